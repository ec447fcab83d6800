import { at, type Refused } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { Player, Site } from '../state.ts';
import { boxOf, siteOf, tokensFor, usesOf } from '../village.ts';
import { begin } from './action.ts';
import { reveal } from './reveal.ts';
import { WINTER } from './setup.ts';
import { planFor } from './turn.ts';

const MOST_USES = 3;

const canUse = (box: Box, p: Player, site: Site): boolean =>
  boxOf(box, site).action !== null && usesOf(site) < MOST_USES && tokensFor(site) <= p.tokens;

/** F50 to F52. */
export function seasonEndRules(
  box: Box,
): Rules<'season-end' | 'extras' | 'extra' | 'clear' | 'winter' | 'arrive'> {
  return {
    'season-end': {
      run(s, _f, io) {
        s.phase = 'extra';
        io.emit({ t: 'season-ends', season: s.season });
        io.push({ k: 'clear' });
        io.join();
        for (let seat = 0; seat < s.players.length; seat++) io.aside(seat, { k: 'extras', seat });
      },
    },
    extras: {
      run(s, f, io) {
        const p = at(s.players, f.seat);
        if (p.tokens > 0 && p.village.some(site => canUse(box, p, site)))
          io.push({ k: 'extra', seat: f.seat });
      },
    },
    extra: {
      legal(s, f) {
        const p = at(s.players, f.seat);
        return [...p.village.filter(site => canUse(box, p, site)).map(({ id }) => id), 'done'];
      },
      refused(s, f): Refused[] {
        const p = at(s.players, f.seat);
        return p.village
          .filter(site => !canUse(box, p, site))
          .map(site => {
            const { id: card } = site;
            const why = planOf(box, card).river
              ? refusal('F53.river', { card })
              : !boxOf(box, site).action
                ? refusal('F53.never', { card })
                : usesOf(site) >= MOST_USES
                  ? refusal('F50.often', { card, uses: usesOf(site) })
                  : refusal('F50.tokens', { card, need: tokensFor(site), have: p.tokens });
            return { answer: card, refusal: why };
          });
      },
      apply(s, f, answer, io) {
        const { seat } = f;
        if (answer === 'done') return;
        const p = at(s.players, seat);
        const site = siteOf(p.village, answer);
        const tokens = tokensFor(site);
        p.tokens -= tokens;
        site.extra++;
        io.emit({ t: 'extra', seat, card: answer, tokens, level: site.level });
        io.push({ k: 'extras', seat });
        begin(box, s, seat, site, io);
      },
    },
    // F35, F51
    clear: {
      run(s, _f, io) {
        s.players.forEach((p, seat) => {
          const before = p.store.length;
          for (const site of p.village) {
            p.store.push(...site.keyples.splice(0));
            site.tokens = 0;
            site.extra = 0;
          }
          const count = p.store.length - before;
          if (count > 0) io.emit({ t: 'stored', seat, count });
          if (p.store.length > 0) io.emit({ t: 'store', seat, cards: [...p.store] }, [seat]);
        });
        if (s.season === WINTER) io.push({ k: 'final' });
        else if (s.season < WINTER - 1) io.push({ k: 'season' });
        else {
          s.phase = 'winter';
          io.push({ k: 'arrive' }, { k: 'season' });
          io.join();
          for (let seat = 0; seat < s.players.length; seat++) io.aside(seat, { k: 'winter', seat });
        }
      },
    },
    winter: {
      opens: 'always',
      secret: true,
      untilReveal: true,
      legal: (s, f) => at(s.players, f.seat).winter,
      apply(s, f, card, io) {
        at(s.players, f.seat).plan = planFor(card);
        io.push({ k: 'place', seat: f.seat, card });
      },
    },
    // F52: the chosen cards come down; the others join the winter cards
    arrive: {
      run(s, _f, io) {
        reveal(box, s, io);
        const deck = at(s.decks, WINTER);
        for (const p of s.players) deck.push(...p.winter.splice(0));
        io.shuffle(deck);
      },
    },
  };
}
