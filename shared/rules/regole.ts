import { inForceOn, RegolaMancante, type Fonte, type InVigore, type Norma, type RegolaDatata } from './regola.ts';
import { haStessaForma } from './forma.ts';

/** Gives the value of a rule on a day: from the catalogue, or from what a sealed run stored. */
export interface Regole {
  /** @throws RegolaMancante when nothing is in force that day. */
  readonly inVigore: <T>(regola: RegolaDatata<T>, giorno: string) => InVigore<T>;
}

/** A rule version as a payslip used it on a day: JSON, with its value. */
export interface RegolaUsata {
  readonly id: string;
  readonly descrizione: string;
  readonly giorno: string;
  readonly dal: string;
  readonly valore: unknown;
  readonly norma: readonly [Norma, ...Norma[]];
  readonly fonte: Fonte;
  readonly verificataIl: string | null;
}

/** The rules of this release of the program. */
export const regoleCorrenti = (): Regole => ({ inVigore: inForceOn });

/**
 * The rules as a sealed run stored them: a rule it did not use, on that day, is missing, whatever the catalogue says today.
 * A stored value whose shape no longer fits the formula is missing too: the formula of then must be kept as a dated variant.
 */
export const regoleDa = (usate: readonly RegolaUsata[]): Regole => {
  const conservate = new Map(usate.map((usata) => [`${usata.id}|${usata.giorno}`, usata]));
  return {
    inVigore: <T>(regola: RegolaDatata<T>, giorno: string): InVigore<T> => {
      const usata = conservate.get(`${regola.id}|${giorno}`);
      if (usata === undefined) throw new RegolaMancante(regola, giorno);
      const { valore } = usata;
      if (!haStessaForma(esempi(regola), valore)) throw new RegolaMancante(regola, giorno);
      return { id: usata.id, descrizione: usata.descrizione, dal: usata.dal, valore, norma: usata.norma, fonte: usata.fonte, verificataIl: usata.verificataIl };
    },
  };
};

/** Resolves like `regole` and keeps what was asked, once per rule and day, in the order of first use. */
export const registraUso = (regole: Regole): Regole & { readonly usate: () => readonly RegolaUsata[] } => {
  const registro = new Map<string, RegolaUsata>();
  return {
    inVigore: (regola, giorno) => {
      const inVigore = regole.inVigore(regola, giorno);
      const chiave = `${regola.id}|${giorno}`;
      if (!registro.has(chiave)) registro.set(chiave, { ...inVigore, giorno });
      return inVigore;
    },
    usate: () => [...registro.values()],
  };
};

/** The same rules with some of them replaced: a historic case brings the values of its own day. */
export const regoleCon = (regole: Regole, sostituite: readonly RegolaDatata<unknown>[]): Regole => {
  const proprie = new Map(sostituite.map((regola) => [regola.id, regola]));
  return {
    inVigore: <T>(regola: RegolaDatata<T>, giorno: string): InVigore<T> => {
      const propria = proprie.get(regola.id);
      if (propria === undefined) return regole.inVigore(regola, giorno);
      const { valore, ...resto } = inForceOn(propria, giorno);
      if (!haStessaForma(esempi(regola), valore)) throw new RegolaMancante(regola, giorno);
      return { ...resto, valore };
    },
  };
};

const esempi = <T>(regola: RegolaDatata<T>): readonly T[] =>
  regola.versioni.flatMap(({ valore }) => (valore === null ? [] : [valore]));
