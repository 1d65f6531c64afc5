import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { formatGiorno, giorniTra, type Giorno } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatAliquota, formatEuro, UNO, type Centesimi, type PartiPerMilione } from '#shared/money/centesimi.ts';
import { sanzioneCivile, tassoUfficiale } from '#shared/rules/adempimenti/sanzioni-civili.ts';
import { ifInForceOn, inForceOn } from '#shared/rules/regola.ts';
import type { DaRavvedere } from './ravvedimento.ts';

/** The finding that tells of contributions paid late. */
export const CONTRIBUTI_IN_RITARDO = 'f24.contributi-in-ritardo';

/** Days of the year by which the penalty is divided. */
const GIORNI_DELL_ANNO = 365;

/** Estimate of the penalty of contributions paid late. */
export interface StimaSanzione {
  readonly giorni: number;
  /** The reference rate of the day of payment, and the day it is in force from. */
  readonly tasso: { readonly valore: PartiPerMilione; readonly dal: Giorno };
  /** As the body charges it when it asks first. */
  readonly chiesta: Centesimi;
  /** As it charges whoever pays by themselves in time; null after the term, and where the law has none. */
  readonly spontanea: Centesimi | null;
}

/**
 * Returns the penalty that contributions due on a day and paid on another may be charged, each figure rounded to the cent once;
 * null for a day of payment before the first reference rate that is known. The body computes it and asks for it: this is an estimate.
 */
export const stimaSanzione = (contributi: Centesimi, scadenza: Giorno, dataPagamento: Giorno): StimaSanzione | null => {
  const tasso = ifInForceOn(tassoUfficiale, dataPagamento);
  if (tasso === null) return null;
  const { maggiorazione, tetto, spontaneaEntro } = inForceOn(sanzioneCivile, scadenza).valore;
  const giorni = giorniTra(scadenza, dataPagamento);
  const massima = perDivisoArrotondato(contributi, tetto, UNO);
  const al = (aliquota: PartiPerMilione): Centesimi =>
    Math.min(massima, perDivisoArrotondato(contributi, aliquota * giorni, UNO * GIORNI_DELL_ANNO));
  return {
    giorni,
    tasso: { valore: tasso.valore, dal: tasso.dal },
    chiesta: al(tasso.valore + maggiorazione),
    spontanea: spontaneaEntro !== null && giorni <= spontaneaEntro.giorni ? al(tasso.valore) : null,
  };
};

const inParole = ({ chiesta, spontanea, tasso }: StimaSanzione): string => {
  const [anno, dal] = [formatAliquota(tasso.valore), formatGiorno(tasso.dal)];
  const misura = `tasso di riferimento del ${anno} dal ${dal}`;
  return spontanea === null
    ? `sanzione civile stimata in ${formatEuro(chiesta)} (${misura}, con la maggiorazione)`
    : `sanzione civile stimata in ${formatEuro(spontanea)} versando tutto prima che l’ente la chieda (${misura}), ${formatEuro(chiesta)} se la chiede prima`;
};

/** Returns what is told of each row of contributions paid late: the amount due, the days and the estimate. No row of the form pays it. */
export const contributiInRitardo = (
  righe: readonly Pick<DaRavvedere, 'codice' | 'ente' | 'riferimentoA' | 'debito'>[],
  { scadenza, dataPagamento }: { readonly scadenza: Giorno; readonly dataPagamento: Giorno },
): Rilievo[] =>
  righe.map(({ codice, debito }) => {
    const stima = stimaSanzione(debito, scadenza, dataPagamento);
    const giorni = giorniTra(scadenza, dataPagamento);
    return {
      codice: CONTRIBUTI_IN_RITARDO,
      gravita: 'AVVISO',
      regola: 'Dei contributi versati in ritardo l’ente calcola una sanzione civile e la chiede.',
      persona: null,
      campo: codice,
      atteso: `un pagamento entro il ${formatGiorno(scadenza)}`,
      trovato: `${formatEuro(debito)} dovuti, ${giorni === 1 ? 'un giorno' : `${giorni} giorni`} di ritardo: ${
        stima === null ? 'del tasso di quel giorno nessuna tabella dice niente' : inParole(stima)
      }`,
      rimedio:
        'Versare i contributi come sono: la sanzione entra in un F24 quando l’ente la chiede, con il codice che indica. Confrontare il tasso con l’ultima circolare.',
    };
  });
