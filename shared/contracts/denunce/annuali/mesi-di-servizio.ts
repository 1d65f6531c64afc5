import * as z from 'zod';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { anno, data, flag, importo, mese, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { statiMeseServizio } from '#shared/domain/denunce/mesi-di-servizio.ts';
import { contrattiDipendente } from '#shared/domain/persona/percettore.ts';
import { defineRoute } from '../../route.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

/** A sent filing that says a month, and the day it was sent. */
const Detta = z.strictObject({ uid: uidDi('DENUNCIA'), descrizione: testo(1, 150), datInvio: data() });

/** A month of a service, the run that paid it, the sent filings that say it. */
const MeseDiServizio = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  uidServizio: uidDi('SERVIZIO'),
  contratto: scelta(contrattiDipendente),
  datInizio: data(),
  datFine: data().nullable(),
  mese: mese(),
  stato: scelta(statiMeseServizio),
  /** The run that paid its salary, the first that did; null while none has. */
  elaborazione: z.strictObject({ uid: uidDi('PROCESSO'), descrizione: testo(1, 150), pagata: data() }).nullable(),
  /** Salary of the month that accounted runs pay, in cents. */
  stipendio: importo(),
  uniemens: Detta.nullable(),
  cu: Detta.nullable(),
});
export type MeseDiServizio = z.infer<typeof MeseDiServizio>;

/** Months of service of a year against their payment, their declaration, their certification. */
export const mesiDiServizioRoutes = {
  getMesiDiServizio: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'] satisfies readonly Ruolo[],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/mesi-di-servizio',
    summary:
      'Month by month of each fixed-term service of a year that the school pays: the run that paid it, the UniEmens and the certificate that say it, what is missing',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: z.strictObject({
      /** False of a school whose staff others pay: it has no months. */
      paga: flag(),
      righe: z.array(MeseDiServizio).max(50_000),
      buchi: numero(0, 50_000),
    }),
  }),
} as const;
