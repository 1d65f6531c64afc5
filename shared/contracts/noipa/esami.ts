import * as z from 'zod';
import { codiceFiscale, flag, giorni, importoPositivo, numero, scelta, uidDi } from '../../domain/campi.ts';
import { funzioniCommissione } from '../../domain/elaborazione/commissione.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { LavoroMaturita } from './lavoro-esame.ts';
import { ListaIntera, MASSIMO_PAGAMENTI } from './lista.ts';
import { diUnaLista, RiferimentoLista } from './liste.ts';
import { campoChiave, comuneNoipa } from './piani-capitoli.ts';

/** What a member of a commission of the maturità did, as the commission names them. */
export const LavoroEsame = z.strictObject({ desCf: codiceFiscale(), ...LavoroMaturita.shape });
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
export const AltroEsame = z.strictObject(campiAltro).check(
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

/** The members whose compensations of a commission leave a list. */
const Tolti = z.strictObject({
  ...RiferimentoLista.shape,
  commissione: uidDi('COMMISSIONE'),
  persone: z.array(uidDi('PERSONA')).min(1, 'Scegliere almeno una persona.').max(MASSIMO_PAGAMENTI),
});

const altriEsami = { ...comuneNoipa, path: '/crud/noipa/cedolino/altriesami', effect: 'write' } as const;
const maturita = { ...comuneNoipa, path: '/crud/noipa/cedolino/maturita', effect: 'write' } as const;

export const esamiRoutes = {
  addPagamentiAltriEsami: defineRoute({
    ...altriEsami,
    method: 'PUT',
    summary:
      'Adds to a list of other exams what the members of a commission are paid, within its candidates and days; to who is there already, this too',
    errors: [...diUnaLista, 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: AltriMembri,
    response: ListaIntera,
  }),
  savePagamentiAltriEsami: defineRoute({
    ...altriEsami,
    method: 'POST',
    summary: 'Writes what members are paid for a commission in the place of what they had of it',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: AltriMembri,
    response: ListaIntera,
  }),
  removePagamentiAltriEsami: defineRoute({
    ...altriEsami,
    method: 'DELETE',
    summary: 'Takes off a list what some members have of a commission',
    errors: diUnaLista,
    body: Tolti,
    response: ListaIntera,
  }),
  addPagamentiMaturita: defineRoute({
    ...maturita,
    method: 'PUT',
    summary:
      'Adds to a list of the maturità what the members of a commission are paid, by function, classes, travel and preliminary exams; to who is there for another commission, this one too',
    errors: [...diUnaLista, 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: Membri,
    response: ListaIntera,
  }),
  savePagamentiMaturita: defineRoute({
    ...maturita,
    method: 'POST',
    summary: 'Writes what members are paid for a commission in the place of what they had of it',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: Membri,
    response: ListaIntera,
  }),
  removePagamentiMaturita: defineRoute({
    ...maturita,
    method: 'DELETE',
    summary: 'Takes off a list what some members have of a commission',
    errors: diUnaLista,
    body: Tolti,
    response: ListaIntera,
  }),
} as const;
