import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { casiRepository, type CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import type { CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** What a case is made of, besides its payslips. */
export type OrigineCaso = Pick<CasoCollaudo, 'descrizione' | 'idProcesso' | 'elaborazione' | 'regole'>;

/** Stored payslips as a case freezes them, those that were computed, in their order. */
export const cedoliniAttesi = async (
  archivio: Archivio,
  uids: readonly Uid<'CEDOLINO'>[],
): Promise<readonly CedolinoAtteso[]> =>
  (await cedoliniRepository(archivio).getInteri(uids)).flatMap(({ testata, dettaglio }) => {
    const { situazione, cedolino } = readContenuto(dettaglio.contenuto);
    return situazione === null || cedolino === null
      ? []
      : [{ uid: testata.uid, storico: testata.storico, situazione, atteso: cedolino }];
  });

/** A new case with its payslips, in the unit of change of the caller; nobody has said yet that it is right. */
export const addCaso = (
  origine: OrigineCaso,
  cedolini: readonly CedolinoAtteso[],
  { archivio, modifica, adesso, sessione }: RequestContext,
): CasoCollaudo => {
  const casi = casiRepository(archivio);
  const caso = modifica.write(
    casi.create({
      ...origine,
      uid: newUid<'CASO_COLLAUDO'>(),
      versione: 1,
      numCedolini: cedolini.length,
      creatoIl: instant(adesso),
      creatoDa: sessione.descutente,
      conferma: null,
    }),
  );
  modifica.add(...casi.putCedolini(caso, cedolini, []));
  return caso;
};
