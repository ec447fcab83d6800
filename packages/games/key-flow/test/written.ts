import type { Match } from '@thameside/kernel';
import { SEASONS } from '../src/components/vocabulary.ts';
import type { State } from '../src/state.ts';

/** A match between two turns, as a position: everything that the format can say. */
export const written = ({ s }: Match<State>) => ({
  season: SEASONS[s.season],
  phase: s.phase === 'over' ? 'final' : s.phase,
  turn: s.turn,
  options: {
    decisions: s.decisions,
    backs: s.openBacks ? 'open' : 'hidden',
    stores: s.openStores ? 'open' : 'closed',
  },
  players: s.players.map(p => ({
    village: p.village.map(({ id, x, level, turned, stock, keyples, tokens, extra }) => ({
      card: id,
      at: x,
      level,
      turned,
      stock,
      keyples,
      tokens,
      extra,
    })),
    hand: p.hand,
    winter: p.winter,
    store: p.store,
    discards: p.discards,
    skills: p.skills,
    doubles: p.doubles,
    tokens: p.tokens,
  })),
});
