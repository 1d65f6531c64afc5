import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { rotteDei } from '../denuncia/cedolini-contabilizzati.ts';
import { refuseDaDecidere } from '../denuncia/giorno-da-decidere.ts';
import { collectSpt } from './compensi-comunicati.ts';
import { loadNomiVoci } from './nomi-voci.ts';
import { withRestituzioni } from './restituzioni.ts';

/** @throws STATO_NON_AMMESSO when the day of one of the runs is still to be decided */
export const contenutoSpt = async (
  archivio: Archivio,
  processi: readonly Processo[],
  restituzioni: readonly Restituzione[],
): Promise<ContenutoDenuncia> => {
  await refuseDaDecidere(archivio, processi);
  return collectDei(archivio, processi, restituzioni);
};

/** Gathers the payments and the restitutions of a period, of one person where one is named. */
export const collectDei = async (
  archivio: Archivio,
  processi: readonly Processo[],
  restituzioni: readonly Restituzione[],
  di?: Uid<'PERSONA'>,
): Promise<ContenutoDenuncia> => {
  const perUid = new Map(processi.map((processo) => [processo.uid, processo]));
  const cedolini = (await rotteDei(archivio, processi, di)).flatMap((cedolino) => {
    const processo = perUid.get(cedolino.testata.idProcesso);
    const interessa = cedolino.rotte.some(({ adempimenti }) => adempimenti.SPT !== undefined);
    return processo === undefined || !interessa ? [] : [{ ...cedolino, processo }];
  });
  return withRestituzioni(collectSpt(cedolini, await loadNomiVoci(archivio)), restituzioni);
};
