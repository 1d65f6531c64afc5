/** What says in stored data that it is about a person: the ids the school has given them, and the codice fiscale. */
export type Segni = readonly string[];

type Campi = Readonly<Record<string, unknown>>;

/** Who of the office wrote a record: their data, not those of the person it is about. */
const DI_CHI_SCRIVE = new Set([
  'utente',
  'chi',
  'ritiratoDa',
  'avviatoDa',
  'avviataDa',
  'creatoDa',
  'modificatoDa',
  'modificataDa',
  'chiestaDa',
  'decisaDa',
]);

/** What may be said around a piece without saying anything of who else is in the same record. */
const DI_CONTORNO = new Set(['anno', 'mese', 'tipo', 'stato', 'quando', 'entita', 'azione']);

const CODICE_FISCALE = /\b[A-Z]{6}[0-9A-Z]{9}[A-Z]\b/g;

const isCampi = (valore: unknown): valore is Campi =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

/** Whether a value names the person, anywhere in it. */
export const isNamed = (valore: unknown, segni: Segni): boolean => {
  if (typeof valore === 'string') return segni.some((segno) => valore.includes(segno));
  if (Array.isArray(valore)) return valore.some((uno) => isNamed(uno, segni));
  return isCampi(valore) && Object.entries(valore).some(([nome, suo]) => isNamed(nome, segni) || isNamed(suo, segni));
};

/** Whether a record is the person's: one of its own fields is an id of theirs, or an id made of one. */
export const isSuo = (campi: Campi, segni: Segni): boolean =>
  Object.entries(campi).some(
    ([nome, valore]) =>
      typeof valore === 'string' &&
      !DI_CHI_SCRIVE.has(nome) &&
      segni.some((segno) => valore === segno || valore.endsWith(`-${segno}`) || valore.startsWith(`${segno}-`)),
  );

/** A record of the person's, without who wrote it; a codice fiscale that is somebody else's, inside a sentence, is not said. */
export const withoutAltri = (valore: unknown, segni: Segni): unknown => {
  if (typeof valore === 'string')
    return valore.length <= 16
      ? valore
      : valore.replaceAll(CODICE_FISCALE, (cf) => (segni.includes(cf) ? cf : '(altra persona)'));
  if (Array.isArray(valore)) return valore.map((uno) => withoutAltri(uno, segni));
  if (!isCampi(valore)) return valore;
  return Object.fromEntries(
    Object.entries(valore)
      .filter(([nome]) => !DI_CHI_SCRIVE.has(nome))
      .map(([nome, suo]) => [nome, withoutAltri(suo, segni)]),
  );
};

/**
 * What a record of the school says of one person among others: of its lists the elements that name them, of its maps their entry, of its
 * fields those that name them, with year, month and kind around. An element that is theirs stays whole.
 */
export const pieceOf = (valore: unknown, segni: Segni): unknown => {
  if (Array.isArray(valore)) return valore.filter((uno) => isNamed(uno, segni)).map((uno) => pieceOf(uno, segni));
  if (!isCampi(valore)) return withoutAltri(valore, segni);
  return isSuo(valore, segni) ? withoutAltri(valore, segni) : piecesIn(valore, segni);
};

/** The same of a record that holds many people, even where one of its own fields names this one. */
export const piecesIn = (campi: Campi, segni: Segni): Campi =>
  Object.fromEntries(
    Object.entries(campi).flatMap(([nome, valore]) => {
      if (DI_CHI_SCRIVE.has(nome)) return [];
      if (isNamed(nome, segni)) return [[nome, withoutAltri(valore, segni)]];
      if (isNamed(valore, segni)) return [[nome, pieceOf(valore, segni)]];
      return DI_CONTORNO.has(nome) && !isCampi(valore) && !Array.isArray(valore) ? [[nome, valore]] : [];
    }),
  );
