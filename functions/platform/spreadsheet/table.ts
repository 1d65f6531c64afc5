import { accorciato } from '#shared/domain/testo.ts';
import { avvisiDi } from './avvisi.ts';
import { FileNonLeggibile } from './file-non-leggibile.ts';
import { checkColonne, checkRighe, Misura } from './limiti.ts';
import type { Aspetto, RigaTable, Table } from './tabella.ts';

const lastFilled = (celle: readonly string[]): number => celle.findLastIndex((cella) => cella !== '') + 1;

/** Rows among which headings are looked for, and cells that a title above them has at most. */
const PRIME_RIGHE = 20;
const CELLE_DI_UN_TITOLO = 2;

const filled = ({ celle }: RigaTable): number => celle.filter((cella) => cella !== '').length;

/** How many rows at the beginning are titles: with one or two cells, above a row of headings that is twice as wide and has rows below it. */
const titoli = (righe: readonly RigaTable[]): number => {
  const prime = righe.slice(0, PRIME_RIGHE).map(filled);
  const largo = Math.max(0, ...prime);
  const posto = prime.findIndex((quante) => quante > CELLE_DI_UN_TITOLO && quante * 2 >= largo);
  return posto < 0 || posto === righe.length - 1 || largo < CELLE_DI_UN_TITOLO * 2 ? 0 : posto;
};

/**
 * The table of a file: its first row that is not empty, nor a title of few words above wider rows, holds the headings. `misura` counts the whole file when it has more than one table.
 * @throws FileNonLeggibile when it is empty, too long, too wide or holds too much: before anything is laid out in memory
 */
export const tableOf = (lette: readonly RigaTable[], misura = new Misura(), foglio: Aspetto = {}): Table => {
  const piene = lette.filter(({ celle }) => lastFilled(celle) > 0);
  const saltate = titoli(piene);
  const [intestazioni, ...dati] = piene.slice(saltate);
  if (intestazioni === undefined)
    throw new FileNonLeggibile(
      'vuoto',
      'Il file non contiene dati: controllare che il foglio da importare sia il primo della cartella.',
    );
  checkRighe(dati.length);
  const larghezza = dati.reduce(
    (width, { celle }) => Math.max(width, lastFilled(celle)),
    lastFilled(intestazioni.celle),
  );
  checkColonne(larghezza);
  misura.addCelle(larghezza * (dati.length + 1));
  for (const { celle } of [intestazioni, ...dati]) misura.addTesti(celle);
  const padded = (celle: readonly string[]): string[] =>
    Array.from({ length: larghezza }, (_, index) => celle[index] ?? '');
  const tabella = {
    intestazioni: padded(intestazioni.celle),
    ...dove(intestazioni.numero, piene.slice(0, saltate), padded),
    righe: dati.map((riga) => ({ ...judged(riga, intestazioni, foglio), celle: padded(riga.celle) })),
  };
  const avvisi = avvisiDi(tabella, piene.slice(0, saltate), foglio);
  return avvisi.length === 0 ? tabella : { ...tabella, avvisi };
};

/** The row of the headings and what is above it, where they are not the first row. */
const dove = (
  numero: number,
  sopra: readonly RigaTable[],
  padded: (celle: readonly string[]) => string[],
): Pick<Table, 'rigaIntestazioni' | 'sopra'> => ({
  ...(numero === 1 ? {} : { rigaIntestazioni: numero }),
  ...(sopra.length === 0 ? {} : { sopra: sopra.map((riga) => ({ ...riga, celle: padded(riga.celle) })) }),
});

/** A row with what is wrong with it as a whole. */
const judged = (riga: RigaTable, { celle: { length: colonne } }: RigaTable, { aRecord }: Aspetto): RigaTable =>
  aRecord === true && lastFilled(riga.celle) > colonne
    ? {
        ...riga,
        errore: `La riga ha un valore («${accorciato(riga.celle[lastFilled(riga.celle) - 1] ?? '', 40)}») oltre l'ultima intestazione: un importo con la virgola, o un testo che contiene il separatore, va scritto tra virgolette.`,
      }
    : riga;
