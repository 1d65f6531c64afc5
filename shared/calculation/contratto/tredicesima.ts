import { somma } from '../../money/centesimi.ts';
import {
  frazioneTredicesima,
  meseRetributivo,
  pagamentoTredicesima,
  tredicesima,
} from '../../rules/contratto/tempo.ts';
import type { InVigore } from '../../rules/regola.ts';
import { sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { giorniSenzaDiritto } from './assenze/assenze-servizio.ts';
import { retribuzionePerOre } from './stipendio.ts';
import {
  giorniCalendario,
  mesiTredicesimaDi,
  quoteMensili,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  type PeriodoChiuso,
  type QuotaMese,
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
  const mesi = somma(annua.contratto.giorni.map((giorni) => mesiDi(contesto, giorni, frazione)));
  return basi(vociMensili(servizio, contratto, ultima.dal, regole), [
    TREDICESIMA_ANNUA,
    `Tredicesima ${ultima.mese.anno}, pagata a`,
  ]).map(({ codice, nome, mensile }) => ({
    ...intestazione(codice, nome, ultima),
    calcolato: rateoTredicesima(perOrario(contesto, ultima.dal, mensile), mesi, frazione, annua.regola),
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
  const { servizio, contratto, regole, assenze } = contesto;
  const giorno = quota.dal;
  const maturazione = regole.inVigore(tredicesima, giorno);
  const frazione = regole.inVigore(frazioneTredicesima, giorno);
  const persi = giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const dovuto = perOrario(contesto, giorno, mensile);
  return maturazione.valore[contratto] === 'GIORNI_365'
    ? rateoTredicesimaGiornaliero(dovuto, giorniCalendario(quota.dal, quota.al) - persi, maturazione)
    : rateoTredicesima(dovuto, mesiUtili(quota, servizio.insieme ?? quota, persi, frazione), frazione);
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

/** Twelfths that some days of a service give, less what its absences take. */
const mesiDi = (
  { servizio, regole, assenze }: ContestoServizio,
  { dal, al }: PeriodoChiuso,
  frazione: Frazione,
): number =>
  somma(
    quoteMensili(dal, al, regole.inVigore(meseRetributivo, dal)).map((quota) =>
      mesiUtili(quota, servizio.insieme ?? quota, giorniSenzaDiritto(quota, assenze, 'tredicesima'), frazione),
    ),
  );

/** One twelfth, or none when the days without pay leave the month at fifteen days or less. */
const mesiUtili = (quota: QuotaMese, insieme: PeriodoChiuso, persi: number, frazione: Frazione): number =>
  persi > 0 && quota.trentesimi - persi <= frazione.valore.oltreGiorni
    ? 0
    : mesiTredicesimaDi(quota, insieme, frazione);
