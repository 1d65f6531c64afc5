import { accessoRoutes } from './accesso/index.ts';
import { anagrafeRoutes } from './anagrafe/index.ts';
import { assenzeRoutes } from './assenze/index.ts';
import { casaRoutes } from './casa/index.ts';
import { cedoliniRoutes } from './cedolini/index.ts';
import { denunceRoutes } from './denunce/index.ts';
import { lavoriRoutes } from './lavori/index.ts';
import { noipaRoutes } from './noipa/index.ts';
import { pubblicoRoutes } from './pubblico/index.ts';
import { scambioRoutes } from './scambio/index.ts';
import { scuolaRoutes } from './scuola/index.ts';
import { serviziRoutes } from './servizi/index.ts';
import { stampeRoutes } from './stampe/index.ts';
import { tabelleRoutes } from './tabelle/index.ts';

/** Every area's routes. For lib and tests only: a Lambda imports its own area's contracts. */
export const contracts = {
  accesso: accessoRoutes,
  casa: casaRoutes,
  lavori: lavoriRoutes,
  scambio: scambioRoutes,
  anagrafe: anagrafeRoutes,
  servizi: serviziRoutes,
  assenze: assenzeRoutes,
  scuola: scuolaRoutes,
  tabelle: tabelleRoutes,
  cedolini: cedoliniRoutes,
  denunce: denunceRoutes,
  noipa: noipaRoutes,
  stampe: stampeRoutes,
  pubblico: pubblicoRoutes,
} as const;

export type Area = keyof typeof contracts;
