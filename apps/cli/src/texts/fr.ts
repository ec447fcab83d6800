import type { Texts } from './en.ts';

export const fr: Texts = {
  seat: 'Joueur {number}',

  error: 'thameside : {message}',
  'error.help': 'Essayez : thameside {command}',
  'error.internal':
    'thameside : c’est une erreur du programme, pas la vôtre. Merci de la signaler avec les lignes suivantes.',
  'error.output': 'impossible d’écrire la sortie ({why}) : vérifiez le disque, ou la destination.',

  'args.unknown-command': 'la commande « {command} » n’existe pas. Les commandes sont {known}.',
  'args.unknown-flag': 'l’option {flag} n’existe pas ici. Les options sont {known}.',
  'args.no-value': '{flag} ne prend pas de valeur : supprimez-la.',
  'args.needs-value':
    '{flag} demande une valeur : écrivez-la après l’option, « {flag} VALEUR » ou « {flag}=VALEUR ».',
  'args.extra-word':
    '« {word} » est de trop : supprimez ce mot, ou mettez entre guillemets un nom qui contient des espaces.',
  'args.whole-number': '{flag} doit être un nombre entier de {min} à {max}, et non « {value} ».',
  'args.pair': '{flag} doit avoir la forme nom=valeur, et non « {value} ».',
  'args.language': 'la langue « {value} » n’existe pas. Les langues sont {known}.',
  'args.needs-game': 'indiquez un jeu : {known}.',
  'args.unknown-game': 'le jeu « {game} » n’existe pas. Les jeux sont {known}.',
  'args.needs-file': 'indiquez un fichier de partie, ou - pour l’entrée standard.',
  'args.no-stdin': '{flag} ne peut pas être - ici : l’entrée standard est le clavier.',
  'args.option-value': 'l’option de table « {option} » doit avoir l’une de ces valeurs : {known}.',
  'args.unknown-option': 'l’option de table « {option} » n’existe pas. Les options sont {known}.',
  'args.unknown-bot': '{flag} : le robot « {bot} » n’existe pas. Les robots sont {known}.',
  'args.not-both': '{flag} et {other} se contredisent : supprimez l’une des deux options.',
  'args.one-of': 'utilisez une seule des options {flags} à la fois.',
  'args.other-game': '{file} est une partie de {game}, et non de {wanted} : omettez le nom du jeu.',
  'args.seat-count':
    'il y a {count|un joueur|# joueurs}, mais --seats en énumère {listed} : écrivez un mot par joueur.',
  'args.seat-range': 'le jeu se joue de {min} à {max} joueurs, et non à {listed}.',
  'args.empty-range': '--players {value} est vide : écrivez d’abord le plus petit nombre.',

  'arena.no-log': '{file} n’est pas le journal d’un concours : nommez un autre fichier.',
  'arena.other-log':
    '{file} est le journal d’un autre concours : autres robots, joueurs, options, règles ou graine. Nommez un autre fichier.',
  'file.not-there': 'le fichier {file} n’existe pas : vérifiez son nom et le dossier où vous êtes.',
  'file.unreadable':
    '{file} est illisible ({why}) : vérifiez que c’est un fichier et que vous avez le droit de le lire.',
  'file.unwritable': 'impossible d’écrire {file} ({why}) : choisissez un autre emplacement.',
  'file.not-overwritten':
    '{file} existe et n’est pas un fichier de partie, il reste donc intact : choisissez un autre nom.',
  'file.not-json': '{file} n’est pas du JSON : corrigez-le à la ligne {line}, colonne {column}.',
  'file.not-json-near': '{file} n’est pas du JSON : corrigez-le près de « {near} ».',
  'file.no-such-game': '{file} est une partie de « {game} », un jeu absent d’ici. Les jeux sont {known}.',
  'file.bad-match': '{file}, ligne {line} : {fault}',

  'fault.no-match-file':
    'ce n’est pas un fichier de partie, dont la première ligne serait « thameside match 1 ».',
  'fault.missing': 'il manque la ligne « {detail} ».',
  'fault.unknown-line': 'une ligne ne peut pas commencer par « {detail} ».',
  'fault.wrong-game': 'la partie est celle d’un autre jeu : {detail}.',
  'fault.wrong-rules': 'la partie suit la version {detail} des règles, et ce programme en a une autre.',
  'fault.wrong-set': 'la partie utilise le matériel {detail} : donnez son fichier avec --set.',
  'fault.bad-seats': 'le jeu ne se joue pas à ce nombre de joueurs : {detail}.',
  'fault.bad-option': 'cette option de table ou cette valeur n’existe pas : {detail}.',
  'fault.bad-seed': 'une graine compte 32 chiffres hexadécimaux, et non « {detail} ».',
  'fault.bad-from': 'la position après « from » n’est pas une position de ce jeu.',
  'fault.bad-commitment': 'l’engagement ne correspond pas à la graine : {detail}.',
  'fault.bad-entry': 'ce n’est pas la réponse suivante, ou elle est mal écrite : {detail}.',
  'fault.wrong-question': 'cette question n’est pas posée à ce joueur maintenant : {detail}.',
  'fault.not-offered': 'cette réponse n’est pas possible ici : {detail}.',
  'fault.wrong-score': 'le score n’est pas celui auquel mènent les réponses : {detail}.',
  'fault.wrong-hash': 'à cet endroit, la partie n’est pas celle qui a été enregistrée : {detail}.',
  'fault.after-end': 'il y a des réponses après la fin de la partie.',

  'set.valid': '{file} est valide : matériel {set}, empreinte {hash}. Pour jouer avec : --set.',
  'set.bad': '{file} contient {count|une erreur|# erreurs} :',
  'set.fault': '  {at} : {message}',
  'set.whole': 'le fichier entier',
  'components.head': '{game}, matériel {set}, {count|un élément|# éléments}. Empreinte : {hash}',
  'components.value': '{name} : {value} [{basis}]',
  'components.values': '{values} [{basis}]',
  'components.basis': '{count|Une valeur repose|# valeurs reposent} sur : {basis}',

  progress: '{done} parties sur {total}, encore {seconds} s',

  'head.game': '{name}, {players|un joueur|# joueurs}',
  'head.set': 'Matériel {set}, version {rules} des règles',
  'head.options': 'Options de table : {options}',
  'head.commitment': 'Engagement sur la graine : {commitment}',
  'log.title': 'Ce qui s’est passé',
  'score.place': '{place}. {name} : {points|# point|# points}',
  'score.seat': '{name} : {points|# point|# points} pour l’instant',
  'score.seat-open': '{name} : {points|# point|# points} pour l’instant, sans ce qui est caché',
  'score.line': '{points}  {source} ({rule})',
  'end.title': 'La partie est terminée.',
  'end.seed': 'La graine était {seed}.',
  'end.commitment': 'Son SHA-256 est {commitment}, l’engagement annoncé au début.',

  'analyse.open': '{file} : la partie n’est pas terminée. Jouez-la d’abord jusqu’au bout.',
  'analyse.course': 'Les chances de qui décidait, pour autant qu’il pouvait le savoir',
  'analyse.chance': 'réponse {number}, {name} : {chance} %',
  'analyse.turning': 'Tournant : réponse {number}, {name}',
  'analyse.played': 'joué : {line}',
  'analyse.better': 'la recherche préfère : {line} (environ {points|un point|# points} de plus)',
  'analyse.none': 'Aucune décision ne se détache : ce qui a été joué valait à peu près tout le reste.',
  'replay.open': 'La partie n’est pas terminée ; elle compte {count|# réponse|# réponses} pour l’instant.',
  'replay.legal': 'Vérifié : toutes les réponses sont légales.',
  'replay.checked.end': 'Vérifié : le score est juste.',
  'replay.checked.hash': 'Vérifié : l’état final est celui qui a été enregistré.',
  'replay.checked.commitment': 'Vérifié : la graine est celle qui a été promise.',
  'replay.secret': '(secret)',
  'replay.answer': '{number}. {name}, {kind} : {answer}',
  'doctor.different': '{name}, ligne {line} : diffère : {fault}',
  'doctor.unreadable': '{name}, ligne {line} : illisible : {fault}',
  'doctor.broken': 'il est endommagé ({detail}).',
  'doctor.newer': '{name} : suit la version {rules} des règles, et la version {newer} mène au même résultat.',
  'doctor.moved': '{name} : suivait la version {rules} des règles, et continue avec la version {newer}.',
  'doctor.none': 'il n’y a aucun fichier de partie dans {places} : indiquez le dossier ou le fichier.',
  'doctor.summary':
    '{total|# partie|# parties} : {same} conformes, {different} différentes, {unreadable} illisibles.',
  'doctor.unchanged': 'Rien n’a été changé.',
  'doctor.offer':
    '{count|# partie pourrait|# parties pourraient} continuer avec des règles plus récentes : relancez la commande avec --move-on, si vous le voulez.',

  'play.who.human': '{name} : vous',
  'play.who.bot': '{name} : le robot « {bot} »',
  'play.how': 'Répondez par un numéro ou par un mot. Tapez ? pour l’aide.',
  'play.help': `Répondez par le numéro qui précède une réponse, ou par ses mots.
Plusieurs réponses peuvent tenir sur une ligne, comme « bid, red, 3 » : toutes sont données, ou aucune.
Une réponse qui est la seule possible est donnée pour vous.
  ?                      cette aide
  regarder NOM           ce qu’est et fait une carte ou une tuile : par son nom ou le numéro d’une réponse
  pourquoi               ce qui n’est pas possible, et quelle règle l’interdit
  annuler                annuler votre dernière réponse
  recommencer            annuler tout ce que vous pouvez annuler
  table                  la table et la question, encore une fois
  journal                tout ce qui s’est passé
  score                  les points pour l’instant, par source
  enregistrer FICHIER    enregistrer la partie
  quitter                enregistrer la partie et partir (ou Ctrl-D)`,
  'play.look.none':
    'Rien ici ne s’appelle « {text} ». Donnez un nom, une partie d’un nom ou le numéro d’une réponse.',
  'play.look.many': 'Lequel de ceux-ci ? {names}',
  'play.forced': '{question} {label} (seule réponse possible)',
  'play.refused': '{answer} : {reason} ({rule})',
  'play.nothing-refused':
    'Aucune règle n’interdit quoi que ce soit ici ; seules les réponses de la liste ont un sens.',
  'play.no-answer':
    '« {text} » ne fait pas partie des réponses. Tapez le numéro d’une réponse, « pourquoi », ou ? pour l’aide.',
  'play.nothing-given': 'Aucune des réponses de cette ligne n’a été donnée.',
  'play.revealing':
    'Aucune des réponses de cette ligne n’a été donnée : après « {part} », quelque chose de caché est révélé. Donnez d’abord les réponses jusque-là.',
  'play.cannot-undo':
    'Il n’y a rien à annuler : vous n’avez pas répondu depuis que quelque chose de caché a été révélé ou que quelqu’un d’autre a joué.',
  'play.undone': '{count|# réponse annulée|# réponses annulées}.',
  'play.hand-over': '{name}, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.',
  'play.saved': 'Enregistré dans {file}.',
  'play.go-on': 'Pour continuer : {command}',
  'play.left': 'Rien n’a été joué, rien n’est donc enregistré.',
  'order.look': 'regarder',
  'order.help': 'aide',
  'order.why': 'pourquoi',
  'order.undo': 'annuler',
  'order.restart': 'recommencer',
  'order.log': 'journal',
  'order.score': 'score',
  'order.save': 'enregistrer',
  'order.view': 'table',
  'order.quit': 'quitter',

  help: `Utilisation : thameside COMMANDE

  play         jouer une partie au terminal contre des robots
  sim          jouer des milliers de parties au hasard et en donner les chiffres
  arena        faire jouer des robots les uns contre les autres et en donner le bilan
  engine       le moteur de règles pour d’autres programmes, en lignes de JSON
  replay       lire un fichier de partie, le vérifier et raconter la partie
  analyse      revoir une partie terminée : le cours des chances, et où elle a tourné
  doctor       rejouer toutes les parties gardées : celles qui diffèrent, sont illisibles ou peuvent changer de règles
  components   lister le matériel d’un jeu, ou vérifier un matériel de remplacement

  thameside COMMANDE --help en dit plus sur une commande.
  --lang en|fr|de   langue ; sinon, celle du système
  --version         la version du programme`,
  'help.play': `Utilisation : thameside play [JEU] [OPTIONS]

Jouer une partie au terminal. Sans options : vous contre deux robots.

  --players N           nombre de joueurs ; le premier, c’est vous
  --bots NOM            qui joue les autres places : random, apprentice, merchant, alderman,
                        lord-mayor ou greedy
  --seats LISTE         qui joue chaque place, comme human,random,human
  --seed TEXTE          fixe le mélange : même texte, même partie
  --option NOM=VALEUR   une option de table ; peut être répétée
  --set FICHIER         jouer avec le matériel de FICHIER
  --load FICHIER        continuer une partie enregistrée
  --save FICHIER        où enregistrer quand vous partez ou que la partie se termine

Pendant la partie, ? énumère ce que vous pouvez taper.`,
  'help.sim': `Utilisation : thameside sim JEU [OPTIONS]

Jouer des parties au hasard. Se termine par un objet JSON sur la sortie standard ; le code de sortie n’est 0
que si toutes les parties se sont terminées en respectant toutes les propriétés.

  --players N           nombre de joueurs ; un intervalle (2-6) ou une liste (2,4) répartit les parties
  --games N             combien de parties (100)
  --seed TEXTE          même texte, mêmes parties ; la partie i a la graine TEXTE/i
  --check               vérifier toutes les propriétés de tous les états (par défaut)
  --every N             ne faire les vérifications coûteuses qu’à une décision sur N
                        (un dixième du nombre de parties, 100 au plus)
  --fast                jouer seulement
  --option NOM=VALEUR   une option de table ; peut être répétée
  --set FICHIER         jouer avec le matériel de FICHIER`,
  'help.arena': `Utilisation : thameside arena JEU [OPTIONS]

Faire jouer des robots les uns contre les autres, chaque donne dans toutes les dispositions des places. Se
termine par un objet JSON sur la sortie standard : pour chaque robot ses parties, ses victoires, leur part et
son intervalle à 95 %, son score moyen et son temps par coup.

  --bots LISTE          qui joue, par exemple greedy,random ; random, apprentice, merchant, alderman,
                        lord-mayor, greedy,
                        search:1000 (millisecondes de calcul par coup), search:64i (essais par coup)
  --players N           nombre de joueurs (un par robot)
  --games N             nombre de parties (100)
  --seed TEXTE          le même texte donne les mêmes parties
  --log FICHIER         garder chaque partie dans FICHIER ; s’il existe déjà, le concours y reprend
  --option NOM=VALEUR   une option de table ; peut être répétée
  --set FICHIER         jouer avec le matériel de FICHIER`,
  'help.engine': `Utilisation : thameside engine

Le protocole du moteur : un objet JSON par ligne sur l’entrée standard, une ligne de réponse à chacun sur la
sortie standard. Sa commande « help » énumère les autres ; docs/engine-protocol.md les décrit toutes.

  --lang en|fr|de       langue des messages quand la requête n’en nomme aucune`,
  'help.replay': `Utilisation : thameside replay FICHIER [OPTIONS]

Lire un fichier de partie (- est l’entrée standard), vérifier que toutes les réponses sont légales et que le
score, l’état final et la graine sont ceux que le fichier annonce, et raconter la partie. Le code de sortie
est 1 si quelque chose ne va pas.

  --to N                s’arrêter après N réponses
  --log                 énumérer aussi les réponses
  --view N              seulement ce que le joueur N peut voir, avec la table à la fin ; ou : --view spectator
  --set FICHIER         le matériel avec lequel la partie a été jouée, si ce n’est pas le nôtre`,
  'help.analyse': `Utilisation : thameside analyse FICHIER [OPTIONS]

Revoir chaque décision d’une partie terminée (- est l’entrée standard) avec les yeux de qui l’a prise : quelles
étaient les chances, qu’aurait joué la recherche, et quelles trois décisions ont coûté le plus.

  --trials N            essais par décision (64) ; plus il y en a, plus c’est sûr et long
  --json                le tout en un objet JSON
  --set FICHIER         le matériel avec lequel la partie a été jouée, si ce n’est pas le nôtre`,
  'help.doctor': `Utilisation : thameside doctor [DOSSIER ou FICHIER …] [OPTIONS]

Rejouer toutes les parties d’un dossier (celui-ci, si aucun n’est indiqué), chacune avec les règles qu’elle
nomme : lesquelles diffèrent de ce qui est écrit, lesquelles sont illisibles, lesquelles mènent au même résultat
avec les règles d’aujourd’hui. Rien n’est changé si vous ne le demandez pas. Le code de sortie est 1 si une
partie diffère ou est illisible.

  --move-on             faire continuer avec les règles plus récentes les parties qu’elles ne changent pas
  --set FICHIER         un matériel avec lequel des parties ont été jouées, si ce n’est pas le nôtre ; peut se répéter`,
  'help.components': `Utilisation : thameside components JEU [OPTIONS]

Lister tout le matériel d’un jeu, chaque valeur avec son fondement : la règle du jeu, une source, ou une
hypothèse de notre part.

  --export              afficher le matériel comme fichier de départ
  --check FICHIER       vérifier un matériel de remplacement : chaque erreur avec sa place ; code de sortie 1
                        s’il y en a
  --json                la liste en JSON`,

  'engine.about.help': 'Les commandes et leurs champs, les codes d’erreur et les limites.',
  'engine.about.games': 'Les jeux, avec leurs nombres de joueurs et leurs options de table.',
  'engine.about.new': 'Commencer une partie. Une partie du même nom est remplacée.',
  'engine.about.ask':
    'La question posée à une place, au complet : les réponses, ce qui est refusé et pourquoi. Sans place : la première que l’on attend.',
  'engine.about.legal': 'Les réponses possibles d’une place, sans texte.',
  'engine.about.answer':
    'Donner une ou plusieurs réponses, toutes ou aucune. Avec une version : seulement si la partie y est encore.',
  'engine.about.view': 'Ce qu’une place peut voir ; null ou rien est un spectateur.',
  'engine.about.score': 'Les points par source : tous, ou ce qu’une place peut savoir.',
  'engine.about.undo': 'Annuler la dernière réponse d’une place.',
  'engine.about.restart': 'Annuler tout ce qu’une place peut annuler.',
  'engine.about.save': 'La partie sous forme de texte. Il contient la graine.',
  'engine.about.load': 'Commencer une partie à partir d’un tel texte ou d’une position.',
  'engine.about.playout':
    'Jouer au hasard jusqu’à la fin, sur une copie, ou avec "apply" dans la partie même. Avec "as" : sur une copie où ce que cette place ne voit pas est redistribué.',
  'engine.about.quit': 'Terminer.',

  'engine.error.too-long': 'La ligne est trop longue.',
  'engine.error.not-utf8': 'La ligne n’est pas en UTF-8.',
  'engine.error.not-json': 'La ligne n’est pas du JSON.',
  'engine.error.too-deep': 'La requête est imbriquée sur plus de {max} niveaux.',
  'engine.error.not-an-object': 'La requête n’est pas un objet JSON.',
  'engine.error.bad-key': 'La clé « {key} » n’est permise nulle part.',
  'engine.error.bad-id': 'Un id est un nombre entier, une chaîne d’au plus {max} caractères, ou null.',
  'engine.error.unknown-command': 'La commande « {command} » n’existe pas. Les commandes sont {known}.',
  'engine.error.unknown-field': 'La commande n’a pas de champ « {field} ». Ses champs sont {known}.',
  'engine.error.missing-field': 'Il manque le champ « {field} » ({shape}).',
  'engine.error.bad-field': 'Le champ « {field} » doit être : {shape}.',
  'engine.error.contradiction': 'Donnez un seul des deux : {fields}.',
  'engine.error.unknown-game': 'Le jeu « {game} » n’existe pas. Les jeux sont {known}.',
  'engine.error.bad-seats': 'Le jeu se joue de {min} à {max} joueurs, et non à {seats}.',
  'engine.error.bad-option': 'Cette option de table ou cette valeur n’existe pas : {options}.',
  'engine.error.bad-set': 'Le matériel contient {count|une erreur|# erreurs}.',
  'engine.error.unknown-match':
    'La partie « {match} » n’existe pas. Commencez-en une avec « new » ou « load ».',
  'engine.error.too-many-matches': 'Il y a déjà {max} parties. Réutilisez un de leurs noms.',
  'engine.error.no-such-seat': 'La place {seat} n’existe pas ; les places vont de 0 à {last}.',
  'engine.error.stale':
    'Vous avez vu la version {seen} de la partie ; elle en est à la version {version}. Rien n’a changé.',
  'engine.error.bad-file': 'Ligne {line} : {fault}',
  'engine.error.bad-position': 'La position contient {count|une erreur|# erreurs}.',
  'engine.error.from-position':
    'La partie a commencé par une position : aucune graine ni suite de réponses n’y mène.',
  'engine.error.over': 'La partie est terminée.',
  'engine.error.not-asked': 'Rien n’est demandé à cette place maintenant.',
  'engine.error.not-offered': 'Cette réponse ne fait pas partie de celles qui sont proposées.',
  'engine.error.reveals':
    'Une de ces réponses dévoile quelque chose de caché : donnez la suite dans une autre requête.',
  'engine.error.cannot-undo': 'Cette place n’a rien à annuler.',
  'engine.error.internal': 'C’est une erreur du moteur. La partie n’a pas changé.',
};
