/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Thameside is being built …',
  'serve.ready': 'Thameside is ready. Open it in your browser:',
  'serve.here': '  on this computer   {url}',
  'serve.near': '  in your network    {url}',
  'serve.stop': 'Ctrl-C stops it.',
  'serve.bad-port': 'PORT must be a whole number from 0 to 65535, not “{port}”.',
  'serve.no-port': 'No free port was found from {port} on: name another one with PORT.',
  'serve.no-build': 'The build failed: {why}',
} as const;
