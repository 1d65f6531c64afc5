import type * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import { writeCsv, writeXlsx, type Foglio } from '#platform/spreadsheet.ts';
import type { Contenuto } from '#shared/contracts/stampe/contenuto.ts';
import { formatiStampa, type FormatoStampa, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Fascicoli } from './layout/fascicoli.ts';
import { protocolloIn } from './protocollo.ts';

/** Where a print is made: the school, its archive and files, the business date and the instant it was asked for. */
export interface ContestoStampa {
  readonly archivio: Archivio;
  /** The files of the school, for what is printed of their bytes. */
  readonly files: Files;
  readonly oggi: string;
  readonly creato: string;
  /** Whose a print of one's own is: the caller; null of every other print. */
  readonly persona: Uid<'PERSONA'> | null;
  /** The words of its protocol for its heading: 'Prot. n. 1234 del 01/12/2026'; absent where the office typed none. */
  readonly protocollo?: string;
}

/** What a print is of; `quanti` = how many things it says, 0 = nothing to print. */
export interface Caricati {
  readonly quanti: number;
}

/** The contents of a print in brief, told before it is made: how many rows or sheets, of how many people, the sums at its foot. */
export type Riassunto = Omit<Contenuto, 'titolo'>;

interface Meta<P extends z.ZodObject, D extends Caricati> {
  /** What the person will read in the title; refuses what cannot be printed. Without it, the title of the contract. @throws NON_TROVATO */
  readonly title?: (parametri: z.output<P>, contesto: ContestoStampa) => Promise<string>;
  readonly load: (parametri: z.output<P>, contesto: ContestoStampa) => Promise<D>;
  /** Without it, the number of things that the print says. */
  readonly riassunto?: (dati: D) => Riassunto;
  /** The file that another program takes, for the print that offers it. */
  readonly comeXml?: (dati: D) => Uint8Array;
}

/** The PDF, whole or piece by piece, pure but for what `load` left to be read on the way; a print of `fascicoli` that are many is made in more steps. */
type Disegno<D> =
  | { readonly draw: (dati: D) => Uint8Array | AsyncIterable<Uint8Array>; readonly fascicoli?: never }
  | { readonly fascicoli: (dati: D) => Fascicoli; readonly draw?: never };

/** A print that takes a `formato` is also a table, the others are not. */
type Tabellare<P extends z.ZodObject, D> = 'formato' extends keyof z.output<P>
  ? { readonly comeTabella: (dati: D) => Foglio }
  : { readonly comeTabella?: never };

/** A file made by a print, and how many things it says. */
export interface Prodotto {
  readonly quanti: number;
  readonly bytes: Uint8Array;
}

/** A print with both its halves, as the long work that makes it sees it: parameters are those stored with the work. */
export interface StampaDefinita<C extends string = string> {
  readonly contratto: Stampa & { readonly codice: C };
  readonly title: (parametri: unknown, contesto: ContestoStampa) => Promise<string>;
  /** null: nothing to print */
  readonly produce: (parametri: unknown, contesto: ContestoStampa) => Promise<Prodotto | null>;
  readonly riassunto: (parametri: unknown, contesto: ContestoStampa) => Promise<Riassunto>;
  /** What its PDF is made of, for the print of fascicoli; null of every other and of every other format. */
  readonly fascicoli: (parametri: unknown, contesto: ContestoStampa) => Promise<Fascicoli | null>;
}

/** The second half of a print: its data and its drawing, and its rows where it is a table. Parameters are parsed here and nowhere else. */
export const defineStampa = <P extends z.ZodObject, const C extends string, D extends Caricati>(
  contratto: Stampa<P> & { readonly codice: C },
  { title, load, riassunto, draw, fascicoli, comeTabella, comeXml }: Meta<P, D> & Disegno<D> & Tabellare<P, D>,
): StampaDefinita<C> => {
  const disegna = draw ?? fascicoli;
  const scritta = (dati: D, formato: FormatoStampa): Promise<Uint8Array> => {
    if (formato === 'xml' && comeXml !== undefined) return Promise.resolve(comeXml(dati));
    if (formato === 'pdf' || formato === 'xml' || comeTabella === undefined) return intero(disegna(dati));
    return FOGLIO[formato](comeTabella(dati));
  };
  return {
    contratto,
    title: async (richiesta, contesto) =>
      title === undefined ? contratto.titolo : title(contratto.parametri.parse(richiesta), contesto),
    produce: async (richiesta, contesto) => {
      const parametri = contratto.parametri.parse(richiesta);
      const dati = await load(parametri, { ...contesto, ...protocolloIn(parametri) });
      if (dati.quanti === 0) return null;
      return { quanti: dati.quanti, bytes: await scritta(dati, formatoDi(parametri)) };
    },
    riassunto: async (richiesta, contesto) => {
      const dati = await load(contratto.parametri.parse(richiesta), contesto);
      return riassunto?.(dati) ?? { quanti: dati.quanti, diChe: 'RIGHE', persone: null, totali: [] };
    },
    fascicoli: async (richiesta, contesto) => {
      const parametri = contratto.parametri.parse(richiesta);
      return fascicoli === undefined || formatoDi(parametri) !== 'pdf'
        ? null
        : fascicoli(await load(parametri, { ...contesto, ...protocolloIn(parametri) }));
    },
  };
};

/** How a family makes of what was read a PDF and a sheet. */
export interface Famiglia<P, D extends Caricati> {
  readonly load: (parametri: P, contesto: ContestoStampa) => Promise<D>;
  readonly draw: (dati: D) => Uint8Array | AsyncIterable<Uint8Array>;
  readonly comeTabella: (dati: D) => Foglio;
  readonly riassunto: (dati: D) => Riassunto;
}

/** What a family has read, with its drawing: for the print whose kinds are of different families. */
export const letta = async <P, D extends Caricati>(
  { load, draw, comeTabella, riassunto }: Famiglia<P, D>,
  parametri: P,
  contesto: ContestoStampa,
) => {
  const dati = await load(parametri, contesto);
  return {
    quanti: dati.quanti,
    draw: () => draw(dati),
    comeTabella: () => comeTabella(dati),
    riassunto: () => riassunto(dati),
  };
};

/** The file a print was asked as. */
export const formatoDi = ({ formato }: Readonly<Record<string, unknown>>): FormatoStampa =>
  formatiStampa.find((uno) => uno === formato) ?? 'pdf';

/** Media type of each format. */
export const TIPO_FILE: Readonly<Record<FormatoStampa, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
};

const FOGLIO = {
  xlsx: (foglio: Foglio) => writeXlsx([foglio]),
  csv: (foglio: Foglio) => Promise.resolve(writeCsv(foglio)),
} as const;

const intero = async (parti: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  if (parti instanceof Uint8Array) return parti;
  const pezzi: Uint8Array[] = [];
  for await (const pezzo of parti) pezzi.push(pezzo);
  return Buffer.concat(pezzi);
};
