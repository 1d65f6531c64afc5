import { erroreDelFoglio, type Colonna as ColonnaFoglio, type ValoreCella } from '#platform/spreadsheet.ts';
import type { CampoScambio } from '#shared/contracts/scambio/scambio.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { parseNumeroDigitato } from '#shared/domain/misure/numero-digitato.ts';
import { parseOre } from '#shared/domain/misure/ore.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno, isGiorno, parseGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato, inRiga } from '#shared/domain/testo.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';

/** A value of a row: text, `YYYY-MM-DD`, integer cents, integer hundredths of hour or of percent point, integer, yes or no. */
export type Valore = string | number | boolean | null;
/** A row of an exchange file: field → value. */
export type Riga = Readonly<Record<string, Valore>>;

/** A column of a kind: the field of the row, its heading, how its cells are read. */
export interface Colonna {
  readonly campo: string;
  readonly titolo: string;
  readonly tipo: CampoScambio['tipo'] | 'percento';
  /** Part of the natural key, or never empty: the file must have it. */
  readonly obbligatoria?: true;
  readonly esempio: Valore;
  /** The heading that the column has in the file of its own kind, where this one has more kinds. */
  readonly altroTitolo?: string;
  readonly aiuto?: string;
  /** What an empty cell means; null unless said. */
  readonly vuoto?: Valore;
  /** Of a `scelta`, or of an `intero` that is a code: code → name; a file may hold either. */
  readonly scelte?: Readonly<Record<string, string>>;
  /** Other words that files have for a choice: word → code. */
  readonly altreParole?: Readonly<Record<string, string>>;
  /** codice: upper case without blanks; codici: any number of them, each once, in order, after commas. */
  readonly forma?: 'codice' | 'codici';
  /** Notes: the text may have more lines. Elsewhere a line end in a cell is a blank. */
  readonly piuRighe?: true;
  /** A date whose year may have two digits: of the birth of the person of the row, or of their work. */
  readonly secolo?: 'nascita' | 'rapporto';
  /** Read from files of others, never written in ours. */
  readonly soloLetta?: true;
  /** A code of digits that spreadsheets take for a number: zeros lost in front come back. */
  readonly cifre?: number;
}

export type Letto = { readonly valore: Valore } | { readonly errore: string };

const SI = new Set(['SI', 'S', 'VERO', 'TRUE', '1', 'X', 'YES', 'Y']);
const NO = new Set(['NO', 'N', 'FALSO', 'FALSE', '0']);

/** A cell as a person typed it, as the value of its column, or the words that say what is wrong with it. */
export const readCella = (colonna: Colonna, testo: string): Letto => {
  if (testo === '') return { valore: colonna.vuoto ?? null };
  const delFoglio = erroreDelFoglio(testo);
  if (delFoglio !== null) return { errore: delFoglio };
  switch (colonna.tipo) {
    case 'testo':
      return { valore: formed(colonna, testo) };
    case 'data':
      return readData(testo);
    case 'importo':
      return readImporto(testo);
    case 'ore':
      return readOre(testo);
    case 'percento':
      return readPercento(testo);
    case 'intero':
      return readIntero(colonna, testo);
    case 'si_no':
      return readSiNo(testo);
    case 'scelta':
      return readScelta(colonna, testo);
  }
};

const formed = ({ forma, cifre, piuRighe }: Colonna, scritto: string): string => {
  const testo = piuRighe ? scritto : inRiga(scritto);
  if (cifre !== undefined && /^\d+$/.test(testo)) return testo.padStart(cifre, '0');
  if (forma === 'codici') return codiciInCella(codiciDi(testo.toUpperCase())) ?? '';
  return forma === 'codice' ? testo.toUpperCase().replace(/\s+/g, '') : testo;
};

/** The codes of a cell that lists them: '1S, 2A'. */
export const codiciDi = (testo: string): string[] =>
  testo
    .split(/[,;]/)
    .map((codice) => codice.replace(/\s+/g, ''))
    .filter((codice) => codice !== '');
export const codiciInCella = (codici: readonly string[]): string | null =>
  codici.length === 0 ? null : [...new Set(codici)].toSorted().join(', ');

const readData = (testo: string): Letto => {
  const giorno = parseGiorno(testo.replace(/ 0?0:00(?::00)?$/, ''));
  return giorno === null ? { errore: `"${testo}" non è una data: scriverla come 31/12/2025.` } : { valore: giorno };
};

const readImporto = (testo: string): Letto => {
  const letto = parseImporto(testo);
  return letto.esito === 'valido' ? { valore: letto.importo } : { errore: letto.messaggio };
};

const readOre = (testo: string): Letto => {
  const letto = parseOre(testo);
  return letto.esito === 'valido' ? { valore: letto.ore } : { errore: letto.messaggio };
};

/** '50', '50 %' or '33,3333' as parts per million. */
const readPercento = (testo: string): Letto => {
  const numero = parseNumeroDigitato(testo.replace('%', ''));
  if (numero.esito !== 'letto' || numero.decimali.length > 4)
    return { errore: `"${testo}" non è una percentuale: scriverla come 50 oppure 33,33.` };
  return { valore: (numero.negativo ? -1 : 1) * Number(`${numero.intero}${numero.decimali.padEnd(4, '0')}`) };
};

const readIntero = (colonna: Colonna, testo: string): Letto => {
  if (/^-?\d{1,12}(?:[.,]0+)?$/.test(testo)) return { valore: Number.parseInt(testo, 10) };
  if (colonna.scelte === undefined) return { errore: `"${testo}" non è un numero intero.` };
  const letto = readScelta(colonna, testo);
  return 'valore' in letto ? { valore: Number(letto.valore) } : letto;
};

const readSiNo = (testo: string): Letto => {
  const parola = chiaveRicerca(testo);
  if (SI.has(parola)) return { valore: true };
  return NO.has(parola) ? { valore: false } : { errore: `"${testo}": scrivere SI oppure NO.` };
};

const readScelta = ({ scelte = {}, altreParole = {} }: Colonna, testo: string): Letto => {
  const cercato = chiaveRicerca(testo);
  const trovate = Object.entries(scelte).filter(
    ([codice, nome]) => codice.toUpperCase() === testo.toUpperCase() || chiaveRicerca(nome) === cercato,
  );
  const codice = trovate[0]?.[0] ?? altreParole[cercato];
  const ammesse = Object.entries(scelte)
    .slice(0, 12)
    .map(([uno, nome]) => (uno === nome ? uno : `${uno} (${nome})`))
    .join(', ');
  return codice === undefined
    ? { errore: `"${testo}" non è tra i valori previsti: ${ammesse}${Object.keys(scelte).length > 12 ? '…' : ''}.` }
    : { valore: codice };
};

const TIPI_JSON: Readonly<Record<Colonna['tipo'], 'string' | 'boolean' | 'number'>> = {
  testo: 'string',
  scelta: 'string',
  data: 'string',
  si_no: 'boolean',
  importo: 'number',
  ore: 'number',
  intero: 'number',
  percento: 'number',
};

const isOfType = (tipo: Colonna['tipo'], valore: unknown): valore is string | number | boolean => {
  if (typeof valore !== TIPI_JSON[tipo]) return false;
  if (typeof valore === 'number') return Number.isSafeInteger(valore);
  return tipo !== 'data' || (typeof valore === 'string' && isGiorno(valore));
};

/** A value as our own JSON files hold it. */
export const readTipato = (colonna: Colonna, valore: unknown): Letto => {
  if (valore === null || valore === undefined) return { valore: colonna.vuoto ?? null };
  if (isOfType(colonna.tipo, valore)) return { valore: valore === '' ? (colonna.vuoto ?? null) : valore };
  return { errore: `${accorciato(JSON.stringify(valore), 60)} non è del tipo atteso (${colonna.tipo}).` };
};

/** A value as people write it: 31/12/2025, 1.234,56 €, the name of a choice; '' for none. */
export const formatValore = (
  { tipo, scelte = {} }: Pick<Colonna, 'tipo' | 'scelte'>,
  trovato: Valore | undefined,
): string => {
  const valore = trovato ?? '';
  if (typeof valore === 'boolean') return valore ? 'SI' : 'NO';
  if (typeof valore === 'number') return formatNumero(tipo, valore);
  if (tipo === 'scelta') return scelte[valore] ?? valore;
  return tipo === 'data' && isGiorno(valore) ? formatGiorno(valore) : valore;
};

const formatNumero = (tipo: Colonna['tipo'], valore: number): string => {
  if (tipo === 'importo') return formatEuro(valore);
  if (tipo === 'ore') return formatOre(valore);
  return tipo === 'percento' ? `${percento(valore)} %` : String(valore);
};

/** The column of a sheet that holds a column of a kind. */
export const colonnaFoglio = ({ titolo, tipo }: Colonna): ColonnaFoglio => ({
  titolo,
  tipo: tipo === 'si_no' || tipo === 'scelta' || tipo === 'percento' ? 'testo' : tipo,
});

/** A value as a cell of that column. */
export const cellaFoglio = ({ tipo }: Colonna, valore: Valore | undefined): ValoreCella => {
  if (valore === undefined || valore === null) return null;
  if (tipo === 'si_no') return valore === true ? 'SI' : 'NO';
  if (tipo === 'percento') return percento(Number(valore));
  if (typeof valore === 'boolean') return valore ? 'SI' : 'NO';
  return valore;
};

/** Parts per million as a percentage with a comma: 333333 is '33,3333'. */
const percento = (milionesimi: number): string => {
  const cifre = String(Math.abs(milionesimi)).padStart(5, '0');
  const decimali = cifre.slice(-4).replace(/(?<!0)0+$/, '');
  return `${milionesimi < 0 ? '-' : ''}${cifre.slice(0, -4)}${decimali === '' ? '' : `,${decimali}`}`;
};

/** The column in the words of the contract. */
export const campoScambio = ({
  campo,
  titolo,
  tipo,
  obbligatoria,
  aiuto = '',
  esempio,
  scelte = {},
}: Colonna): CampoScambio => ({
  campo,
  titolo,
  tipo: tipo === 'percento' ? 'testo' : tipo,
  obbligatorio: obbligatoria === true,
  aiuto: accorciato(
    aiuto ||
      (Object.keys(scelte).length > 0
        ? `Uno tra: ${Object.entries(scelte)
            .map(([codice, nome]) => (codice === nome ? codice : `${codice} = ${nome}`))
            .join(', ')}.`
        : ''),
    400,
  ),
  esempio: accorciato(formatValore({ tipo, scelte }, esempio), 200),
});
