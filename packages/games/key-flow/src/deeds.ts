import type { Seat } from '@thameside/kernel';
import type { Resource, Skill } from './components/vocabulary.ts';

export type CardId = string;

/** What pays for an icon: a resource, a single-sided or a double-sided skill tile. */
export type Payment = Resource | Skill | `double-${Skill}`;

/** What happens within an action; secret until the reveal if it belongs to a pick. */
export type Deed =
  | {
      readonly t: 'gained';
      readonly seat: Seat;
      readonly card: CardId;
      /** Where the resources lie now. */
      readonly on: CardId;
      readonly resources: readonly Resource[];
      readonly tokens: number;
    }
  | { readonly t: 'paid'; readonly seat: Seat; readonly card: CardId; readonly paid: readonly Payment[] }
  | {
      readonly t: 'moved';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly from: CardId;
      readonly to: CardId;
    }
  | { readonly t: 'upgraded'; readonly seat: Seat; readonly card: CardId; readonly level: number }
  | { readonly t: 'turned'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'flipped'; readonly seat: Seat; readonly card: CardId };
