import { isPuntoCu, puntiCu, type FormatoPunto } from '#shared/domain/denunce/punti-cu.ts';
import { giornoDi, partiDi } from '#shared/domain/tempo/date.ts';
import { NonLetto } from '../../macchina/non-letto.ts';
import type { Valori } from '../../macchina/record-fisso.ts';
import { COPPIE, VALORE } from './tracciato.ts';

/** A value of a point: cents, a day YYYY-MM-DD, or text. */
export type ValorePunto = string | number;
/** A couple as it lies in the file. */
export interface Coppia {
  readonly codice: string;
  readonly valore: string;
}

/** Zeros before the number, to as many digits as it has; blanks before them. */
const cifre = (lunghezza: number): FormaPunto => ({
  write: (valore) => {
    if (!/^\d+$/.test(String(valore)) || String(valore).length > lunghezza) throw non('un numero', valore);
    return String(valore).padStart(lunghezza, '0').padStart(VALORE);
  },
  read: (scritto) => {
    if (!/^\d+$/.test(scritto)) throw non('un numero', scritto);
    return scritto;
  },
});

interface FormaPunto {
  /** @throws RangeError */
  readonly write: (valore: ValorePunto) => string;
  /** From characters without the blanks around them. @throws RangeError */
  readonly read: (scritto: string) => ValorePunto;
}

const non = (che: string, valore: ValorePunto): RangeError =>
  new RangeError(`atteso ${che}, trovato "${valore}".`, { cause: che });

const FORME: Readonly<Record<FormatoPunto, FormaPunto>> = {
  AN: { write: (valore) => String(valore), read: (scritto) => scritto },
  DT: {
    write: (valore) => {
      const { anno, mese, giorno } = partiDi(String(valore));
      return [String(giorno).padStart(2, '0'), String(mese).padStart(2, '0'), String(anno)].join('').padStart(VALORE);
    },
    read: (scritto) => {
      const trovato = giornoDi(Number(scritto.slice(4)), Number(scritto.slice(2, 4)), Number(scritto.slice(0, 2)));
      if (!/^\d{8}$/.test(scritto) || trovato === null) throw non('una data', scritto);
      return trovato;
    },
  },
  CB: {
    write: (valore) => {
      if (String(valore) !== '1') throw non('1', valore);
      return '1'.padStart(VALORE);
    },
    read: (scritto) => {
      if (scritto !== '1') throw non('1', scritto);
      return scritto;
    },
  },
  CB12: {
    write: (valore) => {
      if (!/^[01]{12}$/.test(String(valore))) throw non('12 caselle 0 o 1', valore);
      return String(valore).padStart(VALORE);
    },
    read: (scritto) => {
      if (!/^[01]{12}$/.test(scritto)) throw non('12 caselle 0 o 1', scritto);
      return scritto;
    },
  },
  N1: cifre(1),
  N2: cifre(2),
  N3: cifre(3),
  N4: cifre(4),
  VP: {
    write: (valore) => {
      if (typeof valore !== 'number' || !Number.isSafeInteger(valore) || valore < 0)
        throw non('un importo positivo', valore);
      return `${Math.trunc(valore / 100)},${String(valore % 100).padStart(2, '0')}`.padStart(VALORE);
    },
    read: (scritto) => {
      if (!/^\d{1,13},\d\d$/.test(scritto)) throw non('un importo', scritto);
      return Number(scritto.replace(',', ''));
    },
  },
};

/** Text of a point this program does not know is kept as it is. */
const formaDi = (codice: string): FormaPunto => FORME[isPuntoCu(codice) ? puntiCu[codice].formato : 'AN'];

/** The couples of one value: text longer than a couple goes on in others of the same code, after a plus. @throws RangeError */
export const writePunto = (codice: string, valore: ValorePunto): readonly Coppia[] => {
  const scritto = formaDi(codice).write(valore);
  const primo = { codice, valore: scritto.slice(0, VALORE) };
  const seguiti: Coppia[] = [];
  for (let da = VALORE; da < scritto.length; da += VALORE - 1)
    seguiti.push({ codice, valore: `+${scritto.slice(da, da + VALORE - 1)}` });
  return [primo, ...seguiti];
};

/** Couples as many records hold. */
export const pagineDi = (coppie: readonly Coppia[]): readonly (readonly Coppia[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(coppie.length / COPPIE)) }, (_, pagina) =>
    coppie.slice(pagina * COPPIE, (pagina + 1) * COPPIE),
  );

/** The values of couples, in the order they are read; one that has not the form of its point stays as it was written. */
export const readPunti = (coppie: readonly Valori[]): Readonly<Record<string, ValorePunto | NonLetto>> => {
  const scritti = new Map<string, string>();
  const doppi = new Map<string, string>();
  for (const coppia of coppie) {
    const [codice, valore] = [String(coppia.codice), String(coppia.valore)];
    if (codice.trim() === '' && valore.trim() === '') continue;
    const prima = scritti.get(codice);
    if (prima !== undefined && !valore.startsWith('+')) doppi.set(codice, valore);
    else scritti.set(codice, prima === undefined ? valore : `${prima.padEnd(VALORE)}${valore.slice(1)}`);
  }
  return Object.fromEntries(
    [...scritti].map(([codice, scritto]) => [
      codice,
      // Of a point that this program does not know, the blanks before the value are kept: it is written again where it lay.
      valoreDi(codice, isPuntoCu(codice) ? scritto.trim() : scritto.trimEnd(), doppi.get(codice)?.trim()),
    ]),
  );
};

/** A value in the form of a point. */
const altroDi = (codice: string): ValorePunto | undefined =>
  isPuntoCu(codice)
    ? { AN: 'X', DT: '2001-02-03', CB: '1', CB12: '1'.repeat(12), N1: '1', N2: '01', N3: '001', N4: '0001', VP: 1 }[
        puntiCu[codice].formato
      ]
    : undefined;

const valoreDi = (codice: string, scritto: string, doppio: string | undefined): ValorePunto | NonLetto => {
  if (doppio !== undefined)
    return new NonLetto(`${scritto} e ${doppio}`, 'il punto una volta sola', false, altroDi(codice));
  if (!/^[A-Z]{2}\d{6}$/.test(codice)) return new NonLetto(scritto, 'il codice di un punto, 2 lettere e 6 cifre');
  try {
    return formaDi(codice).read(scritto);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return new NonLetto(scritto, String(cause.cause), false, altroDi(codice));
  }
};
