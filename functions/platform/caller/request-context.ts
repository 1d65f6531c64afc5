import type { Archivio } from '../data/archivio.ts';
import type { Modifica } from '../data/modifica.ts';
import type { SessioneAttiva } from './sessione.ts';

/** A call as its use case sees it: the session, the two dates, the unit of change that it fills. */
export interface RequestContext {
  readonly sessione: SessioneAttiva;
  /** The records of the school of the session. */
  readonly archivio: Archivio;
  readonly correlationId: string;
  readonly modifica: Modifica;
  /** The changes that are stored when the call is refused: the notice that somebody tried. */
  readonly seRifiutata: Modifica;
  readonly oggi: string;
  readonly adesso: Date;
  /** The bearer and session headers, for the calls that make or close sessions. */
  readonly credenziali: Credenziali;
}

export interface Credenziali {
  readonly issuer: string;
  readonly subject: string;
  readonly authTime: number | null;
  readonly expiresAt: number;
  readonly sessionToken: string | undefined;
}
