import type { Source } from '../sources.ts';
import { importCycles } from './import-cycles.ts';

type Imports = Pick<Source, 'path' | 'imports'>;

/**
 * Returns the circles among the children of each folder, at every depth, as 'folder: child, child'. A child is a
 * subfolder whole or a loose file; it imports another when any file in it does, for a type too.
 */
export const folderCycles = (sources: readonly Imports[]): string[] => {
  const paths = new Set(sources.map(({ path }) => path));
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of sources)
    for (const target of imports) if (paths.has(target)) draw(graphs, path.split('/'), target.split('/'));
  return [...graphs]
    .flatMap(([folder, graph]) =>
      importCycles([...graph].map(([path, imports]) => ({ path, imports: [...imports] }))).map(
        (children) => `${folder}: ${children.join(', ')}`,
      ),
    )
    .toSorted();
};

/** Adds an import to the graph of the folder where the two paths part. */
const draw = (graphs: Map<string, Map<string, Set<string>>>, from: readonly string[], to: readonly string[]): void => {
  const parting = from.findIndex((name, place) => name !== to[place]);
  if (parting < 0) return;
  const folder = from.slice(0, parting).join('/');
  const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
  graphs.set(folder, graph);
  for (const child of [from[parting] ?? '', to[parting] ?? '']) graph.set(child, graph.get(child) ?? new Set());
  graph.get(from[parting] ?? '')?.add(to[parting] ?? '');
};
