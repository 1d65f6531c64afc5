import { personaEntita } from '../../functions/anagrafe/persona.ts';
import { lavoroEntita } from '../../functions/platform/lavoro.ts';
import { settoreEntita } from '../../functions/scuola/settore.ts';
import { readItem, writeItem } from '../../functions/platform/repository.ts';
import type { Entita, Registrazione, Unico } from '../../functions/platform/entita.ts';
import type { Item } from '../../functions/platform/dynamo.ts';
import type { Rilievo } from './verifica.ts';

/** A kind of record as those who check or copy it see it, whatever its fields. */
export interface EntitaVista {
  readonly nome: string;
  /** The item as it would be written today. @throws when the stored data breaks its schema */
  readonly rewritten: (item: Item) => Item;
  readonly unici: (item: Item) => readonly Unico[];
}

const vista = <T extends Registrazione>(entita: Entita<T>): EntitaVista => ({
  nome: entita.nome,
  rewritten: (item) => writeItem(entita, String(item.scuola), readItem(entita, item)),
  unici: (item) => entita.unici?.(readItem(entita, item)) ?? [],
});

/** Every kind of record that a school keeps. */
export const entita: readonly EntitaVista[] = [vista(settoreEntita), vista(personaEntita), vista(lavoroEntita)];

/** Invariants that only an area knows. */
export const verificheDiArea: readonly ((byKind: ReadonlyMap<string, readonly Item[]>) => Rilievo[])[] = [];
