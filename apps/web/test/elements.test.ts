import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The lines on which an element is made as the file is loaded, in no function. */
function keptElements(path: string, text: string): number[] {
  const lines: number[] = [];
  let depth = 0;
  const into = () => {
    depth++;
  };
  const out = () => {
    depth--;
  };
  const found = ({ start }: { readonly start: number }) => {
    if (depth === 0) lines.push(text.slice(0, start).split('\n').length);
  };
  new Visitor({
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': out,
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': out,
    JSXElement: found,
    JSXFragment: found,
  }).visit(parseSync(path, text).program);
  return lines;
}

/*
 * Preact notes in an element where it was drawn. One that a file keeps for ever would hold the table that it was drawn
 * on, with all that its player alone may see, behind the curtain and beyond.
 */
test('no element outlives its drawing', () => {
  const kept = globSync('**/*.tsx', { cwd: source })
    .filter(path => path !== 'main.tsx')
    .flatMap(path => keptElements(path, readFileSync(join(source, path), 'utf8')).map(n => `${path}:${n}`));
  expect(kept).toEqual([]);
});

test('an element that a file keeps is found, one that a function makes is not', () => {
  expect(keptElements('a.tsx', 'const A = {\n  b: <p />,\n};\nconst c = [<><p /></>];\n')).toEqual([2, 4, 4]);
  expect(keptElements('a.tsx', 'const A = () => <p />;\nfunction B() {\n  return <A />;\n}\n')).toEqual([]);
});
