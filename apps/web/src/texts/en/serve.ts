/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Thameside is being built …',
  'serve.ready': 'Thameside is ready. Open it in your browser:',
  'serve.here': '  on this computer   {url}',
  'serve.near': '  in your network    {url}',
  'serve.stop': 'Ctrl-C stops it.',
  'serve.bad-number': '{name} must be a whole number from {from} to {to}, not “{value}”.',
  'serve.bad-url': '{name} must be an address that begins with {may}, not “{value}”.',
  'serve.bad-choice': '{name} must be one of these: {may}; not “{value}”.',
  'serve.no-data': 'What is played cannot be kept: {why}',
  'serve.no-port': 'No free port was found from {port} on: name another one with PORT.',
  'serve.no-build': 'The build failed: {why}',
} as const;
