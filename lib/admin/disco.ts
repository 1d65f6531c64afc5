import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import { damagedTables, type DamagedTable } from '../local/leveldb/tables.ts';

/** The folder of the database below that of the data, and where in the order of its keys the records begin: before them are lists and times, made from records. */
const DATABASE = 'dynamodb';
const PRIMO_RECORD = '!items!';

/** True of damage that took lists alone, which are made again from the records. */
const isDiElenchi = ({ file, lastKey }: DamagedTable): boolean =>
  file.startsWith(DATABASE) && lastKey !== null && lastKey < PRIMO_RECORD;

const rimedioDi = (una: DamagedTable): string =>
  isDiElenchi(una)
    ? 'contiene solo elenchi, che si rifanno dai record: chiudere il programma e dare "npm run admin -- indici"'
    : 'contiene dati salvati: riprenderli dall’ultima copia in una cartella nuova ("npm start -- --vuoto" con un’altra DATA_DIR, poi "npm run admin -- ripristina")';

const inParole = (una: DamagedTable): string => `Il file ${una.file} è danneggiato, e ${rimedioDi(una)}.`;

/** The files of a data folder that are not as the program wrote them, each with the way out. */
export const checkDisco = async (dataDir: string | undefined): Promise<Rilievo[]> =>
  (dataDir === undefined ? [] : await damagedTables(dataDir)).map((una) => ({
    invariante: 'disco',
    chiave: una.file,
    messaggio: inParole(una).slice(0, -1),
  }));

/** The damaged files in words: those that hold records, and those that hold lists alone. */
export const damagedIn = async (
  dataDir: string | undefined,
): Promise<{ readonly diDati: readonly string[]; readonly diElenchi: readonly string[] }> => {
  const danni = dataDir === undefined ? [] : await damagedTables(dataDir);
  const said = (diElenchi: boolean) => danni.filter((una) => isDiElenchi(una) === diElenchi).map(inParole);
  return { diDati: said(false), diElenchi: said(true) };
};

/** The words of a command that failed where the files are damaged; undefined where they are not, and it failed by itself. */
export const damageSaid = async (dataDir: string | undefined): Promise<string | undefined> => {
  const { diDati, diElenchi } = await damagedIn(dataDir);
  return diDati.length + diElenchi.length === 0 ? undefined : [...diDati, ...diElenchi].join('\n');
};
