import { formatMese } from '../../domain/tempo/mese.ts';
import { somma } from '../../money/centesimi.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import { frazioneTredicesima, meseRetributivo, tredicesima } from '../../rules/contratto/tempo.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { assenzeValutate, giorniSenzaDiritto, giorniTolti, type AssenzaValutata } from './assenze/assenze-servizio.ts';
import { oreDiAssenza } from './assenze/ore-di-assenza.ts';
import { retribuzioneConAssenze } from './assenze/retribuzione-con-assenze.ts';
import { conPagati, serviziUniti, type ServizioContratto, type ServizioPagato } from './servizi-uniti.ts';
import { retribuzionePerOre } from './stipendio.ts';
import {
  giorniCalendario,
  mesiTredicesimaDi,
  quoteMensiliDi,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  type PeriodoChiuso,
  type QuotaMese,
} from './tempo.ts';
import { EMOLUMENTO, vociMensili, type CodiceCompetenza, type VoceMensile } from './voci-mensili.ts';

export type { ServizioContratto };

/** One item of a month of pay. */
export interface CompetenzaServizio {
  readonly codice: CodiceCompetenza;
  readonly descrizione: string;
  readonly competenza: PeriodoChiuso;
  readonly calcolato: Calcolato;
}

export interface RetribuzioneServizio {
  readonly competenze: readonly CompetenzaServizio[];
  /** Days of the deduction for employment income: calendar days less those without pay. */
  readonly giorniDetrazione: number;
  /** The same days, by the year of the service. */
  readonly giorniPerAnno: ReadonlyMap<number, number>;
  readonly avvisi: readonly Anomalia[];
}

/**
 * The pay of a contract, month by month: stipendio, vacancy allowance, supplement of 2023, personal allowance, RPD or CIA where due, 13th,
 * each already less the absences and rounded once. The rules are those of the service dates.
 * @throws CalcoloImpossibile for unknown profiles, hours over the full post, inverted or overlapping dates; RegolaMancante where a table has no amount.
 */
export const retribuzioneServizio = (
  servizio: ServizioContratto,
  contratto: TipoContratto,
  regole: Regole,
): RetribuzioneServizio => {
  const { dal, al } = servizio.competenza;
  const retributivo = regole.inVigore(meseRetributivo, dal);
  const assenze = assenzeValutate(servizio.assenze, contratto, regole);
  const mesi = quoteMensiliDi({ dal, al }, servizio.insieme ?? { dal, al }, retributivo).map((quota) =>
    mesePagato({ servizio, contratto, regole, assenze }, quota),
  );
  return {
    competenze: mesi.flatMap(({ competenze }) => competenze),
    ...giorniDi(mesi.map(({ anno, giorniDetrazione }) => [anno, giorniDetrazione])),
    avvisi: assenze.filter((assenza) => assenza.al >= dal).flatMap(({ avvisi }) => avvisi),
  };
};

/**
 * The pay of several contracts of one person. Those that follow each other without a gap on the same post are one:
 * cutting a contract in two, or extending it, changes no amount.
 */
export const retribuzioneServizi = (
  servizi: readonly ServizioContratto[],
  contratto: TipoContratto,
  regole: Regole,
  giaPagati: readonly ServizioPagato[] = [],
): RetribuzioneServizio => {
  const pagati = conPagati(serviziUniti(servizi), giaPagati).map((servizio) =>
    retribuzioneServizio(servizio, contratto, regole),
  );
  return {
    competenze: pagati.flatMap(({ competenze }) => competenze),
    ...giorniDi(pagati.flatMap(({ giorniPerAnno }) => [...giorniPerAnno])),
    avvisi: pagati.flatMap(({ avvisi }) => avvisi),
  };
};

const giorniDi = (
  mesi: readonly (readonly [anno: number, giorni: number])[],
): Pick<RetribuzioneServizio, 'giorniDetrazione' | 'giorniPerAnno'> => {
  const giorniPerAnno = new Map<number, number>();
  for (const [anno, giorni] of mesi) giorniPerAnno.set(anno, (giorniPerAnno.get(anno) ?? 0) + giorni);
  return { giorniDetrazione: somma([...giorniPerAnno.values()]), giorniPerAnno };
};

interface Contesto {
  readonly servizio: ServizioContratto;
  readonly contratto: TipoContratto;
  readonly regole: Regole;
  readonly assenze: readonly AssenzaValutata[];
}

interface MesePagato {
  readonly anno: number;
  readonly competenze: readonly CompetenzaServizio[];
  readonly giorniDetrazione: number;
}

const mesePagato = (contesto: Contesto, quota: QuotaMese): MesePagato => {
  const mensili = vociMensili(contesto.servizio, contesto.contratto, quota.dal, contesto.regole);
  const voci = [
    ...mensili.map((voce) => competenza(contesto, quota, voce)),
    ...rateiDelMese(contesto, quota, mensili),
    ...oreDelMese(contesto, quota, mensili),
  ];
  return {
    anno: quota.mese.anno,
    competenze: voci
      .filter(({ calcolato }) => calcolato.importo !== 0)
      .map((voce) => ({ ...voce, calcolato: delServizio(voce.calcolato, contesto.servizio.riferimento) })),
    giorniDetrazione: giorniCalendario(quota.dal, quota.al) - giorniSenzaDiritto(quota, contesto.assenze, 'detrazioni'),
  };
};

const competenza = (
  { servizio, regole, assenze }: Contesto,
  quota: QuotaMese,
  { codice, nome, mensile, parte }: VoceMensile,
): CompetenzaServizio => {
  const tempo = {
    oreSettimanali: servizio.oreSettimanali,
    orePiene: servizio.oreCattedra,
    trentesimi: quota.trentesimi,
  };
  const tolti = giorniTolti(quota, assenze).map((tolto) => ({ assenza: tolto.assenza, perso: tolto[parte] }));
  return {
    ...intestazione(codice, nome, quota),
    calcolato: retribuzioneConAssenze(mensile, tempo, tolti, regole.inVigore(meseRetributivo, quota.dal)),
  };
};

const intestazione = (
  codice: CodiceCompetenza,
  nome: string,
  quota: QuotaMese,
): Omit<CompetenzaServizio, 'calcolato'> => ({
  codice,
  descrizione: `${nome} ${formatMese(quota.mese)}`,
  competenza: { dal: quota.dal, al: quota.al },
});

/** The accruals of the 13th; that of the supplement of 2023 is a line of its own, because it is outside the TFR. */
const rateiDelMese = (
  contesto: Contesto,
  quota: QuotaMese,
  mensili: readonly VoceMensile[],
): readonly CompetenzaServizio[] => {
  const fondamentali = mensili.filter(({ parte }) => parte === 'fondamentale');
  const base = sommaDi(
    'Base della tredicesima',
    fondamentali
      .filter(({ codice }) => codice !== EMOLUMENTO)
      .map(({ nome, mensile }) => ({ nome, calcolato: mensile })),
  );
  const emolumento = fondamentali.find(({ codice }) => codice === EMOLUMENTO);
  return [
    { ...intestazione('TREDICESIMA', 'Rateo di tredicesima', quota), calcolato: rateoDelMese(contesto, quota, base) },
    ...(emolumento === undefined
      ? []
      : [
          {
            ...intestazione('TREDICESIMA_EMOLUMENTO', "Rateo di tredicesima dell'emolumento accessorio", quota),
            calcolato: rateoDelMese(contesto, quota, emolumento.mensile),
          },
        ]),
  ];
};

const rateoDelMese = (
  { servizio, contratto, regole, assenze }: Contesto,
  quota: QuotaMese,
  mensile: Calcolato,
): Calcolato => {
  const giorno = quota.dal;
  const retributivo = regole.inVigore(meseRetributivo, giorno);
  const maturazione = regole.inVigore(tredicesima, giorno);
  const frazione = regole.inVigore(frazioneTredicesima, giorno);
  const persi = giorniSenzaDiritto(quota, assenze, 'tredicesima');
  const perOrario = retribuzionePerOre(
    mensile,
    { oreSettimanali: servizio.oreSettimanali, orePiene: servizio.oreCattedra, trentesimi: retributivo.valore.giorni },
    retributivo,
  );
  return maturazione.valore[contratto] === 'GIORNI_365'
    ? rateoTredicesimaGiornaliero(perOrario, giorniCalendario(quota.dal, quota.al) - persi, maturazione)
    : rateoTredicesima(perOrario, mesiUtili(quota, servizio.insieme ?? quota, persi, frazione), frazione);
};

/** Hours not paid, on all the fixed pay of the month: a line of its own, that takes away. */
const oreDelMese = (
  { servizio, contratto, regole }: Contesto,
  quota: QuotaMese,
  mensili: readonly VoceMensile[],
): readonly CompetenzaServizio[] => {
  const nelMese = (servizio.assenzeAOre ?? []).filter(({ giorno }) => quota.dal <= giorno && giorno <= quota.al);
  if (nelMese.length === 0) return [];
  const mensile = sommaDi(
    'Retribuzione mensile',
    mensili.map(({ nome, mensile: calcolato }) => ({ nome, calcolato })),
  );
  return [
    {
      ...intestazione('ORE_DI_ASSENZA', 'Ore di assenza', quota),
      calcolato: opposto(
        oreDiAssenza(
          nelMese,
          { mensile, profilo: servizio.profilo, oreIntere: servizio.oreCattedra, contratto },
          regole,
        ),
      ),
    },
  ];
};

/** The same figure, saying which registered service it comes from. */
const delServizio = (calcolato: Calcolato, riferimento: string | undefined): Calcolato =>
  riferimento === undefined
    ? calcolato
    : {
        ...calcolato,
        spiega: (profondita) => {
          const spiegazione = calcolato.spiega(profondita);
          return {
            ...spiegazione,
            testo: `${spiegazione.testo} — ${riferimento}`,
            ingressi: [{ nome: 'servizio', valore: riferimento }, ...spiegazione.ingressi],
          };
        },
      };

/** One twelfth, or none when the days without pay leave the month at fifteen days or less. */
const mesiUtili = (
  quota: QuotaMese,
  insieme: PeriodoChiuso,
  persi: number,
  frazione: InVigore<{ readonly oltreGiorni: number }>,
): number =>
  persi > 0 && quota.trentesimi - persi <= frazione.valore.oltreGiorni
    ? 0
    : mesiTredicesimaDi(quota, insieme, frazione);
