import { formatEuro, somma, UNO } from '../../money/centesimi.ts';
import {
  frazioneTredicesima,
  meseRetributivo,
  pagamentoTredicesima,
  tredicesima,
  tredicesimaDiMeseDiviso,
  tredicesimaRidotta,
} from '../../rules/contratto/tempo.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import {
  giorniAssenti,
  giorniSenzaDiritto,
  giorniTolti,
  tredicesimaPersaInParte,
  type GiornoTolto,
} from './assenze/assenze-servizio.ts';
import { giorniVirtuali, utileAiContributi } from './assenze/retribuzione-virtuale.ts';
import { retribuzionePerOre } from './stipendio.ts';
import {
  conGliAltri,
  giorniCalendario,
  mesiTredicesima,
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
        ...rateoDelMese(contesto, quota, mensile),
      }))
    : [];

/** The accruals of a month, without those that another payslip gave and that here there is no pay to take back from: the office is told. */
export const rateiEntroLaPaga = (
  ratei: readonly CompetenzaServizio[],
  paga: readonly CompetenzaServizio[],
): { readonly ratei: readonly CompetenzaServizio[]; readonly avvisi: readonly Anomalia[] } => {
  const daRendere = ratei.filter(({ calcolato }) => calcolato.importo < 0);
  const importo = -somma(daRendere.map(({ calcolato }) => calcolato.importo));
  const [primo] = daRendere;
  if (primo === undefined || importo <= somma(paga.map(({ calcolato }) => calcolato.importo)))
    return { ratei, avvisi: [] };
  const messaggio = `${primo.descrizione}: un altro cedolino del mese ha dato ${formatEuro(importo)} che con le assenze di tutto il mese non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.`;
  return {
    ratei: ratei.filter((rateo) => !daRendere.includes(rateo)),
    avvisi: [{ codice: 'DATO_PRESUNTO', campo: 'assenze', messaggio }],
  };
};

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
  const mesi = annua.contratto.giorni.flatMap(({ dal, al }) =>
    quoteMensili(dal, al, regole.inVigore(meseRetributivo, dal)),
  );
  const assenti = mesi.flatMap((mese) => giorniAssenti(mese, contesto.assenze));
  return basi(vociMensili(servizio, contratto, ultima.dal, regole), [
    TREDICESIMA_ANNUA,
    `Tredicesima ${ultima.mese.anno}, pagata a`,
  ]).map(({ codice, nome, mensile }) => ({
    ...intestazione(codice, nome, ultima),
    ...pagatoEContributivo(contesto, ultima.dal, assenti, (riducono) =>
      rateoDi(
        perOrario(contesto, ultima.dal, mensile),
        mesi.flatMap((mese) => ratei(contesto, mese, frazione, riducono)),
        frazione,
        annua.regola,
      ),
    ),
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

/** Which of the days paid in part lower the 13th. */
type Riducono = (giorno: GiornoTolto) => boolean;

/** An accrual as it is paid and, where days of illness are paid in part, as contributions see it. */
const pagatoEContributivo = (
  { regole }: ContestoServizio,
  dal: string,
  giorni: readonly GiornoTolto[],
  rateo: (riducono: Riducono) => Calcolato,
): Pick<CompetenzaServizio, 'calcolato' | 'contributivo'> => {
  const calcolato = rateo(() => true);
  const virtuali = giorniVirtuali(giorni, dal, regole);
  return {
    calcolato,
    ...(virtuali === null
      ? {}
      : utileAiContributi(
          calcolato,
          rateo((giorno) => !virtuali(giorno)),
        )),
  };
};

const rateoDelMese = (contesto: ContestoServizio, quota: QuotaMese, mensile: Calcolato) => {
  const { contratto, regole, assenze } = contesto;
  const maturazione = regole.inVigore(tredicesima, quota.dal);
  const frazione = regole.inVigore(frazioneTredicesima, quota.dal);
  const dovuto = perOrario(contesto, quota.dal, mensile);
  return pagatoEContributivo(contesto, quota.dal, giorniAssenti(quota, assenze), (riducono) =>
    maturazione.valore[contratto] === 'MESI'
      ? rateoDi(dovuto, ratei(contesto, quota, frazione, riducono), frazione)
      : rateoAGiorni(contesto, quota, dovuto, riducono, maturazione),
  );
};

const rateoAGiorni = (
  contesto: ContestoServizio,
  quota: QuotaMese,
  dovuto: Calcolato,
  riducono: Riducono,
  maturazione: InVigore<unknown>,
): Calcolato => {
  const { assenze } = contesto;
  const giorni = giorniCalendario(quota.dal, quota.al) - giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const persa = persaInParte(contesto, quota, giorniAssenti(quota, assenze).filter(riducono));
  return persa === null
    ? rateoTredicesimaGiornaliero(dovuto, giorni, maturazione)
    : rateoTredicesimaRidotto(
        dovuto,
        { numeratore: giorni * UNO - persa.parti, denominatore: UNO },
        'GIORNI_365',
        persa.regola,
      );
};

/** Twelfths that some days give, less the part of them that days paid in part lose, and the rule that says so. */
interface Dodicesimi extends RateiRidotti {
  readonly ridotti: InVigore<unknown> | null;
}

/** The 13th of some months: whole twelfths, or fewer where the pay of some days was lower. */
const rateoDi = (
  dovuto: Calcolato,
  mesi: readonly Dodicesimi[],
  frazione: Frazione,
  quando?: InVigore<unknown>,
): Calcolato => {
  const [ridotti] = mesi.flatMap((uno) => uno.ridotti ?? []);
  const insieme = mesi.reduce<RateiRidotti>(sommaFrazioni, { numeratore: 0, denominatore: 1 });
  if (ridotti !== undefined) return rateoTredicesimaRidotto(dovuto, insieme, 'MESI', ridotti);
  const interi = (quanti: number): Calcolato => rateoTredicesima(dovuto, quanti, frazione, quando);
  return insieme.numeratore < 0 ? opposto(interi(-insieme.numeratore)) : interi(insieme.numeratore);
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

/**
 * The twelfths that a part of a month adds to those of the days around it that other payslips have paid: theirs are taken off what all the days give
 * together, so that the 13th of a month is the same however many payslips pay it.
 */
const ratei = (
  contesto: ContestoServizio,
  quota: QuotaMese,
  frazione: Frazione,
  riducono: Riducono,
): readonly Dodicesimi[] => {
  const { tutti, altri } = conGliAltri(quota, contesto.servizio.insieme ?? quota);
  const divisi = altri.length === 0 ? null : contesto.regole.seInVigore(tredicesimaDiMeseDiviso, quota.dal);
  if (divisi?.valore !== 'GIORNI_DI_TUTTI') {
    const mesi = ({ dal, al }: PeriodoChiuso): number => mesiTredicesima(dal, al, frazione);
    const interi = Math.max(0, mesi(tutti) - somma(altri.map(mesi)));
    return [dodicesimi(contesto, quota, frazione, riducono, interi)];
  }
  const retributivo = contesto.regole.inVigore(meseRetributivo, quota.dal);
  const di = ({ dal, al }: PeriodoChiuso): readonly Dodicesimi[] =>
    quoteMensili(dal, al, retributivo).map((parte) =>
      dodicesimi(contesto, parte, frazione, riducono, mesiTredicesima(dal, al, frazione)),
    );
  return [...di(tutti), ...altri.flatMap(di).map((altro) => ({ ...altro, numeratore: -altro.numeratore }))];
};

/**
 * The twelfths of some days, or none when those without pay leave fifteen or less; of the days that are left, those paid in part lower them
 * as they lower the pay of the month.
 */
const dodicesimi = (
  contesto: ContestoServizio,
  quota: QuotaMese,
  frazione: Frazione,
  riducono: Riducono,
  interi: number,
): Dodicesimi => {
  const { assenze } = contesto;
  const persi = giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const mesi = persi > 0 && quota.trentesimi - persi <= frazione.valore.oltreGiorni ? 0 : interi;
  const tolti = giorniTolti(quota, assenze);
  const persa = mesi === 0 ? null : persaInParte(contesto, quota, tolti.filter(riducono));
  if (persa === null) return { numeratore: mesi, denominatore: 1, ridotti: null };
  const pagati = (quota.trentesimi - tolti.filter((giorno) => giorno.tredicesima === UNO).length) * UNO;
  return { numeratore: mesi * (pagati - persa.parti), denominatore: pagati, ridotti: persa.regola };
};

/** The sum of two fractions in its lowest terms. */
const sommaFrazioni = (una: RateiRidotti, altra: RateiRidotti): RateiRidotti => {
  const numeratore = una.numeratore * altra.denominatore + altra.numeratore * una.denominatore;
  const denominatore = una.denominatore * altra.denominatore;
  const divisore = divisoreComune(numeratore, denominatore);
  return { numeratore: numeratore / divisore, denominatore: denominatore / divisore };
};

const divisoreComune = (a: number, b: number): number => (b === 0 ? a : divisoreComune(b, a % b));
