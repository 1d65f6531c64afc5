import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';

/** Accounted runs that owe something to an obligation of a year: all of them, and those in no sent filing of it. */
export const elaborazioniDaInviare = async (
  archivio: Archivio,
  di: Adempimento & ('F24' | 'UNIEMENS'),
  anno: number,
  processi: readonly Processo[],
): Promise<{ readonly tutte: readonly Processo[]; readonly daInviare: readonly Processo[] }> => {
  const denunce = (
    await Promise.all([anno, anno + 1].map((uno) => denunceRepository(archivio, di).listDel(`${di}#${uno}-`)))
  ).flat();
  const presi = new Set(
    denunce
      .filter(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito))
      .flatMap((denuncia) => denuncia.processi),
  );
  const tutte = processi.filter(({ PERIODI_DEST }) =>
    PERIODI_DEST.some((uno) => uno.adempimento === di && uno.anno === anno),
  );
  return { tutte, daInviare: tutte.filter(({ uid }) => !presi.has(uid)) };
};
