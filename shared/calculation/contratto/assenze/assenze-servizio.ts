import { addGiorni, addMesiAGiorno, formatGiorno, giorniTra, partiDi } from '#shared/domain/tempo/date.ts';
import { somma, UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import type { Contatore, EffettoAssenza, TipoAssenza, Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { mesiElevatiDelCongedo } from '#shared/rules/contratto/assenze/congedo-parentale.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { FattiCongedo } from '../../situazione/servizio.ts';
import { impossibile, type Anomalia } from '../../spiegazione/anomalia.ts';
import { periodoValido } from '../ingressi.ts';
import { perInizio, type PeriodoChiuso, type QuotaMese } from '../tempo.ts';
import { aliquoteGiornaliere, tipoAssenzaDi, trattamentoAssenza } from './assenze.ts';
import { CONGEDO_PARENTALE, trattamentoCongedo, type TrattamentoCongedo } from './congedo-parentale.ts';
import { aliquoteDeiContati, conteggioDi, type Conteggio } from './giorni-contati.ts';

export interface AssenzaPeriodo extends PeriodoChiuso {
  readonly tipo: string;
  /** Of a parental leave, what decides its pay. */
  readonly congedo?: FattiCongedo;
}

/** An absence with its rule and what came before it, ready to be paid. */
export interface AssenzaValutata extends PeriodoChiuso {
  readonly tipo: TipoAssenza;
  readonly effetto: InVigore<EffettoAssenza>;
  /** The child it is for, where it is known. */
  readonly nascita: string | undefined;
  /** Pay of each calendar day from `dal`. */
  readonly aliquote: readonly PartiPerMilione[];
  /** Days of the same event before `dal`. */
  readonly giorniEvento: number;
  readonly avvisi: readonly Anomalia[];
}

/** A day of a month of pay taken away, whole or in part, from the fixed pay and from the fixed accessory. */
export interface GiornoTolto {
  readonly assenza: AssenzaValutata;
  readonly fondamentale: PartiPerMilione;
  readonly accessorio: PartiPerMilione;
  /** Part of its 13th that is lost: the whole, or what its pay loses. */
  readonly tredicesima: PartiPerMilione;
  readonly detrazioni: PartiPerMilione;
  /** Another payslip of the month took it: here it is given back. */
  readonly reso?: true;
}

/**
 * Absences in order, each with the pay of its days. Those listed before the period being paid count as history.
 * @throws CalcoloImpossibile for unknown kinds, kinds the contract cannot have, overlapping absences, unpaid hours without a number.
 */
export const assenzeValutate = (
  assenze: readonly AssenzaPeriodo[],
  contratto: TipoContratto,
  regole: Regole,
): readonly AssenzaValutata[] => {
  const valutate: AssenzaValutata[] = [];
  for (const assenza of perInizio(assenze)) {
    const { dal, al } = periodoValido(assenza.dal, assenza.al);
    const precedente = valutate.at(-1);
    if (precedente !== undefined && dal <= precedente.al) {
      throw impossibile(
        'PERIODI_SOVRAPPOSTI',
        `Due assenze hanno in comune il ${formatGiorno(dal)}: correggi le date di una delle due.`,
        `assenze.${dal}`,
      );
    }
    valutate.push(valutata({ ...assenza, dal, al }, valutate, contratto, regole));
  }
  return valutate;
};

const valutata = (
  assenza: AssenzaPeriodo,
  precedenti: readonly AssenzaValutata[],
  contratto: TipoContratto,
  regole: Regole,
): AssenzaValutata => {
  const { dal, al } = assenza;
  const tipo = tipoAssenzaDi(assenza.tipo);
  const effetto = regole.inVigore(tipo.effetto, dal);
  const congedo = assenza.congedo === undefined ? null : trattamentoCongedo(assenza.congedo, dal, regole);
  const trattamento = congedo?.fino.trattamento ?? trattamentoAssenza(tipo, contratto, effetto);
  if (effetto.valore.conteggio === 'ORE' && trattamento.fasce.some(({ aliquota }) => aliquota < UNO)) {
    throw impossibile(
      'DATO_MANCANTE',
      `L'assenza "${tipo.descrizione}" dal ${formatGiorno(dal)} si trattiene a ore: inseriscila come voce con il numero di ore.`,
      `assenze.${dal}`,
    );
  }
  const nascita = assenza.congedo?.nascita;
  const simili = precedenti.filter((altra) => isStessoContatore(altra, tipo, effetto, nascita));
  const conta = conteggioDi(effetto, dal, regole);
  const giorniEvento = giorniContigui(simili, dal);
  const godutiDel = (contatore: Contatore) => giorniGiaGoduti(simili, contatore, { dal, giorniEvento }, conta);
  const prima = godutiDel(trattamento.contatore);
  const goduti = trattamento.limite === null ? 0 : godutiDel(trattamento.limite.contatore) + conta(dal, al);
  const avvisi = effetto.valore.conteggio === 'ORE' ? [] : oltreLimite(tipo, dal, goduti, trattamento.limite);
  const aliquote =
    congedo === null
      ? aliquoteDeiContati({ dal, al }, prima, trattamento, conta)
      : aliquoteDelCongedo({ dal, al, prima }, assenza.congedo, congedo, regole);
  return {
    tipo,
    effetto,
    nascita,
    dal,
    al,
    giorniEvento,
    aliquote,
    avvisi: [...avvisi, ...senzaFatti(assenza, tipo, regole)],
  };
};

/** Pay of each day of a parental leave, by the law of its year: the higher rates end on the day the child passes the age of the law. */
const aliquoteDelCongedo = (
  { dal, al, prima }: PeriodoChiuso & { readonly prima: number },
  fatti: FattiCongedo | undefined,
  delPrimo: TrattamentoCongedo,
  regole: Regole,
): readonly PartiPerMilione[] => {
  const aliquote: PartiPerMilione[] = [];
  for (const anno of periodoPerAnno(dal, al)) {
    const { fino, dopo } =
      (anno.dal === dal || fatti === undefined ? null : trattamentoCongedo(fatti, anno.dal, regole)) ?? delPrimo;
    const giorni = giorniTra(anno.dal, anno.al) + 1;
    const entro = Math.max(0, Math.min(giorni, giorniTra(anno.dal, fino.giorno) + 1));
    aliquote.push(
      ...aliquoteGiornaliere(entro, prima + aliquote.length, fino.trattamento),
      ...aliquoteGiornaliere(giorni - entro, prima + aliquote.length + entro, dopo),
    );
  }
  return aliquote;
};

/** The parts of a period in each calendar year. */
const periodoPerAnno = (dal: string, al: string): readonly PeriodoChiuso[] => {
  const [primo, ultimo] = [Number(dal.slice(0, 4)), Number(al.slice(0, 4))];
  return Array.from({ length: ultimo - primo + 1 }, (_, passo) => ({
    dal: passo === 0 ? dal : `${primo + passo}-01-01`,
    al: primo + passo === ultimo ? al : `${primo + passo}-12-31`,
  }));
};

/** A parental leave entered without its facts keeps the pay it had: the office is told what may change. Nothing of a payslip sealed before they were asked. */
const senzaFatti = ({ dal, congedo }: AssenzaPeriodo, tipo: TipoAssenza, regole: Regole): readonly Anomalia[] =>
  tipo.codice !== CONGEDO_PARENTALE || congedo !== undefined || regole.seInVigore(mesiElevatiDelCongedo, dal) === null
    ? []
    : [
        {
          codice: 'DATO_PRESUNTO',
          campo: 'assenze',
          messaggio: `${tipo.descrizione} dal ${formatGiorno(dal)}: mancano i dati del figlio. I giorni all'80 % dipendono dalla fine del congedo di maternità o di paternità, e spettano fino ai 6 anni: senza, sono pagati come se spettassero tutti. Aprire l'assenza e completarla.`,
        },
      ];

/** Kinds that count towards keeping the post share one counter; the others have each their own, and each child of those known. */
const isStessoContatore = (
  altra: AssenzaValutata,
  tipo: TipoAssenza,
  effetto: InVigore<EffettoAssenza>,
  nascita: string | undefined,
): boolean =>
  (altra.tipo.codice === tipo.codice &&
    (nascita === undefined || altra.nascita === undefined || altra.nascita === nascita)) ||
  (altra.effetto.valore.comporto && effetto.valore.comporto);

const giorniContigui = (simili: readonly AssenzaValutata[], dal: string): number => {
  let inizio = dal;
  for (const altra of simili.toReversed()) {
    if (addGiorni(altra.al, 1) !== inizio) break;
    inizio = altra.dal;
  }
  return giorniTra(inizio, dal);
};

const giorniGiaGoduti = (
  simili: readonly AssenzaValutata[],
  contatore: Contatore,
  { dal, giorniEvento }: Pick<AssenzaValutata, 'dal' | 'giorniEvento'>,
  conta: Conteggio,
): number => {
  if (contatore === 'EVENTO') return giorniEvento === 0 ? 0 : conta(addGiorni(dal, -giorniEvento), addGiorni(dal, -1));
  const inizio = inizioContatore(contatore, dal);
  return simili.reduce(
    (totale, altra) => (altra.al < inizio ? totale : totale + conta(altra.dal < inizio ? inizio : altra.dal, altra.al)),
    0,
  );
};

/** First day whose absences still count on `giorno`. A child's year, birthday unknown here, is the last twelve months. */
const inizioContatore = (contatore: Exclude<Contatore, 'EVENTO'>, giorno: string): string => {
  const { anno, mese } = partiDi(giorno);
  switch (contatore) {
    case 'MESE':
      return `${giorno.slice(0, 7)}-01`;
    case 'ANNO_SCOLASTICO':
      return `${mese >= 9 ? anno : anno - 1}-09-01`;
    case 'ANNO_SOLARE':
      return `${anno}-01-01`;
    case 'TRIENNIO':
      return addMesiAGiorno(giorno, -36);
    case 'ANNO_DEL_BAMBINO':
      return addMesiAGiorno(giorno, -12);
    case 'VITA_DEL_BAMBINO':
    case 'CARRIERA':
      return '1900-01-01';
  }
};

const oltreLimite = (
  tipo: TipoAssenza,
  dal: string,
  goduti: number,
  limite: Trattamento['limite'],
): readonly Anomalia[] => {
  if (limite === null || goduti <= limite.quanti) return [];
  const messaggio = `${tipo.descrizione} dal ${formatGiorno(dal)}: ${goduti} giorni su ${limite.quanti} concedibili. Verifica il tipo o le date.`;
  return [{ codice: 'LIMITE_RAGGIUNTO', campo: 'assenze', messaggio }];
};

/**
 * Days of pay a month loses to absences, each with how much of it. Who is absent all along loses every thirtieth, whatever the
 * length of the month; a day of presence is worth at least one.
 */
export const giorniTolti = (quota: QuotaMese, assenze: readonly AssenzaValutata[]): readonly GiornoTolto[] => {
  const tolti = giorniAssenti(quota, assenze);
  const ultimo = tolti.at(-1);
  if (ultimo === undefined) return [];
  if (tolti.length < giorniTra(quota.dal, quota.al) + 1) return tolti.slice(0, Math.max(0, quota.trentesimi - 1));
  return [...tolti, ...Array.from({ length: quota.trentesimi }, () => ultimo)].slice(0, quota.trentesimi);
};

/** Calendar days of a month that absences take whole from the 13th or from the days of the deduction. */
export const giorniSenzaDiritto = (
  quota: QuotaMese,
  assenze: readonly AssenzaValutata[],
  diritto: 'tredicesima' | 'detrazioni',
): number => giorniAssenti(quota, assenze).filter((giorno) => giorno[diritto] === UNO).length;

/** Calendar days of a month that absences fall on. */
export const giorniAssenti = (quota: QuotaMese, assenze: readonly AssenzaValutata[]): readonly GiornoTolto[] =>
  assenze.flatMap((assenza) => giorniNelMese(assenza, quota));

/** Part of the 13th that days lose because they are paid in part; those that lose it whole are not in it. */
export const tredicesimaPersaInParte = (giorni: readonly GiornoTolto[]): PartiPerMilione =>
  somma(giorni.map(({ tredicesima }) => (tredicesima === UNO ? 0 : tredicesima)));

const giorniNelMese = (assenza: AssenzaValutata, { dal, al }: QuotaMese): readonly GiornoTolto[] => {
  const inizio = assenza.dal > dal ? assenza.dal : dal;
  const fine = assenza.al < al ? assenza.al : al;
  if (fine < inizio) return [];
  const salto = giorniTra(assenza.dal, inizio);
  return Array.from({ length: giorniTra(inizio, fine) + 1 }, (_, indice) => giornoTolto(assenza, salto + indice));
};

const giornoTolto = (assenza: AssenzaValutata, indice: number): GiornoTolto => {
  const { aliquote, effetto, giorniEvento } = assenza;
  const fondamentale = UNO - (aliquote[indice] ?? 0);
  const accessorio = giorniEvento + indice < effetto.valore.giorniSenzaAccessorioFisso ? UNO : fondamentale;
  const senzaPaga = fondamentale === UNO;
  return {
    assenza,
    fondamentale,
    accessorio,
    tredicesima: tredicesimaPersa(effetto.valore, fondamentale),
    detrazioni: senzaPaga && effetto.valore.riduce.detrazioni ? UNO : 0,
  };
};

const tredicesimaPersa = ({ indennita, riduce }: EffettoAssenza, persa: PartiPerMilione): PartiPerMilione => {
  if (indennita === true) return UNO;
  return riduce.tredicesima ? persa : 0;
};
