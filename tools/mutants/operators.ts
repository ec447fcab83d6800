import { parseSync } from 'vite';

/** One small change of a source: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What stands there, and what would: `a < b → a <= b`. */
  readonly what: string;
  /** Whether a whole statement goes, and not an expression becomes another. */
  readonly drops: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && 'type' in x && 'start' in x;
const nodeAt = (n: Node, field: string): Node | undefined => (isNode(n[field]) ? n[field] : undefined);
const listAt = (n: Node, field: string): readonly Node[] =>
  Array.isArray(n[field]) ? n[field].filter(isNode) : [];

/** Each operator and what it is mistaken for. */
const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Calls without which a list is still a list. */
const DROPPED = ['filter', 'slice', 'toSorted', 'toReversed', 'reverse', 'sort'];

const isText = (n: Node | undefined): boolean =>
  n?.type === 'TemplateLiteral' || (n?.type === 'Literal' && typeof n.value === 'string');

/** All that the operators make of a source, in the order of their places. */
export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = [];
  const textOf = (n: Node) => source.slice(n.start, n.end);
  const brief = (text: string) => text.replaceAll(/\s+/g, ' ');
  const add = (n: Node, text: string, drops = false) =>
    found.push({ start: n.start, end: n.end, text, what: `${brief(textOf(n))} → ${brief(text)}`, drops });

  /** The node with the operator between two of its parts exchanged. */
  const swap = (n: Node, from: Node, to: Node) => {
    const operator = String(n.operator);
    const other = SWAPPED[operator];
    if (other) add(n, `${source.slice(n.start, from.end)} ${other} ${source.slice(to.start, n.end)}`);
  };
  const negate = (test: Node | undefined) => {
    if (!test || SWAPPED[String(test.operator)] || test.operator === '!') return; // the operators negate these
    add(test, `!(${textOf(test)})`);
  };

  const OF: Readonly<Record<string, (n: Node) => void>> = {
    IfStatement: n => negate(nodeAt(n, 'test')),
    ConditionalExpression: n => negate(nodeAt(n, 'test')),
    UnaryExpression(n) {
      const inner = nodeAt(n, 'argument');
      if (inner && n.operator === '!') add(n, `!!(${textOf(inner)})`);
    },
    BinaryExpression(n) {
      const [left, right] = [nodeAt(n, 'left'), nodeAt(n, 'right')];
      if (left && right && !isText(left) && (n.operator !== '+' || !isText(right))) swap(n, left, right);
    },
    LogicalExpression(n) {
      const [left, right] = [nodeAt(n, 'left'), nodeAt(n, 'right')];
      if (left && right) swap(n, left, right);
    },
    AssignmentExpression(n) {
      const [left, right] = [nodeAt(n, 'left'), nodeAt(n, 'right')];
      if (left && right) swap(n, left, right);
    },
    UpdateExpression(n) {
      const inner = nodeAt(n, 'argument');
      if (inner) add(n, `${textOf(inner)}${SWAPPED[String(n.operator)]}`);
    },
    Literal(n) {
      if (typeof n.value === 'boolean') add(n, String(!n.value));
      if (typeof n.value === 'number') add(n, String(n.value === 1 ? 0 : n.value + 1));
    },
    CallExpression(n) {
      const callee = nodeAt(n, 'callee');
      const [object, property] = [callee && nodeAt(callee, 'object'), callee && nodeAt(callee, 'property')];
      if (callee?.type !== 'MemberExpression' || !object || !property || callee.optional === true) return;
      const name = textOf(property);
      if (DROPPED.includes(name)) add(n, textOf(object));
      const other = METHODS[name];
      if (other) add(n, `${textOf(object)}.${other}${source.slice(property.end, n.end)}`);
    },
    ArrayExpression(n) {
      const elements = listAt(n, 'elements');
      elements.forEach((element, i) => {
        const rest = elements.filter((_, other) => other !== i).map(textOf);
        // a number in a pair is changed, not dropped
        if (element.type === 'SpreadElement' || rest.length === 0 || isText(element))
          add(n, `[${rest.join(', ')}]`);
      });
    },
    ExpressionStatement: n => add(n, ';', true),
  };

  /** `links` are the parts of `a?.b.c()`, which cannot be taken apart. */
  const walk = (n: Node, isLink: boolean): void => {
    if (n.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(n.type)) return;
    if (n.type === 'ImportDeclaration') return;
    if (!isLink) OF[n.type]?.(n);
    const inChain = n.type === 'ChainExpression' || isLink;
    for (const [field, part] of Object.entries(n)) {
      if (field === 'key' && n.computed !== true) continue;
      if (field === 'typeAnnotation' || field === 'typeArguments' || field === 'returnType') continue;
      const spine = inChain && (field === 'expression' || field === 'object' || field === 'callee');
      for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) walk(each, spine);
    }
  };
  for (const statement of parseSync('source.ts', source).program.body as unknown as Node[])
    walk(statement, false);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The source with one mutant in it. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

/** The source with all of them in it, asleep: `on(n)` says whether the nth, counted from `first`, is awake. */
export function withSwitches(source: string, mutants: readonly Mutant[], first: number, on: string): string {
  const render = (from: number, to: number, among: readonly (readonly [Mutant, number])[]): string => {
    let text = '';
    let done = from;
    for (let i = 0; i < among.length; ) {
      const [{ start, end, drops }] = among[i] as readonly [Mutant, number];
      const here = among.filter(([m]) => m.start === start && m.end === end);
      const within = among.filter(
        ([m]) => m.start >= start && m.end <= end && !(m.start === start && m.end === end),
      );
      const sound = render(start, end, within);
      text += source.slice(done, start);
      text += drops
        ? here.map(([, id]) => `{ if (!${on}(${id})) { ${sound} } }`).join('')
        : `(${here.map(([m, id]) => `${on}(${id}) ? (${m.text}) : `).join('')}(${sound}))`;
      done = end;
      i += here.length + within.length;
    }
    return text + source.slice(done, to);
  };
  return render(
    0,
    source.length,
    mutants.map((mutant, i) => [mutant, first + i] as const),
  );
}
