import { RegolaMancante, type RegolaDatata } from '#shared/rules/regola.ts';
import { regoleCon, type Regole } from '#shared/rules/regole.ts';
import type { Caso, Cifre, Ingressi } from './caso.ts';

/** What a topic computes with: the inputs, the day of the case, and the rules with the case's own historic parameters. */
export interface Prova {
  readonly caso: Caso;
  readonly ingressi: Ingressi;
  readonly giorno: string;
  readonly regole: Regole;
}

/** The figures of a topic, by the names the case expects. */
export type Argomento = (prova: Prova) => Cifre;

/** A parameter a case carries: a version of the rule it stands for, in force from ever. */
export const versioneDelCaso = <T>({ caso }: Prova, regola: RegolaDatata<T>, valore: T): RegolaDatata<T> => ({
  id: regola.id,
  descrizione: regola.descrizione,
  versioni: [
    { dal: '1900-01-01', valore, norma: [{ testo: `valore del caso ${caso.id}` }], fonte: 'derivata', riscontro: null },
  ],
});

/**
 * The same case with some parameters of its own. Where the law in force on the day says the same, the law's version stays:
 * a case overrides only what it carries as history.
 */
export const conParametri = (prova: Prova, ...parametri: readonly (RegolaDatata<unknown> | null)[]): Prova => ({
  ...prova,
  regole: regoleCon(
    prova.regole,
    parametri.flatMap((parametro) => (parametro === null ? [] : [parametro])),
  ),
});

/** A parameter of the case as a rule version, or null when the case does not carry it or the law says the same. */
export const parametro = <T>(
  prova: Prova,
  nome: string,
  regola: RegolaDatata<T>,
  valore: (ingressi: Ingressi, legge: T | null) => T,
): RegolaDatata<T> | null => {
  if (!prova.ingressi.ha(nome)) return null;
  const legge = valoreDiLegge(prova, regola);
  const proprio = valore(prova.ingressi, legge);
  return legge !== null && JSON.stringify(legge) === JSON.stringify(proprio)
    ? null
    : versioneDelCaso(prova, regola, proprio);
};

/** The law on the day of the case; null where nothing is in force. */
export const valoreDiLegge = <T>({ regole, giorno }: Prova, regola: RegolaDatata<T>): T | null => {
  try {
    return regole.inVigore(regola, giorno).valore;
  } catch (causa) {
    if (causa instanceof RegolaMancante) return null;
    throw causa;
  }
};
