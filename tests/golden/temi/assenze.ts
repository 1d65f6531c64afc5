import * as z from 'zod';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  tipoAssenzaDi,
  trattamentoAssenza,
  trattenutaBrunetta,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import { giorniFerieSpettanti, maturazioneFerie } from '#shared/calculation/contratto/assenze/ferie.ts';
import { accessorioFissoDi } from '#shared/calculation/contratto/inquadramento.ts';
import { accessorioFissoMensile } from '#shared/calculation/contratto/stipendio.ts';
import { genitoriCongedo } from '#shared/domain/persona/assenze.ts';
import { tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Figure, Ingressi, Temi } from './tema.ts';

/** Parent who takes a leave in a case, and the days of the other parent. */
const AltroGenitore = z.object({
  genitore: z.enum(genitoriCongedo).default('MADRE'),
  giorniAltro: z.int().default(0),
  giorniAltroElevati: z.int().default(0),
});

/** The effect of a kind of absence: how it changes the pay of a contract on a day. */
const effettoDi = (codice: string, { testo }: Ingressi, regole: Regole): Figure => {
  const tipo = tipoAssenzaDi(codice);
  const effetto = regole.inVigore(tipo.effetto, testo('giorno'));
  const contratto = tipiContratto.find((uno) => uno === testo('contratto')) ?? 'TI';
  const { fasce, limite } = trattamentoAssenza(tipo, contratto, effetto);
  const { giorniSenzaAccessorioFisso, comporto, riduce } = effetto.valore;
  return {
    paga: fasce[0].aliquota,
    giorniAnnoScolastico: limite?.quanti ?? 0,
    giorniSenzaAccessorioFisso,
    comporto: Number(comporto),
    riduceTredicesima: Number(riduce.tredicesima),
    riduceFerie: Number(riduce.ferie),
    riduceDetrazioni: Number(riduce.detrazioni),
  };
};

/** What an absence leaves of the pay, and the holidays that a service gives. */
export const assenze = (regole: Regole): Temi => ({
  permesso_personale: (ingressi) => effettoDi('PERMESSO_PERSONALE', ingressi, regole),
  assenza: (ingressi) => effettoDi(ingressi.testo('tipo'), ingressi, regole),
  ferie: ({ numero, testo }) => ({
    giorni: giorniFerieSpettanti(
      numero('servizio'),
      regole.inVigore(maturazioneFerie(numero('anni')), testo('giorno')),
    ),
  }),
  congedo_parentale: ({ testo, intero }) => {
    const dal = testo('dal');
    const [assenza] = assenzeValutate(
      [
        {
          tipo: 'CONGEDO_PARENTALE',
          dal,
          al: testo('al'),
          congedo: {
            nascita: testo('nascita'),
            fineCongedo: testo('fineCongedo'),
            ...AltroGenitore.parse(intero),
            interiAltro: false,
            redditoSottoSoglia: false,
          },
        },
      ],
      'TI',
      regole,
    );
    const giorni = (centesimi: number) =>
      assenza?.aliquote.filter((aliquota) => aliquota === centesimi * 10_000).length ?? 0;
    return { interi: giorni(100), ottanta: giorni(80), trenta: giorni(30) };
  },
  trattenuta_malattia: ({ numero, testo }) => ({
    trattenuta: trattenutaBrunetta(
      accessorioFissoMensile(regole.inVigore(accessorioFissoDi(testo('profilo'), testo('fascia')), testo('giorno'))),
      numero('giorni'),
      regole.inVigore(meseRetributivo, testo('giorno')),
    ).importo,
  }),
});
