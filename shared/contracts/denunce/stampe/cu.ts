import * as z from 'zod';
import { anno, codiceFiscale, uidDi } from '#shared/domain/campi.ts';
import { conProtocollo } from '../../stampe/protocollo.ts';
import { stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

export const printCu = stampa({
  codice: 'cu',
  method: 'GET',
  path: '/stampe/cu',
  titolo: 'Certificazione Unica',
  summary: 'Prints the certificates of a filing, by their numbered points: of one person, or of everybody',
  roles: ufficioAdempimenti,
  licences: ['WWS', 'CUD'],
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), persona: codiceFiscale().optional(), ...conProtocollo }),
  anteprima: '/cu/:printId/preview',
});

/** Parameters of the print: the year so far, the person. */
const ChiLascia = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  uidSubAnagrafe: uidDi('PERSONA'),
  ...conProtocollo,
});
export type ChiLascia = z.infer<typeof ChiLascia>;

export const printCuDiChiLascia = stampa({
  codice: 'cu-di-chi-lascia',
  method: 'POST',
  path: '/stampe/cu/chi-lascia',
  titolo: 'Certificazione Unica a chi ha finito il rapporto',
  summary: 'Prints the certificate of one person for the year so far, signed today: the one of the year follows it',
  roles: ufficioAdempimenti,
  licences: ['WWS', 'CUD'],
  errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
  parametri: ChiLascia,
  anteprima: '/cu/:printId/preview',
});
