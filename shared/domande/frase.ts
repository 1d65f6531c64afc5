import { formatGiornoEsteso, isGiorno } from '../domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatOre } from '../money/centesimi.ts';
import type { Grafo } from './grafo.ts';

/** A figure of a sentence, and the node of the graph it was read at: 'cedolino/righe/3/importo'. */
export interface Cifra {
  readonly testo: string;
  readonly nodo: string;
}

/** A sentence with the figures it says. */
export interface Frase {
  readonly testo: string;
  readonly cifre: readonly Cifra[];
}

/** The value at a node of the graph; undefined where there is no such node. */
const valoreAlNodo = (grafo: Grafo, nodo: string): unknown =>
  nodo.split('/').reduce<unknown>((dentro, chiave) => {
    if (typeof dentro !== 'object' || dentro === null) return undefined;
    return Object.entries(dentro).find(([nome]) => nome === chiave)?.[1];
  }, grafo);

/** The figures of a graph, each read at its node: a sentence has no other way to a figure. */
export interface Cifre {
  /** An amount without its sign, which the words around it say. */
  readonly euro: (nodo: string) => Cifra;
  /** An amount with its sign, where it may be below zero. */
  readonly conSegno: (nodo: string) => Cifra;
  readonly aliquota: (nodo: string) => Cifra;
  /** A quantity in hundredths. */
  readonly quantita: (nodo: string) => Cifra;
  readonly giorno: (nodo: string) => Cifra;
  readonly anno: (nodo: string) => Cifra;
}

/** @throws Error for a node that is not in the graph: a defect of the answer, never a sentence without ground */
export const cifreDi = (grafo: Grafo): Cifre => {
  const numero = (nodo: string): number => {
    const valore = valoreAlNodo(grafo, nodo);
    if (typeof valore !== 'number') throw new Error(`No figure at ${nodo}`);
    return valore;
  };
  return {
    euro: (nodo) => ({ testo: formatEuro(Math.abs(numero(nodo))), nodo }),
    conSegno: (nodo) => ({ testo: formatEuro(numero(nodo)).replace('-', '−'), nodo }),
    aliquota: (nodo) => ({ testo: formatAliquota(numero(nodo)), nodo }),
    quantita: (nodo) => ({ testo: formatOre(numero(nodo)), nodo }),
    anno: (nodo) => ({ testo: String(numero(nodo)), nodo }),
    giorno: (nodo) => {
      const valore = valoreAlNodo(grafo, nodo);
      if (!isGiorno(valore)) throw new Error(`No day at ${nodo}`);
      return { testo: formatGiornoEsteso(valore), nodo };
    },
  };
};

/** Puts a sentence together from words, figures, and sentences already put together. */
export const frase = (parole: readonly string[], ...dette: readonly (string | Cifra | Frase)[]): Frase => ({
  testo: parole.map((parola, indice) => `${parola}${testoDi(dette[indice] ?? '')}`).join(''),
  cifre: dette.flatMap((detta) => {
    if (typeof detta === 'string') return [];
    return 'nodo' in detta ? [detta] : detta.cifre;
  }),
});

const testoDi = (detta: string | Cifra | Frase): string => (typeof detta === 'string' ? detta : detta.testo);

/** "Il 27 marzo", "l'8 marzo": a day with its article, or with the preposition that takes it. */
export const conArticolo = (giorno: Cifra, prima: 'il' | 'del' | 'dal' = 'il'): Frase => {
  const breve = /^(?:8|11) /.test(giorno.testo);
  const davanti = { il: "l'", del: "dell'", dal: "dall'" }[prima];
  return breve ? frase`${davanti}${giorno}` : frase`${prima} ${giorno}`;
};
