import type { AreaHandler } from '#platform/http/api-handler.ts';
import type { Area, contracts } from '#shared/contracts/index.ts';

/** Opens the module of each area. One that lacks a route of its area's union, or an area that is missing, does not compile. */
export const handlers: {
  readonly [A in Area]: () => Promise<{
    readonly handler: Pick<AreaHandler<(typeof contracts)[A]>, 'routes' | 'chiamate'>;
  }>;
} = {
  accesso: () => import('./accesso/handler.ts'),
  casa: () => import('./casa/handler.ts'),
  lavori: () => import('./lavori/handler.ts'),
  scambio: () => import('./scambio/handler.ts'),
  anagrafe: () => import('./anagrafe/handler.ts'),
  servizi: () => import('./servizi/handler.ts'),
  assenze: () => import('./assenze/handler.ts'),
  scuola: () => import('./scuola/handler.ts'),
  tabelle: () => import('./tabelle/handler.ts'),
  cedolini: () => import('./cedolini/handler.ts'),
  denunce: () => import('./denunce/handler.ts'),
  noipa: () => import('./noipa/handler.ts'),
  stampe: () => import('./stampe/handler.ts'),
  pubblico: () => import('./pubblico/handler.ts'),
};
