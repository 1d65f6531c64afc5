import * as z from 'zod';
import { codiceFiscale, flag, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { fasceTrasferta } from '../../domain/elaborazione/commissione.ts';
import { defineRoute } from '../route.ts';
import { ListaIntera } from './lista.ts';
import { diUnaLista, RiferimentoLista } from './liste.ts';
import { campoChiave, comuneNoipa } from './piani-capitoli.ts';

/** What a member of a commission of the maturità did: the fee follows. */
export const LavoroEsame = z.strictObject({
  /** Who did it, as the commission names them. */
  desCf: codiceFiscale(),
  funzione: scelta(['PRESIDENTE', 'COMMISSARIO_ESTERNO', 'COMMISSARIO_INTERNO']),
  classi: numero(1, 3),
  sostituto: flag(),
  /** Of a class with several courses: the fraction of the fee and why. */
  parte: z
    .strictObject({ numeratore: numero(1, 1000), denominatore: numero(1, 1000), motivo: testo(1, 120) })
    .nullable(),
  fascia: scelta(fasceTrasferta).nullable(),
  /** Preliminary exams of private candidates: subjects and candidates. */
  materie: numero(0, 30),
  candidatiPreliminari: numero(0, 500),
});
export type LavoroEsame = z.infer<typeof LavoroEsame>;

const Membri = z.strictObject({
  ...RiferimentoLista.shape,
  commissione: uidDi('COMMISSIONE'),
  /** Codes that pay the fee, the exempt travel, the preliminary exams. */
  chiavi: z.strictObject({
    funzione: campoChiave(),
    trasferta: campoChiave().nullable(),
    preliminari: campoChiave().nullable(),
  }),
  membri: z.array(LavoroEsame).min(1, 'Indicare almeno un membro.').max(60),
});
export type MembriEsame = z.infer<typeof Membri>;

export const esamiRoutes = {
  addPagamentiMaturita: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/cedolino/maturita',
    summary:
      'Adds to a list of the maturità what the members of a commission are paid, by function, classes, travel and preliminary exams; to who is there already, what they did in this commission too',
    effect: 'write',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: Membri,
    response: ListaIntera,
  }),
} as const;
