import type { Answer } from '@thameside/kernel';
import type { ComponentChildren } from 'preact';
import { both, pointing } from '../parts/pointing.ts';
import { isOffered, refusalOf, WhyNot } from '../parts/why.tsx';
import { choose } from './choose.ts';
import { doings } from './labels.ts';
import { type Scene, useScene } from './scene.ts';

export interface TargetProps {
  /** The card or borough that is shown, if it may be known. */
  readonly id: string | null;
  readonly piece: string;
  readonly label: string;
  readonly class: string;
  /** The answer that it stands for in the open question; undefined if it stands for none. */
  readonly answer?: Answer | undefined;
  /** Answers that come before it, while the question that it answers is still ahead. */
  readonly before?: readonly Answer[];
  /** Whether it can be given although the question that it answers is still ahead. */
  readonly isAhead?: boolean;
  readonly flip?: string | undefined;
  readonly flies?: boolean;
  /** If it is not as the piece is. */
  readonly isLit?: boolean;
  readonly style?: string;
  readonly onHover?: (isOver: boolean) => void;
  readonly onPointerDown?: ((event: PointerEvent) => void) | undefined;
  readonly children: ComponentChildren;
}

/** All that there is to know about it, and why it cannot be chosen if that is so. */
function Hinted({
  scene,
  id,
  refusal,
}: {
  scene: Scene;
  id: string | null;
  refusal: ReturnType<typeof refusalOf>;
}) {
  return (
    <>
      {id && (
        <ul class="london-hint">
          {doings(scene, id).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {refusal && (
        <p class="london-hint-why">
          <WhyNot scene={scene} refusal={refusal} />
        </p>
      )}
    </>
  );
}

/** Something on the table that can be chosen when it is asked for, and looked at closely at any time. */
export function Target(props: TargetProps) {
  const scene = useScene();
  const { id, piece, label, answer, before = [], isAhead = false, flip, onHover } = props;
  const { ask, ui, lit } = scene;
  const isAsked = answer !== undefined && before.length === 0;
  const legal = isAhead || (isAsked && isOffered(ask, answer));
  const refusal =
    answer === undefined || legal ? null : refusalOf(before.length > 0 ? scene.ahead : ask, answer);
  const isChosen = id !== null && ui.chosen.value === id;
  const press = () => {
    if (legal && answer !== undefined) void choose(scene, ...before, answer);
    else ui.chosen.value = isChosen ? null : id;
  };
  const off = isAsked && !legal;
  return (
    <button
      type="button"
      data-rove
      tabIndex={-1}
      data-piece={piece}
      data-flip={flip}
      data-flies={props.flies ? '' : undefined}
      aria-pressed={isChosen}
      style={props.style}
      class={`${props.class} ${legal && isAsked ? 'is-legal' : ''} ${isAhead ? 'is-ahead' : ''} ${off ? 'is-off' : ''} ${isChosen ? 'is-chosen' : ''} ${(props.isLit ?? lit.has(piece)) ? 'is-lit' : ''}`}
      onClick={press}
      onMouseEnter={onHover && (() => onHover(true))}
      onMouseLeave={onHover && (() => onHover(false))}
      {...both(
        pointing(scene, piece, () => <Hinted scene={scene} id={id} refusal={refusal} />),
        props.onPointerDown ? { onPointerDown: props.onPointerDown } : {},
      )}
    >
      {props.children}
      <span class="unseen">{label}</span>
    </button>
  );
}
