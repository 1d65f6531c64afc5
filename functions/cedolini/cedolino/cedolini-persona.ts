import { uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CedolinoPersona } from '#shared/contracts/cedolini/cedolini-persona.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** The computed payslips of a person, the last paid first: one query of what their partition keeps of them, and the runs a hundred at a time. */
export const listCedoliniPersona = async (archivio: Archivio, persona: Uid<'PERSONA'>): Promise<CedolinoPersona[]> => {
  const pagamenti = await archivio.of(pagamentoEntita).listAll(persona);
  const processi = await processiRepository(archivio).getMany(pagamenti.map(({ idProcesso }) => idProcesso));
  const perUid = new Map(processi.map((processo) => [processo.uid, processo]));
  return pagamenti
    .flatMap(({ idProcesso, dataPagamento, lordoDipendente, netto }): CedolinoPersona[] => {
      const processo = perUid.get(idProcesso);
      return processo === undefined
        ? []
        : [
            {
              uid: uidCedolino(idProcesso, persona),
              idProcesso,
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
            },
          ];
    })
    .toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? 1 : -1));
};
