import type { Ruolo } from './ruoli.ts';

/** A kind of record that travels in exchange files: its name for people, who may bring it in, who may take it out. */
export interface TipoScambio { readonly titolo: string; readonly importa: readonly Ruolo[]; readonly esporta: readonly Ruolo[] }

const ufficio = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI', 'ASSENZE', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];

/** The kinds in the fixed order of a whole-school file: what others refer to comes first. */
export const tipiScambio = {
  settori: { titolo: 'Settori', importa: ['GESTORE', 'TESTER', 'CEDOLINI'], esporta: ufficio },
  persone: { titolo: 'Persone', importa: ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'], esporta: ufficio },
} as const satisfies Readonly<Record<string, TipoScambio>>;

export type NomeTipo = keyof typeof tipiScambio;

export const isNomeTipo = (nome: string): nome is NomeTipo => Object.hasOwn(tipiScambio, nome);
const nomi: readonly string[] = Object.keys(tipiScambio);
const [primo = 'settori', ...altri]: readonly NomeTipo[] = nomi.filter(isNomeTipo);
export const nomiTipi: readonly [NomeTipo, ...NomeTipo[]] = [primo, ...altri];

/** The file of a whole school: every kind, in order. */
export const TUTTA_LA_SCUOLA = 'scuola';
export const ruoliTuttaLaScuola = { importa: ['GESTORE', 'TESTER'], esporta: ['GESTORE', 'TESTER'] } as const satisfies Omit<TipoScambio, 'titolo'>;
