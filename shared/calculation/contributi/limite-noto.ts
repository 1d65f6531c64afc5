import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import type { InVigore } from '../../rules/regola.ts';
import { impossibile } from '../spiegazione/anomalia.ts';

/**
 * A limit that the law prints anew each year is known until its last day; after it, only what stays under it can be computed.
 * @param oltre whether the amount passes the last known limit, in cents
 * @throws CalcoloImpossibile VALORE_DA_AGGIORNARE when it does: the payslip waits for the new value
 */
export const checkLimiteNoto = (
  { id, descrizione, valeFinoA }: InVigore<unknown>,
  limite: Centesimi,
  giorno: string,
  oltre: boolean,
): void => {
  if (!oltre || valeFinoA === undefined || giorno <= valeFinoA) return;
  throw impossibile(
    'VALORE_DA_AGGIORNARE',
    `"${descrizione}" del ${giorno.slice(0, 4)} non è ancora pubblicato e l'imponibile supera l'ultimo valore noto, ${formatEuro(limite)}: la persona resta in sospeso finché esce il nuovo e lo si indica in Tabelle, Valori annunciati.`,
    id,
  );
};
