/** One letter for each player, two where two names begin alike, then the seat's number. */
export function initialsOf(names: readonly string[]): string[] {
  const start = (name: string, n: number) => Array.from(name.trim()).slice(0, n).join('');
  const short = names.map(name => start(name, 1).toLocaleUpperCase());
  const longer = names.map(
    (name, i) => short[i] + Array.from(name.trim()).slice(1, 2).join('').toLocaleLowerCase(),
  );
  const isAlone = (list: readonly string[], i: number) =>
    list[i] !== '' && list.filter(each => each === list[i]).length === 1;
  return names.map((_, i) => {
    if (isAlone(short, i)) return short[i] as string;
    return isAlone(longer, i) ? (longer[i] as string) : String(i + 1);
  });
}
