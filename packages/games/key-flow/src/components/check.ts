import { checkDistinct, entry, inside, placeIn, type Tell } from '@thameside/kit';
import type { ComponentSet, VillageRow } from './set.ts';
import { PLAYER_COUNTS, SEASONS, SKILLS } from './vocabulary.ts';

/** F42, F43: a cost between each two boxes that can be met, and a gain for what is paid. */
function checkVillage(
  card: VillageRow,
  supplies: ComponentSet['supplies'],
  boats: number,
  at: string,
  tell: Tell,
) {
  const { boxes, upgradeCosts } = card;
  const costs = Math.max(0, boxes.length - 1);
  if (upgradeCosts.length !== costs)
    tell(inside(at, 'upgradeCosts'), 'fault.list-length', {
      count: upgradeCosts.length,
      min: costs,
      max: costs,
    });
  upgradeCosts.forEach(({ resources, skills }, i) => {
    const place = entry(inside(at, 'upgradeCosts'), i);
    if (resources.length + skills.length === 0) tell(place, 'fault.empty');
    for (const what of SKILLS) {
      const needed = skills.filter(each => each === what).length;
      const supply = supplies.skillsSingle[what] + supplies.skillsDouble[what];
      if (needed > supply) tell(inside(place, 'skills'), 'fault.too-few', { what, needed, supply });
    }
  });
  boxes.forEach(({ pay, gain, score }, i) => {
    const place = entry(inside(at, 'boxes'), i);
    if (pay && !gain) tell(place, 'fault.missing-field', { field: 'gain' });
    // F73: points for every boat
    if (score?.rule === 'boats' && score.points.length < boats)
      tell(`${place}.score.points`, 'fault.list-length', { count: score.points.length, min: boats, max: 30 });
  });
}

/** F2 to F4, F52: every deal comes out exactly. */
function checkDeal({ cards, deal }: ComponentSet, tell: Tell): void {
  for (const seats of PLAYER_COUNTS) {
    const row = deal[seats];
    const players = Number(seats);
    const need = (field: string, isEnough: boolean, needed: number, found: number) => {
      if (!isEnough) tell(`deal.${seats}.${field}`, 'fault.deal', { players, needed, found });
    };
    for (const season of SEASONS) {
      const ofSeason = cards.filter(card => card.season === season);
      const k = ofSeason.filter(({ marking }) => marking === 'K').length;
      const numbered = ofSeason.filter(
        ({ marking }) => marking && marking !== 'K' && Number.parseInt(marking, 10) <= players,
      ).length;
      const isWinter = season === 'winter';
      const field = isWinter ? 'winterK' : 'removeK';
      const taken = isWinter ? players * row.winterK : row.removeK;
      // each player has placed one of the winter cards by then
      const found = (isWinter ? taken - players : k - taken) + numbered;
      const needed = players * row[season];
      need(field, taken <= k, taken, k);
      need(season, taken > k || found === needed, needed, found);
    }
  }
}

/** What values have to do with each other. */
export function checkSet(set: ComponentSet, tell: Tell): void {
  const { cards, supplies } = set;
  const place = placeIn('cards');
  const villages = cards.filter(card => card.type !== 'keyple');
  const boats = villages.filter(({ boat }) => boat).length;
  checkDistinct(cards, ({ id }) => id, place, tell);
  // F12: the order in which keyple cards are decided
  checkDistinct(
    cards,
    card => (card.type === 'keyple' ? `${card.season} ${card.number}` : undefined),
    place,
    tell,
  );
  cards.forEach((card, i) => {
    const at = place(card, i);
    if (card.type !== 'keyple') checkVillage(card, supplies, boats, at, tell);
    else
      checkDistinct(
        card.arrows,
        arrow => arrow,
        (_, nth) => entry(inside(at, 'arrows'), nth),
        tell,
      );
  });
  const homes = villages.filter(({ type }) => type === 'home').length;
  const most = PLAYER_COUNTS.length + 1;
  if (homes < most) tell('cards', 'fault.too-few', { what: 'type: home', needed: most, supply: homes });
  // F67: tiles for every box that can be covered
  const needed = villages.reduce((sum, { upgradeCosts }) => sum + upgradeCosts.length, 0);
  if (supplies.upgradeTiles < needed)
    tell('supplies.upgradeTiles', 'fault.too-few', {
      what: 'upgradeTiles',
      needed,
      supply: supplies.upgradeTiles,
    });
  checkDeal(set, tell);
}
