/**
 * Games explored at random are explored from a seed that stays, and from one that changes by day. The titles of such
 * tests end with it: `SEED=2026-11-16 npm test` has that day's games again.
 */
export const TODAY = process.env.SEED || new Date().toISOString().slice(0, 10);
