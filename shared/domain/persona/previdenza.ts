/** When the first pension contribution of a person was paid: who came later has the contributory system (L. 335/1995, art. 2 c. 18). */
export const primeAssicurazioni = ['ENTRO_1995', 'DAL_1996'] as const;
export type PrimaAssicurazione = (typeof primeAssicurazioni)[number];

export const descrizionePrimaAssicurazione: Readonly<Record<PrimaAssicurazione, string>> = {
  ENTRO_1995: 'Entro il 31/12/1995',
  DAL_1996: 'Dal 1/1/1996, con il sistema contributivo',
};

/** Kinds of amortisation plan of the form F1, as a payroll system carried them (2022); not compared with INPS's own text. */
export const tipiPiano = ['11', '12', '13', '14', '15', '28', '41'] as const;
export type TipoPiano = (typeof tipiPiano)[number];

export const descrizioneTipoPiano: Readonly<Record<TipoPiano, string>> = {
  '11': 'Riscatto ai fini della pensione',
  '12': 'Ricongiunzione L. 29/1979',
  '13': 'Riscatto ai fini del TFS',
  '14': 'Mutuo',
  '15': 'Prestito',
  '28': 'Riscatto ai fini del TFR',
  '41': 'Ricongiunzione L. 45/1990',
};

/** Funds that a plan is paid to, by the code of the monthly declaration. */
export const fondiPiano = ['1', '2', '3', '4', '5', '6', '7', '9'] as const;
export type FondoPiano = (typeof fondiPiano)[number];

export const descrizioneFondoPiano: Readonly<Record<FondoPiano, string>> = {
  '1': 'CTPS',
  '2': 'CPDEL',
  '3': 'CPI',
  '4': 'CPUG',
  '5': 'CPS',
  '6': 'INADEL',
  '7': 'ENPAS',
  '9': 'Fondo credito',
};
