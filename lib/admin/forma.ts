import type { Specie } from '#archivio/entita.ts';
import { specie as tutte } from '#archivio/index.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { precedenteDi } from '#platform/data/forme/scritta.ts';
import { scanItems } from '../scansione.ts';

/** The fields of one kind of record that the version before would not show, and how many records have them. */
export interface Perdita {
  readonly specie: string;
  readonly record: number;
  readonly campi: readonly string[];
}

/**
 * Returns the fields of the stored records that a roll-back would not show: those that only the new shape has and that hold something. The version
 * before keeps them where they are and writes them back. The whole table is read: only so nothing is missed.
 */
export const perditeDelRitorno = async (
  store: Store,
  specie: readonly Specie[] = tutte,
): Promise<readonly Perdita[]> => {
  const perNome = new Map(specie.map((una) => [una.nome, una]));
  const trovate = new Map<string, { record: number; readonly campi: Set<string> }>();
  for await (const item of scanItems(store)) {
    const una = perNome.get(String(item.tipo));
    const campi = una === undefined ? campiDelRegistro(item) : campiNuovi(una, item);
    if (campi.length === 0) continue;
    const nome = String(item.tipo);
    const trovata = trovate.get(nome) ?? { record: 0, campi: new Set<string>() };
    trovata.record += 1;
    for (const campo of campi) trovata.campi.add(campo);
    trovate.set(nome, trovata);
  }
  return [...trovate].map(([nome, { record, campi }]) => ({ specie: nome, record, campi: [...campi].toSorted() }));
};

/** Fields of an entry of the audit trail that are kept beside its row, where the version before does not look. */
const campiDelRegistro = ({ tipo, contenuto }: Item): readonly string[] =>
  tipo === 'AUDIT' && contenuto !== undefined ? ['dopo', 'prima'] : [];

/** Fields of a stored item that hold something and are not in the shape of before. An item that cannot be read is a finding of `verifica`. */
const campiNuovi = ({ rewritten }: Specie, item: Item): readonly string[] => {
  const oggi = readable(rewritten, item);
  const prima = precedenteDi(oggi);
  if (oggi === undefined || prima === undefined || Number(item.schema) < Number(oggi.schema)) return [];
  return Object.entries(item).flatMap(([campo, valore]) =>
    campo === 'schema' || Object.hasOwn(prima, campo) || valore === null || valore === undefined ? [] : [campo],
  );
};

const readable = (rewritten: Specie['rewritten'], item: Item): Item | undefined => {
  try {
    return rewritten(item);
  } catch {
    return undefined;
  }
};

/** Returns the sentences that the administrator reads of a roll-back. */
export const dettoDelRitorno = (perdite: readonly Perdita[]): readonly string[] =>
  perdite.length === 0
    ? ['Tornare alla versione di prima non nasconde niente: nessun record ha campi che essa non conosce.']
    : [
        ...perdite.map(
          ({ specie, record, campi }) =>
            `${specie}\t${record} record\tla versione di prima non mostra: ${campi.join(', ')}`,
        ),
        'Quei campi restano dove sono: la versione di prima li conserva e li riscrive, e la nuova li ritrova. Ciò che si scrive con quella di prima non li ha.',
      ];
