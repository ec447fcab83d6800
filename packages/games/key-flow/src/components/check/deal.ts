import { entry, inside, rowAt } from '@thameside/kit';
import { PLAYER_COUNTS, SEASONS, SKILLS } from '../vocabulary.ts';
import { isKeyple } from './cards.ts';
import type { Report } from './fault.ts';
import type { CardDraft, SetDraft } from './shape.ts';

/** F2 to F4: every deal comes out exactly. Only asked of sets whose cards are all there. */
export function checkDeal({ cards, deal }: SetDraft, report: Report): void {
  const rows = (cards ?? []).filter((card): card is CardDraft => card !== undefined);
  for (const players of PLAYER_COUNTS) {
    const row = deal?.[players];
    if (!row) continue;
    const seats = Number(players);
    for (const season of SEASONS) {
      const ofSeason = rows.filter(card => card.season === season);
      const k = ofSeason.filter(({ marking }) => marking === 'K').length;
      const numbered = ofSeason.filter(
        ({ marking }) => marking && marking !== 'K' && Number.parseInt(marking, 10) <= seats,
      ).length;
      const at = `deal.${players}.${season}`;
      const needed = seats * (row[season] ?? 0);
      if (season !== 'winter') {
        const removed = row.removeK ?? 0;
        if (removed > k) report(`deal.${players}.removeK`, 'fault.remove-k', { removed, season, found: k });
        else if (k - removed + numbered !== needed)
          report(at, 'fault.deal-uneven', {
            players: seats,
            season,
            found: k - removed + numbered,
            removed,
            needed,
          });
        continue;
      }
      const dealt = seats * (row.winterK ?? 0);
      if (dealt > k)
        report(`deal.${players}.winterK`, 'fault.deal-winter', { players: seats, needed: dealt, found: k });
      // F52: each player has placed one of them by then
      else if (dealt - seats + numbered !== needed) {
        const found = dealt - seats + numbered;
        report(at, 'fault.deal-uneven', { players: seats, season, found, removed: k - dealt, needed });
      }
    }
  }
}

/** F67, F73: tiles for every box that can be covered, skill tiles for every cost, points for every boat. */
export function checkSupply({ cards, supplies }: SetDraft, report: Report): void {
  let covered = 0;
  let boats = 0;
  cards?.forEach((card, index) => {
    if (!card || isKeyple(card)) return;
    const at = rowAt(entry('cards', index), card.id);
    covered += card.upgradeCosts?.length ?? 0;
    if (card.boat) boats++;
    card.upgradeCosts?.forEach((cost, i) => {
      for (const skill of SKILLS) {
        const needed = cost?.skills?.filter(each => each === skill).length ?? 0;
        const supply = (supplies?.skillsSingle?.[skill] ?? Infinity) + (supplies?.skillsDouble?.[skill] ?? 0);
        if (needed > supply) {
          const place = `${entry(inside(at, 'upgradeCosts'), i)}.skills`;
          report(place, 'fault.supply-too-small', { what: skill, needed, supply });
        }
      }
    });
  });
  const supply = supplies?.upgradeTiles ?? covered;
  if (supply < covered)
    report('supplies.upgradeTiles', 'fault.supply-too-small', {
      what: 'upgradeTiles',
      needed: covered,
      supply,
    });
  cards?.forEach((card, index) => {
    if (!card || isKeyple(card)) return;
    card.boxes?.forEach((box, i) => {
      const score = box?.score as { rule?: string; points?: unknown } | undefined;
      if (score?.rule === 'boats' && Array.isArray(score.points) && score.points.length < boats) {
        const at = inside(rowAt(entry('cards', index), card.id), 'boxes');
        report(`${entry(at, i)}.score.points`, 'fault.no-boats', { boats });
      }
    });
  });
}
