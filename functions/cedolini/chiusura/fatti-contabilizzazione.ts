import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { FattiApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

/** People whose payments are read side by side. */
const INSIEME = 25;

/** The payments of an accounting: the sums of the run, whom with how much, and whoever is paid for the first time, at all or on that account. A query for each person, when somebody is to be asked. */
export const fattiContabilizzazione = async (
  { uid, totali }: Processo,
  testate: readonly CedolinoSalvato[],
  archivio: Archivio,
): Promise<Pick<FattiApprovazione, 'persone' | 'totali'>> => {
  const persone: FattiApprovazione['persone'] = [];
  for (let da = 0; da < testate.length; da += INSIEME)
    persone.push(
      ...(await Promise.all(
        testate.slice(da, da + INSIEME).map(async (testata) => ({
          chi: nominativo(testata.storico.desCognome, testata.storico.desNome),
          importo: testata.netto,
          nota: await novitaDi(testata, uid, archivio),
        })),
      )),
    );
  return {
    persone: persone.toSorted((a, b) => Number(b.nota !== '') - Number(a.nota !== '')),
    totali:
      totali === null
        ? []
        : [
            { cosa: 'Netto in pagamento', importo: totali.netto },
            { cosa: 'Lordo', importo: totali.lordo },
            { cosa: 'Oneri della scuola', importo: totali.oneri },
          ],
  };
};

/** That nobody was paid so before: the person never, or never on this account. */
const novitaDi = async (
  { uidSubAnagrafe, fatti }: CedolinoSalvato,
  processo: Uid<'PROCESSO'>,
  archivio: Archivio,
): Promise<string> => {
  const pagati = (await archivio.of(pagamentoEntita).listAll(uidSubAnagrafe)).filter(
    ({ idProcesso, netto }) => idProcesso !== processo && netto !== 0,
  );
  const chiusi = (await processiRepository(archivio).getMany(pagati.map(({ idProcesso }) => idProcesso))).filter(
    ({ STATUS }) => STATUS === 'CONTABILIZZATO',
  );
  if (chiusi.length === 0) return 'Primo pagamento a questa persona';
  const cedolini = cedoliniRepository(archivio);
  const prime = await cedolini.getTestate(
    await cedolini.uidsDi(
      chiusi.map((chiuso) => chiuso.uid),
      [uidSubAnagrafe],
    ),
  );
  const conti = prime.flatMap((prima) => (prima.fatti?.iban ? [prima.fatti.iban] : []));
  const iban = fatti?.iban ?? null;
  return iban === null || conti.length === 0 || conti.includes(iban) ? '' : `Primo pagamento su ${iban}`;
};
