import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { defineEntita } from '../entita.ts';

/** The certificate of a filing that was handed over to a person, and the day. It is with the person, who finds it among their own documents. */
const ConsegnaCu = z.object({
  uid: z.string(),
  versione: z.int(),
  anno: z.int(),
  uidDenuncia: z.string().brand<'DENUNCIA'>(),
  uidSubAnagrafe: z.string().brand<'PERSONA'>(),
  giorno: z.string(),
  /** The record that the certificate names, where that was merged into the person's; absent where it names theirs. */
  di: z.string().brand<'PERSONA'>().exactOptional(),
});
export type ConsegnaCu = z.infer<typeof ConsegnaCu>;

export const consegnaCuEntita = defineEntita<ConsegnaCu>({
  nome: 'CONSEGNA_CU',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: ConsegnaCu,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ anno, uid }) => `${anno}#${uid}` },
  riga: (consegna) => ({ ...consegna }),
});

/** The id of the delivery of a certificate to a person: of the one that names their record, or another of theirs. */
export const uidConsegna = (persona: string, denuncia: string, scheda = persona): string =>
  scheda === persona ? `${persona}-${denuncia}` : `${persona}-${denuncia}.${scheda}`;

/** A delivery under the person who stays: it is still that of the certificate of the record that was merged. */
export const consegnaSpostata = (nuova: Item, da: string): Item =>
  nuova.di === undefined
    ? { ...nuova, uid: `${String(nuova.uid)}.${da}`, sk: `${String(nuova.sk)}.${da}`, di: da }
    : nuova;

/**
 * The days on which the certificates of a filing were handed over to a person, by the record that each names. One that was written before that was
 * kept is of the record of the person, or of all of theirs where none is named.
 */
export const giorniConsegna = (
  consegne: readonly Pick<ConsegnaCu, 'uidSubAnagrafe' | 'di' | 'giorno'>[],
  schede: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    schede.flatMap((scheda) => {
      const sua =
        consegne.find(({ di }) => di === scheda) ??
        consegne.find(
          ({ di, uidSubAnagrafe }) =>
            di === undefined && (uidSubAnagrafe === scheda || !schede.includes(uidSubAnagrafe)),
        );
      return sua === undefined ? [] : [[scheda, sua.giorno] as const];
    }),
  );

/** Certificates of a tax year that were handed over. */
export const consegneDellAnno = async (archivio: Archivio, anno: number): Promise<ConsegnaCu[]> =>
  archivio.leggi(await archivio.of(consegnaCuEntita).queryIndice({ index: 'indice1', begins: `${anno}#` }), (item) =>
    readRiga(ConsegnaCu, item),
  );
