import type { Risposta, Risposte } from '#shared/calcolatrice/domande.ts';

/** The cases of the page: one, or two that are compared. */
export type Casi = readonly [Risposte] | readonly [Risposte, Risposte];

const SECONDO = '2.';

/** The cases as the fragment of an address: it never leaves the browser. */
export const frammentoDi = ([primo, secondo]: Casi): string =>
  new URLSearchParams([...coppie(primo, ''), ...(secondo === undefined ? [] : coppie(secondo, SECONDO))]).toString();

const coppie = (risposte: Risposte, prima: string): string[][] =>
  Object.entries(risposte).flatMap(([nome, valore]) =>
    valore === undefined ? [] : [[`${prima}${nome}`, String(valore)]],
  );

/** The cases that a fragment holds; what it says wrong is told by the calculation. */
export const casiDi = (frammento: string): Casi => {
  const lette = [...new URLSearchParams(frammento.replace(/^#/, ''))];
  const primo = Object.fromEntries(
    lette.flatMap(([nome, testo]) => (nome.startsWith(SECONDO) ? [] : [[nome, rispostaDi(testo)]])),
  );
  const secondo = Object.fromEntries(
    lette.flatMap(([nome, testo]) =>
      nome.startsWith(SECONDO) ? [[nome.slice(SECONDO.length), rispostaDi(testo)]] : [],
    ),
  );
  return Object.keys(secondo).length === 0 ? [primo] : [primo, secondo];
};

const rispostaDi = (testo: string): Risposta => {
  if (testo === 'true' || testo === 'false') return testo === 'true';
  return /^\d{1,9}$/.test(testo) ? Number(testo) : testo;
};
