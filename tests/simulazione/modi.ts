import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { RUOLI, type Mondo } from './mondo.ts';
import { NienteDaFare, type Passo, type Ufficio } from './passo.ts';
import { Difetto, Rifiuto } from './risposte.ts';
import type { ScuolaSimulata } from './scuole.ts';

/** What an office means to do: the first of some things that there is something to do it on. */
export interface Intento {
  readonly scuola: ScuolaSimulata;
  readonly passi: readonly Passo[];
  readonly numero: number;
}

/** @returns what was done, and whether it was refused. @throws Difetto */
const attempt = async (mondo: Mondo, ufficio: Ufficio, { passi, numero }: Intento): Promise<string> => {
  for (const { nome, make } of passi)
    try {
      await make(ufficio, mondo.caso(numero));
      return nome;
    } catch (error) {
      if (error instanceof Rifiuto) return `${nome}: rifiutato`;
      if (!(error instanceof NienteDaFare))
        throw new Difetto(`${nome}: ${error instanceof Difetto ? error.message : inspect(error)}`, { cause: error });
    }
  return 'niente da fare';
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How a thing is done. */
export type Modo = (mondo: Mondo, intento: Intento) => Promise<string>;

const alone: Modo = async (mondo, intento) => attempt(mondo, await mondo.ufficio(intento.scuola, 'GESTORE'), intento);

/** Two users of the school do the same on the same record at once. */
const together: Modo = async (mondo, intento) => {
  const uffici = await Promise.all(RUOLI.map((ruolo) => mondo.ufficio(intento.scuola, ruolo)));
  const fatti = await Promise.allSettled(uffici.map((ufficio) => attempt(mondo, ufficio, intento)));
  for (const esito of fatti) if (esito.status === 'rejected') throw esito.reason;
  return `in due: ${fatti
    .map((esito) => (esito.status === 'fulfilled' ? esito.value : ''))
    .toSorted()
    .join(', ')}`;
};

const MILLISECONDI = 250;

/** The program ends while it is being done, whatever becomes of it, and begins again. */
const interrupted: Modo = async (mondo, intento) => {
  const fatto = alone(mondo, intento).catch((error: unknown) => `${wordsOf(error).split(':')[0]} senza risposta`);
  await setTimeout(mondo.caso(intento.numero + 0.5).intero(MILLISECONDI));
  await mondo.reopen();
  return `interrotto: ${await fatto}`;
};

/** The archive refuses calls, cancels transactions, carries some out without answering. */
const slowedDown: Modo = async (mondo, intento) => {
  Object.assign(mondo.guasti, { throttleRate: 0.1, conflictRate: 0.05, appliedButTimedOutRate: 0.03 });
  try {
    return `archivio lento: ${await alone(mondo, intento)}`;
  } finally {
    Object.assign(mondo.guasti, { throttleRate: 0, conflictRate: 0, appliedButTimedOutRate: 0 });
  }
};

/** Mostly in peace. */
export const modi: readonly Modo[] = [
  ...Array.from({ length: 14 }, () => alone),
  ...Array.from({ length: 3 }, () => together),
  ...Array.from({ length: 2 }, () => slowedDown),
  interrupted,
];
