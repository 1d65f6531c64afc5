/** Text as it is searched: lower case, without accents, blanks as one. The length may change: places are counted on the folded text. */
export const fold = (testo: string): string =>
  testo.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it').replace(/\s+/g, ' ');

/** How many times a text is found on a page, without overlaps. */
export const countIn = (pagina: string, cercato: string): number => {
  const ago = fold(cercato.trim());
  return ago === '' ? 0 : fold(pagina).split(ago).length - 1;
};

/** One occurrence: the page (from 1) and which one of that page (from 0). */
export interface Occorrenza {
  readonly pagina: number;
  readonly indice: number;
}

/** The occurrences of a document in order, from the count of each page. */
export const occorrenzeDi = (conteggi: readonly number[]): readonly Occorrenza[] =>
  conteggi.flatMap((quante, posto) => Array.from({ length: quante }, (_, indice) => ({ pagina: posto + 1, indice })));

/** The first occurrence on a page or after it, the very first when none follows; -1 when there is none. */
export const firstFrom = (occorrenze: readonly Occorrenza[], pagina: number): number => {
  const trovata = occorrenze.findIndex((occorrenza) => occorrenza.pagina >= pagina);
  return trovata < 0 && occorrenze.length > 0 ? 0 : trovata;
};

/** The places of a searched text in the text nodes of a page: each as start and end, node and offset. */
export const rangesIn = (nodi: readonly Text[], cercato: string): Range[] => {
  const ago = fold(cercato.trim());
  if (ago === '') return [];
  const caratteri = nodi.flatMap((nodo) =>
    [...nodo.data].map((carattere, posto) => ({ nodo, posto, piegato: fold(carattere) })),
  );
  const posti = caratteri.flatMap((carattere) => [...carattere.piegato].map(() => carattere));
  const pagliaio = caratteri.map(({ piegato }) => piegato).join('');
  const ranges: Range[] = [];
  for (let da = pagliaio.indexOf(ago); da >= 0; da = pagliaio.indexOf(ago, da + ago.length)) {
    const [inizio, fine] = [posti[da], posti[da + ago.length - 1]];
    if (!inizio || !fine) break;
    const range = document.createRange();
    range.setStart(inizio.nodo, inizio.posto);
    range.setEnd(fine.nodo, fine.posto + 1);
    ranges.push(range);
  }
  return ranges;
};
