import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
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

export const uidConsegna = (persona: string, denuncia: string): string => `${persona}-${denuncia}`;

/** Certificates of a tax year that were handed over. */
export const consegneDellAnno = async (archivio: Archivio, anno: number): Promise<ConsegnaCu[]> =>
  archivio.leggi(await archivio.of(consegnaCuEntita).queryIndice({ index: 'indice1', begins: `${anno}#` }), (item) =>
    readRiga(ConsegnaCu, item),
  );
