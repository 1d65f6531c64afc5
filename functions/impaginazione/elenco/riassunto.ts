import { somma } from '#shared/money/centesimi.ts';
import type { Riassunto } from '../stampa.ts';
import type { ColonnaElenco, FonteElenco, SezioneElenco, ValoreCella } from './data.ts';

interface DaRiassumere extends Pick<FonteElenco, 'colonne' | 'sezioni'> {
  readonly quanti: number;
  /** The kind of thing that each section is of. */
  readonly sezione: string;
}

/** Returns the contents of a list in brief, from the rows it will print: the sums are those of its foot, none where there is no row. */
export const riassuntoElenco = ({ quanti, sezione, colonne, sezioni }: DaRiassumere): Riassunto => ({
  quanti,
  diChe: 'RIGHE',
  persone: personeDi(sezione, colonne, sezioni),
  totali: quanti === 0 ? [] : totaliDi(colonne, sezioni),
});

/** Headings of the columns that tell one person from another, the surest first. */
const CHI = ['Codice fiscale', 'Persona', 'Lavoratore'];

/** How many people the rows are of, or the sections where each is of one; null of rows that are no people. */
const personeDi = (
  sezione: string,
  colonne: readonly ColonnaElenco[],
  sezioni: readonly SezioneElenco[],
): number | null => {
  if (sezione === 'Persona') return sezioni.length;
  const posto = CHI.map((titolo) => colonne.findIndex((colonna) => colonna.titolo === titolo)).find((uno) => uno >= 0);
  if (posto === undefined) return null;
  const detti = sezioni.flatMap(({ righe }) => righe.map((riga) => riga[posto] ?? null));
  return new Set(detti.filter((detto) => detto !== null && detto !== '')).size;
};

/** The sums of the whole list; where the list has none, the amounts of each section, as its foot says them. */
const totaliDi = (colonne: readonly ColonnaElenco[], sezioni: readonly SezioneElenco[]): Riassunto['totali'] => {
  const importi = colonne
    .map((colonna, posto) => ({ ...colonna, posto }))
    .filter(({ tipo, parte }) => tipo === 'importo' && parte !== true);
  const generali = importi.filter(({ totale }) => totale === true);
  const righe = sezioni.flatMap((parte) => parte.righe);
  if (generali.length > 0)
    return generali.map(({ titolo, posto }) => ({ nome: titolo, importo: sommaDi(righe, posto) }));
  const ultima = importi.findLast(({ totale }) => totale === 'sezione');
  if (ultima === undefined) return [];
  return sezioni.map(({ titolo, righe: sue }) => ({
    nome: titolo ?? ultima.titolo,
    importo: sommaDi(sue, ultima.posto),
  }));
};

const sommaDi = (righe: readonly (readonly ValoreCella[])[], posto: number): number =>
  somma(righe.map((riga) => riga[posto]).filter((valore) => typeof valore === 'number'));
