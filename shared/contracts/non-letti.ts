/** Header of an answer that lacks records because a later version of the program wrote them: their names, and how many they are. */
export const NON_LETTI = 'x-non-letti';

const NOMINATI = 10;

/** The records that an answer lacks, as its header says them. */
export interface NonLetti {
  readonly quanti: number;
  readonly nomi: readonly string[];
}

/** A header holds plain characters and little of them: the first names, percent-encoded. */
export const writeNonLetti = (nomi: readonly string[]): string =>
  `${nomi.length};${nomi.slice(0, NOMINATI).map(encodeURIComponent).join(',')}`;

/** Records that a header names, undefined when it names none. */
export const readNonLetti = (header: string | null): NonLetti | undefined => {
  const [, quanti, nomi = ''] = /^(\d{1,6});(.*)$/.exec(header ?? '') ?? [];
  return quanti === undefined ? undefined : { quanti: Number(quanti), nomi: nomi.split(',').map(decodeURIComponent) };
};

/** Sentence that a page shows beside an answer that lacks some records. */
export const avvisoNonLetti = ({ quanti, nomi }: NonLetti): string => {
  const altre = quanti > nomi.length ? ` e altre ${quanti - nomi.length}` : '';
  return `${quanti === 1 ? 'Una registrazione scritta' : `${quanti} registrazioni scritte`} da una versione più recente del programma qui non ${quanti === 1 ? 'compare' : 'compaiono'}: ${nomi.join(', ')}${altre}. Nulla è andato perso: ricaricare la pagina fra qualche minuto e, se l'avviso resta, chiedere a chi cura il programma di completare l'aggiornamento.`;
};
