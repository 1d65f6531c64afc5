import { generatePath, matchRoutes } from 'react-router-dom';
import type { Soggetto } from '#ui/frame.tsx';
import type { Screen } from '#ui/screen.ts';

/** The screen of an address: a fixed path comes before one with parameters. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  matchRoutes(
    screens.map((screen) => ({ path: screen.path, caseSensitive: true, handle: screen })),
    pathname,
  )?.at(-1)?.route.handle;

/** The values of the parameters of an address, as people write them. */
const paramsOf = ({ path }: Screen, pathname: string): Readonly<Partial<Record<string, string>>> =>
  matchRoutes([{ path, caseSensitive: true }], pathname)?.[0]?.params ?? {};

/** The person whose screen an address is of: the addresses of a person carry id and name, which is shown nowhere, since the record may have changed. */
export const personaAt = (
  screen: Screen | undefined,
  pathname: string,
): { readonly uid: string; readonly dipendente: string } | null => {
  if (screen === undefined) return null;
  const { dipendente, uid, uidSubAnagrafe, id } = paramsOf(screen, pathname);
  const chi = uid ?? uidSubAnagrafe ?? id;
  return dipendente === undefined || chi === undefined ? null : { uid: chi, dipendente };
};

interface Passo {
  readonly text: string;
  readonly href: string;
}

/**
 * The way to what is on the screen: the screens whose path begins its own, with the values of this address in the place of the
 * parameters; the person or relative that the page names before their screens; last the run or person that a list has opened in its own place, after what it is a part of.
 */
export const breadcrumbsOf = (
  screens: readonly Screen[],
  screen: Screen,
  pathname: string,
  detto: Soggetto | null = null,
): readonly Passo[] => {
  const params = paramsOf(screen, pathname);
  const via = screens
    .filter(({ path }) => path === screen.path || screen.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
  const passoDi = ({ path, titolo }: Screen): Passo => ({ text: titolo, href: `#${generatePath(path, params)}` });
  const [sopra, sue] = [via.filter((una) => !isDiQualcuno(una)), via.filter(isDiQualcuno)];
  const persona = personaAt(screen, pathname);
  return [
    ...sopra.map(passoDi),
    ...(detto?.dentro ? [detto.dentro] : []),
    ...(detto === null
      ? []
      : [{ text: detto.nome, href: persona === null ? `#${pathname}` : `#/anagrafe?persona=${persona.uid}` }]),
    ...sue.map(passoDi),
  ];
};

const isDiQualcuno = ({ path }: Screen): boolean => /:(dipendente|familiare)/.test(path);
