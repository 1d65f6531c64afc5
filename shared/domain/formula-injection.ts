/**
 * What a spreadsheet program may take for a formula when it opens a CSV (OWASP, "CSV Injection"): behind apostrophes, blanks and control characters too, and in the
 * full-width letters that some programs read as the plain ones.
 */
const LOOKS_LIKE_FORMULA = /^['\p{Cc}\p{Zs}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** A letter or a digit in front: nothing to look for. */
const beginsPlainly = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || (first >= 0x41 && first <= 0x5a) || (first >= 0x61 && first <= 0x7a);
};

/** A text that no program runs: an apostrophe goes before what looks like a formula, and before such a text that already has one, so that it can be taken off again. */
export const guarded = (text: string): string =>
  !beginsPlainly(text) && LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;

/** The text before it was guarded. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && LOOKS_LIKE_FORMULA.test(text) ? text.slice(1) : text;
