import { data, forma, importo, numero, testo } from '#shared/domain/campi.ts';

/**
 * What the elements of the file hold. A record has them by their name, in the order they are written; `@` before the name of an attribute.
 * Lengths are those observed: the official schema is not public.
 */

/** Euro and cents: an integer of cents in records, '1234,56' in the file. */
export const euro = () => importo().meta({ xml: 'euro', description: 'Centesimi di euro' });
/** Whole euro, as they are written. */
export const euroInteri = () => numero(-99_999_999, 99_999_999).meta({ description: 'Euro interi' });
export const intero = (massimo = 99_999_999) => numero(0, massimo);
/** A day, AAAA-MM-GG. */
export const giorno = () => data();
/** A month, AAAA-MM. */
export const annoMese = () => forma(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Il mese ha la forma AAAA-MM.', 7);
/** A code or a text of up to so many characters. */
export const codice = (massimo: number) => testo(1, massimo);

/** A code whose form a rule judges: one that is longer than it should be is read, and told. */
export const codiceGiudicato = () => codice(40);

/** A body: codice fiscale and progressive. */
export const ente = { CFAzienda: codiceGiudicato(), PRGAZIENDA: codiceGiudicato() };
