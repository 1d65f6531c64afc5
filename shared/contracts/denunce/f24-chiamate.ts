import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import { anno, data, flag, importo, mese, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { modelliF24 } from '../../domain/elaborazione/denuncia.ts';
import { defineRoute } from '../route.ts';
import { adempimenti, chiamateDenuncia, correzione, diUna } from './chiamate.ts';
import { DenunciaIntera, PRIMO_ANNO_DENUNCE } from './denuncia.ts';
import { RigaF24 } from './f24.ts';

const f24 = { nome: 'F24', licences: ['WWS', 'F24'] as const satisfies readonly Licenza[] };
const comune = { roles: adempimenti, licences: f24.licences, scope: 'scuola' } as const;
/** The calls that every filing has. */
const comuni = chiamateDenuncia({
  ...f24,
  elenco: '/crud/f24/lista',
  una: '/crud/f24',
  file: '/stampe/f24/file',
});
const mesi = { anno: anno(PRIMO_ANNO_DENUNCE), mese: mese() };

/** What an F24 is made of, as the office says it. */
export const F24Input = z.strictObject({
  processi: z.array(uidDi('PROCESSO')).min(1, 'Scegliere almeno una elaborazione.').max(40),
  ...mesi,
  dataPagamento: data(),
  descrizione: testo(1, 150),
  /** Sums whose code nobody knows stay out, by choice: they are warned of and no longer block. */
  senzaCodiceFuori: flag(),
  /** Taxes paid late bring their interest and penalty. */
  ravvedimento: flag().optional(),
});
export type F24Input = z.infer<typeof F24Input>;

/** Runs of a month that a proposal may be asked without. */
const MASSIMO_LASCIATI = 400;

/** An accounted run of a month, and the F24 that has its lines. */
const ProcessoProposto = z.strictObject({
  uid: uidDi('PROCESSO'),
  idElaborazione: numero(1, 1_000_000),
  descrizione: testo(1, 150),
  dataPagamento: data(),
  numCedolini: numero(0, 10_000),
  f24: z.strictObject({ uid: uidDi('DENUNCIA'), descrizione: testo(1, 150), datInvio: data().nullable() }).nullable(),
});

/** The rows that a run left out by choice would make by itself. */
const ProcessoLasciato = z.strictObject({ processo: uidDi('PROCESSO'), righe: z.array(RigaF24).max(2000) });

/** What the runs of a month that are in no F24 would make. */
const Proposta = z.strictObject({
  /** The form that the school pays by when that month is due. */
  modello: scelta(modelliF24),
  /** By when its taxes are paid. */
  scadenza: data(),
  /** From when they are late. */
  inRitardoDal: data(),
  processi: z.array(ProcessoProposto).max(1000),
  righe: z.array(RigaF24).max(2000),
  /** What the office leaves out stays in sight. */
  lasciati: z.array(ProcessoLasciato).max(MASSIMO_LASCIATI),
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
    ammessi: { predefiniti: { senzaCodiceFuori: false } },
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
    ammessi: { predefiniti: { senzaCodiceFuori: false } },
  }),
  proponiF24: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/f24/proponi',
    summary:
      'The accounted runs of a month, which F24 has each, and the rows that the others would make, those left out apart; writes nothing',
    effect: 'read',
    errors: [],
    body: z.strictObject({ ...mesi, lasciati: z.array(uidDi('PROCESSO')).max(MASSIMO_LASCIATI).optional() }),
    response: Proposta,
  }),
  putValoreF24: correzione('/crud/f24/valore', { ...f24, method: 'POST' }),
  listF24: comuni.list,
  getF24: comuni.get,
  removeF24: comuni.remove,
  makeFileF24: comuni.makeFile,
  linkFileF24: comuni.linkFile,
  sendF24: comuni.send,
  undoSendF24: comuni.undoSend,
} as const;
