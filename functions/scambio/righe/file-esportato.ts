import { cellaFoglio, colonnaFoglio, type Riga } from '#functions/colonne/colonna.ts';
import { writeCsv, writeXlsx, type Foglio } from '#platform/spreadsheet.ts';
import type { formatiEsportazione } from '#shared/contracts/scambio/scambio.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import { tipoDi } from '../catalogo.ts';
import { FORMATO, VERSIONE_FORMATO } from '../file/file-json.ts';
import { titoloFoglio } from './file-scambio.ts';

export type Formato = (typeof formatiEsportazione)[number];

/** The rows of one kind, in the order of the file. */
export interface ElencoTipo {
  readonly tipo: NomeTipo;
  readonly righe: readonly Riga[];
}

export const CONTENUTI: Readonly<Record<Formato, { readonly estensione: string; readonly contentType: string }>> = {
  XLSX: { estensione: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  CSV: { estensione: 'csv', contentType: 'text/csv; charset=utf-8' },
  JSON: { estensione: 'json', contentType: 'application/json; charset=utf-8' },
};

/** Rows in order of natural key: the same records give the same file. */
export const inOrdine = ({ tipo, righe }: ElencoTipo): ElencoTipo => {
  const { chiave } = tipoDi(tipo);
  const chiavi = new Map(righe.map((riga) => [riga, chiave(riga)]));
  return {
    tipo,
    righe: righe.toSorted((a, b) => {
      const [una, altra] = [chiavi.get(a) ?? '', chiavi.get(b) ?? ''];
      return una < altra ? -1 : Number(una > altra);
    }),
  };
};

/**
 * The exchange file of some kinds: a sheet for each, or one JSON with the values as the store has them. The JSON is canonical: no instant, no id, fixed order of
 * kinds, rows and fields.
 */
export const writeScambio = async (elenchi: readonly ElencoTipo[], formato: Formato): Promise<Uint8Array> => {
  if (formato === 'JSON')
    return Buffer.from(
      `${JSON.stringify({ formato: FORMATO, versione: VERSIONE_FORMATO, tipi: elenchi.map(sezioneJson) }, null, 1)}\n`,
    );
  const fogli = elenchi.map(foglioDi);
  const [primo] = fogli;
  return formato === 'CSV' && primo !== undefined ? writeCsv(primo) : writeXlsx(fogli);
};

/** The columns of our own files. */
const colonneScritte = (tipo: NomeTipo) => tipoDi(tipo).colonne.filter(({ soloLetta }) => soloLetta !== true);

const sezioneJson = ({ tipo, righe }: ElencoTipo) => ({
  tipo,
  righe: righe.map((riga) => Object.fromEntries(colonneScritte(tipo).map(({ campo }) => [campo, riga[campo] ?? null]))),
});

const foglioDi = ({ tipo, righe }: ElencoTipo): Foglio => {
  const colonne = colonneScritte(tipo);
  return {
    nome: titoloFoglio(tipo),
    colonne: colonne.map(colonnaFoglio),
    righe: righe.map((riga) => colonne.map((colonna) => cellaFoglio(colonna, riga[colonna.campo]))),
  };
};

/** The row of examples of a kind: the file to fill in. */
export const esempioDi = (tipo: NomeTipo): Riga =>
  Object.fromEntries(colonneScritte(tipo).map(({ campo, esempio }) => [campo, esempio]));
