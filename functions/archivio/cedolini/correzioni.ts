import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { cedoliniRepository } from './cedolini-repository.ts';
import type { CedolinoSalvato } from './cedolino.ts';
import { elencoProcessi, rigaProcesso } from './processo.ts';

type Persona = CedolinoSalvato['uidSubAnagrafe'];

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

/** Of each person of some payslips, the runs of those that have a payslip of theirs. */
export const correzioniPerPersona = async (
  archivio: Archivio,
  correzioni: readonly RigaProcesso[],
  cedolini: readonly Pick<CedolinoSalvato, 'uidSubAnagrafe'>[],
): Promise<ReadonlyMap<Persona, readonly RigaProcesso[]>> => {
  if (correzioni.length === 0) return new Map();
  const repository = cedoliniRepository(archivio);
  const uids = await repository.uidsDi(
    correzioni.map(({ uid }) => uid),
    cedolini.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
  );
  const testate = await repository.getTestate(uids);
  const perUid = new Map(correzioni.map((correzione) => [correzione.uid, correzione]));
  return new Map(
    [...Map.groupBy(testate, ({ uidSubAnagrafe }) => uidSubAnagrafe)].map(([persona, sue]) => [
      persona,
      sue.flatMap(({ idProcesso }) => perUid.get(idProcesso) ?? []),
    ]),
  );
};
