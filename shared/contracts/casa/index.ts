import { approvazioniRoutes } from './approvazioni.ts';
import { auditRoutes } from './audit.ts';
import { casaRoutes as primaPagina } from './casa.ts';
import { cercaRoutes } from './cerca.ts';
import { dirigenteRoutes } from './dirigente.ts';
import { notificheRoutes } from './notifiche.ts';
import { versioneRoutes } from './versione.ts';

/** The first page: state of the school's archives, the month at a glance, notifications, news, who changed what, what the head teacher reads. */
export const casaRoutes = {
  ...versioneRoutes,
  ...primaPagina,
  ...notificheRoutes,
  ...auditRoutes,
  ...dirigenteRoutes,
  ...cercaRoutes,
  ...approvazioniRoutes,
} as const;
