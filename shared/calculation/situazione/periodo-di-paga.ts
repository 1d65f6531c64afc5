import { addGiorni, giorniTra } from '../../domain/tempo/date.ts';
import { meseDi, mesiTra, primoGiornoDelMese, ultimoGiornoDelMese } from '../../domain/tempo/mese.ts';
import type { Periodo } from './misure.ts';
import type { VoceSituazione } from './situazione.ts';

/** Part of the year a payment is for: months or days over those of the year. */
export interface ParteAnno {
  readonly parti: number;
  readonly su: number;
}

interface ConCompetenza {
  readonly competenza: Periodo;
}

/** The lines that pay work: a refund outside income, and a sum taken back, have no days of their own. */
export const delLavoro = <V extends Pick<VoceSituazione, 'trattamento' | 'recupero'>>(
  voci: readonly V[],
): readonly V[] => voci.filter(({ trattamento, recupero }) => trattamento !== 'ESENTE' && recupero === undefined);

/** The periods without what they have in common: those that overlap, or follow one another, are one. */
const uniti = (voci: readonly ConCompetenza[]): readonly Periodo[] => {
  const periodi: Periodo[] = [];
  for (const { dal, al } of voci
    .map(({ competenza }) => competenza)
    .toSorted((a, b) => (a.dal < b.dal ? -1 : Number(a.dal > b.dal)))) {
    const ultimo = periodi.at(-1);
    if (ultimo === undefined || dal > addGiorni(ultimo.al, 1)) periodi.push({ dal, al });
    else if (al > ultimo.al) periodi[periodi.length - 1] = { dal: ultimo.dal, al };
  }
  return periodi;
};

/** Calendar days covered by any of the periods, each counted once. */
export const giorniCoperti = (voci: readonly ConCompetenza[]): number =>
  uniti(voci).reduce((giorni, { dal, al }) => giorni + giorniTra(dal, al) + 1, 0);

/** Part of the year the lines are for, whatever the pieces they pay it in: twelfths when they cover whole months, else days over 365. */
export const parteDellAnno = (voci: readonly ConCompetenza[]): ParteAnno => {
  const periodi = uniti(voci);
  const mesi = mesiInteri(periodi);
  return mesi === null
    ? { parti: Math.min(giorniCoperti(voci), 365) || 365, su: 365 }
    : { parti: Math.min(mesi, 12), su: 12 };
};

/** Whole months covered; null when any month is covered in part. */
const mesiInteri = (periodi: readonly Periodo[]): number | null => {
  const coperti = new Set<string>();
  for (const { dal, al } of periodi) {
    if (dal !== primoGiornoDelMese(meseDi(dal)) || al !== ultimoGiornoDelMese(meseDi(al))) return null;
    for (const { anno, mese } of mesiTra(meseDi(dal), meseDi(al))) coperti.add(`${anno}-${mese}`);
  }
  return coperti.size === 0 ? null : coperti.size;
};
