/** Parts of the return of who withholds: taxes of the State, of regions, of towns, credits, prizes. */
export const quadri770 = ['ST1', 'ST2', 'SV', 'SX', 'SH'] as const;
export type Quadro770 = (typeof quadri770)[number];
export const descrizioneQuadro770: Readonly<Record<Quadro770, string>> = {
  ST1: 'ST, sezione I: ritenute erariali',
  ST2: 'ST, sezione II: addizionale regionale',
  SV: 'SV: addizionali comunali',
  SX: 'SX: crediti compensati',
  SH: 'SH: premi',
};
/** As a column of a table has room for. */
export const nomeQuadro770: Readonly<Record<Quadro770, string>> = {
  ST1: 'ST I',
  ST2: 'ST II',
  SV: 'SV',
  SX: 'SX',
  SH: 'SH',
};

/** What is compared with what elsewhere in the year. */
export const controlli770 = ['VERSATE', 'CREDITI', 'DIPENDENTI', 'AUTONOMI', 'SENZA_CODICE'] as const;
export type Controllo770 = (typeof controlli770)[number];
export const descrizioneControllo770: Readonly<Record<Controllo770, string>> = {
  VERSATE: 'Ritenute e addizionali trattenute nei cedolini = versate con gli F24 inviati',
  CREDITI: 'Crediti dei cedolini = compensati negli F24 inviati',
  DIPENDENTI: 'IRPEF dei cedolini = CU inviate + accessori fuori sistema inviati',
  AUTONOMI: 'Ritenute di lavoro autonomo dei cedolini = CU inviate',
  SENZA_CODICE: 'Trattenute che non hanno un codice di versamento: nessuna',
};
/** As the head of a print has room for. */
export const nomeControllo770: Readonly<Record<Controllo770, string>> = {
  VERSATE: 'Trattenuto = versato',
  CREDITI: 'Crediti = compensati',
  DIPENDENTI: 'IRPEF = CU + NoiPA',
  AUTONOMI: 'Autonomi = CU',
  SENZA_CODICE: 'Senza codice: niente',
};

/** The points of ST and SV in which each column is copied, as pages of the 2024 and 2025 forms number them; a body has a point of its own. */
export const puntiProspetto770 = {
  periodo: '1 Periodo',
  operate: '2 Ritenute operate',
  versato: '7 Importo versato',
  interessi: '8 Interessi',
  ravvedimento: '9 Ravvedimento',
  note: '10 Note',
  codice: '11 Codice tributo',
  datVersamento: '14 Versato il',
} as const;

/** Returns the note of point 10: B for sums paid in the first days of January, with their amount where the row has more. */
export const nota770 = (
  { operate, diGennaio }: { readonly operate: number; readonly diGennaio: number },
  formatImporto: (importo: number) => string,
): string => {
  if (diGennaio === 0) return '';
  return diGennaio === operate ? 'B' : `B per ${formatImporto(diGennaio)}, in un rigo a sé`;
};
