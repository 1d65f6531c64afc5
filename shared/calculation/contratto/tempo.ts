import { compareCodici } from '../../domain/ordine-testi.ts';
import { addGiorni, formatGiorno, giorniTra } from '../../domain/tempo/date.ts';
import {
  formatMese,
  giorniDelMese,
  meseDi,
  mesiTra,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '../../domain/tempo/mese.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, formatOre, type Centesimi, type CentesimiDiOra } from '../../money/centesimi.ts';
import { partiTredicesima, type RateoTredicesima } from '../../rules/contratto/tempo.ts';
import type { InVigore } from '../../rules/regola.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { ore, periodoValido, quantita } from './ingressi.ts';

/** A closed period, both days included. */
export interface PeriodoChiuso {
  readonly dal: string;
  readonly al: string;
}

/** The part of a period inside one month, with the thirtieths it is paid for. */
export interface QuotaMese extends PeriodoChiuso {
  readonly mese: Mese;
  readonly trentesimi: number;
}

const GIORNI_ANNO_BISESTILE = 366;

type MeseRetributivo = InVigore<{ readonly giorni: number }>;

/** Periods in order of their first day. */
export const perInizio = <P extends { readonly dal: string }>(periodi: readonly P[]): readonly P[] =>
  periodi.toSorted((a, b) => compareCodici(a.dal, b.dal));

/** Calendar days from the first to the last, both included. @throws CalcoloImpossibile when they are not days in order. */
export const giorniCalendario = (dal: string, al: string): number => {
  const periodo = periodoValido(dal, al);
  return giorniTra(periodo.dal, periodo.al) + 1;
};

/**
 * A period cut by month. A whole month is 30 thirtieths whatever its length; part of one is its calendar days, never over 30:
 * so the 31st counts only inside a part, and half of February is not rounded up.
 */
export const quoteMensili = (dal: string, al: string, retributivo: MeseRetributivo): readonly QuotaMese[] => {
  const periodo = periodoValido(dal, al);
  return mesiTra(meseDi(periodo.dal), meseDi(periodo.al)).map((mese) => quotaMese(periodo, mese, retributivo));
};

/**
 * The same, of a period whose days before or after it in `insieme` were paid by other payslips: what they have had is taken off what all have
 * together, so that a month gives the same however many payslips pay it.
 */
export const quoteMensiliDi = (
  { dal, al }: PeriodoChiuso,
  insieme: PeriodoChiuso,
  retributivo: MeseRetributivo,
): readonly QuotaMese[] =>
  quoteMensili(dal, al, retributivo).map((quota) => ({
    ...quota,
    trentesimi: oltreGliAltri(quota, insieme, (parte) => trentesimi(parte.dal, parte.al, retributivo)),
  }));

/** Returns how much a part of a month adds, by some measure, to the days around it in the same month. */
const oltreGliAltri = (
  quota: QuotaMese,
  insieme: PeriodoChiuso,
  misura: (periodo: PeriodoChiuso) => number,
): number => {
  const { tutti, altri } = conGliAltri(quota, insieme);
  return Math.max(
    0,
    altri.reduce((resto, parte) => resto - misura(parte), misura(tutti)),
  );
};

/** The days of a month that several payslips pay, and those of them that are not of this one. */
export const conGliAltri = (
  { mese, dal, al }: QuotaMese,
  insieme: PeriodoChiuso,
): { readonly tutti: PeriodoChiuso; readonly altri: readonly PeriodoChiuso[] } => {
  const tutti = parteDelMese(
    { dal: insieme.dal < dal ? insieme.dal : dal, al: insieme.al > al ? insieme.al : al },
    mese,
  );
  const prima = tutti.dal < dal ? [{ dal: tutti.dal, al: addGiorni(dal, -1) }] : [];
  const dopo = tutti.al > al ? [{ dal: addGiorni(al, 1), al: tutti.al }] : [];
  return { tutti, altri: [...prima, ...dopo] };
};

/** Thirtieths of pay of a period, month by month. @throws CalcoloImpossibile when the period is inverted. */
export const trentesimi = (dal: string, al: string, retributivo: MeseRetributivo): number =>
  quoteMensili(dal, al, retributivo).reduce((totale, quota) => totale + quota.trentesimi, 0);

/**
 * Thirtieths of several periods of the same person: those that touch are one, and no month gives more than 30.
 * @throws CalcoloImpossibile PERIODI_SOVRAPPOSTI when two share a day: they would be paid twice.
 */
export const trentesimiDiPeriodi = (periodi: readonly PeriodoChiuso[], retributivo: MeseRetributivo): number => {
  const perMese = new Map<string, number>();
  for (const { dal, al } of uniti(periodi)) {
    for (const { mese, trentesimi: giorni } of quoteMensili(dal, al, retributivo)) {
      const chiave = formatMese(mese);
      perMese.set(chiave, Math.min((perMese.get(chiave) ?? 0) + giorni, retributivo.valore.giorni));
    }
  }
  return [...perMese.values()].reduce((totale, giorni) => totale + giorni, 0);
};

/** Months that give a twelfth of the 13th: whole ones, and parts over 15 days. */
export const mesiTredicesima = (
  dal: string,
  al: string,
  frazione: InVigore<{ readonly oltreGiorni: number }>,
): number => {
  const periodo = periodoValido(dal, al);
  return mesiTra(meseDi(periodo.dal), meseDi(periodo.al)).filter((mese) => {
    const parte = parteDelMese(periodo, mese);
    return isMeseIntero(parte, mese) || giorniTra(parte.dal, parte.al) + 1 > frazione.valore.oltreGiorni;
  }).length;
};

/**
 * 13th month accrued by the month: a twelfth of the monthly pay for each, rounded once, half up. RPD and CIA are not in it. `quando` is the rule by which
 * the twelfths of a year are paid at once.
 */
export const rateoTredicesima = (
  mensile: Calcolato,
  mesi: number,
  frazione: InVigore<{ readonly oltreGiorni: number }>,
  quando?: InVigore<unknown>,
): Calcolato => {
  const parti = partiTredicesima.MESI;
  const numero = quantita(mesi, 'mesi di tredicesima', parti);
  const importo = perDivisoArrotondato(mensile.importo, numero, parti);
  return figura(importo, {
    testo: () =>
      `${formatEuro(mensile.importo)} × ${numero}/${parti} = ${formatEuro(importo)} — ${quando === undefined ? 'Rateo di tredicesima' : "Tredicesima dell'anno"}`,
    formula: `mensile × mesi ÷ ${parti}`,
    regola: quando ?? frazione,
    da: [mensile],
  });
};

/** 13th month accrued by the day, for short contracts: a part of the monthly pay for each calendar day, rounded once, half up. */
export const rateoTredicesimaGiornaliero = (
  mensile: Calcolato,
  giorni: number,
  regola: InVigore<unknown>,
): Calcolato => {
  const parti = partiTredicesima.GIORNI_365;
  const numero = quantita(giorni, 'giorni di tredicesima', GIORNI_ANNO_BISESTILE);
  const importo = perDivisoArrotondato(mensile.importo, numero, parti);
  return figura(importo, {
    testo: () => `${formatEuro(mensile.importo)} × ${numero}/${parti} = ${formatEuro(importo)} — Rateo di tredicesima`,
    formula: `mensile × giorni ÷ ${parti}`,
    regola,
    da: [mensile],
  });
};

/** Months or days of the 13th, some of which are paid in part: an exact fraction. */
export interface RateiRidotti {
  readonly numeratore: number;
  readonly denominatore: number;
}

/** 13th month of months or days some of which are paid in part: their pay lowers it in the same proportion, rounded once, half up. */
export const rateoTredicesimaRidotto = (
  mensile: Calcolato,
  { numeratore, denominatore }: RateiRidotti,
  rateo: RateoTredicesima,
  regola: InVigore<unknown>,
): Calcolato => {
  const parti = partiTredicesima[rateo];
  const importo = perDivisoArrotondato(mensile.importo, numeratore, parti * denominatore);
  const quanti = formatOre(perDivisoArrotondato(numeratore, 100, denominatore));
  return figura(importo, {
    testo: () =>
      `${formatEuro(mensile.importo)} × ${quanti}/${parti} = ${formatEuro(importo)} — Tredicesima, ridotta come la paga`,
    formula: `mensile × ${rateo === 'MESI' ? 'mesi' : 'giorni'}, ridotti come la paga ÷ ${parti}`,
    regola,
    da: [mensile],
  });
};

/** Pay lost by days of strike or of another absence without pay: monthly × days ÷ 30, rounded once, half up. */
export const trattenutaGiornaliera = (mensile: Calcolato, giorni: number, retributivo: MeseRetributivo): Calcolato => {
  const numero = quantita(giorni, 'giorni', retributivo.valore.giorni);
  const importo = perDivisoArrotondato(mensile.importo, numero, retributivo.valore.giorni);
  return figura(importo, {
    testo: () => `${formatEuro(mensile.importo)} × ${numero}/${retributivo.valore.giorni} = ${formatEuro(importo)}`,
    formula: `mensile × giorni ÷ ${retributivo.valore.giorni}`,
    regola: retributivo,
    da: [mensile],
  });
};

type ScioperoOrario = InVigore<{ readonly divisoreAta: number; readonly settimaneDocentiCentesimi: number }>;

/** Pay lost by hours of strike, ATA staff: monthly ÷ 156 for each hour, rounded once, half up. */
export const trattenutaScioperoOrarioAta = (
  mensile: Calcolato,
  oreSciopero: CentesimiDiOra,
  regola: ScioperoOrario,
): Calcolato => oreTrattenute(mensile, ore(oreSciopero, 'ore di sciopero'), regola.valore.divisoreAta * 100, regola);

/** Pay lost by hours of strike, teachers: monthly over the hours of the own month (weekly hours × 4,33), rounded once, half up. */
export const trattenutaScioperoOrarioDocenti = (
  mensile: Calcolato,
  oreSciopero: CentesimiDiOra,
  oreSettimanali: CentesimiDiOra,
  regola: ScioperoOrario,
): Calcolato =>
  oreTrattenute(
    mensile,
    ore(oreSciopero, 'ore di sciopero'),
    perDivisoArrotondato(ore(oreSettimanali, 'ore settimanali', 1), regola.valore.settimaneDocentiCentesimi, 100),
    regola,
  );

/** Minimum hourly pay for contributions: daily minimum × days of the week ÷ weekly hours, to the cent half up. */
export const minimaleOrario = (
  minimale: InVigore<Centesimi>,
  giorniSettimana: number,
  oreSettimanali: CentesimiDiOra,
): Calcolato => {
  const giorni = quantita(giorniSettimana, 'giorni della settimana', 7);
  const settimana = ore(oreSettimanali, 'ore settimanali', 1);
  const importo = perDivisoArrotondato(minimale.valore, giorni * 100, settimana);
  return figura(importo, {
    testo: () =>
      `${formatEuro(minimale.valore)} × ${giorni} ÷ ${formatOre(settimana)} ore = ${formatEuro(importo)} — Minimale orario`,
    formula: 'minimale giornaliero × giorni ÷ ore',
    regola: minimale,
  });
};

const oreTrattenute = (
  mensile: Calcolato,
  perse: CentesimiDiOra,
  oreDelMese: CentesimiDiOra,
  regola: InVigore<unknown>,
): Calcolato => {
  const importo = perDivisoArrotondato(mensile.importo, perse, oreDelMese);
  return figura(importo, {
    testo: () =>
      `${formatEuro(mensile.importo)} × ${formatOre(perse)} ore ÷ ${formatOre(oreDelMese)} = ${formatEuro(importo)}`,
    formula: 'mensile × ore ÷ ore del mese',
    regola,
    da: [mensile],
  });
};

const quotaMese = (periodo: PeriodoChiuso, mese: Mese, retributivo: MeseRetributivo): QuotaMese => {
  const parte = parteDelMese(periodo, mese);
  const giorni = retributivo.valore.giorni;
  return {
    ...parte,
    mese,
    trentesimi: isMeseIntero(parte, mese) ? giorni : Math.min(giorniTra(parte.dal, parte.al) + 1, giorni),
  };
};

const parteDelMese = ({ dal, al }: PeriodoChiuso, mese: Mese): PeriodoChiuso => {
  const primo = primoGiornoDelMese(mese);
  const ultimo = ultimoGiornoDelMese(mese);
  return { dal: dal > primo ? dal : primo, al: al < ultimo ? al : ultimo };
};

const isMeseIntero = ({ dal, al }: PeriodoChiuso, mese: Mese): boolean =>
  giorniTra(dal, al) + 1 === giorniDelMese(mese);

const uniti = (periodi: readonly PeriodoChiuso[]): readonly PeriodoChiuso[] => {
  const inOrdine = perInizio(periodi.map(({ dal, al }) => periodoValido(dal, al)));
  const contigui: PeriodoChiuso[] = [];
  for (const periodo of inOrdine) {
    const ultimo = contigui.at(-1);
    if (ultimo !== undefined && periodo.dal <= ultimo.al) {
      throw impossibile(
        'PERIODI_SOVRAPPOSTI',
        `Due periodi hanno in comune il ${formatGiorno(periodo.dal)}: lo stesso giorno non può essere pagato due volte.`,
        'dal',
      );
    }
    if (ultimo !== undefined && addGiorni(ultimo.al, 1) === periodo.dal)
      contigui[contigui.length - 1] = { dal: ultimo.dal, al: periodo.al };
    else contigui.push(periodo);
  }
  return contigui;
};
