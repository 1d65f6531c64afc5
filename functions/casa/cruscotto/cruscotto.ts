import { elencoProcessi, rigaProcesso } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Andamento, Cruscotto, RiepilogoStato } from '#shared/contracts/casa/casa.ts';
import type { RigaProcesso, TotaliProcesso } from '#shared/contracts/cedolini/processo.ts';
import { statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { addMesi, formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { daFareDiTutte } from './da-fare.ts';
import { passiDi } from './passi-del-mese.ts';
import { meseInCifre, periodoDi } from './periodo.ts';
import { primiPassiDi } from './primi-passi.ts';
import { loadQuadro, type Momento } from './quadro.ts';

const PROCESSI_LETTI = 1000;

/** Months that the bars show, the chosen one included. */
const MESI_DI_ANDAMENTO = 12;

/** The month at a glance, three requests however large the school while nothing has changed, and those of what did: runs of every month, and the day as it was kept. @throws TROPPI_RISULTATI over a thousand runs in the month */
export const getCruscotto = async (scelto: Mese, momento: Momento): Promise<Cruscotto> => {
  const [processi, { denunciate, persone, servizi, conScuola, ...quadro }] = await Promise.all([
    processiFinoA(momento.archivio, scelto),
    loadQuadro(momento),
  ]);
  const delMese = processi.filter((processo) => isDelMese(processo, scelto));
  const veri = delMese.filter(({ simulazione }) => !simulazione);
  return {
    ...scelto,
    stati: statiElaborazione.map((stato) =>
      riepilogo(
        stato,
        veri.filter(({ STATUS }) => STATUS === stato),
      ),
    ),
    simulazioni: delMese.length - veri.length,
    passi: passiDi(veri, denunciate),
    andamento: andamentoDi(processi, scelto),
    daFare: daFareDiTutte(processi, momento.oggi),
    ...quadro,
    primiPassi: primiPassiDi(processi, { persone, servizi, conScuola, mancanze: quadro.mancanze }),
  };
};

const isDelMese = ({ ANNO, MESE }: RigaProcesso, { anno, mese }: Mese): boolean => ANNO === anno && MESE === mese;

/** The visible runs, the newest first, up to a thousand, which must hold the whole of the month. */
const processiFinoA = async (archivio: Archivio, scelto: Mese): Promise<RigaProcesso[]> => {
  const { items, last } = await archivio.query({
    index: elencoProcessi.ordini.periodo ?? 'indice1',
    pk: archivio.chiavi.elenco(elencoProcessi.nome),
    begins: elencoProcessi.filtri.anno?.piega('') ?? '',
    reverse: true,
    limit: PROCESSI_LETTI,
  });
  const righe = archivio.leggi(items, rigaProcesso);
  const ultima = righe.at(-1);
  if (last !== undefined && ultima !== undefined && periodoDi(ultima) >= meseInCifre(scelto))
    throw new AppError(
      'TROPPI_RISULTATI',
      `Le elaborazioni da ${formatMese(scelto)} in poi sono più di ${PROCESSI_LETTI}: aprirne l'elenco per scorrerlo a pagine, filtrarlo, oppure esportarlo.`,
    );
  return righe;
};

/** What was paid, month by month and kind by kind, in the year that ends with a month. */
const andamentoDi = (processi: readonly RigaProcesso[], ultimo: Mese): Andamento[] => {
  const [da, a] = [meseInCifre(addMesi(ultimo, 1 - MESI_DI_ANDAMENTO)), meseInCifre(ultimo)];
  const gruppi = Map.groupBy(
    processi.filter((processo) => !processo.simulazione && periodoDi(processo) >= da && periodoDi(processo) <= a),
    (processo) => `${periodoDi(processo)} ${processo.TIPO_ELABORAZIONE}`,
  );
  return [...gruppi.values()].flatMap((righe) => {
    const [prima] = righe;
    if (prima === undefined) return [];
    const { netto, lordoStato } = righe.reduce((totali, riga) => somma(totali, riga.totali), zero);
    return netto === 0 && lordoStato === 0
      ? []
      : [{ anno: prima.ANNO, mese: prima.MESE, tipo: prima.TIPO_ELABORAZIONE, netto, lordoStato }];
  });
};

const zero: TotaliProcesso = { lordo: 0, netto: 0, oneri: 0, lordoStato: 0 };
const somma = (a: TotaliProcesso, b: TotaliProcesso | null): TotaliProcesso =>
  b === null
    ? a
    : {
        lordo: a.lordo + b.lordo,
        netto: a.netto + b.netto,
        oneri: a.oneri + b.oneri,
        lordoStato: a.lordoStato + b.lordoStato,
      };

const riepilogo = (stato: RiepilogoStato['stato'], righe: readonly RigaProcesso[]): RiepilogoStato => ({
  stato,
  elaborazioni: righe.length,
  cedolini: righe.reduce((quanti, { numCedolini }) => quanti + numCedolini, 0),
  scartati: righe.reduce((quanti, { numScartati }) => quanti + numScartati, 0),
  totali: righe.reduce((totali, riga) => somma(totali, riga.totali), zero),
});
