import type { AnnoConguagliato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';

/** A payment of a tax year as a settlement of that year looks at it. */
export interface PagatoNellAnno {
  readonly il: Giorno;
  /** The income taxed by brackets; zero of a settlement run. */
  readonly imponibile: Centesimi;
  /** True of a payment that settled the year. */
  readonly conguaglia: boolean;
  /** The year it came to; absent of one that does not settle, and of those stored before it was kept. */
  readonly conguagliato?: AnnoConguagliato | undefined;
}

/** True of a settled year that knew of some income paid by this school. */
export const isSaputo = ({ imponibile, imponibileDiAltri }: AnnoConguagliato, pagato: Centesimi): boolean =>
  pagato <= imponibile - imponibileDiAltri;

/** True where the last settlement of a year knew of all that was paid in it: nothing was paid after it, nor found late and dated before it. */
export const isTuttoConguagliato = (pagati: readonly PagatoNellAnno[]): boolean => {
  const ultimo = pagati
    .filter(({ conguaglia }) => conguaglia)
    .toSorted(inOrdine)
    .at(-1);
  if (ultimo === undefined) return false;
  const dopo = pagati.some(({ il, imponibile }) => il > ultimo.il && imponibile > 0);
  if (dopo || ultimo.conguagliato === undefined) return !dopo;
  return isSaputo(ultimo.conguagliato, somma(pagati.map(({ imponibile }) => imponibile)));
};

/** By day; of two of a day the one that knew of more income is the later. */
const inOrdine = (a: PagatoNellAnno, b: PagatoNellAnno): number => {
  if (a.il !== b.il) return a.il < b.il ? -1 : 1;
  return (a.conguagliato?.imponibile ?? 0) - (b.conguagliato?.imponibile ?? 0);
};
