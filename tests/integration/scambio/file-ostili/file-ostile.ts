import { writeCsv, writeXlsx } from '#platform/spreadsheet.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { MUTAZIONI_DI_BYTE } from './mutazioni/byte.ts';
import { JSON_OSTILI } from './mutazioni/json.ts';
import { sceltaTra, sorte, type FileOstile, type Sorte } from './mutazioni/sorte.ts';
import { insidioso, MUTAZIONI_DI_TESTO } from './mutazioni/testo.ts';
import { XLSX_OSTILI } from './mutazioni/xlsx.ts';

const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Nato il'];
const MASSIMO = 10 * 1024 ** 2;

const personeDi = (caso: Sorte): string[][] =>
  Array.from({ length: 1 + caso.intero(40) }, (_, n) => {
    const { desCf, desCognome, desNome } = personaDiProva(1 + n);
    return [desCf, caso.intero(20) === 0 ? insidioso(caso).slice(0, 3000) : desCognome, desNome, ''];
  });
const colonne = TITOLI.map((titolo) => ({ titolo, tipo: 'testo' as const }));
const buonCsv = (caso: Sorte): Buffer => Buffer.from(writeCsv({ colonne, righe: personeDi(caso) }));
const buonXlsx = async (caso: Sorte): Promise<Buffer> =>
  Buffer.from(await writeXlsx([{ nome: 'Persone', colonne, righe: personeDi(caso) }]));
const righeJson = (caso: Sorte): Record<string, unknown>[] =>
  personeDi(caso).map(([desCf, desCognome, desNome], n) => ({ desCf, desCognome, desNome, matricola: n + 1 }));
const buonJson = (caso: Sorte): Buffer =>
  Buffer.from(
    JSON.stringify({ formato: 'emolumenti-scambio', versione: 1, tipi: [{ tipo: 'persone', righe: righeJson(caso) }] }),
  );

const BUONI = { csv: buonCsv, xlsx: buonXlsx, json: buonJson };

type Fatto = readonly [come: string, estensione: string, bytes: Uint8Array];

const mutato = async (caso: Sorte): Promise<Fatto> => {
  const estensione = sceltaTra(caso, ['csv', 'xlsx', 'json'] as const);
  const mutazioni = estensione === 'xlsx' ? MUTAZIONI_DI_BYTE : { ...MUTAZIONI_DI_BYTE, ...MUTAZIONI_DI_TESTO };
  const [come, mutazione] = sceltaTra(caso, Object.entries(mutazioni));
  return [come, estensione, mutazione(await BUONI[estensione](caso), caso)];
};
const cartella = (caso: Sorte): Fatto => {
  const [come, fai] = sceltaTra(caso, Object.entries(XLSX_OSTILI));
  return [come, 'xlsx', fai([TITOLI, ...personeDi(caso)], caso)];
};
const nostroJson = (caso: Sorte): Fatto => {
  const [come, fai] = sceltaTra(caso, Object.entries(JSON_OSTILI));
  return [come, 'json', fai(righeJson(caso), caso)];
};

/** A file that nobody should send, the same for the same seed: a good one spoilt, or one made on purpose; now and then under the name of another format. */
export const fileOstile = async (seme: number): Promise<FileOstile> => {
  const caso = sorte(seme);
  const [come, estensione, bytes] = await sceltaTra(caso, [mutato, mutato, cartella, nostroJson])(caso);
  const finta = caso.intero(25) === 0 ? sceltaTra(caso, ['csv', 'xlsx', 'json']) : estensione;
  const intero = bytes.length === 0 ? Buffer.from(' ') : bytes.subarray(0, MASSIMO);
  return { nome: `seme-${seme}.${finta}`, come: `${estensione}, ${come}`, bytes: intero };
};
