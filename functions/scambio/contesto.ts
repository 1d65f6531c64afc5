import type { RequestContext } from '../platform/api-handler.ts';
import type { PassoContext } from '../platform/lavoro-steps.ts';
import { Modifica } from '../platform/modifica.ts';
import { SessioneAttiva } from '../platform/sessione.ts';

/** The services of the areas as a step of long work calls them: on behalf of who started it, each call with a unit of change of its own. */
export const contestoDi = (
  { codmin, lavoro, oggi, adesso }: PassoContext,
  modifica = new Modifica(),
): RequestContext => {
  const sessione = SessioneAttiva.parse(lavoro.parametri.sessione);
  return {
    sessione,
    codmin,
    correlationId: lavoro.correlationId,
    modifica,
    seRifiutata: new Modifica(),
    oggi,
    adesso,
    credenziali: {
      issuer: sessione.issuer,
      subject: sessione.subject,
      authTime: null,
      expiresAt: sessione.scade,
      sessionToken: undefined,
    },
  };
};
