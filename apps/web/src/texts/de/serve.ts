/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Thameside wird gebaut …',
  'serve.ready': 'Thameside ist bereit. Öffne es im Browser:',
  'serve.here': '  an diesem Computer   {url}',
  'serve.near': '  in deinem Netz       {url}',
  'serve.stop': 'Strg-C beendet es.',
  'serve.bad-port': 'PORT muss eine ganze Zahl von 0 bis 65535 sein, nicht „{port}“.',
  'serve.no-port': 'Ab {port} ist kein Port frei: Nenne mit PORT einen anderen.',
  'serve.no-build': 'Der Bau ist fehlgeschlagen: {why}',
} as const;
