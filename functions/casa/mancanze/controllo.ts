import { altriDatiAl } from '#archivio/scuola/scuola-propria.ts';
import type { CodiceMancanza, Uso } from '#shared/contracts/casa/casa.ts';
import type { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';

/** What is looked at. */
export interface Fotografia {
  readonly oggi: string;
  readonly scuola: Scuola | undefined;
  /** The signatures printed today. */
  readonly firme: VersioneFirme | undefined;
  readonly persone: number;
  /** Holidays of the school year of today. */
  readonly festivita: number;
  /** The sites where the staff works, besides the school itself. */
  readonly sedi: readonly Scuola[];
  /** Who serves today for a fixed term without an INPS classification, by surname and name. */
  readonly senzaClasse: readonly string[];
  /** The last day of service of the people who serve no more, by codice fiscale. */
  readonly usciti?: Readonly<Record<string, string>>;
  /** The towns of the school and its sites that have ended, by the uid of the school. */
  readonly comuniFiniti: Readonly<Record<string, string>>;
}

/** A rule about what a school has to fill in: what it asks, where that is written, what it says when it is not there. */
export interface Controllo {
  readonly codice: CodiceMancanza;
  readonly schermata: `/${string}`;
  readonly serveA: readonly Uso[];
  readonly obbligatorio: boolean;
  readonly manca: (foto: Fotografia) => string | null;
}
type Della<T> = (trovato: T, foto: Fotografia) => string | null;

/** A rule about the school's own record: silent while there is no record. */
export const della =
  (regola: Della<Scuola>) =>
  (foto: Fotografia): string | null =>
    foto.scuola === undefined ? null : regola(foto.scuola, foto);
/** A rule about the dated data in force today: silent while there are none. */
export const deiDati = (regola: Della<NonNullable<ReturnType<typeof altriDatiAl>>>) =>
  della((scuola, foto) => {
    const dati = altriDatiAl(scuola, foto.oggi);
    return dati === undefined ? null : regola(dati, foto);
  });
