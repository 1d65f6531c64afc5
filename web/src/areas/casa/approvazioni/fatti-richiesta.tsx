import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FattiApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

/** The facts of a request: before and after, whom it pays with how much, the totals. */
export const FattiRichiesta = ({ fatti: { cambi, persone, totali, altri } }: { readonly fatti: FattiApprovazione }) => (
  <SpaceBetween size="s">
    {totali.map(({ cosa, importo }) => (
      <Box key={cosa}>
        {cosa}: <b>{formatEuro(importo)}</b>
      </Box>
    ))}
    {cambi.length > 0 && (
      <Tabella<FattiApprovazione['cambi'][number]>
        variant="embedded"
        wrapLines
        items={cambi}
        ariaLabels={{ tableLabel: 'Che cosa cambia' }}
        columnDefinitions={[
          { id: 'chi', header: 'Di chi', cell: ({ chi }) => chi, isRowHeader: true },
          { id: 'cosa', header: 'Che cosa', cell: ({ cosa }) => cosa },
          { id: 'prima', header: 'Prima', cell: ({ prima }) => prima || 'niente' },
          { id: 'dopo', header: 'Dopo', cell: ({ dopo }) => dopo || 'niente' },
        ]}
      />
    )}
    {persone.length > 0 && (
      <Tabella<FattiApprovazione['persone'][number]>
        variant="embedded"
        wrapLines
        items={persone}
        ariaLabels={{ tableLabel: 'Chi è pagato' }}
        columnDefinitions={[
          { id: 'chi', header: 'Chi', cell: ({ chi }) => chi, isRowHeader: true },
          { id: 'importo', header: 'Netto', cell: ({ importo }) => formatEuro(importo) },
          { id: 'nota', header: 'Di nuovo', cell: ({ nota }) => nota },
        ]}
      />
    )}
    {altri > 0 && <Box>E altri {altri}, che qui non si elencano.</Box>}
  </SpaceBetween>
);
