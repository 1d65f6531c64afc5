/** A published version of a function: its number and the instant it was published at (ISO 8601). */
export interface Versione {
  readonly numero: number;
  readonly pubblicata: string;
}

/** What may still call a version of a function. */
export interface InUso {
  /** Numbers that an alias or the definition of a machine names. */
  readonly nominate: readonly number[];
  /** When each execution that still runs began (ISO 8601). */
  readonly iniziate: readonly string[];
}

/** The newest ones are kept however old they are: what works, and what a deploy goes back to. */
const SEMPRE = 2;
/** Between the publication of a version and the machine that names it a deploy may pass so long. */
const ORE_DI_CONSEGNA = 24;

const ORA = 3_600_000;

/**
 * The versions of one function that nobody can call any more, the oldest first: replaced at least so many days ago, named by nothing. An execution that began before a version was replaced, or while
 * the deploy that replaced it was going on, may have begun with it: as long as one runs, the version stays.
 */
export const supersededVersions = (
  versioni: readonly Versione[],
  { nominate, iniziate }: InUso,
  { adesso, giorni }: { readonly adesso: Date; readonly giorni: number },
): number[] => {
  const ordinate = versioni.toSorted((a, b) => a.numero - b.numero);
  const prima = Math.min(...iniziate.map((inizio) => Date.parse(inizio)));
  return ordinate.slice(0, -SEMPRE).flatMap(({ numero }, indice) => {
    const sostituita = Date.parse(ordinate[indice + 1]?.pubblicata ?? '');
    const recente = !(adesso.getTime() - sostituita >= giorni * 24 * ORA);
    const forseInCorso = prima < sostituita + ORE_DI_CONSEGNA * ORA;
    return recente || forseInCorso || nominate.includes(numero) ? [] : [numero];
  });
};
