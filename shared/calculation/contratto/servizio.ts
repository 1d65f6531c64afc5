import { formatMese } from '../../domain/tempo/mese.ts';
import { formatEuro, somma } from '../../money/centesimi.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import { meseRetributivo } from '../../rules/contratto/tempo.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { assenzeValutate, giorniSenzaDiritto, giorniTolti, type GiornoTolto } from './assenze/assenze-servizio.ts';
import { giorniDiMeseDiviso } from './assenze/giorni-di-mese-diviso.ts';
import { giorniPerTfr } from './assenze/giorni-senza-tfr.ts';
import { oreDiAssenza } from './assenze/ore-di-assenza.ts';
import { retribuzioneConAssenze } from './assenze/retribuzione-con-assenze.ts';
import { giorniVirtuali, utileAiContributi } from './assenze/retribuzione-virtuale.ts';
import { conPagati, serviziUniti, type ServizioContratto, type ServizioPagato } from './servizi-uniti.ts';
import { giorniCalendario, quoteMensiliDi, type QuotaMese } from './tempo.ts';
import { rateiDelMese, rateiEntroLaPaga, tredicesimaDellAnno } from './tredicesima.ts';
import { intestazione, type CompetenzaServizio, type ContestoServizio } from './voci-del-servizio.ts';
import { vociMensili, type VoceMensile } from './voci-mensili.ts';

export type { CompetenzaServizio, ServizioContratto };

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
  const { competenza: giorni } = servizio;
  const retributivo = regole.inVigore(meseRetributivo, giorni.dal);
  const assenze = assenzeValutate(servizio.assenze, contratto, regole);
  const contesto = { servizio, contratto, regole, assenze };
  const quote = quoteMensiliDi(giorni, servizio.insieme ?? giorni, retributivo);
  const mesi = quote.map((quota) => mesePagato(contesto, quota));
  return {
    competenze: [
      ...mesi.flatMap(({ competenze }) => competenze),
      ...pagate(contesto, tredicesimaDellAnno(contesto, quote)),
    ],
    ...giorniDi(mesi.map(({ anno, giorniDetrazione }) => [anno, giorniDetrazione])),
    avvisi: [
      ...assenze.filter((assenza) => assenza.al >= giorni.dal).flatMap(({ avvisi }) => avvisi),
      ...mesi.flatMap(({ avvisi }) => avvisi),
    ],
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

interface MesePagato {
  readonly anno: number;
  readonly competenze: readonly CompetenzaServizio[];
  readonly giorniDetrazione: number;
  readonly avvisi: readonly Anomalia[];
}

const mesePagato = (contesto: ContestoServizio, quota: QuotaMese): MesePagato => {
  const mensili = vociMensili(contesto.servizio, contesto.contratto, quota.dal, contesto.regole);
  const { paga, avvisi: dellaPaga } = pagaDelMese(contesto, quota, mensili);
  const { ratei, avvisi } = rateiEntroLaPaga(rateiDelMese(contesto, quota, mensili), paga);
  const voci = [...paga, ...ratei, ...oreDelMese(contesto, quota, mensili)];
  return {
    avvisi: [...dellaPaga, ...avvisi],
    anno: quota.mese.anno,
    competenze: pagate(contesto, voci),
    giorniDetrazione: giorniCalendario(quota.dal, quota.al) - giorniSenzaDiritto(quota, contesto.assenze, 'detrazioni'),
  };
};

/**
 * The pay of a month less its absences. Where other payslips paid days that with those of the whole month are not due, and here there is no pay to take
 * them from, the office is told.
 */
const pagaDelMese = (
  contesto: ContestoServizio,
  quota: QuotaMese,
  mensili: readonly VoceMensile[],
): { readonly paga: readonly CompetenzaServizio[]; readonly avvisi: readonly Anomalia[] } => {
  const { servizio, regole, assenze } = contesto;
  const senza = (tolti: readonly GiornoTolto[]) => {
    const paga = mensili.map((voce) => competenza(contesto, quota, voce, tolti));
    return { paga, totale: somma(paga.map(({ calcolato }) => calcolato.importo)) };
  };
  const propri = giorniTolti(quota, assenze);
  const divisi = giorniDiMeseDiviso(quota, servizio.insieme ?? quota, assenze, regole);
  const { paga, totale } = senza(divisi ?? propri);
  const daContribuire = paga.some(({ contributivo }) => contributivo !== undefined);
  if (divisi === null || totale > 0 || (totale === 0 && !daContribuire)) return { paga, avvisi: [] };
  const proprie = senza(propri);
  const messaggio = `Paga di ${formatMese(quota.mese)}: con le assenze di tutto il mese ${formatEuro(proprie.totale - totale)} pagati tra i suoi cedolini non spettano, e qui non c'è paga da cui toglierli. Recuperarli con una voce di recupero.`;
  return { paga: proprie.paga, avvisi: [{ codice: 'DATO_PRESUNTO', campo: 'assenze', messaggio }] };
};

/** The items that are not nothing, or that contribute though they pay nothing, each naming its service. */
const pagate = ({ servizio }: ContestoServizio, voci: readonly CompetenzaServizio[]): readonly CompetenzaServizio[] =>
  voci
    .filter(({ calcolato, contributivo }) => calcolato.importo !== 0 || contributivo !== undefined)
    .map((voce) => ({ ...voce, calcolato: delServizio(voce.calcolato, servizio.riferimento) }));

const competenza = (
  { servizio, regole }: ContestoServizio,
  quota: QuotaMese,
  { codice, nome, mensile, parte }: VoceMensile,
  tolti: readonly GiornoTolto[],
): CompetenzaServizio => {
  const tempo = {
    oreSettimanali: servizio.oreSettimanali,
    orePiene: servizio.oreCattedra,
    trentesimi: quota.trentesimi,
  };
  const retributivo = regole.inVigore(meseRetributivo, quota.dal);
  const senza = (giorni: readonly GiornoTolto[]): Calcolato =>
    retribuzioneConAssenze(
      mensile,
      tempo,
      giorni.map(({ assenza, reso, [parte]: perso }) => ({ assenza, perso: reso === true ? -perso : perso })),
      retributivo,
    );
  const calcolato = senza(tolti);
  const virtuali = giorniVirtuali(tolti, quota.dal, regole);
  const persi = virtuali === null ? tolti : tolti.filter((giorno) => !virtuali(giorno));
  const perTfr = giorniPerTfr(persi, quota.dal, regole);
  return {
    ...intestazione(codice, nome, quota),
    calcolato,
    ...(virtuali === null ? {} : utileAiContributi(calcolato, senza(persi))),
    ...(perTfr === null ? {} : { perTfr: senza(perTfr) }),
  };
};

/** Hours not paid, on all the fixed pay of the month: a line of its own, that takes away. */
const oreDelMese = (
  { servizio, contratto, regole }: ContestoServizio,
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
