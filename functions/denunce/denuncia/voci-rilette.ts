import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { vociPerIncarico } from '#archivio/cedolini/fatti.ts';
import type { Archivio } from '#platform/data/archivio.ts';

/**
 * Payslips with what each item pays of each assignment: of those accounted before it was kept, and that name several, read in what they were sealed
 * with. Nothing is read where there is none.
 */
export const withVociPerIncarico = async <C extends { readonly testata: CedolinoSalvato }>(
  archivio: Archivio,
  cedolini: readonly C[],
): Promise<readonly C[]> => {
  const senza = cedolini.flatMap(({ testata: { uid, fatti } }) =>
    (fatti?.incarichi?.length ?? 0) > 1 && fatti?.vociPerIncarico === undefined ? [uid] : [],
  );
  if (senza.length === 0) return cedolini;
  const interi = await cedoliniRepository(archivio).getInteri(senza);
  const voci = new Map(
    interi.map(({ testata, dettaglio }) => [
      testata.uid,
      vociPerIncarico(readContenuto(dettaglio.contenuto).input.voci),
    ]),
  );
  return cedolini.map((cedolino) => {
    const { fatti, uid } = cedolino.testata;
    const sue = voci.get(uid);
    return !fatti || sue === undefined
      ? cedolino
      : { ...cedolino, testata: { ...cedolino.testata, fatti: { ...fatti, vociPerIncarico: sue } } };
  });
};
