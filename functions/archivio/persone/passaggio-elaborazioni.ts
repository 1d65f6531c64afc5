import type { Archivio } from '#platform/data/archivio.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** Returns the reason that keeps some people from being one in the open runs; null when nothing does. */
export type ImpedimentoElaborazioni = (
  archivio: Archivio,
  destinazione: Uid<'PERSONA'>,
  perdenti: readonly Uid<'PERSONA'>[],
) => Promise<string | null>;

/** The part of a merge of records that falls to the runs that are not accounted, handed down to the registry, which knows no payslip. */
export interface PassaggioElaborazioni {
  /** The open runs that hold rows or payslips of any of these people. */
  readonly aperte: (archivio: Archivio, persone: readonly Uid<'PERSONA'>[]) => Promise<readonly Uid<'PROCESSO'>[]>;
  /** Adds to the unit of change all that an open run has of a record, under the one that stays, and the mark that it is to be calculated again. */
  readonly passa: (
    processo: Uid<'PROCESSO'>,
    perdente: Uid<'PERSONA'>,
    destinazione: Persona,
    context: PassoContext,
  ) => Promise<void>;
  /** Marks the accounted payslips of these people whose thresholds of the year are others once they are one; asked before anything moves. */
  readonly segna: (
    destinazione: Uid<'PERSONA'>,
    perdenti: readonly Uid<'PERSONA'>[],
    context: PassoContext,
  ) => Promise<void>;
}
