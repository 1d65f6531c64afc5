import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { collectDei } from './contenuto-spt.ts';
import type { PeriodoSpt } from './fronte.ts';
import { restituiteNel } from './restituzioni.ts';

/** The sent processes of a year, whole: those refused are none. */
export const inviateDi = (dellAnno: readonly Denuncia[]): readonly Denuncia[] =>
  dellAnno.filter(({ STATUS, esito, solo }) => STATUS === 'INVIATO' && !isRespinta(esito) && solo === undefined);

/** Returns the processes of a year, sent or not. */
export const sptDellAnno = (archivio: Archivio, anno: number): Promise<Denuncia[]> =>
  denunceRepository(archivio, 'SPT').listDel(`SPT#${anno}-`);

/** Returns the months that a process tells of. */
export const periodoDella = ({ anno, mese, meseDa = mese }: Denuncia): PeriodoSpt => ({ anno, meseDa, meseA: mese });

/** True of a sent process that is this one, or the one that this sends again. */
export const dice = ({ uid, corregge }: Pick<Denuncia, 'uid' | 'corregge'>, altra: Denuncia['uid']): boolean =>
  altra === uid || altra === corregge;

/** Gathers now what a process would say of a person, from the runs that it tells of. */
export const collectSptDi = async (
  archivio: Archivio,
  denuncia: Denuncia,
  processi: readonly Processo[],
  di: Uid<'PERSONA'>,
): Promise<ContenutoDenuncia> => {
  const periodo = periodoDella(denuncia);
  const altre = inviateDi(await sptDellAnno(archivio, periodo.anno)).filter(({ uid }) => !dice(denuncia, uid));
  return collectDei(archivio, processi, await restituiteNel(archivio, periodo, altre), di);
};
