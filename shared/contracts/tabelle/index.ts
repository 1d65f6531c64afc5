import { addizionaliRoutes } from './addizionali.ts';
import { codiciDenunceRoutes } from './codici-denunce.ts';
import { commissioniRoutes } from './commissioni.ts';
import { descrizioniRitenuteRoutes } from './descrizioni-ritenute.ts';
import { fontiRoutes } from './fonti.ts';
import { posizioniRoutes } from './posizioni.ts';
import { tabelleRoutes as codici } from './tabelle.ts';
import { valoriAnnunciatiRoutes } from './valori-annunciati.ts';
import { vociUtenteRoutes } from './voci-utente.ts';

/** Rates and codes, INPS and INAIL positions with their merges, the school's items, exam commissions, surtaxes, words of the withholdings, announced figures, sources of the rules. */
export const tabelleRoutes = {
  ...codici,
  ...posizioniRoutes,
  ...vociUtenteRoutes,
  ...commissioniRoutes,
  ...addizionaliRoutes,
  ...codiciDenunceRoutes,
  ...descrizioniRitenuteRoutes,
  ...valoriAnnunciatiRoutes,
  ...fontiRoutes,
} as const;
