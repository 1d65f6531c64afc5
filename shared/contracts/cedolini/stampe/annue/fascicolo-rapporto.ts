import * as z from 'zod';
import { conProtocollo } from '#shared/contracts/stampe/protocollo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { flag, uidDi } from '#shared/domain/campi.ts';

export const printFascicoloRapporto = stampa({
  codice: 'fascicolo-rapporto',
  method: 'POST',
  path: '/stampe/fascicolo-rapporto',
  titolo: 'Fascicolo del rapporto',
  summary:
    'Prints, for each person, engagements, payments, leave, what settlements left open, certificates, heirs and what is still to pay, with the letter that tells the person what is left; the letters alone when asked',
  roles: ufficioCedolini,
  errors: [],
  parametri: z.strictObject({
    uidSubAnagrafeList: z.array(uidDi('PERSONA')).min(1, 'Scegliere almeno una persona.').max(500),
    soloLettere: flag().optional(),
    ...conProtocollo,
  }),
  anteprima: '/fascicolo-rapporto/:printId/preview',
});
