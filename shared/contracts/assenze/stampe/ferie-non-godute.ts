import * as z from 'zod';
import { anno, flag, giorni, scelta, uidDi } from '#shared/domain/campi.ts';
import { conProtocollo } from '../../stampe/protocollo.ts';
import { stampa } from '../../stampe/stampa.ts';
import { ufficioCedolini } from '../../uffici.ts';

/** Where the completed years of service come from: the services on file, or the office that knows of others. */
const anzianitaFerie = ['REGISTRATA', 'OLTRE_TRE_ANNI'] as const;
/** Where the days to pay come from: services and absences, or the days left that the registry holds. */
const fontiGiorniFerie = ['CALCOLO', 'ANAGRAFE'] as const;

const FerieDaStampare = z.strictObject({
  /** Year the school year starts in. */
  numAnno: anno(1990, 2099),
  uidSubAnagrafeList: z.array(uidDi('PERSONA')).min(1, 'Scegliere almeno una persona.').max(500),
  giorniSospensione: giorni(),
  invitatoAFruirne: flag(),
  anzianita: scelta(anzianitaFerie),
  fonteGiorni: scelta(fontiGiorniFerie),
  ...conProtocollo,
});
export type FerieDaStampare = z.infer<typeof FerieDaStampare>;

export const printFerieNonGodute = stampa({
  codice: 'ferie-non-godute',
  cosa: 'FER',
  method: 'POST',
  path: '/stampe/ferie-non-godute',
  titolo: 'Decreto ferie non godute',
  summary:
    'Prints the decree that grants fixed-term staff the leave they did not take in a school year, one for each person',
  roles: ufficioCedolini,
  errors: [],
  parametri: FerieDaStampare,
  anteprima: '/ferie-non-godute/:printId/preview',
});
