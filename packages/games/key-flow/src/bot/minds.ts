import type { Box } from '../components/box.ts';
import { mindOf } from './mind.ts';
import { APPRENTICE, FULL, MERCHANT } from './weights.ts';

/** What the three levels know. */
export const mindsOf = (box: Box) => ({
  apprentice: mindOf(box, APPRENTICE),
  merchant: mindOf(box, MERCHANT),
  alderman: mindOf(box, FULL),
});
