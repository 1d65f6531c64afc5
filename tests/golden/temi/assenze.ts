import {
  tipoAssenzaDi,
  trattamentoAssenza,
  trattenutaBrunetta,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import { giorniFerieSpettanti, maturazioneFerie } from '#shared/calculation/contratto/assenze/ferie.ts';
import { accessorioFissoDi } from '#shared/calculation/contratto/inquadramento.ts';
import { accessorioFissoMensile } from '#shared/calculation/contratto/stipendio.ts';
import { tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Temi } from './tema.ts';

/** What an absence leaves of the pay, and the holidays that a service gives. */
export const assenze = (regole: Regole): Temi => ({
  permesso_personale: ({ testo }) => {
    const tipo = tipoAssenzaDi('PERMESSO_PERSONALE');
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
  },
  ferie: ({ numero, testo }) => ({
    giorni: giorniFerieSpettanti(
      numero('servizio'),
      regole.inVigore(maturazioneFerie(numero('anni')), testo('giorno')),
    ),
  }),
  trattenuta_malattia: ({ numero, testo }) => ({
    trattenuta: trattenutaBrunetta(
      accessorioFissoMensile(regole.inVigore(accessorioFissoDi(testo('profilo'), testo('fascia')), testo('giorno'))),
      numero('giorni'),
      regole.inVigore(meseRetributivo, testo('giorno')),
    ).importo,
  }),
});
