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

/** The 13th of a short substitute for a day of illness, which is paid by half. */
const tredicesimaDiUnGiornoMalato = (giorno: string, regole: Regole): unknown =>
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
  ).competenze.find(({ codice }) => codice === 'TREDICESIMA')?.calcolato.importo;

/** Amounts that single rules of leave and of hours decide on a day. */
export const singoleDelPersonale: Readonly<Record<string, (giorno: string, regole: Regole) => unknown>> = {
  'contratto.congedo-parentale.mesi-elevati': congedoDiUnGiorno,
  'contratto.congedo-parentale.durata': congedoDiUnGiorno,
  'contratto.mof.ore-del-dsga': (giorno, regole) => regole.inVigore(oreDelDsga, giorno).valore.dalFondo,
  'contratto.tredicesima.paga-ridotta': (giorno, regole) => tredicesimaDiUnGiornoMalato(giorno, regole),
  'contratto.tredicesima.pagamento': (giorno, regole) => regole.inVigore(pagamentoTredicesima, giorno).valore.TD_31_8,
};
