import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { examined, type Finding, movedOn, type Shelf } from '@thameside/host';
import { readArgs } from '../args.ts';
import type { Command } from '../command.ts';
import { Fault } from '../faults.ts';
import { faultOf, readJson, readText, writeMatch } from '../files.ts';
import type { Voice } from '../language.ts';
import { progress } from '../progress.ts';
import { write } from '../surroundings.ts';

const FLAGS = { set: 'list', 'move-on': 'none' } as const;
const MOST_WORDS = 10_000;
/** What is larger is no match file. */
const MOST_BYTES = 4_000_000;

/** Whether somebody would take it for a match file; what cannot be read is not passed over. */
function looksLikeOne(path: string): boolean {
  try {
    return statSync(path).size <= MOST_BYTES && /^\s*thameside match /.test(readFileSync(path, 'utf8'));
  } catch {
    return true;
  }
}

/** The match files in a folder, or the one file that is named. */
function filesIn(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { withFileTypes: true })
      .filter(entry => entry.isFile() && looksLikeOne(join(path, entry.name)))
      .map(entry => join(path, entry.name))
      .sort();
  } catch (error) {
    throw faultOf(error, path);
  }
}

/** Match files as they lie in folders. */
const shelfIn = (places: readonly string[]): Shelf<{ readonly text: string }> => ({
  names: async () => [...new Set(places.flatMap(filesIn))],
  read: async path => ({ text: await readText(path, Readable.from([])) }),
});

type Ill = Exclude<Finding, { is: 'same' }>;
function illness({ t }: Voice, name: string, { is, at, fault, detail }: Ill): string {
  const said = fault ? t(`fault.${fault}`, { detail }) : t('doctor.broken', { detail });
  return t(`doctor.${is}`, { name, line: at, fault: said });
}

/** Replay all kept matches: which differ, which cannot be read, which could go on by newer rules. */
export const doctor: Command = async (args, around, voice) => {
  const { words, set, 'move-on': isAsked } = readArgs(args, FLAGS, MOST_WORDS);
  const { stdin, stdout, engineOf } = around;
  const places = words.length > 0 ? words : ['.'];
  const sets: string[] = [];
  for (const file of set) sets.push(JSON.stringify(await readJson(file, stdin)));
  const { t } = voice;
  const shelf = shelfIn(places);
  const names = await shelf.names();
  const counts = { same: 0, different: 0, unreadable: 0 };
  const bar = progress(around, voice, names.length);
  const lines: string[] = [];
  let offers = 0;
  for (const [i, name] of names.entries()) {
    bar.at(i);
    const kept = await shelf.read(name).catch((error: Fault) => error);
    if (kept instanceof Error) {
      counts.unreadable++;
      lines.push(t(kept.key, kept.params));
      continue;
    }
    const finding = await examined(engineOf, kept, sets);
    counts[finding.is]++;
    if (finding.is !== 'same') lines.push(illness(voice, name, finding));
    else if (finding.newer !== null) {
      offers++;
      const { rules, newer } = finding;
      if (isAsked) writeMatch(name, movedOn(kept, newer).text);
      lines.push(t(isAsked ? 'doctor.moved' : 'doctor.newer', { name, rules, newer }));
    }
  }
  bar.end();
  if (names.length === 0) throw new Fault(1, 'doctor.none', { places });
  lines.push(t('doctor.summary', { total: names.length, ...counts }));
  if (!isAsked || offers === 0) lines.push(t('doctor.unchanged'));
  if (!isAsked && offers > 0) lines.push(t('doctor.offer', { count: offers }));
  await write(stdout, `${lines.join('\n')}\n`);
  return counts.different + counts.unreadable > 0 ? 1 : 0;
};
