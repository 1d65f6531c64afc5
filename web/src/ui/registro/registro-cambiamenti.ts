import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';

/** One field that changed: before and after as text (null where the record did not exist), or the lines that left and joined a list. */
export type Cambiamento =
  | { readonly campo: string; readonly prima: string | null; readonly dopo: string | null }
  | { readonly campo: string; readonly tolte: readonly string[]; readonly aggiunte: readonly string[] };

/** How a page says what a record holds: fields in words, and the lines of its lists in a sentence of their own. */
export interface Parole {
  readonly etichette: Readonly<Record<string, string>>;
  readonly righe: Readonly<Record<string, (elemento: unknown) => string | null>>;
  /** What a code stands for, by field; null where it is not known. */
  readonly valori?: Readonly<Record<string, (codice: unknown) => string | null>>;
  /** Fields that another one says in words. */
  readonly taciuti?: readonly string[];
  /** A field that several kept ones make together, as people write it: its name among the labels, its parts, the whole. */
  readonly composti?: readonly {
    readonly campo: string;
    readonly parti: readonly string[];
    readonly intero: (stato: Readonly<Record<string, unknown>>) => string;
  }[];
}

/** The record with the fields that parts make together in the place of the parts. */
const composto = (stato: Stato, { composti = [] }: Parole): Stato =>
  stato === null
    ? null
    : composti.reduce<Readonly<Record<string, unknown>>>((fin, { campo, parti, intero }) => {
        const altri = Object.entries(fin).filter(([nome]) => !parti.includes(nome));
        return altri.length === Object.keys(fin).length ? fin : Object.fromEntries([...altri, [campo, intero(fin)]]);
      }, stato);

/** What the codes of a list stand for. */
export const inParole =
  (descrizioni: Readonly<Record<string, string>>) =>
  (codice: unknown): string | null =>
    typeof codice === 'string' || typeof codice === 'number' ? (descrizioni[codice] ?? null) : null;

type Stato = Readonly<Record<string, unknown>> | null;

/** Not data of the office: how the record is kept. */
const tecnici = new Set(['uid', 'versione', 'uidSubAnagrafe']);

/** True of the key of another record that nothing says in words: it tells nobody anything. */
const isChiave = (campo: string, { etichette, valori }: Parole): boolean =>
  /^(?:uid|id)[A-Z]/.test(campo) && !Object.hasOwn(etichette, campo) && valori?.[campo] === undefined;

/** The fields that differ between two states of a record, those of the record alone, but the empty ones, when there is only one. */
export const cambiamenti = (
  vecchio: Stato,
  nuovo: Stato,
  parole: Parole = { etichette: {}, righe: {} },
): readonly Cambiamento[] => {
  const [prima, dopo] = [composto(vecchio, parole), composto(nuovo, parole)];
  const campi = [...new Set([...Object.keys(prima ?? {}), ...Object.keys(dopo ?? {})])].filter(
    (campo) => !tecnici.has(campo) && !isChiave(campo, parole) && parole.taciuti?.includes(campo) !== true,
  );
  return campi
    .filter((campo) => (prima !== null && dopo !== null) || !isVuoto((prima ?? dopo)?.[campo]))
    .filter((campo) => JSON.stringify(prima?.[campo] ?? null) !== JSON.stringify(dopo?.[campo] ?? null))
    .map((campo) => cambiamento(campo, prima, dopo, parole))
    .filter((cambio) => !('tolte' in cambio) || cambio.tolte.length + cambio.aggiunte.length > 0);
};

const cambiamento = (campo: string, prima: Stato, dopo: Stato, parole: Parole): Cambiamento => {
  if (!Array.isArray(prima?.[campo]) && !Array.isArray(dopo?.[campo]))
    return { campo, prima: prima && valueOf(campo, prima, parole), dopo: dopo && valueOf(campo, dopo, parole) };
  const [vecchie, nuove] = [lines(campo, prima?.[campo], parole), lines(campo, dopo?.[campo], parole)];
  return {
    campo,
    tolte: vecchie.filter((riga) => !nuove.includes(riga)),
    aggiunte: nuove.filter((riga) => !vecchie.includes(riga)),
  };
};

const isVuoto = (valore: unknown): boolean => valore === null || valore === undefined || valore === '';

const valueOf = (campo: string, stato: NonNullable<Stato>, parole: Parole): string =>
  parole.valori?.[campo]?.(stato[campo]) ?? shown(stato[campo], parole);

const lines = (campo: string, elenco: unknown, parole: Parole): string[] =>
  Array.isArray(elenco)
    ? elenco.map((elemento: unknown) => parole.righe[campo]?.(elemento) ?? shown(elemento, parole))
    : [];

const shown = (valore: unknown, parole: Parole): string => {
  if (isVuoto(valore)) return '–';
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No';
  if (isGiorno(valore)) return formatGiorno(valore);
  if (Array.isArray(valore))
    return valore.length === 0 ? '–' : valore.map((elemento) => shown(elemento, parole)).join(', ');
  if (typeof valore !== 'object' || valore === null) return String(valore);
  return Object.entries(valore)
    .filter(([campo]) => !tecnici.has(campo))
    .map(([campo, interno]) => `${parole.etichette[campo] ?? campo} ${shown(interno, parole)}`)
    .join(' · ');
};
