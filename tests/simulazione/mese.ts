import { inspect } from 'node:util';
import { sorte } from '#lib/local/demo/random.ts';
import { modi } from './modi.ts';
import { openMondo, type Mondo } from './mondo.ts';
import { passiCedolini } from './passi/cedolini.ts';
import { passiDenunce } from './passi/denunce.ts';
import { passiElaborazioni } from './passi/elaborazioni.ts';
import { passiPersone } from './passi/persone.ts';
import { passiScambi } from './passi/scambi.ts';
import { pick, type Passo } from './passo.ts';
import { Difetto } from './risposte.ts';
import { scuoleSimulate } from './scuole.ts';

/** Working days of the month, and what the ten offices do on each. */
const GIORNI = 22;
const PASSI_AL_GIORNO = 12;
const PASSI_DEL_MESE = GIORNI * PASSI_AL_GIORNO;
/** What an office turns to when there is nothing to do the first on. */
const RIPIEGHI = 4;

/** What became of a month. */
export interface Esito {
  readonly seme: number;
  readonly passi: number;
  readonly fatti: Readonly<Record<string, number>>;
  /** What refused calls said, by code. */
  readonly rifiuti: Readonly<Record<string, number>>;
  /** What should not have been, null where nothing. */
  readonly difetto: string | null;
}

const passi: readonly Passo[] = [
  ...passiPersone,
  ...passiElaborazioni,
  ...passiCedolini,
  ...passiDenunce,
  ...passiScambi,
];
const urna = passi.flatMap((passo) => Array.from({ length: passo.peso }, () => passo));

interface Durata {
  readonly quanti?: number | undefined;
  /** By the clock of the process, in milliseconds. */
  readonly until?: number;
  readonly told?: ((passo: number, fatto: string) => void) | undefined;
}

/**
 * A month of ten offices: the same seed draws the same things, whatever becomes of them; after each, all that must always be true is looked at.
 * Ends before its time when something is not, or when `until` has come: not before the first day is over.
 */
export const simulateMonth = async (
  seme: number,
  { quanti = PASSI_DEL_MESE, until = Infinity, told = () => undefined }: Durata = {},
): Promise<Esito> => {
  const mondo = await openMondo(seme, (numero) => sorte(Math.trunc(seme * 100_000 + numero * 10)));
  const fatti: Record<string, number> = {};
  let numero = 0;
  let difetto: string | null = null;
  const goesOn = () => numero < quanti && (numero < PASSI_AL_GIORNO || performance.now() < until);
  while (difetto === null && goesOn()) {
    numero += 1;
    try {
      const fatto = await step(mondo, numero);
      fatti[fatto] = (fatti[fatto] ?? 0) + 1;
      told(numero, fatto);
    } catch (error) {
      difetto = `Step ${numero}: ${wordsOf(error)}`;
    }
  }
  await mondo.close();
  return { seme, passi: numero, fatti, rifiuti: mondo.rifiuti, difetto };
};

const wordsOf = (error: unknown): string => (error instanceof Difetto ? error.message : inspect(error));

/** One step, and what is true after it. @throws Difetto */
const step = async (mondo: Mondo, numero: number): Promise<string> => {
  if (numero % PASSI_AL_GIORNO === 0) {
    await mondo.nextDay();
    await mondo.check();
    return 'un altro giorno';
  }
  const caso = mondo.caso(numero + 0.1);
  const scuola = pick(caso, scuoleSimulate);
  const modo = pick(caso, modi);
  const fatto = await modo(mondo, {
    scuola,
    numero,
    passi: Array.from({ length: 1 + RIPIEGHI }, () => pick(caso, urna)),
  });
  await mondo.check(scuola);
  return fatto;
};
