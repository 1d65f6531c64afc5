import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Fonte } from '#shared/rules/regola.ts';

/** Where a table of reference comes from and how far it may be trusted. */
export interface Origine {
  readonly descrizione: string;
  readonly fonte: Fonte;
  readonly url?: string;
  readonly licenza?: string;
  /** Day the content refers to. */
  readonly rilevatoIl: Giorno;
  /** Day somebody checked it on the official text; null while nobody has. */
  readonly verificataIl: Giorno | null;
  readonly nota?: string;
}

/** A table of the State or of the office, read-only, the same for every school. */
export interface Tabella<V> {
  readonly id: string;
  readonly descrizione: string;
  readonly origine: Origine;
  readonly voci: readonly V[];
}

/** An entry that a list shows: its code and its Italian words. */
export interface Voce {
  readonly codice: string;
  readonly descrizione: string;
}

/** Common knowledge of the offices, written down without the official text at hand. */
export const daConoscenza = (descrizione: string, nota?: string): Origine => ({
  descrizione,
  fonte: 'conoscenza',
  rilevatoIl: '2026-11-20',
  verificataIl: null,
  ...(nota === undefined ? {} : { nota }),
});
