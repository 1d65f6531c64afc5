import type { PartiPerMilione } from '../../money/centesimi.ts';
import type { Norma, RegolaDatata } from '../regola.ts';
import { ccnl2025 } from './norme.ts';

const comma609: Norma = { testo: 'L. 234/2021, art. 1 c. 609; D.Lgs. 165/2001, art. 47-bis c. 2' };

/** Vacancy allowance due on the tabellare in force, by service date. Zero where a signed contract has absorbed it. */
export const vacanzaContrattuale: RegolaDatata<PartiPerMilione> = {
  id: 'contratto.vacanza-contrattuale',
  descrizione: 'Indennità di vacanza contrattuale sul tabellare',
  versioni: [
    {
      dal: '2022-04-01',
      valore: 3_000,
      norma: [comma609],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'europesays.com, vacanza contrattuale' },
    },
    {
      dal: '2022-07-01',
      valore: 5_000,
      norma: [comma609],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'europesays.com, vacanza contrattuale' },
    },
    {
      dal: '2024-01-01',
      valore: 0,
      norma: [ccnl2025('art. 12 c. 3')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'cobasscuolapalermo.com, CCNL 2025 art. 12; tuttolavoro24.it 11/12/2024' },
      nota: 'Assorbita dalla tabella A1',
    },
    {
      dal: '2025-04-01',
      valore: 6_000,
      norma: [{ testo: 'L. 207/2024, art. 1 c. 128' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'orizzontescuola.it; miuristruzione.com 28/2/2025' },
      nota: 'Triennio 2025-27, sul tabellare della tabella A2',
    },
    {
      dal: '2025-07-01',
      valore: 10_000,
      norma: [{ testo: 'L. 207/2024, art. 1 c. 128' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'orizzontescuola.it; miuristruzione.com 28/2/2025' },
      nota: 'Triennio 2025-27, sul tabellare della tabella A2',
    },
  ],
};

/** How the 2022-24 vacancy allowance was multiplied and paid on account; an exact fraction, never a float. */
export interface Acconto {
  /** Vacancy allowance on the tabellare of before the contract. */
  readonly aliquota: PartiPerMilione;
  /** Multiplier in tenths: 67 = 6,7 times. */
  readonly moltiplicatoreDecimi: number;
  /** Months paid at once. */
  readonly mensilita: number;
}

/** Sums paid on account of tab. A1 and to be taken off the arrears: in one payment of December 2023 (open-ended), then monthly. */
export const accontoRinnovo: RegolaDatata<Acconto> = {
  id: 'contratto.acconto-rinnovo',
  descrizione: 'Acconto sul rinnovo 2022-24, multiplo della vacanza contrattuale',
  versioni: [
    {
      dal: '2023-12-01',
      valore: { aliquota: 5_000, moltiplicatoreDecimi: 67, mensilita: 13 },
      norma: [{ testo: 'DL 145/2023, art. 3' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'ilmessaggero.it 19/10/2023; cobasscuolapalermo.com' },
      nota: 'Tempo indeterminato, anticipo per tutto il 2024',
    },
    {
      dal: '2024-01-01',
      valore: { aliquota: 5_000, moltiplicatoreDecimi: 67, mensilita: 1 },
      norma: [{ testo: 'L. 213/2023, art. 1 c. 28' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'anief.org, 53287; soloscuola.it 27/1/2025' },
    },
    {
      dal: '2026-01-01',
      valore: null,
      norma: [ccnl2025('art. 12 c. 3')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'cobasscuolapalermo.com, CCNL 2025 art. 12' },
      nota: 'Assorbito: il nuovo tabellare è in pagamento',
    },
  ],
};

/** One-off supplement of 2023: pensionable, outside TFS and TFR. */
export const emolumentoAccessorio2023: RegolaDatata<PartiPerMilione> = {
  id: 'contratto.emolumento-accessorio-2023',
  descrizione: 'Emolumento accessorio una tantum 2023 sullo stipendio',
  versioni: [
    {
      dal: '2023-01-01',
      valore: 15_000,
      norma: [{ testo: 'L. 197/2022, art. 1 c. 330' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 01/2023; tecnicadellascuola.it' },
      nota: 'Per tredici mensilità; solo ai fini pensionistici',
    },
    {
      dal: '2024-01-01',
      valore: null,
      norma: [{ testo: 'L. 197/2022, art. 1 c. 330' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'gildavenezia.it 01/2023' },
    },
  ],
};

export const regoleVacanzaContrattuale: readonly RegolaDatata<unknown>[] = [
  vacanzaContrattuale,
  accontoRinnovo,
  emolumentoAccessorio2023,
];
