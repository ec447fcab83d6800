import type { Score, TileRow } from '../set.ts';
import type { Keyple, Skill } from '../vocabulary.ts';

const routemaster = (id: string, name: string, score: Score, basis = 'rulebook'): TileRow => ({
  id,
  name,
  kind: 'routemaster',
  score: [score],
  basis: { score: basis },
});

const keyples = (id: string, name: string, colour: Keyple, basis: string): TileRow =>
  routemaster(id, name, { rule: 'keyples', colour, each: 2 }, `amount rulebook; ${basis}`);

const skills = (id: string, name: string, skill: Skill): TileRow =>
  routemaster(id, name, { rule: 'skills', skill, each: 2 }, 'amount rulebook; type assumed');

const EITHER = 'red or yellow inferred, which of them assumed';

export const ROUTEMASTERS: readonly TileRow[] = [
  routemaster('british-museum', 'British Museum', { rule: 'routemasters', each: 2 }),
  keyples('lords-cricket-ground', "Lord's Cricket Ground", 'red', EITHER),
  keyples('oval-cricket-ground', 'Oval Cricket Ground', 'yellow', EITHER),
  keyples('zsl-london-zoo', 'ZSL London Zoo', 'blue', 'colour from a published report'),
  routemaster('madame-tussauds', 'Madame Tussauds', { rule: 'keyple-sets', each: 3 }), // K73
  skills('national-gallery', 'National Gallery', 'coin'),
  skills('tate-britain', 'Tate Britain', 'brick'),
  skills('tate-modern', 'Tate Modern', 'compass'),
  routemaster('victoria-and-albert-museum', 'Victoria and Albert Museum', {
    rule: 'skill-sets-of-four',
    each: 6,
  }),
  routemaster('natural-history-museum', 'Natural History Museum', { rule: 'landmark-markers', each: 3 }),
  routemaster('royal-festival-hall', 'Royal Festival Hall', { rule: 'connector-sets', each: 3 }),
  routemaster('science-museum', 'Science Museum', { rule: 'tiles-with-six-connectors', each: 2 }),
];
