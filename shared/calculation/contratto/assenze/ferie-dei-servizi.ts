import { giorniTra } from '#shared/domain/tempo/date.ts';
import { arrotondamentoFerie, giornoSettimanaCorta, sospensioneLezioni } from '#shared/rules/contratto/ferie.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { PeriodoChiuso } from '../tempo.ts';
import type { AssenzaValutata } from './assenze-servizio.ts';
import { giorniAssenza } from './assenze.ts';
import {
  giorniFerieConcessi,
  giorniFerieFruiti,
  giorniFerieSpettanti,
  maturazioneFerie,
  type CentesimiDiGiorno,
} from './ferie.ts';

/** A service with its absences, each with the pay of its days. */
export interface ServizioConAssenze extends PeriodoChiuso {
  readonly assenze: readonly AssenzaValutata[];
  readonly settimanaCorta: boolean;
}

/** What is known of a person's leave besides services and absences. */
export interface FerieDichiarate {
  /** Completed years of service: leave is more beyond the third. */
  readonly anniServizio: number;
  /** Days of suspended lessons in which the employee could have taken leave, whole. */
  readonly giorniSospensione: number;
  readonly invitatoAFruirne: boolean;
  /** Days left to pay as the office wrote them, whole; null = those computed. */
  readonly residue: number | null;
  readonly festivi: readonly string[];
}

/** Leave of one service, in hundredths of a day but for whole days of service. */
export interface FerieDelServizio {
  readonly giorniServizio: number;
  /** Days without pay that earn no leave. */
  readonly giorniEsclusi: number;
  readonly maturate: CentesimiDiGiorno;
  readonly godute: CentesimiDiGiorno;
  readonly sospensione: CentesimiDiGiorno;
  readonly daPagare: CentesimiDiGiorno;
}

/** Leave is earned by the year: a contract of 365 or 366 days earns no more than one of 360. */
const GIORNI_ANNO = 360;

const GODUTE: readonly string[] = ['FERIE', 'PERMESSO_PERSONALE_FERIE'];

/**
 * Leave earned, taken and left of the services of a school year, oldest first. Leave taken and suspended lessons are taken off the oldest
 * leave first, whichever service it was earned in; what the office wrote as left replaces what is computed, on the latest leave first.
 */
export const ferieDeiServizi = (
  servizi: readonly ServizioConAssenze[],
  dichiarate: FerieDichiarate,
  regole: Regole,
): readonly FerieDelServizio[] => {
  const fine = servizi.at(-1)?.al;
  if (fine === undefined) return [];
  const { siDetrae, salvoMancatoInvito } = regole.inVigore(sospensioneLezioni, fine).valore;
  const sospesi =
    siDetrae && (dichiarate.invitatoAFruirne || !salvoMancatoInvito) ? dichiarate.giorniSospensione * 100 : 0;
  const guadagnate = servizi.map((servizio) => maturateNel(servizio, dichiarate, regole));
  const godute = guadagnate.reduce((somma, uno) => somma + uno.godute, 0);
  const maturate = arrotondateInsieme(
    guadagnate.map((uno) => uno.maturate),
    regole.seInVigore(arrotondamentoFerie, fine),
  );
  const dopoFerie = scalate(maturate, godute);
  const dopoSospensione = scalate(dopoFerie, sospesi);
  const daPagare = dichiarate.residue === null ? dopoSospensione : assegnate(maturate, dichiarate.residue * 100);
  return guadagnate.map((uno, indice) => ({
    ...uno,
    maturate: maturate[indice] ?? 0,
    sospensione: (dopoFerie[indice] ?? 0) - (dopoSospensione[indice] ?? 0),
    daPagare: daPagare[indice] ?? 0,
  }));
};

/** The days earned by several contracts, rounded on their sum: each has what it brings to it. */
const arrotondateInsieme = (
  giorni: readonly CentesimiDiGiorno[],
  arrotondamento: Parameters<typeof giorniFerieConcessi>[1],
): readonly CentesimiDiGiorno[] => {
  let [somma, concesse] = [0, 0];
  return giorni.map((uno) => {
    somma += uno;
    const prima = concesse;
    concesse = giorniFerieConcessi(somma, arrotondamento);
    return concesse - prima;
  });
};

const maturateNel = (
  servizio: ServizioConAssenze,
  { anniServizio, festivi }: FerieDichiarate,
  regole: Regole,
): Omit<FerieDelServizio, 'sospensione' | 'daPagare'> => {
  const giorniEsclusi = servizio.assenze.reduce((somma, assenza) => somma + giorniSenzaFerie(assenza, servizio), 0);
  const giorniServizio = Math.min(GIORNI_ANNO, giorniTra(servizio.dal, servizio.al) + 1 - giorniEsclusi);
  const giorniGoduti = servizio.assenze.reduce(
    (somma, assenza) => somma + giorniGodutiIn(assenza, servizio, festivi),
    0,
  );
  return {
    giorniServizio,
    giorniEsclusi,
    maturate: giorniFerieSpettanti(giorniServizio, regole.inVigore(maturazioneFerie(anniServizio), servizio.al)),
    godute: giorniFerieFruiti(
      giorniGoduti,
      servizio.settimanaCorta,
      regole.inVigore(giornoSettimanaCorta, servizio.al),
    ),
  };
};

const parteComune = (assenza: PeriodoChiuso, servizio: PeriodoChiuso): PeriodoChiuso | null => {
  const dal = assenza.dal > servizio.dal ? assenza.dal : servizio.dal;
  const al = assenza.al < servizio.al ? assenza.al : servizio.al;
  return al < dal ? null : { dal, al };
};

/** Days of an absence inside a service that earn no leave: those that are not paid, and those paid by an allowance. */
export const giorniSenzaFerie = (assenza: AssenzaValutata, servizio: PeriodoChiuso): number => {
  const parte = parteComune(assenza, servizio);
  if (parte === null || !assenza.effetto.valore.riduce.ferie) return 0;
  const salto = giorniTra(assenza.dal, parte.dal);
  if (assenza.effetto.valore.indennita === true) return giorniTra(parte.dal, parte.al) + 1;
  return assenza.aliquote.slice(salto, salto + giorniTra(parte.dal, parte.al) + 1).filter((aliquota) => aliquota === 0)
    .length;
};

/** Working days of leave taken inside a service, holidays left out. */
export const giorniGodutiIn = (
  assenza: AssenzaValutata,
  servizio: PeriodoChiuso,
  festivi: readonly string[],
): number => {
  const parte = parteComune(assenza, servizio);
  if (parte === null || !GODUTE.includes(assenza.tipo.codice)) return 0;
  return giorniAssenza(
    parte.dal,
    parte.al,
    { ...assenza.effetto, valore: { ...assenza.effetto.valore, conteggio: 'LAVORATIVI' } },
    festivi,
  );
};

/** The amounts less so much, taken from the first ones first; never below zero. */
const scalate = (giorni: readonly CentesimiDiGiorno[], togliere: CentesimiDiGiorno): readonly CentesimiDiGiorno[] => {
  let resto = togliere;
  return giorni.map((quanti) => {
    const tolti = Math.min(quanti, resto);
    resto -= tolti;
    return quanti - tolti;
  });
};

/** So many days given to the last ones first, each up to what it earned; what is over stays on the last. */
const assegnate = (maturate: readonly CentesimiDiGiorno[], totale: CentesimiDiGiorno): readonly CentesimiDiGiorno[] => {
  const somma = maturate.reduce((parziale, uno) => parziale + uno, 0);
  const lasciate = scalate(maturate, Math.max(0, somma - totale));
  const oltre = Math.max(0, totale - somma);
  return lasciate.map((uno, indice) => (indice === lasciate.length - 1 ? uno + oltre : uno));
};
