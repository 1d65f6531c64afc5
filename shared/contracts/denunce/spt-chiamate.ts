import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import { anno, flag, importo, mese, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { adempimenti, chiamateDenuncia, correzione, diUna } from './chiamate.ts';
import { Denuncia, DenunciaIntera, PRIMO_ANNO_DENUNCE, RigaDenuncia, RigaTolta, RilievoInRiga } from './denuncia.ts';
import { rapportiSpt, tassazioniSpt } from './spt.ts';

const spt = { nome: 'SPT', licences: ['WWS'] as const satisfies readonly Licenza[] };
const comune = { roles: adempimenti, licences: spt.licences, scope: 'scuola' } as const;
const comuni = chiamateDenuncia({
  ...spt,
  elenco: '/crud/spt/processi',
  una: '/crud/spt/processo',
  file: '/stampe/spt/xml',
});

const Quale = z.strictObject({ uid: uidDi('DENUNCIA') });
const Riferimento = z.strictObject({ ...Quale.shape, versione: versione() });
const DelDipendente = z.strictObject({ ...Riferimento.shape, idDipendente: uidDi('PERSONA') });

/** A period of a year; `createEmpty` makes it with nobody, whatever was paid in it. */
const periodo = { anno: anno(PRIMO_ANNO_DENUNCE), meseDa: mese(), meseA: mese() };
const mesiInOrdine = acrossFields<{ readonly meseDa: number; readonly meseA: number }>(({ meseDa, meseA }, context) => {
  if (meseA < meseDa)
    context.addIssue({ code: 'custom', path: ['meseA'], message: 'Il periodo finisce prima di iniziare.' });
});
export const SptInput = z.strictObject({ ...periodo, createEmpty: flag() }).check(mesiInOrdine);
export type SptInput = z.infer<typeof SptInput>;
const SptDaFare = z
  .strictObject({ ...periodo, createEmpty: flag().default(false), versione: versione().optional() })
  .check(mesiInOrdine);

/** A person of a process: what they were paid and what was withheld, current year and years before. */
const DipendenteInElenco = z.strictObject({
  chiave: testo(1, 60),
  idDipendente: testo(1, 64),
  nominativo: testo(0, 130),
  codiceFiscale: testo(0, 16),
  rapporto: scelta(rapportiSpt),
  compensi: numero(0, 20_000),
  lordo: importo(),
  imponibileCorrente: importo(),
  impostaCorrente: importo(),
  imponibilePrecedente: importo(),
  impostaPrecedente: importo(),
  bloccanti: numero(0, 20_000),
  avvisi: numero(0, 20_000),
  /** Why the portal refused them; null for who was not. */
  respinto: testo(1, 300).nullable(),
});
export type DipendenteInElenco = z.infer<typeof DipendenteInElenco>;

/** The compensations of one person, what is wrong in them, what the office left out. */
const CompensiDipendente = z.strictObject({
  denuncia: Denuncia,
  dipendente: RigaDenuncia,
  compensi: z.array(RigaDenuncia).max(20_000),
  tolti: z.array(RigaTolta).max(20_000),
  rilievi: z.array(RilievoInRiga).max(20_000),
});

/** A compensation that no payslip of the program says; amounts in cents. */
const campiCompenso = {
  tipo: testo(0, 10),
  descrizione: testo(1, 100),
  capitolo: testo(0, 20),
  annoCompetenza: anno(1990),
  meseCompetenza: mese(),
  meseLiquidazione: mese(),
  tassazione: scelta(tassazioniSpt),
  lordo: importo(),
  esente: importo(),
  imponibilePensione: importo(),
  ritenutaPensione: importo(),
  ritenutaFondoCredito: importo(),
  ritenutaOperaPrevidenza: importo(),
  ritenutaTfr: importo(),
  imponibileIrpef: importo(),
  ritenutaIrpef: importo(),
  imponibileIrap: importo(),
  irap: importo(),
  /** Where it comes from: a payslip of before the program, another tool. */
  perche: testo(1, 300),
};
/** A person has one of the two ways of the end of service. */
const unFineServizio = acrossFields<{ readonly ritenutaOperaPrevidenza: number; readonly ritenutaTfr: number }>(
  ({ ritenutaOperaPrevidenza, ritenutaTfr }, context) => {
    if (ritenutaOperaPrevidenza !== 0 && ritenutaTfr !== 0)
      context.addIssue({
        code: 'custom',
        path: ['ritenutaTfr'],
        message: 'Una persona ha il TFS oppure il TFR: indicare la ritenuta di uno solo.',
      });
  },
);
export const CompensoSptInput = z.strictObject(campiCompenso).check(unFineServizio);
export type CompensoSptInput = z.infer<typeof CompensoSptInput>;

/** Accessory pay outside the system: what the school paid by itself to staff of the State, told to NoiPA. */
export const sptRoutes = {
  saveSpt: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/spt/processo',
    cosa: 'SPT',
    summary:
      'Makes the process of some months of a year from their accounted runs; the unsent one of the same months, with its version, is gathered again; after a sending refused in part, the one of who was refused',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA', 'STATO_NON_AMMESSO', 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: SptDaFare,
    response: DenunciaIntera,
  }),
  listDipendentiSpt: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/spt/dipendenti',
    summary: 'The people of a process with their sums',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: Quale,
    response: z.array(DipendenteInElenco).max(20_000),
  }),
  addDipendenteSpt: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/spt/dipendente',
    summary: 'Puts a person of the registry into a process, or back into it with what they had',
    effect: 'write',
    errors: [...diUna, 'DUPLICATO'],
    body: DelDipendente,
    response: DenunciaIntera,
  }),
  removeDipendenteSpt: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/spt/dipendente',
    summary: 'Leaves a person out of a process with all they were paid, with the reason',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({ ...DelDipendente.shape, perche: testo(1, 300) }),
    response: DenunciaIntera,
  }),
  listCompensiSpt: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/spt/compensi',
    summary: 'The compensations of a person of a process',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ ...Quale.shape, idDipendente: uidDi('PERSONA') }),
    response: CompensiDipendente,
  }),
  addCompensoSpt: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/spt/compensi',
    summary: 'Adds a compensation that no payslip says, or puts back one that was left out',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({
      ...DelDipendente.shape,
      compenso: CompensoSptInput.optional(),
      /** The one left out that comes back. */
      riga: testo(1, 60).optional(),
    }),
    response: DenunciaIntera,
  }),
  putValoreSpt: correzione('/crud/spt/compensi', { ...spt, method: 'POST' }),
  removeCompensoSpt: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/spt/compensi',
    summary: 'Leaves a compensation out of a process, with the reason; one the office added is gone',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, riga: testo(1, 60), perche: testo(1, 300) }),
    response: DenunciaIntera,
  }),
  listSpt: comuni.list,
  getSpt: comuni.get,
  removeSpt: comuni.remove,
  makeFileSpt: comuni.makeFile,
  linkFileSpt: comuni.linkFile,
  sendSpt: comuni.send,
  undoSendSpt: comuni.undoSend,
} as const;
