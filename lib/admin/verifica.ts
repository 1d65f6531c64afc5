import type { Specie } from '../../functions/archivio/entita.ts';
import { specie } from '../../functions/archivio/index.ts';
import type { Item, Store } from '../../functions/platform/data/dynamo.ts';
import { chiaveUnico } from '../../functions/platform/data/entita.ts';
import { staleKeys } from './indici.ts';
import type { Rilievo } from './rilievo.ts';
import { scanAll } from './scansione.ts';
import { checkCedolini } from './verifica-cedolini.ts';

const GLOBALI = /^(UTENTE|SESSIONE|INVITO)#|^SCUOLE$/;

/** Checks the invariants over the stored data: school of every item, shape, indexes, unique values, audit, and those of each area. */
export const checkArchivio = async (
  store: Store,
): Promise<{ readonly items: number; readonly rilievi: readonly Rilievo[] }> => {
  const items = await scanAll(store);
  const byKind = Map.groupBy(items, ({ tipo }) => String(tipo));
  const rilievi = [
    ...items.flatMap(scuolaDiOgniItem),
    ...specie.flatMap((una) => (byKind.get(una.nome) ?? []).flatMap((item) => formaEIndici(una, item))),
    ...valoriUnici(items, byKind),
    ...auditDiOgniRecord(byKind),
    ...checkCedolini(byKind),
  ];
  return { items: items.length, rilievi };
};

const keyOf = (item: Item): string => `${String(item.pk)} / ${String(item.sk)}`;

const scuolaDiOgniItem = (item: Item): Rilievo[] => {
  const pk = String(item.pk);
  if (GLOBALI.test(pk)) return [];
  return pk.startsWith(`SCUOLA#${String(item.scuola)}#`)
    ? []
    : [
        {
          invariante: 'I10',
          chiave: keyOf(item),
          messaggio: `L'item dice scuola ${String(item.scuola)} ma sta sotto un'altra chiave`,
        },
      ];
};

const formaEIndici = (una: Specie, item: Item): Rilievo[] => {
  try {
    const diversi = staleKeys(una, item);
    return diversi.length === 0
      ? []
      : [{ invariante: 'indici', chiave: keyOf(item), messaggio: `Chiavi non aggiornate: ${diversi.join(', ')}` }];
  } catch (error) {
    return [
      {
        invariante: 'forma',
        chiave: keyOf(item),
        messaggio: error instanceof Error ? error.message.slice(0, 300) : 'non leggibile',
      },
    ];
  }
};

const valoriUnici = (items: readonly Item[], byKind: ReadonlyMap<string, readonly Item[]>): Rilievo[] => {
  const claimed = new Map(items.filter(({ tipo }) => tipo === 'UNICO').map((item) => [keyOf(item), String(item.uid)]));
  const wanted = new Map(
    specie.flatMap((una) =>
      (byKind.get(una.nome) ?? []).flatMap((item) =>
        una.unici(item).map((unico): [string, string] => {
          const { pk, sk } = chiaveUnico(String(item.scuola), una.nome, unico);
          return [`${pk} / ${sk}`, String(item.uid)];
        }),
      ),
    ),
  );
  return [
    ...[...wanted]
      .filter(([key, uid]) => claimed.get(key) !== uid)
      .map(([chiave, uid]) => ({
        invariante: 'unici',
        chiave,
        messaggio: `Il valore è del record ${uid} ma non è registrato come suo`,
      })),
    ...[...claimed]
      .filter(([key]) => !wanted.has(key))
      .map(([chiave]) => ({ invariante: 'unici', chiave, messaggio: 'Il valore è registrato ma nessun record lo ha' })),
  ];
};

/** Records that an entry is about: its own, or those that one operation on many lists by uid. */
const nominatiDa = ({ uid, dopo }: Item): readonly unknown[] => [
  uid,
  ...Object.values(dopo ?? {})
    .flatMap((valore: unknown) => (Array.isArray(valore) ? valore : []))
    .flatMap((uno: unknown) => (typeof uno === 'object' && uno !== null && 'uid' in uno ? [uno.uid] : [])),
];

const auditDiOgniRecord = (byKind: ReadonlyMap<string, readonly Item[]>): Rilievo[] => {
  const seen = new Set(
    (byKind.get('AUDIT') ?? []).flatMap((voce) =>
      nominatiDa(voce).map((uid) => `${String(voce.scuola)}/${String(voce.entita)}/${String(uid)}`),
    ),
  );
  return specie
    .filter(({ senzaVoce }) => !senzaVoce)
    .flatMap(({ nome }) =>
      (byKind.get(nome) ?? [])
        .filter(({ scuola, uid }) => !seen.has(`${String(scuola)}/${nome}/${String(uid)}`))
        .map((item) => ({
          invariante: 'I7',
          chiave: keyOf(item),
          messaggio: 'Nessuna voce di registro per questo record',
        })),
    );
};
