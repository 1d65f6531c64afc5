import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Correzione, Importazione, RigaAnteprima } from '#shared/contracts/scambio/scambio.ts';
import { campiDaCorreggere } from './mappa.ts';

interface Props {
  readonly riga: RigaAnteprima;
  readonly importazione: Pick<Importazione, 'mappa' | 'campi'>;
  readonly onSalva: (correzioni: readonly Correzione[]) => void;
  readonly onChiudi: () => void;
}

/** The cells of a row to correct, those that are wrong first, to be written again: the file stays as it is. */
export const CorreggiRiga = ({ riga, importazione, onSalva, onChiudi }: Props) => {
  const campi = campiDaCorreggere(riga, importazione);
  const [scritti, setScritti] = useState<ReadonlyMap<string, string>>(new Map());
  const cambiati = campi.flatMap(({ campo, valore }) => {
    const scritto = scritti.get(campo);
    return scritto === undefined || scritto === valore
      ? []
      : [{ foglio: riga.foglio, numero: riga.numero, campo, valore: scritto }];
  });
  return (
    <Modal
      visible
      size="large"
      header={`Riga ${riga.numero}: ${riga.descrizione || 'da correggere'}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onChiudi}>
              Annulla
            </Button>
            <Button
              variant="primary"
              onClick={() => onSalva(cambiati)}
              {...(cambiati.length === 0 ? { disabled: true, disabledReason: 'Nessuna cella è stata cambiata.' } : {})}
            >
              Salva e controlla di nuovo
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        {campi.map(({ campo, titolo, valore, errore }) => (
          <FormField key={campo} label={titolo} errorText={errore}>
            <Input
              value={scritti.get(campo) ?? valore}
              onChange={({ detail }) => setScritti(new Map(scritti).set(campo, detail.value))}
            />
          </FormField>
        ))}
      </SpaceBetween>
    </Modal>
  );
};
