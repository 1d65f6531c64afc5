import {
  codiceInpsEntita,
  nomeCodiceInps,
  nomePosInail,
  nomePosInps,
  posInailEntita,
  posInpsEntita,
} from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';

interface Mezzi {
  readonly archivio: Archivio;
  readonly modifica: Modifica;
}

/** A kind of record that can be merged into another of its kind. */
export interface Accorpabile {
  readonly entita: string;
  /** 'posizioni INPS', as titles and messages say it. */
  readonly plurale: string;
  /** The records of the uids with their names. @throws NON_TROVATO */
  readonly loadNomi: (
    archivio: Archivio,
    uids: readonly string[],
  ) => Promise<{ readonly uid: string; readonly nome: string }[]>;
  /** Adds the deletion of records that still exist. */
  readonly remove: (mezzi: Mezzi, uids: readonly string[]) => Promise<void>;
  /** The records as they are, to be restored by an undo. */
  readonly snapshot: (archivio: Archivio, uids: readonly string[]) => Promise<unknown[]>;
  /** Adds the creation of records as a snapshot kept them. */
  readonly restore: (mezzi: Mezzi, snapshots: readonly unknown[]) => void;
}

const accorpabile = <T extends Registrazione>(
  entita: Entita<T>,
  plurale: string,
  nomeDi: (record: T) => string,
): Accorpabile => ({
  entita: entita.nome,
  plurale,
  loadNomi: async (archivio, uids) =>
    (await Promise.all(uids.map((uid) => archivio.of(entita).load(uid)))).map((record) => ({
      uid: record.uid,
      nome: nomeDi(record),
    })),
  remove: async ({ archivio, modifica }, uids) => {
    const records = archivio.of(entita);
    for (const prima of await records.getMany(uids)) modifica.write(records.remove(prima), { motivo: 'Accorpamento' });
  },
  snapshot: (archivio, uids) => archivio.of(entita).getMany(uids),
  restore: ({ archivio, modifica }, snapshots) => {
    const records = archivio.of(entita);
    for (const record of snapshots.map((snapshot) => entita.schema.parse(snapshot)))
      modifica.write(records.create(record), { motivo: "Annullamento dell'accorpamento" });
  },
});

export const accorpabili: Readonly<Record<'POS_INPS' | 'POS_INAIL' | 'CODICE_INPS', Accorpabile>> = {
  POS_INPS: accorpabile(posInpsEntita, 'posizioni INPS', nomePosInps),
  POS_INAIL: accorpabile(posInailEntita, 'posizioni INAIL', nomePosInail),
  CODICE_INPS: accorpabile(codiceInpsEntita, 'classificazioni INPS', nomeCodiceInps),
};
export type TipoAccorpabile = keyof typeof accorpabili;
