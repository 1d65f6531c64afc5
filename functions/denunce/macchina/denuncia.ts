import type * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import type { Centesimi } from '#shared/money/centesimi.ts';
import type { ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { FileIllegibile } from './file-fisso.ts';
import { inEntrambe } from './lettura/giudizio.ts';
import type { Tollerata } from './lettura/lettura-tollerante.ts';

/** What a rule finds, without the rule. */
export type Segnalazione = Omit<Rilievo, 'codice' | 'gravita' | 'regola'>;

/** What rules look things up in, besides the records; and how the school has its file written, where its layout takes a mapping. */
export interface Riferimenti {
  readonly comuni: ArchivioComuni;
  readonly mappa?: Mappa;
}

/** A rule of the receiving body over the records of a filing, or over a file of it. */
export interface Controllo<R> extends Pick<Rilievo, 'codice' | 'gravita' | 'regola'> {
  readonly fonte: string;
  readonly find: (records: R, riferimenti: Riferimenti) => readonly Segnalazione[];
}

/** The layout of the file from a day on. `riscontro` null: nobody has compared it with the official text. */
export interface Tracciato {
  readonly nome: string;
  readonly estensione: string;
  readonly dal: string;
  readonly fonte: string;
  readonly riscontro: { readonly il: string; readonly dove: string } | null;
}

/** What a school says of a layout: its mapping, and the document it has compared it with. */
interface DettoDallaScuola {
  readonly mappa: Mappa;
  readonly documento: string;
  readonly confermato: boolean;
  readonly il: string | null;
}

/** A layout as a school has it: one that it has mapped is compared when the school says so. */
export const tracciatoDella = (
  tracciato: Tracciato,
  { mappa, documento, confermato, il }: DettoDallaScuola,
): Tracciato => {
  if (confermato && il !== null) return { ...tracciato, riscontro: { il: giornoDellIstante(il), dove: documento } };
  return mappa.length === 0 ? tracciato : { ...tracciato, riscontro: null };
};

/** What a record of a filing holds, field by field. */
export type Campi = Readonly<Record<string, ValoreCampo>>;

/** Sums of a filing, in cents. */
export interface Somme {
  readonly debito: Centesimi;
  readonly credito: Centesimi;
  /** Others that the kind shows, by name, and how many people it tells of. */
  readonly somme?: Readonly<Record<string, Centesimi>>;
  readonly dipendenti?: number;
}

/** Where a finding is mended: the place of its record, and the field; null when it is of none. */
export interface Posto {
  readonly riga: number | null;
  readonly nome: string | null;
}

/** How what is kept of a filing, record by record, becomes what is filed. */
export interface Composizione<C = unknown> {
  /** What a field of a record may hold: what the office may write over; undefined for a field that it does not have. */
  readonly campoDi: (record: Campi, nome: string) => z.ZodType<ValoreCampo> | undefined;
  /** The records of the filing from the front and its rows, for their schema to pass. */
  readonly compose: (dati: Readonly<Record<string, string>>, righe: readonly Campi[]) => C;
  /** From the stored records, read once, to the record and the field that each place of the file was written from. */
  readonly dove: (righe: readonly Campi[]) => (campo: string) => Posto;
  readonly sommeDi: (righe: readonly Campi[]) => Somme;
  /** Whether the body may refuse a record alone; any, where a kind does not say. */
  readonly isRespingibile?: (record: Campi) => boolean;
}

/** The findings of rules, given what they look things up in. */
export type Giudizio = (riferimenti: Riferimenti) => readonly Rilievo[];

/** A file as it was read, and in both readings what its own totals and counts say against its records. */
export interface Lettura<R> extends Tollerata<R> {
  readonly delFile?: readonly [Giudizio, Giudizio];
}

/** The file of a filing as its folder declares it: the schema of its records, its rules, its bytes and back. */
interface DichiarazioneFlusso<S extends z.ZodType> {
  readonly tipo: string;
  readonly nome: string;
  readonly records: S;
  readonly controlli: readonly Controllo<z.output<S>>[];
  readonly tracciato: Tracciato;
  /** The root element of an XML, whose elements a school may map; none for a fixed width. */
  readonly radice?: string;
  /** What the first characters of its file say, before anything of it is read. */
  readonly inizio: RegExp;
  /** @throws CampoNonValido where a value cannot be written */
  readonly write: (records: z.output<S>, mappa?: Mappa) => Uint8Array;
  /** Reads the same format, whoever wrote it. @throws FileIllegibile, which says where */
  readonly read: (bytes: Uint8Array, riferimenti: Riferimenti) => Lettura<z.output<S>>;
}

/** What is filed, once its schema has passed it: it is checked and written without parsing it again. Only a `Flusso` makes one. */
export interface Compilata {
  readonly records: unknown;
  /** What the rules find, what blocks first. */
  readonly check: (riferimenti: Riferimenti) => readonly Rilievo[];
  /** Its file. @throws CampoNonValido where a value cannot be written */
  readonly write: (mappa?: Mappa) => Uint8Array;
}

/** A file that was read: what its records are, and what was found reading them. */
export interface Letta extends Compilata, Pick<Lettura<unknown>, 'rilievi' | 'sostituiti'> {}

/** A rule of a filing, without what it looks at. */
export type RegolaDelFlusso = Pick<Controllo<unknown>, 'gravita' | 'regola' | 'fonte'>;

/** The file of a filing as the machine sees it, whatever its records. */
export interface Flusso {
  readonly tipo: string;
  readonly nome: string;
  readonly tracciato: Tracciato;
  readonly radice?: string;
  readonly inizio: RegExp;
  /** Each check by its code: how heavy it is, its rule, where that comes from. */
  readonly controlli: ReadonlyMap<string, RegolaDelFlusso>;
  readonly records: z.ZodType;
  /** What comes from outside. @throws ZodError for what are no records of it */
  readonly parse: (records: unknown) => Compilata;
  /** Reads a file, whoever made it. @throws FileIllegibile for one of another kind */
  readonly read: (bytes: Uint8Array, riferimenti: Riferimenti) => Letta;
  /** The same of a file whose records must be those of its bytes. @throws FileIllegibile where a field could not be read */
  readonly readIntera: (bytes: Uint8Array, riferimenti: Riferimenti) => Letta;
}

/** A filing that the product gathers and keeps, record by record; composing it throws a ZodError for what does not make it. */
export interface Denuncia extends Flusso, Required<Composizione<Compilata>> {}

/** Declares a filing: the machine of filings does the rest. */
export const defineDenuncia = <S extends z.ZodType>(dichiarazione: DichiarazioneFlusso<S> & Composizione): Denuncia => {
  const { records: schema, controlli, compose, write, read, isRespingibile = () => true, ...resto } = dichiarazione;
  const judge = (records: z.output<S>): Giudizio => {
    return (riferimenti) => checkDenuncia(controlli, records, riferimenti);
  };
  const compilata = (records: z.output<S>, check = judge(records)): Compilata => ({
    records,
    check,
    write: (mappa) => write(records, mappa),
  });
  const parse: Flusso['parse'] = (valori) => compilata(schema.parse(valori));
  const readLetta: Flusso['read'] = (bytes, riferimenti) => {
    const { records, altra, sostituiti, rilievi, delFile } = read(bytes, riferimenti);
    const check = inEntrambe([judge(records), judge(altra)], sostituiti);
    const dichiarati = delFile === undefined ? [] : inEntrambe(delFile, sostituiti)(riferimenti);
    return { ...compilata(records, check), sostituiti, rilievi: [...rilievi, ...dichiarati] };
  };
  return {
    ...resto,
    controlli: new Map(controlli.map(({ codice, gravita, regola, fonte }) => [codice, { gravita, regola, fonte }])),
    records: schema,
    isRespingibile,
    parse,
    compose: (dati, righe) => parse(compose(dati, righe)),
    read: readLetta,
    readIntera: (bytes, riferimenti) => {
      const letta = readLetta(bytes, riferimenti);
      const bloccante = letta.rilievi.find(({ codice }) => codice.startsWith(DELLA_LETTURA));
      if (letta.sostituiti.length > 0 && bloccante !== undefined) throw new FileIllegibile(inParole(bloccante));
      return letta;
    },
  };
};

/** Codes of what the reader finds, whatever the kind of the file. */
const DELLA_LETTURA = 'denuncia.';
const inParole = ({ campo, atteso, trovato, rimedio }: Rilievo): string =>
  `Campo ${campo}: atteso ${atteso}, trovato ${trovato}. ${rimedio}`;

/** Everything rules find in records, what blocks first. */
export const checkDenuncia = <R>(
  controlli: readonly Controllo<R>[],
  records: R,
  riferimenti: Riferimenti,
): readonly Rilievo[] =>
  sortRilievi(
    controlli.flatMap(({ codice, gravita, regola, find }) =>
      find(records, riferimenti).map((segnalazione) => ({ codice, gravita, regola, ...segnalazione })),
    ),
  );

/** What blocks first, each in the order it was found. */
export const sortRilievi = (rilievi: readonly Rilievo[]): readonly Rilievo[] =>
  rilievi.toSorted((a, b) => Number(a.gravita === 'AVVISO') - Number(b.gravita === 'AVVISO'));

export const isBloccante = ({ gravita }: Pick<Rilievo, 'gravita'>): boolean => gravita === 'BLOCCANTE';
