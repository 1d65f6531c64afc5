import Box from '@cloudscape-design/components/box';
import type { ReactNode } from 'react';
import type { FonteElenco } from './fonti/fonte.ts';
import type { shownColumns } from './strumenti-elenco.tsx';
import { totaliDi } from './totali.ts';

/** The sums of the columns that are shown, of all the rows or of those of the page. */
export const totaliIn = <R extends object, O extends string>(
  { colonne, righe, totale, totaleEsatto, errore }: FonteElenco<R, O>,
  viste: ReturnType<typeof shownColumns>,
): ReactNode => {
  const mostrate = new Set(viste.filter(({ visible }) => visible).map(({ id }) => id));
  const sue = colonne.filter(({ id }) => mostrate.has(id));
  const totali = errore === null ? totaliDi(sue, righe, totaleEsatto && totale === righe.length) : null;
  return totali === null ? null : <Box fontWeight="bold">{totali}</Box>;
};
