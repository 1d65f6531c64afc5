/** Types of payslip run. */
export const tipiElaborazione = ['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP', 'CON'] as const;
export type TipoElaborazione = (typeof tipiElaborazione)[number];

export const descrizioneTipoElaborazione: Readonly<Record<TipoElaborazione, string>> = {
  ACC: 'Compensi accessori al personale',
  FOR: 'Formatori',
  EST: 'Esterni (occasionali, professionisti, non residenti)',
  COC: 'Collaborazioni coordinate e continuative',
  ARR: 'Arretrati',
  FER: 'Ferie non godute',
  SUP: 'Supplenze',
  CON: "Conguaglio dell'anno",
};

/** The type of a run in words for people: a settlement says its year, where it is known. */
export const tipoInParole = (tipo: TipoElaborazione, annoConguagliato?: number | null): string =>
  tipo === 'CON' && typeof annoConguagliato === 'number'
    ? `Conguaglio del ${annoConguagliato}`
    : descrizioneTipoElaborazione[tipo];

/** What the amounts of a run are entered as. */
export const basiImmissione = ['LD', 'LS'] as const;
export type BaseImmissione = (typeof basiImmissione)[number];

export const descrizioneBaseImmissione: Readonly<Record<BaseImmissione, string>> = {
  LD: 'Lordo dipendente',
  LS: 'Omnicomprensivo lordo Stato',
};

/** Pay that comes from the tables of the contract, and tax on what was paid: always a gross of the employee. */
const soloLordoDipendente = ['FER', 'SUP', 'CON'] as const;

/** Kinds of run whose lines come from the records: only the people are chosen. */
const senzaVoci: readonly TipoElaborazione[] = ['SUP', 'CON'];
export const hasVoci = (tipo: TipoElaborazione): boolean => !senzaVoci.includes(tipo);
/** True of the kinds of run that may have items: to the fixed pay of the records a recovery is added, to a settlement nothing. */
export const mayHaveVoci = (tipo: TipoElaborazione): boolean => tipo !== 'CON';

/** A method is a type of run with a basis of entry: 'ACC-LD'. */
export type IdMetodo =
  | `${TipoElaborazione}-LD`
  | `${Exclude<TipoElaborazione, (typeof soloLordoDipendente)[number]>}-LS`;

const isMetodo = (candidato: `${TipoElaborazione}-${BaseImmissione}`): candidato is IdMetodo =>
  !soloLordoDipendente.some((tipo) => candidato === `${tipo}-LS`);

export const metodiDi = (tipo: TipoElaborazione): readonly IdMetodo[] =>
  basiImmissione.map((base) => `${tipo}-${base}` as const).filter(isMetodo);

export const metodi: readonly IdMetodo[] = tipiElaborazione.flatMap(metodiDi);

/** Who pays an item: what NoiPA pays can only be simulated here. */
export const canali = ['BILANCIO', 'NOIPA'] as const;
export type Canale = (typeof canali)[number];

export const descrizioneCanale: Readonly<Record<Canale, string>> = {
  BILANCIO: 'Bilancio della scuola',
  NOIPA: 'NoiPA (cedolino unico)',
};

/** Filings a run can feed. */
export const adempimenti = ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'CU', 'MODM'] as const;
export type Adempimento = (typeof adempimenti)[number];

export const descrizioneAdempimento: Readonly<Record<Adempimento, string>> = {
  UNIEMENS: 'UniEmens',
  SPT: 'Accessori fuori sistema',
  F24: 'F24',
  IRAP: 'IRAP',
  CU: 'Certificazione Unica',
  MODM: 'Modello M',
};

/** Kind of school as far as pay and filings go: only AFAM and private schools may account short substitutes and send the public declaration. */
export const setupTypes = ['SCUOLA', 'AFAM', 'PARITARIA', 'COMUNALE'] as const;
export type SetupType = (typeof setupTypes)[number];

export const descrizioneSetupType: Readonly<Record<SetupType, string>> = {
  SCUOLA: 'Scuola statale',
  AFAM: 'Istituto di alta formazione artistica, musicale e coreutica',
  PARITARIA: 'Scuola paritaria',
  COMUNALE: 'Scuola comunale',
};

/** First day payslips can be computed for. */
export const PRIMO_GIORNO_CALCOLO = '2023-01-01';

/** Parts of an F24, each with a day of its own in public bodies. */
export const partiF24 = ['TRIBUTI', 'CONTRIBUTI'] as const;
export type ParteF24 = (typeof partiF24)[number];
