import type { ComponentType, LazyExoticComponent } from 'react';
import type { Licenza } from '../../../shared/domain/licenze.ts';
import type { Ruolo } from '../../../shared/domain/ruoli.ts';

/** Groups of the menu in their order; `null` stands on its own. */
export const GRUPPI_MENU = [null, 'Funzionalità', 'Cedolini', 'Stampe', 'Adempimenti > UniEmens Integrato', 'Adempimenti', 'Strumenti', 'I miei dati', 'Aiuto'] as const;
export type GruppoMenu = (typeof GRUPPI_MENU)[number];

/** A screen of the product: its hash route, who may open it, its place in the menu. Router and menu derive from it. */
export interface Screen {
  readonly path: `/${string}`;
  readonly titolo: string;
  readonly ruoli: readonly Ruolo[];
  readonly licenza?: Licenza;
  readonly menu?: { readonly gruppo: GruppoMenu; readonly voce: string; readonly ordine: number };
  readonly page: LazyExoticComponent<ComponentType>;
  /** Help of the screen, one paragraph an item. */
  readonly aiuto?: readonly string[];
}
