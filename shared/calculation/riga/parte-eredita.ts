import { quota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro } from '../../money/centesimi.ts';
import type { ParteEredita, PercettoreDipendente } from '../situazione/percettore.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import type { PartePagata } from './voci-lorde.ts';

/** The part of an amount as entered that is owed to the payee: to an heir their share of it, to everybody else all. */
export const parteDovuta = (percettore: PercettoreDipendente): PartePagata => {
  const { parte } = percettore.tipo === 'EREDE' ? percettore : {};
  return parte === undefined ? (importo) => importo : (importo) => dellErede(importo, parte);
};

/** The stretch of an amount between two shares of it, each to the cent half up: the stretches of all the heirs make the amount. */
const dellErede = (intero: Calcolato, { da, a }: ParteEredita): Calcolato => {
  const importo = quota(intero.importo, a) - quota(intero.importo, da);
  return figura(importo, {
    testo: () =>
      `${formatAliquota(a - da)} di ${formatEuro(intero.importo)} = ${formatEuro(importo)} — quota di eredità`,
    formula: 'dovuto a chi è deceduto × quota di eredità',
    ingressi: () => [
      { nome: 'dovuto a chi è deceduto', valore: formatEuro(intero.importo) },
      { nome: 'quota di eredità', valore: formatAliquota(a - da) },
    ],
    da: [intero],
    base: intero.importo,
    aliquota: a - da,
  });
};
