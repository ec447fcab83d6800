import type { OutlineLine, Said } from '@thameside/kit';

export interface OutlineNode {
  readonly said: Said;
  readonly children: OutlineNode[];
}

/** Lines with a depth as the tree that they describe. */
export function treeOf(lines: readonly OutlineLine[]): OutlineNode[] {
  const roots: OutlineNode[] = [];
  const open: OutlineNode[][] = [roots];
  for (const { depth, said } of lines) {
    const node = { said, children: [] };
    const level = Math.min(depth, open.length - 1);
    open.length = level + 1;
    open[level]?.push(node);
    open.push(node.children);
  }
  return roots;
}
