import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { sottoAnagrafe } from '#archivio/cedolini/intestatario.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';

/** A payslip of an accounted run: its head, and where its cents go. */
export interface CedolinoContabilizzato {
  readonly cedolino: Uid<'CEDOLINO'>;
  readonly testata: CedolinoSalvato;
  readonly rotte: readonly Rotta[];
  /** The work it was computed with, as it is stored; undefined where none was kept. */
  readonly lavoro: string | undefined;
}

/** Where the cents of some runs go, of the day they were paid, under the people of today, or of one of them: two queries a run and a page more for each megabyte, and one for each hundred people. */
export const rotteDei = async (
  archivio: Archivio,
  processi: readonly Pick<Processo, 'uid' | 'esecuzione'>[],
  di?: Uid<'PERSONA'>,
): Promise<CedolinoContabilizzato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const lette = await Promise.all(
    processi.map(async ({ uid, esecuzione }) => {
      const testate = await cedolini.listTestate(uid);
      const sue = di === undefined ? testate : testate.filter(({ uidSubAnagrafe }) => uidSubAnagrafe === di);
      return cedolini.listRotte(sue, esecuzione?.giorno);
    }),
  );
  const rotte = lette.flat();
  const testate = await sottoAnagrafe(
    archivio,
    rotte.map(({ testata }) => testata),
  );
  return testate.map((testata, posto) => ({
    cedolino: testata.uid,
    testata,
    rotte: rotte[posto]?.rotte ?? [],
    lavoro: rotte[posto]?.lavoro,
  }));
};
