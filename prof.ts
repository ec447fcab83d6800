import { engineOf } from '@thameside/titles/engine';
import { recorded } from './bench/src/core/recorded.ts';
import { opened, withRows, resumed, snapshotOf } from './packages/host/src/opening.ts';
import { seenBy } from './packages/host/src/sight.ts';
import { reduce } from './packages/host/src/reduce.ts';
import { viewersOf } from './packages/host/src/table.ts';
import { canTakeBack } from './packages/host/src/undo.ts';
import { open, seedOf, chosenOptions, words } from './packages/kernel/src/index.ts';
for (const id of ['key-to-the-city','key-flow','london']) {
  const engine = (await engineOf(id))!;
  const seed = seedOf('bench');
  const given = recorded(engine.game, 4, seed);
  const c = chosenOptions(engine.game, 4, {}) as any;
  const { header } = open(engine.game, 4, c.options, seed).journal;
  const head = { id: 'a'.repeat(20), header, set: '', seats: Array.from({length:4},(_, i)=>({kind:'person' as const,name:'P'+i})), forkOf: null, guided: false, at: 0, sum: '' };
  let t = opened(head, engine, engine.game); const rows: any[] = [];
  const marks: any[] = [];
  for (const [seat, answer] of given.slice(0, -4)) {
    try {
      const r = reduce(t, { do: 'answer', key: 'k', sum: '', at: 1, seat, answers: [answer], confirm: false }, []);
      t = r.table; rows.push(...r.rows);
    } catch { continue; }
    if (rows.length === 10 || rows.length % 100 === 0) marks.push(t);
  }
  marks.push(t);
  const time = (f: () => void, n = 30) => { f(); const b = process.cpuUsage(); for (let i = 0; i < n; i++) f(); const { user, system } = process.cpuUsage(b); return ((user + system) / 1000 / n).toFixed(3); };
  for (const m of marks) {
    const j = { ...m.journal };
    console.log(id, m.no, 'view', time(() => engine.game.view(m.journal.now.s, 1)), 'score', time(() => engine.game.score(m.journal.now.s)), 'seenBy', time(() => seenBy({ ...m, journal: { ...j, now: { ...j.now } } }, 1)), 'canUndo', time(() => canTakeBack({ ...m }, 1)), 'ask lines', m.lines.length, 'entries', m.journal.entries.length);
  }
  const last = t;
  const start = opened(head, engine, engine.game);
  console.log(id, rows.length, 'withRows all', time(() => withRows(start, rows), 5), 'last 60', time(() => withRows(withRows(start, rows.slice(0, -60)), rows.slice(-60)), 5));
}
