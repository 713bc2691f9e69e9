import { importsOf, type SourceTree } from './source-tree.js';

/**
 * Groups of files that import each other round in a circle (Tarjan's strongly connected components). Imports of
 * types alone count where `typesCount` says so: nothing of them is left when the program runs.
 */
export function cycles(tree: SourceTree, typesCount = false): string[][] {
  const next = new Map([...tree.keys()].map((file) => [file, new Set<string>()]));
  for (const { from, to, typeOnly } of importsOf(tree)) if (typesCount || !typeOnly) next.get(from)?.add(to);

  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    let low = number;
    path.push(file);
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === number) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || next.get(file)?.has(file)) found.push(group.sort());
    }
    return low;
  }
  for (const file of tree.keys()) if (!order.has(file)) visit(file);
  return found;
}
