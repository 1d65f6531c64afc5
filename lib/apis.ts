import { isSecondBackend, type Route } from '#shared/contracts/route.ts';
import { areas, type AreaEntry } from './areas.ts';

export const apiNames = ['primo', 'secondo', 'terzo'] as const;
export type ApiName = (typeof apiNames)[number];

/** One of the HTTP APIs: its calls with the area that answers each, and the paths that lead to it from the one address of the product. */
export interface ApiEntry {
  readonly name: ApiName;
  readonly calls: readonly { readonly area: AreaEntry; readonly route: Route }[];
  /** Path patterns as CloudFront reads them: 'emo/*', 'login'. */
  readonly patterns: readonly string[];
}

/** An HTTP API holds 300 routes; beyond this its areas must be divided differently, while there is still room to do it. */
export const MASSIMO_ROTTE = 280;

/**
 * The HTTP APIs in the order in which their patterns are tried: the third first, whose roots may lie inside those of the second.
 * @throws when an API has more than 280 routes
 */
export const apisOf = (entries: readonly AreaEntry[]): readonly ApiEntry[] => {
  const roots = [...new Set(entries.flatMap(({ terzo = [] }) => terzo))];
  const calls = entries.flatMap((area) =>
    Object.values(area.routes).map((route) => ({ area, route, api: apiOf(route.path, roots) })),
  );
  return (['terzo', 'primo', 'secondo'] as const).map((name) => {
    const mine = calls.filter(({ api }) => api === name).map(({ area, route }) => ({ area, route }));
    if (mine.length > MASSIMO_ROTTE)
      throw new Error(
        `The API "${name}" has ${mine.length} routes, more than ${MASSIMO_ROTTE}: move some roots to another in lib/areas.ts`,
      );
    const paths = mine.map(({ route }) => route.path);
    return {
      name,
      calls: mine,
      patterns: name === 'terzo' ? patternsOf(roots, paths) : patternsOf(firsts(paths), paths),
    };
  });
};

/** The area that refuses what no route of an API asks for: the first that is not open to everybody. */
export const areaOfTheRest = ({ calls }: Pick<ApiEntry, 'calls'>): AreaEntry | undefined =>
  calls.find(({ route }) => route.access !== 'pubblico')?.area;

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

const apiOf = (path: string, terzo: readonly string[]): ApiName => {
  if (terzo.some((root) => isBelow(path, root))) return 'terzo';
  return isSecondBackend(path) ? 'secondo' : 'primo';
};

const firsts = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => `/${path.split('/')[1] ?? ''}`)),
];

const patternsOf = (roots: readonly string[], paths: readonly string[]): string[] =>
  roots.flatMap((root) => [
    ...(paths.includes(root) ? [root.slice(1)] : []),
    ...(paths.some((path) => path.startsWith(`${root}/`)) ? [`${root.slice(1)}/*`] : []),
  ]);

/** True when a path of the product, such as '/emo/firme/0', is under a pattern. */
export const isUnder = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(`/${pattern.slice(0, -1)}`) : path === `/${pattern}`;

export const apis: readonly ApiEntry[] = apisOf(Object.values(areas));
