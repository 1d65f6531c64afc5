import type { Ruolo } from './accesso/ruoli.ts';

/**
 * A kind of record that travels in exchange files: its name for people, who may bring it in, who may take it out. A kind that nothing reads any more is
 * brought in by nobody: it goes out as long as it is on record.
 */
export interface TipoScambio {
  readonly titolo: string;
  readonly importa: readonly Ruolo[];
  readonly esporta: readonly Ruolo[];
}

const ufficio = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiPaga = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const chiAnagrafe = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'] as const satisfies readonly Ruolo[];
const chiServizi = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];
const chiAssenze = ['GESTORE', 'TESTER', 'ASSENZE'] as const satisfies readonly Ruolo[];

/** The kinds in the fixed order of a whole-school file: what others refer to comes first. Who may import one is who may write it in its form, who may export it is who may read it there. */
export const tipiScambio = {
  posizioniInps: { titolo: 'Posizioni INPS', importa: chiPaga, esporta: ufficio },
  posizioniInail: { titolo: 'Posizioni INAIL', importa: chiPaga, esporta: ufficio },
  classificazioniInps: { titolo: 'Classificazioni INPS', importa: chiPaga, esporta: ufficio },
  scuole: { titolo: 'Scuole e sedi', importa: chiPaga, esporta: ufficio },
  altriDatiScuola: { titolo: 'Altri dati della scuola', importa: chiPaga, esporta: ufficio },
  firmatari: { titolo: 'Dirigenti e DSGA', importa: chiPaga, esporta: ufficio },
  firme: { titolo: 'Firme', importa: chiPaga, esporta: ufficio },
  settori: { titolo: 'Settori', importa: chiPaga, esporta: ufficio },
  calendari: { titolo: 'Calendari scolastici', importa: chiPaga, esporta: ufficio },
  sospensioni: { titolo: 'Sospensioni delle lezioni', importa: chiPaga, esporta: ufficio },
  sediCalendari: { titolo: 'Sedi dei calendari', importa: chiPaga, esporta: ufficio },
  festivita: { titolo: 'Festività e chiusure', importa: chiPaga, esporta: ufficio },
  vociUtente: { titolo: 'Voci della scuola', importa: chiPaga, esporta: chiPaga },
  commissioni: { titolo: "Commissioni d'esame", importa: chiPaga, esporta: chiPaga },
  classiArticolate: { titolo: 'Classi articolate degli esami', importa: chiPaga, esporta: chiPaga },
  membriCommissione: { titolo: "Membri delle commissioni d'esame", importa: chiPaga, esporta: chiPaga },
  codiciDenunce: { titolo: 'Codici per le denunce', importa: chiPaga, esporta: chiPaga },
  tipiAttivita: { titolo: 'Tipi di attività', importa: chiPaga, esporta: chiAnagrafe },
  scuoleItalia: { titolo: "Scuole d'Italia", importa: chiPaga, esporta: ufficio },
  personale: { titolo: 'Personale in un solo foglio', importa: chiServizi, esporta: chiAnagrafe },
  persone: { titolo: 'Persone', importa: chiAnagrafe, esporta: ufficio },
  domicili: { titolo: 'Domicili fiscali', importa: chiAnagrafe, esporta: ufficio },
  espero: { titolo: 'Adesioni al Fondo Espero', importa: chiAnagrafe, esporta: ufficio },
  servizi: { titolo: 'Servizi', importa: chiServizi, esporta: chiAnagrafe },
  assenze: { titolo: 'Assenze', importa: chiAssenze, esporta: ['GESTORE', 'TESTER', 'ASSENZE', 'CEDOLINI'] },
  attivita: { titolo: 'Attività particolari', importa: chiServizi, esporta: chiAnagrafe },
  familiari: { titolo: 'Nucleo familiare', importa: chiAnagrafe, esporta: chiAnagrafe },
  datiFiscaliFamiliari: { titolo: 'Dati fiscali dei familiari', importa: chiAnagrafe, esporta: chiAnagrafe },
  datiFiscali: { titolo: 'Dati fiscali', importa: chiAnagrafe, esporta: chiAnagrafe },
  cuAltri: { titolo: 'CU di altri datori', importa: chiAnagrafe, esporta: chiAnagrafe },
  risultati730: { titolo: 'Risultati del 730', importa: [], esporta: chiAnagrafe },
  documentiFiscali: { titolo: 'Documenti fiscali', importa: chiAnagrafe, esporta: chiAnagrafe },
  soggettive: { titolo: 'Voci soggettive', importa: chiAnagrafe, esporta: chiAnagrafe },
  vociPersona: { titolo: 'Voci per dipendente', importa: chiAnagrafe, esporta: chiAnagrafe },
  particolarita: { titolo: 'Particolarità', importa: chiAnagrafe, esporta: chiAnagrafe },
  saldiApertura: { titolo: 'Saldi di apertura', importa: chiPaga, esporta: chiPaga },
  incarichi: { titolo: 'Incarichi', importa: chiAnagrafe, esporta: [...chiAnagrafe, 'ADEMPIMENTI'] },
} as const satisfies Readonly<Record<string, TipoScambio>>;

export type NomeTipo = keyof typeof tipiScambio;

export const isNomeTipo = (nome: string): nome is NomeTipo => Object.hasOwn(tipiScambio, nome);
const nomi: readonly string[] = Object.keys(tipiScambio);
const [primo = 'persone', ...altri]: readonly NomeTipo[] = nomi.filter(isNomeTipo);
export const nomiTipi: readonly [NomeTipo, ...NomeTipo[]] = [primo, ...altri];

/** A sheet of hours and amounts for a run being prepared: it is read, and the run takes its rows. */
export const FOGLIO_DI_ORE = 'foglioDiOre';
export const foglioDiOre: TipoScambio = {
  titolo: "Ore e importi di un'elaborazione",
  importa: chiPaga,
  esporta: chiPaga,
};

/** The file of a whole school: every kind, in order. */
export const TUTTA_LA_SCUOLA = 'scuola';
export const ruoliTuttaLaScuola = {
  importa: ['GESTORE', 'TESTER'],
  esporta: ['GESTORE', 'TESTER'],
} as const satisfies Omit<TipoScambio, 'titolo'>;
