import * as z from 'zod';
import { anno, mese, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { gruppiRiga } from './cedolino-calcolato.ts';
import { Storico } from './cedolino.ts';
import { TotaliProcesso } from './processo.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** One side of a comparison: a run, or every computed payslip of a month. */
export const Termine = z.strictObject({
  idProcesso: uidDi('PROCESSO').optional(),
  anno: anno(2023).optional(),
  mese: mese().optional(),
});
export type Termine = z.infer<typeof Termine>;

/** Why an amount differs: the line is there on one side only, its base changed, its rate changed, or both. UGUALE: nothing changed. */
export const cause = ['AGGIUNTA', 'TOLTA', 'BASE', 'ALIQUOTA', 'BASE_E_ALIQUOTA', 'IMPORTO', 'UGUALE'] as const;
export type Causa = (typeof cause)[number];

/** A line of a person on the two sides, in cents; null on the side where it is not. */
export const DifferenzaRiga = z.strictObject({
  codice: testo(1, 60),
  descrizione: z.string().max(300),
  gruppo: scelta(gruppiRiga),
  prima: importo().nullable(),
  dopo: importo().nullable(),
  differenza: importo(),
  causa: scelta(cause),
  spiegazione: z.string().max(500),
});
export type DifferenzaRiga = z.infer<typeof DifferenzaRiga>;

/** A person on the two sides: who differs, and who does not when that was asked for. */
export const DifferenzaPersona = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  storico: Storico,
  esito: scelta(['AGGIUNTA', 'TOLTA', 'CAMBIATA', 'UGUALE']),
  nettoPrima: importo().nullable(),
  nettoDopo: importo().nullable(),
  differenza: importo(),
  righe: z.array(DifferenzaRiga).max(500),
});
export type DifferenzaPersona = z.infer<typeof DifferenzaPersona>;

export const Confronto = z.strictObject({
  prima: TotaliProcesso,
  dopo: TotaliProcesso,
  uguali: numero(0, 100_000),
  diverse: numero(0, 100_000),
  persone: z.array(DifferenzaPersona).max(1000),
});
export type Confronto = z.infer<typeof Confronto>;
