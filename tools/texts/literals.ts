/** The strings of a source text, with … for what is put into a template. Arguments of errors are left out. */
export function literalsIn(source: string): string[] {
  const found: string[] = [];
  let i = 0;

  const quoted = (end: string): string => {
    const from = ++i;
    while (i < source.length && source[i] !== end) i += source[i] === '\\' ? 2 : 1;
    return source.slice(from, i++);
  };
  const template = (): string => {
    let text = '';
    for (i++; i < source.length && source[i] !== '`'; ) {
      if (source.startsWith('${', i)) {
        i += 2;
        code('}');
        text += '…';
      } else {
        const length = source[i] === '\\' ? 2 : 1;
        text += source.slice(i, i + length);
        i += length;
      }
    }
    i++;
    return text;
  };
  const pattern = (): void => {
    for (let inClass = false; ++i < source.length && (inClass || source[i] !== '/'); ) {
      if (source[i] === '\\') i++;
      else if (source[i] === '[') inClass = true;
      else if (source[i] === ']') inClass = false;
    }
    i++;
  };
  const skipTo = (end: string): void => {
    const at = source.indexOf(end, i + 2);
    i = at < 0 ? source.length : at + end.length;
  };

  /** Up to the closing brace that ends it. */
  function code(end?: '}'): void {
    for (let depth = 0; i < source.length; ) {
      const c = source[i];
      const before = source.slice(0, i).trimEnd();
      if (source.startsWith('//', i)) skipTo('\n');
      else if (source.startsWith('/*', i)) skipTo('*/');
      else if (c === '/' && /[(,=:[!&|?{};+>]$|^$/.test(before)) pattern();
      else if (c === "'" || c === '"' || c === '`') {
        const text = c === '`' ? template() : quoted(c);
        if (!/Error\($/.test(before)) found.push(text);
      } else {
        if (c === '{') depth++;
        if (c === '}' && depth-- === 0 && end) {
          i++;
          return;
        }
        i++;
      }
    }
  }
  code();
  return found;
}
