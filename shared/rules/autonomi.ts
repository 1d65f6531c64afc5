import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import type { RegolaDatata } from './regola.ts';
import { lettaIl } from './verifica.ts';

const regola = <T>(
  id: string,
  descrizione: string,
  dal: string,
  valore: T,
  testo: string,
  verificata: boolean,
  nota?: string,
): RegolaDatata<T> => ({
  id: `autonomi.${id}`,
  descrizione,
  verificataIl: verificata ? lettaIl : null,
  versioni: [
    {
      dal,
      valore,
      norma: [{ testo }],
      fonte: verificata ? 'fonte' : 'conoscenza',
      ...(nota === undefined ? {} : { nota }),
    },
  ],
});

export const ritenutaAcconto = regola<PartiPerMilione>(
  'ritenuta-acconto',
  "Ritenuta d'acconto sul lavoro autonomo",
  '1998-01-01',
  200_000,
  'art. 25 c. 1 DPR 600/1973',
  true,
);
export const ritenutaNonResidenti = regola<PartiPerMilione>(
  'ritenuta-non-residenti',
  "Ritenuta a titolo d'imposta sui non residenti",
  '1998-01-01',
  300_000,
  'art. 25 c. 2 DPR 600/1973',
  false,
);
export const iva = regola<PartiPerMilione>(
  'iva',
  'IVA, aliquota ordinaria',
  '2013-10-01',
  220_000,
  'art. 16 DPR 633/1972',
  true,
);
export const rivalsaInps = regola<PartiPerMilione>(
  'rivalsa-inps',
  'Rivalsa INPS del professionista',
  '1996-04-01',
  40_000,
  'L. 662/1996, art. 1 c. 212',
  true,
);

/** Supplementary contribution of a professional fund, added to the fee and outside withholding. */
export interface ContributiIntegrativi {
  readonly CASSA_2: PartiPerMilione;
  readonly CASSA_4: PartiPerMilione;
  readonly CASSA_5: PartiPerMilione;
}
export const contributoIntegrativo = regola<ContributiIntegrativi>(
  'contributo-integrativo',
  'Contributo integrativo delle casse professionali',
  '2011-01-01',
  { CASSA_2: 20_000, CASSA_4: 40_000, CASSA_5: 50_000 },
  'D.Lgs. 103/1996, art. 8 c. 3; statuti delle casse',
  true,
);

/** Revenue stamp on receipts without VAT over an amount: owed by who issues the receipt. */
export interface Bollo {
  readonly oltre: Centesimi;
  readonly importo: Centesimi;
}
export const bollo = regola<Bollo>(
  'bollo',
  'Imposta di bollo sulle ricevute senza IVA',
  '2013-06-26',
  { oltre: 7_747, importo: 200 },
  'DPR 642/1972, tariffa, art. 13',
  true,
);

/** Over this amount the payer first checks that the payee owes nothing to the collection agent. */
export interface VerificaInadempimenti {
  readonly oltre: Centesimi;
  /** Threshold for salaries; null while the check does not concern them. */
  readonly stipendiOltre: Centesimi | null;
}
export const verificaInadempimenti: RegolaDatata<VerificaInadempimenti> = {
  id: 'autonomi.verifica-inadempimenti',
  descrizione: "Verifica dei debiti verso l'agente della riscossione prima del pagamento",
  verificataIl: null,
  versioni: [
    {
      dal: '2008-03-29',
      valore: { oltre: 1_000_000, stipendiOltre: null },
      norma: [{ testo: 'art. 48-bis DPR 602/1973; DM 40/2008' }],
      fonte: 'conoscenza',
    },
    {
      dal: '2018-03-01',
      valore: { oltre: 500_000, stipendiOltre: null },
      norma: [{ testo: 'art. 48-bis DPR 602/1973' }],
      fonte: 'conoscenza',
    },
    {
      dal: '2026-01-01',
      valore: { oltre: 500_000, stipendiOltre: 250_000 },
      norma: [{ testo: 'art. 48-bis DPR 602/1973; L. 207/2024, art. 1 c. 84-86' }],
      fonte: 'conoscenza',
    },
  ],
};

export const regoleAutonomi: readonly RegolaDatata<unknown>[] = [
  ritenutaAcconto,
  ritenutaNonResidenti,
  iva,
  rivalsaInps,
  contributoIntegrativo,
  bollo,
  verificaInadempimenti,
];
