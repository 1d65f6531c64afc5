import type { Specie } from '#archivio/entita.ts';
import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { chiaveUnico } from '#platform/data/entita.ts';

/** Values that must be unique, as items pass by: each is registered as that of the record that has it, and of no other. */
export const valoriUnici = () => {
  const registrati = new Map<string, string>();
  const voluti = new Map<string, string>();
  /** What both say is let go: what remains is wrong. */
  const meet = (mio: Map<string, string>, altro: Map<string, string>, nome: string, uid: string): void => {
    if (altro.get(nome) === uid) altro.delete(nome);
    else mio.set(nome, uid);
  };
  return {
    see: (item: Item, una: Specie | undefined): void => {
      if (item.tipo === 'UNICO') meet(registrati, voluti, `${String(item.pk)} / ${String(item.sk)}`, String(item.uid));
      for (const unico of una === undefined ? [] : uniciDi(una, item)) {
        const { pk, sk } = chiaveUnico(String(item.scuola), String(item.tipo), unico);
        meet(voluti, registrati, `${pk} / ${sk}`, String(item.uid));
      }
    },
    rilievi: (): Rilievo[] => [
      ...[...voluti].map(([chiave, uid]) => ({
        invariante: 'unici',
        chiave,
        messaggio: `Il valore è del record ${uid} ma non è registrato come suo`,
      })),
      ...[...registrati.keys()]
        .filter((chiave) => !voluti.has(chiave))
        .map((chiave) => ({
          invariante: 'unici',
          chiave,
          messaggio: 'Il valore è registrato ma nessun record lo ha',
        })),
    ],
  };
};

/** None of a record that breaks its shape, which is told by itself. */
const uniciDi = (una: Specie, item: Item): ReturnType<Specie['unici']> => {
  try {
    return una.unici(item);
  } catch {
    return [];
  }
};
