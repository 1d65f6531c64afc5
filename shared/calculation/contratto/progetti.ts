import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, formatOre, type Centesimi } from '../../money/centesimi.ts';
import {
  tariffeProgetto,
  type BaseCompenso,
  type TariffaProgetto,
  type VoceProgetto,
} from '../../rules/contratto/progetti.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { ore } from './ingressi.ts';

/** A project fee and what it includes: LD goes into the payslip as it is, LS must first be unbundled. */
export interface CompensoProgetto {
  readonly base: BaseCompenso;
  readonly calcolato: Calcolato;
}

/** The rate of a programme. @throws CalcoloImpossibile for an unknown one. */
export const tariffaProgettoDi = (voce: string): RegolaDatata<TariffaProgetto> => {
  if (isVoceProgetto(voce)) return tariffeProgetto[voce];
  throw impossibile(
    'VOCE_NON_AMMESSA',
    `Progetto "${voce}" non riconosciuto. Valori ammessi: ${Object.keys(tariffeProgetto).join(', ')}.`,
    'progetto',
  );
};

/**
 * Fee of a project: hours × rate, or the amount of a yearly assignment. `tariffa` is what the assignment says; null = the one the programme fixes.
 * @throws CalcoloImpossibile when the programme gives a range and nothing was chosen, or what was chosen is outside it.
 */
export const compensoProgetto = (
  quante: number,
  tariffa: Centesimi | null,
  regola: InVigore<TariffaProgetto>,
): CompensoProgetto => {
  const { unita, base } = regola.valore;
  const scelta = tariffaAmmessa(tariffa, regola);
  if (unita === 'ANNO') {
    return {
      base,
      calcolato: figura(scelta, {
        testo: () => `${formatEuro(scelta)} — ${regola.descrizione}`,
        formula: "importo dell'incarico",
        regola,
      }),
    };
  }
  const numero = ore(quante, 'ore');
  const importo = perDivisoArrotondato(scelta, numero, 100);
  return {
    base,
    calcolato: figura(importo, {
      testo: () => `${formatOre(numero)} ore × ${formatEuro(scelta)} = ${formatEuro(importo)} — ${regola.descrizione}`,
      formula: 'ore × tariffa',
      regola,
      base: scelta,
    }),
  };
};

const tariffaAmmessa = (
  tariffa: Centesimi | null,
  { valore: { minimo, massimo }, descrizione }: InVigore<TariffaProgetto>,
): Centesimi => {
  if (tariffa === null && minimo !== massimo) {
    throw impossibile(
      'DATO_MANCANTE',
      `${descrizione}: indica l'importo dell'incarico, tra ${formatEuro(minimo)} e ${formatEuro(massimo)}.`,
      'tariffa',
    );
  }
  const scelta = tariffa ?? minimo;
  if (Number.isSafeInteger(scelta) && scelta >= minimo && scelta <= massimo) return scelta;
  const ammesso = minimo === massimo ? formatEuro(minimo) : `da ${formatEuro(minimo)} a ${formatEuro(massimo)}`;
  throw impossibile(
    'IMPORTO_FUORI_LIMITI',
    `${descrizione}: importo ammesso ${ammesso}. Correggi l'importo.`,
    'tariffa',
  );
};

const isVoceProgetto = (voce: string): voce is VoceProgetto => Object.hasOwn(tariffeProgetto, voce);
