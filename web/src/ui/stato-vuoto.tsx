import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

/** In place of data that is not there: what is missing, why or what to do, and the action that puts it there. */
export const StatoVuoto = ({
  titolo,
  testo,
  azione,
}: {
  readonly titolo: string;
  readonly testo?: string | undefined;
  readonly azione?: ReactNode;
}) => (
  <Box margin={{ vertical: 'xs' }} textAlign="center" color="inherit">
    <SpaceBetween size="m">
      <div>
        <b>{titolo}</b>
        {testo && (
          <Box variant="p" color="inherit">
            {testo}
          </Box>
        )}
      </div>
      {azione}
    </SpaceBetween>
  </Box>
);
