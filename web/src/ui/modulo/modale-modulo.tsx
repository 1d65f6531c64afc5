import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal, { type ModalProps } from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConferma } from '../conferma.tsx';
import { Modulo } from './modulo.tsx';
import type { ControlloModulo } from './use-modulo.ts';

interface Props<T extends FieldValues> {
  readonly modulo: ControlloModulo<T>;
  readonly titolo: string;
  readonly onChiudi: () => void;
  readonly salva?: string;
  readonly size?: ModalProps.Size;
  /** The record may not be changed now: its fields are read, and there is nothing to save. */
  readonly bloccato?: boolean;
  readonly children: ReactNode;
}

/** A form in a modal. Mount it to open it; closing with changes asks first. */
export const ModaleModulo = <T extends FieldValues>({
  modulo,
  titolo,
  onChiudi,
  salva = 'Salva',
  size = 'medium',
  bloccato = false,
  children,
}: Props<T>) => {
  const id = useId();
  const conferma = useConferma();
  const close = () => {
    if (modulo.inCorso) return;
    if (!modulo.modificato) return onChiudi();
    conferma({
      titolo: 'Chiudere senza salvare?',
      testo: 'Le modifiche scritte in questa finestra andranno perse.',
      azione: 'Chiudi senza salvare',
      esegui: onChiudi,
    });
  };
  return (
    <Modal
      visible
      size={size}
      header={titolo}
      closeAriaLabel="Chiudi"
      onDismiss={close}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={close}>
              {bloccato ? 'Chiudi' : 'Annulla'}
            </Button>
            {!bloccato && (
              <Button variant="primary" form={id} loading={modulo.inCorso} loadingText="Salvataggio in corso">
                {salva}
              </Button>
            )}
          </SpaceBetween>
        </Box>
      }
    >
      <Modulo modulo={modulo} id={id} bloccato={bloccato}>
        {children}
      </Modulo>
    </Modal>
  );
};
