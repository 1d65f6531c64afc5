/** One broken invariant: which, on which item, what was expected and found. */
export interface Rilievo {
  readonly invariante: string;
  readonly chiave: string;
  readonly messaggio: string;
}
