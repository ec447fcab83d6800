import * as v from 'valibot';

/** Everything that comes in is sized as well as shaped. */
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const Viewer = v.nullable(Seat);
export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,40}$/));
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
export const Word = v.pipe(v.string(), v.maxLength(80));
export const Options = v.record(Word, Word);
/** A component set or a match as text: half a megabyte holds many times the longest. */
export const LongText = v.pipe(v.string(), v.maxLength(500_000));
export const Answer = v.union([
  Word,
  v.pipe(v.number(), v.finite()),
  v.pipe(v.array(v.union([Word, v.pipe(v.number(), v.finite())])), v.maxLength(8)),
]);
export const Answers = v.pipe(v.array(Answer), v.minLength(1), v.maxLength(100));
/** The longest lines, and the most of them, that one request may try out. */
export const MOST_LINES = 100;
export const Lines = v.pipe(
  v.array(v.pipe(v.array(Answer), v.maxLength(40))),
  v.minLength(1),
  v.maxLength(MOST_LINES),
);
export const Version = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 16 random bytes, as hexadecimal digits. */
export const Key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const Move = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Who plays a seat. A seat is not an account: it can change hands. */
export const SeatSpec = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: Name }),
  v.strictObject({ kind: v.literal('bot'), name: Name, level: Word }),
]);
export type SeatSpec = v.InferOutput<typeof SeatSpec>;
export const Seats = v.pipe(v.array(SeatSpec), v.minLength(2), v.maxLength(6));

const Value = v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]);
export const Params = v.record(v.string(), Value);
export const Said = v.strictObject({ key: v.string(), params: Params });
export const Refusal = v.strictObject({ rule: v.string(), key: v.string(), params: Params });
/** One source of points. */
export const ScoreLine = v.strictObject({
  rule: v.string(),
  key: v.string(),
  params: Params,
  points: v.number(),
  hidden: v.boolean(),
});
