import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { flag, numero, testo, uid, uidDi, versione } from '../../domain/campi.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { InputCedolino } from './cedolino-input.ts';
import { DettaglioCedolino, TestataCedolino } from './cedolino.ts';
import { Processo, ProcessoInput, RigaProcesso } from './processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;
const riferimento = z.strictObject({ uid: uidDi('PROCESSO'), versione: versione() });

/** Progress of one run: counts of the running attempt, what is needed to estimate the end. */
export const AvanzamentoProcesso = z.strictObject({
  uid: uidDi('PROCESSO'),
  STATUS: z.enum(statiElaborazione),
  fatti: numero(0, 10_000),
  scartati: numero(0, 10_000),
  totale: numero(0, 10_000),
  lavoroUid: uid().nullable(),
  iniziatoIl: z.iso.datetime().nullable(),
  finitoIl: z.iso.datetime().nullable(),
  adesso: z.iso.datetime(),
  motivoFallimento: testo(0, 1000).nullable(),
  riprovabile: flag(),
});
export type AvanzamentoProcesso = z.infer<typeof AvanzamentoProcesso>;

/** Most payslips one call may start computing: the request itself takes six megabytes. */
const MASSIMO_DA_CALCOLARE = 10_000;
/** Most payslips one call may delete. */
const MASSIMO_DA_ELIMINARE = 2000;

export const processiRoutes = {
  listProcessi: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi',
    summary: 'Payslip runs, newest month first; one filter at a time: anno ("2026" or "2026-03"), stato, tipo',
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: z.strictObject({
      ...ricerca(['periodo'], ['anno', 'stato', 'tipo']),
      /** The hidden runs instead of the visible ones. */ nascosti: flag().optional(),
    }),
    ammessi: { nomi: { hide: 'nascosti' } },
    response: pagina(RigaProcesso),
  }),
  removeProcesso: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/processi',
    summary:
      'Deletes a run with its payslips (long work when they are many); with `hide` it only leaves, or comes back to, the list',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...riferimento.shape, hide: flag().optional() }),
    response: z.strictObject({ uid: uidDi('PROCESSO'), lavoro: Lavoro.nullable() }),
  }),
  getProcesso: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processo',
    summary: 'A run',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('PROCESSO') }),
    response: Processo,
  }),
  updateProcesso: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processo/update',
    summary:
      'Changes the data of a run that is neither exposed nor accounted; month, payment date or method changed after the calculation ask for a new one',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...ProcessoInput.shape, ...riferimento.shape }),
    response: Processo,
  }),
  getAvanzamento: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi-progress',
    summary: 'Progress of runs being computed',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uids: z.array(uidDi('PROCESSO')).min(1, "Indicare almeno un'elaborazione.").max(50) }),
    response: z.array(AvanzamentoProcesso).max(50),
  }),
  startCalcolo: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/calcolo-cedolini',
    summary:
      'Starts the calculation of a prepared run, of the payslips given or, with none, of its draft; with recomputeId (the run itself) computes again the payslips given, or all of them with their stored inputs',
    effect: 'start',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      processo: riferimento,
      cedolini: z.array(InputCedolino).max(MASSIMO_DA_CALCOLARE),
      recomputeId: uidDi('PROCESSO').nullable().optional(),
    }),
    response: z.strictObject({ processo: Processo, lavoro: Lavoro }),
  }),
} as const;

export const payslipRoutes = {
  listCedolini: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini',
    summary: 'Payslips of a run by surname, name, tax code; one filter at a time: nominativo, desCf, esito',
    effect: 'read',
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      ...ricerca(['nominativo', 'desCf'], ['nominativo', 'desCf', 'esito']),
    }),
    ammessi: {
      nomi: { nominativo: { come: 'filtro', campo: 'nominativo' }, cf: { come: 'filtro', campo: 'desCf' } },
    },
    response: pagina(TestataCedolino),
  }),
  getCedolino: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/to-update',
    summary: 'A payslip whole: inputs, lines, explanations',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: DettaglioCedolino,
  }),
  getVicini: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cedolini/vicini',
    summary: 'The payslips before and after one in its run, by surname and name; null at the ends',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: z.strictObject({ prima: uidDi('CEDOLINO').nullable(), dopo: uidDi('CEDOLINO').nullable() }),
  }),
  updateCedolino: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/cedolini/update',
    summary: 'Computes one payslip again with other inputs; refused when it cannot be computed',
    effect: 'write',
    errors: [
      'NON_TROVATO',
      'VERSIONE_SUPERATA',
      'STATO_NON_AMMESSO',
      'RIFERIMENTO_NON_VALIDO',
      'OPERAZIONE_NON_CONSENTITA',
    ],
    body: z.strictObject({
      uid: uidDi('CEDOLINO'),
      versione: versione(),
      input: InputCedolino,
      motivo: testo(0, 300).optional(),
    }),
    response: DettaglioCedolino,
  }),
  removeCedolini: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/cedolini',
    summary: "Deletes payslips of a run (long work when they are many); `versione` is the run's",
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      versione: versione(),
      idCedolinoList: z.array(uidDi('CEDOLINO')).min(1, 'Indicare almeno un cedolino.').max(MASSIMO_DA_ELIMINARE),
    }),
    response: z.strictObject({ processo: Processo, lavoro: Lavoro.nullable() }),
  }),
} as const;
