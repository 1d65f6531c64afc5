import * as z from 'zod';
import { codiceFiscaleEnte, data, forma, importoNonNegativo, scelta, testo } from '../../domain/campi.ts';

/** Sections of an F24 EP row: Erario, INPS, Regioni, Enti locali, INAIL, ex INPDAP. */
export const sezioniF24 = ['F', 'I', 'R', 'S', 'N', 'Q'] as const;

/** A row of an F24 EP: what is paid, to whom, for when; one of the two amounts is 0. */
export const RigaF24 = z.strictObject({
  sezione: scelta(sezioniF24),
  codice: forma(/^[A-Z0-9]+$/, 'Il codice ha da 1 a 6 lettere e cifre.', 1, 6),
  /** Region (T0 code), town (Belfiore code), INPS office, province: by section. */
  ente: testo(0, 5),
  estremi: testo(0, 17),
  riferimentoA: testo(0, 6),
  riferimentoB: testo(0, 6),
  debito: importoNonNegativo(),
  credito: importoNonNegativo(),
});
export type RigaF24 = z.infer<typeof RigaF24>;

/** The form of one payment of a school, with its rows. */
export const F24Ep = z.strictObject({
  contribuente: codiceFiscaleEnte(),
  denominazione: testo(1, 55),
  iban: testo(27, 27),
  email: testo(0, 60),
  dataPagamento: data(),
  righe: z.array(RigaF24).min(1).max(2000),
});
export type F24Ep = z.infer<typeof F24Ep>;
