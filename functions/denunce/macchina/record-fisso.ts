import { giornoDi, partiDi } from '#shared/domain/tempo/date.ts';
import { formatImporto } from '#shared/money/centesimi.ts';
import { conPosto, NonLetto } from './non-letto.ts';

/** The value of a field of a record: text, a number, the rows of a group, or what was read and has not its form. */
export type Valore = string | number | NonLetto | readonly Valori[];
export interface Valori {
  readonly [campo: string]: Valore;
}

/** How the characters of a field are written and read back. */
interface Forma {
  /** @throws RangeError when the value has no such form */
  readonly write: (valore: string | number, lunghezza: number) => string;
  readonly read: (testo: string) => string | number;
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
/** Characters as they are given, already in their place; a comma may be among them. */
export const grezzo = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: GREZZO });
/** A whole number, zeros before it. Amounts are in cents. */
export const numero = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: NUMERO });
/** As many digits as the field has, kept as text; zeros for nothing. */
export const cifre = (nome: string, lunghezza: number): CampoFisso => ({ nome, lunghezza, forma: CIFRE });
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
  return Array.from({ length: volte }, (_, indice) =>
    writeRecord(campi, righe[indice] ?? vuotaDi(campi), posizione + indice * lunghezza),
  ).join('');
};

/** A group with nothing in it: blanks and zeros. */
const vuotaDi = (campi: RecordFisso): Valori =>
  Object.fromEntries(
    campi.flatMap((campo) => ('forma' in campo ? [[campo.nome, campo.forma === NUMERO ? 0 : '']] : [])),
  );

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

/** The characters every reader of these files takes: upper case letters, digits, blank and what follows. */
const SCRIVIBILE = /[A-Z0-9 .&@_+-]/;

const TESTO: Forma = {
  write: (valore, lunghezza) => {
    const scritto = String(valore);
    const estraneo = [...scritto].find((carattere) => !SCRIVIBILE.test(carattere));
    if (estraneo !== undefined) throw new RangeError(`il carattere "${estraneo}" non si può scrivere.`);
    return entro(scritto, lunghezza).padEnd(lunghezza);
  },
  read: (caratteri) => caratteri.trimEnd(),
};

/** What a value of a couple may have besides. */
const SCRIVIBILE_GREZZO = /[A-Z0-9 .,&@_+/'-]/;

const GREZZO: Forma = {
  write: (valore, lunghezza) => {
    const scritto = String(valore);
    const estraneo = [...scritto].find((carattere) => !SCRIVIBILE_GREZZO.test(carattere));
    if (estraneo !== undefined) throw new RangeError(`il carattere "${estraneo}" non si può scrivere.`);
    return entro(scritto, lunghezza).padEnd(lunghezza);
  },
  read: (caratteri) => caratteri,
};

const NUMERO: Forma = {
  write: (valore, lunghezza) => {
    if (!Number.isSafeInteger(valore) || Number(valore) < 0)
      throw new RangeError(`"${valore}" non è un numero intero.`);
    return entro(String(valore), lunghezza).padStart(lunghezza, '0');
  },
  read: (caratteri) => {
    if (!/^\d+$/.test(caratteri)) throw new RangeError(`${caratteri.length} cifre`);
    return Number(caratteri);
  },
};

const CIFRE: Forma = {
  write: (valore, lunghezza) => {
    if (valore !== '' && !new RegExp(`^\\d{${lunghezza}}$`).test(String(valore)))
      throw new RangeError(`attese ${lunghezza} cifre, trovato "${valore}".`);
    return String(valore).padStart(lunghezza, '0');
  },
  read: (caratteri) => {
    if (!/^\d+$/.test(caratteri)) throw new RangeError(`${caratteri.length} cifre`);
    return /^0+$/.test(caratteri) ? '' : caratteri;
  },
};

const IMPORTO_SCRITTO: Forma = {
  write: (valore, lunghezza) => {
    const scritto = formatImporto(Number(valore));
    return entro(scritto.length > lunghezza ? scritto.replaceAll('.', '') : scritto, lunghezza).padEnd(lunghezza);
  },
  read: (caratteri) => {
    const scritto = caratteri.trimEnd();
    if (!/^[\d.]+,\d\d$/.test(scritto)) throw new RangeError('un importo come 1234,56');
    return Number(scritto.replace(/[.,]/g, ''));
  },
};

const giornoCon = (separatore: '' | '-'): Forma => ({
  write: (valore) => {
    const { anno, mese, giorno: del } = partiDi(String(valore));
    return [String(del).padStart(2, '0'), String(mese).padStart(2, '0'), String(anno)].join(separatore);
  },
  read: (caratteri) => {
    const [, del, mese, anno] =
      new RegExp(`^(\\d\\d)${separatore}(\\d\\d)${separatore}(\\d{4})$`).exec(caratteri) ?? [];
    const trovato = giornoDi(Number(anno), Number(mese), Number(del));
    if (trovato === null) throw new RangeError(`un giorno del calendario, ${['gg', 'mm', 'aaaa'].join(separatore)}`);
    return trovato;
  },
});

const entro = (scritto: string, lunghezza: number): string => {
  if (scritto.length > lunghezza) throw new RangeError(`"${scritto}" supera ${lunghezza} caratteri.`);
  return scritto;
};
