import type { Answer } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog, Icon } from '../parts/index.ts';
import { probe } from '../state/probe.ts';
import { past, sight as present } from '../state/table.ts';
import { isPaletteOpen } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { type Command, commandsFor } from './commands.ts';
import { giveCarefully } from './danger.tsx';
import { found, tokensOf } from './lib/find.ts';
import { type Path, walk } from './lib/walk.ts';
import { sayAnswer } from './say.ts';
import './css/palette.css';

const SHOWN = 9;
type Candidate = { readonly path: Path } | { readonly command: Command };

/** The words of a match file are understood in every language; its numbers count from zero and would mislead. */
const alias = (answer: Answer): string =>
  (typeof answer === 'object' ? answer : [answer]).filter(part => typeof part === 'string').join(' ');

/** The answers that fit what was typed, through as many questions as it speaks of. */
async function pathsFor(
  sight: Sight,
  words: GameWords,
  typed: string,
  isStale: () => boolean,
): Promise<Path[]> {
  const { ask } = sight;
  if (!ask || past.value) return [];
  const tokens = tokensOf(typed);
  const label = (of: typeof ask, answer: (typeof ask.answers)[number]) =>
    sayAnswer(words, of, answer, sight.view);
  if (tokens.length === 0)
    return ask.answers.map(answer => ({
      answers: [answer],
      labels: [label(ask, answer)],
      ask,
      left: [],
      score: 0,
    }));
  return walk(
    ask,
    tokens,
    { label: (of, answer) => label(of, answer as never), alias, probe: answers => probe(sight, answers) },
    isStale,
  );
}

function commandsMatching(sight: Sight, typed: string): Command[] {
  const tokens = tokensOf(typed);
  const all = commandsFor(sight);
  if (tokens.length === 0) return all;
  return all.filter(({ label }) => found(tokens, label)?.left.length === 0);
}

function useCandidates(sight: Sight, words: GameWords, typed: string): Candidate[] {
  const [paths, setPaths] = useState<Path[]>([]);
  useEffect(() => {
    let isStale = false;
    void pathsFor(sight, words, typed, () => isStale).then(list => {
      if (!isStale) setPaths(list);
    });
    return () => {
      isStale = true;
    };
  }, [sight, words, typed]);
  const commands = commandsMatching(sight, typed);
  const isSure = paths[0]?.left.length === 0;
  const answers = paths.slice(0, SHOWN).map(path => ({ path }));
  const orders = commands.map(command => ({ command }));
  return isSure || commands.length === 0 ? [...answers, ...orders] : [...orders, ...answers];
}

const Row = ({ candidate }: { readonly candidate: Candidate }) =>
  'command' in candidate ? (
    <>
      <Icon name={candidate.command.icon} />
      <span>{candidate.command.label}</span>
    </>
  ) : (
    <>
      <Icon name="chevron-right" />
      <span>
        {candidate.path.labels.join(' › ')}
        {candidate.path.ask && candidate.path.left.length === 0 && candidate.path.score > 0 && ' …'}
        {candidate.path.left.length > 0 && (
          <span class="soft"> {t('table.palette.left', { words: candidate.path.left.join(' ') })}</span>
        )}
      </span>
    </>
  );

/** Type what you want to do, such as an action, a colour, a number and a place. */
export function Palette({ words }: { readonly words: GameWords }) {
  const sight = present.value;
  return isPaletteOpen.value && sight ? <OpenPalette sight={sight} words={words} /> : null;
}

function OpenPalette({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const candidates = useCandidates(sight, words, typed);
  const chosen = Math.min(at, candidates.length - 1);
  useLayoutEffect(() => input.current?.focus(), []); // before the next letter is typed
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const close = () => {
    isPaletteOpen.value = false;
  };
  const take = (candidate: Candidate | undefined) => {
    if (!candidate) return;
    if ('command' in candidate) {
      close();
      candidate.command.run();
      return;
    }
    const goesOn = candidate.path.ask !== null && candidate.path.score > 0;
    if (!goesOn) close();
    setTyped('');
    void giveCarefully(candidate.path.answers);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((chosen + step + candidates.length) % Math.max(1, candidates.length));
    else if (event.key === 'Enter') take(candidates[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('table.palette.title')} onClose={close}>
      <input
        ref={input}
        class="palette-input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={candidates.length > 0 ? `${list}-${chosen}` : undefined}
        aria-label={t('table.palette.title')}
        placeholder={t('table.palette.placeholder')}
        autocomplete="off"
        spellcheck={false}
        value={typed}
        onInput={event => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div class="palette-list" role="listbox" id={list} aria-label={t('table.palette.title')}>
        {candidates.map((candidate, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the field that has the focus
          <div
            key={'command' in candidate ? candidate.command.id : candidate.path.answers.join('|')}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            onClick={() => take(candidate)}
          >
            <Row candidate={candidate} />
          </div>
        ))}
        {candidates.length === 0 && <p class="soft">{t('table.palette.none')}</p>}
      </div>
    </Dialog>
  );
}
