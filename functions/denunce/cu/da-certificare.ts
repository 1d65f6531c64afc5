import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { InvioCu } from '#shared/domain/denunce/cu.ts';
import type { ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import type { DatiPersone } from '../uniemens/raccolta/persone.ts';
import type { Conguagliato } from './anni-conguagliati.ts';
import type { CedolinoCertificato } from './punti-del-reddito.ts';

/** What the certification reads of an accounted payslip. */
export interface CedolinoDaCertificare extends Pick<CedolinoContabilizzato, 'cedolino' | 'rotte'> {
  readonly testata: Pick<
    CedolinoContabilizzato['testata'],
    'uidSubAnagrafe' | 'percettore' | 'storico' | 'fatti' | 'righe'
  >;
}

/** A payslip with the part of it that the certification of the year takes, and its place among those gathered. */
export interface Parte extends CedolinoCertificato {
  readonly posto: number;
  readonly cedolino: CedolinoDaCertificare;
}

/** Of which year and send, for whom, from what people say of themselves. */
export interface ComeRaccogliere {
  readonly anno: number;
  readonly invio: InvioCu;
  /** Only these people, by codice fiscale, with the protocol of what is corrected; null: everybody. */
  readonly soli: readonly string[] | null;
  /** Sums that no known point is of stay out by choice. */
  readonly senzaPuntoFuori: boolean;
  /** Codice fiscale of the school that withheld, and declared the contributions. */
  readonly codFiscale: string;
  readonly protocollo: string;
  readonly dati: DatiPersone;
  readonly comuni: ArchivioComuni;
  /** Codice fiscale of who represents a person, by the person's uid: of a minor, of who cannot act. */
  readonly rappresentanti: ReadonlyMap<string, string>;
  /** The restitutions of the year. */
  readonly restituzioni: readonly Restituzione[];
  /** The year of each person as it was settled, by the person's uid. */
  readonly conguagliati: ReadonlyMap<string, Conguagliato>;
}
