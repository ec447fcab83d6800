const WIDTH = 110;

const brackets = (value: unknown): readonly [string, string] =>
  Array.isArray(value) ? ['[', ']'] : ['{', '}'];

/**
 * A printer of plain values as JSON to read and edit: short parts on one line, fields in the order given, others
 * after them by name. Equal values print alike, whatever the order of their fields.
 */
export function printer(order: readonly string[]): (value: unknown) => string {
  const rank = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);
  const byRank = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : 1);

  /** The parts of a list or an object, each as printed; undefined for other values. */
  const partsOf = (value: unknown, printed: (part: unknown) => string): readonly string[] | undefined => {
    if (Array.isArray(value)) return value.map(printed);
    if (typeof value !== 'object' || value === null) return undefined;
    const fields = new Map(Object.entries(value));
    return [...fields.keys()]
      .sort(byRank)
      .map(field => `${JSON.stringify(field)}: ${printed(fields.get(field))}`);
  };

  const onOneLine = (value: unknown): string => {
    const parts = partsOf(value, onOneLine);
    if (parts === undefined) return JSON.stringify(value);
    const [open, close] = brackets(value);
    const blank = open === '{' && parts.length > 0 ? ' ' : '';
    return `${open}${blank}${parts.join(', ')}${blank}${close}`;
  };

  const print = (value: unknown, indent: string): string => {
    const line = onOneLine(value);
    if (indent !== '' && line.length + indent.length <= WIDTH) return line;
    const parts = partsOf(value, part => print(part, `${indent}  `));
    if (parts === undefined || parts.length === 0) return line;
    const [open, close] = brackets(value);
    return `${open}\n${parts.map(part => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
  };
  return value => `${print(value, '')}\n`;
}
