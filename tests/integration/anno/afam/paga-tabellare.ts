/** The monthly pay of the table, RPD apart: 2.022,36 and 20,22 of vacancy allowance. */
const MENSILE = 202_236 + 2022;
export const CON_RPD = MENSILE + 20_510;
/** Some thirtieths of a month, each item by itself. */
export const breve = (trentesimi: number) =>
  [202_236, 2022, 20_510].reduce((totale, mensile) => totale + Math.round((mensile * trentesimi) / 30), 0);
/** Two months of 2025 and ten of 2026; 20, 28 and 20 days of a substitute. */
export const TREDICESIME = {
  'annuali 2025': (MENSILE * 2) / 12,
  'annuali 2026': (MENSILE * 10) / 12,
  'brevi 2026': (MENSILE * 68) / 365,
};
/** Thirty days of leave in twelve months are a month of pay; 68 days of service give six. */
export const FERIE = { annuali: CON_RPD, brevi: Math.round((6 * CON_RPD) / 30) };
