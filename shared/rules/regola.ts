/** Where a figure comes from, as the payslip prints it. `url` only where an official page exists. */
export interface Norma {
  readonly testo: string;
  readonly url?: string;
}

/** How much a figure may be trusted: read in an official or public source, known background, derived by arithmetic, or contested. */
export type Fonte = 'fonte' | 'conoscenza' | 'derivata' | 'controversa';

/** One dated value of a rule; `null` means abolished from that day. */
export interface Versione<T> {
  readonly dal: string;
  readonly valore: T | null;
  readonly norma: readonly [Norma, ...Norma[]];
  readonly fonte: Fonte;
  readonly nota?: string;
  /** Verification of this version alone, where it differs from the rule's: older values of a checked rule may be unchecked. */
  readonly verificataIl?: string | null;
}

/** A figure or table of the law with all its dated versions, oldest first. */
export interface RegolaDatata<T> {
  readonly id: string;
  readonly descrizione: string;
  /** Day (YYYY-MM-DD) somebody checked it on the official text; null while nobody has. */
  readonly verificataIl: string | null;
  readonly versioni: readonly [Versione<T>, ...Versione<T>[]];
}

/** A rule resolved on a day: what a payslip quotes and a sealed run stores. */
export interface InVigore<T> {
  readonly id: string;
  readonly descrizione: string;
  readonly dal: string;
  readonly valore: T;
  readonly norma: readonly [Norma, ...Norma[]];
  readonly fonte: Fonte;
  readonly verificataIl: string | null;
}

/** No rule in force on the day: the payslip that needed it stops with this reason, the others go on. */
export class RegolaMancante extends Error {
  readonly regola: string;
  readonly giorno: string;
  constructor(regola: { readonly id: string; readonly descrizione: string }, giorno: string) {
    super(
      `Nessun valore in vigore il ${giorno.split('-').reverse().join('/')} per "${regola.descrizione}" (${regola.id})`,
    );
    this.name = 'RegolaMancante';
    this.regola = regola.id;
    this.giorno = giorno;
  }
}

/**
 * The version in force on a day (YYYY-MM-DD). Never falls back to the nearest one.
 * @throws RegolaMancante before the first version and after an abolition; the engine turns it into an anomaly.
 */
export const inForceOn = <T>(regola: RegolaDatata<T>, giorno: string): InVigore<T> => {
  const versione = ifInForceOn(regola, giorno);
  if (versione === null) throw new RegolaMancante(regola, giorno);
  return versione;
};

/** The version in force on a day, or null before the first one and after an abolition. */
export const ifInForceOn = <T>(regola: RegolaDatata<T>, giorno: string): InVigore<T> | null => {
  const versione = regola.versioni.findLast((candidata) => candidata.dal <= giorno);
  if (versione === undefined || versione.valore === null) return null;
  return {
    id: regola.id,
    descrizione: regola.descrizione,
    dal: versione.dal,
    valore: versione.valore,
    norma: versione.norma,
    fonte: versione.fonte,
    verificataIl: versione.verificataIl === undefined ? regola.verificataIl : versione.verificataIl,
  };
};
