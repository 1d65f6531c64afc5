import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { cedoliniRepository } from '../cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '../cedolini/cedolino.ts';
import { pagamentoEntita } from '../cedolini/pagamento.ts';
import { processiRepository } from '../cedolini/processi-repository.ts';

/** A payslip that its payee may see: computed, of a run that was shown to the employees. */
export interface CedolinoEsposto {
  readonly processo: Processo;
  readonly testata: CedolinoSalvato;
}

/** Whether its payees see their payslips. */
export const isEsposto = ({ FLG_ESP_DIP, simulazione }: Processo): boolean => FLG_ESP_DIP && !simulazione;

/** The exposed payslips of a person in a tax year, in the order they were paid. Requests: 2, and 2 for each hundred payslips. */
export const listCedoliniEsposti = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  anno: number,
): Promise<CedolinoEsposto[]> => {
  const pagamenti = (await archivio.of(pagamentoEntita).listAll(persona)).filter(
    ({ annoFiscale }) => annoFiscale === anno,
  );
  const uids = [...new Set(pagamenti.map(({ idProcesso }) => idProcesso))];
  const processi = (await processiRepository(archivio).getMany(uids)).filter(isEsposto);
  const perUid = new Map(processi.map((processo) => [processo.uid, processo]));
  const cedolini = cedoliniRepository(archivio);
  const testate = await cedolini.getTestate(
    await cedolini.uidsDi(
      processi.map(({ uid }) => uid),
      [persona],
    ),
  );
  return testate
    .filter(({ esito }) => esito === 'CALCOLATO')
    .flatMap((testata) => {
      const processo = perUid.get(testata.idProcesso);
      return processo === undefined ? [] : [{ processo, testata }];
    })
    .toSorted((a, b) => (ordineDi(a) < ordineDi(b) ? -1 : 1));
};

/** Returns the first tax year in which a person was paid by the school; undefined of who never was. One request. */
export const primoAnnoPagato = async (archivio: Archivio, persona: Uid<'PERSONA'>): Promise<number | undefined> =>
  (await archivio.of(pagamentoEntita).listAll(persona))
    .map(({ annoFiscale }) => annoFiscale)
    .toSorted((a, b) => a - b)[0];

const ordineDi = ({ processo }: CedolinoEsposto): string =>
  `${pagataIl(processo)}#${String(processo.ID_ELABORAZIONE).padStart(7, '0')}`;

/** One payslip for its payee. What is another's, hidden or not computed is absent, in the same words. @throws NON_TROVATO */
export const loadCedolinoEsposto = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  uid: Uid<'CEDOLINO'>,
): Promise<CedolinoEsposto> => {
  const [testata] = await cedoliniRepository(archivio).getTestate([uid]);
  if (testata?.uidSubAnagrafe !== persona || testata.esito !== 'CALCOLATO') throw nonTrovato('Il cedolino');
  const processo = await processiRepository(archivio).get(testata.idProcesso);
  if (processo === undefined || !isEsposto(processo)) throw nonTrovato('Il cedolino');
  return { processo, testata };
};
