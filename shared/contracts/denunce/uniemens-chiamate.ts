import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import { anno, flag, importo, matricolaInps, mese, numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { adempimenti, chiamateDenuncia, correzione, diUna } from './chiamate.ts';
import { DenunciaIntera, Origine, PRIMO_ANNO_DENUNCE, RigaDenuncia, RilievoInRiga } from './denuncia.ts';

const ALTRO_UID = 'uniemensId';
const uniemens = {
  nome: 'UniEmens',
  licences: ['WWS'] as const satisfies readonly Licenza[],
  altroUid: ALTRO_UID,
};
const comuni = chiamateDenuncia({
  ...uniemens,
  elenco: '/crud/uniemens-byperiodo',
  una: '/crud/uniemens',
  file: '/stampe/uniemens/xml',
});
const lettura = { roles: adempimenti, licences: uniemens.licences, scope: 'scuola', effect: 'read' } as const;
const Quale = z.strictObject({ uid: uidDi('DENUNCIA') });
const DellaPosizione = z.strictObject({ ...Quale.shape, matricola: matricolaInps() });
const conAltroUid = { nomi: { [ALTRO_UID]: 'uid' } } as const;
const elencoRighe = z.array(RigaDenuncia).max(20_000);

/** A position of the school at INPS, in a month: who is declared under it, and the sums. */
const PosizioneInElenco = z.strictObject({
  matricola: matricolaInps(),
  lavoratori: numero(0, 100_000),
  imponibile: importo(),
  contributo: importo(),
});

/** One record of a UniEmens, what is wrong in it, and the payslip lines it sums. */
const RecordIntero = z.strictObject({
  riga: RigaDenuncia,
  rilievi: z.array(RilievoInRiga).max(20_000),
  origini: z.array(Origine).max(20_000),
});
export const unRecord = (path: `/${string}`, nome: string) =>
  defineRoute({
    ...lettura,
    method: 'POST',
    path,
    summary: `One ${nome} of a UniEmens: its fields, what is wrong in it, the payslip lines it sums`,
    errors: ['NON_TROVATO'],
    body: z.strictObject({ ...Quale.shape, riga: testo(1, 60) }),
    response: RecordIntero,
    ammessi: conAltroUid,
  });
export type LetturaRecord = ReturnType<typeof unRecord>;

const daCorreggere = { ...uniemens, method: 'PUT' } as const;

/** Which UniEmens: of a month there is one, of all its accounted runs. */
export const UniemensInput = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  mese: mese(),
  /** Also of a month that no accounted run has anything for. */
  allowEmpty: flag(),
});
export type UniemensInput = z.infer<typeof UniemensInput>;

/** An open filing, and the earlier month whose runs are brought into it. */
export const TransferInput = z.strictObject({
  uniemensIdDest: uidDi('DENUNCIA'),
  versione: versione(),
  annoProv: anno(PRIMO_ANNO_DENUNCE),
  meseProv: mese(),
});
export type TransferInput = z.infer<typeof TransferInput>;

/** The monthly social-security filing: gathered, mended, written, sent. */
export const uniemensRoutes = {
  saveUniemens: defineRoute({
    roles: adempimenti,
    licences: uniemens.licences,
    scope: 'scuola',
    method: 'PUT',
    path: '/crud/uniemens',
    summary:
      'Makes the UniEmens of a month from its accounted runs; the unsent one of that month, with its version, is gathered again',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA', 'STATO_NON_AMMESSO', 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: z.strictObject({ ...UniemensInput.shape, versione: versione().optional() }),
    response: DenunciaIntera,
    ammessi: { predefiniti: { allowEmpty: false }, risposta: { [`denuncia.${ALTRO_UID}`]: 'uid' } },
  }),
  transferUniemens: defineRoute({
    roles: adempimenti,
    licences: uniemens.licences,
    scope: 'scuola',
    method: 'POST',
    path: '/crud/uniemens-transfer',
    summary:
      'Brings into an open UniEmens the runs of an earlier month that no filing has: fixed pay becomes an earlier period',
    effect: 'write',
    errors: diUna,
    body: TransferInput,
    response: DenunciaIntera,
    ammessi: { risposta: { [`denuncia.${ALTRO_UID}`]: 'uid' } },
  }),
  listPosContributive: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/poscontributive-id',
    summary: 'The INPS positions that a UniEmens has, with their sums',
    errors: ['NON_TROVATO'],
    body: Quale,
    ammessi: conAltroUid,
    response: z.array(PosizioneInElenco).max(1000),
  }),
  getPosContributiva: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/poscontributiva',
    summary: 'One INPS position of a UniEmens: its company declaration and those of its workers',
    errors: ['NON_TROVATO'],
    body: DellaPosizione,
    ammessi: conAltroUid,
    response: z.strictObject({ aziendale: RigaDenuncia, individuali: elencoRighe }),
  }),
  listDenunceIndividuali: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/denunce-individuali-inps',
    summary: 'The declarations of the workers of an INPS position',
    errors: ['NON_TROVATO'],
    body: DellaPosizione,
    ammessi: conAltroUid,
    response: elencoRighe,
  }),
  listCollaboratori: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/uniemens-collaboratori-list',
    summary: 'The collaborators of a UniEmens',
    errors: ['NON_TROVATO'],
    body: Quale,
    ammessi: conAltroUid,
    response: elencoRighe,
  }),
  debugUniemens: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/uniemens/debug',
    summary: 'Every record of a UniEmens with all the payslip lines it sums',
    errors: ['NON_TROVATO'],
    body: Quale,
    ammessi: conAltroUid,
    response: z.array(RecordIntero).max(20_000),
  }),
  getDenunciaIndividuale: unRecord('/crud/denuncia-individuale-inps', 'declaration of a worker'),
  getDenunciaAziendale: unRecord('/crud/denuncia-aziendale-inps', 'company declaration'),
  getCollaboratore: unRecord('/crud/uniemens-collaboratore', 'collaborator'),
  putDenunciaIndividuale: correzione('/crud/denuncia-individuale-inps', daCorreggere),
  putDenunciaAziendale: correzione('/crud/denuncia-aziendale-inps', daCorreggere),
  putCollaboratore: correzione('/crud/uniemens-collaboratore', daCorreggere),
  listUniemens: comuni.list,
  getUniemens: comuni.get,
  removeUniemens: comuni.remove,
  makeFileUniemens: comuni.makeFile,
  linkFileUniemens: comuni.linkFile,
  sendUniemens: comuni.send,
  undoSendUniemens: comuni.undoSend,
} as const;
