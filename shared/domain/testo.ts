/** Characters that change how a text is laid out: line ends, tabs, other control characters. */
const A_CAPO = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** The ends of line that no keyboard writes; those of notes are kept. */
const A_CAPO_UNICODE = /[\p{Zl}\p{Zp}]+/gu;
/** Characters that cannot be seen: zero-width ones, marks of direction. */
const INVISIBILI = /\p{Cf}+/gu;
const SPAIATI = /\p{Cs}/gu;
/** The first half of a character whose second half was cut off. */
const META_FINALE = /[\uD800-\uDBFF]$/;

/** A text as a request means it: composed characters (NFC), no blanks around it. */
export const composto = (testo: string): string => testo.normalize('NFC').trim();

/** The text on one line: line ends and tabs become a blank. What cannot be seen stays, for who checks the text to find it. */
export const inRiga = (testo: string): string => composto(testo.replace(A_CAPO, ' '));

/** The beginning of a text, at most as long as its field: a character of two halves that does not fit whole is left out, since half of one is refused wherever it is stored. */
export const accorciato = (testo: string, massimo: number): string =>
  testo.length <= massimo ? testo : testo.slice(0, massimo).replace(META_FINALE, '');

/** A text of others as a line that can be shown, at most so long: nothing invisible in it, half characters replaced. */
export const mostrato = (testo: string, massimo: number): string =>
  accorciato(inRiga(accorciato(testo, massimo * 4 + 100).normalize('NFC')).replace(INVISIBILI, ''), massimo)
    .replace(SPAIATI, '\ufffd')
    .trim();

/** A text stored before these characters were refused: nothing invisible in it, line ends as blanks, half characters replaced. */
export const ripulito = (testo: string): string =>
  testo.normalize('NFC').replace(A_CAPO_UNICODE, ' ').replace(INVISIBILI, '').replace(SPAIATI, '\ufffd');

/** The text with a capital first letter, as a sentence begins. */
export const conMaiuscola = (testo: string): string => testo.charAt(0).toUpperCase() + testo.slice(1);

/** The ending of a file's name, with its point. */
const ESTENSIONE = /\.[^.]{1,10}$/;

/** The name of a file as it can be stored and read: on one line, nothing invisible in it. Of a name too long the ending stays. */
export const nomeFileMostrato = (nome: string, massimo: number): string => {
  const intero = mostrato(nome, nome.length);
  const [estensione = ''] = ESTENSIONE.exec(intero) ?? [];
  return `${accorciato(intero.slice(0, intero.length - estensione.length), massimo - estensione.length)}${estensione}`;
};
