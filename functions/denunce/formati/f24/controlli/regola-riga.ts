import type { Controllo, Riferimenti, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { CodiceVersamento } from '#shared/rules/versamenti.ts';
import type { FileF24 } from '../file-f24.ts';

export const TABELLA = 'Tabella dei codici F24 e F24EP';

/** A row with the day it is paid and what the table says of its code that day; null where the table says nothing. */
export interface RigaDelGiorno {
  readonly riga: RigaF24;
  readonly giorno: Giorno;
  readonly codice: CodiceVersamento | null;
  /** The table has it, on whatever day. */
  readonly noto: boolean;
  /** The table has it, in the other form. */
  readonly altroModello: boolean;
  readonly riferimenti: Riferimenti;
}

export type Trovata = Omit<Segnalazione, 'persona' | 'campo'> & { readonly campo: keyof RigaF24 };

/** A rule over each row, whatever the form. */
export interface RegolaRiga extends Omit<Controllo<FileF24>, 'find'> {
  readonly find: (riga: RigaDelGiorno) => Trovata | null;
}
export const perRiga = (regola: Omit<RegolaRiga, 'find'>, find: RegolaRiga['find']): RegolaRiga => ({
  ...regola,
  find,
});

/** A rule that the table of the codes states, and the receiver holds to. */
export const bloccante = (codice: string, regola: string) =>
  ({ codice, gravita: 'BLOCCANTE', regola, fonte: TABELLA }) as const;
