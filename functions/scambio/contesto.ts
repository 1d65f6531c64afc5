import type { RequestContext } from '#platform/caller/request-context.ts';
import { SessioneAttiva } from '#platform/caller/sessione.ts';
import { Modifica } from '#platform/data/modifica.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';

/** The services of the areas as a step of long work calls them: on behalf of who started it, each call with a unit of change of its own. */
export const contestoDi = (
  { archivio, lavoro, oggi, adesso }: PassoContext,
  modifica = new Modifica(),
): RequestContext => {
  const sessione = SessioneAttiva.parse(lavoro.parametri.sessione);
  return {
    sessione,
    archivio,
    correlationId: lavoro.correlationId,
    modifica,
    seRifiutata: new Modifica(),
    // a step asks nobody for an approval: the whole work was asked before it began
    raccolta: [],
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
