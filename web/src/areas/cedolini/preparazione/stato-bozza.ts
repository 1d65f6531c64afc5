import type { RigaAssente, RigaBozza } from '#shared/contracts/cedolini/bozza.ts';
import type { StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import type { RigaPreparazione } from './righe-preparazione.ts';

/** A row that two people have changed: what the other wrote, null when they took it away. */
export interface Contesa {
  readonly riga: RigaPreparazione;
  readonly altra: RigaBozza | null;
}

/** The rows on the screen and where they stand: `salvataIl` is the last instant in which the server had them all. */
export interface StatoBozza {
  readonly caricata: boolean;
  readonly righe: readonly RigaPreparazione[];
  readonly contese: readonly Contesa[];
  /** Rows of the server whose person is no longer in the registry. */
  readonly assenti: readonly RigaAssente[];
  readonly salvataggio: 'salvata' | 'in corso' | 'fallito';
  readonly salvataIl: Date | null;
  readonly errore: Error | null;
  /** The state of the run: no longer ATTESA when somebody has started the calculation. */
  readonly stato: StatoElaborazione;
}

/** Before the server has answered. */
export const BOZZA_VUOTA: StatoBozza = {
  caricata: false,
  righe: [],
  contese: [],
  assenti: [],
  salvataggio: 'salvata',
  salvataIl: null,
  errore: null,
  stato: 'ATTESA',
};
