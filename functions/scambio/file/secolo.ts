import { partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { anniCompiuti, giornoDi, isGiorno, parseGiorno, type Giorno } from '#shared/domain/tempo/date.ts';

/** The years that somebody who works has: a date of theirs falls in the century that gives them. */
export const ETA_DI_CHI_LAVORA = { da: 16, a: 80 } as const;

const SECOLI = [1900, 2000] as const;
const CON_DUE_CIFRE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$/;

/** The person that a row is about, as far as it says: to tell the century of its dates. */
export interface DiChi {
  readonly oggi: Giorno;
  readonly codiceFiscale: string;
  readonly nascita: string;
}

const lavora = (nascita: Giorno, giorno: Giorno): boolean => {
  const anni = nascita > giorno ? 0 : anniCompiuti(nascita, giorno);
  return anni >= ETA_DI_CHI_LAVORA.da && anni <= ETA_DI_CHI_LAVORA.a;
};

const giorniPossibili = (anno: number, mese: number, giorno: number): readonly Giorno[] =>
  SECOLI.map((secolo) => giornoDi(secolo + anno, mese, giorno)).filter((uno) => uno !== null);

const nascitaPossibile = (giorni: readonly Giorno[], oggi: Giorno): Giorno | null =>
  giorni.find((uno) => lavora(uno, oggi)) ?? null;

const scritta = (testo: string): readonly Giorno[] => {
  const parti = CON_DUE_CIFRE.exec(testo.trim());
  return parti === null ? [] : giorniPossibili(Number(parti[3]), Number(parti[2]), Number(parti[1]));
};

/** The birth that a row says, by its own date or else by the codice fiscale, which has no century either. */
const nascitaDi = ({ oggi, codiceFiscale, nascita }: DiChi): Giorno | null => {
  const intera = parseGiorno(nascita);
  if (intera !== null) return intera;
  const detta = nascitaPossibile(scritta(nascita), oggi);
  if (detta !== null) return detta;
  const parti = partiCodiceFiscale(codiceFiscale);
  return parti && nascitaPossibile(giorniPossibili(Number(parti.anno), parti.mese, parti.giorno), oggi);
};

/**
 * A date written with two digits of the year, as the day of the only century in which the person is of an age to work: today, for their birth; that very day, for the rest.
 * The text as it is when it is no such date; null when no century, or either, would do.
 */
export const conSecolo = (testo: string, quale: 'nascita' | 'rapporto', diChi: DiChi): string | null => {
  if (!CON_DUE_CIFRE.test(testo.trim())) return testo;
  const giorni = scritta(testo);
  if (quale === 'nascita') return nascitaPossibile(giorni, diChi.oggi);
  const nascita = nascitaDi(diChi);
  if (nascita === null || !isGiorno(nascita)) return null;
  const [giorno, ...altri] = giorni.filter((uno) => lavora(nascita, uno));
  return giorno === undefined || altri.length > 0 ? null : giorno;
};
