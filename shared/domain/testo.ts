/** Characters that change how a text is laid out: line ends, tabs, other control characters. */
const A_CAPO = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that cannot be seen: zero-width ones, marks of direction. */
const INVISIBILI = /\p{Cf}+/gu;
const SPAIATI = /\p{Cs}/gu;

/** The text on one line: line ends and tabs become a blank. What cannot be seen stays, for who checks the text to find it. */
export const inRiga = (testo: string): string => testo.replace(A_CAPO, ' ').trim();

/** A text of others as a line that can be shown, at most so long: nothing invisible in it, half characters replaced. */
export const mostrato = (testo: string, massimo: number): string =>
  inRiga(testo.slice(0, massimo * 4 + 100).normalize('NFC'))
    .replace(INVISIBILI, '')
    .slice(0, massimo)
    .replace(SPAIATI, '\ufffd')
    .trim();
