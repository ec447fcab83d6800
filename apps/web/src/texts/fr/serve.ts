/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Construction de Thameside …',
  'serve.ready': 'Thameside est prêt. Ouvrez-le dans votre navigateur :',
  'serve.here': '  sur cet ordinateur     {url}',
  'serve.near': '  dans votre réseau      {url}',
  'serve.stop': 'Ctrl-C l’arrête.',
  'serve.bad-port': 'PORT doit être un nombre entier de 0 à 65535, et non « {port} ».',
  'serve.no-port': 'Aucun port libre à partir de {port} : indiquez-en un autre avec PORT.',
  'serve.no-build': 'La construction a échoué : {why}',
} as const;
