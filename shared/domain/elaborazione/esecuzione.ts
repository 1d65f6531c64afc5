import { somma, type Centesimi } from '../../money/centesimi.ts';
import { formatGiorno, type Giorno } from '../tempo/date.ts';

/** A payment order, by its day, its sum, and the creditor it names, where it pays what was withheld for one. */
export interface OrdineDiPagamento {
  readonly data: Giorno;
  readonly importo: Centesimi;
  readonly creditore?: string | null;
}

/** The days a run has for its payment: the one it was computed for, and the treasurer's. */
interface Pagata {
  readonly dataPagamento: Giorno;
  readonly esecuzione?: { readonly giorno: Giorno };
}

/** The day on which a run counts as paid: that of the treasurer once it is decided, else that it was computed for. */
export const pagataIl = ({ dataPagamento, esecuzione }: Pagata): Giorno => esecuzione?.giorno ?? dataPagamento;

/** The orders that pay the people of a run: those to creditors pay what was withheld from them. */
export const allePersone = <T extends OrdineDiPagamento>(mandati: readonly T[]): readonly T[] =>
  mandati.filter(({ creditore = null }) => creditore === null);

/** The day by which the orders of a run pay its whole net, withholdings ordered later apart; of orders that pay less, the last one; null without any to the people. */
export const giornoEseguito = (mandati: readonly OrdineDiPagamento[], netto: Centesimi): Giorno | null => {
  let pagato = 0;
  const inOrdine = allePersone(mandati).toSorted((a, b) => (a.data < b.data ? -1 : 1));
  const ultimo = inOrdine.find(({ importo }) => (pagato += importo) >= netto) ?? inOrdine.at(-1);
  return ultimo?.data ?? null;
};

const sommaDi = (mandati: readonly OrdineDiPagamento[]): Centesimi => somma(mandati.map(({ importo }) => importo));

/** The sums that the orders of a run are held to. */
export interface DaOrdinare {
  readonly netto: Centesimi;
  readonly lordo: Centesimi;
  readonly lordoStato: Centesimi;
}

/** How the orders of a run stand beside it. */
export type StatoMandati = 'MANCANO' | 'INCOMPLETI' | 'TORNANO' | 'NON_TORNANO';

/** The orders sum to the net, to the net with what is withheld, or to that with the charges of the school; those to creditors are beside the net. */
export const statoMandati = (
  mandati: readonly OrdineDiPagamento[],
  { netto, lordo, lordoStato }: DaOrdinare,
): StatoMandati => {
  const [ordinato, dellePersone] = [sommaDi(mandati), sommaDi(allePersone(mandati))];
  if (mandati.length === 0) return netto > 0 ? 'MANCANO' : 'TORNANO';
  if (dellePersone < netto) return 'INCOMPLETI';
  const tornano = [netto, lordo, lordoStato];
  return tornano.includes(ordinato) || dellePersone === netto ? 'TORNANO' : 'NON_TORNANO';
};

/** The most that the orders of a run may sum to. */
export const massimoOrdinabile = ({ netto, lordo, lordoStato }: DaOrdinare): Centesimi =>
  Math.max(netto, lordo, lordoStato);

/** Decisions that the day of the treasurer may ask for. */
export const decisioniEsecuzione = ['NESSUNA', 'CAMBIA_DATA', 'SPOSTA', 'RIDATA'] as const;
export type DecisioneEsecuzione = (typeof decisioniEsecuzione)[number];

/** In words for people, what each decision does. */
export const descrizioneDecisione: Readonly<Record<DecisioneEsecuzione, string>> = {
  NESSUNA: 'Il giorno dei mandati non cambia mese né anno: non c’è niente da decidere.',
  CAMBIA_DATA:
    'L’elaborazione non è contabilizzata: scrivere il giorno dei mandati come data di pagamento in «Dati elaborazione» e ricalcolarla.',
  SPOSTA: 'Stesso anno d’imposta: gli adempimenti passano al mese in cui il tesoriere ha pagato, i cedolini restano.',
  RIDATA:
    'Altro anno d’imposta: si prepara un’elaborazione collegata, pagata il giorno dei mandati, che contabilizzata prende il posto di questa.',
};

/** '30/06/2026, pagata il 01/07/2026'. */
export const dalGiornoAlGiorno = (prima: Giorno, eseguito: Giorno): string =>
  `da pagare il ${formatGiorno(prima)}, pagata dal tesoriere il ${formatGiorno(eseguito)}`;
