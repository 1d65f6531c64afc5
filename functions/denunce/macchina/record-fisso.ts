import {
  CASELLA,
  CIFRE,
  giornoCon,
  GREZZO,
  IMPORTO_SCRITTO,
  INDIRIZZO,
  NUMERO,
  TESTO,
  type Forma,
} from './forme-fisse.ts';
import { conPosto, NonLetto } from './non-letto.ts';

/** The value of a field of a record: text, a number, the rows of a group, or what was read and has not its form. */
export type Valore = string | number | NonLetto | readonly Valori[];
export interface Valori {
  readonly [campo: string]: Valore;
}

type CampoFisso =
  | { readonly nome: string; readonly lunghezza: number; readonly forma: Forma }
  | { readonly nome: string; readonly volte: number; readonly campi: RecordFisso }
  | { readonly sempre: string };

/** A record of fixed width, as the specification lists its fields one after the other. */
export type RecordFisso = readonly CampoFisso[];

/** Always these characters. */
export const sempre = (testo: string): CampoFisso => ({ sempre: testo });
export const vuoto = (lunghezza: number): CampoFisso => ({ sempre: ' '.repeat(lunghezza) });

/** Text on the left, blanks after it. */
export const testo = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: TESTO });
/** An address of mail on the left, blanks after it. */
export const indirizzo = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: INDIRIZZO });
/** Characters as they are given, already in their place; a comma may be among them. */
export const grezzo = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: GREZZO });
/** A whole number, zeros before it. Amounts are in cents. */
export const numero = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: NUMERO });
/** As many digits as the field has, kept as text; zeros for nothing. */
export const cifre = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: CIFRE });
/** A box: 1 when it is ticked, 0 when it is not; '1' or nothing. */
export const casella = (nome: string): CampoFisso => ({ nome, lunghezza: 1, forma: CASELLA });
/** A day YYYY-MM-DD as dd, mm, yyyy with this between them. */
export const giorno = (nome: string, separatore: '' | '-'): CampoFisso => ({
  nome,
  lunghezza: 8 + 2 * separatore.length,
  forma: giornoCon(separatore),
});
/** Cents as a person writes an amount, 1.234,56, on the left; without the points where they do not fit. */
export const importoScritto = (nome: string, lunghezza: number): CampoFisso => ({
  nome,
  lunghezza,
  forma: IMPORTO_SCRITTO,
});
/** The same fields a number of times; groups not given are written empty. */
export const gruppo = (nome: string, volte: number, campi: RecordFisso): CampoFisso => ({ nome, volte, campi });

/** What a field cannot hold, or what was found where the layout wants something else: with the field and its place, from 1. */
export class CampoNonValido extends Error {
  readonly campo: string;
  readonly posizione: number;
  constructor(campo: string, posizione: number, perche: string) {
    super(`Campo "${campo}", posizione ${posizione}: ${perche}`);
    this.name = 'CampoNonValido';
    this.campo = campo;
    this.posizione = posizione;
  }
}

/** Characters of a record. */
export const lunghezzaDi = (record: RecordFisso): number =>
  record.reduce((totale, campo) => totale + lunghezzaCampo(campo), 0);

/** Where each field begins, from 1; a group says where its first field begins. */
export const posizioniDi = (record: RecordFisso): Readonly<Record<string, number>> => {
  let posizione = 1;
  return Object.fromEntries(
    record.flatMap((campo) => {
      const inizio = posizione;
      posizione += lunghezzaCampo(campo);
      return 'sempre' in campo ? [] : [[campo.nome, inizio]];
    }),
  );
};

/** A field of a layout where its characters are, those of a group one by one; what is always written the same has no name of its own. */
interface CampoPosto {
  readonly nome: string;
  readonly posizione: number;
  readonly lunghezza: number;
}

/** Every field of a record with its place, from 1. */
export const campiDi = (record: RecordFisso, da = 1): readonly CampoPosto[] => {
  let posizione = da;
  return record.flatMap((campo): readonly CampoPosto[] => {
    const qui = posizione;
    const lunghezza = lunghezzaCampo(campo);
    posizione += lunghezza;
    if ('sempre' in campo) return [{ nome: `fisso ${qui - da + 1}`, posizione: qui, lunghezza }];
    if (!('volte' in campo) || campo.nome === 'coppie') return [{ nome: campo.nome, posizione: qui, lunghezza }];
    return Array.from({ length: campo.volte }, (_, indice) =>
      campiDi(campo.campi, qui + indice * lunghezzaDi(campo.campi)).map((uno) => ({
        ...uno,
        nome: `${campo.nome}.${uno.nome}`,
      })),
    ).flat();
  });
};

/** The record in its characters. @throws CampoNonValido when a value is missing, too long, or has a character that cannot be written */
export const writeRecord = (record: RecordFisso, valori: Valori, da = 1): string => {
  let scritto = '';
  for (const campo of record) scritto += writeCampo(campo, valori, da + scritto.length);
  return scritto;
};

/** Characters that a record always has, written otherwise: where, from 1. */
export interface FissoDiverso {
  readonly posizione: number;
  readonly atteso: string;
  readonly trovato: string;
}

/** A record as it was read; what has not its form stays as it was written. */
export interface Letto {
  readonly valori: Valori;
  readonly diversi: readonly FissoDiverso[];
}

/** Which record it is that is read, as a finding names it. */
interface Quale {
  readonly posto: string;
  readonly da?: number;
}

/** The fields of a record from as many characters as it has. */
export const readRecord = (record: RecordFisso, caratteri: string, { posto, da = 1 }: Quale): Letto => {
  const valori: Record<string, Valore> = {};
  const diversi: FissoDiverso[] = [];
  let posizione = 0;
  for (const campo of record) {
    const parte = caratteri.slice(posizione, posizione + lunghezzaCampo(campo));
    if ('sempre' in campo) diversi.push(...fissoDiverso(campo.sempre, parte, da + posizione));
    else valori[campo.nome] = readCampo(campo, parte, { posto, da: da + posizione }, diversi);
    posizione += lunghezzaCampo(campo);
  }
  return { valori: conPosto(valori, posto), diversi };
};

/** The fields of a record that cannot be read at all: none of its characters is where it should be. */
export const nonLetti = (record: RecordFisso): Valori =>
  Object.fromEntries(
    record.flatMap((campo): [string, Valore][] => {
      return 'sempre' in campo ? [] : [[campo.nome, new NonLetto('', 'un record intero', true)]];
    }),
  );

type CampoConNome = Exclude<CampoFisso, { readonly sempre: string }>;

const lunghezzaCampo = (campo: CampoFisso): number => {
  if ('sempre' in campo) return campo.sempre.length;
  return 'volte' in campo ? campo.volte * lunghezzaDi(campo.campi) : campo.lunghezza;
};

const writeCampo = (campo: CampoFisso, valori: Valori, posizione: number): string => {
  if ('sempre' in campo) return campo.sempre;
  const valore = valori[campo.nome];
  if ('volte' in campo) return writeGruppo(campo, Array.isArray(valore) ? valore : [], posizione);
  if (typeof valore !== 'string' && typeof valore !== 'number')
    throw new CampoNonValido(campo.nome, posizione, 'manca il valore.');
  try {
    return campo.forma.write(valore, campo.lunghezza);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new CampoNonValido(campo.nome, posizione, cause.message);
  }
};

const writeGruppo = (
  { nome, volte, campi }: Extract<CampoFisso, { readonly volte: number }>,
  righe: readonly Valori[],
  posizione: number,
): string => {
  if (righe.length > volte) throw new CampoNonValido(nome, posizione, `${righe.length} righe, al massimo ${volte}.`);
  const lunghezza = lunghezzaDi(campi);
  const piene = righe.map((riga, indice) => writeRecord(campi, riga, posizione + indice * lunghezza)).join('');
  return piene + (righe.length < volte ? vuotoDi(campi).repeat(volte - righe.length) : '');
};

/** The characters of the groups with nothing in them, which most records hold by the dozen: they are written once. */
const VUOTI = new WeakMap<RecordFisso, string>();

/** A group with nothing in it: blanks and zeros. */
const vuotoDi = (campi: RecordFisso): string => {
  const scritto = VUOTI.get(campi);
  if (scritto !== undefined) return scritto;
  const niente = campi.flatMap((campo) => ('forma' in campo ? [[campo.nome, campo.forma === NUMERO ? 0 : '']] : []));
  const vuoto = writeRecord(campi, Object.fromEntries(niente));
  VUOTI.set(campi, vuoto);
  return vuoto;
};

const readCampo = (campo: CampoConNome, parte: string, { posto, da = 1 }: Quale, diversi: FissoDiverso[]): Valore => {
  if ('volte' in campo) {
    const lunghezza = lunghezzaDi(campo.campi);
    return Array.from({ length: campo.volte }, (_, indice) => {
      const quale = { posto: `${posto}, riga ${indice + 1}`, da: da + indice * lunghezza };
      const letto = readRecord(campo.campi, parte.slice(indice * lunghezza, (indice + 1) * lunghezza), quale);
      diversi.push(...letto.diversi);
      return letto.valori;
    });
  }
  try {
    return campo.forma.read(parte);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return new NonLetto(parte.trim(), `${cause.message}, dal carattere ${da}`);
  }
};

const fissoDiverso = (atteso: string, trovato: string, posizione: number): readonly FissoDiverso[] => {
  if (trovato === atteso) return [];
  const primo = [...trovato].findIndex((carattere, indice) => carattere !== atteso[indice]);
  return [{ posizione: posizione + primo, atteso: atteso.trim(), trovato: trovato.trim() }];
};
