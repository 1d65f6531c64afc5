import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { cedoliniRepository } from '../../cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '../../cedolini/cedolino.ts';
import { sottoAnagrafe } from '../../cedolini/intestatario.ts';
import { processiContabilizzati } from '../../cedolini/processi-del-mese.ts';

/** An accounted payslip, and where its cents go. */
export interface CedolinoDellAnno {
  readonly testata: CedolinoSalvato;
  readonly rotte: readonly Rotta[];
  readonly pagatoIl: Giorno;
  /** Of a run that settles a year. */
  readonly diConguaglio: boolean;
}

/**
 * The accounted payslips paid in a year or in the one after, of which the first days belong to it, under the people of today. Two queries a run, a request for each hundred people.
 * @param contabilizzati the accounted runs of the school, for whom has read them already
 */
export const cedoliniPagati = async (
  archivio: Archivio,
  anno: number,
  contabilizzati?: readonly Processo[],
): Promise<readonly CedolinoDellAnno[]> => {
  const anni = [anno, anno + 1].map(String);
  const processi = (contabilizzati ?? (await processiContabilizzati(archivio))).filter((processo) =>
    anni.includes(pagataIl(processo).slice(0, 4)),
  );
  const cedolini = cedoliniRepository(archivio);
  const letti = await Promise.all(
    processi.map(async (processo) => {
      const { uid, TIPO_ELABORAZIONE, esecuzione } = processo;
      const suoi = await cedolini.listRotte(await cedolini.listTestate(uid), esecuzione?.giorno);
      const comune = { pagatoIl: pagataIl(processo), diConguaglio: TIPO_ELABORAZIONE === 'CON' };
      return suoi.map(({ testata, rotte }) => ({ testata, rotte, ...comune }));
    }),
  );
  const pagati = letti.flat();
  const testate = await sottoAnagrafe(
    archivio,
    pagati.map(({ testata }) => testata),
  );
  return pagati.map((pagato, posto) => ({ ...pagato, testata: testate[posto] ?? pagato.testata }));
};
