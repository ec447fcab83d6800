import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Connector, Keyple, Skill } from '../components/vocabulary.ts';
import type { Frames } from '../frames.ts';
import type { TileId } from '../state.ts';
import type { View } from '../view.ts';
import type { Asked, QuestionName } from './ask.ts';
import { beside, fromHome, riverSides } from './place.ts';
import { broughtBy } from './river.ts';
import { say } from './say.ts';

/** What is known besides the frame; the view only where it is at hand. */
interface Known {
  readonly box: Box;
  readonly view: View | undefined;
}
type Label<N extends QuestionName> = (
  given: Frames[N]['out'],
  f: Extract<Asked, { readonly k: N }>,
  known: Known,
) => Said;

const tile = (id: TileId): Said => say('answer.tile', { tile: id });
const colour = (colour: Keyple | Connector): Said => say(`answer.colour.${colour}`);
const skill = (skill: Skill): Said => say(`answer.skill.${skill}`);

const LABELS: { readonly [N in QuestionName]: Label<N> } = {
  home: tile,
  turn: verb => say(`answer.turn.${verb}`),
  bid: tile,
  use: tile,
  upgrade: tile,
  colour,
  group: given => (given === 'enough' ? say('answer.group.enough') : tile(given)),
  count: (n, { moved }) =>
    moved === 0 ? say('answer.count', { n }) : say('answer.count-moved', { n, total: moved + n }),
  front: (front, { count }) => say('answer.front', { front, behind: count - front }),
  berth(index, _f, { box, view }) {
    const brings = view ? broughtBy(box, view.era, index) : [];
    const berth = index + 1;
    return brings.length > 0 ? say('answer.berth-brings', { berth, brings }) : say('answer.berth', { berth });
  },
  pay: skill,
  skill,
  take: given => (given === 'all' ? say('answer.take.all') : say('answer.take.leave', { connector: given })),
  pick: given => (given === 'enough' ? say('answer.pick.enough') : colour(given)),
  connector: colour,
  side: given =>
    given === 'discard' ? say('answer.side.discard') : say('answer.side', { tile: given[0], side: given[1] }),
  tile,
  cell([q, r], { seat }, { view }) {
    const borough = view?.players[seat]?.borough;
    return say('answer.cell', { place: borough ? beside(borough, { q, r }) : fromHome({ q, r }) });
  },
  rotation(rotation, { tile }, { box }) {
    const plan = box.tiles[tile];
    return say('answer.rotation', { sides: plan ? riverSides(plan, rotation) : [] });
  },
  ready: () => say('answer.ready'),
};

/** A frame's name says what its answers are; the types cannot follow it through the table. */
export const answer = (box: Box, f: Asked, given: Answer, view: View | undefined): Said =>
  (LABELS[f.k] as (given: Answer, f: Asked, known: Known) => Said)(given, f, { box, view });
