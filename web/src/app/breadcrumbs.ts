import { generatePath, matchPath, matchRoutes } from 'react-router-dom';
import type { Screen } from '../ui/screen.ts';

/** The screen of an address: a fixed path comes before one with parameters. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  matchRoutes(
    screens.map((screen) => ({ path: screen.path, caseSensitive: true, handle: screen })),
    pathname,
  )?.at(-1)?.route.handle;

/** The way to a screen: the screens whose path begins it, with the values of this address in the place of the parameters. */
export const breadcrumbsOf = (
  screens: readonly Screen[],
  screen: Screen,
  pathname: string,
): { readonly text: string; readonly href: string }[] => {
  const params = matchPath({ path: screen.path, caseSensitive: true }, pathname)?.params ?? {};
  return screens
    .filter(({ path }) => path === screen.path || screen.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length)
    .map(({ path, titolo }) => ({ text: titolo, href: `#${generatePath(path, params)}` }));
};
