import { assenzeRoutes } from '../../../../shared/contracts/assenze/assenze.ts';
import type { Route } from '../../../../shared/contracts/route.ts';
import { sessioneAreaRoutes, sessioneImplementation } from '../../../accesso/routes.ts';
import { anagrafeAreaRoutes, anagrafeImplementation } from '../../../anagrafe/routes.ts';
import { assenzeImplementation } from '../../../assenze/routes.ts';
import { cedoliniAreaRoutes, cedoliniImplementation } from '../../../cedolini/routes.ts';
import type { Files } from '../../../platform/files.ts';
import { chiamateDi, type Chiamata, type Implementation } from '../../../platform/http/api-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Workflows } from '../../../platform/work/workflows.ts';
import { scuolaAreaRoutes, scuolaImplementation } from '../../../scuola/routes.ts';
import { serviziAreaRoutes, serviziImplementation } from '../../../servizi/routes.ts';
import { tabelleAreaRoutes, tabelleImplementation } from '../../../tabelle/routes.ts';

const reads = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  implementation: Implementation<T>,
): [string, Chiamata][] =>
  [...chiamateDi(routes, implementation)].filter(
    ([, { route }]) => route.effect === 'read' && route.scope === 'scuola',
  );

/** Every reading call of the areas, by its key ('POST /emo/searchanag'): any list on a screen can be exported. */
export const letture = (platform: Platform, files: Files, workflows: Workflows): ReadonlyMap<string, Chiamata> =>
  new Map([
    ...reads(sessioneAreaRoutes, sessioneImplementation(platform, files, workflows)),
    ...reads(anagrafeAreaRoutes, anagrafeImplementation(platform, workflows)),
    ...reads(serviziAreaRoutes, serviziImplementation(platform, workflows)),
    ...reads(assenzeRoutes, assenzeImplementation(platform)),
    ...reads(scuolaAreaRoutes, scuolaImplementation(platform)),
    ...reads(tabelleAreaRoutes, tabelleImplementation(platform, workflows)),
    ...reads(cedoliniAreaRoutes, cedoliniImplementation(platform, files, workflows)),
  ]);
