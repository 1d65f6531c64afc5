import { somma, UNO } from '../../money/centesimi.ts';
import {
  frazioneTredicesima,
  meseRetributivo,
  pagamentoTredicesima,
  tredicesima,
  tredicesimaRidotta,
} from '../../rules/contratto/tempo.ts';
import type { InVigore } from '../../rules/regola.ts';
import { sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import {
  giorniAssenti,
  giorniSenzaDiritto,
  giorniTolti,
  tredicesimaPersaInParte,
  type GiornoTolto,
} from './assenze/assenze-servizio.ts';
import { retribuzionePerOre } from './stipendio.ts';
import {
  giorniCalendario,
  mesiTredicesimaDi,
  quoteMensili,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  rateoTredicesimaRidotto,
  type PeriodoChiuso,
  type QuotaMese,
  type RateiRidotti,
} from './tempo.ts';
import { intestazione, type CompetenzaServizio, type ContestoServizio } from './voci-del-servizio.ts';
import { EMOLUMENTO, TREDICESIMA_ANNUA, vociMensili, type CodiceCompetenza, type VoceMensile } from './voci-mensili.ts';

/** The accruals of the 13th of a month; none of a contract that has it in December or at its end. */
export const rateiDelMese = (
  contesto: ContestoServizio,
  quota: QuotaMese,
  mensili: readonly VoceMensile[],
): readonly CompetenzaServizio[] =>
  annuaDi(contesto, quota) === null
    ? basi(mensili, ['TREDICESIMA', 'Rateo di tredicesima']).map(({ codice, nome, mensile }) => ({
        ...intestazione(codice, nome, quota),
        calcolato: rateoDelMese(contesto, quota, mensile),
      }))
    : [];

/** The 13th of the days of the year that nobody has paid it for: with December, or with the last day of the contract; nothing before. */
export const tredicesimaDellAnno = (
  contesto: ContestoServizio,
  quote: readonly QuotaMese[],
): readonly CompetenzaServizio[] => {
  const { servizio, contratto, regole } = contesto;
  const ultima = quote.at(-1);
  const annua = ultima === undefined ? null : annuaDi(contesto, ultima);
  if (ultima === undefined || annua === null) return [];
  if (!isTredicesimaDaPagare(annua.contratto, servizio.competenza.al)) return [];
  const frazione = regole.inVigore(frazioneTredicesima, ultima.dal);
  const mesi = annua.contratto.giorni.flatMap((giorni) => mesiDi(contesto, giorni, frazione));
  return basi(vociMensili(servizio, contratto, ultima.dal, regole), [
    TREDICESIMA_ANNUA,
    `Tredicesima ${ultima.mese.anno}, pagata a`,
  ]).map(({ codice, nome, mensile }) => ({
    ...intestazione(codice, nome, ultima),
    calcolato: rateoDi(perOrario(contesto, ultima.dal, mensile), mesi, frazione, annua.regola),
  }));
};

/** Returns what is known of a 13th that is not paid by the month, and the rule that says so; null of one that has an accrual a month. */
const annuaDi = ({ servizio, contratto, regole }: ContestoServizio, { dal }: QuotaMese) => {
  if (servizio.tredicesima === undefined) return null;
  const regola = regole.inVigore(pagamentoTredicesima, dal);
  return regola.valore[contratto] === 'DICEMBRE_O_FINE' ? { contratto: servizio.tredicesima, regola } : null;
};

/** True of a payslip that pays December, or the last day of the contract. */
export const isTredicesimaDaPagare = ({ fine }: { readonly fine: string }, al: string): boolean =>
  al.slice(5, 7) === '12' || al >= fine;

/** Items that the 13th is made of: the fixed pay; that of the supplement of 2023 is a line of its own, because it is outside the TFR. */
const basi = (
  mensili: readonly VoceMensile[],
  [codice, nome]: readonly [CodiceCompetenza, string],
): readonly { readonly codice: CodiceCompetenza; readonly nome: string; readonly mensile: Calcolato }[] => {
  const fondamentali = mensili.filter(({ parte }) => parte === 'fondamentale');
  const mensile = sommaDi(
    'Base della tredicesima',
    fondamentali
      .filter((voce) => voce.codice !== EMOLUMENTO)
      .map((voce) => ({ nome: voce.nome, calcolato: voce.mensile })),
  );
  const emolumento = fondamentali.find((voce) => voce.codice === EMOLUMENTO);
  return [
    { codice, nome, mensile },
    ...(emolumento === undefined
      ? []
      : [
          {
            codice: 'TREDICESIMA_EMOLUMENTO' as const,
            nome: "Rateo di tredicesima dell'emolumento accessorio",
            mensile: emolumento.mensile,
          },
        ]),
  ];
};

const rateoDelMese = (contesto: ContestoServizio, quota: QuotaMese, mensile: Calcolato): Calcolato => {
  const { contratto, regole, assenze } = contesto;
  const giorno = quota.dal;
  const maturazione = regole.inVigore(tredicesima, giorno);
  const frazione = regole.inVigore(frazioneTredicesima, giorno);
  const dovuto = perOrario(contesto, giorno, mensile);
  if (maturazione.valore[contratto] === 'MESI') return rateoDi(dovuto, [ratei(contesto, quota, frazione)], frazione);
  const giorni = giorniCalendario(quota.dal, quota.al) - giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const persa = persaInParte(contesto, quota, giorniAssenti(quota, assenze));
  return persa === null
    ? rateoTredicesimaGiornaliero(dovuto, giorni, maturazione)
    : rateoTredicesimaRidotto(
        dovuto,
        { numeratore: giorni * UNO - persa.parti, denominatore: UNO },
        'GIORNI_365',
        persa.regola,
      );
};

/** Twelfths of a month: how many it gives, and the part of them that its days paid in part keep. */
interface RateiDelMese {
  readonly mesi: number;
  readonly ridotti: (RateiRidotti & { readonly regola: InVigore<unknown> }) | null;
}

/** The 13th of some months: whole twelfths, or fewer where the pay of some days was lower. */
const rateoDi = (
  dovuto: Calcolato,
  mesi: readonly RateiDelMese[],
  frazione: Frazione,
  quando?: InVigore<unknown>,
): Calcolato => {
  const [ridotto] = mesi.flatMap(({ ridotti }) => ridotti ?? []);
  if (ridotto === undefined) return rateoTredicesima(dovuto, somma(mesi.map((mese) => mese.mesi)), frazione, quando);
  const insieme = mesi.map((mese) => mese.ridotti ?? { numeratore: mese.mesi, denominatore: 1 }).reduce(sommaFrazioni);
  return rateoTredicesimaRidotto(dovuto, insieme, 'MESI', ridotto.regola);
};

/** The part of the 13th that days paid in part lose, and the rule that says so; null where there are none, or where no rule lowers it. */
const persaInParte = (
  { contratto, regole }: ContestoServizio,
  { dal }: QuotaMese,
  giorni: readonly GiornoTolto[],
): { readonly parti: number; readonly regola: InVigore<unknown> } | null => {
  const parti = tredicesimaPersaInParte(giorni);
  const regola = parti === 0 ? null : regole.seInVigore(tredicesimaRidotta, dal);
  return regola?.valore[contratto] === 'IN_PROPORZIONE' ? { parti, regola } : null;
};

/** Monthly pay of the hours of a service. */
const perOrario = ({ servizio, regole }: ContestoServizio, giorno: string, mensile: Calcolato): Calcolato => {
  const retributivo = regole.inVigore(meseRetributivo, giorno);
  return retribuzionePerOre(
    mensile,
    { oreSettimanali: servizio.oreSettimanali, orePiene: servizio.oreCattedra, trentesimi: retributivo.valore.giorni },
    retributivo,
  );
};

type Frazione = InVigore<{ readonly oltreGiorni: number }>;

/** Twelfths that some days of a service give, month by month. */
const mesiDi = (contesto: ContestoServizio, { dal, al }: PeriodoChiuso, frazione: Frazione): readonly RateiDelMese[] =>
  quoteMensili(dal, al, contesto.regole.inVigore(meseRetributivo, dal)).map((quota) =>
    ratei(contesto, quota, frazione),
  );

/**
 * One twelfth, or none when the days without pay leave the month at fifteen days or less; of the days that are left, those paid in part lower it
 * as they lower the pay of the month.
 */
const ratei = (contesto: ContestoServizio, quota: QuotaMese, frazione: Frazione): RateiDelMese => {
  const { servizio, assenze } = contesto;
  const persi = giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const mesi =
    persi > 0 && quota.trentesimi - persi <= frazione.valore.oltreGiorni
      ? 0
      : mesiTredicesimaDi(quota, servizio.insieme ?? quota, frazione);
  const tolti = giorniTolti(quota, assenze);
  const persa = mesi === 0 ? null : persaInParte(contesto, quota, tolti);
  if (persa === null) return { mesi, ridotti: null };
  const pagati = (quota.trentesimi - tolti.filter((giorno) => giorno.tredicesima === UNO).length) * UNO;
  return {
    mesi,
    ridotti: { numeratore: mesi * (pagati - persa.parti), denominatore: pagati, regola: persa.regola },
  };
};

/** The sum of two fractions in its lowest terms. */
const sommaFrazioni = (una: RateiRidotti, altra: RateiRidotti): RateiRidotti => {
  const numeratore = una.numeratore * altra.denominatore + altra.numeratore * una.denominatore;
  const denominatore = una.denominatore * altra.denominatore;
  const divisore = divisoreComune(numeratore, denominatore);
  return { numeratore: numeratore / divisore, denominatore: denominatore / divisore };
};

const divisoreComune = (a: number, b: number): number => (b === 0 ? a : divisoreComune(b, a % b));
