import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Consultazione } from '#shared/domain/accesso/consultazione.ts';
import type { Licenza } from '#shared/domain/accesso/licenze.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Cosa } from '#shared/domain/elaborazione/tipo-scuola.ts';

/** Groups of the menu in their order; `null` stands on its own. */
export const GRUPPI_MENU = [
  null,
  'Funzionalità',
  'Cedolini',
  'Stampe',
  'Adempimenti',
  'Strumenti',
  'I miei dati',
  'Aiuto',
] as const;
export type GruppoMenu = (typeof GRUPPI_MENU)[number];

/** A screen of the product: its hash route, who may open it, its place in the menu. Router and menu derive from it. */
export interface Screen {
  readonly path: `/${string}`;
  readonly titolo: string;
  readonly ruoli: readonly Ruolo[];
  readonly licenza?: Licenza;
  /** The reading that the head teacher may switch off: then the menu and the search do not name the screen, and its page says so. */
  readonly consultazione?: Consultazione;
  /** The thing of some kinds of school that it is for: where the school has it not, the menu and the search do not name it, and its page says why. */
  readonly cosa?: Cosa;
  readonly menu?: { readonly gruppo: GruppoMenu; readonly voce: string; readonly ordine: number };
  /** Other words by which offices call it: the search finds it by them. */
  readonly dettoAnche?: string;
  readonly page: LazyExoticComponent<ComponentType>;
  /** Help of the screen, one paragraph an item, or how to load it: the texts of an area stay out of the first load (`aiuto.ts` beside its screens). */
  readonly aiuto?: readonly string[] | (() => Promise<readonly string[]>);
}

type Path = Screen['path'];
type Altro = Partial<Pick<Screen, 'menu' | 'dettoAnche' | 'licenza' | 'consultazione' | 'cosa' | 'aiuto'>>;

/** The file of a page: its component is the export whose name ends in Page. */
type FileDiPagina = Readonly<Record<`${string}Page`, ComponentType>>;

/** A screen without help of its own: its address, its title, who may open it, the file of its page (loaded when it is opened). */
export const screen = (
  path: Path,
  titolo: string,
  ruoli: readonly Ruolo[],
  page: () => Promise<FileDiPagina>,
  altro: Altro = {},
): Screen => ({
  path,
  titolo,
  ruoli,
  page: lazy(async () => ({ default: componentOf(await page(), path) })),
  ...altro,
});

/** As `screen`, with the help that the area's `aiuto.ts` has under the same address: `const screen = screenWithHelp(() => import('…/aiuto.ts'))`. */
export const screenWithHelp =
  (load: () => Promise<{ readonly aiuto: Readonly<Record<string, readonly string[]>> }>): typeof screen =>
  (path, titolo, ruoli, page, altro) =>
    screen(path, titolo, ruoli, page, { aiuto: async () => (await load()).aiuto[path] ?? [], ...altro });

const componentOf = (file: FileDiPagina, path: Path): ComponentType => {
  const component = Object.entries(file).find(([nome]) => nome.endsWith('Page'))?.[1];
  if (component === undefined) throw new Error(`The file of ${path} exports no page`);
  return component;
};
