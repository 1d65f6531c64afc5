import { riscontroAl } from './atti/scadenza.ts';
import { marcaDi, type Marca } from './riscontri/marca.ts';

/** Where a figure comes from, as the payslip prints it. `url` only where an official page exists. */
export interface Norma {
  readonly testo: string;
  readonly url?: string;
}

/** A norm that another text takes the place of: quoted from its first day to its last one, both included. */
export interface NormaDatata extends Norma {
  readonly dal?: string;
  readonly finoA?: string;
}

/** How much a figure may be trusted: read in an official or public source, known background, derived by arithmetic, or contested. */
export type Fonte = 'fonte' | 'conoscenza' | 'derivata' | 'controversa';

/** The day (YYYY-MM-DD) somebody read a figure in public places, and which: a page, a circular, a repository. */
export interface Riscontro {
  readonly il: string;
  readonly dove: string;
  /** The day the newest of those pages prints: an act younger than it ends the check. */
  readonly pagina?: string;
}

/** One dated value of a rule; `null` means abolished from that day. */
export interface Versione<T> {
  readonly dal: string;
  /** The day since which it is known, of one that is in force from before: who paid until then did not have it. Absent: known from `dal`. */
  readonly noto?: string;
  readonly valore: T | null;
  readonly norma: readonly [NormaDatata, ...NormaDatata[]];
  readonly fonte: Fonte;
  /** The check of this figure, which no other version inherits; null while nobody has read it in a public place. */
  readonly riscontro: Riscontro | null;
  /** Only on values the law prints anew each year: the last day they were printed for. After it they serve with a warning. */
  readonly valeFinoA?: string;
  readonly nota?: string;
}

/** A figure or table of the law with all its dated versions, in the order in which they became known. */
export interface RegolaDatata<T> {
  readonly id: string;
  readonly descrizione: string;
  readonly versioni: readonly [Versione<T>, ...Versione<T>[]];
  /** An open table: a stored value with fewer or more of its entries still fits the formula that reads it. */
  readonly aperta?: true;
}

/** A rule resolved on a day: what a payslip quotes and a sealed run stores. */
export interface InVigore<T> {
  readonly id: string;
  readonly descrizione: string;
  readonly dal: string;
  readonly noto?: string;
  readonly valore: T;
  readonly norma: readonly [Norma, ...Norma[]];
  readonly fonte: Fonte;
  readonly riscontro: Riscontro | null;
  readonly valeFinoA?: string;
}

/** The mark of a figure, as every screen, print and program says it. */
export const marcaDellaRegola = ({
  fonte,
  riscontro,
}: {
  readonly fonte: Fonte;
  readonly riscontro: Riscontro | null;
}): Marca => marcaDi({ riscontro, dedotto: fonte === 'derivata' });

/** The mark of a version as it is on a day: an act that came after the page that was read takes the check away. */
export const marcaDellaVersione = (regola: RegolaDatata<unknown>, versione: Versione<unknown>, giorno: string): Marca =>
  marcaDellaRegola({ fonte: versione.fonte, riscontro: riscontroAl(regola, versione, giorno) });

/** No rule in force on the day: the payslip that needed it stops with this reason, the others go on. */
export class RegolaMancante extends Error {
  readonly regola: string;
  readonly giorno: string;
  constructor(regola: { readonly id: string; readonly descrizione: string }, giorno: string) {
    super(`Nessun valore in vigore il ${giorno.split('-').reverse().join('/')} per "${regola.descrizione}"`);
    this.name = 'RegolaMancante';
    this.regola = regola.id;
    this.giorno = giorno;
  }
}

/**
 * The version in force on a day (YYYY-MM-DD), as it was known on another (`saputo`; without it, as it is known today). Never falls back to the nearest one.
 * @throws RegolaMancante before the first version and after an abolition; the engine turns it into an anomaly.
 */
export const inForceOn = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> => {
  const versione = ifInForceOn(regola, giorno, saputo);
  if (versione === null) throw new RegolaMancante(regola, giorno);
  return versione;
};

/** The version in force on a day, or null before the first one and after an abolition. */
export const ifInForceOn = <T>(regola: RegolaDatata<T>, giorno: string, saputo?: string): InVigore<T> | null => {
  const { id, descrizione, versioni } = regola;
  let versione: Versione<T> | undefined;
  for (const una of versioni) if (una.dal <= giorno && isNota(una, saputo)) versione = una;
  if (versione === undefined || versione.valore === null) return null;
  const { dal, noto, valore, fonte, valeFinoA } = versione;
  const riscontro = riscontroAl(regola, versione, giorno);
  const inVigore = { id, descrizione, dal, valore, norma: normaAl(versione.norma, giorno), fonte, riscontro };
  if (noto === undefined) return valeFinoA === undefined ? inVigore : { ...inVigore, valeFinoA };
  return valeFinoA === undefined ? { ...inVigore, noto } : { ...inVigore, noto, valeFinoA };
};

/** True of a version that is known on a day; without a day, of each. */
const isNota = ({ noto }: Pick<Versione<unknown>, 'noto'>, saputo: string | undefined): boolean =>
  noto === undefined || saputo === undefined || noto <= saputo;

/** The day a version became known. */
export const notoDal = ({ dal, noto = dal }: Pick<Versione<unknown>, 'dal' | 'noto'>): string => noto;

type Norme = InVigore<unknown>['norma'];

/** The norms of a version as they are quoted in each of its stretches of days, made when the first of those days is asked. */
const giaQuotate = new WeakMap<Versione<unknown>['norma'], Norme[]>();

/** The norms as they are quoted on a day: the text a consolidated act replaced until its last day, the act from its first. */
const normaAl = (norme: Versione<unknown>['norma'], giorno: string): Norme => {
  if (norme.every(({ dal, finoA }) => dal === undefined && finoA === undefined)) return norme;
  const quotate = giaQuotate.get(norme) ?? [];
  if (!giaQuotate.has(norme)) giaQuotate.set(norme, quotate);
  return (quotate[trattoDi(norme, giorno)] ??= quotateAl(norme, giorno));
};

/** The stretch that a day is in, by how many first days it has reached and last days it has passed. */
const trattoDi = (norme: Versione<unknown>['norma'], giorno: string): number =>
  norme.reduce(
    (tratto, { dal, finoA }) =>
      tratto + Number(dal !== undefined && dal <= giorno) + Number(finoA !== undefined && finoA < giorno),
    0,
  );

const quotateAl = (norme: Versione<unknown>['norma'], giorno: string): Norme => {
  const [prima, ...altre] = norme
    .filter(({ dal = giorno, finoA = giorno }) => dal <= giorno && giorno <= finoA)
    .map(({ dal: _dal, finoA: _finoA, ...norma }): Norma => norma);
  return prima === undefined ? norme : [prima, ...altre];
};
