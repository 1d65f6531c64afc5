import { anagrafeAreaRoutes, anagrafeImplementation } from '../../anagrafe/routes.ts';
import { assenzeImplementation } from '../../assenze/routes.ts';
import { cedoliniAreaRoutes, cedoliniImplementation } from '../../cedolini/routes.ts';
import { scuolaAreaRoutes, scuolaImplementation } from '../../scuola/routes.ts';
import { serviziAreaRoutes, serviziImplementation } from '../../servizi/routes.ts';
import { sessioneAreaRoutes, sessioneImplementation } from '../../sessione/routes.ts';
import { tabelleAreaRoutes, tabelleImplementation } from '../../tabelle/routes.ts';
import { assenzeRoutes } from '../../../shared/contracts/assenze.ts';
import { routeKey, type Route } from '../../../shared/contracts/route.ts';
import type { Implementation, RequestContext } from '../../platform/api-handler.ts';
import type { Files } from '../../platform/files.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ParsedRequest } from '../../platform/request.ts';
import type { Workflows } from '../../platform/workflows.ts';

/** A call that answers rows, run here as its own Lambda would run it. */
export interface Lettura { readonly route: Route; readonly run: (input: ParsedRequest, context: RequestContext) => Promise<unknown> }

const reads = <T extends Readonly<Record<string, Route>>>(routes: T, implementation: Implementation<T>): [string, Lettura][] => Object.entries<Route>(routes).flatMap(([nome, route]) => {
  const run = implementation[nome];
  // The compiler has checked each pair (route, implementation); here they are taken by name, as the API does.
  return route.effect === 'read' && route.scope === 'scuola' && run !== undefined ? [[routeKey(route), { route, run: run as Lettura['run'] }]] : [];
});

/** Every reading call of the areas, by its key ('POST /emo/searchanag'): any list on a screen can be exported. */
export const letture = (platform: Platform, files: Files, workflows: Workflows): ReadonlyMap<string, Lettura> => new Map([
  ...reads(sessioneAreaRoutes, sessioneImplementation(platform, files, workflows)),
  ...reads(anagrafeAreaRoutes, anagrafeImplementation(platform, workflows)),
  ...reads(serviziAreaRoutes, serviziImplementation(platform, workflows)),
  ...reads(assenzeRoutes, assenzeImplementation(platform)),
  ...reads(scuolaAreaRoutes, scuolaImplementation(platform)),
  ...reads(tabelleAreaRoutes, tabelleImplementation(platform, workflows)),
  ...reads(cedoliniAreaRoutes, cedoliniImplementation(platform, files, workflows)),
]);
