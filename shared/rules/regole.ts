import { idAddizionale, type AliquoteAddizionale, type EnteAddizionale } from './addizionali/aliquote.ts';
import { addizionaliNote } from './addizionali/note.ts';
import { perEnte, type RegolaAddizionale } from './addizionali/tabella.ts';
import { hasStessaForma, hasVociDellaStessaForma } from './forma.ts';
import {
  ifInForceOn,
  inForceOn,
  RegolaMancante,
  type Fonte,
  type InVigore,
  type Norma,
  type RegolaDatata,
  type Riscontro,
} from './regola.ts';

/** Gives the value of a rule on a day, as it was known on another where one is said (`saputo`): from the catalogue, or from what a sealed run stored. */
export interface Regole {
  /** @throws RegolaMancante when nothing is in force that day. */
  readonly inVigore: <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string) => InVigore<T>;
  /** The same, or null where nothing is in force: for what a law added for some years only. */
  readonly seInVigore: <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string) => InVigore<T> | null;
  /** Surtax of a region or town, from the loaded tables. @throws RegolaMancante when the table of the year has no rate for it. */
  readonly addizionale: (ente: EnteAddizionale, giorno: string) => InVigore<AliquoteAddizionale>;
}

/** A rule version as a payslip used it on a day: JSON, with its value. */
export interface RegolaUsata {
  readonly id: string;
  readonly descrizione: string;
  readonly giorno: string;
  readonly dal: string;
  readonly noto?: string;
  readonly valore: unknown;
  readonly norma: readonly [Norma, ...Norma[]];
  readonly fonte: Fonte;
  readonly riscontro: Riscontro | null;
  readonly valeFinoA?: string;
}

/** Surtaxes loaded from the official files of any number of years: they replace what the program knows of the same year. */
export type TabellaAddizionali = readonly RegolaAddizionale[];

/** The rules of this release of the program, with the surtax tables the office has loaded. */
export const regoleCorrenti = (caricate: TabellaAddizionali = []): Regole => {
  const tabella = perEnte([...addizionaliNote, ...caricate]);
  return {
    inVigore: inForceOn,
    seInVigore: ifInForceOn,
    addizionale: (ente, giorno) => inForceOn(tabella.get(idAddizionale(ente)) ?? senzaTabella(ente), giorno),
  };
};

/**
 * The rules as a sealed run stored them: a rule it did not use, on that day, is missing, whatever the catalogue says today.
 * A stored value whose shape no longer fits the formula is missing too: the formula of then must be kept as a dated variant.
 */
export const regoleDa = (usate: readonly RegolaUsata[]): Regole => {
  const conservate = perGiorno(usate);
  const seInVigore = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> | null => {
    const usata = conservate
      .get(`${regola.id}|${giorno}`)
      ?.findLast(({ noto }) => noto === undefined || saputo === undefined || noto <= saputo);
    if (usata === undefined) return null;
    const { valore, giorno: _, ...resto } = usata;
    return isDellaRegola(regola, valore) ? { ...resto, valore } : null;
  };
  const inVigore = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> => {
    const conservata = seInVigore(regola, giorno, saputo);
    if (conservata === null) throw new RegolaMancante(regola, giorno);
    return conservata;
  };
  return { inVigore, seInVigore, addizionale: (ente, giorno) => inVigore(senzaTabella(ente), giorno) };
};

/** The stored rules by id and day, each day in the order in which its values became known. */
const perGiorno = (usate: readonly RegolaUsata[]): ReadonlyMap<string, readonly RegolaUsata[]> => {
  const giorni = new Map<string, readonly RegolaUsata[]>();
  for (const usata of usate) {
    const chiave = `${usata.id}|${usata.giorno}`;
    const altre = giorni.get(chiave);
    giorni.set(
      chiave,
      altre === undefined
        ? [usata]
        : [...altre, usata].toSorted((una, altra) => ((una.noto ?? '') < (altra.noto ?? '') ? -1 : 1)),
    );
  }
  return giorni;
};

/**
 * Resolves like `regole`, as it was known on a day where one is said, and keeps what was asked: once per rule, day and day it became known, in the order
 * of first use.
 */
export const recordUso = (
  regole: Regole,
  saputo?: string,
): Regole & { readonly usate: () => readonly RegolaUsata[] } => {
  const usate: RegolaUsata[] = [];
  const giorniChiesti = new Map<string, string[]>();
  const record = <T>(inVigore: InVigore<T>, giorno: string): InVigore<T> => {
    const chiesto = inVigore.noto === undefined ? giorno : `${giorno}|${inVigore.noto}`;
    const giorni = giorniChiesti.get(inVigore.id);
    if (giorni?.includes(chiesto) === true) return inVigore;
    if (giorni === undefined) giorniChiesti.set(inVigore.id, [chiesto]);
    else giorni.push(chiesto);
    usate.push(usataIl(inVigore, giorno));
    return inVigore;
  };
  return {
    inVigore: (regola, giorno, altro = saputo) => record(regole.inVigore(regola, giorno, altro), giorno),
    seInVigore: (regola, giorno, altro = saputo) => {
      const trovata = regole.seInVigore(regola, giorno, altro);
      return trovata === null ? null : record(trovata, giorno);
    },
    addizionale: (ente, giorno) => record(regole.addizionale(ente, giorno), giorno),
    usate: () => usate,
  };
};

/** Keys in a fixed order, wherever the rule comes from: the record of a payslip is the same bytes when it is computed again. */
const usataIl = (
  { id, descrizione, dal, noto, valore, norma, fonte, riscontro, valeFinoA }: InVigore<unknown>,
  giorno: string,
): RegolaUsata => {
  const usata =
    noto === undefined
      ? { id, descrizione, giorno, dal, valore, norma, fonte, riscontro }
      : { id, descrizione, giorno, dal, noto, valore, norma, fonte, riscontro };
  return valeFinoA === undefined ? usata : { ...usata, valeFinoA };
};

/** The same rules with some of them replaced, by id: a historic case brings the values of its own day. */
export const regoleCon = (regole: Regole, sostituite: readonly RegolaDatata<unknown>[]): Regole => {
  const proprie = new Map(sostituite.map((regola) => [regola.id, regola]));
  const sostituita = <T>(
    regola: RegolaDatata<T>,
    propria: RegolaDatata<unknown>,
    giorno: string,
    saputo?: string,
  ): InVigore<T> | null => {
    const trovata = ifInForceOn(propria, giorno, saputo);
    if (trovata === null) return null;
    const { valore, ...resto } = trovata;
    return hasStessaForma(esempi(regola), valore) ? { ...resto, valore } : null;
  };
  const seInVigore = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> | null => {
    const propria = proprie.get(regola.id);
    return propria === undefined
      ? regole.seInVigore(regola, giorno, saputo)
      : sostituita(regola, propria, giorno, saputo);
  };
  const inVigore = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> => {
    const trovata = seInVigore(regola, giorno, saputo);
    if (trovata === null) throw new RegolaMancante(proprie.get(regola.id) ?? regola, giorno);
    return trovata;
  };
  return {
    inVigore,
    seInVigore,
    addizionale: (ente, giorno) =>
      proprie.has(idAddizionale(ente)) ? inVigore(senzaTabella(ente), giorno) : regole.addizionale(ente, giorno),
  };
};

/** A surtax nobody loaded: its only version says the shape of a value and that there is none. */
const senzaTabella = (ente: EnteAddizionale): RegolaDatata<AliquoteAddizionale> => ({
  id: idAddizionale(ente),
  descrizione:
    ente.tipo === 'REGIONE' ? `Addizionale regionale ${ente.codice}` : 'Addizionale del comune di domicilio fiscale',
  versioni: [
    {
      dal: '1900-01-01',
      valore: { scaglioni: [{ fino: null, aliquota: 0 }], esente: 0 },
      norma: [normaAddizionali],
      fonte: 'conoscenza',
      riscontro: null,
    },
    {
      dal: '1900-01-02',
      valore: null,
      norma: [normaAddizionali],
      fonte: 'conoscenza',
      riscontro: null,
      nota: 'Tabella non caricata',
    },
  ],
});

const normaAddizionali: Norma = { testo: 'D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1' };

const isDellaRegola = <T>(regola: RegolaDatata<T>, valore: unknown): valore is T =>
  regola.aperta === true ? hasVociDellaStessaForma(esempi(regola), valore) : hasStessaForma(esempi(regola), valore);

const esempi = <T>(regola: RegolaDatata<T>): readonly T[] =>
  regola.versioni.flatMap(({ valore }) => (valore === null ? [] : [valore]));
