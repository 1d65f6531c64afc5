import { sessioneRoutes } from './accesso/sessione.ts';
import { anagrafeRoutes } from './anagrafe/anagrafe.ts';
import { fiscaleRoutes } from './anagrafe/fiscale.ts';
import { nucleoRoutes } from './anagrafe/nucleo.ts';
import { vociPersonaRoutes } from './anagrafe/voci-persona.ts';
import { assenzeRoutes } from './assenze/assenze.ts';
import { casaRoutes } from './casa/casa.ts';
import { notificheRoutes } from './casa/notifiche.ts';
import { calcoloRoutes } from './cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from './cedolini/cedolini.ts';
import { chiusuraRoutes } from './cedolini/chiusura.ts';
import { variazioniRoutes } from './cedolini/variazioni.ts';
import { lavoroRoutes } from './lavori/lavoro.ts';
import { scambioRoutes } from './scambio/scambio.ts';
import { calendariRoutes } from './scuola/calendari.ts';
import { elenchiScuolaRoutes } from './scuola/elenchi-scuola.ts';
import { impostazioniRoutes } from './scuola/impostazioni.ts';
import { scuolaRoutes } from './scuola/scuola.ts';
import { attivitaRoutes } from './servizi/attivita.ts';
import { serviziRoutes } from './servizi/servizi.ts';
import { stampeRoutes } from './stampe/index.ts';
import { addizionaliRoutes } from './tabelle/addizionali.ts';
import { commissioniRoutes } from './tabelle/commissioni.ts';
import { posizioniRoutes } from './tabelle/posizioni.ts';
import { tabelleRoutes } from './tabelle/tabelle.ts';
import { vociUtenteRoutes } from './tabelle/voci-utente.ts';

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
