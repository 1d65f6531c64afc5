import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import {
  formatEuro,
  formatOre,
  type Centesimi,
  type CentesimiDiOra,
  type PartiPerMilione,
} from '../../money/centesimi.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import type { InVigore } from '../../rules/regola.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, quotaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { importoNonNegativo, ore, quantita } from './ingressi.ts';

const MESI = 12;

const dodicesimo = (annuo: InVigore<Centesimi>): Calcolato => {
  const importo = perDivisoArrotondato(annuo.valore, 1, MESI);
  return figura(importo, {
    testo: () => `${formatEuro(annuo.valore)} ÷ 12 = ${formatEuro(importo)} — ${annuo.descrizione}`,
    formula: 'importo annuo ÷ 12',
    regola: annuo,
  });
};

/** Monthly tabellare: a twelfth of the annual, to the cent half up. */
export const stipendioTabellareMensile = (tabellare: InVigore<Centesimi>): Calcolato => dodicesimo(tabellare);

/** Monthly part of the DSGA's direction allowance: a twelfth of the annual fixed part, to the cent half up. */
export const indennitaDirezioneMensile = (indennita: InVigore<Centesimi>): Calcolato => dodicesimo(indennita);

/** Monthly RPD or CIA, as the contract prints it. */
export const accessorioFissoMensile = (accessorio: InVigore<Centesimi>): Calcolato =>
  figura(accessorio.valore, {
    testo: () => `${formatEuro(accessorio.valore)} al mese — ${accessorio.descrizione}`,
    formula: 'importo mensile del contratto',
    regola: accessorio,
  });

/** Annual tabellare and fixed accessory together: twelve months of both, as the published totals give them. */
export const retribuzioneAnnua = (tabellare: InVigore<Centesimi>, accessorio: InVigore<Centesimi>): Calcolato => {
  const importo = tabellare.valore + accessorio.valore * MESI;
  return figura(importo, {
    testo: () =>
      `${formatEuro(tabellare.valore)} + ${formatEuro(accessorio.valore)} × 12 = ${formatEuro(importo)} — ${tabellare.descrizione}`,
    formula: 'tabellare annuo + accessorio fisso mensile × 12',
    regola: tabellare,
    da: [accessorioFissoMensile(accessorio)],
  });
};

/** Whether RPD, CIA and direction allowance are due: by contract, or because a judgment says so. */
export const isAccessorioFissoDovuto = (
  contratto: TipoContratto,
  sentenza: string | null,
  spettante: InVigore<Readonly<Record<TipoContratto, boolean>>>,
): boolean => sentenza !== null || spettante.valore[contratto];

/** Vacancy allowance of the month: a share of the monthly tabellare, to the cent half up. */
export const indennitaVacanzaContrattuale = (stipendio: Calcolato, vacanza: InVigore<PartiPerMilione>): Calcolato =>
  quotaDi({ nome: vacanza.descrizione, base: stipendio, aliquota: vacanza.valore, regola: vacanza });

/** Time worked of a month: weekly hours of the contract over those of a full post, thirtieths of the month. */
export interface TempoLavorato {
  readonly oreSettimanali: CentesimiDiOra;
  readonly orePiene: CentesimiDiOra;
  readonly trentesimi: number;
}

/**
 * Pay of a month for the hours and days worked: monthly × hours ÷ full hours × days ÷ 30, rounded once, half up.
 * @throws CalcoloImpossibile when hours are negative or more than the full post, or days more than the month of pay.
 */
export const retribuzionePerOre = (
  mensile: Calcolato,
  tempo: TempoLavorato,
  mese: InVigore<{ readonly giorni: number }>,
): Calcolato => {
  const { lavorate, piene } = oreValide(tempo);
  const giorniMese = mese.valore.giorni;
  const giorni = quantita(tempo.trentesimi, 'trentesimi', giorniMese);
  const importo = perDivisoArrotondato(
    importoNonNegativo(mensile.importo, 'retribuzione mensile'),
    lavorate * giorni,
    piene * giorniMese,
  );
  return figura(importo, {
    testo: () =>
      `${formatEuro(mensile.importo)} × ${formatOre(lavorate)}/${formatOre(piene)} ore × ${giorni}/${giorniMese} giorni = ${formatEuro(importo)}`,
    formula: `mensile × ore ÷ ore intere × giorni ÷ ${giorniMese}`,
    regola: mese,
    da: [mensile],
    ingressi: () => [
      { nome: 'ore settimanali', valore: formatOre(lavorate) },
      { nome: "ore dell'orario intero", valore: formatOre(piene) },
      { nome: 'giorni pagati', valore: String(giorni) },
    ],
  });
};

const oreValide = ({
  oreSettimanali,
  orePiene,
}: TempoLavorato): { readonly lavorate: CentesimiDiOra; readonly piene: CentesimiDiOra } => {
  const piene = ore(orePiene, "ore dell'orario intero", 1);
  const lavorate = ore(oreSettimanali, 'ore settimanali');
  if (lavorate <= piene) return { lavorate, piene };
  const misura = `Ore settimanali (${formatOre(lavorate)}) oltre l'orario intero (${formatOre(piene)})`;
  throw impossibile(
    'ORE_FUORI_LIMITI',
    `${misura}: correggi il servizio; le ore in più si pagano come ore eccedenti.`,
    'oreSettimanali',
  );
};
