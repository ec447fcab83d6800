import { at, type Refused, type Seat } from '@thameside/kernel';
import { type Box, type Icon, planOf } from '../components/box.ts';
import { RESOURCES, type Resource } from '../components/vocabulary.ts';
import type { FlowIo, Rules, Task } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { CardId, Player, Site, State } from '../state.ts';
import { hasPower, hasStock, kindsOn, neighboursOf, siteOf, touches } from '../village.ts';
import { acting, holdingOf, tell } from './acting.ts';
import { canPay, type Payer } from './pay.ts';
import { isOpen, isPlanSecret } from './secrecy.ts';

/** F42: the cost between the two topmost uncovered boxes; null if there are not two. */
const costOf = (box: Box, site: Pick<Site, 'id' | 'level'>): readonly Icon[] | null =>
  planOf(box, site.id).costs[site.level] ?? null;

type Upgradable = Readonly<Pick<Site, 'id' | 'level' | 'stock'>>;

function canMove(village: readonly Site[], site: Site): boolean {
  if (!hasStock(site)) return false;
  for (const other of village) if (touches(other.x, site.x)) return true;
  return false;
}

/** F48. */
export const hasKeyflower = (box: Box, p: { readonly village: Parameters<typeof hasPower>[1] }): boolean =>
  hasPower(box, p.village, 'any-resource-upgrades');

/** F42: whether what lies on the card and the player's skill tiles pay for it. */
export function canUpgrade(box: Box, h: Payer, site: Upgradable, keyflower: boolean): boolean {
  const cost = costOf(box, site);
  return cost !== null && canPay(h, site, cost, keyflower);
}

/** F40, F41: everything that can be done with the points and icons left. */
function tasks(box: Box, p: Player, moves: number, upgrades: number): Task[] {
  const h = holdingOf(p);
  const found: Task[] = [];
  if (moves > 0) for (const site of h.village) if (canMove(h.village, site)) found.push(['move', site.id]);
  if (upgrades > 0) {
    const keyflower = hasKeyflower(box, p);
    for (const site of h.village) {
      if (canUpgrade(box, h, site, keyflower)) found.push(['upgrade', site.id]);
      if (site.turned < site.level) found.push(['turn', site.id]);
    }
  }
  return found;
}

function refusedTasks(box: Box, p: Player, moves: number, upgrades: number): Refused[] {
  const h = holdingOf(p);
  const keyflower = hasKeyflower(box, p);
  const found: Refused[] = [];
  const refuse = (verb: 'move' | 'upgrade' | 'turn', card: CardId, why: Refused['refusal']) =>
    found.push({ answer: [verb, card], refusal: why });
  for (const site of h.village) {
    const card = site.id;
    const cost = costOf(box, site);
    if (moves === 0) refuse('move', card, refusal('F40.spent'));
    else if (!hasStock(site)) refuse('move', card, refusal('F40.none', { card }));
    else if (!canMove(h.village, site)) refuse('move', card, refusal('F40.alone', { card }));
    if (upgrades === 0) {
      refuse('upgrade', card, refusal('F41.spent'));
      refuse('turn', card, refusal('F41.spent'));
      continue;
    }
    if (cost === null) refuse('upgrade', card, refusal('F42.boxes', { card }));
    else if (!canPay(h, site, cost, keyflower)) {
      refuse('upgrade', card, refusal('F42.cost', { card, icons: [...cost] }));
    }
    if (site.level === 0) refuse('turn', card, refusal('F41.plain', { card }));
    else if (site.turned === site.level) refuse('turn', card, refusal('F41.turned', { card }));
  }
  return found;
}

/** F40: one resource, one step. */
function move(s: State, seat: Seat, from: CardId, to: CardId, resource: Resource, io: FlowIo): void {
  const p = at(s.players, seat);
  const { village } = acting(p);
  siteOf(village, from).stock[resource]--;
  siteOf(village, to).stock[resource]++;
  tell(p, { t: 'moved', seat, resource, from, to }, io);
}

export function workRules(box: Box): Rules<'working' | 'work' | 'cargo' | 'route' | 'covered'> {
  /** Asked only where there is a choice. */
  function ship(
    s: State,
    f: { readonly seat: Seat; readonly moves: number; readonly upgrades: number },
    from: CardId,
    resource: Resource,
    io: FlowIo,
  ): void {
    const { seat, moves, upgrades } = f;
    const { village } = holdingOf(at(s.players, seat));
    const [only, ...more] = neighboursOf(village, siteOf(village, from));
    if (only && more.length === 0) {
      move(s, seat, from, only.id, resource, io);
      io.push({ k: 'working', seat, moves: moves - 1, upgrades });
    } else io.push({ k: 'route', seat, moves, upgrades, from, resource });
  }

  return {
    working: {
      run(s, f, io) {
        const { seat, moves, upgrades } = f;
        const isAsked = upgrades > 0 && isOpen(s, seat);
        if (isAsked || tasks(box, at(s.players, seat), moves, upgrades).length > 0)
          io.push({ k: 'work', seat, moves, upgrades });
      },
    },
    work: {
      secretNow: isPlanSecret,
      legal: (s, f) => [...tasks(box, at(s.players, f.seat), f.moves, f.upgrades), 'done'],
      refused: (s, f) => refusedTasks(box, at(s.players, f.seat), f.moves, f.upgrades),
      apply(s, f, task, io) {
        if (task === 'done') return;
        const { seat, moves, upgrades } = f;
        const p = at(s.players, seat);
        const [verb, card] = task;
        if (verb === 'move') {
          const kinds = kindsOn(siteOf(holdingOf(p).village, card));
          if (kinds.length > 1) io.push({ k: 'cargo', seat, moves, upgrades, from: card });
          else ship(s, f, card, at(kinds, 0), io);
          return;
        }
        io.push({ k: 'working', seat, moves, upgrades: upgrades - 1 });
        const site = siteOf(acting(p).village, card);
        if (verb === 'upgrade') {
          const icons = costOf(box, site) ?? [];
          io.push({ k: 'paying', seat, card, icons, paid: [] }, { k: 'covered', seat, card });
          return;
        }
        site.turned++;
        tell(p, { t: 'turned', seat, card }, io);
        // F47
        if (hasPower(box, p.village, 'gold-per-flip')) {
          site.stock.gold++;
          tell(p, { t: 'flipped', seat, card }, io);
        }
      },
    },
    cargo: {
      secretNow: isPlanSecret,
      legal: (s, f) => kindsOn(siteOf(holdingOf(at(s.players, f.seat)).village, f.from)),
      refused(s, f) {
        const { stock } = siteOf(holdingOf(at(s.players, f.seat)).village, f.from);
        return RESOURCES.filter(resource => stock[resource] === 0).map(resource => ({
          answer: resource,
          refusal: refusal('F40.none', { card: f.from }),
        }));
      },
      apply: (s, f, resource, io) => ship(s, f, f.from, resource, io),
    },
    route: {
      secretNow: isPlanSecret,
      legal(s, f) {
        const { village } = holdingOf(at(s.players, f.seat));
        return neighboursOf(village, siteOf(village, f.from)).map(({ id }) => id);
      },
      refused(s, f) {
        const { village } = holdingOf(at(s.players, f.seat));
        const from = siteOf(village, f.from);
        return village
          .filter(site => !touches(site.x, from.x))
          .map(({ id }) => ({ answer: id, refusal: refusal('F40.alone', { card: id }) }));
      },
      apply(s, f, to, io) {
        const { seat, moves, upgrades, from, resource } = f;
        move(s, seat, from, to, resource, io);
        io.push({ k: 'working', seat, moves: moves - 1, upgrades });
      },
    },
    // F42: the tile, plain side up, covers the topmost uncovered box
    covered: {
      run(s, f, io) {
        const { seat, card } = f;
        const p = at(s.players, seat);
        const site = siteOf(acting(p).village, card);
        site.level++;
        tell(p, { t: 'upgraded', seat, card, level: site.level }, io);
      },
    },
  };
}
