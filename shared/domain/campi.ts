import * as z from 'zod';
import { UNO, type Centesimi, type CentesimiDiOra, type PartiPerMilione } from '../money/centesimi.ts';
import { erroreIban, isIban } from './codici/iban.ts';
import { errorePartitaIva, isPartitaIva } from './codici/partita-iva.ts';
import { IMPORTO_MASSIMO } from './misure/importo.ts';
import { ORE_MASSIME } from './misure/ore.ts';
import { PRIMO_GIORNO, ULTIMO_GIORNO } from './tempo/date.ts';

/**
 * The fields every contract is made of, with the words a person reads. Rules of form only: what needs an archive is checked by the server.
 * All of them become JSON Schema: each has a length or a range, none transforms its value.
 */

const obbligatorio = (atteso: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? 'Campo obbligatorio.' : atteso,
});

/**
 * The same field asked for twice is the same schema: one never changes, thousands of fields have a few hundred forms,
 * and making them is most of what a process does when it starts.
 */
const unico = <A extends readonly (string | number | RegExp | undefined)[], S>(
  fatto: (...misure: A) => S,
): ((...misure: A) => S) => {
  const fatti = new Map<string, S>();
  return (...misure) => {
    const chiave = misure.join('\n');
    const gia = fatti.get(chiave);
    if (gia !== undefined) return gia;
    const nuovo = fatto(...misure);
    fatti.set(chiave, nuovo);
    return nuovo;
  };
};

const stringa = unico(() => z.string(obbligatorio('Testo atteso.')));
const intero = unico((atteso: string) => z.int(obbligatorio(atteso)));
/** A code of a fixed form. */
export const forma = unico((espressione: RegExp, messaggio: string, minimo: number, massimo: number = minimo) =>
  stringa().check(z.minLength(minimo, messaggio), z.maxLength(massimo, messaggio), z.regex(espressione, messaggio)),
);

/** Characters that cannot be seen, or that change how what follows is read: controls beyond those of ASCII, format and line characters. */
const INVISIBILI = String.raw`\u007F-\u009F\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB`;
const CARATTERI = 'Il testo contiene caratteri invisibili o di controllo: riscriverlo.';
/** Half characters, and what cannot be seen beyond the plane that the pattern of a JSON Schema reaches: tags can hide a whole text. */
const nascosti = /[\p{Cs}\p{Cf}]/u;
const senzaNascosti = (testo: string): boolean => !nascosti.test(testo);

/**
 * Free text on one line: nothing that cannot be seen or that changes how what follows is read (control, format and line characters,
 * half characters). The blanks around it are taken off before it is checked, where a request or a cell is read.
 */
export const testo = unico((minimo: number, massimo: number) =>
  stringa().check(
    z.minLength(minimo, minimo === 1 ? 'Campo obbligatorio.' : `Almeno ${minimo} caratteri.`),
    z.maxLength(massimo, `Al massimo ${massimo} caratteri.`),
    z.regex(new RegExp(String.raw`^[^\u0000-\u001F${INVISIBILI}]*$`), CARATTERI),
    z.refine(senzaNascosti, CARATTERI),
  ),
);

/** Free text on more lines: notes. */
export const testoLungo = unico((massimo: number) =>
  stringa().check(
    z.maxLength(massimo, `Al massimo ${massimo} caratteri.`),
    z.regex(new RegExp(String.raw`^[^\u0000-\u0008\u000B\u000C\u000E-\u001F${INVISIBILI}]*$`), CARATTERI),
    z.refine(senzaNascosti, CARATTERI),
  ),
);

/** The name of a file of one of these kinds, whose endings are given as in a pattern (`csv|json`): on one line, as a text is. */
export const nomeFile = unico((estensioni: string, massimo: number) => {
  const messaggio = `Il nome del file deve finire in .${estensioni.replaceAll('|', ', .')}, avere al massimo ${massimo} caratteri e non contenere barre né caratteri invisibili: rinominare il file.`;
  const espressione = new RegExp(String.raw`^[^/\\\u0000-\u001F${INVISIBILI}]+\.(?:${estensioni})$`, 'i');
  return forma(espressione, messaggio, 1, massimo).check(z.refine(senzaNascosti, messaggio));
});

/** One of a closed list of codes. */
export const scelta = <const C extends readonly [string, ...string[]]>(codici: C) =>
  z.enum(codici, obbligatorio('Valore non previsto.'));

/** An opaque id of the product. */
export const uid = unico(() => forma(/^[A-Za-z0-9_-]+$/, 'Identificativo non valido.', 1, 64));

/** The id of a record of one kind: that of another does not compile in its place. */
export type Uid<Kind extends string> = string & z.core.$brand<Kind>;
export const uidDi = <const Kind extends string>(_: Kind) => uid().brand<Kind>();

/** Version of a record, for the optimistic lock. */
export const versione = unico(() =>
  intero('Versione non valida.').min(1, 'Versione non valida.').max(1_000_000_000, 'Versione non valida.'),
);

export const flag = unico(() => z.boolean(obbligatorio('Sì o no.')));

const TROPPO_PRESTO = 'La data deve essere dal 01/01/1900 in poi.';

/** A day that exists in the calendar, from 1900 on. */
export const data = unico(() =>
  z.iso
    .date(obbligatorio('Data non valida.'))
    .length(10, 'Data non valida.')
    .refine((giorno) => giorno >= PRIMO_GIORNO, TROPPO_PRESTO)
    .refine((giorno) => giorno < ULTIMO_GIORNO, 'La data è troppo lontana: se il termine non è noto, lasciarla vuota.'),
);

/** An end of a search range: 1900-01-01 and 9999-12-31 mean no limit. */
export const dataRicerca = unico(() =>
  z.iso
    .date(obbligatorio('Data non valida.'))
    .length(10, 'Data non valida.')
    .refine((giorno) => giorno >= PRIMO_GIORNO, TROPPO_PRESTO),
);

export const mese = unico(() =>
  intero('Mese non valido.').min(1, 'Il mese va da 1 a 12.').max(12, 'Il mese va da 1 a 12.'),
);

export const anno = unico((minimo: number = 1900, massimo: number = 2100) =>
  intero('Anno non valido.')
    .min(minimo, `L'anno deve essere dal ${minimo} al ${massimo}.`)
    .max(massimo, `L'anno deve essere dal ${minimo} al ${massimo}.`),
);

/** An amount in cents, negative ones included. */
export const importo = unico((minimo: Centesimi = -IMPORTO_MASSIMO, massimo: Centesimi = IMPORTO_MASSIMO) =>
  intero('Importo non valido.')
    .min(minimo, 'Importo sotto il minimo ammesso.')
    .max(massimo, 'Importo oltre il massimo ammesso.'),
);

/** An amount in cents, zero allowed. */
export const importoNonNegativo = unico((massimo: Centesimi = IMPORTO_MASSIMO) =>
  intero('Importo non valido.')
    .min(0, "L'importo non può essere negativo.")
    .max(massimo, 'Importo oltre il massimo ammesso.'),
);

/** An amount in cents above zero. */
export const importoPositivo = unico((massimo: Centesimi = IMPORTO_MASSIMO) =>
  intero('Importo non valido.')
    .min(1, "L'importo deve essere maggiore di zero.")
    .max(massimo, 'Importo oltre il massimo ammesso.'),
);

/** A rate in parts per million, from 0 to 100 %. */
export const aliquota = unico((massimo: PartiPerMilione = UNO) =>
  intero('Aliquota non valida.').min(0, "L'aliquota va da 0 a 100 %.").max(massimo, "L'aliquota va da 0 a 100 %."),
);

/** Hours in hundredths. */
export const ore = unico((massimo: CentesimiDiOra = ORE_MASSIME) =>
  intero('Ore non valide.').min(0, 'Le ore non possono essere negative.').max(massimo, 'Ore oltre il massimo ammesso.'),
);

/** Whole days. */
export const giorni = unico((massimo: number = 366) =>
  intero('Giorni non validi.')
    .min(0, 'I giorni non possono essere negativi.')
    .max(massimo, `I giorni sono al massimo ${massimo}.`),
);

/** A whole number of things. */
export const numero = unico((minimo: number, massimo: number) =>
  intero('Numero non valido.')
    .min(minimo, `Il numero va da ${minimo} a ${massimo}.`)
    .max(massimo, `Il numero va da ${minimo} a ${massimo}.`),
);

/** Form only: a wrong control character or a disagreement with the data may be kept after confirmation. */
export const codiceFiscale = unico(() =>
  forma(/^(?:[A-Z0-9]{16}|\d{11})$/, 'Il codice fiscale ha 16 caratteri oppure 11 cifre.', 11, 16),
);

/** Codice fiscale of a body. */
export const codiceFiscaleEnte = unico(() => forma(/^\d{11}$/, "Il codice fiscale dell'ente ha 11 cifre.", 11));

export const partitaIva = unico(() =>
  forma(/^\d{11}$/, 'La partita IVA ha 11 cifre.', 11).refine(isPartitaIva, {
    error: ({ input }) => errorePartitaIva(String(input)) ?? 'Partita IVA non valida.',
  }),
);

/** Registration of an employee with NoiPA. */
export const partitaNoipa = unico(() => forma(/^\d{5,10}$/, 'La partita NoiPA ha da 5 a 10 cifre.', 5, 10));

/** Italian IBAN, both checks. */
export const iban = unico(() =>
  forma(/^(?:IT|SM)\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/, "L'IBAN italiano ha 27 caratteri, senza spazi.", 27).refine(isIban, {
    error: ({ input }) => erroreIban(String(input)) ?? 'IBAN non valido.',
  }),
);

export const abi = unico(() => forma(/^\d{5}$/, "L'ABI ha 5 cifre.", 5));
export const cab = unico(() => forma(/^\d{5}$/, 'Il CAB ha 5 cifre.', 5));
export const cin = unico(() => forma(/^[A-Z]$/, 'Il CIN è una lettera.', 1));
export const cinEuro = unico(() => forma(/^\d{2}$/, 'Il CIN euro ha 2 cifre.', 2));
export const conto = unico(() => forma(/^[A-Z0-9]{12}$/, 'Il numero di conto ha 12 caratteri.', 12));
export const bban = unico(() => forma(/^[A-Z0-9]+$/, 'Il conto estero (BBAN) ha da 1 a 30 lettere e cifre.', 1, 30));
export const bic = unico(() => forma(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'Il BIC ha 8 o 11 caratteri.', 8, 11));
/** ISO 3166 code of two letters. */
export const codPaese = unico(() => forma(/^[A-Z]{2}$/, 'Il Paese è un codice di 2 lettere.', 2));

export const codMeccanografico = unico(() =>
  forma(/^[A-Z]{4}[A-Z0-9]{6}$/, 'Il codice meccanografico ha 10 caratteri: 4 lettere e 6 tra lettere e cifre.', 10),
);
/** Belfiore code of a town or, with Z, of a foreign state. */
export const codBelfiore = unico(() => forma(/^[A-Z]\d{3}$/, 'Il codice catastale ha una lettera e 3 cifre.', 4));
/** Letters of a province; EE abroad. */
export const provincia = unico(() => forma(/^[A-Z]{2}$/, 'La provincia è una sigla di 2 lettere.', 2));
export const cap = unico(() => forma(/^\d{5}$/, 'Il CAP ha 5 cifre.', 5));
/** Registration number of an INPS position. */
export const matricolaInps = unico(() => forma(/^\d{10}$/, 'La matricola INPS ha 10 cifre.', 10));

export const email = unico(() =>
  z.email(obbligatorio('Indirizzo e-mail non valido.')).max(254, 'Indirizzo e-mail troppo lungo.'),
);
export const telefono = unico(() =>
  forma(/^\+?[0-9][0-9 ./()-]{3,19}$/, 'Numero di telefono non valido: cifre, spazi e + iniziale.', 4, 21),
);
