import { giornoDi, partiDi } from '#shared/domain/tempo/date.ts';
import { formatImporto } from '#shared/money/centesimi.ts';

/** How the characters of a field are written and read back. */
export interface Forma {
  /** @throws RangeError when the value has no such form */
  readonly write: (valore: string | number, lunghezza: number) => string;
  readonly read: (testo: string) => string | number;
}

/** The characters every reader of these files takes: upper case letters, digits, blank and what follows. */
const SCRIVIBILE = /[A-Z0-9 .,&@_+()/'-]/;
/** An address of mail keeps its small letters, and what an address may have besides. */
const DI_UN_INDIRIZZO = /[A-Za-z0-9 .&@_+'~#%=!?/-]/;

const testoDi = (alfabeto: RegExp): Forma => ({
  write: (valore, lunghezza) => {
    const scritto = String(valore);
    const estraneo = [...scritto].find((carattere) => !alfabeto.test(carattere));
    if (estraneo !== undefined) throw new RangeError(`il carattere "${estraneo}" non si può scrivere.`);
    return entro(scritto, lunghezza).padEnd(lunghezza);
  },
  read: (caratteri) => caratteri.trimEnd(),
});
/** Text on the left, blanks after it. */
export const TESTO = testoDi(SCRIVIBILE);
/** An address of mail on the left, blanks after it. */
export const INDIRIZZO = testoDi(DI_UN_INDIRIZZO);

/** What a value of a couple may have besides. */
const SCRIVIBILE_GREZZO = /[A-Z0-9 .,&@_+/'-]/;

/** Characters already in their place. */
export const GREZZO: Forma = {
  write: (valore, lunghezza) => {
    const scritto = String(valore);
    const estraneo = [...scritto].find((carattere) => !SCRIVIBILE_GREZZO.test(carattere));
    if (estraneo !== undefined) throw new RangeError(`il carattere "${estraneo}" non si può scrivere.`);
    return entro(scritto, lunghezza).padEnd(lunghezza);
  },
  read: (caratteri) => caratteri,
};

/** A whole number, zeros before it. */
export const NUMERO: Forma = {
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

/** As many digits as the field has, kept as text. */
export const CIFRE: Forma = {
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

/** A box, 1 or 0. */
export const CASELLA: Forma = {
  write: (valore) => {
    if (valore !== '' && valore !== '1') throw new RangeError(`attesi 1 o niente, trovato "${valore}".`);
    return valore === '1' ? '1' : '0';
  },
  read: (caratteri) => {
    if (caratteri !== '0' && caratteri !== '1') throw new RangeError('0 o 1');
    return caratteri === '1' ? '1' : '';
  },
};

/** Cents as a person writes an amount. */
export const IMPORTO_SCRITTO: Forma = {
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

/** A day with this between its parts. */
export const giornoCon = (separatore: '' | '-'): Forma => ({
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
