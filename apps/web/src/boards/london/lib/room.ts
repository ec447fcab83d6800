/** What has to find room: spaces of a row of the development board, stacks of the largest city, hand cards, rivals. */
export interface Load {
  readonly columns: number;
  readonly stacks: number;
  readonly hand: number;
  readonly others: number;
}

/**
 * `tall`: market, city and hand below each other; `wide`: market and city side by side;
 * `high`: as `tall`, with the ledger beside the city; `regions`: one at a time above
 * the hand; `low`: the hand is one of them.
 */
type Plan = 'tall' | 'wide' | 'high' | 'regions' | 'low';

export interface Room {
  readonly plan: Plan;
  /** The width of a card of the development board, of a city and of the hand. */
  readonly market: number;
  readonly city: number;
  readonly hand: number;
}

const RATIO = 1.22;
const MOST = 152;
/** Smaller than this, nobody can read a card: then less is shown at a time. */
const LEAST = 60;
/** What stands around the cards, as the style sheets have it. */
const EDGE = 16;
const GAP = { market: 5, city: 10, hand: 6 } as const;
const OTHERS = 66;
const LAND = 184;
const LAND_HEIGHT = 210;
const LEDGER = { width: 200, height: 226 } as const;
/** The ledger beside the hand. */
const ACCOUNTS = 390;
const BOROUGHS = 176;
const HEAD = { market: 40, city: 52, hand: 66 } as const;
const TABS = 52;
export const NARROW = 700;

const marketWidth = (card: number, { columns }: Load): number => (columns + 1) * (card + GAP.market) + 34;
const rowsIn = (width: number, card: number, stacks: number): number => {
  const columns = Math.floor((width - 14) / (card + GAP.city));
  return columns < 1 ? Number.POSITIVE_INFINITY : Math.ceil(stacks / columns);
};

/** How high the middle of the table is with cards of these widths; infinite if they do not fit beside each other. */
const MIDDLE: Readonly<
  Record<'tall' | 'wide' | 'high', (market: number, city: number, width: number, load: Load) => number>
> = {
  tall(market, city, width, load) {
    if (marketWidth(market, load) + LAND + LEDGER.width + EDGE > width) return Number.POSITIVE_INFINITY;
    const rows = rowsIn(width - EDGE - BOROUGHS, city, load.stacks);
    const table = Math.max(2 * market * RATIO + HEAD.market, LEDGER.height);
    return table + HEAD.city + rows * (city * RATIO + GAP.city);
  },
  wide(market, city, width, load) {
    const left = width - EDGE - marketWidth(market, load) - LAND - BOROUGHS - 12;
    const rows = rowsIn(left, city, load.stacks);
    const table = Math.max(2 * market * RATIO + HEAD.market, LAND_HEIGHT);
    return Math.max(table, HEAD.city + rows * (city * RATIO + GAP.city));
  },
  high(market, city, width, load) {
    if (marketWidth(market, load) + LEDGER.width + EDGE > width) return Number.POSITIVE_INFINITY;
    const rows = rowsIn(width - EDGE - LEDGER.width - BOROUGHS - 6, city, load.stacks);
    const table = Math.max(2 * market * RATIO + HEAD.market, LAND_HEIGHT);
    return table + Math.max(HEAD.city + rows * (city * RATIO + GAP.city), LEDGER.height) + 8;
  },
};

const SIZES: readonly number[] = Array.from({ length: 1 + (MOST - LEAST) / 4 }, (_, i) => MOST - 4 * i);

/** The largest cards with which everything can be seen at once; those of the city and the hand matter most. */
function allAtOnce(width: number, height: number, load: Load): Room | null {
  let best: Room | null = null;
  let most = 0;
  const around = EDGE + 14 + HEAD.hand + (load.others > 0 ? OTHERS + 4 : 0);
  for (const plan of ['tall', 'wide', 'high'] as const)
    for (const market of SIZES)
      for (const city of SIZES) {
        const beside = plan === 'wide' ? ACCOUNTS : 0;
        const hand = Math.min(city, (width - EDGE - 22 - beside) / Math.max(1, load.hand) - GAP.hand);
        const worth = market + city + hand + 3 * Math.min(market, city, hand);
        if (worth <= most || hand < LEAST) continue;
        if (around + hand * RATIO + MIDDLE[plan](market, city, width, load) > height) continue;
        best = { plan, market, city, hand };
        most = worth;
      }
  return best;
}

/** The largest cards of a city of so many stacks in a box. */
function cityIn(width: number, height: number, { stacks }: Load): number {
  const isHigh = (card: number) => rowsIn(width - EDGE, card, stacks) * (card * RATIO + GAP.city) > height;
  return SIZES.find(card => !isHigh(card)) ?? LEAST;
}

/** A telephone: the market, the land or the city fill what tabs and hand leave. In a window as low as one the hand, too. */
function inRegions(width: number, height: number, load: Load): Room {
  const region = height - TABS;
  const inHand = (high: number, rows: number) =>
    Math.min(
      MOST,
      (high / rows - GAP.hand) / RATIO,
      (width - 24) / Math.max(4, Math.ceil(load.hand / rows)) - GAP.hand,
    );
  const rows = inHand(height / 3, 2) > inHand(height / 3, 1) ? 2 : 1;
  const below = inHand(height / 3, rows);
  const left = region - HEAD.hand - 30 - rows * (below * RATIO + GAP.hand);
  const isLow = height < 400 && width > height;
  const room = isLow ? region : left;
  // a telephone has the deck below the rows, and beside them where it is low
  const market = isLow
    ? Math.min((room - 44) / 2 / RATIO, (width - 44) / (load.columns + 1) - GAP.market)
    : Math.min((room - 52) / 3 / RATIO, (width - 32) / load.columns - GAP.market);
  return {
    plan: isLow ? 'low' : 'regions',
    market: Math.max(48, Math.min(MOST, market)),
    city: isLow ? cityIn(width - BOROUGHS, room - 62, load) : cityIn(width, room - 108, load),
    hand: isLow ? inHand(region - 104, 1) : below,
  };
}

/** A hand that is larger than usual has smaller cards, and the rest stays as it is. */
export const handCardFor = ({ plan, hand }: Room, width: number, cards: number): number => {
  const beside = plan === 'wide' ? ACCOUNTS : 0;
  return plan === 'regions' || plan === 'low'
    ? hand
    : Math.min(hand, (width - EDGE - 22 - beside) / Math.max(1, cards) - GAP.hand);
};

/** How the table is laid out in a box of this size, with cards as large as they can be. */
export const roomFor = (width: number, height: number, load: Load): Room =>
  (width < NARROW ? null : allAtOnce(width, height, load)) ?? inRegions(width, height, load);
