import { type Line, newKey } from './player.ts';

/** Plays a seat with any answer, until the match is over. */
export async function playOn(line: Line, table: string, seat: number): Promise<void> {
  await line.done('watch', { table, seat, known: null });
  for (;;) {
    const sight = await line.until(() => {
      const now = line.sights.get(table);
      return now && (now.result || now.ask) ? now : null;
    });
    if (sight.result) return;
    const { ask, version } = sight;
    const answers = ask?.answers ?? [];
    const answer = answers[(version * 7) % answers.length];
    await line.ask('answer', { key: newKey(), table, seat, version, answers: [answer] });
    await line.until(
      () => (line.sights.get(table)?.version ?? 0) > version || line.sights.get(table)?.result,
    );
  }
}
