import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { cedoliniRepository } from './cedolini-repository.ts';
import type { CedolinoSalvato } from './cedolino.ts';
import { elencoProcessi, rigaProcesso } from './processo.ts';

/** The accounted runs that correct payslips of one: nothing of a run that is not sealed. One query of the list of runs. */
export const correzioniDelProcesso = async (
  archivio: Archivio,
  { uid, STATUS }: Pick<Processo, 'uid' | 'STATUS'>,
): Promise<RigaProcesso[]> => {
  if (STATUS !== 'CONTABILIZZATO') return [];
  const items = await archivio.queryAll({
    index: 'indice2',
    pk: archivio.chiavi.elenco(elencoProcessi.nome),
    begins: SIGILLATE,
  });
  return items.map(rigaProcesso).filter(({ corregge }) => corregge?.idProcesso === uid);
};

const SIGILLATE = elencoProcessi.filtri.stato?.piega('CONTABILIZZATO') ?? '';

/** True of a run that corrects this payslip, of those that correct its run and pay its person: one that names another payslip of theirs there is of that one. */
export const correggeQuesto = (
  { corregge }: Pick<Processo, 'corregge'>,
  uid: Uid<'CEDOLINO'>,
  suoi: readonly Uid<'CEDOLINO'>[],
): boolean => {
  const detto = corregge?.cedolino;
  return detto === undefined || detto === uid || !suoi.includes(detto);
};

/** Of each of some payslips of a run, the runs of those that correct it. */
export const correzioniPerCedolino = async (
  archivio: Archivio,
  correzioni: readonly RigaProcesso[],
  cedolini: readonly Pick<CedolinoSalvato, 'uid' | 'idProcesso' | 'uidSubAnagrafe'>[],
): Promise<ReadonlyMap<string, readonly RigaProcesso[]>> => {
  if (correzioni.length === 0) return new Map();
  const repository = cedoliniRepository(archivio);
  const uids = await repository.uidsDi(
    correzioni.map(({ uid }) => uid),
    cedolini.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
  );
  const testate = Map.groupBy(await repository.getTestate(uids), ({ uidSubAnagrafe }) => uidSubAnagrafe);
  const perUid = new Map(correzioni.map((correzione) => [correzione.uid, correzione]));
  const trovate = await Promise.all(
    cedolini.map(async ({ uid, idProcesso, uidSubAnagrafe }) => {
      const suoi = await repository.uidsDi([idProcesso], [uidSubAnagrafe]);
      const sue = (testate.get(uidSubAnagrafe) ?? []).flatMap((una) => perUid.get(una.idProcesso) ?? []);
      return [uid, [...new Set(sue)].filter((una) => correggeQuesto(una, uid, suoi))] as const;
    }),
  );
  return new Map(trovate);
};
