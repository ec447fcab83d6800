import type { Cue, LessonStep } from './lesson.ts';
import type { Said, Value } from './text.ts';

type Params = Readonly<Record<string, Value>>;

interface Task<Key, Piece> {
  readonly key: Key;
  readonly nudge: Key;
  readonly params: Params;
  readonly asked: string;
  readonly lit: readonly Piece[];
  readonly answer: readonly Cue[];
}

/** What a lesson is written with: its texts and pieces are those of one game. */
export function lessonSteps<Key extends string, Piece extends string>() {
  const say = (key: Key, params: Params = {}): Said => ({ key, params });
  return {
    /** A step that is only read. */
    tell: (key: Key, asked: string | null, lit: readonly Piece[], params?: Params): LessonStep => ({
      say: say(key, params),
      lit,
      asked,
      onward: { until: 'next' },
    }),
    /** A step that waits for answers. */
    task: ({ key, nudge, params, asked, lit, answer }: Task<Key, Piece>): LessonStep => ({
      say: say(key, params),
      lit,
      asked,
      onward: { answer, nudge: say(nudge, params) },
    }),
  };
}
