import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

/** The window of every step: what is asked, and the one thing to do next. */
export const FinestraElenco = ({
  onChiudi,
  azione,
  children,
}: {
  readonly onChiudi: () => void;
  readonly azione: ReactNode;
  readonly children: ReactNode;
}) => (
  <Modal
    visible
    size="max"
    header="Utenti da un file"
    closeAriaLabel="Chiudi"
    onDismiss={onChiudi}
    footer={
      <Box float="right">
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Annulla</Button>
          {azione}
        </SpaceBetween>
      </Box>
    }
  >
    <SpaceBetween size="l">{children}</SpaceBetween>
  </Modal>
);
