import type * as z from 'zod';
import type { Elenco } from '../../stampe/elenco/elenco.ts';

/** BLOCCANTE keeps a filing from being completed; AVVISO is shown. */
export type Severita = 'BLOCCANTE' | 'AVVISO';

/** What is wrong in the records: where, what was expected, what is there, what to do. */
export interface Segnalazione {
  /** Path of the field in the records. */
  readonly campo: string;
  readonly atteso: string;
  readonly trovato: string;
  readonly rimedio: string;
}

/** A rule of the receiving body. */
export interface Controllo<R> {
  readonly id: string;
  readonly severita: Severita;
  /** In one sentence, as the office reads it. */
  readonly regola: string;
  readonly fonte: string;
  readonly find: (records: R) => readonly Segnalazione[];
}

/** The layout of the file from a day on. `riscontro` null: nobody has compared it with the official text. */
export interface Tracciato {
  readonly nome: string;
  readonly dal: string;
  readonly fonte: string;
  readonly riscontro: { readonly il: string; readonly dove: string } | null;
}

/** What was gathered, and what could find no place in it. */
export interface Raccolta<R> {
  readonly records: R;
  readonly escluse: readonly Segnalazione[];
}

/** One filing: from its sources to records, from records to bytes and back, to paper. `F` is what it gathers from. */
export interface Denuncia<F, S extends z.ZodType, Riga> {
  readonly tipo: string;
  readonly records: S;
  readonly collect: (fonti: F) => Raccolta<z.output<S>>;
  readonly controlli: readonly Controllo<z.output<S>>[];
  readonly tracciato: Tracciato;
  readonly write: (records: z.output<S>) => Uint8Array;
  /** Reads the same format, whoever wrote it. @throws CampoNonValido, or what the records' schema refuses */
  readonly read: (bytes: Uint8Array) => z.output<S>;
  readonly prospetto: (records: z.output<S>) => Elenco<Riga>;
}

/** Declares a filing: the machine of filings does the rest. */
export const defineDenuncia = <F, S extends z.ZodType, Riga>(denuncia: Denuncia<F, S, Riga>): Denuncia<F, S, Riga> =>
  denuncia;

/** A finding with the rule it breaks. */
export interface Esito extends Segnalazione {
  readonly id: string;
  readonly severita: Severita;
  readonly regola: string;
}

/** Everything the rules of a filing find in its records, what blocks first. */
export const checkDenuncia = <R>(
  { controlli }: { readonly controlli: readonly Controllo<R>[] },
  records: R,
): readonly Esito[] =>
  controlli
    .flatMap(({ id, severita, regola, find }) =>
      find(records).map((segnalazione) => ({ id, severita, regola, ...segnalazione })),
    )
    .toSorted((a, b) => Number(a.severita === 'AVVISO') - Number(b.severita === 'AVVISO'));

/** Name of the file: one that must not be sent, or whose layout nobody has compared, says so. */
export const nomeFile = (nome: string, { riscontro }: Tracciato, esiti: readonly Esito[]): string =>
  [
    ...(esiti.some(({ severita }) => severita === 'BLOCCANTE') ? ['BOZZA'] : []),
    ...(riscontro === null ? ['DA-RISCONTRARE'] : []),
    nome,
  ].join('-');
