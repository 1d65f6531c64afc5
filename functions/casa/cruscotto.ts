import {
  passiElaborazione,
  type Andamento,
  type Cruscotto,
  type DaFare,
  type RiepilogoStato,
} from '../../shared/contracts/casa/casa.ts';
import type { RigaProcesso, TotaliProcesso } from '../../shared/contracts/cedolini/processo.ts';
import { statiElaborazione } from '../../shared/domain/elaborazione/stati.ts';
import { addMesi, formatMese, type Mese } from '../../shared/domain/tempo/mese.ts';
import { elencoProcessi, rigaProcesso } from '../archivio/cedolini/processo.ts';
import { personaEntita } from '../archivio/persone/persona.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { AppError } from '../platform/http/errors.ts';
import { assentiIl, inScadenza } from './personale-di-oggi.ts';

const PERSONE_CONTATE = 1000;
const PROCESSI_LETTI = 1000;
const DA_FARE = 100;

type Quando = Pick<RequestContext, 'archivio' | 'oggi'>;

/** Months that the bars show, the chosen one included. */
const MESI_DI_ANDAMENTO = 12;

/** The month at a glance, four requests: runs of every month, who serves, who is absent, how many people there are. @throws TROPPI_RISULTATI over a thousand runs in the month */
export const getCruscotto = async (scelto: Mese, { archivio, oggi }: Quando): Promise<Cruscotto> => {
  const [processi, scadenze, assenti, { totale, esatto }] = await Promise.all([
    processiFinoA(archivio, scelto),
    inScadenza(archivio, oggi),
    assentiIl(archivio, oggi),
    archivio.count({
      index: 'indice1',
      pk: archivio.chiavi.elenco(personaEntita.nome),
      limit: PERSONE_CONTATE + 1,
    }),
  ]);
  const delMese = processi.filter((processo) => isDelMese(processo, scelto));
  const veri = delMese.filter(({ simulazione }) => !simulazione);
  return {
    ...scelto,
    persone: { numero: Math.min(totale, PERSONE_CONTATE), esatto: esatto && totale <= PERSONE_CONTATE },
    stati: statiElaborazione.map((stato) =>
      riepilogo(
        stato,
        veri.filter(({ STATUS }) => STATUS === stato),
      ),
    ),
    simulazioni: delMese.length - veri.length,
    passi: passiElaborazione.map((passo) => ({
      passo,
      elaborazioni: veri.filter((processo) => arrivata[passo](processo)).length,
    })),
    andamento: andamentoDi(processi, scelto),
    daFare: daFareDiTutte(processi, oggi),
    inScadenza: scadenze,
    assenti,
  };
};

const isDelMese = ({ ANNO, MESE }: RigaProcesso, { anno, mese }: Mese): boolean => ANNO === anno && MESE === mese;
const meseInCifre = ({ anno, mese }: Mese): string => `${anno}-${String(mese).padStart(2, '0')}`;
const periodoDi = ({ ANNO, MESE }: RigaProcesso): string => meseInCifre({ anno: ANNO, mese: MESE });

/** The visible runs, the newest first, up to a thousand, which must hold the whole of the month. */
const processiFinoA = async (archivio: Archivio, scelto: Mese): Promise<RigaProcesso[]> => {
  const { items, last } = await archivio.query({
    index: elencoProcessi.ordini.periodo ?? 'indice1',
    pk: archivio.chiavi.elenco(elencoProcessi.nome),
    begins: elencoProcessi.filtri.anno?.piega('') ?? '',
    reverse: true,
    limit: PROCESSI_LETTI,
  });
  const righe = items.map(rigaProcesso);
  const ultima = righe.at(-1);
  if (last !== undefined && ultima !== undefined && periodoDi(ultima) >= meseInCifre(scelto))
    throw new AppError(
      'TROPPI_RISULTATI',
      `Le elaborazioni da ${formatMese(scelto)} in poi sono più di ${PROCESSI_LETTI}: aprirne l'elenco per scorrerlo a pagine, filtrarlo, oppure esportarlo.`,
    );
  return righe;
};

/** Whether a run has come as far as each step. A run that failed, or that runs, is prepared. */
const arrivata: Readonly<Record<(typeof passiElaborazione)[number], (processo: RigaProcesso) => boolean>> = {
  PREPARATA: () => true,
  CALCOLATA: ({ STATUS }) => STATUS === 'COMPLETATO' || STATUS === 'CONTABILIZZATO',
  CONTABILIZZATA: ({ STATUS }) => STATUS === 'CONTABILIZZATO',
  ESPOSTA: ({ FLG_ESP_DIP }) => FLG_ESP_DIP,
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

/** What the runs of every month ask for: those of months that are over first, the oldest payment before. */
const daFareDiTutte = (processi: readonly RigaProcesso[], oggi: string): DaFare[] => {
  const corrente = oggi.slice(0, 7);
  return processi
    .filter(({ simulazione }) => !simulazione)
    .flatMap((processo) => daFareDi(processo, periodoDi(processo) < corrente))
    .toSorted((a, b) => Number(b.scaduta) - Number(a.scaduta) || (a.dataPagamento < b.dataPagamento ? -1 : 1))
    .slice(0, DA_FARE);
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

/** The next step of a run, if it asks for one. */
const daFareDi = (
  {
    uid,
    ANNO: anno,
    MESE: mese,
    DES_ELABORAZIONE: descrizione,
    TIPO_ELABORAZIONE: tipo,
    STATUS: stato,
    dataPagamento,
    ...riga
  }: RigaProcesso,
  scaduta: boolean,
): DaFare[] => {
  const passo = passoDi({ ...riga, stato });
  return passo === null ? [] : [{ uid, anno, mese, scaduta, descrizione, tipo, stato, dataPagamento, ...passo }];
};

const passoDi = ({
  stato,
  numScartati,
  FLG_RECOMPUTE,
  motivoFallimento,
}: Pick<RigaProcesso, 'numScartati' | 'FLG_RECOMPUTE' | 'motivoFallimento'> & {
  readonly stato: RigaProcesso['STATUS'];
}): Pick<DaFare, 'azione' | 'messaggio'> | null => {
  if (stato === 'ATTESA')
    return {
      azione: 'CALCOLARE',
      messaggio: 'Non è ancora calcolata: scegliere persone e voci e avviare il calcolo.',
    };
  if (stato === 'FALLITO')
    return {
      azione: 'RIPRENDERE',
      messaggio:
        motivoFallimento === 'INTERROTTA'
          ? 'Il calcolo è stato fermato: riprenderlo da dove era arrivato.'
          : `Il calcolo non è riuscito: ${motivoFallimento ?? 'riprovare'}`.slice(0, 400),
    };
  if (stato !== 'COMPLETATO') return null;
  if (FLG_RECOMPUTE)
    return { azione: 'RICALCOLARE', messaggio: 'I suoi dati sono cambiati dopo il calcolo: ricalcolarla.' };
  if (numScartati > 0)
    return {
      azione: 'CORREGGERE_SCARTATI',
      messaggio: `${numScartati === 1 ? 'Una persona non è stata calcolata' : `${numScartati} persone non sono state calcolate`}: correggere i dati e ricalcolare solo gli scartati.`,
    };
  return { azione: 'CONTABILIZZARE', messaggio: 'È calcolata per intero: controllarla e contabilizzarla.' };
};
