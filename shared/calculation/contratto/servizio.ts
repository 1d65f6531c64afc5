import { formatMese } from '../../domain/tempo/mese.ts';
import { accessorioFissoSpettante } from '../../rules/contratto/indennita.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import { frazioneTredicesima, meseRetributivo, tredicesima } from '../../rules/contratto/tempo.ts';
import { vacanzaContrattuale } from '../../rules/contratto/vacanza-contrattuale.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { dato, opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { assenzeValutate, giorniSenzaDiritto, giorniTolti, type AssenzaValutata } from './assenze/assenze-servizio.ts';
import { oreDiAssenza } from './assenze/ore-di-assenza.ts';
import { retribuzioneConAssenze } from './assenze/retribuzione-con-assenze.ts';
import { accessorioFissoDi, nomeAccessorioFisso, tabellareDi } from './inquadramento.ts';
import { serviziUniti, type ServizioContratto } from './servizi-uniti.ts';
import {
  accessorioFissoMensile,
  indennitaVacanzaContrattuale,
  isAccessorioFissoDovuto,
  retribuzionePerOre,
  stipendioTabellareMensile,
} from './stipendio.ts';
import {
  giorniCalendario,
  mesiTredicesima,
  quoteMensili,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  type PeriodoChiuso,
  type QuotaMese,
} from './tempo.ts';

export type { ServizioContratto };

export type CodiceCompetenza =
  'STIPENDIO' | 'VACANZA_CONTRATTUALE' | 'ASSEGNO_PERSONALE' | 'RPD' | 'CIA' | 'TREDICESIMA' | 'ORE_DI_ASSENZA';

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
  readonly avvisi: readonly Anomalia[];
}

/**
 * The pay of a contract, month by month: stipendio, vacancy allowance, personal allowance, RPD or CIA where due, 13th, each already
 * less the absences and rounded once. The rules are those of the service dates.
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
  const mesi = quoteMensili(dal, al, retributivo).map((quota) =>
    mesePagato({ servizio, contratto, regole, assenze }, quota),
  );
  return {
    competenze: mesi.flatMap(({ competenze }) => competenze),
    giorniDetrazione: mesi.reduce((totale, { giorniDetrazione }) => totale + giorniDetrazione, 0),
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
): RetribuzioneServizio => {
  const pagati = serviziUniti(servizi).map((servizio) => retribuzioneServizio(servizio, contratto, regole));
  return {
    competenze: pagati.flatMap(({ competenze }) => competenze),
    giorniDetrazione: pagati.reduce((totale, { giorniDetrazione }) => totale + giorniDetrazione, 0),
    avvisi: pagati.flatMap(({ avvisi }) => avvisi),
  };
};

interface Contesto {
  readonly servizio: ServizioContratto;
  readonly contratto: TipoContratto;
  readonly regole: Regole;
  readonly assenze: readonly AssenzaValutata[];
}

interface MesePagato {
  readonly competenze: readonly CompetenzaServizio[];
  readonly giorniDetrazione: number;
}

const mesePagato = (contesto: Contesto, quota: QuotaMese): MesePagato => {
  const mensili = retribuzioneMensile(contesto, quota.dal);
  const fondamentali = mensili.filter(({ parte }) => parte === 'fondamentale');
  const base = sommaDi(
    'Base della tredicesima',
    fondamentali.map(({ nome, mensile }) => ({ nome, calcolato: mensile })),
  );
  const voci = [
    ...mensili.map((voce) => competenza(contesto, quota, voce)),
    rateoDelMese(contesto, quota, base),
    ...oreDelMese(contesto, quota, mensili),
  ];
  return {
    competenze: voci
      .filter(({ calcolato }) => calcolato.importo !== 0)
      .map((voce) => ({ ...voce, calcolato: delServizio(voce.calcolato, contesto.servizio.riferimento) })),
    giorniDetrazione: giorniCalendario(quota.dal, quota.al) - giorniSenzaDiritto(quota, contesto.assenze, 'detrazioni'),
  };
};

/** A monthly item of pay of a full post; the fixed accessory is cut by its own rule and stays out of the 13th. */
interface VoceMensile {
  readonly codice: CodiceCompetenza;
  readonly nome: string;
  readonly mensile: Calcolato;
  readonly parte: 'fondamentale' | 'accessorio';
}

const retribuzioneMensile = ({ servizio, contratto, regole }: Contesto, giorno: string): readonly VoceMensile[] => {
  const { profilo, fascia } = servizio;
  const stipendio = stipendioTabellareMensile(regole.inVigore(tabellareDi(profilo, fascia), giorno));
  const vacanza = indennitaVacanzaContrattuale(stipendio, regole.inVigore(vacanzaContrattuale, giorno));
  const assegno = dato('Assegno personale mensile', servizio.assegnoPersonaleMensile);
  const fondamentali: readonly VoceMensile[] = [
    { codice: 'STIPENDIO', nome: 'Stipendio tabellare', mensile: stipendio, parte: 'fondamentale' },
    {
      codice: 'VACANZA_CONTRATTUALE',
      nome: 'Indennità di vacanza contrattuale',
      mensile: vacanza,
      parte: 'fondamentale',
    },
    { codice: 'ASSEGNO_PERSONALE', nome: 'Assegno personale', mensile: assegno, parte: 'fondamentale' },
  ];
  if (!isAccessorioFissoDovuto(contratto, servizio.sentenzaRpdCia, regole.inVigore(accessorioFissoSpettante, giorno)))
    return fondamentali;
  const nome = nomeAccessorioFisso(profilo);
  return [
    ...fondamentali,
    {
      codice: nome,
      nome,
      mensile: accessorioFissoMensile(regole.inVigore(accessorioFissoDi(profilo, fascia), giorno)),
      parte: 'accessorio',
    },
  ];
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

const rateoDelMese = (
  { servizio, contratto, regole, assenze }: Contesto,
  quota: QuotaMese,
  mensile: Calcolato,
): CompetenzaServizio => {
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
  const calcolato =
    maturazione.valore[contratto] === 'GIORNI_365'
      ? rateoTredicesimaGiornaliero(perOrario, giorniCalendario(quota.dal, quota.al) - persi, maturazione)
      : rateoTredicesima(perOrario, mesiUtili(quota, persi, frazione), frazione);
  return { ...intestazione('TREDICESIMA', 'Rateo di tredicesima', quota), calcolato };
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
const mesiUtili = (quota: QuotaMese, persi: number, frazione: InVigore<{ readonly oltreGiorni: number }>): number =>
  persi > 0 && quota.trentesimi - persi <= frazione.valore.oltreGiorni
    ? 0
    : mesiTredicesima(quota.dal, quota.al, frazione);
