/** A word of the office, with what it means here. */
export interface Parola {
  readonly parola: string;
  readonly testo: string;
  /** How a label names it too, when not by the word itself. */
  readonly anche?: readonly string[];
}
