import * as z from 'zod';
import { anno, data, flag, forma, importoPositivo, mese, numero, scelta, testo } from '../../domain/campi.ts';
import { corpiCorrezione, esitiCorrezione, modiCorrezione } from '../../domain/denunce/correzione-f24.ts';

/** Corrections that may be asked of one F24. */
export const MASSIMO_CORREZIONI = 100;
/** First year whose F24 may use a credit. */
const PRIMO_ANNO = 2022;

/** The columns of a row that a correction may change. */
const colonne = {
  codice: forma(/^[A-Z0-9]*$/, 'Il codice ha fino a 6 lettere maiuscole e cifre.', 0, 6),
  ente: testo(0, 5),
  estremi: testo(0, 17),
  riferimentoA: testo(0, 6),
  riferimentoB: testo(0, 6),
};

/** What the office asks about a row of a sent F24, and what came of it. */
export const CorrezioneF24Input = z.strictObject({
  /** Key of the row. */
  riga: testo(1, 60),
  modo: scelta(modiCorrezione),
  /** What of the row it is about, in cents. */
  importo: importoPositivo(),
  /** Where that money belongs; of an excess, the row of the F24 that used it as a credit. An empty code: not used yet. */
  ...colonne,
  /** Month of the F24 that used an excess as a credit. */
  annoCredito: anno(PRIMO_ANNO).nullable(),
  meseCredito: mese().nullable(),
  richiestaIl: data(),
  protocollo: testo(0, 60),
  motivo: testo(1, 300),
  esito: scelta(esitiCorrezione),
  /** Day of the answer; null while there is none. */
  esitoIl: data().nullable(),
  motivoEsito: testo(0, 300),
});
export type CorrezioneF24Input = z.infer<typeof CorrezioneF24Input>;

/** A correction of a row of a sent F24, as it is kept. */
export const CorrezioneF24 = z.strictObject({
  ...CorrezioneF24Input.shape,
  numero: numero(1, MASSIMO_CORREZIONI),
  corpo: scelta(corpiCorrezione),
  /** The row as it was sent. */
  inviata: z.strictObject(colonne),
  /** The row is a credit. */
  inCredito: flag(),
  chi: testo(0, 200),
  il: z.iso.datetime(),
});
export type CorrezioneF24 = z.infer<typeof CorrezioneF24>;
