import type { ComponentRow, OutlineLine } from '@thameside/kit';
import { useMemo } from 'preact/hooks';
import type { AnyBoard } from '../../boards/board.ts';
import type { GameWords } from '../../words.ts';
import { capital } from '../use-game.ts';
import { Bases } from './bases.tsx';

interface ComponentCardProps {
  readonly row: ComponentRow;
  readonly lines: readonly OutlineLine[];
  readonly words: GameWords;
  readonly set: object;
  readonly board: AnyBoard | null;
}

/** What a component looks like, is and does, and where each of its values comes from. */
export function ComponentCard({ row, lines, words, set, board }: ComponentCardProps) {
  const [name, ...doings] = lines;
  const Portrait = board?.Portrait;
  const portrait = useMemo(
    () => Portrait && <Portrait id={row.id} set={set} words={words} />,
    [Portrait, row.id, set, words],
  );
  return (
    <li class="component-card">
      <div class="component-body">
        {portrait && (
          <div class="portrait" aria-hidden="true">
            {portrait}
          </div>
        )}
        <h2>{name ? capital(words.say(name.said)) : row.id}</h2>
        <ul class="component-lines">
          {doings.map(({ depth, said }, i) => (
            <li key={i} data-depth={depth}>
              {words.say(said)}
            </li>
          ))}
        </ul>
      </div>
      <Bases bases={row.bases} words={words} />
    </li>
  );
}
