import { routeKey, type Route, type RouteInput, type RouteOutput } from '#shared/contracts/route.ts';
import { cameThrough, ORIGIN_HEADER } from '../caller/origin.ts';
import { systemClock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { AppError } from '../errors.ts';
import { consoleLog } from '../log.ts';
import { segretiFromEnv } from '../segreti.ts';
import { failure, FORBIDDEN, success } from './answer.ts';
import type { Chiamata } from './api-handler.ts';
import { compressed, type HttpAnswer } from './compression.ts';
import { correlationOf, parseRequest, unknownCall, type HttpEvent } from './request.ts';

/** The public calls of an area, which know nobody: no session, no table, no files. */
export type PublicImplementation<T extends Readonly<Record<string, Route>>> = {
  readonly [K in keyof T]: (input: RouteInput<T[K]>) => Promise<RouteOutput<T[K]>>;
};

/** Calls that one process answers in a second; whoever asks for more is told to wait. */
const AL_SECONDO = 200;
const SECONDO_MS = 1000;

/** Lets through so many calls in each second of the clock. */
const limite = (alSecondo: number, adesso: () => number) => {
  let [secondo, fatte] = [0, 0];
  return (): boolean => {
    const ora = Math.floor(adesso() / SECONDO_MS);
    [secondo, fatte] = ora === secondo ? [secondo, fatte + 1] : [ora, 1];
    return fatte <= alSecondo;
  };
};

/** The call of a route: the request read by its contract, the answer written by it. */
interface ChiamataPubblica {
  readonly route: Route;
  readonly run: (input: unknown) => Promise<unknown>;
}

/**
 * The Lambda of public calls: it knows nobody, reads no table and no file, and writes in its log neither what it was asked nor what it answered.
 * Only routes that say `access: 'pubblico'` and `effect: 'read'` are answered.
 */
export const publicHandler = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  implementation: PublicImplementation<T>,
  env: Environment,
  componente: string,
  alSecondo = AL_SECONDO,
) => {
  const log = consoleLog(componente, env.LOG_LEVEL === 'error', env.AWS_LAMBDA_FUNCTION_VERSION, env.LOG_FILE);
  const segreti = segretiFromEnv(env);
  const clock = systemClock();
  const chiamate = chiamateDi(routes, implementation);
  const isEntro = limite(alSecondo, () => clock.now().getTime());
  const answer = async (event: HttpEvent): Promise<HttpAnswer> => {
    try {
      await segreti.load();
      if (!cameThrough(segreti.letti().origini, event.headers[ORIGIN_HEADER])) return FORBIDDEN;
      if (!isEntro())
        throw new AppError('TROPPE_RICHIESTE', 'Troppe richieste nello stesso momento: riprovare tra un secondo.');
      return await compressed(await answered(chiamate, event, () => clock.oggi()), event.headers['accept-encoding']);
    } catch (error) {
      return failure(error, { correlationId: correlationOf(event), route: event.routeKey }, { log });
    }
  };
  return Object.assign(answer, { routes, chiamate: (): ReadonlyMap<string, Chiamata> => new Map() });
};

const answered = async (
  chiamate: ReadonlyMap<string, ChiamataPubblica>,
  event: HttpEvent,
  oggi: () => string,
): Promise<HttpAnswer> => {
  const chiamata = chiamate.get(event.routeKey);
  if (chiamata === undefined) throw unknownCall();
  const { route, run } = chiamata;
  const input = parseRequest(route, event, oggi);
  return success(route.response.parse(await run(input)));
};

const chiamateDi = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  implementation: PublicImplementation<T>,
): ReadonlyMap<string, ChiamataPubblica> =>
  new Map(
    Object.entries<Route>(routes).map(([nome, route]) => {
      const run = implementation[nome];
      if (run === undefined || route.access !== 'pubblico' || route.effect !== 'read')
        throw new Error(`Route ${nome} is no public reading`);
      // The compiler has checked each pair (route, implementation); here, and only here, they are taken by name.
      return [routeKey(route), { route, run: run as ChiamataPubblica['run'] }];
    }),
  );
