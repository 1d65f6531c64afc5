import { addizionaliRoutes } from './addizionali.ts';
import { anagrafeRoutes } from './anagrafe.ts';
import { assenzeRoutes } from './assenze.ts';
import { attivitaRoutes } from './attivita.ts';
import { calcoloRoutes } from './calcolo.ts';
import { calendariRoutes } from './calendari.ts';
import { casaRoutes } from './casa.ts';
import { payslipRoutes, processiRoutes } from './cedolini.ts';
import { chiusuraRoutes } from './chiusura.ts';
import { commissioniRoutes } from './commissioni.ts';
import { elenchiScuolaRoutes } from './elenchi-scuola.ts';
import { fiscaleRoutes } from './fiscale.ts';
import { impostazioniRoutes } from './impostazioni.ts';
import { lavoroRoutes } from './lavoro.ts';
import { notificheRoutes } from './notifiche.ts';
import { nucleoRoutes } from './nucleo.ts';
import { posizioniRoutes } from './posizioni.ts';
import { scambioRoutes } from './scambio.ts';
import { scuolaRoutes } from './scuola.ts';
import { serviziRoutes } from './servizi.ts';
import { sessioneRoutes } from './sessione.ts';
import { stampeRoutes } from './stampe.ts';
import { tabelleRoutes } from './tabelle.ts';
import { variazioniRoutes } from './variazioni.ts';
import { vociPersonaRoutes } from './voci-persona.ts';
import { vociUtenteRoutes } from './voci-utente.ts';

/** Every area's routes. For lib and tests only: a Lambda imports its own area's contracts. */
export const contracts = {
  sessione: { ...sessioneRoutes, ...lavoroRoutes, ...notificheRoutes, ...casaRoutes, ...scambioRoutes },
  anagrafe: { ...anagrafeRoutes, ...nucleoRoutes, ...fiscaleRoutes, ...vociPersonaRoutes },
  servizi: { ...serviziRoutes, ...attivitaRoutes },
  assenze: assenzeRoutes,
  scuola: { ...scuolaRoutes, ...elenchiScuolaRoutes, ...calendariRoutes, ...impostazioniRoutes },
  tabelle: { ...tabelleRoutes, ...posizioniRoutes, ...vociUtenteRoutes, ...commissioniRoutes, ...addizionaliRoutes },
  cedolini: { ...processiRoutes, ...payslipRoutes, ...calcoloRoutes, ...chiusuraRoutes, ...variazioniRoutes },
  stampe: stampeRoutes,
} as const;

export type Area = keyof typeof contracts;
