import { frenchRules, type RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = frenchRules([
  {
    heading: 'Mise en place',
    rules: [
      {
        number: 'F1',
        text: 'Key Flow se joue de 2 à 6 personnes. Les places se suivent dans le sens des aiguilles d’une montre : la place à votre gauche est celle qui suit la vôtre. Chaque personne reçoit au hasard une carte Maison, le début de son village, et a un entrepôt.',
        ruling: null,
      },
      {
        number: 'F2',
        text: 'Du printemps, de l’été et de l’automne, on retire des cartes K au hasard : 6 par saison à 2 ou 3 personnes, 4 à 4, 2 à 5 et 0 à 6. Toutes les cartes marquées pour un plus grand nombre de personnes quittent aussi le jeu. Le reste de chaque saison est mélangé ensemble.',
        ruling: null,
      },
      {
        number: 'F3',
        text: 'Chaque personne reçoit 5 cartes K d’hiver (7 à deux). Elles sont secrètes, et vous pouvez regarder les vôtres à tout moment. Les cartes K d’hiver non distribuées quittent le jeu, de même que les cartes numérotées d’hiver pour un plus grand nombre de personnes.',
        ruling: null,
      },
      {
        number: 'F4',
        text: 'Vous recevez une main de 6 cartes au printemps, 7 en été, 8 en automne et 9 en hiver ; à deux, ce sont 8, 9, 10 et 12 cartes. Chaque distribution tombe juste.',
        ruling: null,
      },
      {
        number: 'F5',
        text: 'Une ressource blanche est d’un type au choix de qui la reçoit, or compris ; une compétence blanche, de n’importe quel type ; « = » veut dire toutes du même type ; « ? » veut dire tirée au hasard. Les keyples sont verts au printemps, jaunes en été, rouges en automne et bleus en hiver.',
        ruling: null,
      },
      {
        number: 'F6',
        text: 'Sont cachés : les mains, les cartes choisies, les cartes K d’hiver, les cartes défaussées et la pile face cachée des tuiles Compétence. Les tuiles Compétence à une face se gardent face cachée : leur nombre est public, leurs types ne sont connus que de qui les détient. Celles à double face sont publiques.',
        ruling: 'Une tuile Compétence payée est montrée. Les marques au dos des cartes ne sont pas montrées.',
      },
    ],
  },
  {
    heading: 'Une saison',
    rules: [
      {
        number: 'F10',
        text: 'Chaque personne choisit en secret une carte de sa main ; le reste est transmis, vers la gauche au printemps et en automne, vers la droite en été et en hiver. Toutes les cartes choisies sont révélées et jouées ensemble ; puis on prend les mains transmises. La dernière carte est jouée, elle aussi.',
        ruling: null,
      },
      {
        number: 'F11',
        text: 'Une carte Keyple s’en tient à la situation d’avant la révélation : sa cible était déjà là, elle utilise l’encart alors découvert, et seules les cartes Keyple des tours précédents occupent une place. Dans votre propre action, chaque étape tient compte de celles qui la précèdent.',
        ruling: null,
      },
      {
        number: 'F12',
        text: 'Avec la règle de compétition, une option de table, seule la carte est secrète. Après la révélation, les personnes qui ont joué une carte Keyple décident l’une après l’autre, dans l’ordre croissant des numéros : la cible, tout ce qui en dépend, ou la défausse. Puis celles qui ont joué une carte Village décident, toutes en même temps. Cela change qui décide en premier, non ce qui est permis.',
        ruling:
          'Sans cette option, vous fixez la place et tout ce qui en dépend en même temps que la carte : votre choix est une seule étape. Il peut changer jusqu’à ce que la dernière personne ait terminé.',
      },
      {
        number: 'F13',
        text: 'Au lieu de jouer la carte choisie, vous pouvez la défausser face cachée contre exactement 1 jeton. Aucun de ses symboles ni de ses encarts n’agit, et elle quitte le jeu sans être vue.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Cartes Village',
    rules: [
      {
        number: 'F20',
        text: 'Une carte avec une route va dans la rangée du haut de votre village, une carte avec une rivière dans la rangée du bas, décalée d’une demi-carte. En comptant par demi-cartes, votre Maison est à 0, les places du haut sont paires et celles du bas impaires. Deux places se touchent si elles diffèrent de 1 (elles se chevauchent à moitié) ou de 2 (voisines dans une rangée). Une carte va sur n’importe quelle place libre de sa rangée qui en touche une occupée. Les trous sont permis et peuvent être comblés plus tard.',
        ruling: null,
      },
      {
        number: 'F21',
        text: 'Un encart au bas d’une carte rapporte aussitôt : les ressources vont sur cette carte, les tuiles Compétence à vous. Une compétence précise se prend parmi les tuiles à double face ; s’il n’en reste pas, vous ne recevez rien. Un « ? » se tire de la pile face cachée.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Cartes Keyple',
    rules: [
      {
        number: 'F30',
        text: 'Vous placez une carte Keyple au-dessus d’une carte d’une rangée du haut qui peut être activée : dans votre village (flèche vers le bas), dans celui de gauche (flèche à gauche) ou dans celui de droite (flèche à droite). Une carte peut être activée si son encart découvert le plus haut donne du transport, des améliorations, un gain ou un échange. C’est le cas des cartes Maison.',
        ruling: null,
      },
      {
        number: 'F31',
        text: 'À deux, la flèche à gauche atteint les places du village adverse au-dessous de 0, vues par votre adversaire, et la flèche à droite celles au-dessus de 0.',
        ruling: 'Ni l’une ni l’autre n’atteint la Maison adverse.',
      },
      {
        number: 'F32',
        text: 'Une carte à 1 keyple demande une carte sans carte Keyple, une carte à 2 keyples une carte qui en porte au plus une, une carte à 3 keyples une carte qui en porte au plus deux. On compte les cartes, non les keyples.',
        ruling: null,
      },
      {
        number: 'F33',
        text: 'Des jetons augmentent les keyples de la carte que vous venez de jouer, jusqu’à 3 au plus. Un symbole Jeton rapporte 1 jeton à qui a joué la carte, et ce jeton peut servir sur cette carte même.',
        ruling:
          'On pose exactement autant de jetons qu’il en faut. Seuls peuvent payer les jetons que vous aviez avant la révélation et le symbole de la carte elle-même. Les jetons ne changent jamais les keyples imprimés pour le décompte.',
      },
      {
        number: 'F34',
        text: 'Votre action est celle de l’encart découvert le plus haut, en tout ou en partie. Les ressources vont sur cette carte si elle est dans votre village, sinon sur votre Maison. Les tuiles Compétence et les jetons vous reviennent.',
        ruling:
          'Vous pouvez placer une carte même si son action est impossible ; elle occupe quand même, compte comme une utilisation et rapporte son symbole. Les personnes qui utilisent le même bâtiment au même tour ont chacune l’action entière, et toutes leurs cartes restent.',
      },
      {
        number: 'F35',
        text: 'Une carte Keyple reste au village où elle a été jouée. Vous pouvez regarder votre entrepôt entre les saisons, mais pas pendant une saison.',
        ruling:
          'À la fin de la saison, la carte va sous l’entrepôt de ce village. Tant qu’une saison dure, rien de ce qui est montré, ni score ni indication d’avancement, n’utilise les entrepôts, sauf avec l’option des entrepôts ouverts.',
      },
    ],
  },
  {
    heading: 'Transport et améliorations',
    rules: [
      {
        number: 'F40',
        text: 'Le transport et les améliorations se font dans votre village, quelle que soit la carte qui les donne. Chaque point de transport déplace une ressource vers une carte qui touche la sienne, par les routes et les rivières. Les points peuvent être répartis entre plusieurs ressources, et rien n’oblige à les utiliser.',
        ruling: 'Vous pouvez alterner les deux dans n’importe quel ordre. Un trou barre le passage.',
      },
      {
        number: 'F41',
        text: 'Chaque symbole d’amélioration améliore un bâtiment, ou retourne gratuitement une tuile Amélioration sur sa face à 1 point. Une tuile n’est retournée qu’une fois.',
        ruling: null,
      },
      {
        number: 'F42',
        text: 'Vous pouvez améliorer une carte qui a au moins deux encarts découverts. Vous payez le coût entre les deux plus hauts : des ressources posées sur cette carte et des tuiles Compétence à vous. Une tuile Amélioration recouvre alors l’encart découvert le plus haut, face sans point visible. L’or peut remplacer le fer, la pierre ou le bois, mais non l’inverse. « Au choix », dans un coût, désigne une ressource de n’importe quel type, or compris, ou une tuile Compétence de n’importe quel type, selon le symbole.',
        ruling:
          'Deux symboles peuvent améliorer deux fois un même bâtiment, ou poser une tuile et la retourner dans la même action.',
      },
      {
        number: 'F43',
        text: 'Les ressources payées retournent à la réserve. Les tuiles Compétence à une face sont mélangées à la pile face cachée ; celles à double face retournent à leur propre réserve.',
        ruling: null,
      },
      {
        number: 'F44',
        text: 'Lors d’une révélation, plusieurs tuiles peuvent être tirées de la pile.',
        ruling:
          'D’abord, toutes les tuiles payées y sont mélangées. Puis chaque personne tire, dans l’ordre des places, en commençant par celle qui est le reste du numéro du tour divisé par le nombre de personnes. Une pile vide ne donne rien.',
      },
    ],
  },
  {
    heading: 'Bateaux',
    rules: [
      {
        number: 'F45',
        text: 'Les bateaux sont dans la rangée du bas et ne sont jamais activés. Leur pouvoir agit dès le tour qui suit leur placement.',
        ruling: null,
      },
      {
        number: 'F46',
        text: 'Brainwave : vous jouez les cartes qui montrent 1 keyple et un symbole Jeton, ou 2 keyples, comme si elles avaient les trois flèches.',
        ruling: null,
      },
      {
        number: 'F47',
        text: 'Flipper : chaque fois que vous retournez une tuile Amélioration, 1 or est posé aussitôt sur la carte qui la porte.',
        ruling: null,
      },
      {
        number: 'F48',
        text: 'Keyflower : quand vous améliorez, toute ressource en remplace une autre, une pour une.',
        ruling: null,
      },
      {
        number: 'F49',
        text: 'Keymelequin : chacun de vos keyples verts peut compter comme jaune, et chaque jaune comme vert. Mansfield Ark : de même pour les cochons et les moutons. Pour départager, on compte les symboles imprimés.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Après la dernière carte d’une saison',
    rules: [
      {
        number: 'F50',
        text: 'Vous pouvez utiliser des jetons pour des actions supplémentaires dans votre village, sur des cartes qui peuvent être activées : 1 jeton si la carte n’a servi aucune fois ou une fois cette saison, 2 si elle a servi deux fois ; à partir de trois fois, c’est exclu. Les utilisations par des cartes et par des jetons comptent de même ; les jetons posés sur des cartes Keyple ne comptent pas. Les cartes et les améliorations de cette saison peuvent servir, et les jetons gagnés peuvent être dépensés à leur tour.',
        ruling:
          'Tout le monde le fait en même temps. On tire les tuiles dans l’ordre d’arrivée, et ce qui précède un tirage ne peut plus être annulé. Cela se fait aussi en hiver, avant le décompte.',
      },
      {
        number: 'F51',
        text: 'Les jetons utilisés retournent à la réserve, et les cartes Keyple vont sous les entrepôts (F35).',
        ruling: null,
      },
      {
        number: 'F52',
        text: 'À la fin de l’automne, après F51, chaque personne choisit en secret une de ses cartes K d’hiver et une place pour elle. Toutes sont révélées et placées ; vous ne pouvez pas défausser la vôtre contre un jeton. Les autres sont mélangées avec les cartes numérotées d’hiver et distribuées.',
        ruling: null,
      },
      {
        number: 'F53',
        text: 'Les cartes Village d’hiver, les cinq cartes d’automne à double amélioration et les cartes de la rangée du bas ne peuvent pas être activées.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Fin et décompte',
    rules: [
      {
        number: 'F60',
        text: 'L’encart découvert le plus haut de chaque carte rapporte ses points, et une tuile Amélioration retournée en rapporte 1.',
        ruling: null,
      },
      {
        number: 'F61',
        text: 'Les cartes de stockage (Grange, Forgeron, Dépôt de pierre et Dépôt de bois) rapportent des points pour des lots de ressources posées sur elles, selon votre répartition. Une ressource qui compte là ne compte nulle part ailleurs ; une ressource qui s’y trouve sans compter peut être attribuée ailleurs. L’or peut remplacer le fer, la pierre ou le bois.',
        ruling: null,
      },
      {
        number: 'F62',
        text: 'Les cartes d’hiver rapportent des points pour ce qui leur est attribué, où que ce soit. Chaque chose va à une seule carte de décompte. Les ressources, les tuiles Compétence et les jetons non utilisés s’attribuent un par un. Une carte s’attribue une seule fois au plus, avec tous ses symboles d’une même sorte : ses keyples, ses animaux, son transport, le fait d’être un bateau ou le fait d’être une carte Keyple ; ce qui est en trop est perdu. Être attribuée n’ôte jamais à une carte ses propres points, son décompte, son stockage ou son pouvoir, et une carte peut être attribuée à elle-même (la vache de la Laiterie). Seuls les symboles d’animaux comptent ; l’animal dessiné sur Carried Away, Ianvincible et Sea Bastion ne compte jamais.',
        ruling: null,
      },
      {
        number: 'F63',
        text: 'Le transport d’une carte est le nombre de son encart découvert le plus haut.',
        ruling: null,
      },
      {
        number: 'F64',
        text: 'L’or qui ne compte pas autrement rapporte 1 point, où qu’il soit.',
        ruling: null,
      },
      {
        number: 'F65',
        text: 'Le programme trouve la meilleure répartition pour chaque personne ; elle vaut tant que vous ne changez pas la vôtre.',
        ruling: null,
      },
      {
        number: 'F66',
        text: 'Le plus grand nombre de points l’emporte. À égalité, c’est le plus de cochons, puis le plus de vaches, en comptant tous les symboles du village et de l’entrepôt. Si l’égalité demeure, la place est partagée.',
        ruling: null,
      },
      {
        number: 'F67',
        text: 'Les ressources ne manquent jamais : 12 tuiles multi-ressources y suppléent. Les 45 tuiles Amélioration correspondent aux 45 encarts qui peuvent être recouverts.',
        ruling: 'Les jetons sont illimités.',
      },
    ],
  },
  {
    heading: 'Sortes de décompte',
    rules: [
      {
        number: 'F70',
        text: 'Lots : des points par lot complet. Le fer, la pierre et le bois acceptent l’or, l’or seulement l’or ; une ressource, une compétence ou un animal est de n’importe quel type ; un jeton est un jeton non utilisé ; une carte à jeton est une carte Keyple avec un symbole Jeton ; une couleur est un keyple de cette couleur.',
        ruling: null,
      },
      {
        number: 'F71',
        text: 'Somme : les deux parties rapportent des points, et une chose ne sert qu’à une partie.',
        ruling: null,
      },
      {
        number: 'F72',
        text: 'Paliers d’animaux : le plus haut palier atteint, une fois.',
        ruling: null,
      },
      {
        number: 'F73',
        text: 'Bateaux : les points du tableau pour le nombre de bateaux attribués, y compris la carte elle-même si elle l’est.',
        ruling: null,
      },
      {
        number: 'F74',
        text: 'Transport et bateaux : 1 point par transport des cartes attribuées, et 2 par bateau.',
        ruling: null,
      },
      {
        number: 'F75',
        text: 'Une couleur, un type de compétence : vous en nommez un, et lui seul compte.',
        ruling: null,
      },
      {
        number: 'F76',
        text: 'Cartes Keyple : des points par carte attribuée qui montre exactement ce nombre de keyples imprimés.',
        ruling: null,
      },
      {
        number: 'F77',
        text: 'Moulin à vent : tous ses lots valent ce qu’indique son encart découvert le plus haut.',
        ruling: null,
      },
    ],
  },
]);
