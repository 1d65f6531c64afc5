import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, flag, importo, mese, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { esitiDenuncia } from '../../domain/denuncia.ts';
import { modelliF24 } from '../../domain/elaborazione/denuncia.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { Denuncia, DenunciaIntera, PRIMO_ANNO_DENUNCE, ValoreCampo } from './denuncia.ts';
import { RigaF24 } from './f24.ts';

const adempimenti = ['GESTORE', 'TESTER', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
const comune = { roles: adempimenti, licences: ['WWS', 'F24'], scope: 'scuola' } as const;
const diUna = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'] as const;
const Riferimento = z.strictObject({ uid: uidDi('DENUNCIA'), versione: versione() });
const mesi = { anno: anno(PRIMO_ANNO_DENUNCE), mese: mese() };

/** What an F24 is made of, as the office says it. */
export const F24Input = z.strictObject({
  processi: z.array(uidDi('PROCESSO')).min(1, 'Scegliere almeno una elaborazione.').max(40),
  ...mesi,
  dataPagamento: data(),
  descrizione: testo(1, 150),
  /** Sums whose code nobody knows stay out, by choice: they are warned of and no longer block. */
  senzaCodiceFuori: flag(),
});
export type F24Input = z.infer<typeof F24Input>;

/** An accounted run of a month, and the F24 that has its lines. */
const ProcessoProposto = z.strictObject({
  uid: uidDi('PROCESSO'),
  idElaborazione: numero(1, 1_000_000),
  descrizione: testo(1, 150),
  dataPagamento: data(),
  numCedolini: numero(0, 10_000),
  f24: z.strictObject({ uid: uidDi('DENUNCIA'), descrizione: testo(1, 150), datInvio: data().nullable() }).nullable(),
});

/** What the runs of a month that are in no F24 would make. */
const Proposta = z.strictObject({
  /** The form that the school pays by when that month is due. */
  modello: scelta(modelliF24),
  processi: z.array(ProcessoProposto).max(1000),
  righe: z.array(RigaF24).max(2000),
  escluse: z.array(z.strictObject({ voce: testo(1, 200), perche: testo(1, 600) })).max(2000),
  debito: importo(),
  credito: importo(),
  /** The F24 of the month is sent: nothing more enters it. */
  inviato: flag(),
});
export type Proposta = z.infer<typeof Proposta>;

/** The F24 of both forms: proposal, filing, file, sending. */
export const f24Routes = {
  saveF24Ep: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/f24/ep',
    summary:
      'Makes the F24 EP of some accounted runs of a month; the unsent one of the same runs, with its version, is gathered again',
    effect: 'write',
    errors: [...diUna, 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: z.strictObject({ ...F24Input.shape, versione: versione().optional() }),
    response: DenunciaIntera,
  }),
  saveF24Ordinario: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/f24/ordinario',
    summary:
      'The same on the ordinary form, for schools outside the single treasury: the rows by its codes and in its sections',
    effect: 'write',
    errors: [...diUna, 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: z.strictObject({ ...F24Input.shape, versione: versione().optional() }),
    response: DenunciaIntera,
  }),
  listF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/lista',
    summary: 'F24 of the school, newest month first',
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: z.strictObject(ricerca(['periodo'], ['anno'])),
    response: pagina(Denuncia),
  }),
  getF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24',
    summary: 'An F24 with its rows and what is wrong in it; with `riga`, the payslip lines that row sums',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('DENUNCIA'), riga: testo(1, 60).optional() }),
    response: DenunciaIntera,
  }),
  removeF24: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/f24',
    summary: 'Deletes an F24 that was not sent: its runs are free for another',
    effect: 'write',
    errors: diUna,
    body: Riferimento,
    response: z.strictObject({ uid: uidDi('DENUNCIA') }),
  }),
  proponiF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/proponi',
    summary:
      'The accounted runs of a month, which F24 has each, and the rows that the others would make; writes nothing',
    effect: 'read',
    errors: [],
    body: z.strictObject(mesi),
    response: Proposta,
  }),
  putValoreF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/valore',
    summary: 'Writes over a computed field of a row, with the reason; null puts the computed value back',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({
      ...Riferimento.shape,
      riga: testo(1, 60),
      campo: testo(1, 40),
      valore: ValoreCampo.nullable(),
      perche: testo(1, 300),
    }),
    response: DenunciaIntera,
  }),
  makeFileF24: defineRoute({
    ...comune,
    method: 'GET',
    path: '/stampe/f24/file',
    summary: 'Makes the T24 file of an F24 as it is now and keeps it; the same content makes no second one',
    effect: 'write',
    errors: diUna,
    query: z.strictObject({ uid: uidDi('DENUNCIA'), versione: versione() }),
    response: Denuncia,
  }),
  linkFileF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/file',
    summary: 'A link that downloads a kept file for 300 s',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('DENUNCIA'), numero: numero(1, 10_000) }),
    response: z.strictObject({ link: z.url().max(4000) }),
  }),
  sendF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/dat-invio',
    summary: 'Sets the day an F24 was sent: its content is frozen and its month takes no more runs',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, datInvio: data(), protocollo: testo(0, 60) }),
    response: Denuncia,
  }),
  undoSendF24: defineRoute({
    ...comune,
    roles: ['GESTORE'],
    method: 'DELETE',
    path: '/crud/f24/dat-invio',
    summary: 'Takes back, within a day, a sent date that was set by mistake',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, motivo: testo(1, 300) }),
    response: Denuncia,
  }),
  setEsitoF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/esito',
    summary: 'What came back of a sent F24; the runs of a refused one are free for another',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({
      ...Riferimento.shape,
      esito: scelta(esitiDenuncia),
      motivo: testo(0, 300),
      /** Of the receipt, when it comes after the sending. */
      protocollo: testo(0, 60).optional(),
    }),
    response: Denuncia,
  }),
} as const;
