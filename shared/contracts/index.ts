import { calendariRoutes } from './calendari.ts';
import { elenchiScuolaRoutes } from './elenchi-scuola.ts';
import { impostazioniRoutes } from './impostazioni.ts';
import { lavoroRoutes } from './lavoro.ts';
import { notificheRoutes } from './notifiche.ts';
import { scuolaRoutes } from './scuola.ts';
import { sessioneRoutes } from './sessione.ts';

/** Every area's routes. For lib and tests only: a Lambda imports its own area's contracts. */
export const contracts = {
  sessione: { ...sessioneRoutes, ...lavoroRoutes, ...notificheRoutes },
  scuola: { ...scuolaRoutes, ...elenchiScuolaRoutes, ...calendariRoutes, ...impostazioniRoutes },
} as const;

export type Area = keyof typeof contracts;
