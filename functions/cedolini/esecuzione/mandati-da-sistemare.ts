import { esitoDellEsecuzione } from '#archivio/cedolini/giorno-eseguito.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { MandatiDaSistemare } from '#shared/contracts/cedolini/esecuzione.ts';
import { statoMandati, pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { somma } from '#shared/money/centesimi.ts';

/** The accounted runs paid in a year whose orders are missing, do not sum to them, or wait for a decision, the oldest first. */
export const mandatiDaSistemare = async (archivio: Archivio, anno: number): Promise<MandatiDaSistemare[]> => {
  const dellAnno = (await processiContabilizzati(archivio)).filter((processo) =>
    [pagataIl(processo), ...processo.mandati.map(({ data }) => data)].some((giorno) => giorno.startsWith(`${anno}-`)),
  );
  const righe = await Promise.all(
    dellAnno.map(async (processo): Promise<MandatiDaSistemare[]> => {
      const { uid, ID_ELABORAZIONE, DES_ELABORAZIONE, mandati, totali } = processo;
      const stato = totali === null ? 'TORNANO' : statoMandati(mandati, totali);
      const { decisione } = await esitoDellEsecuzione(archivio, processo);
      if (stato === 'TORNANO' && decisione === 'NESSUNA') return [];
      return [
        {
          uid,
          ID_ELABORAZIONE,
          DES_ELABORAZIONE,
          dataPagamento: pagataIl(processo),
          netto: totali?.netto ?? 0,
          ordinato: somma(mandati.map(({ importo }) => importo)),
          stato: decisione === 'NESSUNA' && stato !== 'TORNANO' ? stato : 'DA_DECIDERE',
        },
      ];
    }),
  );
  return righe.flat().toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? -1 : 1));
};
