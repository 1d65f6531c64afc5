import * as z from 'zod';
import { anno, forma, importo, mese, numero, scelta, testo } from '../../domain/campi.ts';
import { causeRiscontro, confrontiRiscontro } from '../../domain/denunce/riscontro.ts';
import { defineRoute } from '../route.ts';
import { adempimenti } from './chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

/** A named reason for which the second side of a cell has more, or less, than the first. */
const Riconciliazione = z.strictObject({ causa: scelta(causeRiscontro), importo: importo() });
export type Riconciliazione = z.infer<typeof Riconciliazione>;

const chiave = () => forma(/^[\w-]{16}$/, 'Qui va la chiave di una somma del riscontro.', 16, 16);

/** Two sums of a year that are the same but for what is told by name; what is left after that is the difference. */
const CellaRiscontro = z.strictObject({
  /** Tells it from the others of the year. */
  chiave: chiave(),
  confronto: scelta(confrontiRiscontro),
  /** Null where the sum is of the whole year. */
  mese: mese().nullable(),
  codice: testo(0, 60),
  /** Words for the code; empty where it has none. */
  parole: testo(0, 200),
  /** The person, or the body and the references: told apart so that two faults never make up for each other. */
  dettaglio: testo(0, 300),
  atteso: importo(),
  trovato: importo(),
  riconciliazioni: z.array(Riconciliazione).max(causeRiscontro.length),
  /** Found, less what was expected, less what is told by name. */
  differenza: importo(),
  nota: testo(0, 1000),
});
export type CellaRiscontro = z.infer<typeof CellaRiscontro>;

/** A comparison of the year, with the sums of its cells. */
const ConfrontoAnnuale = CellaRiscontro.pick({
  confronto: true,
  atteso: true,
  trovato: true,
  riconciliazioni: true,
}).extend({
  celle: numero(0, 20_000),
  /** Cells of which a difference is left. */
  diverse: numero(0, 20_000),
});
export type ConfrontoAnnuale = z.infer<typeof ConfrontoAnnuale>;

const Riscontro = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  /** Those that the school has something of. */
  confronti: z.array(ConfrontoAnnuale).max(confrontiRiscontro.length),
  celle: z.array(CellaRiscontro).max(40_000),
  diverse: numero(0, 40_000),
});
export type Riscontro = z.infer<typeof Riscontro>;

/** A line that makes one of the two sides of a cell: the person and the run that paid them, or the file. */
const RigaRiscontro = z.strictObject({
  lato: scelta(['ATTESO', 'TROVATO']),
  nome: testo(0, 200),
  descrizione: testo(0, 400),
  importo: importo(),
});
export type RigaRiscontro = z.infer<typeof RigaRiscontro>;

export const riscontroRoutes = {
  getRiscontro: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/quadratura/riscontro',
    summary:
      'Whether a year closes to the cent: payslips, F24, UniEmens, communications to NoiPA, certifications, return of who withholds, IRAP and Modello M, cell by cell, with what is reconciled by name',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: Riscontro,
  }),
  listRigheRiscontro: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/quadratura/riscontro/righe',
    summary: 'The lines that make the two sides of a cell of the closing of a year, person by person and file by file',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({
      anno: anno(PRIMO_ANNO_DENUNCE),
      chiave: chiave(),
      /** The comparison of the cell: nothing else of the year is read then. */
      confronto: scelta(confrontiRiscontro).optional(),
    }),
    response: z.strictObject({ righe: z.array(RigaRiscontro).max(20_000) }),
  }),
} as const;
