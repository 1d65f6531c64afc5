import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import type { RigaCalcolata } from '../riga/righe.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** The rest of a tax or of a bonus of the days: never below zero, because what was too much is given back by the settlement. */
export const menoApplicato = (nome: string, dovuto: Calcolato, applicato: Centesimi): Calcolato => {
  const importo = Math.max(0, dovuto.importo - applicato);
  return figura(importo, {
    testo: () =>
      `${nome} degli stessi giorni ${formatEuro(dovuto.importo)} − ${formatEuro(applicato)} già applicati da altri cedolini = ${formatEuro(importo)}`,
    formula: 'importo degli stessi giorni − già applicato, mai sotto zero',
    da: [dovuto],
    base: dovuto.base,
  });
};

/** The part of a tax that is not of the payment that bears it: over the brackets that the payment would have by itself. */
export const degliAltriCedolini = (
  daTrattenere: Calcolato,
  lordaDaSolo: Calcolato,
): Pick<RigaCalcolata, 'degliAltriCedolini'> => {
  const altrui = daTrattenere.importo - lordaDaSolo.importo;
  return altrui > 0 ? { degliAltriCedolini: altrui } : {};
};
