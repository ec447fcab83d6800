import type { Answer } from '@thameside/kernel';
import { Button, hintFor, type IconName } from '../../../parts/index.ts';
import { sayAnswer } from '../../../table/say.ts';
import { t } from '../../../words.ts';
import { WhyNot } from '../../parts/why.tsx';
import { choose } from '../choose.ts';
import { buttonsOf } from '../lib/gesture.ts';
import { RunSummary } from '../run/summary.tsx';
import { litPanel, useScene } from '../scene.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  develop: 'building',
  buy: 'flag',
  run: 'play',
  draw: 'hand',
  loan: 'coin',
  repay: 'coin',
  relief: 'coin',
  swap: 'restart',
  'swap-borough': 'restart',
  enough: 'check',
  done: 'check',
  flip: 'undo',
  borough: 'flag',
};
/** What ends something stands apart from what does something. */
const CLOSING = ['enough', 'done', 'none'];
/** What a turn is for: that one of them is not possible is worth a word. */
const DEEDS = ['develop', 'buy'];
const QUIET = ['loan', 'swap', 'swap-borough', 'relief'];

function Choice({ answer }: { readonly answer: Answer }) {
  const scene = useScene();
  const { ask, words, sight } = scene;
  if (!ask) return null;
  const name = String(answer);
  return (
    <Button
      small
      variant={CLOSING.includes(name) || QUIET.includes(name) ? 'quiet' : 'plain'}
      class={`deed deed-${name} is-legal ${litPanel(scene, name)}`}
      icon={ICONS[name] ?? 'check'}
      onClick={() => void choose(scene, answer)}
    >
      <span>{sayAnswer(words, ask, answer, sight.view)}</span>
      {answer === 'run' && <RunSummary />}
    </Button>
  );
}

/** Answers that are no piece on the table, and those of them that are not possible, with the reason. */
export function Choices() {
  const scene = useScene();
  const { ask, words, sight } = scene;
  if (!ask) return null;
  const offered = buttonsOf(ask);
  const refused = ask.refused.filter(({ answer }) => DEEDS.includes(String(answer)));
  if (offered.length === 0 && refused.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="deeds" role="group" aria-label={t('london.choices')}>
      {offered.map(answer => (
        <Choice key={String(answer)} answer={answer} />
      ))}
      {refused.map(({ answer, refusal }) => (
        <span key={String(answer)} {...hintFor(() => <WhyNot scene={scene} refusal={refusal} />)}>
          <Button
            small
            variant="quiet"
            class="deed deed-refused"
            aria-disabled
            icon={ICONS[String(answer)] ?? 'forbidden'}
          >
            <span>{sayAnswer(words, ask, answer, sight.view)}</span>
          </Button>
        </span>
      ))}
    </div>
  );
}
