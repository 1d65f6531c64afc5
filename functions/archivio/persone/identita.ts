import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { aliasEntita } from './alias.ts';

type Persona = Uid<'PERSONA'>;

/** The people that ids are of today: one person, one id, however many records were merged into the one that stays. */
export interface Identita {
  /** The id under which a person is registered today, from any that they have had. */
  readonly oggi: (uid: Persona) => Persona;
  /** Every id that a person has had, the one of today first. */
  readonly avute: (uid: Persona) => readonly Persona[];
}

const identitaDi = (unite: ReadonlyMap<string, Persona>): Identita => {
  const oggi = (uid: Persona): Persona => {
    const altra = unite.get(uid);
    return altra === undefined ? uid : oggi(altra);
  };
  const prima = Map.groupBy([...unite.keys()].map(asUid<'PERSONA'>), oggi);
  return { oggi, avute: (uid) => [oggi(uid), ...(prima.get(oggi(uid)) ?? [])] };
};

/** Reads who was merged into whom: one request, and those merged are few. */
export const readIdentita = async (archivio: Archivio): Promise<Identita> =>
  identitaDi(
    new Map((await archivio.of(aliasEntita).listAll()).map(({ uid, uidDestinazione }) => [uid, uidDestinazione])),
  );
