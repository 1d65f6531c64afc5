import { pagamentiFatti } from '#archivio/noipa/esito-lista.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { compensoDi } from '#archivio/noipa/voci-dei-compensi.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Doppione, ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { doppioniDellaScuola, type PagatoAltrove } from './doppioni-scuola.ts';

/** A compensation of a list, and the commission it is of. */
interface RigaDiLista {
  readonly doppione: Doppione;
  readonly commissione: string | null;
}

/** The compensations of a list, one a row. */
const righeDi = (
  { uid, descrizione, datInvio }: ListaNoipa,
  pagamenti: readonly PagamentoNoipa[],
): readonly RigaDiLista[] =>
  pagamenti.flatMap(({ persona, nominativo, desCf, righe }) =>
    righe.map(({ chiave, datInizio, datFine, importo, esame }) => ({
      commissione: esame?.commissione ?? null,
      doppione: { persona, nominativo, desCf, chiave, datInizio, datFine, importo, lista: uid, descrizione, datInvio },
    })),
  );

const loadRighe = async (
  liste: readonly ListaNoipa[],
  archivio: Archivio,
  quali: typeof pagamentiFatti = (_lista, pagamenti) => pagamenti,
): Promise<readonly RigaDiLista[]> =>
  (
    await Promise.all(
      liste.map(async ({ uid }) => {
        const { lista, pagamenti } = await listeRepository(archivio).loadIntera(uid);
        return righeDi(lista, quali(lista, pagamenti));
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
  return (await loadRighe(inviate, archivio))
    .map(({ doppione }) => doppione)
    .filter((riga) => persona === undefined || riga.persona === persona);
};

/**
 * What other lists, and runs of the school, pay of what this one pays: same person, same compensation, some of the same days. Lists of the year and of the two beside it.
 * Requests: 4, one a list that pays somebody, and those of `doppioniDellaScuola`.
 */
export const pagatiAltrove = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio): Promise<PagatoAltrove[]> => {
  const liste = listeRepository(archivio);
  const { lista, pagamenti } = await liste.loadIntera(uid);
  const vicine = (await Promise.all([-1, 0, 1].map((scarto) => liste.listDell(lista.anno + scarto)))).flat();
  const sue = Map.groupBy(righeDi(lista, pagamenti), ({ doppione }) => doppione.persona);
  const altre = vicine.filter((altra) => altra.uid !== uid && altra.persone > 0);
  const dellaScuola = await doppioniDellaScuola(lista, pagamenti, archivio);
  const inListe = (await loadRighe(altre, archivio, pagamentiFatti)).flatMap((altra): PagatoAltrove[] => {
    const mia = (sue.get(altra.doppione.persona) ?? []).find((una) => isStessoLavoro(una, altra));
    return mia === undefined
      ? []
      : [
          {
            altrove: altra.doppione,
            qui: mia.doppione.importo,
            definitivo: altra.doppione.datInvio !== null,
          },
        ];
  });
  return [...inListe, ...dellaScuola];
};

/** The payments made elsewhere of what a list pays, as its screen shows them. */
export const doppioniDi = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio): Promise<Doppione[]> =>
  (await pagatiAltrove(uid, archivio)).map(({ altrove }) => altrove);

/** The same compensation, on some of the same days; of a member of commissions, in the same one. */
const isStessoLavoro = (una: RigaDiLista, altra: RigaDiLista): boolean =>
  compensoDi(una.doppione.chiave) === compensoDi(altra.doppione.chiave) &&
  una.commissione === altra.commissione &&
  una.doppione.datInizio <= altra.doppione.datFine &&
  altra.doppione.datInizio <= una.doppione.datFine;
