/** The screens of the app, by the address after `#`. */
export type Place =
  | { readonly screen: 'front' | 'settings' | 'about' | 'lost' | 'join' }
  | { readonly screen: 'new'; readonly mode: 'solo' | 'shared' | 'online' }
  | { readonly screen: 'gallery'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly screen: 'table' | 'online'; readonly id: string }
  | { readonly screen: 'load'; readonly packed: string };

const plain = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Which screen an address means. `games` are those that there are; `usual` is meant where none is named. */
export function placeOf(path: string, games: readonly string[], usual: string): Place {
  const [name = '', first, second] = path.replace(/^\//, '').split('/').map(plain);
  const game = first === undefined || first === '' ? usual : games.find(id => id === first);
  if (name === '') return { screen: 'front' };
  if (name === 'settings' || name === 'about' || name === 'join') return { screen: name };
  if (name === 'new')
    return { screen: 'new', mode: first === 'shared' || first === 'online' ? first : 'solo' };
  if (name === 'gallery' && game) return { screen: 'gallery', game };
  if (name === 'rules' && game) return { screen: 'rules', game, rule: second || null };
  if ((name === 'table' || name === 'online') && first) return { screen: name, id: first };
  if (name === 'load' && first) return { screen: 'load', packed: path.replace(/^\/?load\//, '') };
  return { screen: 'lost' };
}
