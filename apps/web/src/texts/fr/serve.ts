/** For the terminal: what `npm start` says. Not part of the page. */
export const SERVE = {
  'serve.building': 'Construction de Thameside …',
  'serve.ready': 'Thameside est prêt. Ouvrez-le dans votre navigateur :',
  'serve.here': '  sur cet ordinateur     {url}',
  'serve.near': '  dans votre réseau      {url}',
  'serve.stop': 'Ctrl-C l’arrête.',
  'serve.bad-number': '{name} doit être un nombre entier de {from} à {to}, et non « {value} ».',
  'serve.bad-url': '{name} doit être une adresse qui commence par {may}, et non « {value} ».',
  'serve.bad-choice': '{name} doit être l’une de ces valeurs : {may} ; et non « {value} ».',
  'serve.no-data': 'Impossible d’enregistrer les parties : {why}',
  'serve.no-port': 'Aucun port libre à partir de {port} : indiquez-en un autre avec PORT.',
  'serve.no-build': 'La construction a échoué : {why}',
} as const;
