import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Doppione, ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { doppioniDellaScuola } from './doppioni-scuola.ts';

/** The compensations of a list, one a row. */
const righeDi = ({ uid, descrizione, datInvio }: ListaNoipa, pagamenti: readonly PagamentoNoipa[]): Doppione[] =>
  pagamenti.flatMap(({ persona, nominativo, righe }) =>
    righe.map(({ chiave, datInizio, datFine, importo }) => ({
      persona,
      nominativo,
      chiave,
      datInizio,
      datFine,
      importo,
      lista: uid,
      descrizione,
      datInvio,
    })),
  );

const loadRighe = async (liste: readonly ListaNoipa[], archivio: Archivio): Promise<Doppione[]> =>
  (
    await Promise.all(
      liste.map(async ({ uid }) => {
        const { lista, pagamenti } = await listeRepository(archivio).loadIntera(uid);
        return righeDi(lista, pagamenti);
      }),
    )
  ).flat();

/** Compensations of the sent lists of a year. Requests: one, and one a list. */
export const pagamentiInviati = async (
  anno: number,
  persona: Uid<'PERSONA'> | undefined,
  archivio: Archivio,
): Promise<Doppione[]> => {
  const inviate = (await listeRepository(archivio).listDell(anno)).filter(({ datInvio }) => datInvio !== null);
  return (await loadRighe(inviate, archivio)).filter((riga) => persona === undefined || riga.persona === persona);
};

/**
 * What other lists, and runs of the school, pay of what this one pays: same person, same compensation, some of the same days. Lists of the year and of the two beside it.
 * Requests: 4, one a list that pays somebody, and those of `doppioniDellaScuola`.
 */
export const doppioniDi = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio): Promise<Doppione[]> => {
  const liste = listeRepository(archivio);
  const { lista, pagamenti } = await liste.loadIntera(uid);
  const vicine = (await Promise.all([-1, 0, 1].map((scarto) => liste.listDell(lista.anno + scarto)))).flat();
  const sue = Map.groupBy(righeDi(lista, pagamenti), ({ persona }) => persona);
  const altre = vicine.filter((altra) => altra.uid !== uid && altra.persone > 0);
  const dellaScuola = await doppioniDellaScuola(lista, pagamenti, archivio);
  const inListe = (await loadRighe(altre, archivio)).filter((altra) =>
    (sue.get(altra.persona) ?? []).some(
      (mia) =>
        compensoDi(mia) === compensoDi(altra) && mia.datInizio <= altra.datFine && altra.datInizio <= mia.datFine,
    ),
  );
  return [...inListe, ...dellaScuola];
};

/** The compensation of a code, whatever chapter pays it. */
const compensoDi = ({ chiave }: Pick<Doppione, 'chiave'>): string => chiave.slice(chiave.indexOf(' ') + 1);
