import { join } from 'node:path';
import type { AroundCall, EngineCall } from '#lib/local/around-call.ts';
import { sorte } from '#lib/local/demo/random.ts';
import { ServiceError } from '#lib/local/step-functions/service-error.ts';
import { copyFolder } from './cartella.ts';
import { resume, type Fermate } from './fermate.ts';
import { differencesOf } from './forma.ts';
import { goThrough, inFolder, type Giro } from './giro.ts';
import { moveClock } from './orologio.ts';
import { killAt } from './uccisione.ts';

/** How much is tried: `volte` each fault of chance, from this seed. */
export interface Misura {
  readonly seme: number;
  readonly volte: number;
}

export interface Prova {
  readonly dove: string;
  readonly differenze: readonly string[];
}

/** A way in which things go wrong, tried on a flow. @returns how each try ended */
export interface Guasto {
  readonly nome: string;
  /** Takes minutes: at full length only. */
  readonly lento?: boolean;
  readonly tryOn: (giro: Giro, fermate: Fermate, misura: Misura) => Promise<readonly Prova[]>;
}

/** Tries one thing after the other: each has the machine for itself. */
const oneByOne = async <T>(things: readonly T[], work: (thing: T) => Promise<Prova>): Promise<Prova[]> => {
  const prove: Prova[] = [];
  for (const thing of things) prove.push(await work(thing));
  return prove;
};

const seedsOf = ({ seme, volte }: Misura): number[] => Array.from({ length: volte }, (_, volta) => seme + volta);

/** As often as said, of the calls of the state machines' service: the other engines spoil theirs by themselves. */
const spoiling = (seed: number, rate: number, spoil: (run: () => Promise<unknown>) => Promise<never>): AroundCall => {
  const caso = sorte(seed);
  const isSpoilt = ({ engine, name }: EngineCall): boolean =>
    engine === 'stepFunctions' && name === 'StartExecution' && caso.intero(100) < rate * 100;
  return (call, run) => (isSpoilt(call) ? spoil(run) : run());
};

const THROTTLED = 0.5;
const LOST = 0.05;
const refused = (): Promise<never> => Promise.reject(new ServiceError('ThrottlingException', 'Rate exceeded'));
const lostAfter = async (run: () => Promise<unknown>): Promise<never> => {
  await run();
  throw new ServiceError('InternalFailure', 'The answer is lost.', 500);
};

/** The machine dies before and after each call, and starts again. */
export const killed: Guasto = {
  nome: 'killed before and after each call',
  tryOn: (giro, { indisturbata, fermate }) =>
    oneByOne(fermate, async (fermata) => ({
      dove: fermata.dove,
      differenze: await inFolder(async (folder) => {
        const cartella = join(folder, 'stato');
        copyFolder(fermata.cartella, cartella);
        return resume(giro, { ...fermata, cartella }, indisturbata);
      }),
    })),
};

/** It dies there and starts again with its clock a quarter of an hour ahead, and behind. */
const clockMoved: Guasto = {
  nome: 'killed there, clock ±15 minutes',
  tryOn: async (giro, stati, misura) => {
    const clock = moveClock();
    try {
      const prove: Prova[] = [];
      for (const minutes of [15, -15]) {
        clock.moveTo(minutes);
        prove.push(...(await killed.tryOn(giro, stati, misura)));
      }
      return prove;
    } finally {
      clock.stop();
    }
  },
};

/** Whatever a state machine calls it calls twice, whatever a person asks is asked twice in the same instant. */
const twice: Guasto = {
  nome: 'everything delivered twice',
  tryOn: (giro, { indisturbata }, misura) =>
    oneByOne(seedsOf(misura), async (seed) => ({
      dove: `seed ${seed}`,
      differenze: differencesOf(
        indisturbata,
        await goThrough(giro, { faults: { stepFunctions: { seed, duplicateRate: 1 } } }, { doppio: true }),
      ),
    })),
};

const throttled: Guasto = {
  nome: 'half of the calls throttled',
  lento: true,
  tryOn: (giro, { indisturbata }, misura) =>
    oneByOne(seedsOf({ ...misura, volte: 2 }), async (seed) => ({
      dove: `seed ${seed}`,
      differenze: differencesOf(
        indisturbata,
        await goThrough(giro, {
          faults: { dynamodb: { seed, throttleRate: THROTTLED }, s3: { seed, throttleRate: THROTTLED } },
          around: spoiling(seed, THROTTLED, refused),
        }),
      ),
    })),
};

const answersLost: Guasto = {
  nome: '5 % done, the answer lost',
  tryOn: (giro, { indisturbata }, misura) =>
    oneByOne(seedsOf(misura), async (seed) => ({
      dove: `seed ${seed}`,
      differenze: differencesOf(
        indisturbata,
        await goThrough(giro, {
          faults: { dynamodb: { seed, appliedButTimedOutRate: LOST }, s3: { seed, appliedButTimedOutRate: LOST } },
          around: spoiling(seed, LOST, lostAfter),
        }),
      ),
    })),
};

const KILLS = 20;

const killedForReal: Guasto = {
  nome: 'kill -9 at any instant',
  lento: true,
  tryOn: (giro, stati, { seme }) => {
    const caso = sorte(seme);
    const instants = Array.from({ length: KILLS }, () => caso.intero(Math.ceil(stati.durata)));
    return oneByOne(instants, async (instant) => ({
      dove: `${instant} ms`,
      differenze: await killAt(giro, stati, instant),
    }));
  },
};

/** The other ways. */
export const guasti: readonly Guasto[] = [clockMoved, twice, throttled, answersLost, killedForReal];
