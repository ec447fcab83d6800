import type { Message, Sight } from '@thameside/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Disclosure } from '../../parts/index.ts';
import { link } from '../../state/link.ts';
import { board } from '../../state/speech.ts';
import { type GameWords, t } from '../../words.ts';
import { apart, scale, ticks } from '../lib/scale.ts';
import { nameOf, toneOf } from '../seat.tsx';
import { PointsTable } from './points-table.tsx';
import { useWidth } from './use-width.ts';

type Course = Extract<Message, { kind: 'course' }>['course'];
interface Chapter {
  readonly move: number;
  readonly label: string;
}

const HEIGHT = 260;
const FRAME = { left: 34, right: 96, top: 22, bottom: 24 };
/** Patterns of strokes, so that the lines differ without colour too. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 4'];

const chaptersOf = (sight: Sight, words: GameWords): Chapter[] =>
  sight.log.flatMap(({ move, events }) =>
    events.flatMap(event => {
      const label = board.value?.chapter?.(event, words);
      return label ? [{ move, label }] : [];
    }),
  );

const lastBefore = (course: Course, move: number) => course.findLast(station => station.move <= move);

function Chart({
  sight,
  course,
  chapters,
}: {
  readonly sight: Sight;
  readonly course: Course;
  readonly chapters: readonly Chapter[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const all = course.flatMap(({ totals }) => totals);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const x = scale([0, sight.move], [FRAME.left, width - FRAME.right]);
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [HEIGHT - FRAME.bottom, FRAME.top]);
  const ends = apart(
    sight.seats.map((_, seat) => y(course.at(-1)?.totals[seat] ?? 0)),
    15,
  );
  return (
    <div ref={box}>
      <svg class="course" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('table.end.course')}>
        {marks.map(mark => (
          <g key={mark} class="course-mark">
            <line x1={FRAME.left} x2={width - FRAME.right} y1={y(mark)} y2={y(mark)} />
            <text x={FRAME.left - 6} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        {chapters.map(({ move, label }) => (
          <g key={move} class="course-chapter">
            <line x1={x(move)} x2={x(move)} y1={FRAME.top} y2={HEIGHT - FRAME.bottom} />
            <text x={x(move) + 4} y={HEIGHT - 8}>
              {label}
            </text>
          </g>
        ))}
        {sight.seats.map(({ name }, seat) => (
          <g
            key={String(seat)}
            class="course-line"
            style={`--tone: var(--player-${toneOf(sight, seat)}); --tone-text: var(--player-${toneOf(sight, seat)}-text)`}
          >
            <path
              stroke-dasharray={DASHES[seat % DASHES.length]}
              d={course
                .map(
                  ({ move, totals }, i) =>
                    `${i === 0 ? 'M' : 'H'}${x(move)}${i === 0 ? ' ' : 'V'}${y(totals[seat] ?? 0)}`,
                )
                .join('')}
            />
            <text x={width - FRAME.right + 8} y={(ends[seat] ?? 0) + 4}>
              {`${name} ${course.at(-1)?.totals[seat] ?? ''}`}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** How the points of all went up over the game. */
export function CourseOfScores({
  sight,
  words,
  order,
}: {
  readonly sight: Sight;
  readonly words: GameWords;
  readonly order: readonly number[];
}) {
  const [course, setCourse] = useState<Course>([]);
  useEffect(() => {
    void link.ask('course', { table: sight.table }).then(reply => {
      if (reply.kind === 'course') setCourse(reply.course);
    });
  }, [sight.table]);
  if (course.length === 0) return null;
  const chapters = chaptersOf(sight, words);
  const rows = [
    ...chapters.slice(1).map(({ move }, i) => ({ move: move - 1, label: chapters[i]?.label ?? '' })),
    { move: sight.move, label: chapters.at(-1)?.label ?? t('table.end.total') },
  ];
  return (
    <section>
      <h3>{t('table.end.course')}</h3>
      <Chart sight={sight} course={course} chapters={chapters} />
      <Disclosure summary={t('table.end.course-table')}>
        <PointsTable caption={t('table.end.course')}>
          <thead>
            <tr>
              <th scope="col">{t('table.end.after')}</th>
              {order.map(seat => (
                <th scope="col" key={seat}>
                  {nameOf(sight, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ move, label }) => (
              <tr key={move}>
                <th scope="row">{label}</th>
                {order.map(seat => (
                  <td key={seat}>{lastBefore(course, move)?.totals[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PointsTable>
      </Disclosure>
    </section>
  );
}
