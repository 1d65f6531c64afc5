import { isDeepStrictEqual } from 'node:util';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readItem } from '#platform/data/repository.ts';
import type {
  ContributoApertura,
  SaldoApertura,
  SaldoAperturaInput,
} from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';

/** An opening balance that a merge adds to the one of the same month of the destination. */
export interface SaldoRiunito {
  readonly item: Item;
  readonly presente: SaldoApertura;
  readonly insieme: SaldoAperturaInput;
  readonly motivo: string;
}

const SOMMATI = [
  'numLordo',
  'numNetto',
  'numImponibileContributivo',
  'numImponibileIrpef',
  'numIrpef',
  'numImponibileSostitutiva',
  'numImponibileGestioneSeparata',
  'numGiorniPagati',
  'numTrattamentoIntegrativo',
  'numSommaIntegrativa',
  'numIrap',
] as const satisfies readonly (keyof SaldoAperturaInput)[];

const inputDi = ({ uid: _uid, uidSubAnagrafe: _persona, versione: _versione, ...input }: SaldoApertura) => input;

const contributiDi = (contributi: readonly ContributoApertura[]): ContributoApertura[] =>
  [...Map.groupBy(contributi, ({ fondo }) => fondo)].map(([fondo, suoi]) => ({
    fondo,
    numDipendente: somma(suoi.map(({ numDipendente }) => numDipendente)),
    numScuola: somma(suoi.map(({ numScuola }) => numScuola)),
  }));

const meseDi = ({ numAnno, numMese }: SaldoAperturaInput): string => formatMese({ anno: numAnno, mese: numMese });

/** The words for a balance that is the same in both records, and counts once. */
export const saldoUguale = (saldo: SaldoAperturaInput): string =>
  `Saldo di apertura di ${meseDi(saldo)}: è uguale a quello della destinazione, e si conta una volta.`;

/** The balances of one month of both records: the same, or one that sums them, or the reason why they cannot be one. */
export const saldiInsieme = (item: Item, altro: Item): 'uguale' | SaldoRiunito | { readonly impedimento: string } => {
  const [suo, presente] = [readItem(saldoAperturaEntita, item), readItem(saldoAperturaEntita, altro)];
  const [a, b] = [inputDi(presente), inputDi(suo)];
  if (isDeepStrictEqual(a, b)) return 'uguale';
  if (a.percettore !== b.percettore)
    return {
      impedimento: `Il saldo di apertura di ${meseDi(suo)} è in tutte e due le schede, a titoli diversi, e una scheda ne ha uno al mese: portarne uno in un altro mese dello stesso anno, poi accorpare.`,
    };
  const somme = Object.fromEntries(SOMMATI.map((campo) => [campo, a[campo] + b[campo]]));
  return {
    item,
    presente,
    insieme: {
      ...a,
      ...somme,
      numGiorniPagati: Math.min(366, a.numGiorniPagati + b.numGiorniPagati),
      contributi: contributiDi([...a.contributi, ...b.contributi]),
      adempimenti: [...new Set([...a.adempimenti, ...b.adempimenti])],
    },
    motivo: `Saldo di apertura di ${meseDi(suo)}: si somma a quello della destinazione.`,
  };
};
