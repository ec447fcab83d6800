/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Thameside wird gebaut …',
  'serve.ready': 'Thameside ist bereit. Öffne es im Browser:',
  'serve.here': '  an diesem Computer   {url}',
  'serve.near': '  in deinem Netz       {url}',
  'serve.stop': 'Strg-C beendet es.',
  'serve.bad-number': '{name} muss eine ganze Zahl von {from} bis {to} sein, nicht „{value}“.',
  'serve.bad-url': '{name} muss eine Adresse sein, die mit {may} beginnt, nicht „{value}“.',
  'serve.bad-choice': '{name} muss einer dieser Werte sein: {may}; nicht „{value}“.',
  'serve.no-data': 'Die Partien lassen sich nicht speichern: {why}',
  'serve.no-port': 'Ab {port} ist kein Port frei: Nenne mit PORT einen anderen.',
  'serve.no-build': 'Der Bau ist fehlgeschlagen: {why}',
} as const;
