import * as z from 'zod';
import type { Uid } from '#shared/domain/campi.ts';
import type { FileSigillato } from '../files.ts';
import type { Chiave } from './dynamo.ts';
import type { Guardia } from './effetti.ts';

/** What every stored record carries: an id that says where it lives, and the number of its changes. */
export interface Registrazione {
  readonly uid: string;
  readonly versione: number;
}

/**
 * A kind of record of one school: where it lives in the table, how it is listed, what must be unique.
 *
 * `posto` says the partition:
 * - `scuola`: `SCUOLA#c#<NOME>` / uid — small tables of the school, listed whole in one request;
 * - `radice`: `SCUOLA#c#<NOME>#<uid>` / `<NOME>` — has a partition of its own that its children share; listed by an index;
 * - `figlio`: the partition of its root / `<NOME>#<suffix>`; its uid is `<uid of the root>-<suffix>`.
 */
export interface Entita<T extends Registrazione> {
  readonly nome: string;
  readonly posto: 'scuola' | 'radice' | 'figlio';
  readonly radice?: string;
  /** Small tables that are always read together lie in one partition, of this name: one request reads them. */
  readonly insieme?: string;
  readonly schema: z.ZodType<T>;
  /** Number of the stored shape; `upcast[n]` brings shape n to n + 1 when it is read. */
  readonly shape: number;
  readonly upcast?: Readonly<Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>>;
  /** Brings the shape of today to the one before: what is stored while versions that know only that one may still read. */
  readonly downcast?: (record: Record<string, unknown>) => Record<string, unknown>;
  /** Sort keys of the indexes; the partition of an index is `SCUOLA#c#<NOME>`, for a child the root's plus its name, unless it is listed by `scuola`. */
  readonly indici?: {
    readonly indice1?: (record: T) => string;
    readonly indice2?: (record: T) => string;
    readonly indice3?: (record: T) => string;
  };
  /** Sort key in `indice3` of a partition that all schools share, for what runs by itself and asks no school: a record without one is not in it. */
  readonly perTutte?: (record: T) => string | undefined;
  /** A child whose index is that of the whole school: what a print or an export reads across the roots. */
  readonly elencato?: 'scuola';
  /** The light row that indexes carry: nothing that only the record's own call may show. */
  readonly riga?: (record: T) => Record<string, unknown>;
  /** Values that no other record of the kind may have in the school. */
  readonly unici?: (record: T) => readonly Unico[];
  /** The guarded effects of a change of a record. */
  readonly guardia?: Guardia<T>;
  /** The files that a record of the school keeps, each with the hash it was sealed under. */
  readonly sigillati?: (record: T, codmin: string) => readonly FileSigillato[];
}

export interface Unico {
  readonly campo: string;
  readonly valore: string;
  readonly messaggio: string;
}

/** An id that a key, a long work or a rule of ours says, as that of its kind. */
export const asUid = <Kind extends string>(uid: string): Uid<Kind> => uid as Uid<Kind>;

/** Uid of the root of a child: everything before the last dash. */
export const radiceDi = <Kind extends string>(uid: string): Uid<Kind> =>
  asUid(uid.slice(0, Math.max(0, uid.lastIndexOf('-'))));

export const partizioneScuola = (codmin: string): string => `SCUOLA#${codmin}`;
export const partizioneRadice = (codmin: string, nome: string, uid: string): string =>
  `SCUOLA#${codmin}#${nome}#${uid}`;
export const partizioneElenco = (codmin: string, nome: string): string => `SCUOLA#${codmin}#${nome}`;

/** What of a kind says where its records are. */
export type Collocazione = Pick<Entita<Registrazione>, 'nome' | 'posto' | 'radice' | 'insieme'>;

/** Partition of a small table. */
export const partizioneTabella = (codmin: string, { nome, insieme }: Collocazione): string =>
  partizioneElenco(codmin, insieme ?? nome);

/** Key of a record by its uid. */
export const chiaveDi = (codmin: string, entita: Collocazione, uid: string): Chiave => {
  if (entita.posto === 'scuola') return { pk: partizioneTabella(codmin, entita), sk: uid };
  if (entita.posto === 'radice') return { pk: partizioneRadice(codmin, entita.nome, uid), sk: entita.nome };
  return {
    pk: partizioneRadice(codmin, entita.radice ?? '', radiceDi(uid)),
    sk: `${entita.nome}#${uid.slice(uid.lastIndexOf('-') + 1)}`,
  };
};

/** Partition of a record's entries in the indexes. */
export const partizioneIndice = (
  codmin: string,
  entita: Pick<Entita<Registrazione>, 'nome' | 'posto' | 'radice' | 'elencato'>,
  uid: string,
): string =>
  entita.posto === 'figlio' && entita.elencato !== 'scuola'
    ? `${partizioneRadice(codmin, entita.radice ?? '', radiceDi(uid))}#${entita.nome}`
    : partizioneElenco(codmin, entita.nome);

/** Partition of `indice3` where records of a kind lie, those of every school together. */
export const partizionePerTutte = (nome: string): string => `TUTTE#${nome}`;
/** The school of a key. */
export const scuolaDi = ({ pk }: Pick<Chiave, 'pk'>): string => pk.split('#')[1] ?? '';

/** Key of the lookup item that keeps a value unique in the school. */
export const chiaveUnico = (codmin: string, nome: string, unico: Pick<Unico, 'campo' | 'valore'>): Chiave => ({
  pk: `${partizioneScuola(codmin)}#UNICO#${nome}`,
  sk: `${unico.campo}#${unico.valore}`,
});
