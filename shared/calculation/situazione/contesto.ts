import { cassaAllargata, termineConguaglio } from '../../rules/irpef.ts';
import { inForceOn, type InVigore, type RegolaDatata } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import { impossibile, type Anomalia, type CodiceAnomalia } from '../spiegazione/anomalia.ts';
import type { Situazione, TipoElaborazione } from './situazione.ts';

/**
 * What every amount of one payslip is computed in: the situation, the rules, and the dates that decide the rows.
 * `dataImposta` is the payment day, or 31 December before it for sums of the year before paid by 12 January.
 */
export interface Contesto {
  readonly situazione: Situazione;
  readonly regole: Regole;
  readonly dataPagamento: string;
  readonly dataImposta: string;
  readonly annoFiscale: number;
  readonly avvisi: Anomalia[];
}

/** Kinds of income for which sums of the year before, paid by 12 January, belong to it; autonomous fees never do. */
export type NaturaReddito = 'DIPENDENTE_O_ASSIMILATO' | 'AUTONOMO';

export const contesto = (situazione: Situazione, regole: Regole, natura: NaturaReddito): Contesto => {
  const dataImposta = natura === 'AUTONOMO' ? situazione.dataPagamento : dataDellImposta(situazione, regole);
  const { opzioni } = situazione;
  return {
    // Who died is paid no more.
    situazione: opzioni.decesso ? { ...situazione, opzioni: { ...opzioni, cessazione: true } } : situazione,
    regole,
    dataPagamento: situazione.dataPagamento,
    dataImposta,
    annoFiscale: Number(dataImposta.slice(0, 4)),
    avvisi: [],
  };
};

/** The run whose tax year is asked; a settlement names it, but for those made before it did. */
interface DaTassare {
  readonly tipo: TipoElaborazione;
  readonly dataPagamento: string;
  readonly annoConguagliato?: number | null | undefined;
}

type ConTermine = Pick<Regole, 'inVigore'>;

/** Year of the tax data that a run reads: that of the payment, or the one it settles. */
export const annoDeiDati = (
  { tipo, dataPagamento, annoConguagliato }: DaTassare,
  regole: ConTermine = { inVigore: inForceOn },
): number =>
  tipo === 'CON' ? (annoConguagliato ?? annoDaConguagliare(dataPagamento, regole)) : Number(dataPagamento.slice(0, 4));

/** The year open to settle on a day: the one before until its term, then that of the day. */
export const annoDaConguagliare = (giorno: string, regole: ConTermine = { inVigore: inForceOn }): number =>
  Number(giorno.slice(0, 4)) - (isEntroIlTermine(giorno, regole) ? 1 : 0);

/** True of a payment within the days of its year in which the year before is settled. */
const isEntroIlTermine = (giorno: string, regole: ConTermine): boolean =>
  giorno.slice(5) <= regole.inVigore(termineConguaglio, giorno).valore.finoAlGiorno;

/** Whether the payslip settles the tax of the year: in a run of its own, at the end of the year or of the contract. */
export const isConguaglio = ({ situazione: { tipo, opzioni } }: Contesto): boolean =>
  tipo === 'CON' || opzioni.conguaglio || opzioni.cessazione;

/** A rule on the payment day: contributions follow the payment. */
export const alPagamento = <T>({ regole, dataPagamento }: Contesto, regola: RegolaDatata<T>): InVigore<T> =>
  regole.inVigore(regola, dataPagamento);

/** Notes what whoever approves the payslip must know. */
export const warn = ({ avvisi }: Contesto, codice: CodiceAnomalia, messaggio: string, campo?: string): void => {
  avvisi.push(campo === undefined ? { codice, messaggio } : { codice, campo, messaggio });
};

/** The first year whose sums a payment may still settle: the year before, by 12 January, for employment and assimilated income. */
export const primoAnnoAperto = (
  { dataPagamento }: Pick<Situazione, 'dataPagamento'>,
  regole: Pick<Regole, 'seInVigore'>,
  natura: NaturaReddito,
): number => {
  const anno = Number(dataPagamento.slice(0, 4));
  const allargata = natura === 'AUTONOMO' ? null : regole.seInVigore(cassaAllargata, dataPagamento);
  return allargata !== null && dataPagamento.slice(5) <= allargata.valore.finoAlGiorno ? anno - 1 : anno;
};

const dataDellImposta = (situazione: Situazione, regole: Regole): string => {
  const { dataPagamento } = situazione;
  const annoPrecedente = Number(dataPagamento.slice(0, 4)) - 1;
  if (situazione.tipo === 'CON') {
    const anno = annoDeiDati(situazione, regole);
    return anno <= annoPrecedente ? `${anno}-12-31` : dataPagamento;
  }
  const competenze = [
    ...[...situazione.voci, ...situazione.servizi].map(({ competenza }) => competenza),
    ...(situazione.ferie === null ? [] : [{ dal: situazione.ferie.cessazione, al: situazione.ferie.cessazione }]),
  ];
  const precedenti = competenze.filter(
    ({ dal, al }) => dal.slice(0, 4) === String(annoPrecedente) && al.slice(0, 4) === String(annoPrecedente),
  );
  if (precedenti.length === 0) return dataPagamento;
  const { valore } = regole.inVigore(cassaAllargata, dataPagamento);
  if (dataPagamento.slice(5) > valore.finoAlGiorno) return dataPagamento;
  if (precedenti.length < competenze.length) {
    throw impossibile(
      'ANNO_FISCALE_MISTO',
      `Pagamento entro il 12 gennaio con righe dell'anno ${annoPrecedente} e di altri anni: fare due elaborazioni, una per anno.`,
      'voci',
    );
  }
  return `${annoPrecedente}-12-31`;
};
