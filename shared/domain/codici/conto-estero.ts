import { countrySpecs, isValidBBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { normalizeIban } from './iban.ts';

/** Foreign account by the spec's names: an IBAN country gives check digits and BBAN, any other only the account and the bank's BIC. */
export interface ContoEstero {
  readonly codPaese: string;
  readonly codCinEuroEstero: string | null;
  readonly codBban: string;
  readonly codBic: string | null;
}

/** True for a country whose accounts have an IBAN. */
export const isPaeseIban = (codPaese: string): boolean => countrySpecs[codPaese]?.IBANRegistry === true;

/** The foreign IBAN of an account; null for a country without IBAN. */
export const ibanEstero = ({ codPaese, codCinEuroEstero, codBban }: ContoEstero): string | null =>
  isPaeseIban(codPaese) && codCinEuroEstero !== null ? `${codPaese}${codCinEuroEstero}${codBban}` : null;

/** The parts of a foreign IBAN, without a BIC; null when it is not the IBAN of a known country, or is Italian. */
export const splitIbanEstero = (testo: string): ContoEstero | null => {
  const iban = normalizeIban(testo);
  if (iban.startsWith('IT') || !isValidIBAN(iban)) return null;
  return { codPaese: iban.slice(0, 2), codCinEuroEstero: iban.slice(2, 4), codBban: iban.slice(4), codBic: null };
};

/** What is wrong with foreign coordinates, in the words of the form; null when they are right. */
export const erroreContoEstero = (conto: ContoEstero): string | null => {
  if (conto.codPaese === 'IT') return "Il conto è italiano: indicarne l'IBAN.";
  if (conto.codBic !== null && !isValidBIC(conto.codBic))
    return 'Il BIC ha 8 o 11 caratteri: banca (4 lettere), Paese (2), sede (2) e filiale (3).';
  if (!isPaeseIban(conto.codPaese))
    return conto.codBic === null ? 'Per un Paese senza IBAN serve il BIC della banca.' : null;
  if (conto.codCinEuroEstero === null) return "Mancano le cifre di controllo dell'IBAN estero.";
  if (!isValidBBAN(conto.codBban, conto.codPaese))
    return `Il numero di conto (BBAN) non ha la forma prevista per il Paese ${conto.codPaese}.`;
  return isValidIBAN(`${conto.codPaese}${conto.codCinEuroEstero}${conto.codBban}`)
    ? null
    : "Le cifre di controllo dell'IBAN estero non corrispondono.";
};

export const isBic = (testo: string): boolean => isValidBIC(testo);
