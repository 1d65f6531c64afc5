import type { ReactNode } from 'react';
import { Tabella, type ColonnaTabella } from '../tabella/tabella-o-schede.tsx';

/** A column of a table that is only read. */
export interface ColonnaLetta<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (riga: R) => ReactNode;
  readonly width?: number;
  readonly minWidth?: number;
}

interface Props<R> {
  readonly nome: string;
  readonly righe: readonly R[];
  readonly chiave: (riga: R) => string;
  readonly intestazione: ReactNode;
  readonly vuoto?: ReactNode;
  /** Goes under the rows. */
  readonly sotto?: ReactNode;
  /** The first one names the row. */
  readonly colonne: readonly ColonnaLetta<R>[];
}

/** A table without filters or pages. */
export const TabellaLetta = <R,>({ nome, righe, chiave, intestazione, vuoto, sotto, colonne }: Props<R>) => (
  <Tabella<R>
    variant="container"
    items={righe}
    trackBy={chiave}
    wrapLines
    ariaLabels={{ tableLabel: nome }}
    header={intestazione}
    empty={vuoto}
    {...(sotto ? { footer: sotto } : {})}
    columnDefinitions={colonne.map((colonna, posto): ColonnaTabella<R> => ({ ...colonna, isRowHeader: posto === 0 }))}
  />
);
