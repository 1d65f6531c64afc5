import type { Registrazione } from '#platform/data/entita.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import type { Colonna, Riga } from './colonna.ts';
import { defineTipo, type Mezzi, type TipoScambio } from './tipo.ts';

interface Tabella<T extends Registrazione> {
  readonly nome: NomeTipo;
  readonly colonne: readonly Colonna[];
  readonly alias?: Readonly<Record<string, string>>;
  /** Fields of the natural key, compared without case. */
  readonly chiave: readonly string[];
  readonly descrizione: (riga: Riga) => string;
  readonly list: (mezzi: Mezzi) => Promise<readonly T[]>;
  readonly riga: (record: T, mezzi: Mezzi) => Promise<Riga> | Riga;
  readonly create: (riga: Riga, mezzi: Mezzi) => Promise<unknown>;
  readonly update: (record: T, riga: Riga, mezzi: Mezzi) => Promise<unknown>;
}

/** Text of the natural key of a row. */
export const chiaveDi =
  (campi: readonly string[]) =>
  (riga: Riga): string =>
    campi.map((campo) => String(riga[campo] ?? '').toUpperCase()).join('\u0001');

/** A small table of the school: its records are looked through whole. */
export const defineTabella = <T extends Registrazione>({
  chiave: campi,
  list,
  riga: rigaDi,
  ...resto
}: Tabella<T>): TipoScambio => {
  const chiave = chiaveDi(campi);
  return defineTipo<T>({
    ...resto,
    ambito: 'scuola',
    gruppo: () => '',
    chiave,
    riga: rigaDi,
    list,
    find: async (riga, mezzi) => {
      for (const record of await list(mezzi)) if (chiave(await rigaDi(record, mezzi)) === chiave(riga)) return record;
      return undefined;
    },
  });
};

/** The column of a table whose records can be set aside without being deleted. */
export const colonnaAttivo = {
  campo: 'flgAttivo',
  titolo: 'Attivo',
  tipo: 'si_no',
  vuoto: true,
  esempio: true,
} as const;
