import { parseImporto } from '#shared/domain/misure/importo.ts';
import { parseNumeroDigitato } from '#shared/domain/misure/numero-digitato.ts';
import { parseOre } from '#shared/domain/misure/ore.ts';
import { formatGiorno, isGiorno, parseGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatImporto, formatOre } from '#shared/money/centesimi.ts';

/** What a typed text means to a field. Ambiguous: the person chooses between the readings. */
export type Lettura<V> =
  | { readonly esito: 'valido'; readonly valore: V; readonly nota?: string }
  | {
      readonly esito: 'ambiguo';
      readonly letture: readonly { readonly valore: V; readonly testo: string }[];
      readonly messaggio: string;
    }
  | { readonly esito: 'errato'; readonly messaggio: string };

/** How a value is typed and shown: `leggi` and `scrivi` are each other's reverse on valid values. */
export interface Scrittura<V> {
  readonly leggi: (testo: string) => Lettura<V>;
  /** The value as the field shows it; '' for no value. */
  readonly scrivi: (valore: unknown) => string;
  /** What the form holds while the text cannot be read: a value the contract refuses. */
  readonly illeggibile: (testo: string) => unknown;
}

const numerica = (format: (valore: number) => string) => ({
  scrivi: (valore: unknown) => (typeof valore === 'number' && !Number.isNaN(valore) ? format(valore) : ''),
  illeggibile: () => NaN,
});

/** Amount in cents: '1.234,56', '1234.56'; '1.234' is asked about. */
export const scritturaImporto: Scrittura<number> = {
  ...numerica(formatImporto),
  leggi: (testo) => {
    const letto = parseImporto(testo);
    if (letto.esito === 'valido') return { esito: 'valido', valore: letto.importo };
    if (letto.esito === 'errato') return letto;
    return {
      esito: 'ambiguo',
      messaggio: letto.messaggio,
      letture: letto.letture.map((valore) => ({ valore, testo: formatEuro(valore) })),
    };
  },
};

/** Hundredths of an hour: '1,5' or '1:30'. */
export const scritturaOre: Scrittura<number> = {
  ...numerica(formatOre),
  leggi: (testo) => {
    const letto = parseOre(testo);
    if (letto.esito === 'valido')
      return {
        esito: 'valido',
        valore: letto.ore,
        ...(letto.arrotondate
          ? { nota: `Registrate come ${formatOre(letto.ore)} ore: i minuti non sono un numero intero di centesimi.` }
          : {}),
      };
    if (letto.esito === 'errato') return letto;
    return {
      esito: 'ambiguo',
      messaggio: letto.messaggio,
      letture: letto.letture.map((valore) => ({ valore, testo: `${formatOre(valore)} ore` })),
    };
  },
};

const DECIMALI_ALIQUOTA = 4;

/** Rate in parts per million, typed as a percentage with at most four decimals: '8,80'. */
export const scritturaAliquota: Scrittura<number> = {
  ...numerica((valore) => formatAliquota(valore).replace(' %', '')),
  leggi: (testo) => {
    const numero = parseNumeroDigitato(testo.replace('%', ''));
    if (numero.esito === 'illeggibile' || numero.decimali.length > DECIMALI_ALIQUOTA)
      return { esito: 'errato', messaggio: 'Aliquota non leggibile: scriverla come 8,80 (fino a quattro decimali).' };
    const valore = Number(`${numero.intero}${numero.decimali.padEnd(DECIMALI_ALIQUOTA, '0')}`);
    return { esito: 'valido', valore: numero.negativo ? -valore : valore };
  },
};

/** A whole number: '1250', '1.250'. */
export const scritturaIntero: Scrittura<number> = {
  ...numerica(String),
  leggi: (testo) => {
    const cifre = testo
      .replace(/\s/g, '')
      .replace(/^(-?\d{1,3})((?:\.\d{3})+)$/, (intero: string) => intero.replaceAll('.', ''));
    return /^-?\d{1,15}$/.test(cifre)
      ? { esito: 'valido', valore: Number(cifre) }
      : { esito: 'errato', messaggio: 'Scrivere un numero intero, in cifre.' };
  },
};

/** A day: gg/mm/aaaa, with or without the bars, or AAAA-MM-GG. */
export const scritturaData: Scrittura<string> = {
  scrivi: (valore) => {
    if (isGiorno(valore)) return formatGiorno(valore);
    return typeof valore === 'string' ? valore : '';
  },
  illeggibile: (testo) => testo,
  leggi: (testo) => {
    const giorno = parseGiorno(testo);
    return giorno === null
      ? { esito: 'errato', messaggio: 'Data non valida: scriverla come gg/mm/aaaa.' }
      : { esito: 'valido', valore: giorno };
  },
};
