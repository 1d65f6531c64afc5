import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { ReactNode } from 'react';

/** A window that only shows: what it is about, and the one thing to do with it, close it. */
export const Finestra = ({
  titolo,
  size = 'max',
  onChiudi,
  children,
}: {
  readonly titolo: string;
  readonly size?: 'medium' | 'large' | 'max';
  readonly onChiudi: () => void;
  readonly children: ReactNode;
}) => (
  <Modal
    visible
    size={size}
    header={titolo}
    closeAriaLabel="Chiudi"
    onDismiss={onChiudi}
    footer={
      <Box float="right">
        <Button variant="primary" onClick={onChiudi}>
          Chiudi
        </Button>
      </Box>
    }
  >
    {children}
  </Modal>
);
