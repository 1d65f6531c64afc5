/** Letters that Unicode does not decompose into a base letter and a mark. */
const traslitterazioni: Readonly<Record<string, string>> = {
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
  Ħ: 'H',
  ı: 'I',
  ẞ: 'SS',
};

const nonDecomponibili = /[ØĐÐŁÞÆŒĦıẞ]/g;

/** Upper case without accents: 'D’Àngelo Łuca' → "D'ANGELO LUCA". The typographic apostrophe becomes the plain one. */
export const senzaAccenti = (testo: string): string =>
  testo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[’‘`´]/g, "'")
    .replace(nonDecomponibili, (lettera) => traslitterazioni[lettera] ?? lettera);

/**
 * The key people are searched and sorted by: upper case, no accents, no apostrophes, one blank between words.
 * "D'Angelo", 'DANGELO' and "d’angelo" meet; 'Rossi-Bianchi' meets 'ROSSI BIANCHI'.
 */
export const chiaveRicerca = (testo: string): string =>
  senzaAccenti(testo)
    .replace(/'/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/**
 * Key of the one order of people, that of the index of every list: surname and name as one reads them, then the codice fiscale. A blank stands before
 * what ends the name, as it does between two names: 'Rossi Anna' comes before 'Rossi Anna Maria'.
 */
export const chiaveNominativo = (cognome: string, nome: string, codiceFiscale: string): string =>
  chiaveNomeIntero(`${cognome} ${nome}`, codiceFiscale);

const chiaveNomeIntero = (nome: string, codiceFiscale: string): string =>
  `${chiaveRicerca(nome)} #${codiceFiscale.toUpperCase()}`;

/** The key as the earlier releases wrote it, with no blank before the codice fiscale: a list reads it where it stands until the record is stored again. */
export const chiaveNominativoDiPrima = (chiave: string): string => chiave.replace(' #', '#');

/** The beginnings of the keys of the people with exactly that name, as this release writes them and as the earlier ones did. */
export const iniziDelNome = (nome: string): readonly string[] => {
  const inizio = chiaveNomeIntero(nome, '');
  return [inizio, chiaveNominativoDiPrima(inizio)];
};

const byKey =
  <T>(keyOf: (chi: T) => string) =>
  (a: T, b: T): number => {
    const [prima, seconda] = [keyOf(a), keyOf(b)];
    if (prima === seconda) return 0;
    return prima < seconda ? -1 : 1;
  };

interface Nominato {
  readonly desCognome: string;
  readonly desNome: string;
  readonly desCf: string;
}

/** Compares two people by the default order. Rows that are filled or pasted by place keep it wherever they are read. */
export const byNominativo = byKey(({ desCognome, desNome, desCf }: Nominato) =>
  chiaveNominativo(desCognome, desNome, desCf),
);

interface Intestato {
  readonly nominativo: string;
  readonly desCf: string;
}

/** Compares two people known by their whole name, as a list of payments keeps them: name, then codice fiscale. */
export const byNomeIntero = byKey(({ nominativo: nome, desCf }: Intestato) => chiaveNomeIntero(nome, desCf));

/** 'Rossi Mario', as every list shows a person. */
export const nominativo = (cognome: string, nome: string): string => `${cognome.trim()} ${nome.trim()}`.trim();

interface Distinto {
  readonly desCf?: string;
  readonly matricola?: number | string;
}

/** The codice fiscale of a person, else 'matricola 12', by which homonyms are told apart; empty when neither is known. */
export const codiceDi = ({ desCf = '', matricola }: Distinto): string => {
  if (desCf !== '') return desCf;
  return matricola === undefined || matricola === '' ? '' : `matricola ${matricola}`;
};

/** 'Rossi Mario (RSSMRA62A01H501X)', as a sentence names a person: homonyms are told apart by it. */
export const chiConCodice = (chi: Pick<Nominato, 'desCognome' | 'desNome'> & Distinto): string => {
  const codice = codiceDi(chi);
  return `${nominativo(chi.desCognome, chi.desNome)}${codice === '' ? '' : ` (${codice})`}`;
};

/** Characters the F24 accepts in a name: A–Z, 0–9, blank, point, hyphen, ampersand. */
const ammessiF24 = /[A-Z0-9 .&-]/;

/** The name as the F24 wants it: upper case, no accents, apostrophes as blanks (the accent "Citta'" disappears at the end of a word). */
export const nomeF24 = (nome: string): string => senzaAccenti(nome).replace(/'/g, ' ').replace(/\s+/g, ' ').trim();

/** The characters of a name, as a file has it, that the F24 does not accept, each once. */
export const caratteriEstraneiF24 = (nome: string): readonly string[] =>
  [...new Set(nome)].filter((carattere) => !ammessiF24.test(carattere));

/** The characters of a name that no transliteration makes acceptable to the F24, each once; empty when the name can be sent. */
export const caratteriNonAmmessiF24 = (nome: string): readonly string[] => caratteriEstraneiF24(nomeF24(nome));
