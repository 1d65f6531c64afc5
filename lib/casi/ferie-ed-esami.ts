import {
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieSpettanti,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import {
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { funzioniMaturita, sostitutoPresidente, trasfertaMaturita } from '#shared/rules/contratto/esami.ts';
import { arrotondamentoFerie, ferieMaturate, sospensioneLezioni } from '#shared/rules/contratto/ferie.ts';
import { daCentesimi, inUnita } from './caso.ts';
import { conParametri, parametro, type Argomento, type Prova } from './parametri.ts';

const ferie: Argomento = (originale) => {
  const { ingressi } = originale;
  const perMese = ingressi.ha('monthly_coeff');
  const annui = perMese ? 32 : ingressi.numero('annual_days');
  const regola = ferieMaturate[annui >= 32 ? 'OLTRE_TRE_ANNI' : 'PRIMI_TRE_ANNI'];
  const prova = conParametri(
    originale,
    parametro(originale, perMese ? 'monthly_coeff' : 'annual_days', regola, ({ numero }) => ({
      millesimiDiGiorno: inUnita(numero(perMese ? 'monthly_coeff' : 'annual_days'), 1000),
      giorniBase: numero('base'),
    })),
  );
  const spettanti = giorniFerieSpettanti(ingressi.numero('days_service'), prova.regole.inVigore(regola, prova.giorno));
  const daPagare = giorniFerieDaPagare(
    {
      spettanti,
      fruiti: inUnita(ingressi.numeroOppure('days_taken', 0), 100),
      giorniSospensione: ingressi.numeroOppure('suspension_days', 0),
      invitatoAFruirne: true,
    },
    prova.regole.inVigore(sospensioneLezioni, prova.giorno),
  );
  return {
    days: daCentesimi(spettanti),
    rounded: daCentesimi(giorniFerieConcessi(spettanti, prova.regole.seInVigore(arrotondamentoFerie, prova.giorno))),
    to_pay: daCentesimi(daPagare),
  };
};

const ruoloDi = ({ ingressi }: Prova): string => ingressi.testo('role').toUpperCase();

const maturita: Argomento = (prova) => {
  const { ingressi, giorno, regole } = prova;
  const funzione = compensoMaturita(
    ruoloDi(prova),
    ingressi.numeroOppure('classi', 1),
    regole.inVigore(funzioniMaturita, giorno),
  ).importo;
  const trasferta = ingressi.ha('trasferta_minuti')
    ? quotaTrasferta(ingressi.numero('trasferta_minuti'), regole.inVigore(trasfertaMaturita, giorno)).importo
    : 0;
  return {
    funzione: daCentesimi(funzione),
    trasferta: daCentesimi(trasferta),
    totale: daCentesimi(funzione + trasferta),
  };
};

const trasferta: Argomento = ({ ingressi, giorno, regole }) => ({
  quota: daCentesimi(quotaTrasferta(ingressi.numero('minuti'), regole.inVigore(trasfertaMaturita, giorno)).importo),
});

const sostituto: Argomento = (originale) => {
  const prova = conParametri(
    originale,
    parametro(originale, 'plus', sostitutoPresidente, ({ numero }) => inUnita(numero('plus'), 100)),
  );
  const { ingressi, giorno, regole } = prova;
  const base = ingressi.ha('base')
    ? dato('compenso', ingressi.importo('base'))
    : compensoMaturita(ruoloDi(prova), ingressi.numeroOppure('classi', 1), regole.inVigore(funzioniMaturita, giorno));
  return {
    maggiorazione: daCentesimi(
      maggiorazioneSostitutoPresidente(base, regole.inVigore(sostitutoPresidente, giorno)).importo,
    ),
  };
};

export const argomentiFerieEdEsami: Readonly<Record<string, Argomento>> = {
  ferie_spettanti: ferie,
  maturita_compensi: maturita,
  maturita_trasferta: trasferta,
  maturita_sostituto_presidente: sostituto,
};
