import { erroreCodiceFiscale, nascitaDetta, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';

/** Sex, day and place of birth, as much as is known of them. */
export interface Nascita {
  readonly flgSesso?: string | null | undefined;
  readonly datNascita?: string | null | undefined;
  readonly codComuneNascita?: string | null | undefined;
}
type Detta = ReturnType<typeof nascitaDetta>;

/** Returns what a whole and right codice fiscale says of a birth; null of one that is not, or of eleven digits. */
export const nascitaNel = (codice: string, oggi: Giorno): Detta | null => {
  const parti = erroreCodiceFiscale(codice) === null ? partiCodiceFiscale(codice) : null;
  return parti && nascitaDetta(parti, oggi);
};

/** Returns the fields that a code fills: those left empty, and those that hold what the code written before it said. What was typed by hand stays. */
export const campiDaScrivere = (detta: Detta, scritta: Nascita, prima: Nascita | null): Partial<Detta> => {
  const isLibero = (campo: keyof Detta): boolean =>
    !scritta[campo] || (prima !== null && scritta[campo] === prima[campo]);
  return {
    ...(isLibero('flgSesso') ? { flgSesso: detta.flgSesso } : {}),
    ...(isLibero('datNascita') && detta.datNascita !== null ? { datNascita: detta.datNascita } : {}),
    ...(isLibero('codComuneNascita') ? { codComuneNascita: detta.codComuneNascita } : {}),
  };
};
