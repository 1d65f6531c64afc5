import * as z from 'zod';
import { codiceFiscaleEnte, forma, numero, scelta, uidDi } from '../../domain/campi.ts';
import {
  codiciCessazione,
  codiciMaggiorazione,
  tipiAssunzione,
  tipiCessazionePrivata,
  tipiDistacco,
} from '../../domain/persona/rapporto-inps.ts';

/** Another body that the person works for: tax code, progressive of its site, kind. */
const Distacco = z.strictObject({
  tipo: scelta(tipiDistacco),
  cfEnte: codiceFiscaleEnte(),
  prgEnte: forma(/^\d{5}$/, 'Il progressivo ha 5 cifre.', 5),
});

/** Days of a bonus of service. */
const Maggiorazione = z.strictObject({ codice: scelta(codiciMaggiorazione), giorni: numero(1, 366) });
export type Maggiorazione = z.infer<typeof Maggiorazione>;

/** What the social-security declaration asks of a service, and no payslip reads. */
export const campiDenunce = {
  /** INPS classification; null = the default of contract, role and working time. */
  uidCodiceInps: uidDi('CODICE_INPS').nullable(),
  codAssunzione: scelta(tipiAssunzione).nullable(),
  codCessazione: scelta(codiciCessazione).nullable(),
  /** Null = the one that goes with `codCessazione`. */
  codCessazionePrivata: scelta(tipiCessazionePrivata).nullable(),
  distacco: Distacco.nullable(),
  maggiorazioni: z.array(Maggiorazione).max(4, 'Le maggiorazioni di un servizio sono al massimo 4.'),
};
