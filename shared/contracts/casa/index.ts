import { auditRoutes } from './audit.ts';
import { casaRoutes as primaPagina } from './casa.ts';
import { notificheRoutes } from './notifiche.ts';

/** The first page: state of the school's archives, the month at a glance, notifications, news, who changed what. */
export const casaRoutes = { ...primaPagina, ...notificheRoutes, ...auditRoutes } as const;
