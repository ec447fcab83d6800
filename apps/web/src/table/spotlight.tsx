import { useLayoutEffect, useState } from 'preact/hooks';
import { taught } from '../state/lesson.ts';
import { past, sight } from '../state/table.ts';
import { middle } from '../state/ui.ts';

/** Around what is lit, in pixels. */
const PAD = 8;

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pieces lie that a lesson speaks of, seen from the board's corner. */
function holesIn(board: Element): Hole[] {
  const base = board.getBoundingClientRect();
  return [...board.querySelectorAll('.is-lit, .is-lit-seat')].flatMap(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (width === 0 || !each.checkVisibility()) return [];
    return [
      {
        x: left - base.left - PAD,
        y: top - base.top - PAD,
        width: width + 2 * PAD,
        height: height + 2 * PAD,
      },
    ];
  });
}

const boxOf = ({ x, y, width, height }: Hole): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** What a lesson speaks of stays as it is, and the rest of the board is dimmed. It can be pressed all the same. */
export function Spotlight() {
  const [holes, setHoles] = useState<readonly Hole[]>([]);
  const pieces = taught.value;
  const version = sight.value?.version;
  const isOn = pieces !== null && pieces.length > 0 && past.value === null && middle.value === 'board';
  useLayoutEffect(() => {
    const board = document.querySelector('.table-board');
    if (!isOn || !board) {
      setHoles([]);
      return;
    }
    let later = 0;
    const measure = () => {
      later = requestAnimationFrame(() => setHoles(holesIn(board)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    board.addEventListener('click', measure);
    return () => {
      cancelAnimationFrame(later);
      watch.disconnect();
      board.removeEventListener('click', measure);
    };
  }, [pieces, version, isOn]);
  if (holes.length === 0) return null;
  return (
    <svg class="spotlight" aria-hidden="true">
      <mask id="spotlight-holes">
        <rect width="100%" height="100%" fill="white" />
        {holes.map((hole, i) => (
          <path key={i} d={boxOf(hole)} fill="black" />
        ))}
      </mask>
      <rect class="spotlight-veil" width="100%" height="100%" mask="url(#spotlight-holes)" />
    </svg>
  );
}
