import { frenchRules, type RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = frenchRules([
  {
    heading: 'Mise en place',
    rules: [
      {
        number: 'L1',
        text: 'London se joue de 2 à 4 personnes. Vous commencez avec 5 livres, 0 point de prestige, 0 point de pauvreté et aucun emprunt.',
        ruling: null,
      },
      {
        number: 'L2',
        text: 'Les cartes Ville sont triées en trois paquets, A, B et C, et chaque paquet est mélangé. Dans la pioche, A repose sur B, et B sur C. Chaque personne reçoit 6 cartes.',
        ruling: null,
      },
      {
        number: 'L3',
        text: 'Les trois quartiers de départ, City, Westminster et Southwark & Bermondsey, sont face visible. Les 17 autres sont mélangés et posés face cachée.',
        ruling: null,
      },
      {
        number: 'L4',
        text: 'Le plateau de développement a deux rangées : de 3 cases à 2 personnes, de 4 cases à 3, de 5 cases à 4. Il est vide au début de la partie.',
        ruling: null,
      },
      {
        number: 'L5',
        text: 'On joue dans le sens des aiguilles d’une montre.',
        ruling: 'Le sort ou une option de table décide qui commence.',
      },
      {
        number: 'L6',
        text: 'Sont cachés : les mains, les pioches et les cartes Ville recouvertes ou face cachée. Le nombre de cartes d’une main, d’une pioche ou d’une pile est visible par tout le monde.',
        ruling: 'Vous voyez vos propres cartes recouvertes ou retournées ; les autres ne les voient pas.',
      },
      {
        number: 'L7',
        text: 'L’argent, les emprunts et la pauvreté viennent de la réserve.',
        ruling: 'La réserve est illimitée.',
      },
    ],
  },
  {
    heading: 'Piocher et défausser',
    rules: [
      {
        number: 'L10',
        text: 'Vous piochez n’importe quelle carte du plateau de développement, ou la première carte de la pioche. Plusieurs cartes se piochent une par une, et vous choisissez de nouveau après chacune. Les cartes défaussées pendant ce tour peuvent aussi être prises.',
        ruling: null,
      },
      {
        number: 'L11',
        text: 'Une carte défaussée va sur une case libre de la rangée du haut ou, à défaut, de la rangée du bas. Si les deux rangées sont pleines, les cartes de la rangée du bas quittent le jeu, celles du haut descendent, et la carte va dans la rangée du haut. Si vous défaussez plusieurs cartes, vous le faites une par une, dans l’ordre de votre choix.',
        ruling: null,
      },
      {
        number: 'L12',
        text: 'Si vous avez plus de neuf cartes en main à la fin de votre tour, vous en défaussez jusqu’à en avoir neuf. C’est la dernière étape du tour.',
        ruling: null,
      },
      {
        number: 'L13',
        text: 'Vous piochez autant de cartes qu’il est indiqué.',
        ruling:
          'Vous devez piocher tant qu’il reste une carte à prendre, sauf si une carte dit que vous pouvez le faire. Si la pioche et le plateau de développement sont vides, on ne pioche pas.',
      },
    ],
  },
  {
    heading: 'Votre tour',
    rules: [
      {
        number: 'L20',
        text: 'Au début de votre tour, vous pouvez rembourser des emprunts, pour 15 livres chacun.',
        ruling: null,
      },
      {
        number: 'L21',
        text: 'Ensuite, vous piochez une carte Ville et faites exactement une action : développer la ville, acheter un terrain, gérer la ville ou piocher trois cartes.',
        ruling: null,
      },
      {
        number: 'L22',
        text: 'À tout moment de votre tour, vous pouvez contracter autant d’emprunts de 10 livres que vous le souhaitez. Si vous devez payer et ne le pouvez pas, vous devez en contracter jusqu’à pouvoir le faire. Rien ne vous oblige à choisir ce que vous ne pouvez pas payer.',
        ruling: null,
      },
      {
        number: 'L23',
        text: 'Certaines capacités s’utilisent pendant votre tour, et parfois une seule fois.',
        ruling:
          'Vous pouvez les utiliser, comme emprunter, entre deux étapes quelconques de votre tour, après L20 et avant L12. « Une fois » vaut pour chaque carte séparément. L’emprunt n’est pas proposé là où il n’y a plus rien à payer : en piochant, et à la fin du tour, à moins qu’il ne reste une capacité ou que la Banque d’Angleterre soit visible.',
      },
      {
        number: 'L24',
        text: 'Ce que votre argent ne couvre pas, vous pouvez le payer en empruntant.',
        ruling:
          'L’argent n’est donc jamais un motif de refus : un choix coûteux est proposé avec le nombre d’emprunts qu’il demande.',
      },
    ],
  },
  {
    heading: 'Développer la ville',
    rules: [
      {
        number: 'L30',
        text: 'Vous jouez une ou plusieurs cartes de votre main, une par une. Pour chacune, vous défaussez d’abord une carte de la même couleur de votre main, et vous payez le coût additionnel.',
        ruling: null,
      },
      {
        number: 'L31',
        text: 'La carte commence une nouvelle pile, ou vous la posez sur la carte du dessus d’une de vos piles, que celle-ci soit face visible ou face cachée. Elle ne va jamais sur une carte posée pendant ce tour. Des cartes identiques peuvent se trouver dans la même zone de construction, et chacune fonctionne.',
        ruling: null,
      },
      {
        number: 'L32',
        text: 'Une capacité permanente agit dès que sa carte est face visible au sommet d’une pile, et cesse quand la carte est recouverte ou retournée. Tout le reste d’une carte n’agit que lorsque vous gérez la ville, à un tour ultérieur.',
        ruling: null,
      },
      {
        number: 'L33',
        text: 'Les indigents, les onze cartes grises, ne peuvent être ni construits, ni défaussés pour construire une autre carte, sauf si une carte le dit. Ils ne quittent une main que par la capacité d’une carte, comme coût d’activation ou selon L12.',
        ruling: null,
      },
      {
        number: 'L34',
        text: 'Les quatre cartes Action ne se jouent que lorsque vous développez la ville. Elles ne demandent aucune défausse et n’entrent jamais dans la zone de construction. Une carte Action jouée est mise de côté ; quand l’action est terminée, elle va sur le plateau de développement comme une carte défaussée. En main, c’est aussi une carte ordinaire de sa couleur.',
        ruling: 'Jouer seulement une carte Action est une façon permise de développer la ville.',
      },
      {
        number: 'L35',
        text: 'Si vous n’avez aucune carte que vous puissiez jouer selon les règles, vous ne pouvez pas choisir de développer la ville.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Acheter un terrain',
    rules: [
      {
        number: 'L40',
        text: 'Vous payez l’un des trois quartiers face visible et le posez sur vos propres quartiers. Sa place est aussitôt remplie, puis vous recevez le bénéfice ; les cartes se piochent selon L10.',
        ruling:
          'Quand la pioche des quartiers est vide, la place reste vide. S’il n’y a plus de quartier, vous ne pouvez pas choisir cette action.',
      },
      {
        number: 'L41',
        text: 'Les quartiers recouverts comptent toujours pour leur rive, pour leur situation au bord du fleuve et pour le nombre de vos quartiers. Seuls agissent la capacité et l’effet de gestion du quartier du dessus, ceux d’un nouveau quartier aussitôt.',
        ruling: null,
      },
      {
        number: 'L42',
        text: 'Si vous devez perdre plus de pauvreté que vous n’en avez, vous la perdez toute ; le reste est sans effet.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Gérer la ville',
    rules: [
      {
        number: 'L50',
        text: 'Vous activez des cartes face visible au sommet de vos piles, dans l’ordre de votre choix, chacune une fois par tour au plus. Pour chacune, vous payez le coût d’activation : de l’argent, ou une carte de votre main, de n’importe quelle couleur sauf si la carte en nomme une ; un indigent convient. Vous appliquez ensuite tout l’effet, dans l’ordre de votre choix, et retournez la carte si elle porte le symbole de retournement.',
        ruling: null,
      },
      {
        number: 'L51',
        text: 'Si votre quartier du dessus a un effet de gestion, vous devez l’activer pendant la gestion, une fois, au moment de votre choix. Un quartier n’est jamais retourné.',
        ruling: null,
      },
      {
        number: 'L52',
        text: 'Certaines cartes font payer les autres, ou leur prennent de l’argent.',
        ruling:
          'Un paiement qu’exige la carte d’une autre personne (Pompiers) relève de L22 : qui n’a pas assez contracte des emprunts. Une carte qui prend de l’argent (Lloyds of London) prend ce qu’il y a et n’oblige jamais à emprunter.',
      },
      {
        number: 'L53',
        text: 'Quand vous avez fini d’activer, vous prenez 1 point de pauvreté par pile, par emprunt de 10 livres et par carte en main.',
        ruling: null,
      },
      {
        number: 'L54',
        text: 'Rien ne vous oblige à activer une carte Ville.',
        ruling:
          'Gérer la ville est toujours permis. Une carte sans effet de gestion ne peut pas être activée.',
      },
    ],
  },
  {
    heading: 'Piocher trois cartes',
    rules: [
      {
        number: 'L60',
        text: 'Vous piochez exactement trois cartes selon L10, ou toutes celles qui restent s’il y en a moins.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Fin de la partie',
    rules: [
      {
        number: 'L70',
        text: 'La première fois que la pioche des cartes Ville est vide à la fin d’un tour, peu importe comment elle s’est vidée, chacune des autres personnes joue encore un tour complet, dans l’ordre. Puis la partie prend fin.',
        ruling: null,
      },
      {
        number: 'L71',
        text: 'Le décompte se fait dans cet ordre. Vous prenez 1 point de pauvreté par carte en main, et ces cartes quittent le jeu. Vous gagnez le prestige de fin de partie de toutes les cartes Ville de votre zone de construction, y compris recouvertes ou face cachée. Vous remboursez vos emprunts à 15 livres chacun, dans la mesure de votre argent. Vous gagnez 1 point de prestige par lot complet de 3 livres et en perdez 7 par emprunt non remboursé. Tout le monde se défait d’autant de pauvreté qu’en a la personne qui en a le moins. Ce qui reste coûte du prestige selon le tableau (L72).',
        ruling: null,
      },
      {
        number: 'L72',
        text: 'Le tableau de la pauvreté : 1 ou 2 points coûtent 1 point de prestige, 3 en coûtent 2, 4 en coûtent 3, 5 en coûtent 5, 6 en coûtent 7, 7 en coûtent 9, 8 en coûtent 11, 9 en coûtent 13 et 10 en coûtent 15 ; chaque point au-delà de 10 en coûte encore 3.',
        ruling: null,
      },
      {
        number: 'L73',
        text: 'Le plus de prestige l’emporte. À égalité, c’est le moins de pauvreté (comptée après les cartes en main de L71), puis le plus de quartiers, puis la carte Ville qui, à elle seule, a le plus de prestige dans la zone de construction, y compris recouverte ou face cachée.',
        ruling: 'Si l’égalité demeure, la place est partagée.',
      },
      {
        number: 'L74',
        text: 'Votre total est ce qui reste après L71.',
        ruling: 'Il peut être négatif.',
      },
      {
        number: 'L75',
        text: 'Le décompte porte sur ce que vous avez quand la partie prend fin.',
        ruling:
          'On ne contracte pas d’emprunt pendant le décompte, et rembourser y est obligatoire. L’argent qui se trouve encore sur des Boutiques ne compte pas, et les Pubs n’aident pas.',
      },
    ],
  },
  {
    heading: 'Les cartes en détail',
    rules: [
      {
        number: 'L80',
        text: 'École : quand vous défaussez une carte de votre main pour sa couleur, vous pouvez payer 1 livre, et elle compte pour n’importe quelle couleur.',
        ruling: 'Cela ne vaut jamais pour un indigent. Vous pouvez le faire autant de fois que vous voulez.',
      },
      {
        number: 'L81',
        text: 'Café : sa construction ne demande aucune défausse. Quand vous l’activez, vous posez dessus, face visible et sans défausse, une carte marron, bleue ou rose du plateau de développement, mais pas une carte Action.',
        ruling:
          'Vous payez le coût additionnel de cette carte. S’il n’y en a aucune, il ne se passe rien. Sa capacité permanente agit aussitôt, mais elle n’est pas activée pendant ce tour.',
      },
      {
        number: 'L82',
        text: 'Wren : vous le mettez de côté (L34) et jouez aussitôt une ou deux cartes de votre main sans défausse, en payant leurs coûts additionnels.',
        ruling: 'Elles se posent selon L31. Si vous n’avez rien à jouer, vous ne pouvez pas le jouer.',
      },
      {
        number: 'L83',
        text: 'Hôpital : quand une autre carte devrait être retournée après son activation, vous pouvez retourner à sa place un Hôpital face visible. La carte épargnée n’est pas activée de nouveau pendant ce tour.',
        ruling:
          'Ce retournement est l’activation de l’Hôpital. Le retournement d’un Hôpital ne se remplace pas, et un Hôpital posé pendant ce tour ne convient pas.',
      },
      {
        number: 'L84',
        text: 'Boutiques : chaque carte Ville que vous ajoutez ensuite à votre zone de construction met 1 livre sur chacune de vos cartes Boutiques face visible au sommet d’une pile.',
        ruling:
          'Les quartiers, les cartes Action et la carte qui recouvre les Boutiques ne comptent pas. L’argent est perdu quand elles sont recouvertes. Épargnées par un Hôpital, elles repartent de 0 livre.',
      },
      {
        number: 'L85',
        text: 'Bourse, et Islington & Stoke Newington : une fois pendant votre tour, vous pouvez échanger une carte de votre main avec une carte du plateau de développement.',
        ruling:
          'Les deux cartes échangent leurs places ; ce n’est ni une pioche ni une défausse. Les indigents aussi peuvent être échangés.',
      },
      {
        number: 'L86',
        text: 'Université de Londres : pour la première pioche du début de votre tour, vous regardez les trois premières cartes de la pioche. Vous en prenez une, ou une du plateau de développement ; les autres retournent sur la pioche dans l’ordre de votre choix.',
        ruling: 'S’il y en a moins de trois, vous regardez celles-là.',
      },
      {
        number: 'L87',
        text: 'Parlement : au début de votre tour, vous piochez 0, 1 ou 2 cartes. Wandsworth : vous pouvez alors en piocher une de plus.',
        ruling: 'Vous décidez après chaque carte.',
      },
      {
        number: 'L88',
        text: 'Whitehall : vous activez une autre carte Ville une deuxième fois sans son coût en cartes ; un coût en argent se paie.',
        ruling:
          'Ce doit être une carte activée pendant ce tour et toujours au sommet de sa pile, même si elle a alors été retournée, et pas un Hôpital. Ensuite, elle est face cachée si elle porte le symbole de retournement. S’il n’y en a aucune, il ne se passe rien.',
      },
      {
        number: 'L89',
        text: 'Lloyds of London : chacune des autres personnes vous donne 2 livres.',
        ruling: 'Qui a moins donne tout son argent.',
      },
      {
        number: 'L90',
        text: 'Banque d’Angleterre : un emprunt vous rapporte 12 livres.',
        ruling: 'Pour tout le reste, c’est un emprunt de 10 livres.',
      },
      {
        number: 'L91',
        text: 'Police et Fleet Street donnent de la pauvreté à une personne de votre choix.',
        ruling:
          'Vous choisissez quelqu’un d’autre que vous. Si vous n’avez pas de pauvreté, Police n’en donne pas, et vous gagnez quand même son prestige.',
      },
      {
        number: 'L92',
        text: 'Prison de Brixton, Prison de Millbank et Maison de travail vous font défausser des cartes quand vous les activez.',
        ruling:
          'Vous pouvez n’en défausser aucune. L’argent et le prestige viennent même si vous n’avez pas de pauvreté à perdre. Ces défausses sont des effets, non des coûts en cartes.',
      },
      {
        number: 'L93',
        text: 'Pont, Tower Bridge et Hôtels particuliers comptent des cartes de votre zone de construction par couleur.',
        ruling:
          'Comptent les cartes qui, à ce moment-là, sont face visible et non recouvertes, selon leur couleur imprimée.',
      },
      {
        number: 'L94',
        text: 'Exposition universelle : pour l’activer, vous défaussez une carte bleue.',
        ruling: 'Une carte qui compte pour bleue selon L80 convient, mais jamais un indigent.',
      },
      {
        number: 'L95',
        text: 'Lambeth : une fois pendant votre tour, vous pouvez payer 2 livres pour perdre 1 point de pauvreté.',
        ruling: 'Il vous faut 1 point de pauvreté. Vous pouvez le faire aussi après L53.',
      },
    ],
  },
]);
