import type { Registrazione } from '#platform/data/entita.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import type { Colonna, Riga } from './colonna.ts';
import { chiaveDi } from './tabella.ts';
import type { Cartella, Mezzi, TipoScambio } from './tipo.ts';

interface Parte<T extends Registrazione, P> {
  readonly nome: NomeTipo;
  readonly ambito: TipoScambio['ambito'];
  readonly colonne: readonly Colonna[];
  readonly alias?: Readonly<Record<string, string>>;
  readonly gruppo: (riga: Riga) => string;
  readonly chiave: readonly string[];
  readonly descrizione: (riga: Riga) => string;
  /** The record that the part belongs to. @throws AppError when a row cannot do without it */
  readonly findRecord: (riga: Riga, mezzi: Mezzi) => Promise<T | undefined>;
  readonly records: (mezzi: Mezzi, cartella: Cartella) => Promise<readonly T[]>;
  readonly parti: (record: T) => readonly P[];
  readonly riga: (record: T, parte: P, mezzi: Mezzi) => Promise<Riga> | Riga;
  readonly parse: (riga: Riga, mezzi: Mezzi) => Promise<P> | P;
  /** Writes the record with these parts, or creates it with the first. */
  readonly save: (record: T | undefined, parti: readonly P[], riga: Riga, mezzi: Mezzi) => Promise<unknown>;
}

/** A kind whose rows are parts of a record, found by what tells them apart: the periods of an item, the fiscal domiciles of a person. */
export const defineParte = <T extends Registrazione, P>({
  findRecord,
  records,
  parti,
  riga: rigaDi,
  parse,
  save,
  chiave: campi,
  ...resto
}: Parte<T, P>): TipoScambio => {
  const chiave = chiaveDi(campi);
  // among those of one record: the row may have another code of its person
  const traLeSue = chiaveDi(resto.ambito === 'persona' ? campi.filter((campo) => campo !== 'desCf') : campi);
  const righeDi = async (record: T, mezzi: Mezzi) =>
    Promise.all(parti(record).map(async (parte) => ({ parte, riga: await rigaDi(record, parte, mezzi) })));
  return {
    ...resto,
    chiave,
    find: async (riga, mezzi) => {
      const record = await findRecord(riga, mezzi);
      const trovata = record && (await righeDi(record, mezzi)).find((una) => traLeSue(una.riga) === traLeSue(riga));
      return record && trovata && { uid: record.uid, versione: record.versione, riga: trovata.riga };
    },
    write: async (riga, _trovato, mezzi) => {
      const record = await findRecord(riga, mezzi);
      const altre =
        record === undefined
          ? []
          : (await righeDi(record, mezzi))
              .filter((una) => traLeSue(una.riga) !== traLeSue(riga))
              .map(({ parte }) => parte);
      await save(record, [...altre, await parse(riga, mezzi)], riga, mezzi);
    },
    list: async (mezzi, cartella) =>
      (
        await Promise.all(
          (await records(mezzi, cartella)).map(async (record) =>
            (await righeDi(record, mezzi)).map(({ riga }) => riga),
          ),
        )
      ).flat(),
  };
};
