import type { LONDON as ENGLISH } from '../en/london.ts';

export const LONDON: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'london.letter.brown': 'M',
  'london.letter.blue': 'B',
  'london.letter.pink': 'R',
  'london.letter.grey': 'G',

  'london.regions': 'Parties de la table',
  'london.region.table': 'Table',
  'london.region.hand': 'Main',
  'london.region.run': 'Ordre',
  'london.region.land': 'Terrains',
  'london.region.city': 'Ville',
  'london.region.others': 'Autres',
  'london.region.ledger': 'Comptes',

  'london.land': 'Quartiers à vendre',
  'london.land.left': 'encore {n|# quartier|# quartiers} à venir',
  'london.falls.now': 'Le plateau est plein : à la prochaine défausse, la rangée du bas quitte le jeu.',
  'london.falls.later':
    'La rangée du bas quittera le jeu dès que {n|cette case libre sera prise|ces # cases libres seront prises}.',
  'london.last': 'encore {n|un tour|# tours} après celui-ci',
  'london.looked': 'Du dessus de la pioche',
  'london.aside': 'Cartes Action jouées',

  'london.label.in-row': '{row} : {card}',
  'london.label.stack': 'Pile {n}',
  'london.label.covers': 'recouvre {n|une carte|# cartes}',
  'london.label.coins': '{n|# livre|# livres} dessus',
  'london.label.activated': 'activée ce tour-ci',
  'london.label.placed': 'posée ce tour-ci',
  'london.label.down': '{card}, face cachée',
  'london.label.down-unknown': 'carte face cachée',
  'london.label.covered': 'Recouvert : {borough}',

  'london.city.mine': 'Ma ville',
  'london.city.of': 'Ville de {name}',
  'london.city.show': 'Voir cette ville',
  'london.city.back': 'Revenir à ma ville',
  'london.city.empty': 'Rien n’est encore construit.',
  'london.city.bare': 'rien de construit',
  'london.boroughs': '{n|# quartier|# quartiers}',
  'london.boroughs.none': 'Pas encore de terrain.',
  'london.borough-due': 'Ce quartier doit encore agir pendant cette reconstruction.',
  'london.river': '{n} au bord du fleuve',
  'london.others': 'Les autres',
  'london.victim': 'Pauvreté pour {name}',
  'london.gauges': 'Prestige, argent, pauvreté, emprunts, cartes en main',
  'london.hand-size': '{n|# carte|# cartes} en main',

  'london.hand': 'Ma main',
  'london.hand.limit': '{n} sur {most}',
  'london.sort': 'Trier la main. Pour l’instant : {how}',
  'london.sort.colour': 'Par couleur',
  'london.sort.cost': 'Par coût',
  'london.sort.drawn': 'Dans l’ordre de pioche',
  'london.choices': 'Ce que vous pouvez faire',
  'london.plan.back': 'Un pas en arrière',
  'london.plan.drop': 'Laisser tomber',
  'london.feeding': '{name} pourra prendre la carte {card} sur le plateau.',
  'london.feeding.falls': 'Quittent le jeu : {cards}.',
  'london.panel.under': 'En dessous : {cards}.',

  'london.poverty': 'Pauvreté',
  'london.poverty.all': 'Pauvreté de tout le monde : points et cartes en main',
  'london.poverty.count': '{tokens} + {hand}',
  'london.poverty.left':
    '{least|# point remis|# points remis}, il en reste {left} : {cost} de prestige si la partie finissait maintenant.',
  'london.poverty.next': 'Un de plus : {next}.',
  'london.loans': '{n|# emprunt|# emprunts}',
  'london.loans.none':
    'Aucun. Chacun apporte 1 point de pauvreté à chaque reconstruction et coûte {each} livres à rembourser, ou {penalty} de prestige à la fin.',
  'london.loans.run': '{n|# point|# points} de pauvreté à chaque reconstruction',
  'london.loans.repay': '{each} livres pour chacun, {all} livres en tout',
  'london.loans.end': '{lost} de prestige pour ce qui reste impayé',

  'london.run.order': 'Ordre des activations',
  'london.run.earlier': 'Plus tôt : {card}',
  'london.run.later': 'Plus tard : {card}',
  'london.run.drop': 'Laisser de côté : {card}',
  'london.run.take': 'Reprendre : {card}',
  'london.run.mine': 'Cet ordre rapporte',
  'london.run.next': 'Activer la carte {card}',
  'london.run.all': '{n|L’activer|Activer les # dans cet ordre}',
  'london.run.poverty':
    '{stacks|# pile|# piles}, {loans|# emprunt|# emprunts}, {hand|# carte|# cartes} en main : {n|# point|# points} de pauvreté',
  'london.run.loans': 'avec {n|un emprunt|# emprunts}',

  'london.danger.run-idle':
    '{n|Une carte pourrait|# cartes pourraient} encore être {n|activée|activées}. Terminer quand même ?',
  'london.danger.coins':
    'Il y a {n|# livre|# livres} sur la carte que vous recouvririez : cet argent serait perdu. La recouvrir quand même ?',
  'london.danger.loans':
    'Votre argent n’y suffit pas : vous feriez {loans|un emprunt|# emprunts}. Payer quand même ?',

  'london.source.play': 'Prestige en cours de partie',
  'london.source.cards': 'Cartes Ville',
  'london.source.money': 'Argent',
  'london.source.loans': 'Emprunts',
  'london.source.poverty': 'Pauvreté',
  'london.chapter.start': 'La ville renaît',
  'london.chapter.last': 'Derniers tours',

  'london.street': 'Une rue de Londres à travers le temps',
  'london.street.about':
    'Les villes telles qu’elles sont à la fin, cartes recouvertes et cachées comprises : de l’incendie aux quais de la Tamise.',
  'london.street.svg': 'Enregistrer en SVG',
  'london.street.png': 'Enregistrer en PNG',
  'london.street.of': '{name} : {n} de prestige',
  'london.street.title': 'Londres reconstruite',
};
