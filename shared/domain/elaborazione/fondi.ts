/** Whom social contributions go to. */
export const fondi = [
  'PENSIONE',
  'CREDITO',
  'ENPDEP',
  'TFS',
  'TFR',
  'INPS_DS',
  'GESTIONE_SEPARATA',
  'INAIL',
  'ENAM',
  'ESPERO',
  'ALTRI',
] as const;
export type Fondo = (typeof fondi)[number];

export const descrizioneFondo: Readonly<Record<Fondo, string>> = {
  PENSIONE: 'Fondo pensione (per lo Stato CTPS)',
  CREDITO: 'Fondo credito',
  ENPDEP: 'Assicurazione sociale vita (ENPDEP)',
  TFS: 'Opera di previdenza (TFS)',
  TFR: 'Trattamento di fine rapporto (TFR)',
  INPS_DS: 'INPS, disoccupazione (NASpI)',
  GESTIONE_SEPARATA: 'Gestione separata INPS',
  INAIL: 'Premio INAIL',
  ENAM: 'Assistenza magistrale (ENAM)',
  ESPERO: 'Fondo Espero',
  ALTRI: 'Altri contributi',
};

interface RigheFondo {
  readonly dipendente: readonly string[];
  readonly scuola: readonly string[];
}

/** Codes of the payslip lines of each fund, by who bears them; the base and the rate of a share are those of its first code. */
export const righeDelFondo: Readonly<Record<Fondo, RigheFondo>> = {
  PENSIONE: {
    dipendente: ['PENSIONE_DIPENDENTE', 'CONTRIBUTO_AGGIUNTIVO', 'ESONERO_IVS', 'ESONERO_MADRE'],
    scuola: ['PENSIONE_AMMINISTRAZIONE'],
  },
  CREDITO: { dipendente: ['FONDO_CREDITO'], scuola: [] },
  ENPDEP: { dipendente: ['ENPDEP'], scuola: [] },
  TFS: { dipendente: ['TFS_DIPENDENTE'], scuola: ['TFS_AMMINISTRAZIONE'] },
  TFR: { dipendente: ['RIDUZIONE_TFR'], scuola: ['TFR'] },
  INPS_DS: { dipendente: [], scuola: ['INPS_DS'] },
  GESTIONE_SEPARATA: { dipendente: ['GESTIONE_SEPARATA_PERCIPIENTE'], scuola: ['GESTIONE_SEPARATA_SCUOLA'] },
  INAIL: { dipendente: ['INAIL_PERCIPIENTE'], scuola: ['INAIL_SCUOLA'] },
  ENAM: { dipendente: ['ENAM'], scuola: [] },
  ESPERO: { dipendente: ['ESPERO_DIPENDENTE'], scuola: ['ESPERO_AMMINISTRAZIONE'] },
  ALTRI: { dipendente: [], scuola: [] },
};

/** The fund of a contribution by the code of its line; what no fund names is ALTRI, so that nothing is left out of a sum. */
export const fondoDi = (codice: string): Fondo =>
  fondi.find((fondo) => [...righeDelFondo[fondo].dipendente, ...righeDelFondo[fondo].scuola].includes(codice)) ??
  'ALTRI';

/** Pension funds of who works in a school. */
export const fondiPensione = ['CTPS', 'CPDEL', 'CPI', 'FPLD'] as const;
export type FondoPensione = (typeof fondiPensione)[number];

export const descrizioneFondoPensione: Readonly<Record<FondoPensione, string>> = {
  CTPS: 'CTPS, dipendenti dello Stato',
  CPDEL: 'CPDEL, dipendenti degli enti locali',
  CPI: 'CPI, insegnanti di asilo e di scuole elementari parificate',
  FPLD: 'FPLD, lavoratori dipendenti privati',
};

/** Funds of the end-of-service payment of public staff. */
export const fondiFineServizio = ['ENPAS', 'INADEL'] as const;
export type FondoFineServizio = (typeof fondiFineServizio)[number];

export const descrizioneFondoFineServizio: Readonly<Record<FondoFineServizio, string>> = {
  ENPAS: 'ENPAS, dipendenti dello Stato',
  INADEL: 'INADEL, dipendenti degli enti locali',
};
