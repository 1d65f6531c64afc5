import type { Grafo } from '#shared/domande/grafo.ts';
import type { Risposta } from '#shared/domande/risposta.ts';

/** An amount, a rate or an amount without its sign of money, as a sentence says it. */
const CIFRA = /−?\d[\d.]*,\d+ ?[€%]?|\d+ ?[€%]/g;

const euro = (centesimi: number): string =>
  `${new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' }).format(centesimi / 100)} €`;
const percento = (parti: number): string =>
  `${new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(parti / 10_000)} %`;
const quantita = (centesimi: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: false }).format(centesimi / 100);
const MESI = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const giorno = (testo: string): string => {
  const [anno, mese, numero] = testo.split('-').map(Number);
  return `${numero === 1 ? '1°' : numero} ${MESI[(mese ?? 1) - 1] ?? ''} ${anno}`;
};

/** The ways in which a sentence may say a value of the graph. */
const modi = (valore: unknown): string[] => {
  if (typeof valore === 'string') return [valore, giorno(valore)];
  if (typeof valore !== 'number') return [];
  return [euro(Math.abs(valore)), euro(valore).replace('-', '−'), percento(valore), String(valore), quantita(valore)];
};

const alNodo = (grafo: unknown, nodo: string): unknown =>
  nodo.split('/').reduce<unknown>((dentro, chiave) => Object(dentro)[chiave], grafo);

const testiDi = (dentro: unknown): string[] => {
  if (typeof dentro === 'string') return [dentro];
  if (typeof dentro !== 'object' || dentro === null) return [];
  return Object.values(dentro).flatMap(testiDi);
};

/** The figures of some answers that no node of their graph has, each with its sentence; none is right. */
export const cifreSenzaNodo = (grafo: Grafo, risposte: readonly Risposta[]): string[] => {
  // norms and descriptions are quoted whole
  const citabili = [...new Set(testiDi(grafo))]
    .filter((testo) => /\d/.test(testo))
    .toSorted((a, b) => b.length - a.length);
  return risposte.flatMap(({ codice, frasi, chiedere }) => [
    ...(chiedere === null ? [] : (chiedere.match(CIFRA) ?? []).map((cifra) => `${codice}, a chi chiedere: ${cifra}`)),
    ...frasi.flatMap(({ testo, cifre }) => {
      const sbagliate = cifre.filter((cifra) => !modi(alNodo(grafo, cifra.nodo)).includes(cifra.testo));
      let resto = testo;
      for (const citabile of citabili) if (citabile.length > 5) resto = resto.replaceAll(citabile, '');
      for (const cifra of cifre) resto = resto.replace(cifra.testo, '');
      return [
        ...sbagliate.map((cifra) => `${codice}: ${cifra.testo} non è al nodo ${cifra.nodo}`),
        ...(resto.match(CIFRA) ?? []).map((cifra) => `${codice}: ${cifra} in «${testo}»`),
      ];
    }),
  ]);
};
