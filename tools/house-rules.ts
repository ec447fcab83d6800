import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const MAX_LINES = 500;
const NOT_OURS = new Set(['node_modules', '.git', 'dist', 'coverage']);
const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|pdf|zip|gz|mp3|ogg|sqlite)$/;

type Rule = {
  applies: (path: string) => boolean;
  /** Read without comments and quoted strings. */
  codeOnly?: boolean;
  forbidden: RegExp;
  message: string;
};

const isEngine = (path: string) => /^packages\/(kernel|kit|bots|games\/[^/]+)\/src\//.test(path);
const isTest = (path: string) => /\/test\/.*\.tsx?$|\.test\.tsx?$/.test(path);
const isLengthBound = (path: string) =>
  /(^|\/)src\/.*\.(ts|tsx|js)$/.test(path) && !/\/src\/(.*\/)?(components|texts)\//.test(path);

const RULES: readonly Rule[] = [
  {
    applies: isEngine,
    codeOnly: true,
    forbidden: /\bMath\s*\??\.\s*random\b|\bMath\s*\[/,
    message: "Math.random in an engine: randomness comes only from the match's generator",
  },
  {
    applies: isEngine,
    codeOnly: true,
    forbidden: /\bnew\s+Date\b|\bDate\s*(\??\.|\()/,
    message: 'Date in an engine: the same answers must give the same match, whatever the clock says',
  },
  {
    applies: isEngine,
    codeOnly: true,
    forbidden: /\bconsole\s*\??\.|\bconsole\s*\[/,
    message: 'console in an engine: emit an event or return a value',
  },
  {
    applies: isTest,
    codeOnly: true,
    forbidden: /\.(skip|only|todo)\s*(\(|\.)|\.(skipIf|runIf)\s*\(/,
    message: 'a test that is skipped, singled out or not written',
  },
  {
    applies: path => path.endsWith('package-lock.json'),
    forbidden: /"resolved": "https?:/,
    message: 'a registry address in the lock file: run npm install with the .npmrc of this repository',
  },
  {
    applies: () => true,
    forbidden: /\bregistry\.[\w-]+\.(org|com|net|dev|cn)\b|\b[\w.-]+\.(jfrog\.io|pkg\.github\.com)\b/,
    message: "a package registry's host name: which registry is used is the business of each machine",
  },
  {
    applies: path => /\.(ts|tsx|js|json)$/.test(path),
    forbidden: /\bbiome-ignore(-all|-start)?\s+[\w/]+\s*(:\s*(<.*>)?\s*(\*\/)?\s*)?$/,
    message: 'biome-ignore without a reason',
  },
];

/** Blank out comments and quoted strings, keeping every line where it is. */
const codeOf = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, part =>
    part.replace(/[^\n]/g, ' '),
  );

/** One line per fault: place, then what is wrong. */
export function faultsIn(path: string, text: string): string[] {
  const faults: string[] = [];
  const lines = text.split('\n');
  const codeLines = codeOf(text).split('\n');
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (isLengthBound(path) && length > MAX_LINES)
    faults.push(`${path}:${MAX_LINES + 1}: ${length} lines; at most ${MAX_LINES}: split the file`);
  for (const { applies, codeOnly, forbidden, message } of RULES)
    if (applies(path))
      (codeOnly ? codeLines : lines).forEach((line, i) => {
        if (forbidden.test(line)) faults.push(`${path}:${i + 1}: ${message}`);
      });
  return faults;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && !BINARY.test(path) ? [path] : [];
  });
}

if (import.meta.main) {
  const files = filesBelow('');
  const faults = files.flatMap(path => faultsIn(path, readFileSync(join(root, path), 'utf8')));
  for (const fault of faults) console.error(fault);
  console.log(
    `house rules: ${files.length} files, ${faults.length === 0 ? 'no faults' : `faults: ${faults.length}`}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
