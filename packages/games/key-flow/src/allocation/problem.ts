import type { Animal, Colour, Power, Resource, Skill } from '../components/vocabulary.ts';

/** What one thing gives to a scoring card; a card gives all its icons of one of these (F62). */
export type Gift =
  | 'resource'
  | 'skill'
  | 'token'
  | 'animals'
  | 'transport'
  | 'boat'
  | 'keyples'
  | 'keyple-card';

/** Alike things, allocated one by one. Cards are things of their own, with `count` 1. */
export type Thing = { id: string; count: number } & (
  | { kind: 'resource'; type: Resource; on: string }
  | { kind: 'skill'; type: Skill }
  | { kind: 'token' }
  | {
      kind: 'card';
      animals: readonly Animal[];
      /** That of the topmost uncovered box (F63). */
      transport: number;
      boat: boolean;
      /** Of keyple cards: what is printed; tokens placed on them do not count (F33). */
      keyples: { colour: Colour; count: number; token: boolean } | null;
    }
);

export type Need =
  | Resource
  | 'resource'
  | Skill
  | 'skill'
  | Animal
  | 'animal'
  | Colour
  | 'token'
  | 'tokenCard';

/** As in the rows of the components. The values of steps and of boats rise. */
export type PartScore =
  | { rule: 'sets'; points: number; need: Partial<Readonly<Record<Need, number>>> }
  | { rule: 'animal-steps'; animal: Animal; steps: Readonly<Record<string, number>> }
  | { rule: 'boats'; points: readonly number[] }
  | { rule: 'transport-and-boats'; perTransport: number; perBoat: number }
  | { rule: 'one-colour'; points: number }
  | { rule: 'one-skill-type'; points: number }
  | { rule: 'keyple-cards'; keyples: number; points: number };

export type Score =
  | PartScore
  | { rule: 'sum'; parts: readonly PartScore[] }
  | { rule: 'storage'; set: readonly (Resource | 'any')[]; points: number };

/** A card in whose topmost uncovered box a `score` or a `storage` stands. Its id is that of `Thing.on`. */
export type Scorer = { id: string; score: Score };

export type Problem = {
  things: readonly Thing[];
  scorers: readonly Scorer[];
  /** Of the boats; those that change what scores count here (F49). */
  powers: readonly Power[];
};

/** `count` of the thing go to a part of a scorer (0 where there is only one). */
export type Share = { thing: string; count: number; scorer: string; part: number; as: Gift };

export type Allocation = readonly Share[];

/** What a player has fixed: a share, or `count` of a thing kept from every scorer. */
export type Pin = Share | { thing: string; count: number; scorer: null };

/** Where points come from: a part of a scorer, or what gold scores by itself (F64). */
export type Line =
  | {
      source: 'part';
      scorer: string;
      part: number;
      rule: string;
      points: number;
      /** Full sets, the step reached, boats, icons of the named kind, or icons that counted. */
      count: number;
      /** F75: the best for the owner. */
      named: Colour | Skill | null;
    }
  | { source: 'gold'; rule: 'F64'; points: number; count: number };

export type Worth = { lines: readonly Line[]; total: number };

export type Solution = { allocation: Allocation; worth: Worth };

export type Fault = { code: FaultCode; rule: string; thing: string; scorer: string };

export type FaultCode =
  | 'no-such-thing'
  | 'no-such-scorer'
  | 'no-such-part'
  | 'not-a-count'
  | 'more-than-there-are'
  | 'gives-no-such-icons'
  | 'does-not-lie-there'
  | 'does-not-count-there';
