import type { DaFare } from '#shared/contracts/casa/casa.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { periodoDi } from './periodo.ts';

const DA_FARE = 100;

/** What the runs of every month ask for: those of months that are over first, the oldest payment before. */
export const daFareDiTutte = (processi: readonly RigaProcesso[], oggi: string): DaFare[] => {
  const corrente = oggi.slice(0, 7);
  return processi
    .filter(({ simulazione }) => !simulazione)
    .flatMap((processo) => daFareDi(processo, periodoDi(processo) < corrente))
    .toSorted((a, b) => Number(b.scaduta) - Number(a.scaduta) || (a.dataPagamento < b.dataPagamento ? -1 : 1))
    .slice(0, DA_FARE);
};

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
  const passo = passoDi({ ...riga, STATUS: stato });
  return passo === null ? [] : [{ uid, anno, mese, scaduta, descrizione, tipo, stato, dataPagamento, ...passo }];
};

type DaGuardare = Pick<
  RigaProcesso,
  'STATUS' | 'numScartati' | 'FLG_RECOMPUTE' | 'motivoFallimento' | 'numDaSistemare'
>;
type PassoDaFare = Pick<DaFare, 'azione' | 'messaggio'>;

const passoDi = (processo: DaGuardare): PassoDaFare | null => {
  const { STATUS, motivoFallimento, numDaSistemare = 0 } = processo;
  if (STATUS === 'ATTESA')
    return {
      azione: 'CALCOLARE',
      messaggio: 'Non è ancora calcolata: scegliere persone e voci e avviare il calcolo.',
    };
  if (STATUS === 'FALLITO')
    return {
      azione: 'RIPRENDERE',
      messaggio:
        motivoFallimento === 'INTERROTTA'
          ? 'Il calcolo è stato fermato: riprenderlo da dove era arrivato.'
          : accorciato(`Il calcolo non è riuscito: ${motivoFallimento ?? 'riprovare'}`, 400),
    };
  if (STATUS === 'CONTABILIZZATO') return numDaSistemare === 0 ? null : sistemare(numDaSistemare);
  return STATUS === 'COMPLETATO' ? daCompletata(processo) : null;
};

/** The next step of a computed run. */
const daCompletata = ({ FLG_RECOMPUTE, numScartati }: DaGuardare): PassoDaFare => {
  if (FLG_RECOMPUTE)
    return {
      azione: 'RICALCOLARE',
      messaggio: "I suoi dati, o le somme dell'anno di qualcuno che paga, sono cambiati dopo il calcolo: ricalcolarla.",
    };
  if (numScartati > 0)
    return {
      azione: 'CORREGGERE_SCARTATI',
      messaggio: `${numScartati === 1 ? 'Una persona non è stata calcolata' : `${numScartati} persone non sono state calcolate`}: correggere i dati e ricalcolare solo gli scartati.`,
    };
  return { azione: 'CONTABILIZZARE', messaggio: 'È calcolata per intero: controllarla e contabilizzarla.' };
};

const sistemare = (quanti: number): PassoDaFare => ({
  azione: 'SISTEMARE',
  messaggio: `Dopo la contabilizzazione sono cambiati servizi, assenze o somme dell'anno di ${quanti === 1 ? 'una persona pagata' : `${quanti} persone pagate`}: pagare o recuperare la differenza, poi segnarlo nell'elaborazione.`,
});
