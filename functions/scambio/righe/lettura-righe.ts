import {
  formatValore,
  readCella,
  readTipato,
  type Colonna,
  type Letto,
  type Riga,
  type Valore,
} from '#functions/colonne/colonna.ts';
import { colonnaDellErrore, type TipoScambio } from '#functions/colonne/tipo.ts';
import type { AppError } from '#platform/errors.ts';
import { letteraDi } from '#platform/spreadsheet.ts';
import type { Correzione, ErroreRiga } from '#shared/contracts/scambio/scambio.ts';
import { normalizeCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { mostrato } from '#shared/domain/testo.ts';
import { tipoDi } from '../catalogo.ts';
import type { RigaLetta } from '../file/file-letto.ts';
import { conSecolo, type DiChi } from '../file/secolo.ts';
import type { RigaFile, Sezione } from '../importazione.ts';
import type { FoglioLetto } from './file-scambio.ts';

/** Where the cell of a field is, as spreadsheets name it (`C5`); '' in a file without cells. */
type Posizione = (campo: string) => string;

const posizione =
  (sezione: Pick<Sezione, 'mappa'>, numero: number, tipato: boolean): Posizione =>
  (campo) => {
    const trovato = sezione.mappa.find((abbinamento) => abbinamento.campo === campo);
    return trovato === undefined || tipato ? '' : `${letteraDi(trovato.colonna)}${numero}`;
  };

/** A sheet, and whether its empty cells erase what is stored. */
type FoglioDaLeggere = Pick<FoglioLetto, 'tipato' | 'foglio'> & {
  readonly cancella: boolean;
  readonly oggi: string;
  /** Cells mended since: what the file had in them is not looked at. */
  readonly corrette?: readonly Correzione[];
};

/** A cell of a row to be read: as the file has it, or as somebody mended it. */
interface CellaDaLeggere {
  readonly colonna: Colonna;
  readonly cella: RigaLetta['celle'][number];
  readonly testo: string;
  readonly corretta: boolean;
  /** A column of the file holds it; otherwise only its mending does. */
  readonly abbinata: boolean;
}

/** The cells of the rows of a sheet, those of the mapping in its order, then the mended ones of other fields. */
const celleDi = (letto: FoglioDaLeggere, { mappa }: Sezione, colonne: readonly Colonna[]) => {
  const corretteDi = correzioniPerRiga(letto);
  const abbinate = mappa.flatMap(({ campo, colonna: indice }) => {
    const colonna = colonne.find((una) => una.campo === campo);
    return colonna === undefined ? [] : [{ colonna, indice, abbinata: true }];
  });
  return ({ numero, celle }: RigaLetta): CellaDaLeggere[] => {
    const corrette = corretteDi(numero);
    const altre = colonne
      .filter(({ campo }) => corrette.has(campo) && !abbinate.some(({ colonna }) => colonna.campo === campo))
      .map((colonna) => ({ colonna, indice: -1, abbinata: false }));
    return [...abbinate, ...altre].map(({ colonna, indice, abbinata }) => {
      const cella = celle[indice] ?? null;
      const corretta = corrette.get(colonna.campo);
      return {
        colonna,
        cella,
        testo: corretta ?? String(cella ?? ''),
        corretta: corretta !== undefined,
        abbinata,
      };
    });
  };
};

const diChiE = (celle: readonly CellaDaLeggere[], oggi: string): DiChi => {
  const detta = (campo: string): string => celle.find(({ colonna }) => colonna.campo === campo)?.testo ?? '';
  return { oggi, codiceFiscale: normalizeCodiceFiscale(detta('desCf')), nascita: detta('datNascita') };
};

/** The rows of a sheet read with its mapping: values by field, every cell that could not be read, the fields that an empty cell leaves as they are. */
export const readRighe = (letto: FoglioDaLeggere, sezione: Sezione, righe: readonly RigaLetta[]): RigaFile[] => {
  const { nome: tipo, colonne } = tipoDi(sezione.tipo);
  const celleDellaRiga = celleDi(letto, sezione, colonne);
  const fissi = valoriFissi(colonne, sezione);
  return righe.map((rigaLetta): RigaFile => {
    const { numero, errore: dellaRiga } = rigaLetta;
    const dove = posizione(sezione, numero, letto.tipato);
    const errori: ErroreRiga[] = dellaRiga === undefined ? [] : [erroreDellaRiga(dellaRiga)];
    const valori: string[] = [];
    const vuoti: string[] = [];
    const riga: Record<string, Valore> = { ...fissi };
    const celle = celleDellaRiga(rigaLetta);
    const diChi = diChiE(celle, letto.oggi);
    for (const { colonna, cella, testo, corretta, abbinata } of celle) {
      const esito = letto.tipato && !corretta ? readTipato(colonna, cella) : readDigitata(colonna, testo, diChi);
      const errore = erroreIn(colonna, esito);
      if (errore !== null) errori.push(erroreDi(colonna, dove, testo, errore));
      if ('valore' in esito) riga[colonna.campo] = esito.valore;
      if (testo === '' && !letto.cancella) vuoti.push(colonna.campo);
      if (abbinata) valori.push(mostrato(cellaMostrata(colonna, testo, esito), 2000));
    }
    return { tipo, foglio: letto.foglio, numero, valori, riga, vuoti, errori: errori.slice(0, 50) };
  });
};

/** A cell as somebody typed it, dates with a year of two digits too. */
const readDigitata = (colonna: Colonna, testo: string, diChi: DiChi): Letto => {
  const intero = colonna.secolo === undefined ? testo : conSecolo(testo, colonna.secolo, diChi);
  return intero === null
    ? { errore: `"${testo}" ha l'anno di due cifre e il secolo non è certo: scriverlo con quattro.` }
    : readCella(colonna, intero);
};

/** The mended cells of each row of a sheet, by field. */
const correzioniPerRiga = ({
  foglio,
  corrette = [],
}: FoglioDaLeggere): ((numero: number) => ReadonlyMap<string, string>) => {
  const perRiga = Map.groupBy(
    corrette.filter((una) => una.foglio === foglio),
    ({ numero }) => numero,
  );
  return (numero) => new Map((perRiga.get(numero) ?? []).map(({ campo, valore }) => [campo, valore]));
};

/** The values that every row has though no column of the file holds them; the mapping has refused those that cannot be read. */
const valoriFissi = (colonne: readonly Colonna[], { fissi }: Pick<Sezione, 'fissi'>): Riga =>
  Object.fromEntries(
    fissi.flatMap(({ campo, valore }) => {
      const colonna = colonne.find((una) => una.campo === campo);
      const letto = colonna && readCella(colonna, valore);
      return letto && 'valore' in letto ? [[campo, letto.valore]] : [];
    }),
  );

/** Returns a fault of a row as a whole. */
export const erroreDellaRiga = (messaggio: string): ErroreRiga => ({
  campo: '',
  titolo: '',
  cella: '',
  valore: '',
  messaggio: mostrato(messaggio, 1000),
});

/** A cell as people write it; as the file has it when it could not be read. */
const cellaMostrata = (colonna: Colonna, testo: string, esito: Letto): string =>
  'valore' in esito && testo !== '' ? formatValore(colonna, esito.valore) : testo;

const erroreIn = (colonna: Colonna, esito: Letto): string | null => {
  if ('errore' in esito) return esito.errore;
  return isMissing(colonna, esito.valore) ? 'Campo obbligatorio.' : null;
};

const isMissing = ({ obbligatoria }: Colonna, valore: Valore): boolean =>
  obbligatoria === true && (valore === null || valore === '');

const erroreDi = ({ campo, titolo }: Colonna, dove: Posizione, valore: string, messaggio: string): ErroreRiga => ({
  campo,
  titolo,
  cella: dove(campo),
  valore: mostrato(valore, 200),
  messaggio: mostrato(messaggio, 1000),
});

/** What the service of the area refuses, on the cells of the row; what belongs to no cell is of the row as a whole. One error a field. */
export const erroriDelServizio = (
  tipo: TipoScambio,
  riga: Riga,
  error: AppError,
  sezione: Sezione,
  numero: number,
): ErroreRiga[] => {
  const dove = posizione(sezione, numero, false);
  const campi = error.fields.length > 0 ? error.fields : [{ path: '', message: error.message }];
  const primi = campi.filter(({ path }, indice) => campi.findIndex((altro) => altro.path === path) === indice);
  const errori = primi.slice(0, 50).map(({ path, message }): ErroreRiga => {
    const colonna = colonnaDellErrore(tipo, path);
    if (colonna === undefined)
      return { campo: mostrato(path, 100), titolo: '', cella: '', valore: '', messaggio: mostrato(message, 1000) };
    return erroreDi(colonna, dove, formatValore(colonna, riga[colonna.campo]), message);
  });
  return errori.filter(
    (uno, indice) => uno.titolo === '' || errori.findIndex(({ campo }) => campo === uno.campo) === indice,
  );
};

const RIGHE_DI_ESEMPIO = 200;

/** The columns of a sheet with the first values found in each, among its first rows. */
export const colonneFile = (intestazioni: readonly string[], righe: readonly RigaLetta[]): Sezione['colonne'] =>
  intestazioni.map((intestazione, colonna) => ({
    colonna,
    lettera: letteraDi(colonna),
    intestazione: mostrato(intestazione, 200),
    esempi: righe
      .slice(0, RIGHE_DI_ESEMPIO)
      .map(({ celle }) => mostrato(String(celle[colonna] ?? ''), 100))
      .filter((testo) => testo !== '')
      .slice(0, 3),
  }));
