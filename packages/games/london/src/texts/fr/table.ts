import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'outline.turn': 'C’est à {seat:seat}',
  'outline.over': 'La partie est terminée',
  'outline.last': 'C’est le dernier tour',
  'outline.last-turns': 'La pioche est épuisée : encore {n|# tour|# tours} après celui-ci',
  'outline.looked': 'Vous regardez le dessus de la pioche : {cards}',
  'outline.looking': '{seat:seat} regarde {n|la première carte|les # premières cartes} de la pioche',

  'outline.board': 'Le plateau de développement',
  'outline.row': '{row:row} : {cards} (libre : {free})',
  'outline.row-empty': '{row:row} : vide (libre : {free})',
  'outline.deck': 'Cartes dans la pioche : {n}',
  'outline.gone': 'Cartes hors du jeu : {n}',
  'outline.aside': 'Jouées et mises de côté : {cards}',
  'outline.playing': 'En route vers la ville : {card}',

  'outline.land': 'Quartiers à vendre',
  'outline.borough-deck': 'Quartiers encore à venir : {n}',

  'outline.player': '{seat:seat}',
  'outline.me': '{seat:seat} (c’est vous)',
  'outline.holdings': '{money}, {prestige}, {poverty}, {loans}',
  'outline.hand': 'Cartes en main : {n}',
  'outline.hand-open': 'Cartes en main : {n} ({cards})',
  'outline.boroughs': 'Quartiers : {boroughs:borough} ; dessus : {top:borough}',
  'outline.no-boroughs': 'Aucun quartier',
  'outline.city': 'Ville de {n|une pile|# piles}',
  'outline.no-city': 'Rien de construit',
  'outline.stack': 'Pile {n} : {card}',
  'outline.stack-down': 'Pile {n} : une carte face cachée',
  'outline.stack-down-open': 'Pile {n} : {card}, face cachée',
  'outline.covered': 'Dessous : {n|# carte|# cartes}',
  'outline.covered-open': 'Dessous : {cards}',
  'outline.coins': 'Dessus : {money}',
  'outline.placed': 'Posée ce tour-ci',
  'outline.activated': 'Activée ce tour-ci',
  'outline.used': 'Pouvoir utilisé ce tour-ci',
  'outline.points': 'Prestige : {points}',
  'outline.points-so-far': 'Prestige si la partie finissait maintenant : {points}',
  'outline.points-in-sight':
    'Prestige si la partie finissait maintenant, d’après ce que tout le monde voit : {points}',
  'outline.score': '{points} : {source}',

  'component.card': 'Type : {kind:kind}, {colour:colour@f}, {set:set}',
  'component.copies': 'Exemplaires dans le jeu : {n}',
  'component.borough': 'Un quartier',
  'component.starter': 'Un quartier à vendre dès le début',

  'does.pauper': 'Ne se construit pas, ni ne se défausse pour construire',
  'does.cost': 'Coût additionnel de construction : {money}',
  'does.free-build': 'Se construit sans défausse',
  'does.fee': 'Coût d’activation : {money}',
  'does.fee-card': 'Coût d’activation : une {card} de votre main',
  'does.run': 'À la reconstruction : {gains}',
  'does.special': 'À la reconstruction : {what}',
  'does.flips': 'Se retourne face cachée une fois activée',
  'does.ongoing': 'Tant qu’elle est visible : {what}',
  'does.action': 'Jouée pendant le développement : {what}',
  'does.end': 'En fin de partie : {prestige}',
  'does.buy': 'Prix : {money}',
  'does.gain': 'À l’achat : {gains}',
  'does.borough-run': 'Quand on reconstruit la ville : {gains}',
  'does.ability': 'Tant qu’il est dessus : {what}',
  'does.place': '{side:side}, {river:river}',

  'does.cover-with-board-card':
    'posez dessus, face visible, une carte marron, bleue ou rose du plateau de développement, à son coût additionnel ; pas de carte Action',
  'does.money-2-per-river-borough': '2 livres pour chacun de vos quartiers au bord du fleuve',
  'does.money-1-per-borough': '1 livre pour chacun de vos quartiers',
  'does.money-2-per-north-borough': '2 livres pour chacun de vos quartiers au nord du fleuve',
  'does.money-2-per-south-borough': '2 livres pour chacun de vos quartiers au sud du fleuve',
  'does.take-stored-money': 'prenez l’argent qui s’y trouve',
  'does.take-2-from-each-other': 'toutes les autres personnes vous donnent 2 livres, ou ce qu’elles ont',
  'does.prestige-1-per-face-up-blue': '1 point de prestige pour chaque carte bleue visible de votre ville',
  'does.money-1-per-brown-in-display': '1 livre pour chaque carte marron visible de votre ville',
  'does.give-1-poverty': 'donnez un de vos points de pauvreté à la personne de votre choix',
  'does.player-takes-2-poverty': 'la personne de votre choix prend 2 points de pauvreté',
  'does.others-pay-1-per-borough':
    'toutes les autres personnes paient 1 livre par quartier qu’elles possèdent',
  'does.discard-up-to-3-for-poverty':
    'défaussez jusqu’à trois cartes de votre main et perdez 1 point de pauvreté pour chacune',
  'does.discard-up-to-3-for-poverty-and-prestige':
    'défaussez jusqu’à trois cartes de votre main : pour chacune, gagnez 1 point de prestige et perdez 1 point de pauvreté',
  'does.hand-counts-no-poverty-this-run':
    'vos cartes en main n’apportent pas de pauvreté à la fin de cette reconstruction',
  'does.activate-a-card-again-free-of-card-cost':
    'activez une deuxième fois une autre carte activée ce tour-ci et toujours au sommet de sa pile, sans son coût en cartes',
  'does.discard-paupers-for-1-and-poverty':
    'défaussez autant de cartes Pauvreté que vous voulez : pour chacune, gagnez 1 livre et perdez 1 point de pauvreté',
  'does.recolour-for-1':
    'une carte défaussée pour sa couleur vaut n’importe quelle couleur si vous payez 1 livre ; pas une carte Pauvreté',
  'does.store-1-per-card-built': '1 livre y est posée pour chaque carte qui entre ensuite dans votre ville',
  'does.swap-with-board-once-per-turn':
    'une fois par tour, échangez une carte de votre main avec une carte du plateau de développement',
  'does.loans-pay-12': 'vos emprunts rapportent 12 livres',
  'does.look-at-three-when-drawing':
    'pour la première carte de votre tour, regardez les trois premières de la pioche et prenez-en une, ou une du plateau ; remettez les autres dans l’ordre de votre choix',
  'does.draw-zero-to-two-at-start': 'au début de votre tour, piochez de zéro à deux cartes, à votre choix',
  'does.draw-two': 'piochez deux cartes',
  'does.build-two-without-discards': 'construisez une ou deux cartes sans défausse, à leur coût additionnel',
  'does.flip-instead':
    'Quand une autre carte devrait se retourner, vous pouvez retourner celle-ci à sa place',
  'does.paupers-count-as-any-colour':
    'quand vous développez, une carte Pauvreté peut se défausser comme une carte de n’importe quelle couleur',
  'does.draw-one-more': 'au début de votre tour, vous pouvez piocher une carte de plus',
  'does.pay-2-remove-1-poverty': 'une fois par tour, payez 2 livres pour perdre 1 point de pauvreté',
};
