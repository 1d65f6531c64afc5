import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { SceltaElaborazione } from '../scelta-elaborazione.tsx';
import { inOrdine, nomeElaborazione } from './righe-confronto.ts';
import type { Confrontabile } from './simile-prima.ts';
import { useSimilePrima } from './use-simile-prima.ts';

/** Opens the comparison of two runs, the older first. */
export type OnConfronta = (prima: string, dopo: string) => void;

type Confrontata = Confrontabile & Pick<RigaProcesso, 'ANNO' | 'MESE' | 'DES_ELABORAZIONE'>;

/** Chooses the run to compare with one: that of its kind of the month before, in evidence, or the row clicked. */
export const ConfrontaConModale = ({
  processo,
  onConfronta,
  onChiudi,
}: {
  readonly processo: Confrontata;
  readonly onConfronta: OnConfronta;
  readonly onChiudi: () => void;
}) => {
  const { simile } = useSimilePrima(processo);
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
      <SpaceBetween size="m">
        {simile && (
          <Button variant="primary" onClick={() => scegli(simile)}>
            Confronta con «{nomeElaborazione(simile)}»
          </Button>
        )}
        <SceltaElaborazione esclusa={processo.uid} vuoto="Per un confronto ne servono due." onScegli={scegli} />
      </SpaceBetween>
    </Modal>
  );
};
