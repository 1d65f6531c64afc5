import { assenzaEntita, rigaAssenza } from '#archivio/assenze/assenza.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { CONTATE, personeDi } from './nomi.ts';

/** Who is absent on a day, the first to come back before. One request. */
export const loadAssenti = async (archivio: Archivio, oggi: Giorno): Promise<Cruscotto['assenti']> => {
  const { items, last } = await archivio.query({
    index: 'indice3',
    pk: archivio.chiavi.elenco(assenzaEntita.nome),
    from: oggi,
    limit: CONTATE,
  });
  return personeDi(
    archivio.leggi(items, rigaAssenza).filter(({ datInizio }) => datInizio <= oggi),
    last === undefined,
  );
};
