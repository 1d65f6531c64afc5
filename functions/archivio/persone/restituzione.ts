import type { Archivio } from '#platform/data/archivio.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import { defineEntita } from '../entita.ts';

/** A sum that a person gave back to the school. Listed by school too, by its day. */
export const restituzioneEntita = defineEntita<Restituzione>({
  nome: 'RESTITUZIONE',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Restituzione,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ datRestituzione, uid }) => `${datRestituzione}#${uid}` },
  riga: (restituzione) => ({ ...restituzione }),
  lettaDaiCedolini: true,
});

/** The part of an id that tells a restitution apart whoever it is of: its person's record may have been merged into another. */
export const chiaveRestituzione = (uid: string): string => uid.slice(radiceDi(uid).length);

/** The restitutions of a year, or of the years from one to another, in order of day, those received by a school that ended too. One query. */
export const listTutteRestituzioni = async (archivio: Archivio, dal: number, al = dal): Promise<Restituzione[]> =>
  archivio.leggi(
    await archivio.of(restituzioneEntita).queryIndice({ index: 'indice1', from: `${dal}-`, to: `${al}-~` }),
    (item) => readRiga(Restituzione, item),
  );

/** The restitutions of a year, or of the years from one to another, that this school received, as its filings say them, in order of day. One query. */
export const listRestituzioni = async (archivio: Archivio, dal: number, al = dal): Promise<Restituzione[]> =>
  (await listTutteRestituzioni(archivio, dal, al)).filter(({ daAltraScuola }) => daAltraScuola === undefined);
