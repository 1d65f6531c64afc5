import * as z from 'zod';
import { codiceFiscale, flag, giorni, importoPositivo, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { fasceTrasferta, funzioniCommissione } from '../../domain/elaborazione/commissione.ts';
import { acrossFields } from '../across-fields.ts';
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

const campiAltro = {
  desCf: codiceFiscale(),
  funzione: scelta(funzioniCommissione),
  candidati: numero(0, 500),
  giorni: giorni(120),
  /** No table of the fees of other exams is public: the office writes the amount. */
  importo: importoPositivo(),
  /** Paid by the code of what is not taxed. */
  flgNonImponibile: flag(),
};

/** What a member of a commission of another exam is paid; only an expert's fee may be untaxed. */
const AltroEsame = z.strictObject(campiAltro).check(
  acrossFields<z.infer<z.ZodObject<typeof campiAltro>>>(({ flgNonImponibile, funzione }, context) => {
    if (flgNonImponibile && funzione !== 'ESPERTO')
      context.addIssue({
        code: 'custom',
        path: ['flgNonImponibile'],
        message: 'Il compenso non imponibile è soltanto per la funzione di esperto.',
      });
  }),
);

const AltriMembri = z.strictObject({
  ...RiferimentoLista.shape,
  commissione: uidDi('COMMISSIONE'),
  chiavi: z.strictObject({ imponibile: campoChiave(), nonImponibile: campoChiave().nullable() }),
  membri: z.array(AltroEsame).min(1, 'Indicare almeno un membro.').max(60),
});
export type AltriMembri = z.infer<typeof AltriMembri>;

export const esamiRoutes = {
  addPagamentiAltriEsami: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/cedolino/altriesami',
    summary:
      'Adds to a list of other exams what the members of a commission are paid, within its candidates and days; to who is there already, this too',
    effect: 'write',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: AltriMembri,
    response: ListaIntera,
  }),
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
