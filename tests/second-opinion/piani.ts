/** Figures of a payslip that are rounded to the cent together: each stage reads the rounded figures of those before it. */
export interface Piano {
  readonly stadi: readonly (readonly string[])[];
  /** Lines of the payslip by code, each with the rule that gives it. */
  readonly righe: Readonly<Record<string, string>>;
}

const contributiDelPersonale = [
  'pensione del dipendente',
  'fondo credito',
  'contributo aggiuntivo',
  'esonero',
  'esonero di madre',
  'pensione della scuola',
  'NASpI',
  'IRAP',
];

const personale: Piano = {
  stadi: [
    ['lordo'],
    [...contributiDelPersonale, 'base del fine servizio', 'Espero', 'reddito medio intero'],
    ['TFS del dipendente', 'TFS della scuola', 'TFR', 'riduzione in regime di TFR', 'ENAM'],
    ['imposta sostitutiva', 'IRPEF massima', 'IRPEF separata', 'recuperato al netto', 'credito sul recuperato'],
  ],
  righe: {
    PENSIONE_DIPENDENTE: 'pensione del dipendente',
    FONDO_CREDITO: 'fondo credito',
    CONTRIBUTO_AGGIUNTIVO: 'contributo aggiuntivo',
    ESONERO_IVS: '- esonero',
    ESONERO_MADRE: '- esonero di madre',
    TFS_DIPENDENTE: 'TFS del dipendente',
    RIDUZIONE_TFR: 'riduzione in regime di TFR',
    ENAM: 'ENAM',
    ESPERO_DIPENDENTE: 'Espero',
    IRPEF: 'IRPEF massima',
    IRPEF_SEPARATA: 'IRPEF separata',
    SOSTITUTIVA_15: 'imposta sostitutiva',
    RECUPERO_ANNI_PRECEDENTI: 'recuperato al netto',
    CREDITO_RECUPERI: '- credito sul recuperato',
    PENSIONE_AMMINISTRAZIONE: 'pensione della scuola',
    INPS_DS: 'NASpI',
    TFS_AMMINISTRAZIONE: 'TFS della scuola',
    TFR: 'TFR',
    ESPERO_AMMINISTRAZIONE: 'Espero',
    IRAP: 'IRAP',
  },
};

const ferie: Piano = {
  stadi: [['tabellare mensile', 'ferie maturate'], ['vacanza mensile'], ['mensile delle ferie'], ...personale.stadi],
  righe: { ...personale.righe, FERIE_NON_GODUTE: 'lordo' },
};

const autonomo: Piano = {
  stadi: [
    ['lordo'],
    [
      'gestione separata',
      'IRAP',
      'rivalsa in fattura',
      'ritenuta dei non residenti',
      'ritenuta sui premi',
      'spese dell autore',
    ],
    ['gestione separata del percipiente', 'cassa in fattura', 'ritenuta di acconto'],
    ['gestione separata della scuola', 'IVA', 'contributo in fattura'],
    ['IVA in fattura'],
    ['IVA per inversione', 'bollo in fattura'],
    ['versato alla riscossione'],
  ],
  righe: {
    GESTIONE_SEPARATA_PERCIPIENTE: 'gestione separata del percipiente',
    GESTIONE_SEPARATA_SCUOLA: 'gestione separata della scuola',
    IRAP: 'IRAP',
    CONTRIBUTO_FATTURA: 'contributo in fattura',
    BOLLO: 'bollo in fattura',
    IVA: 'IVA in fattura',
    IVA_INVERSIONE: 'IVA per inversione',
    VERSAMENTO_RISCOSSIONE: 'versato alla riscossione',
    RITENUTA_ACCONTO: 'ritenuta di acconto',
    RITENUTA_PREMI: 'ritenuta sui premi',
  },
};

const nonResidente: Piano = {
  ...autonomo,
  righe: { RITENUTA_NON_RESIDENTI: 'ritenuta dei non residenti', IRAP: 'IRAP' },
};
const societa: Piano = {
  ...autonomo,
  righe: { IVA: 'IVA in fattura', IVA_SCISSIONE: 'IVA in fattura', IVA_INVERSIONE: 'IVA per inversione' },
};

/** Tax by brackets: of the period, or of the year when it is settled. */
const scaglioni = [
  [
    'IRPEF lorda del periodo',
    'IRPEF lorda annua',
    'IRPEF lorda sul reddito',
    'detrazione a giorni',
    'detrazione per il coniuge',
    'detrazione per figlio',
    'detrazione per altro familiare',
    'ulteriore detrazione',
    'detrazione per il trattamento',
    'correttivo del trattamento',
    'trattamento massimo',
    'somma integrativa annua',
  ],
  ['spettante per il coniuge', 'spettante per figlio', 'spettante per altro familiare'],
  ['detrazioni per familiari del periodo', 'trattamento integrativo', 'somma integrativa'],
  ['IRPEF da trattenere', 'ulteriore detrazione non spettante'],
];
const righeScaglioni = {
  IRPEF: 'IRPEF da trattenere',
  TRATTAMENTO_INTEGRATIVO: 'trattamento integrativo',
  SOMMA_INTEGRATIVA: 'somma integrativa',
  ULTERIORE_NON_SPETTANTE: 'ulteriore detrazione non spettante',
};
const addizionali = [
  ['addizionale regionale', 'addizionale comunale'],
  ['saldo comunale', 'acconto comunale'],
];

const collaboratore: Piano = {
  stadi: [
    ['lordo'],
    ['gestione separata', 'IRAP', 'premio al tasso'],
    ['gestione separata del percipiente', 'addizionale INAIL'],
    ['gestione separata della scuola', 'premio del collaboratore'],
    ['premio della scuola', 'imponibile collaboratore'],
    ...scaglioni,
  ],
  righe: {
    ...righeScaglioni,
    GESTIONE_SEPARATA_PERCIPIENTE: 'gestione separata del percipiente',
    GESTIONE_SEPARATA_SCUOLA: 'gestione separata della scuola',
    IRAP: 'IRAP',
    INAIL_PERCIPIENTE: 'premio del collaboratore',
    INAIL_SCUOLA: 'premio della scuola',
  },
};

const collaboratoreCheCessa: Piano = {
  stadi: [...collaboratore.stadi, ...addizionali],
  righe: {
    ...collaboratore.righe,
    ADDIZIONALE_REGIONALE: 'addizionale regionale',
    ADDIZIONALE_COMUNALE: 'saldo comunale',
  },
};

const commissario: Piano = {
  stadi: [['lordo'], ['IRAP', 'IRPEF lorda del periodo']],
  righe: { IRAP: 'IRAP', IRPEF: 'IRPEF lorda del periodo' },
};

const supplente: Piano = {
  stadi: [
    ['tabellare mensile'],
    ['vacanza mensile', 'emolumento del 2023 mensile'],
    ['base della tredicesima', "base della tredicesima dell'emolumento"],
    [
      ...['stipendio', 'vacanza contrattuale', 'accessorio fisso', 'tredicesima'],
      ...['emolumento del 2023', "tredicesima dell'emolumento"],
      ...['stipendio utile', 'vacanza utile', 'accessorio utile', 'emolumento utile'],
      ...['tredicesima utile', "tredicesima utile dell'emolumento"],
      ...['stipendio per il TFR', 'vacanza per il TFR', 'accessorio per il TFR'],
    ],
    ['lordo', 'base del TFR'],
    [
      'pensione del dipendente',
      'fondo credito',
      'pensione della scuola',
      'NASpI',
      'IRAP',
      'TFR del supplente',
      'esonero del supplente',
      'esonero sulla tredicesima',
    ],
    ...scaglioni,
  ],
  righe: {
    ...righeScaglioni,
    STIPENDIO: 'stipendio',
    VACANZA_CONTRATTUALE: 'vacanza contrattuale',
    RPD: 'accessorio fisso',
    EMOLUMENTO_ACCESSORIO: 'emolumento del 2023',
    TREDICESIMA_EMOLUMENTO: "tredicesima dell'emolumento",
    TREDICESIMA: 'tredicesima',
    PENSIONE_DIPENDENTE: 'pensione del dipendente',
    FONDO_CREDITO: 'fondo credito',
    ESONERO_IVS: '- esonero del supplente - esonero sulla tredicesima',
    PENSIONE_AMMINISTRAZIONE: 'pensione della scuola',
    INPS_DS: 'NASpI',
    TFR: 'TFR del supplente',
    IRAP: 'IRAP',
  },
};
/** Pay of an earlier year: the tax of the arrears, and nothing of the year. */
const supplenteInRitardo: Piano = {
  stadi: [...supplente.stadi.slice(0, -scaglioni.length), ['IRPEF separata']],
  righe: {
    ...Object.fromEntries(Object.entries(supplente.righe).filter(([codice]) => !(codice in righeScaglioni))),
    IRPEF_SEPARATA: 'IRPEF separata',
  },
};
const conCia = (piano: Piano): Piano => ({
  ...piano,
  righe: Object.fromEntries(
    Object.entries(piano.righe).map(([codice, regola]) => [codice === 'RPD' ? 'CIA' : codice, regola]),
  ),
});

export const piani = {
  personale,
  ferie,
  autonomo,
  nonResidente,
  societa,
  collaboratore,
  collaboratoreCheCessa,
  commissario,
  supplente,
  supplenteAta: conCia(supplente),
  supplenteInRitardo,
  supplenteAtaInRitardo: conCia(supplenteInRitardo),
} as const satisfies Record<string, Piano>;
