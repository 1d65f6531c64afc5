import type { ComponentType, LazyExoticComponent } from 'react';
import type { Licenza } from '../../../shared/domain/accesso/licenze.ts';
import type { Ruolo } from '../../../shared/domain/accesso/ruoli.ts';

/** Groups of the menu in their order; `null` stands on its own. */
export const GRUPPI_MENU = [
  null,
  'Funzionalità',
  'Cedolini',
  'Stampe',
  'Adempimenti > UniEmens Integrato',
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
  readonly menu?: { readonly gruppo: GruppoMenu; readonly voce: string; readonly ordine: number };
  readonly page: LazyExoticComponent<ComponentType>;
  /** Help of the screen, one paragraph an item, or how to load it: the texts of an area stay out of the first load (`aiuto.ts` beside its screens). */
  readonly aiuto?: readonly string[] | (() => Promise<readonly string[]>);
}

/** Help of an area's screens by their path, loaded when the panel opens: `const aiuto = aiutoDi(() => import('./aiuto.ts'))`. */
export const aiutoDi =
  (load: () => Promise<{ readonly aiuto: Readonly<Record<string, readonly string[]>> }>) =>
  (path: string) =>
  async (): Promise<readonly string[]> =>
    (await load()).aiuto[path] ?? [];
