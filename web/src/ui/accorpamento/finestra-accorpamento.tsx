import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

/** The button that goes on: to the next step, or to the merge itself. */
interface Avanti {
  readonly testo: string;
  readonly onClick: () => void;
  readonly inCorso?: boolean;
  /** Why it cannot be pressed yet. */
  readonly motivo?: string | undefined;
}

interface Props {
  readonly titolo: string;
  readonly avanti: Avanti;
  /** Back to the first step; none when the first step is shown. */
  readonly onIndietro?: (() => void) | undefined;
  readonly errore: Error | null;
  readonly onChiudi: () => void;
  readonly children: ReactNode;
}

/** The window of a merge, whatever is merged: two steps, the second shows what would change, and nothing changes before its last button. */
export const FinestraAccorpamento = ({ titolo, avanti, onIndietro, errore, onChiudi, children }: Props) => (
  <Modal
    visible
    size="large"
    header={titolo}
    closeAriaLabel="Chiudi"
    onDismiss={onChiudi}
    footer={
      <Box float="right">
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="link" onClick={onChiudi}>
            Annulla
          </Button>
          {onIndietro && <Button onClick={onIndietro}>Indietro</Button>}
          <Button
            variant="primary"
            loading={avanti.inCorso ?? false}
            loadingText="Avvio in corso"
            onClick={avanti.onClick}
            {...(avanti.motivo === undefined ? {} : { disabled: true, disabledReason: avanti.motivo })}
          >
            {avanti.testo}
          </Button>
        </SpaceBetween>
      </Box>
    }
  >
    <SpaceBetween size="l">
      {errore && <Alert type="error">{errore.message}</Alert>}
      {children}
    </SpaceBetween>
  </Modal>
);
