import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { useTelefono } from './use-larghezza.ts';

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

/** A table without filters or pages; on a phone each row is a block, with its columns one under the other. */
export const TabellaLetta = <R,>(props: Props<R>) => {
  const { nome, righe, chiave, intestazione, vuoto, sotto, colonne } = props;
  if (useTelefono()) return <Blocchi {...props} />;
  return (
    <Table<R>
      variant="container"
      items={righe}
      trackBy={chiave}
      wrapLines
      ariaLabels={{ tableLabel: nome }}
      header={intestazione}
      empty={vuoto}
      {...(sotto ? { footer: sotto } : {})}
      columnDefinitions={colonne.map((colonna, posto): TableProps.ColumnDefinition<R> => ({
        ...colonna,
        isRowHeader: posto === 0,
      }))}
    />
  );
};

const Blocchi = <R,>({ nome, righe, chiave, intestazione, vuoto, sotto, colonne: [prima, ...altre] }: Props<R>) => (
  <Container header={intestazione} {...(sotto ? { footer: sotto } : {})}>
    {righe.length === 0 ? (
      vuoto
    ) : (
      <ul aria-label={nome} style={{ margin: 0, paddingInlineStart: 0, listStyle: 'none' }}>
        {righe.map((riga) => (
          <li key={chiave(riga)} style={{ paddingBlock: 12, borderBlockStart: '1px solid currentColor' }}>
            {prima?.cell(riga)}
            <Coppie riga={riga} colonne={altre} />
          </li>
        ))}
      </ul>
    )}
  </Container>
);

/** The columns of a row that have something in them, each under its name: two beside each other, one alone over the whole width. */
const Coppie = <R,>({ riga, colonne }: { readonly riga: R; readonly colonne: readonly ColonnaLetta<R>[] }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
      gap: 12,
      marginBlockStart: 8,
    }}
  >
    {colonne
      .map(({ id, header, cell }) => ({ id, header, contenuto: cell(riga) }))
      .filter(({ contenuto }) => contenuto !== null && contenuto !== '')
      .map(({ id, header, contenuto }) => (
        <div key={id}>
          <Box variant="awsui-key-label">{header}</Box>
          {contenuto}
        </div>
      ))}
  </div>
);
