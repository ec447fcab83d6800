const WIDTH = 110;

const brackets = (value: unknown): readonly [string, string] =>
  Array.isArray(value) ? ['[', ']'] : ['{', '}'];

/** A plain value as JSON to read and edit: short parts on one line, fields in the order in which they are. */
export const toJson = (value: unknown): string => `${print(value, '')}\n`;

/** The parts of a list or an object, each as printed; undefined for other values. */
function partsOf(value: unknown, printed: (part: unknown) => string): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([field, part]) => `${JSON.stringify(field)}: ${printed(part)}`);
}

function onOneLine(value: unknown): string {
  const parts = partsOf(value, onOneLine);
  if (parts === undefined) return JSON.stringify(value);
  const [open, close] = brackets(value);
  const blank = open === '{' && parts.length > 0 ? ' ' : '';
  return `${open}${blank}${parts.join(', ')}${blank}${close}`;
}

function print(value: unknown, indent: string): string {
  const line = onOneLine(value);
  if (indent !== '' && line.length + indent.length <= WIDTH) return line;
  const parts = partsOf(value, part => print(part, `${indent}  `));
  if (parts === undefined || parts.length === 0) return line;
  const [open, close] = brackets(value);
  return `${open}\n${parts.map(part => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}
