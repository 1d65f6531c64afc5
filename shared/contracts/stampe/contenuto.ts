import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, dataRicerca, flag, importo, mese, numero, scelta, testo, uid, uidDi } from '../../domain/campi.ts';
import { StatoLavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';
import { formatiStampa } from './stampa.ts';

/** Everything that a form of prints may ask with; the contract of the print says which of them are its own. */
const ParametriChiesti = z.strictObject({
  anno: anno(2000).optional(),
  numAnno: anno(2000).optional(),
  mese: mese().optional(),
  meseDa: mese().optional(),
  meseA: mese().optional(),
  dal: dataRicerca().optional(),
  al: dataRicerca().optional(),
  datInizio: dataRicerca().optional(),
  datFine: dataRicerca().optional(),
  tipo: testo(1, 60).optional(),
  layout: testo(1, 60).optional(),
  da: testo(1, 60).optional(),
  fondo: testo(1, 60).optional(),
  ente: testo(1, 60).optional(),
  rata: testo(1, 60).optional(),
  progetto: testo(1, 200).optional(),
  codVoce: testo(0, 20).optional(),
  desVoce: testo(1, 200).optional(),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  provvisori: flag().optional(),
  transferred: flag().optional(),
  formato: scelta(formatiStampa).optional(),
});

/** A print that was made, or that is being made. */
export const StampaFatta = z.strictObject({
  printId: uid(),
  titolo: testo(1, 300),
  formato: scelta(formatiStampa),
  stato: StatoLavoro,
  /** The name of the person that asked for it, and the instant. */
  da: testo(0, 200),
  il: z.iso.datetime(),
  /** Address of the screen that shows it, with `:printId` in the place of the print. */
  anteprima: testo(1, 200),
});
export type StampaFatta = z.infer<typeof StampaFatta>;

/** The contents that a print would have if it were made now. */
const Contenuto = z.strictObject({
  titolo: testo(1, 300),
  quanti: numero(0, 1_000_000),
  /** The things its pages are made of: rows of a list, or a sheet for each record. */
  diChe: scelta(['RIGHE', 'SCHEDE']),
  /** null of a print whose rows are not people. */
  persone: numero(0, 1_000_000).nullable(),
  /** The sums at its foot, as they will be printed; cents. */
  totali: z.array(z.strictObject({ nome: testo(1, 300), importo: importo() })).max(60),
});
export type Contenuto = z.infer<typeof Contenuto>;

/** Answer to what a print would say; without content, `manca` says what the request lacks. */
export const ContenutoStampa = z.strictObject({
  contenuto: Contenuto.nullable(),
  manca: testo(1, 500).nullable(),
  ultime: z.array(StampaFatta).max(5),
});
export type ContenutoStampa = z.infer<typeof ContenutoStampa>;

const base = { method: 'POST', licences: ['WWS'], effect: 'read', scope: 'scuola', roles: Ruolo.options } as const;

export const contenutoStampaRoutes = {
  getContenutoStampa: defineRoute({
    ...base,
    path: '/stampe/contenuto',
    summary:
      'What a print would say if it were made now: rows, people, the sums at its foot; and the last times it was made. A print of other roles is absent',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ codice: testo(1, 60), parametri: ParametriChiesti }),
    response: ContenutoStampa,
  }),
  listStampeElaborazione: defineRoute({
    ...base,
    path: '/stampe/elaborazione',
    summary: 'The last prints of a run that the caller may see, the newest first',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcesso: uidDi('PROCESSO') }),
    response: z.array(StampaFatta).max(20),
  }),
} as const;
