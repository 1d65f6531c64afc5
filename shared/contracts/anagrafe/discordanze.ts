import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, data, scelta, testo, uidDi } from '../../domain/campi.ts';
import { adempimenti } from '../../domain/elaborazione/elaborazione.ts';
import { AssenzaInput } from '../assenze/assenze.ts';
import { defineRoute } from '../route.ts';
import { ServizioInput } from '../servizi/servizio.ts';
import { FiscaliInput } from './fiscale.ts';
import { IncaricoInput } from './incarico.ts';
import { PersonaInput } from './persona.ts';

/** Closed things: a payslip or a run that is accounted, a filing or a list of NoiPA that is sent. */
const tipiChiuso = ['CEDOLINO', 'ELABORAZIONE', 'DENUNCIA', 'LISTA_NOIPA'] as const;

/** A fact that a closed thing says otherwise than the records do now; null where one of the two does not say it. */
const Differenza = z.strictObject({
  cosa: testo(1, 300),
  detto: testo(0, 600).nullable(),
  oggi: testo(0, 600).nullable(),
});
export type Differenza = z.infer<typeof Differenza>;

/** A closed thing that no longer agrees with the records: what it says otherwise, and what to do. */
export const Discordanza = z.strictObject({
  tipo: scelta(tipiChiuso),
  /** Of the payslip, of the run, of the filing or of the list. */
  uid: testo(1, 200),
  /** The run of a payslip; null of the others. */
  idProcesso: uidDi('PROCESSO').nullable(),
  /** The obligation of a filing; null of the others. */
  adempimento: scelta(adempimenti).nullable(),
  descrizione: testo(1, 200),
  /** Day of payment, or of sending. */
  giorno: data(),
  differenze: z.array(Differenza).min(1).max(200),
  rimedio: testo(1, 600),
});
export type Discordanza = z.infer<typeof Discordanza>;

/** A change of a record of a person that is not saved yet; without its uid, a new service or absence. */
const CambioDaSalvare = z.discriminatedUnion('di', [
  z.strictObject({ di: z.literal('PERSONA'), valori: PersonaInput }),
  z.strictObject({ di: z.literal('INCARICO'), uid: uidDi('INCARICO'), valori: IncaricoInput }),
  z.strictObject({ di: z.literal('FISCALI'), valori: FiscaliInput }),
  z.strictObject({ di: z.literal('SERVIZIO'), uid: uidDi('SERVIZIO').optional(), valori: ServizioInput }),
  z.strictObject({ di: z.literal('ASSENZA'), uid: uidDi('ASSENZA').optional(), valori: AssenzaInput }),
]);
export type CambioDaSalvare = z.infer<typeof CambioDaSalvare>;

const chiuso = {
  roles: ufficioCedolini,
  licences: ['WWS'],
  effect: 'read',
  scope: 'scuola',
  method: 'POST',
} as const;

export const discordanzeRoutes = {
  cosaTocca: defineRoute({
    ...chiuso,
    path: '/crud/che-cosa-tocca',
    summary:
      'The accounted payslips, the sent filings and lists of NoiPA of a person that no longer agree with the records, one by one, with what to do; with a change that is not saved yet, those that it would add',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), cambio: CambioDaSalvare.optional() }),
    response: z.array(Discordanza).max(1000),
  }),
  cosaToccaLaScuola: defineRoute({
    ...chiuso,
    path: '/crud/che-cosa-tocca/scuola',
    summary:
      'The accounted runs and the sent filings of a year that no longer agree with what the records say of the school, one by one, with what to do',
    errors: [],
    body: z.strictObject({ anno: anno(2022) }),
    response: z.array(Discordanza).max(5000),
  }),
} as const;
