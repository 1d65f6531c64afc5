import { quota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import { esoneroIvs, esoneroMadri } from '../../rules/esoneri.ts';
import type { Regole } from '../../rules/regole.ts';
import { etaCompiuta } from '../imposte/detrazioni-famiglia.ts';
import type { EsoneroMadre } from '../situazione/fiscale.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Relief of the employee's share: the points of the month and the amount they give. */
export interface Esonero {
  readonly punti: PartiPerMilione;
  readonly base: Centesimi;
  readonly esonero: Calcolato;
}

/** Pensionable pay of one month: what is relieved, and whether it is the 13th month (or an accrual of it). */
export interface RetribuzioneMese {
  /** Pay of the whole month without the 13th: it decides the threshold. */
  readonly retribuzioneMese: Centesimi;
  /** Pay the relief is computed on. */
  readonly base: Centesimi;
  readonly tredicesima: boolean;
}

/** Relief on the IVS share by the month the pay is for. Over the highest threshold there is none. */
export const esoneroContributivo = (
  { retribuzioneMese, base, tredicesima }: RetribuzioneMese,
  giornoCompetenza: string,
  regole: Regole,
): Esonero => {
  const regola = regole.inVigore(esoneroIvs, giornoCompetenza);
  const soglia = regola.valore.find(({ fino }) => retribuzioneMese <= fino);
  const punti = (tredicesima ? soglia?.puntiTredicesima : soglia?.punti) ?? 0;
  const importo = quota(base, punti);
  return {
    punti,
    base,
    esonero: figura(importo, {
      testo: () =>
        `${formatAliquota(punti)} di ${formatEuro(base)} = ${formatEuro(importo)} — esonero sulla quota IVS${tredicesima ? ', tredicesima' : ''}`,
      formula: 'retribuzione × punti di esonero',
      regola,
      base,
      aliquota: punti,
      ingressi: () => [
        { nome: 'retribuzione del mese', valore: formatEuro(retribuzioneMese) },
        { nome: 'competenza', valore: giornoCompetenza.slice(0, 7) },
      ],
    }),
  };
};

/** Relief of a working mother: her whole share up to what is left of the month's cap, if children and ages qualify on the day. */
export const esoneroLavoratriceMadre = (
  contributo: Calcolato,
  dati: EsoneroMadre,
  giornoCompetenza: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(esoneroMadri, giornoCompetenza);
  const eta = etaCompiuta(dati.nascitaFiglioMinore, giornoCompetenza);
  const spetta = regola.valore.requisiti.some(
    ({ figli, etaFiglioMinore }) => dati.figli >= figli && eta < etaFiglioMinore,
  );
  const residuo = Math.max(0, regola.valore.massimoMensile - dati.giaFruitoNelMese);
  const importo = spetta ? Math.min(contributo.importo, residuo) : 0;
  return figura(importo, {
    testo: () => `esonero madri: ${formatEuro(importo)} entro il residuo mensile di ${formatEuro(residuo)}`,
    formula: 'il minore tra contributo e massimo mensile residuo',
    regola,
    da: [contributo],
    ingressi: () => [
      { nome: 'figli', valore: String(dati.figli) },
      { nome: 'età del figlio minore', valore: String(eta) },
    ],
  });
};
