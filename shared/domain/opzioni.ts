/** True for a member of a closed list of codes; narrows the type. */
export const isVoceDi = <C extends string>(codici: readonly C[], valore: unknown): valore is C =>
  codici.some((codice) => codice === valore);

/** One choice of a list as forms and filters show it. */
export interface Opzione<C extends string> {
  readonly codice: C;
  readonly descrizione: string;
}

/** The choices of a closed list, in its order, with their Italian words. */
export const opzioni = <C extends string>(
  codici: readonly C[],
  descrizioni: Readonly<Record<C, string>>,
): readonly Opzione<C>[] => codici.map((codice) => ({ codice, descrizione: descrizioni[codice] }));
