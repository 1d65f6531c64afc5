import type * as z from 'zod';
import type { Item } from '#platform/data/dynamo.ts';
import { guardSpecie, type Effetto } from '#platform/data/effetti.ts';
import type { Collocazione, Entita, Registrazione, Unico } from '#platform/data/entita.ts';
import { readItem, writeItem } from '#platform/data/repository.ts';
import type { FileSigillato } from '#platform/files.ts';

/** What a kind of record means to who computes from it, keeps copies of it or checks it. */
export interface Attributi {
  /** A payslip is computed from it: a change of one marks the open runs that pay the person. */
  readonly lettaDaiCedolini?: true;
  /** A small table that screens keep in memory: its rows enter the version of the archives. */
  readonly tenutaDalBrowser?: true;
  /** Its changes have no audit entry of their own: payslips have that of their block, counters and turns that of the record they serve. */
  readonly senzaVoce?: true;
}

export interface EntitaArchivio<T extends Registrazione> extends Entita<T>, Attributi {}

export const defineEntita = <T extends Registrazione>(entita: EntitaArchivio<T>): EntitaArchivio<T> => {
  if (entita.guardia !== undefined) guardSpecie(entita.nome);
  return entita;
};

/** A kind as those who check, copy or list every kind see it, whatever its fields. */
export interface Specie extends Attributi, Collocazione {
  /** The item as it would be written today. @throws when the stored data breaks its schema */
  readonly rewritten: (item: Item) => Item;
  readonly unici: (item: Item) => readonly Unico[];
  /** The shape of its records today. */
  readonly schema: z.ZodType;
  /** The record of an item, in the shape of today. @throws when the stored data breaks its schema */
  readonly read: (item: Item) => Registrazione;
  /** The guarded effects of a change of its items; absent of a kind that has none. */
  readonly effetti?: (prima: Item | undefined, dopo: Item | undefined) => readonly Effetto[];
  /** The sealed files of an item; absent of a kind that keeps none. */
  readonly sigillati?: (item: Item) => readonly FileSigillato[];
}

export const specieDi = <T extends Registrazione>(entita: EntitaArchivio<T>): Specie => {
  const { nome, posto, radice, insieme, lettaDaiCedolini, tenutaDalBrowser, senzaVoce, guardia, sigillati } = entita;
  const read = (item: Item | undefined): T | undefined => item && readItem(entita, item);
  return {
    nome,
    posto,
    ...(radice === undefined ? {} : { radice }),
    ...(insieme === undefined ? {} : { insieme }),
    ...(lettaDaiCedolini ? { lettaDaiCedolini } : {}),
    ...(tenutaDalBrowser ? { tenutaDalBrowser } : {}),
    ...(senzaVoce ? { senzaVoce } : {}),
    schema: entita.schema,
    read: (item) => readItem(entita, item),
    rewritten: (item) => writeItem(entita, String(item.scuola), readItem(entita, item)),
    unici: (item) => entita.unici?.(readItem(entita, item)) ?? [],
    ...(sigillati === undefined ? {} : { sigillati: (item) => sigillati(readItem(entita, item), String(item.scuola)) }),
    ...(guardia === undefined ? {} : { effetti: (prima, dopo) => guardia(read(prima), read(dopo)) }),
  };
};
