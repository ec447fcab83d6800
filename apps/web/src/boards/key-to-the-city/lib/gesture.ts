import type { Answer } from '@thameside/kernel';
import type { Box, Keyple, Question, View } from '@thameside/key-to-the-city/client';
import type { AskOf } from '../../board.ts';
import { type Act, groupsFor, tileOf } from './price.ts';

/** One thought: an action on a tile, with its keyples. */
export interface Plan {
  readonly act: Act;
  readonly tile: string;
  readonly colour: Keyple;
  /** Tiles whose losing bids are moved. */
  readonly groups: readonly string[];
  /** Keyples from behind or in front of the screen. */
  readonly count: number;
  /** K80: how many of them from in front; as many as there are unless told. */
  readonly front?: number;
}

interface Step {
  readonly k: string;
  readonly answer: Answer;
}

/** K80: the least and the most that can come from in front of the screen. */
export function frontRange(view: View, seat: number, colour: Keyple, count: number): [number, number] {
  const player = view.players[seat];
  const behind = player?.screen?.[colour] ?? 0;
  return [Math.max(0, count - behind), Math.min(count, player?.front[colour] ?? 0)];
}

function groupSteps(view: View, seat: number, { act, tile, colour, groups }: Plan): Step[] {
  const there = groupsFor(view, seat, act, tile, colour).map(group => group.tile);
  if (there.length === 0) return [];
  const chosen = there.filter(each => groups.includes(each));
  const last = chosen.at(-1);
  const isAsked = last === undefined || there.indexOf(last) < there.length - 1;
  return [...chosen, ...(isAsked ? ['enough'] : [])].map(answer => ({ k: 'group', answer }));
}

/** K33, K34: where a use yields nothing but connectors of its own colours, they are taken with it. */
function takeSteps(view: View, box: Box, { act, tile }: Plan): Step[] {
  const level = tileOf(view, tile)?.level ?? 0;
  const panel = act === 'use' ? box.tiles[tile]?.use[level] : null;
  if (!panel || panel.pay.length > 0 || panel.anySkills > 0 || panel.fixedConnectors === 0) return [];
  const isThere = Object.entries(panel.connectors).some(
    ([colour, n]) => n > 0 && view.connectors[colour as keyof typeof view.connectors] > 0,
  );
  return isThere ? [{ k: 'take', answer: 'all' }] : [];
}

/** Every question that the plan answers, from the beginning of the turn. */
function stepsOf(view: View, box: Box, seat: number, plan: Plan): Step[] {
  const { act, tile, colour, count } = plan;
  const [least, most] = frontRange(view, seat, colour, count);
  return [
    { k: 'turn', answer: act },
    { k: act, answer: tile },
    { k: 'colour', answer: colour },
    ...groupSteps(view, seat, plan),
    { k: 'count', answer: count },
    ...(least < most ? [{ k: 'front', answer: plan.front ?? most }] : []),
    ...takeSteps(view, box, plan),
  ];
}

interface Gathering {
  readonly act?: Act;
  readonly tile?: string;
  readonly colour?: Keyple;
  readonly groups?: readonly string[];
  readonly count?: number;
}

/** Groups are chosen in one order: those given must be the plan's first, and all of them once that question is past. */
function followsGroups(
  view: View,
  ask: AskOf<Question>,
  seat: number,
  plan: Plan,
  given: readonly string[],
): boolean {
  const chosen = groupsFor(view, seat, plan.act, plan.tile, plan.colour)
    .map(group => group.tile)
    .filter(tile => plan.groups.includes(tile));
  const isPast = ask.k === 'count' || ask.k === 'front';
  return given.every((tile, i) => chosen[i] === tile) && (!isPast || chosen.length === given.length);
}

/** What is left to be answered from this question on; null if the plan does not follow from it. */
export function answersFor(
  view: View,
  box: Box,
  ask: AskOf<Question>,
  seat: number,
  plan: Plan,
): Answer[] | null {
  const f = ask.frame as Gathering;
  const isSo = (['act', 'tile', 'colour', 'count'] as const).every(
    name => f[name] === undefined || f[name] === plan[name],
  );
  const given = f.groups ?? [];
  if (!isSo || !followsGroups(view, ask, seat, plan, given)) return null;
  const steps = stepsOf(view, box, seat, plan);
  const first = steps.findIndex(({ k }) => k === ask.k);
  if (first < 0) return null;
  const from = ask.k === 'group' ? first + given.length : first;
  return steps.slice(from).map(({ answer }) => answer);
}

/** The action under way, if the question belongs to one. */
export const actOf = (ask: AskOf<Question> | null): Act | null => {
  if (!ask) return null;
  if (ask.k === 'bid' || ask.k === 'use' || ask.k === 'upgrade') return ask.k;
  return (ask.frame as Gathering).act ?? null;
};

/** The questions that the panel of an action answers in one go. */
const IN_ONE = ['turn', 'bid', 'use', 'upgrade', 'colour', 'group', 'count', 'front'];
export const isGathering = (ask: AskOf<Question> | null): boolean => ask !== null && IN_ONE.includes(ask.k);

/** The tile that the action under way has already been given. */
export const tileAsked = (ask: AskOf<Question> | null): string | null => {
  if (!ask || !['colour', 'group', 'count', 'front'].includes(ask.k)) return null;
  return (ask.frame as Gathering).tile ?? null;
};
