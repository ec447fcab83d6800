import { entry, inside } from '@thameside/kit';
import { ARROWS, COLOURS, SEASONS } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { CardDraft, KeypleDraft, VillageDraft } from './shape.ts';

export const isKeyple = (card: CardDraft): card is KeypleDraft => card.type === 'keyple';

type BoxDraft = NonNullable<NonNullable<VillageDraft['boxes']>[number]>;

function checkBox(card: VillageDraft, box: BoxDraft, at: string, report: Report): void {
  const isAction = box.gain !== undefined || (box.transport ?? 0) + (box.upgrades ?? 0) > 0;
  if (card.row === 'river' && isAction) report(at, 'fault.river-action', {});
  if (box.pay !== undefined && !Object.hasOwn(box, 'gain')) report(at, 'fault.pay-without-gain', {});
}

/** F42: a cost between each two boxes. */
function checkCosts({ boxes, upgradeCosts }: VillageDraft, at: string, report: Report): void {
  if (boxes === undefined || upgradeCosts === undefined) return;
  const costs = upgradeCosts.length;
  if (costs !== Math.max(0, boxes.length - 1))
    report(inside(at, 'upgradeCosts'), 'fault.cost-count', { boxes: boxes.length, costs });
  upgradeCosts.forEach((cost, i) => {
    if (cost?.resources?.length === 0 && cost.skills?.length === 0)
      report(entry(inside(at, 'upgradeCosts'), i), 'fault.empty-cost', {});
  });
}

/** F1, F2: homes are dealt by themselves, all other cards belong to a season. */
function checkVillage(card: VillageDraft, at: string, report: Report): void {
  if (card.type === 'home') {
    if (card.row === 'river') report(inside(at, 'row'), 'fault.home-row', {});
    if (card.marking) report(inside(at, 'marking'), 'fault.home-marking', {});
  } else if (card.type === 'village' && card.marking === null) {
    report(inside(at, 'marking'), 'fault.no-marking', {});
  }
  card.boxes?.forEach((box, i) => {
    if (box) checkBox(card, box, entry(inside(at, 'boxes'), i), report);
  });
  checkCosts(card, at, report);
}

/** F5, F12: the colour of the season, and each arrow once. */
function checkKeyple({ marking, season, colour, arrows }: KeypleDraft, at: string, report: Report): void {
  if (marking === 'K') report(inside(at, 'marking'), 'fault.keyple-marking', {});
  const expected = season && COLOURS[SEASONS.indexOf(season)];
  if (colour && expected && colour !== expected)
    report(inside(at, 'colour'), 'fault.colour-of-season', { found: colour, expected });
  for (const arrow of ARROWS) {
    if ((arrows?.filter(each => each === arrow).length ?? 0) > 1)
      report(inside(at, 'arrows'), 'fault.duplicate-word', { word: arrow });
  }
}

export const checkCard = (card: CardDraft, at: string, report: Report): void =>
  isKeyple(card) ? checkKeyple(card, at, report) : checkVillage(card, at, report);
