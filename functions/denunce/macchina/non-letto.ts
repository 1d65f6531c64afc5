/** Characters of a field that have not its form, kept in the place of its value until a record takes it. */
export class NonLetto {
  readonly scritto: string;
  /** The form that the layout wants there. */
  readonly atteso: string;
  /** True where its finding is said already: one fault has one. */
  readonly detto: boolean;
  /** A value that has the form, for a field that any record may leave out. */
  readonly altro: string | number | undefined;
  constructor(scritto: string, atteso: string, detto = false, altro?: string | number) {
    this.scritto = scritto;
    this.atteso = atteso;
    this.detto = detto;
    this.altro = altro;
  }
}

const posti = new WeakMap<object, string>();

/** The same object, which remembers where in its file it was read: a record, a line. */
export const conPosto = <O extends object>(oggetto: O, posto: string): O => {
  posti.set(oggetto, posto);
  return oggetto;
};

/** Where an object was read; nothing for one that was put together of others. */
export const postoDi = (oggetto: object): string | undefined => posti.get(oggetto);
