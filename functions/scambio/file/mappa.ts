import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import type { Abbinamento, ValoreFisso } from '#shared/contracts/scambio/scambio.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import { altriNomi } from '../dizionario/dizionario.ts';

/** A kind as its headings are looked for. */
export interface TipoAbbinato {
  readonly nome: NomeTipo;
  readonly colonne: readonly Pick<Colonna, 'campo' | 'titolo' | 'altroTitolo'>[];
}

/** A heading as it is compared: without case, accents, blanks, signs. */
const chiaveIntestazione = (testo: string): string => chiaveRicerca(testo).replaceAll(' ', '');

/** A heading without what it says in brackets: the form of a date, an asterisk. */
const senzaParentesi = (testo: string): string => {
  const [aperta, chiusa] = [testo.indexOf('('), testo.lastIndexOf(')')];
  return aperta > 0 && chiusa > aperta ? `${testo.slice(0, aperta)} ${testo.slice(chiusa + 1)}` : testo;
};

/** Which column of the file holds each field, by its heading: title, name of the field or another name of the dictionary. A column serves one field. */
export const guessMappa = ({ nome: tipo, colonne }: TipoAbbinato, intestazioni: readonly string[]): Abbinamento[] => {
  const chiavi = intestazioni.map((intestazione) => [
    chiaveIntestazione(intestazione),
    chiaveIntestazione(senzaParentesi(intestazione)),
  ]);
  const prese = new Set<number>();
  return colonne.flatMap(({ campo, titolo, altroTitolo = titolo }) => {
    const nomi = [titolo, campo, altroTitolo, ...altriNomi(tipo, campo)].map(chiaveIntestazione);
    const trovata = nomi
      .map((nome) => chiavi.findIndex((dette, indice) => nome !== '' && dette.includes(nome) && !prese.has(indice)))
      .find((indice) => indice >= 0);
    if (trovata === undefined) return [];
    prese.add(trovata);
    return [{ campo, colonna: trovata }];
  });
};

/** The mapping that a school kept by heading, on the columns of a file with the same ones; a field that the kind has no more is left out. */
export const mappaRicordata = (
  { colonne }: TipoAbbinato,
  ricordata: readonly { readonly campo: string; readonly intestazione: string }[],
  intestazioni: readonly string[],
): Abbinamento[] => {
  const chiavi = intestazioni.map(chiaveRicerca);
  const prese = new Set<number>();
  return ricordata.flatMap(({ campo, intestazione }) => {
    const colonna = chiavi.findIndex((chiave, indice) => chiave === chiaveRicerca(intestazione) && !prese.has(indice));
    if (colonna < 0 || !colonne.some((una) => una.campo === campo)) return [];
    prese.add(colonna);
    return [{ campo, colonna }];
  });
};

interface MappaChiesta {
  /** Columns of the file. */
  readonly quante: number;
  readonly mappa: readonly Abbinamento[];
  readonly fissi: readonly ValoreFisso[];
}

/** What is wrong with a mapping, in words for the person who made it; null when it can be used. */
export const erroreMappa = (colonne: readonly Colonna[], { quante, mappa, fissi }: MappaChiesta): string | null => {
  const ignoto = [...mappa, ...fissi].find(({ campo }) => !colonne.some((colonna) => colonna.campo === campo));
  if (ignoto) return `Il campo ${ignoto.campo} non esiste in questo tipo di importazione.`;
  const oltre = mappa.find(({ colonna }) => colonna >= quante);
  if (oltre) return `Il file ha ${quante} colonne: la colonna scelta per ${oltre.campo} non c'è.`;
  const detti = [...mappa, ...fissi].map(({ campo }) => campo);
  const doppio = detti.find((campo, indice) => detti.indexOf(campo) !== indice);
  if (doppio !== undefined) return `Il campo ${doppio} è detto due volte: da una sola colonna, o da un solo valore.`;
  return erroreValoreFisso(colonne, fissi) ?? mancanti(colonne, detti);
};

/** A value for every row that could not be read in any. */
const erroreValoreFisso = (colonne: readonly Colonna[], fissi: readonly ValoreFisso[]): string | null => {
  for (const { campo, valore } of fissi) {
    const colonna = colonne.find((una) => una.campo === campo);
    const letto = colonna && readCella(colonna, valore);
    if (colonna && letto && 'errore' in letto)
      return `Valore per tutte le righe di "${colonna.titolo}": ${letto.errore}`;
  }
  return null;
};

const mancanti = (colonne: readonly Colonna[], detti: readonly string[]): string | null => {
  const senza = colonne.filter(({ campo, obbligatoria }) => obbligatoria && !detti.includes(campo));
  return senza.length === 0
    ? null
    : `Nel file non si riconosce ${senza.length === 1 ? 'la colonna' : 'nessuna delle colonne'} ${senza.map(({ titolo }) => `"${titolo}"`).join(', ')}: abbinarla a una colonna del file.`;
};
