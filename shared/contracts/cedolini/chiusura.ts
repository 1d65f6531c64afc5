import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, flag, mese, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { adempimenti } from '../../domain/elaborazione/elaborazione.ts';
import { Controllo } from '../controllo.ts';
import { defineRoute } from '../route.ts';
import { Confronto, Termine } from './confronto.ts';
import { Mandati, Processo, RigaProcesso } from './processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;
const riferimento = z.strictObject({ idProcesso: uidDi('PROCESSO'), versione: versione() });
const chiusura = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'] as const;

/** An accounted run as the filings of a month see it. */
const ProcessoInAdempimento = z.strictObject({
  ...RigaProcesso.shape,
  ADEMPIMENTI: z.array(scelta(adempimenti)).max(6),
});

/** Most questions and notices of a run. */
export const MASSIMO_CONTROLLI = 10_000;

/** What ends a run: accounting, exposure to the employees and to the budget, comparison before it. */
export const chiusuraRoutes = {
  contabilizza: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini-contabilizza',
    summary:
      'Posts a run to bookkeeping for good; newPeriodo moves the month of its filings, and with the flag the printed month too',
    effect: 'write',
    errors: chiusura,
    body: z.strictObject({
      ...riferimento.shape,
      newPeriodo: z.strictObject({ anno: anno(2023), mese: mese(), flgAggiornaRiferimento: flag() }).optional(),
      /** The reason for which the run is accounted as it is, where the controls ask something or another run has paid the same items. */
      motivo: testo(1, 500).optional(),
    }),
    response: Processo,
  }),
  listControlliProcesso: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cedolini-controlli',
    summary:
      'What the controls ask before a run is accounted, and the notices that the calculation left on its payslips: who is paid out of their days, into whose hands, on one account',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ idProcesso: uidDi('PROCESSO') }),
    response: z.array(Controllo).max(MASSIMO_CONTROLLI),
  }),
  setSistemato: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/cedolini/sistemato',
    summary:
      'Says that some payslips of an accounted run, whose services, absences or sums of the year changed after they were paid, were put right: how is kept, once for all',
    effect: 'write',
    errors: chiusura,
    body: z.strictObject({
      ...riferimento.shape,
      persone: z.array(uidDi('PERSONA')).min(1).max(1000),
      motivo: testo(1, 500),
    }),
    response: Processo,
  }),
  esponiDipendenti: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/cedolini/esponi-dip',
    summary:
      'Shows the payslips of a completed or accounted run to their employees; with rejects left, only when told to',
    effect: 'write',
    errors: chiusura,
    body: z.strictObject({
      ...riferimento.shape,
      /** Somebody is not computed yet: the others see theirs all the same. */
      senzaScartati: flag().optional(),
    }),
    response: Processo,
  }),
  nascondiDipendenti: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/cedolini/esponi-dip',
    summary: 'Hides the payslips of a run from their employees',
    effect: 'write',
    errors: chiusura,
    body: riferimento,
    response: Processo,
  }),
  esponiBilancio: defineRoute({
    ...comune,
    licences: ['WWS', 'WWB'],
    method: 'POST',
    path: '/crud/wwb/esponi',
    summary: 'Hands an accounted run to the budget product, as sums per project and item',
    effect: 'write',
    errors: chiusura,
    body: riferimento,
    response: Processo,
  }),
  togliBilancio: defineRoute({
    ...comune,
    licences: ['WWS', 'WWB'],
    method: 'DELETE',
    path: '/crud/wwb/esponi',
    summary: 'Takes a run back from the budget product',
    effect: 'write',
    errors: chiusura,
    body: riferimento,
    response: Processo,
  }),
  saveMandati: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/processi/mandati',
    summary: 'The payment orders of a computed or accounted run, all of them; its payslips are not touched',
    effect: 'write',
    errors: chiusura,
    body: z.strictObject({ ...riferimento.shape, mandati: Mandati }),
    response: Processo,
  }),
  listCedoliniAdempimenti: defineRoute({
    ...comune,
    roles: ['GESTORE', 'TESTER', 'CEDOLINI', 'ADEMPIMENTI'],
    method: 'GET',
    path: '/crud/cedolini-adempimenti',
    summary: 'Accounted runs that feed some filing of a month',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(2023), mese: mese() }),
    response: z.array(ProcessoInAdempimento).max(1000),
  }),
  confronta: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi/confronta',
    summary: 'Differences per person and line between two runs or two months, with their cause',
    effect: 'read',
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
    body: z.strictObject({
      prima: Termine,
      dopo: Termine,
      /** People and lines that do not differ too. */ tutte: flag().optional(),
    }),
    response: Confronto,
  }),
} as const;
