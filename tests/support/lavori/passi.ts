import type { AroundCall } from '#lib/local/around-call.ts';

type Run = () => Promise<unknown>;

/** Steps that wait. */
export interface Fermi {
  /** Comes when the first of them does. */
  readonly arrived: Promise<void>;
  /** Lets them go on, and waits for their end. */
  readonly release: () => Promise<void>;
}

/** What becomes of the steps of long work in a product that is opened with `aroundCall`. Calls of one kind are counted from the last thing asked of them. */
export interface Passi {
  readonly aroundCall: AroundCall;
  /** Nobody performs the steps of that kind from that call on. */
  readonly failFrom: (tipo: string, prima: number) => void;
  /** The steps of that kind wait from that call on, whatever is asked of those that come after. */
  readonly holdFrom: (tipo: string, prima: number) => Fermi;
  /** Each step of that kind is delivered twice. */
  readonly deliverTwice: (tipo: string) => void;
  readonly leaveAlone: () => void;
}

/** The steps of long work in the hands of a test. */
export const passiInMano = (): Passi => {
  let perCall: (volta: number, run: Run) => Promise<unknown> = (_, run) => run();
  let disturbato = '';
  let volta = 0;
  const disturb = (tipo: string, come: typeof perCall): void => {
    [disturbato, volta, perCall] = [tipo, 0, come];
  };
  return {
    aroundCall: async (call, run) => {
      if (call.engine !== 'lambda' || call.name !== `emolumenti-${disturbato}`) return run();
      volta += 1;
      let answer: Awaited<ReturnType<typeof run>> | undefined;
      await perCall(volta, async () => (answer = await run()));
      return answer ?? run();
    },
    failFrom: (tipo, prima) =>
      disturb(tipo, async (questa, run) => {
        if (questa < prima) return run();
        throw Object.assign(new Error('Nobody answers'), { name: NON_RISPONDE });
      }),
    holdFrom: (tipo, prima) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const arrivo = Promise.withResolvers<void>();
      const fermi: Promise<unknown>[] = [];
      disturb(tipo, (questa, run) => {
        if (questa < prima) return run();
        const fermo = promise.then(run);
        fermi.push(fermo);
        arrivo.resolve();
        return fermo;
      });
      return {
        arrived: arrivo.promise,
        release: async () => {
          resolve();
          await Promise.allSettled(fermi);
        },
      };
    },
    deliverTwice: (tipo) =>
      disturb(tipo, async (_, run) => {
        await run();
        await run();
      }),
    leaveAlone: () => disturb('', (_, run) => run()),
  };
};

/** What a step that nobody performs fails with. */
export const NON_RISPONDE = 'Prova.NonRisponde';
