import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { oreDelDsga } from '#shared/rules/contratto/ore-aggiuntive.ts';
import type { Regole } from '#shared/rules/regole.ts';

/** A year of parental leave of a mother and of a father from a day, whose compulsory leave has just ended. */
const congedoDiUnAnno = (giorno: string, regole: Regole): unknown =>
  (['MADRE', 'PADRE', 'SOLO'] as const).map((genitore) =>
    assenzeValutate(
      [
        {
          tipo: 'CONGEDO_PARENTALE',
          dal: giorno,
          al: addGiorni(giorno, 364),
          congedo: {
            nascita: addGiorni(giorno, -60),
            fineCongedo: addGiorni(giorno, 1),
            genitore,
            giorniAltro: 0,
            giorniAltroElevati: 0,
            interiAltro: false,
            redditoSottoSoglia: false,
          },
        },
      ],
      'TI',
      regole,
    ).map(({ aliquote }) => aliquote),
  );

/** Amounts that single rules of leave and of hours decide on a day. */
export const singoleDelPersonale: Readonly<Record<string, (giorno: string, regole: Regole) => unknown>> = {
  'contratto.congedo-parentale.mesi-elevati': congedoDiUnAnno,
  'contratto.congedo-parentale.durata': congedoDiUnAnno,
  'contratto.mof.ore-del-dsga': (giorno, regole) => regole.inVigore(oreDelDsga, giorno).valore.dalFondo,
};
