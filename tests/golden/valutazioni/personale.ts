import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { retribuzioneServizio } from '#shared/calculation/contratto/servizio.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { oreDelDsga } from '#shared/rules/contratto/ore-aggiuntive.ts';
import { pagamentoTredicesima } from '#shared/rules/contratto/tempo.ts';
import type { Regole } from '#shared/rules/regole.ts';

/** A day of parental leave just after the compulsory one, where the other parent has had the whole days: with no higher days of the other, and with sixty. */
const congedoDiUnGiorno = (giorno: string, regole: Regole): unknown =>
  [0, 60].map((giorniAltroElevati) =>
    assenzeValutate(
      [
        {
          tipo: 'CONGEDO_PARENTALE',
          dal: giorno,
          al: giorno,
          congedo: {
            nascita: addGiorni(giorno, -60),
            fineCongedo: addGiorni(giorno, 1),
            genitore: 'MADRE',
            giorniAltro: giorniAltroElevati,
            giorniAltroElevati,
            interiAltro: true,
            redditoSottoSoglia: false,
          },
        },
      ],
      'TI',
      regole,
    ).map(({ aliquote }) => aliquote),
  );

/** The pay of a short substitute for a day of illness, which is paid by half. */
const giornoMalato = (giorno: string, regole: Regole) =>
  retribuzioneServizio(
    {
      competenza: { dal: giorno, al: giorno },
      profilo: 'DOCENTE_LAUREATO',
      fascia: '0-8',
      oreSettimanali: 1800,
      oreCattedra: 1800,
      sentenzaRpdCia: null,
      assegnoPersonaleMensile: 0,
      assenze: [{ tipo: 'MALATTIA', dal: giorno, al: giorno }],
    },
    'SUPPLENTE_BREVE',
    regole,
  ).competenze;

const tredicesimaDiUnGiornoMalato = (giorno: string, regole: Regole): unknown =>
  giornoMalato(giorno, regole).find(({ codice }) => codice === 'TREDICESIMA')?.calcolato.importo;

const contributivoDiUnGiornoMalato = (giorno: string, regole: Regole): unknown =>
  giornoMalato(giorno, regole).map(({ calcolato, contributivo = calcolato }) => contributivo.importo);

/** The amount that the TFR of a day of the leave of two years is on. */
const congedoBiennaleDiUnGiorno = (giorno: string, regole: Regole): unknown =>
  retribuzioneServizio(
    {
      competenza: { dal: giorno, al: giorno },
      profilo: 'DOCENTE_LAUREATO',
      fascia: '0-8',
      oreSettimanali: 1800,
      oreCattedra: 1800,
      sentenzaRpdCia: null,
      assegnoPersonaleMensile: 0,
      assenze: [{ tipo: 'CONGEDO_BIENNALE', dal: giorno, al: giorno }],
    },
    'TD_30_6',
    regole,
  ).competenze.map(({ calcolato, perTfr = calcolato }) => perTfr.importo);

/** The last days of November, where another payslip paid the days before them and thirteen of those were a strike. */
const restoDiNovembre = (giorno: string, regole: Regole) => {
  const anno = giorno.slice(0, 4);
  return retribuzioneServizio(
    {
      competenza: { dal: giorno, al: `${anno}-11-30` },
      profilo: 'DOCENTE_LAUREATO',
      fascia: '0-8',
      oreSettimanali: 1800,
      oreCattedra: 1800,
      sentenzaRpdCia: null,
      assegnoPersonaleMensile: 0,
      assenze: [{ tipo: 'SCIOPERO', dal: `${anno}-11-02`, al: `${anno}-11-14` }],
      insieme: { dal: `${anno}-11-01`, al: `${anno}-11-30` },
    },
    'TD_30_6',
    regole,
  ).competenze;
};

/** Days that are paid of two weeks of the permits for exams: eight of them, and the Sundays in the middle. */
const permessoDiDueSettimane = (giorno: string, regole: Regole): number =>
  assenzeValutate([{ tipo: 'PERMESSO_ESAMI', dal: giorno, al: addGiorni(giorno, 13) }], 'TI', regole)
    .flatMap(({ aliquote }) => aliquote)
    .filter((aliquota) => aliquota > 0).length;

/** Amounts that single rules of leave and of hours decide on a day. */
export const singoleDelPersonale: Readonly<Record<string, (giorno: string, regole: Regole) => unknown>> = {
  'contratto.congedo-parentale.mesi-elevati': congedoDiUnGiorno,
  'contratto.congedo-parentale.durata': congedoDiUnGiorno,
  'contratto.mof.ore-del-dsga': (giorno, regole) => regole.inVigore(oreDelDsga, giorno).valore.dalFondo,
  'contributi.retribuzione-virtuale': contributivoDiUnGiornoMalato,
  'contributi.tfr-assenze-escluse': congedoBiennaleDiUnGiorno,
  'contratto.tredicesima.mese-diviso': (giorno, regole) =>
    restoDiNovembre(giorno, regole).filter(({ codice }) => codice === 'TREDICESIMA').length,
  'contratto.assenza.giorni-di-permesso': permessoDiDueSettimane,
  'contratto.assenza.mese-diviso': (giorno, regole) =>
    restoDiNovembre(giorno, regole).map(({ calcolato }) => calcolato.importo),
  'contratto.tredicesima.paga-ridotta': (giorno, regole) => tredicesimaDiUnGiornoMalato(giorno, regole),
  'contratto.tredicesima.pagamento': (giorno, regole) => regole.inVigore(pagamentoTredicesima, giorno).valore.TD_31_8,
};
