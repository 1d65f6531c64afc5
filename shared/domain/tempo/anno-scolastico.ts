import { partiDi, type Giorno } from './date.ts';
import type { Periodo } from './periodo.ts';

/** A school year as the lists carry it: `numAnno` is the year it starts in. */
export interface AnnoScolastico {
  readonly numAnno: number;
  readonly desAnno: string;
}

/** The entry of the filters that means no filter. */
export const TUTTI_GLI_ANNI: AnnoScolastico = { numAnno: -1, desAnno: 'Tutti gli anni' };

/** 2025 → '2025/26', 1999 → '1999/00'. */
export const nomeAnnoScolastico = (numAnno: number): string =>
  `${numAnno}/${String((numAnno + 1) % 100).padStart(2, '0')}`;

const annoScolastico = (numAnno: number): AnnoScolastico => ({ numAnno, desAnno: nomeAnnoScolastico(numAnno) });

/** The school year a day belongs to: from 1 September to 31 August (art. 74 D.Lgs. 297/1994). */
export const annoScolasticoDi = (giorno: Giorno): AnnoScolastico => {
  const { anno, mese } = partiDi(giorno);
  return annoScolastico(mese >= 9 ? anno : anno - 1);
};

export const periodoAnnoScolastico = (numAnno: number): Periodo & { readonly al: Giorno } => ({
  dal: `${numAnno}-09-01`,
  al: `${numAnno + 1}-08-31`,
});

/** '2025/26', '2025/2026' or '2025-26' → 2025; null when the second year does not follow the first. */
export const parseAnnoScolastico = (testo: string): number | null => {
  const parti = /^(\d{4})[/-](\d{2}|\d{4})$/.exec(testo.trim());
  if (parti?.[1] === undefined || parti[2] === undefined) return null;
  const numAnno = Number(parti[1]);
  const seguente = String(numAnno + 1);
  return seguente.endsWith(parti[2]) ? numAnno : null;
};

/** School years from the latest to the earliest, for a list of choices. */
export const anniScolasticiTra = (primo: number, ultimo: number): readonly AnnoScolastico[] =>
  Array.from({ length: Math.max(0, ultimo - primo + 1) }, (_, passo) => annoScolastico(ultimo - passo));
