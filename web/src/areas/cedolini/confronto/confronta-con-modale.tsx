import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { SceltaElaborazione } from '../scelta-elaborazione.tsx';
import { inOrdine, nomeElaborazione } from './righe-confronto.ts';

/** Opens the comparison of two runs, the older first. */
export type OnConfronta = (prima: string, dopo: string) => void;

type Confrontata = Pick<RigaProcesso, 'uid' | 'ANNO' | 'MESE' | 'ID_ELABORAZIONE' | 'DES_ELABORAZIONE'>;

/** Chooses the run to compare with one: the row clicked. */
export const ConfrontaConModale = ({
  processo,
  onConfronta,
  onChiudi,
}: {
  readonly processo: Confrontata;
  readonly onConfronta: OnConfronta;
  readonly onChiudi: () => void;
}) => {
  const scegli = (altra: RigaProcesso) => {
    const [prima, dopo] = inOrdine<Confrontata>(processo, altra);
    onConfronta(prima.uid, dopo.uid);
  };
  return (
    <Modal
      visible
      size="max"
      header={`Confronta ${nomeElaborazione(processo)} con…`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <Button onClick={onChiudi}>Annulla</Button>
        </Box>
      }
    >
      <SceltaElaborazione esclusa={processo.uid} vuoto="Per un confronto ne servono due." onScegli={scegli} />
    </Modal>
  );
};
