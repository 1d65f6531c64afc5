import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { pagamentoEntita, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CedolinoPersona } from '#shared/contracts/cedolini/cedolini-persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

/**
 * The computed payslips of a person, by any id they have had, the last paid first: one query of what their partition keeps of them, and runs and
 * payslips a hundred at a time.
 */
export const listCedoliniPersona = async (archivio: Archivio, persona: Uid<'PERSONA'>): Promise<CedolinoPersona[]> => {
  const oggi = (await readIdentita(archivio)).oggi(persona);
  const pagamenti = await archivio.of(pagamentoEntita).listAll(oggi);
  const uids = [...new Set(pagamenti.map(({ idProcesso }) => idProcesso))];
  const cedolini = cedoliniRepository(archivio);
  const [processi, testate] = await Promise.all([
    processiRepository(archivio).getMany(uids),
    cedolini.uidsDi(uids, [oggi]).then(cedolini.getTestate),
  ]);
  const pagati = Map.groupBy(pagamenti, ({ idProcesso }) => idProcesso);
  const calcolati = Map.groupBy(
    testate.filter(({ esito }) => esito === 'CALCOLATO'),
    ({ idProcesso }) => idProcesso,
  );
  return processi
    .flatMap((processo) => {
      const suoi = pagati.get(processo.uid) ?? [];
      return (calcolati.get(processo.uid) ?? []).flatMap((testata) => {
        const pagamento = suoi.find(({ netto }) => netto === testata.netto) ?? suoi[0];
        return pagamento === undefined ? [] : [rigaDi(processo, testata.uid, pagamento)];
      });
    })
    .toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? 1 : -1));
};

const rigaDi = (
  processo: Processo,
  uid: Uid<'CEDOLINO'>,
  { dataPagamento, lordoDipendente, netto }: PagamentoSalvato,
): CedolinoPersona => ({
  uid,
  idProcesso: processo.uid,
  descrizione: processo.DES_ELABORAZIONE,
  tipo: processo.TIPO_ELABORAZIONE,
  anno: processo.ANNO,
  mese: processo.MESE,
  stato: processo.STATUS,
  esposto: processo.FLG_ESP_DIP,
  simulazione: processo.simulazione,
  dataPagamento,
  lordo: lordoDipendente,
  netto,
});
