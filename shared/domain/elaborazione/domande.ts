/** The questions that a payslip answers by itself, in the order in which they are shown. */
export const codiciDomanda = [
  'NETTO',
  'PAGAMENTO',
  'TRATTENUTE',
  'ALIQUOTE',
  'ORA',
  'INCARICO',
  'CU',
  'GENNAIO',
] as const;
export type CodiceDomanda = (typeof codiciDomanda)[number];
