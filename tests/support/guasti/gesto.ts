import { setTimeout as wait } from 'node:timers/promises';
import type { Route, RouteAnswer, RouteRequest } from '#shared/contracts/route.ts';
import type { Person } from '../home/test-home.ts';
import type { Gesto } from './flusso.ts';

/** How a person behaves: asks everything twice in the same instant, or once. */
export interface Modo {
  readonly cartella: string;
  /** Whether there is nobody left to answer: then nothing is asked again. */
  readonly isOver?: () => boolean;
  readonly doppio?: boolean;
}

const READ_EVERY_MS = 15;
const PATIENCE_MS = 120_000;
/** Answers after which a browser asks again in the same words. */
const AGAIN = new Set([429, 500, 502, 503, 504]);

/** Asks again while the product has no answer to give. @throws when it refuses */
const insist = async <R extends Route>(
  chi: Person,
  route: R,
  request: RouteRequest<R>,
  override: Parameters<Person['call']>[2],
): Promise<RouteAnswer<R>> => {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status, body } = await chi.call(route, request, { ...override, probe: true });
    if (status === 200) return body as RouteAnswer<R>;
    if (!AGAIN.has(status) || performance.now() > limit)
      throw new Error(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`);
    await wait(READ_EVERY_MS);
  }
};

const insistOn = async (work: () => Promise<unknown>, isOver: () => boolean): Promise<void> => {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > limit || isOver()) throw error;
      await wait(READ_EVERY_MS);
    }
  }
};

/** The hands of a person at the step of that name: its writes carry the same key and the same correlation each time the step is done. */
export const handsAt = (step: string, { cartella, doppio = false, isOver = () => false }: Modo): Gesto => {
  let asked = 0;
  return {
    cartella,
    command: (work) => insistOn(work, isOver),
    ask: async (chi, route, request) => {
      asked += 1;
      const key = `${step}-${asked}`;
      const once = () => insist(chi, route, request, { key, headers: { 'x-correlation-id': key } });
      if (!doppio) return once();
      const [first] = await Promise.all([once(), once()]);
      return first;
    },
    until: async (chi, route, request, awaited) => {
      const limit = performance.now() + PATIENCE_MS;
      for (;;) {
        const answer = await insist(chi, route, request, {});
        if (awaited(answer)) return answer;
        if (performance.now() > limit) throw new Error(`${route.path} still answers ${JSON.stringify(answer)}`);
        await wait(READ_EVERY_MS);
      }
    },
  };
};
