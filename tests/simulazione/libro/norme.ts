/** Figures of the law that the ledger needs, for payments of 2026 to collaborators, occasional workers, professionals and staff; cents and parts per million. */

/** D.L. 269/2003, art. 44 c. 2: occasional fees of a year owe contributions beyond it. */
export const FRANCHIGIA_OCCASIONALI = 500_000;
/** L. 335/1995, art. 2 c. 18, as INPS revalues it for 2026. */
export const MASSIMALE = 12_229_500;
/** Gestione separata of 2026, by other cover of the payee. */
export const GESTIONE_SEPARATA = { CON_DIS_COLL: 350_300, SENZA_DIS_COLL: 337_200, ALTRA_COPERTURA: 240_000 } as const;
export type Classe = keyof typeof GESTIONE_SEPARATA;
/** DPR 600/1973, art. 25. */
const RITENUTA_ACCONTO = 200_000;
/** TUIR art. 11 as amended for 2026: upper end of each bracket and its rate. */
const SCAGLIONI = [
  [2_800_000, 230_000],
  [5_000_000, 330_000],
  [Infinity, 430_000],
] as const;

const UNO = 1_000_000;
/** Half a cent goes up. */
export const round = (importo: number): number => Math.floor(importo + 0.5 + 1e-7);

export const ritenutaDAcconto = (compenso: number): number => round((compenso * RITENUTA_ACCONTO) / UNO);

/** The whole contribution on a base, and the third of it that the payee bears (L. 335/1995, art. 2 c. 30). */
export const gestioneSeparata = (base: number, classe: Classe): { readonly tutto: number; readonly suo: number } => {
  const tutto = round((base * GESTIONE_SEPARATA[classe]) / UNO);
  return { tutto, suo: round(tutto / 3) };
};

/** Gross tax on a part of the year, whose brackets are in proportion (DPR 600/1973, art. 23 c. 2 a). */
export const irpefLorda = (imponibile: number, parte = 1): number => {
  let imposta = 0;
  let da = 0;
  for (const [fino, aliquota] of SCAGLIONI) {
    imposta += (Math.max(0, Math.min(imponibile, fino * parte) - da * parte) * aliquota) / UNO;
    da = fino;
  }
  return round(imposta);
};

/** Deduction of the whole year (TUIR art. 13 c. 1): the ratio has four digits, cut off (c. 6). */
const detrazioneAnnua = (reddito: number): number => {
  const rapporto = (sopra: number, sotto: number) => Math.floor((sopra * 10_000) / sotto) / 10_000;
  if (reddito <= 1_500_000) return 195_500;
  if (reddito <= 2_800_000) return 191_000 + 119_000 * rapporto(2_800_000 - reddito, 1_300_000);
  return reddito > 5_000_000 ? 0 : 191_000 * rapporto(5_000_000 - reddito, 2_200_000);
};

export const detrazioneLavoro = (reddito: number, giorni: number): number =>
  round((detrazioneAnnua(reddito) * Math.min(giorni, 365)) / 365);

/** Least deduction of a fixed term, never in proportion: it comes when the year is settled. */
export const DETRAZIONE_MINIMA = 138_000;
/** TUIR art. 13 c. 1.1: on the settled year. */
export const maggiorazione = (reddito: number): number => (reddito > 2_500_000 && reddito <= 3_500_000 ? 6_500 : 0);

/** D.L. 3/2020, art. 1: up to 15,000 €, where the gross tax passes the deduction less 75 €. */
export const spettaTrattamento = (reddito: number, giorni: number): boolean =>
  reddito <= 1_500_000 &&
  irpefLorda(reddito) > detrazioneLavoro(reddito, giorni) - round((7_500 * Math.min(giorni, 365)) / 365);
export const TRATTAMENTO_INTEGRATIVO = 120_000;

/** C.p.c. art. 545: an ordinary creditor has a fifth; all causes together half of the net. */
export const quintoDi = (netto: number): number => Math.floor(netto / 5 + 1e-7);
export const metaDi = (netto: number): number => Math.floor(netto / 2 + 1e-7);
