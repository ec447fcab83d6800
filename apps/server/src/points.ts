/** Moments at which a proof may want the program to die. */
export type Point =
  | 'in-migration'
  | 'before-commit'
  | 'after-commit'
  | 'in-snapshot'
  | 'in-checkpoint'
  | 'half-told';
export type Reached = (point: Point) => void;

/** What the module does that POINTS names; nothing without one. */
export async function reachedIn(module: string | null | undefined): Promise<Reached | undefined> {
  if (!module) return undefined;
  return ((await import(module)) as { readonly reached: Reached }).reached;
}
