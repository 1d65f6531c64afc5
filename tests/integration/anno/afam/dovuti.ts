/** Net tax, surtaxes and bonuses that a year owes on an income, by the law of 2025 and 2026 and the rates of these tables. */
export const dovuti = (reddito: number, giorni: number, dipendente: boolean) => {
  const lorda = Math.round(reddito * 0.23);
  const sotto = reddito <= 1_500_000;
  const rapporto = Math.trunc(((2_800_000 - reddito) * 10_000) / 1_300_000) / 10_000;
  // The deduction of a fixed term is never less than 1.380,00 €.
  const detrazione = sotto
    ? Math.max(138_000, Math.round((195_500 * giorni) / 365))
    : Math.round(((191_000 + 119_000 * rapporto) * giorni) / 365);
  const ulteriore = dipendente && reddito > 2_000_000 ? Math.round((100_000 * giorni) / 365) : 0;
  const netta = Math.max(0, lorda - detrazione - ulteriore);
  const spetta = sotto && lorda > detrazione - Math.round((7500 * giorni) / 365);
  const due = netta > 0;
  return {
    lorda,
    detrazione,
    ulteriore,
    netta,
    integrativo: spetta ? Math.round((120_000 * giorni) / 365) : 0,
    // 4,8 % where a year of it would be over 15.000,00 €.
    somma: dipendente && reddito <= 2_000_000 ? Math.round(reddito * 0.048) : 0,
    regionale: due ? Math.round(Math.min(reddito, 1_500_000) * 0.0162 + Math.max(0, reddito - 1_500_000) * 0.0213) : 0,
    comunale: due ? Math.round(reddito * 0.008) : 0,
  };
};
