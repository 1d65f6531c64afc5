import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { defineEntita } from '../entita.ts';

/** People of one name that the office has said to be different. */
const OmonimiDistinti = z.object({
  uid: z.string().brand<'OMONIMI_DISTINTI'>(),
  versione: z.int(),
  persone: z.array(z.string().brand<'PERSONA'>()),
});
export type OmonimiDistinti = z.infer<typeof OmonimiDistinti>;

export const omonimiDistintiEntita = defineEntita<OmonimiDistinti>({
  nome: 'OMONIMI_DISTINTI',
  posto: 'scuola',
  schema: OmonimiDistinti,
  shape: 1,
});

/** The record of a name, accents and case aside: one for each. */
export const uidDelNome = (nome: string): OmonimiDistinti['uid'] =>
  asUid(createHash('sha256').update(chiaveRicerca(nome)).digest('hex').slice(0, 20));

export const omonimiDistintiRepository = (archivio: Archivio) => archivio.of(omonimiDistintiEntita);
