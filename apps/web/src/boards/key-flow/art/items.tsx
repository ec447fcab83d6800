import {
  type Action,
  ANIMALS,
  type BoxPlan,
  COLOURS,
  type GainPlan,
  type Icon,
  RESOURCES,
  type Resource,
  SKILLS,
} from '@thameside/key-flow/client';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { isLegible, Letters, Scaled, Unit } from '../../parts/legible.tsx';
import { AnimalFace } from './animal.tsx';
import { Good } from './goods.tsx';
import { ArrowSign, KeypleChip, KeypleFigure } from './keyple.tsx';
import { Boat, Cart, Gable, Rosette, Token, UpgradeTile } from './signs.tsx';
import { SkillTile } from './skill.tsx';

/** The size of numbers. */
const READ = 16;

/** One sign of a box, with the room that it takes; the signs of a box stand in a row. */
export interface Item {
  readonly width: number;
  readonly node: ComponentChildren;
  /** A number stands in it: what cannot be read must not be shown without it. */
  readonly isRead?: boolean;
}

const item = (node: ComponentChildren, width = 24): Item => ({ width, node });
const read = (node: ComponentChildren, width: number): Item => ({ node, width, isRead: true });
const word = (text: string | number, width = 7 + String(text).length * 7): Item =>
  read(
    <Letters size={READ} class="box-word" y={5.5}>
      {text}
    </Letters>,
    width,
  );
const cart = (n: number) => read(<Cart n={n} />, 32);
const leadsTo = () => item(<path class="box-arrow" d="M-4 -5l6 5l-6 5z" />, 12);
const swap = () => item(<path class="box-swap" d="M-7 -3h12l-3 -3M7 3h-12l3 3" />, 18);

/** So many of one sign: each by itself, or its number before it. */
const many = (n: number, one: () => Item, most = 2): Item[] =>
  n <= most ? Array.from({ length: n }, one) : [word(`${n}×`, 23), one()];

const good = (resource: Resource | 'any') => item(<Good resource={resource} />);
const skill = (sort: (typeof SKILLS)[number] | 'any' | 'random') => item(<SkillTile skill={sort} />);

const grouped = (resources: readonly Resource[]): Item[] =>
  RESOURCES.flatMap(resource =>
    many(resources.filter(each => each === resource).length, () => good(resource)),
  );

const iconItem = (icon: Icon): Item => {
  if (icon === 'any-resource') return good('any');
  if (icon === 'any-skill') return skill('any');
  const nth = SKILLS.indexOf(icon as (typeof SKILLS)[number]);
  return nth >= 0 ? skill(SKILLS[nth] ?? 'any') : good(icon as Resource);
};

/** What an upgrade costs, or an exchange takes. */
export function costItems(icons: readonly Icon[]): Item[] {
  return [...new Set(icons)].flatMap(icon =>
    many(icons.filter(each => each === icon).length, () => iconItem(icon)),
  );
}

/** F5: a white resource is one of any type. */
const isAny = (options: readonly GainPlan[]): boolean => options.length === RESOURCES.length;

function gainItems({ resources, tokens, draws, choices }: GainPlan): Item[] {
  return [
    ...grouped(resources),
    ...many(tokens, () => item(<Token />)),
    ...many(draws, () => skill('random')),
    ...choices.flatMap(options =>
      isAny(options)
        ? [good('any')]
        : options.flatMap((option, i) => [...(i > 0 ? [word('/', 9)] : []), ...gainItems(option)]),
    ),
  ];
}

function actionItems({ moves, upgrades, pay, gain }: Action): Item[] {
  return [
    ...(pay.length > 0 ? [...costItems(pay), leadsTo()] : []),
    ...gainItems(gain),
    ...(moves > 0 ? [cart(moves)] : []),
    ...many(upgrades, () => item(<Gable />)),
  ];
}

const points = (n: number | string) => read(<Rosette points={n} />, 26);
const figure = (colour: (typeof COLOURS)[number]) => item(<KeypleChip colour={colour} />);

const isOf = <W extends string>(list: readonly W[], word_: string): word_ is W =>
  list.some(each => each === word_);

function needItem(need: string): Item {
  if (isOf(RESOURCES, need)) return good(need);
  if (isOf(SKILLS, need)) return skill(need);
  if (isOf(ANIMALS, need)) return item(<AnimalFace animal={need} />);
  if (isOf(COLOURS, need)) return figure(need);
  if (need === 'resource') return good('any');
  if (need === 'skill') return skill('any');
  if (need === 'token') return item(<Token />);
  if (need === 'animal')
    return item(
      <>
        <g transform="translate(-9 3)">
          <AnimalFace animal="cow" scale={0.6} />
        </g>
        <g transform="translate(0 -4)">
          <AnimalFace animal="sheep" scale={0.6} />
        </g>
        <g transform="translate(9 3)">
          <AnimalFace animal="pig" scale={0.6} />
        </g>
      </>,
      34,
    );
  return item(<KeypleCardSign text="" hasToken />, 22);
}

/** A keyple card at a glance: what is printed on it counts. */
const KeypleCardSign = ({
  text,
  hasToken = false,
}: {
  readonly text: string;
  readonly hasToken?: boolean;
}) => (
  <g class="keyple-card-sign">
    <rect x="-9" y="-12" width="18" height="24" rx="3" />
    {hasToken ? (
      <Token scale={0.6} />
    ) : (
      <Letters size={READ} y={5.5}>
        {text}
      </Letters>
    )}
  </g>
);

type Scoring = NonNullable<BoxPlan['score']>;
type PartScoring = Exclude<Scoring, { rule: 'sum' | 'storage' }>;

function partItems(score: PartScoring): Item[] {
  switch (score.rule) {
    case 'sets':
      return [
        ...Object.entries(score.need).flatMap(([need, n = 0]) => many(n, () => needItem(need))),
        leadsTo(),
        points(score.points),
      ];
    case 'animal-steps':
      return [
        item(<AnimalFace animal={score.animal} />),
        ...Object.entries(score.steps).flatMap(([n, worth]) => [word(n, 12), leadsTo(), points(worth)]),
      ];
    case 'boats':
      return [item(<Boat />), word(`${score.points.slice(0, 4).join(' ')}…`, 86)];
    case 'transport-and-boats':
      return [
        cart(1),
        leadsTo(),
        points(score.perTransport),
        item(<Boat />),
        leadsTo(),
        points(score.perBoat),
      ];
    case 'one-colour':
      return [
        word('='),
        ...COLOURS.map(colour => ({ ...figure(colour), width: 15 })),
        leadsTo(),
        points(score.points),
      ];
    case 'one-skill-type':
      return [word('='), skill('any'), leadsTo(), points(score.points)];
    case 'keyple-cards':
      return [read(<KeypleCardSign text={String(score.keyples)} />, 22), leadsTo(), points(score.points)];
  }
}

function scoreItems(score: Scoring): Item[] {
  if (score.rule === 'storage')
    return [
      ...score.set.map(each => good(each)),
      item(<path class="box-sack" d="M-7 9v-12q0 -3 3 -3h8q3 0 3 3v12zM-4 -6l-2 -4h12l-2 4" />, 18),
      leadsTo(),
      points(score.points),
    ];
  if (score.rule !== 'sum') return partItems(score);
  return score.parts.flatMap((part, i) => [...(i > 0 ? [word('+', 12)] : []), ...partItems(part)]);
}

/** F46 to F49. */
const POWERS: Readonly<Record<NonNullable<BoxPlan['power']>, () => Item[]>> = {
  'weak-cards-go-anywhere': () => [
    item(<KeypleFigure colour="green" scale={0.5} />, 18),
    ...(['left', 'down', 'right'] as const).map(arrow => item(<ArrowSign arrow={arrow} on />, 22)),
  ],
  'gold-per-flip': () => [item(<UpgradeTile turned />), leadsTo(), good('gold')],
  'any-resource-upgrades': () => [good('any'), word('=', 12), good('any'), item(<Gable />)],
  'green-yellow-interchange': () => [figure('green'), swap(), figure('yellow')],
  'pig-sheep-interchange': () => [
    item(<AnimalFace animal="pig" />),
    swap(),
    item(<AnimalFace animal="sheep" />),
  ],
};

/** Everything that stands in a box. */
export const boxItems = ({ action, transport, points: worth, score, power }: BoxPlan): Item[] => [
  ...(action ? actionItems(action) : transport > 0 ? [cart(transport)] : []),
  ...(worth > 0 ? [points(worth)] : []),
  ...(score ? scoreItems(score) : []),
  ...(power ? POWERS[power]() : []),
];

/** F21: what is taken at once. */
export const bottomItems = (bottom: {
  readonly resources: readonly Resource[];
  readonly skills: readonly ((typeof SKILLS)[number] | 'random')[];
}): Item[] => [...grouped(bottom.resources), ...bottom.skills.map(skill)];

const widthOf = (items: readonly Item[]): number => items.reduce((sum, each) => sum + each.width, 0);

/** How large signs in a row can be drawn; 0 if their numbers could not be read then. */
export function rowScale(items: readonly Item[], width: number, scale: number, unit: number): number {
  const fitted = Math.min(scale, width / Math.max(1, widthOf(items)));
  return items.some(({ isRead }) => isRead) && !isLegible(READ, fitted * unit) ? 0 : fitted;
}

/** The same signs in two rows. */
export function inTwo(items: readonly Item[]): readonly (readonly Item[])[] {
  const half = widthOf(items) / 2;
  const cut = items.findIndex((_, i) => widthOf(items.slice(0, i + 1)) > half) + 1;
  return [items.slice(0, cut), items.slice(cut)];
}

/** Signs in a row around 0, 0, made smaller if they would not fit, and left out if they could not be read. */
export function ItemRow({
  items,
  width,
  scale = 1,
}: {
  readonly items: readonly Item[];
  readonly width: number;
  readonly scale?: number;
}) {
  const fitted = rowScale(items, width, scale, useContext(Unit));
  if (fitted === 0) return null;
  let at = -widthOf(items) / 2;
  return (
    <Scaled by={fitted}>
      {items.map((each, i) => {
        const x = at + each.width / 2;
        at += each.width;
        return (
          <g key={i} transform={`translate(${x} 0)`}>
            {each.node}
          </g>
        );
      })}
    </Scaled>
  );
}
