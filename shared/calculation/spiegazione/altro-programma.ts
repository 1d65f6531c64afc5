import { formatEuro, type Centesimi } from '../../money/centesimi.ts';

/** What of a sum of the year was paid with another program before the school began with this one, in words; nothing when nothing was. */
export const diCuiAltroProgramma = (importo: Centesimi | undefined): string =>
  importo === undefined || importo === 0 ? '' : `, di cui ${formatEuro(importo)} con altro programma`;
