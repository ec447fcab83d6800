export const en = {
  seat: 'Player {number}',

  error: 'thameside: {message}',
  'error.help': 'Try: thameside {command}',
  'error.internal':
    'thameside: this is a fault of the program, not yours. Please report it with the following lines.',
  'error.output': 'the output cannot be written ({why}): check the disk, or where it goes.',

  'args.unknown-command': 'there is no command “{command}”. The commands are {known}.',
  'args.unknown-flag': 'there is no flag {flag} here. The flags are {known}.',
  'args.no-value': '{flag} takes no value: leave it out.',
  'args.needs-value':
    '{flag} needs a value: write it after the flag, as in “{flag} VALUE” or “{flag}=VALUE”.',
  'args.extra-word':
    '“{word}” is one word too many: leave it out, or put quotation marks around a name with spaces.',
  'args.whole-number': '{flag} must be a whole number from {min} to {max}, not “{value}”.',
  'args.pair': '{flag} must look like name=value, not “{value}”.',
  'args.language': 'there is no language “{value}”. The languages are {known}.',
  'args.needs-game': 'name a game: {known}.',
  'args.unknown-game': 'there is no game “{game}”. The games are {known}.',
  'args.needs-file': 'name a match file, or - for standard input.',
  'args.no-stdin': '{flag} cannot be - here: standard input is the keyboard.',
  'args.option-value': 'the table option “{option}” must be one of {known}.',
  'args.unknown-option': 'there is no table option “{option}”. The options are {known}.',
  'args.unknown-bot': '{flag}: there is no bot “{bot}”. The bots are {known}.',
  'args.not-both': '{flag} and {other} contradict each other: leave one of them out.',
  'args.one-of': 'use only one of {flags} at a time.',
  'args.other-game': '{file} is a match of {game}, not of {wanted}: leave the name of the game out.',
  'args.seat-count':
    'there {count|is one player|are # players}, but --seats lists {listed}: list one word for each player.',
  'args.seat-range': 'the game is for {min} to {max} players, not for {listed}.',
  'args.empty-range': '--players {value} is empty: write the smaller number first.',

  'arena.no-log': '{file} is not the log of a contest: name another file.',
  'arena.other-log':
    '{file} is the log of another contest: other bots, players, options, rules or seed. Name another file.',
  'file.not-there': 'there is no file {file}: check its name and the folder you are in.',
  'file.unreadable': '{file} cannot be read ({why}): check that it is a file and that you may read it.',
  'file.unwritable': '{file} cannot be written ({why}): choose another place.',
  'file.not-overwritten': '{file} exists and is no match file, so it is left alone: choose another name.',
  'file.not-json': '{file} is not JSON: correct it at line {line}, column {column}.',
  'file.not-json-near': '{file} is not JSON: correct it near “{near}”.',
  'file.no-such-game': '{file} is a match of “{game}”, which is not here. The games are {known}.',
  'file.bad-match': '{file}, line {line}: {fault}',

  'fault.no-match-file': 'this is no match file; the first line of one is “thameside match 1”.',
  'fault.missing': 'the line “{detail}” is missing.',
  'fault.unknown-line': 'a line cannot begin with “{detail}”.',
  'fault.wrong-game': 'the match is of another game: {detail}.',
  'fault.wrong-rules': 'the match was played by version {detail} of the rules, and this program has another.',
  'fault.wrong-set': 'the match was played with the component set {detail}: give its file with --set.',
  'fault.bad-seats': 'the game is not for this number of players: {detail}.',
  'fault.bad-option': 'there is no such table option or value: {detail}.',
  'fault.bad-seed': 'a seed has 32 hexadecimal digits, not “{detail}”.',
  'fault.bad-from': 'the position after “from” is not one of this game.',
  'fault.bad-commitment': 'the commitment does not belong to the seed: {detail}.',
  'fault.bad-entry': 'this is not the next answer, or not written like one: {detail}.',
  'fault.wrong-question': 'this player is not asked this now: {detail}.',
  'fault.not-offered': 'this answer is not possible here: {detail}.',
  'fault.wrong-score': 'the score is not what the answers lead to: {detail}.',
  'fault.wrong-hash': 'the match at this point is not the one that was saved: {detail}.',
  'fault.after-end': 'there are answers after the end of the match.',

  'set.valid': '{file} is valid: set {set}, hash {hash}. Play with it by --set.',
  'set.bad': '{file} has {count|one fault|# faults}:',
  'set.fault': '  {at}: {message}',
  'set.whole': 'the whole file',
  'components.head': '{game}, component set {set}, {count|one component|# components}. Hash: {hash}',
  'components.value': '{name}: {value} [{basis}]',
  'components.values': '{values} [{basis}]',
  'components.basis': '{count|One value rests|# values rest} on: {basis}',

  progress: '{done} of {total} games, {seconds} s left',

  'head.game': '{name}, {players|one player|# players}',
  'head.set': 'Component set {set}, version {rules} of the rules',
  'head.options': 'Table options: {options}',
  'head.commitment': 'Commitment to the seed: {commitment}',
  'log.title': 'What happened',
  'score.place': '{place}. {name}: {points|one point|# points}',
  'score.seat': '{name}: {points|one point|# points} so far',
  'score.seat-open': '{name}: {points|one point|# points} so far, without what is hidden',
  'score.line': '{points}  {source} ({rule})',
  'end.title': 'The match is over.',
  'end.seed': 'The seed was {seed}.',
  'end.commitment': 'Its SHA-256 is {commitment}, the commitment given at the start.',

  'analyse.open': '{file}: the match is not over. Play it to its end first.',
  'analyse.course': 'The chances of the player who decided, as far as that player could know',
  'analyse.chance': 'answer {number}, {name}: {chance} %',
  'analyse.turning': 'Turning point: answer {number}, {name}',
  'analyse.played': 'played: {line}',
  'analyse.better': 'the search prefers: {line} (about {points|one point|# points} more)',
  'analyse.none': 'No decision stands out: whatever was played was about as good as anything else.',
  'replay.open': 'The match is not over; it has {count|one answer|# answers} so far.',
  'replay.legal': 'Checked: every answer is legal.',
  'replay.checked.end': 'Checked: the score is right.',
  'replay.checked.hash': 'Checked: the final state is the one that was saved.',
  'replay.checked.commitment': 'Checked: the seed is the one that was promised.',
  'replay.secret': '(secret)',
  'replay.answer': '{number}. {name}, {kind}: {answer}',
  'doctor.different': '{name}, line {line}: differs: {fault}',
  'doctor.unreadable': '{name}, line {line}: cannot be read: {fault}',
  'doctor.broken': 'it is damaged ({detail}).',
  'doctor.newer': '{name}: is by version {rules} of the rules, and leads to the same by version {newer}.',
  'doctor.moved': '{name}: was by version {rules} of the rules, and goes on by version {newer}.',
  'doctor.none': 'there is no match file in {places}: name the folder or the file.',
  'doctor.summary':
    '{total|One match|# matches}: {same} as written, {different} different, {unreadable} unreadable.',
  'doctor.unchanged': 'Nothing has been changed.',
  'doctor.offer':
    '{count|One match|# matches} could go on by newer rules: run the same command with --move-on, if you want that.',

  'play.who.human': '{name}: you',
  'play.who.bot': '{name}: the bot “{bot}”',
  'play.how': 'Answer with a number or a word. Type ? for help.',
  'play.help': `Answer with the number before an answer, or with its words.
Several answers may stand on one line, as in “bid, red, 3”: all of them are given, or none.
An answer that is the only one is given for you.
  ?             this help
  look NAME     what a card or tile is and does: by its name, or the number of an answer
  why           what is not possible now, and which rule forbids it
  undo          take your last answer back
  restart       take back everything that you can take back
  view          the table and the question again
  log           everything that has happened
  score         the points so far, by source
  save FILE     save the match
  quit          save the match and leave (or Ctrl-D)`,
  'play.look.none':
    'There is nothing here called “{text}”. Give a name, a part of one, or the number of an answer.',
  'play.look.many': 'Which of these? {names}',
  'play.forced': '{question} {label} (the only answer)',
  'play.refused': '{answer}: {reason} ({rule})',
  'play.nothing-refused': 'No rule forbids anything here; only the answers listed make sense.',
  'play.no-answer': '“{text}” is not one of the answers. Type the number of an answer, “why”, or ? for help.',
  'play.nothing-given': 'None of the answers on this line was given.',
  'play.revealing':
    'None of the answers on this line was given: after “{part}” something hidden comes to light. Give the answers up to there first.',
  'play.cannot-undo':
    'There is nothing to take back: you have not answered since something hidden came to light or somebody else played.',
  'play.undone': '{count|One answer was|# answers were} taken back.',
  'play.hand-over': '{name}, it is your turn. Press Enter when nobody else is looking.',
  'play.saved': 'Saved to {file}.',
  'play.go-on': 'To go on: {command}',
  'play.left': 'Nothing has been played, so nothing is saved.',
  'order.look': 'look',
  'order.help': 'help',
  'order.why': 'why',
  'order.undo': 'undo',
  'order.restart': 'restart',
  'order.log': 'log',
  'order.score': 'score',
  'order.save': 'save',
  'order.view': 'view',
  'order.quit': 'quit',

  help: `Usage: thameside COMMAND

  play         play a game at the terminal against bots
  sim          play random games by the thousand and print their numbers
  arena        let bots play against each other and print how they did
  engine       the rules engine for other programs, as lines of JSON
  replay       read a match file, check it and tell what happened
  analyse      look at a finished match: the course of the chances, and where it turned
  doctor       replay all kept matches: which differ, which cannot be read, which can go on by newer rules
  components   list a game's components, or check a replacement set

  thameside COMMAND --help tells more about a command.
  --lang en|fr|de   language; otherwise that of the system
  --version         the version of the program`,
  'help.play': `Usage: thameside play [GAME] [FLAGS]

Play a game at the terminal. Without flags: you against two bots.

  --players N           number of players; the first is you
  --bots NAME           what plays the other seats: random, apprentice, merchant, alderman,
                        lord-mayor or greedy
  --seats LIST          who plays each seat, as in human,random,human
  --seed TEXT           fixes the shuffle: the same text, the same game
  --option NAME=VALUE   a table option; may be given more than once
  --set FILE            play with the component set in FILE
  --load FILE           go on with a saved match
  --save FILE           where to save when you leave or the match ends

During the game ? lists what you can type.`,
  'help.sim': `Usage: thameside sim GAME [FLAGS]

Play random games. Ends with one JSON object on standard output; the exit code is 0 only if every game
ended and every property held.

  --players N           number of players; a range (2-6) or a list (2,4) spreads the games over them
  --games N             how many games (100)
  --seed TEXT           the same text, the same games; game i has the seed TEXT/i
  --check               check every property of every state (the default)
  --every N             make the costly checks at one decision in N only
                        (a tenth of the number of games, 100 at most)
  --fast                only play
  --option NAME=VALUE   a table option; may be given more than once
  --set FILE            play with the component set in FILE`,
  'help.arena': `Usage: thameside arena GAME [FLAGS]

Let bots play against each other, each deal from every seating. Ends with one JSON object on standard
output: for each bot its games, wins, share of wins with its 95 % interval, mean score and time per move.

  --bots LIST           who plays, as in greedy,random; random, apprentice, merchant, alderman,
                        lord-mayor, greedy,
                        search:1000 (milliseconds of processor time a move), search:64i (trials a move)
  --players N           number of players (one for each bot)
  --games N             how many games (100)
  --seed TEXT           the same text, the same games
  --log FILE            keep every game in FILE; if it is there already, the contest goes on with it
  --option NAME=VALUE   a table option; may be given more than once
  --set FILE            play with the component set in FILE`,
  'help.engine': `Usage: thameside engine

The engine protocol: one JSON object per line on standard input, one line in answer to each on standard
output. Its command “help” lists the others; docs/engine-protocol.md describes them all.

  --lang en|fr|de       language of messages where a request names none`,
  'help.replay': `Usage: thameside replay FILE [FLAGS]

Read a match file (- is standard input), check that every answer is legal and that score, final state and
seed are those that the file states, and tell what happened. The exit code is 1 if anything is wrong.

  --to N                stop after N answers
  --log                 list the answers, too
  --view N              only what player N may see, with the table at the end; or: --view spectator
  --set FILE            the component set with which the match was played, if it is not ours`,
  'help.analyse': `Usage: thameside analyse FILE [FLAGS]

Look at every decision of a finished match (- is standard input) with the eyes of the player who made it:
how good were the chances, what would the search have played, and which three decisions cost most.

  --trials N            trials for each decision (64); more are surer and take longer
  --json                everything as one JSON object
  --set FILE            the component set with which the match was played, if it is not ours`,
  'help.doctor': `Usage: thameside doctor [FOLDER or FILE …] [FLAGS]

Replay all matches in a folder (this one, if none is named), each by the rules that it names: which differ from
what was written, which cannot be read, which lead to the same by today's rules. Nothing is changed unless you
ask for it. The exit code is 1 if a match differs or cannot be read.

  --move-on             let the matches that lead to the same by newer rules go on by those
  --set FILE            a component set with which matches were played, if it is not ours; may be given more than once`,
  'help.components': `Usage: thameside components GAME [FLAGS]

List all components of a game, each value with its basis: the rulebook, a source, or an assumption of ours.

  --export              print the component set as a file to start from
  --check FILE          check a replacement set: every fault with its place; exit code 1 if there is one
  --json                the list as JSON`,

  'engine.about.help': 'The commands and their fields, the error codes and the limits.',
  'engine.about.games': 'The games, with their numbers of players and their table options.',
  'engine.about.new': 'Begin a match. One of the same name is replaced.',
  'engine.about.ask':
    'The question to a seat, in full: answers, what is refused and why. Without a seat: the first that is waited for.',
  'engine.about.legal': 'The possible answers of a seat, without words.',
  'engine.about.answer':
    'Give one answer or several, all or none. With a version: only if the match is still at it.',
  'engine.about.view': 'What a seat may see; null or nothing is a spectator.',
  'engine.about.score': 'Points by source: all of them, or what a seat may know.',
  'engine.about.undo': "Take back a seat's latest answer.",
  'engine.about.restart': 'Take back all that a seat can take back.',
  'engine.about.save': 'The match as text. It holds the seed.',
  'engine.about.load': 'Begin a match from such a text, or from a position.',
  'engine.about.playout':
    'Play to the end at random, on a copy, or with "apply" in the match itself. With "as": on a copy in which what that seat cannot see is dealt anew.',
  'engine.about.quit': 'End.',

  'engine.error.too-long': 'The line is too long.',
  'engine.error.not-utf8': 'The line is not UTF-8.',
  'engine.error.not-json': 'The line is not JSON.',
  'engine.error.too-deep': 'The request is nested deeper than {max} levels.',
  'engine.error.not-an-object': 'The request is not a JSON object.',
  'engine.error.bad-key': 'The key “{key}” is not allowed anywhere.',
  'engine.error.bad-id': 'An id is a whole number, a string of at most {max} characters, or null.',
  'engine.error.unknown-command': 'There is no command “{command}”. The commands are {known}.',
  'engine.error.unknown-field': 'The command has no field “{field}”. Its fields are {known}.',
  'engine.error.missing-field': 'The field “{field}” is missing ({shape}).',
  'engine.error.bad-field': 'The field “{field}” must be: {shape}.',
  'engine.error.contradiction': 'Give one of {fields}, not both.',
  'engine.error.unknown-game': 'There is no game “{game}”. The games are {known}.',
  'engine.error.bad-seats': 'The game is for {min} to {max} players, not for {seats}.',
  'engine.error.bad-option': 'No such table option or value: {options}.',
  'engine.error.bad-set': 'The component set has {count|one fault|# faults}.',
  'engine.error.unknown-match': 'There is no match “{match}”. Begin one with “new” or “load”.',
  'engine.error.too-many-matches': 'There are {max} matches already. Use one of their names again.',
  'engine.error.no-such-seat': 'There is no seat {seat}; the seats are 0 to {last}.',
  'engine.error.stale':
    'You saw version {seen} of the match; it is at version {version}. Nothing has changed.',
  'engine.error.bad-file': 'Line {line}: {fault}',
  'engine.error.bad-position': 'The position has {count|one fault|# faults}.',
  'engine.error.from-position': 'The match began from a position: no seed and no answers lead to it.',
  'engine.error.over': 'The match is over.',
  'engine.error.not-asked': 'This seat is not asked anything now.',
  'engine.error.not-offered': 'This answer is not one of those offered.',
  'engine.error.reveals':
    'One of these answers brings something hidden to light: give what follows it in a request of its own.',
  'engine.error.cannot-undo': 'There is nothing that this seat could take back.',
  'engine.error.internal': 'This is a fault of the engine. The match has not changed.',
};

export type Texts = Readonly<Record<keyof typeof en, string>>;
