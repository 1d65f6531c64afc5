import type { Source } from '../sources.ts';

/** Groups of files that import each other, directly or through others: each sorted, the empty list when imports are a tree (Tarjan's strongly connected components). */
export const importCycles = (sources: readonly Pick<Source, 'path' | 'imports'>[]): readonly (readonly string[])[] => {
  const imports = new Map(sources.map(({ path, imports: targets }) => [path, targets]));
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): number => {
    order.set(path, order.size);
    open.push(path);
    let low = order.size - 1;
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === order.get(path)) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return cycles.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
};
