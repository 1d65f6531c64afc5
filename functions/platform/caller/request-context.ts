import type { Archivio } from '../data/archivio.ts';
import type { Effetto } from '../data/effetti.ts';
import type { Modifica } from '../data/modifica.ts';
import type { PersonaCertificata } from './persona-certificata.ts';
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
  /** Where acts that need a second person are put down instead of being asked one by one: for whom asks them all together, before anything begins. */
  readonly raccolta?: AttoRaccolto[];
  /** The bearer and session headers, for the calls that make or close sessions. */
  readonly credenziali: Credenziali;
}

export interface Credenziali {
  readonly issuer: string;
  readonly subject: string;
  readonly authTime: number | null;
  readonly expiresAt: number;
  readonly sessionToken: string | undefined;
  /** The person that the issuer certifies the user to be, where it is believed about that. */
  readonly persona?: PersonaCertificata | undefined;
}

/** An act that one request will ask together with others: its kind, its effects, and what changes, in words. */
export interface AttoRaccolto {
  readonly tipo: string;
  /** The role that must approve it, where the options of the school do not say it of its kind. */
  readonly approvante?: string;
  readonly effetti: Effetto[];
  readonly cambi: CambioDetto[];
}

/** A change of one record, as the person who approves it reads it. */
interface CambioDetto {
  readonly chi: string;
  readonly cosa: string;
  readonly prima: string;
  readonly dopo: string;
}
