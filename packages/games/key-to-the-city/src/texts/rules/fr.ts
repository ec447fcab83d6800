import { frenchRules, type RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = frenchRules([
  {
    heading: 'Mise en place',
    rules: [
      {
        number: 'K1',
        text: 'Key to the City – London se joue de 2 à 6. Chaque personne prend une tuile Maison différente, qui fixe sa couleur. Les places se suivent dans le sens des aiguilles d’une montre.',
        ruling:
          'Les tuiles Maison se choisissent dans l’ordre des places ou sont distribuées au hasard ; seule la couleur les distingue.',
      },
      {
        number: 'K2',
        text: 'La réserve compte 24 connecteurs dans chacune des six couleurs, 24 tuiles Compétence de chacun des trois types et 40 keyples dans chacune des trois couleurs. Tous les keyples vont dans le sac.',
        ruling: null,
      },
      {
        number: 'K3',
        text: 'Vous piochez 10 keyples au hasard et les gardez secrets derrière votre écran.',
        ruling: null,
      },
      {
        number: 'K4',
        text: 'Le sort ou une option de table désigne qui commence. La barge de cette personne part de l’emplacement numéro 1 de la tuile rivière de l’époque 1, Hungerford Bridge ; la place qu’y occupent les autres barges est sans effet.',
        ruling: 'L’emplacement numéro 1 est le plus à droite.',
      },
      {
        number: 'K5',
        text: 'On tire au hasard deux tuiles Routemaster par personne. Elles sont visibles dès le début, mais vous ne pouvez enchérir pour elles qu’à l’époque 4. Les autres quittent le jeu.',
        ruling: null,
      },
      {
        number: 'K6',
        text: 'L’époque 1 apporte les six tuiles époque 1 et des tuiles Construction tirées au hasard : 4 à deux, 5 à trois, 6 à quatre, cinq ou six.',
        ruling: null,
      },
      {
        number: 'K7',
        text: 'L’époque 2 apporte les six tuiles époque 2 et encore autant de tuiles Construction, tirées au hasard parmi celles qui restent. L’époque 3 en apporte le même nombre, déjà améliorées une fois. L’époque 4 apporte les tuiles Routemaster de K5. Par « tuiles Construction », on entend les 22 : 14 bâtiments et 8 bâtiments principaux.',
        ruling: 'Les tuiles d’une époque sont distribuées quand tout le monde en a terminé avec K66.',
      },
    ],
  },
  {
    heading: 'Ordre du tour',
    rules: [
      {
        number: 'K10',
        text: 'La barge la plus à droite sur la tuile rivière de l’époque en cours désigne qui joue en premier ; on continue de place en place dans le sens des aiguilles d’une montre. On saute les personnes qui ont pris le large.',
        ruling: null,
      },
      {
        number: 'K11',
        text: 'À votre tour, vous faites exactement une chose : enchérir, utiliser une tuile, améliorer une tuile, passer ou prendre le large.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Les keyples',
    rules: [
      {
        number: 'K12',
        text: 'Tous les keyples d’une action ont la même couleur. Si la tuile a déjà des keyples à cette époque, dans des enchères autour d’elle ou placés dessus, par qui que ce soit, les vôtres doivent être de leur couleur. Une fois fixée, la couleur d’une tuile vaut jusqu’à la fin de l’époque.',
        ruling: null,
      },
      {
        number: 'K13',
        text: 'Vos keyples viennent de derrière votre écran, d’une ou de plusieurs de vos enchères perdantes, ou des deux à la fois. Une enchère perdante se déplace toujours en entier ; les groupes que vous réunissez dans une enchère ne forment plus ensuite qu’un seul groupe.',
        ruling:
          'Vous pouvez aussi faire passer une enchère perdante du bord d’une tuile sur cette même tuile.',
      },
      {
        number: 'K14',
        text: 'Les keyples d’une enchère gagnante, ou placés sur une tuile, y restent jusqu’à la fin de l’époque. Tant qu’une époque dure, aucun keyple ne retourne derrière un écran.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Enchérir',
    rules: [
      {
        number: 'K20',
        text: 'Vous enchérissez avec au moins 1 keyple pour une tuile du centre. Votre total sur cette tuile doit dépasser toutes les autres enchères ; en égaler une ne suffit pas. Il n’y a pas de maximum.',
        ruling: null,
      },
      {
        number: 'K21',
        text: 'Vous pouvez ajouter au moins 1 keyple à une de vos enchères, gagnante ou perdante, si le nouveau total devient l’enchère gagnante.',
        ruling: null,
      },
      {
        number: 'K22',
        text: 'Si quelqu’un surenchérit, votre groupe reste où il est jusqu’à ce que vous l’utilisiez (K13).',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Utiliser une tuile',
    rules: [
      {
        number: 'K30',
        text: 'Vous pouvez utiliser toute tuile munie d’un panneau de production : dans votre quartier, dans celui d’une autre personne (même si elle a pris le large) ou au centre. Les tuiles Maison comptent aussi.',
        ruling: null,
      },
      {
        number: 'K31',
        text: 'Pour utiliser une tuile, vous y placez au moins 1 keyple, et plus que lors du dernier placement sur cette tuile à cette époque, utilisation ou amélioration, par qui que ce soit. Il n’y a pas de maximum. Les enchères ne sont pas des placements : chacun a sa propre échelle.',
        ruling: null,
      },
      {
        number: 'K32',
        text: 'Si le panneau demande une tuile Compétence, vous en rendez d’abord une, de n’importe quel type ; si vous n’en avez pas, vous ne pouvez pas utiliser la tuile. Vous pouvez reprendre le même type.',
        ruling: null,
      },
      {
        number: 'K33',
        text: 'Vous prenez ce que montre le panneau de la face visible de la tuile. Les icônes blanches sont à votre choix, au moment de prendre. La réserve est limitée : ce qu’elle ne peut pas fournir est perdu et n’est jamais compensé. On ne peut pas refuser une tuile Compétence.',
        ruling: 'Vous pouvez utiliser une tuile même si elle ne rapporte alors rien.',
      },
      {
        number: 'K34',
        text: 'Vous pouvez prendre moins de connecteurs que le panneau n’en montre.',
        ruling: null,
      },
      {
        number: 'K35',
        text: 'Les connecteurs obtenus doivent être posés ou défaussés avant le début de votre prochain tour. Les autres n’attendent pas que ce soit fait.',
        ruling:
          'Si votre tour arrive et qu’il vous reste des connecteurs, vous commencez par poser ou défausser chacun d’eux. Les connecteurs défaussés retournent aussitôt à la réserve.',
      },
      {
        number: 'K36',
        text: 'Vous posez un connecteur à cheval sur un côté d’une tuile de votre quartier. Un côté ne porte qu’un connecteur. Un côté commun à deux tuiles est un seul côté : son connecteur se trouve sur les deux tuiles et les relie. Un connecteur sur un côté extérieur se trouve sur sa tuile, et reliera celle qui sera placée plus tard contre ce côté.',
        ruling: 'On peut aussi poser des connecteurs sur des côtés rivière.',
      },
      {
        number: 'K37',
        text: 'Une fois posé, un connecteur n’est plus jamais déplacé ni retiré.',
        ruling: null,
      },
      {
        number: 'K38',
        text: 'Vous gardez vos tuiles Compétence derrière votre écran.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Améliorer',
    rules: [
      {
        number: 'K40',
        text: 'Vous ne pouvez améliorer que des tuiles de votre quartier. Votre tuile Maison et chaque tuile de production ou Construction remportée aux époques 1 et 2 s’améliorent une fois. Un bâtiment principal s’améliore deux fois, lors de deux tours différents ; remporté à l’époque 3, il arrive amélioré une fois et il ne lui reste que la seconde amélioration. Les autres bâtiments de l’époque 3, les tuiles rivière et les tuiles Routemaster ne s’améliorent jamais.',
        ruling: null,
      },
      {
        number: 'K41',
        text: 'Vous placez des keyples sur la tuile ; K12 et K31 s’y appliquent.',
        ruling: null,
      },
      {
        number: 'K42',
        text: 'Les connecteurs que demande l’amélioration doivent se trouver sur les côtés de la tuile, et ils y restent. Un connecteur blanc peut être de n’importe quelle couleur ; les connecteurs « différents » doivent différer entre eux ; d’autres connecteurs peuvent s’y trouver aussi. Dans une même amélioration, chaque connecteur ne répond qu’à une exigence. Il compte de nouveau pour une amélioration ultérieure, et pour l’autre tuile sur laquelle il se trouve.',
        ruling: null,
      },
      {
        number: 'K43',
        text: 'Les tuiles Compétence que demande l’amélioration retournent à la réserve. Une blanche peut être de n’importe quel type.',
        ruling: null,
      },
      {
        number: 'K44',
        text: 'La tuile est retournée sur sa face améliorée ; ses keyples, ses connecteurs, sa couleur et son échelle restent tels quels. La seconde amélioration d’un bâtiment principal y pose son marqueur Bâtiment principal en 3D.',
        ruling: 'Les côtés rivière sont les mêmes sur les deux faces d’une tuile.',
      },
      {
        number: 'K45',
        text: 'Améliorer une tuile ne la fait pas produire en même temps.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Passer et prendre le large',
    rules: [
      {
        number: 'K50',
        text: 'Si vous passez, vous pouvez rejouer plus tard dans l’époque. Mais quand toutes les personnes qui n’ont pas pris le large passent directement l’une après l’autre, elles prennent le large dans l’ordre où elles ont passé : chacune choisit un emplacement, et rien d’autre n’est fait. Toute autre action, y compris prendre le large, rompt cette suite. S’il ne reste que vous, passer revient à prendre le large aussitôt.',
        ruling:
          'Il faut passer directement les uns après les autres : ce « directement » vient de la règle allemande.',
      },
      {
        number: 'K51',
        text: 'Quand vous prenez le large, vous déplacez votre barge vers un emplacement libre de la tuile rivière suivante, et vous ne jouez plus jusqu’à la fin de l’époque. Vos enchères restent valables et peuvent être dépassées ; vos tuiles peuvent encore être utilisées. Un emplacement n’accueille qu’une barge. La rivière va de Hungerford Bridge (époque 1) à Thames Barrier (la fin), en passant par Millennium Bridge, London Bridge et The O2.',
        ruling: 'Tous les emplacements sont ouverts, quel que soit le nombre de personnes.',
      },
      {
        number: 'K52',
        text: 'Votre emplacement détermine qui joue en premier à l’époque suivante (K10), combien de keyples vous piochez (K64), qui prend la tuile rivière que l’on vient de quitter (K63) et, à la fin, vos points sur Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K53',
        text: 'L’époque se termine dès que la dernière barge est partie. Après K60 à K66 de l’époque 4, on compte les points. Vous gardez d’une époque à l’autre les tuiles Compétence et les keyples que vous n’avez pas utilisés.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Fin d’une époque, dans cet ordre',
    rules: [
      {
        number: 'K60',
        text: 'Les enchères perdantes retournent derrière l’écran de qui les a faites.',
        ruling: null,
      },
      {
        number: 'K61',
        text: 'En commençant par la barge la plus à droite sur la tuile rivière que l’on vient d’atteindre, puis dans le sens des aiguilles d’une montre, chaque personne prend les tuiles qu’elle a remportées, avec les keyples placés sur ces tuiles. Les enchères gagnantes vont dans le sac. Les keyples venus avec une tuile se gardent (K65).',
        ruling: null,
      },
      {
        number: 'K62',
        text: 'Les tuiles pour lesquelles personne n’a enchéri quittent le jeu.',
        ruling: 'Les keyples placés sur une telle tuile vont dans le sac.',
      },
      {
        number: 'K63',
        text: 'Un emplacement donne droit à la tuile rivière de l’époque écoulée : le plus à gauche ; sur Thames Barrier, celui à 8 points, qui donne droit à The O2. La personne dont la barge s’y trouve prend la tuile, la retourne sur la face sans emplacements et la place selon K66. Si personne ne s’y trouve, la tuile quitte le jeu. Qui prend la tuile pioche aussi les keyples de l’emplacement. Personne ne prend Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K64',
        text: 'Dans l’ordre de K61, chaque personne pioche en secret dans le sac les keyples de son emplacement.',
        ruling:
          'Si le sac ne suffit pas, on pioche tant qu’il en reste. À la fin de l’époque 4, on ne pioche rien.',
      },
      {
        number: 'K65',
        text: 'Vous prenez derrière votre écran tous les keyples de votre quartier, quelle que soit la personne qui les a placés.',
        ruling: null,
      },
      {
        number: 'K66',
        text: 'En même temps que les autres, vous placez toutes les tuiles que vous avez prises, dans l’ordre de votre choix, chacune dans une case libre qui partage un côté avec votre quartier ; les trous conviennent aussi. Les connecteurs qui débordent sur la case se trouvent alors sur la nouvelle tuile.',
        ruling:
          'Les tuiles se tournent librement ; la question n’est posée que pour celles qui ont des côtés rivière. Tout le monde voit ce qui est placé, et cela peut changer jusqu’à ce que tout le monde ait terminé. Une tuile sans case possible quitte le jeu.',
      },
      {
        number: 'K67',
        text: 'Un côté rivière ne peut toucher qu’un côté rivière, et tout autre côté qu’un côté sans rivière. Rien n’oblige à raccorder les côtés rivière.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Décompte',
    rules: [
      {
        number: 'K70',
        text: 'Vous comptez les points de vos tuiles sur leur face visible (3, 6 ou 12 pour un bâtiment principal), ce que rapportent les décomptes de vos tuiles (K76) et les points de votre barge sur Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K71',
        text: 'Une tuile est « reliée » à une autre par une chaîne ininterrompue de connecteurs de la couleur indiquée.',
        ruling:
          'La tuile qui compte les autres ne se compte pas elle-même, et la chaîne peut passer par n’importe quelle tuile du quartier. Millennium Bridge compte les autres tuiles rivière (Hungerford Bridge, London Bridge et The O2), mais pas les bâtiments que traverse la rivière.',
      },
      {
        number: 'K72',
        text: 'Les décomptes de keyples portent sur ceux que vous avez après K60 à K65 de l’époque 4, derrière votre écran ou devant. Ceux de vos adversaires que vous avez récupérés selon K65 en font partie.',
        ruling: null,
      },
      {
        number: 'K73',
        text: 'Madame Tussauds rapporte 3 points par lot. C’est ce que disent les règles anglaise et allemande ; la règle française imprime 2.',
        ruling: null,
      },
      {
        number: 'K74',
        text: 'Pour Victoria and Albert Museum, un lot se compose d’une tuile Compétence de chaque type et d’une autre, de n’importe quel type. Chaque tuile Compétence ne compte que dans un lot.',
        ruling: null,
      },
      {
        number: 'K75',
        text: 'Le plus grand nombre de points l’emporte ; à égalité, c’est, parmi les personnes concernées, celle dont la barge est la plus à droite sur Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K76',
        text: 'Voici comment les tuiles rapportent des points. Connecteurs sur la tuile : par connecteur de la couleur sur la tuile, ou par connecteur de n’importe quelle couleur si aucune n’est indiquée. Connecteurs différents sur la tuile : par couleur différente sur la tuile. Tuiles reliées : par autre tuile reliée (K71). Tuiles rivière reliées : voir K71. Tuiles Routemaster : par tuile Routemaster du quartier, celle-ci comprise. Keyples et tuiles Compétence : par pièce de cette couleur ou de ce type en votre possession. Lots de keyples : par lot d’un keyple de chaque couleur. Lots de quatre tuiles Compétence : voir K74. Marqueurs Bâtiment principal : par bâtiment principal amélioré deux fois. Lots de connecteurs : autant que votre quartier a de connecteurs de sa couleur la plus rare, chaque connecteur comptant une fois ; si une couleur manque, il n’y en a aucun. Tuiles à six connecteurs : par tuile, de n’importe quelle sorte, dont les six côtés sont occupés. Points fixes : le nombre indiqué.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Variantes',
    rules: [
      {
        number: 'K80',
        text: 'La variante Jennifer est une option de table, adoptée d’un commun accord. Les keyples que vous récupérez selon K60 et K65 restent devant votre écran, visibles par tout le monde ; vous les utilisez comme les autres.',
        ruling: 'Il en va de même des keyples qui viennent avec une tuile selon K61.',
      },
      {
        number: 'K81',
        text: 'Sont cachés : les couleurs des keyples et les types des tuiles Compétence derrière un écran, le contenu du sac par couleur, et les prochaines tuiles Construction. Sont publics : le nombre de keyples et de tuiles Compétence de chaque personne, le nombre de keyples dans le sac, la réserve, les connecteurs encore à poser, les quartiers, les enchères et toutes les tuiles Routemaster en jeu. Ce qui est pris, dépensé ou récupéré aux yeux de tout le monde figure dans le journal.',
        ruling: null,
      },
    ],
  },
]);
