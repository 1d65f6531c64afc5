import { anagrafeRoutes as persone } from './anagrafe.ts';
import { discordanzeRoutes } from './discordanze.ts';
import { fiscaleRoutes } from './fiscale.ts';
import { incarichiRoutes } from './incarico.ts';
import { nucleoRoutes } from './nucleo.ts';
import { restituzioniRoutes } from './restituzione.ts';
import { saldiAperturaRoutes } from './saldo-apertura.ts';
import { situazioniRoutes } from './situazione.ts';
import { vociPersonaRoutes } from './voci-persona.ts';

/** People: registry, family unit, tax data, and the items that live below a person (the items of the school are in tabelle). */
export const anagrafeRoutes = {
  ...persone,
  ...nucleoRoutes,
  ...fiscaleRoutes,
  ...vociPersonaRoutes,
  ...incarichiRoutes,
  ...saldiAperturaRoutes,
  ...restituzioniRoutes,
  ...situazioniRoutes,
  ...discordanzeRoutes,
} as const;
