import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, data, flag, mese, scelta, testo, uidDi } from '../../domain/campi.ts';
import { tipiElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { defineRoute } from '../route.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** A payslip among those of its payee: of which run, how much. Amounts in cents. */
export const CedolinoPersona = z.strictObject({
  uid: uidDi('CEDOLINO'),
  idProcesso: uidDi('PROCESSO'),
  descrizione: testo(1, 150),
  tipo: scelta(tipiElaborazione),
  anno: anno(2000),
  mese: mese(),
  stato: scelta(statiElaborazione),
  esposto: flag(),
  simulazione: flag(),
  dataPagamento: data(),
  lordo: importo(),
  netto: importo(),
});
export type CedolinoPersona = z.infer<typeof CedolinoPersona>;

export const cedoliniPersonaRoutes = {
  listCedoliniPersona: defineRoute({
    method: 'GET',
    path: '/crud/cedolini/persona',
    summary: 'Computed payslips of one person, the last paid first, whatever the state of their runs',
    roles: ufficioCedolini,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA') }),
    response: z.array(CedolinoPersona).max(2000),
  }),
} as const;
