import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import type { Sostitutiva } from '../../rules/irpef.ts';
import type { InVigore } from '../../rules/regola.ts';
import { figura, quotaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Accessory pay taxed by the 15 % substitute tax, what stays under ordinary tax, and the substitute tax. */
export interface RipartoSostitutiva {
  readonly base: Calcolato;
  readonly ordinario: Calcolato;
  readonly imposta: Calcolato;
}

/** What may still be taxed by the substitute tax: nothing over the highest income, else what is left of the cap. */
export const plafondSpettante = (
  redditoLavoroDipendente: Centesimi,
  plafondResiduo: Centesimi,
  { valore }: InVigore<Sostitutiva>,
): Centesimi => (redditoLavoroDipendente > valore.redditoMassimo ? 0 : Math.min(plafondResiduo, valore.limiteAnnuo));

/**
 * Splits taxable accessory pay between the substitute tax, up to what is left of its yearly cap, and the ordinary tax.
 * `lordo` is the same pay before contributions: the cap counts one or the other as the rule says.
 */
export const imponibileSostitutiva = (
  imponibile: Calcolato,
  lordo: Centesimi,
  plafond: Centesimi,
  regola: InVigore<Sostitutiva>,
): RipartoSostitutiva => {
  const { limiteAnnuo, limiteSu, aliquota } = regola.valore;
  const capienza =
    limiteSu === 'IMPONIBILE' || lordo <= plafond ? plafond : perDivisoArrotondato(imponibile.importo, plafond, lordo);
  const importo = Math.max(0, Math.min(imponibile.importo, capienza));
  const base = figura(importo, {
    testo: () =>
      `${formatEuro(importo)} di ${formatEuro(imponibile.importo)} entro il limite residuo di ${formatEuro(plafond)}`,
    formula: 'il minore tra imponibile e limite residuo',
    regola,
    da: [imponibile],
    ingressi: () => [
      { nome: 'limite residuo indicato', valore: formatEuro(plafond) },
      { nome: 'limite annuo', valore: formatEuro(limiteAnnuo) },
    ],
  });
  const resto = imponibile.importo - importo;
  return {
    base,
    ordinario: figura(resto, {
      testo: () =>
        `${formatEuro(imponibile.importo)} − ${formatEuro(importo)} = ${formatEuro(resto)} a tassazione ordinaria`,
      formula: 'imponibile − parte con imposta sostitutiva',
      da: [imponibile],
    }),
    imposta: quotaDi({ nome: 'imposta sostitutiva sul trattamento accessorio', base, aliquota, regola }),
  };
};
