import { useSyncExternalStore } from 'react';

/** The guided trials that the program has. */
export const proveGuidate = ['prima-elaborazione', 'prima-denuncia'] as const;
export type ProvaGuidata = (typeof proveGuidate)[number];

/** A trial that somebody is going through, and the step they have come to. */
interface InCorso {
  readonly prova: ProvaGuidata;
  readonly passo: number;
}

const CHIAVE = 'emolumenti.prova-guidata';
const ascoltatori = new Set<() => void>();

/** The trial of this window, as it is kept: after the page is loaded again one goes on from the same step. */
const letta = (): string => sessionStorage.getItem(CHIAVE) ?? '';

const write = (testo: string): void => {
  sessionStorage.setItem(CHIAVE, testo);
  for (const ascolta of ascoltatori) ascolta();
};

/** The trial that a text kept in the window tells of; null where it tells of none. */
export const readProva = (testo: string): InCorso | null => {
  const [nome, numero] = testo.split(' ');
  const prova = proveGuidate.find((una) => una === nome);
  const passo = Number(numero);
  return prova === undefined || !Number.isInteger(passo) || passo < 0 ? null : { prova, passo };
};

export const startProva = (prova: ProvaGuidata): void => write(`${prova} 0`);
export const moveProva = ({ prova, passo }: InCorso): void => write(`${prova} ${passo}`);
export const endProva = (): void => write('');

const subscribe = (ascolta: () => void): (() => void) => {
  ascoltatori.add(ascolta);
  return () => ascoltatori.delete(ascolta);
};

/** The trial that is going on in this window; null while none is. */
export const useProvaInCorso = (): InCorso | null => readProva(useSyncExternalStore(subscribe, letta));
