import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { RigaScartata } from '../../../../shared/contracts/tabelle/addizionali.ts';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../ui/elenco/fonti/use-elenco-locale.ts';

const colonne: readonly Colonna<RigaScartata>[] = [
  { id: 'riga', titolo: 'Riga del file', larghezza: 140 },
  { id: 'codice', titolo: 'Comune o regione', larghezza: 180 },
  { id: 'motivo', titolo: 'Motivo' },
];

/** The lines of an official file that could not be read: who lives there has no rate. */
export const RigheScartateModale = ({
  righe,
  onChiudi,
}: {
  readonly righe: readonly RigaScartata[];
  readonly onChiudi: () => void;
}) => {
  const elenco = useElencoLocale({ nome: 'righe-scartate', righe, colonne, chiave: ({ riga }) => String(riga) });
  return (
    <Modal
      visible
      size="large"
      header="Tabella caricata, tranne queste righe"
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
      <Elenco
        elenco={elenco}
        titolo="Righe non leggibili"
        descrizione="I cedolini di chi risiede qui si fermano e lo dicono"
        variante="embedded"
        etichetta={({ codice }) => codice}
        vuoto={{ titolo: 'Nessuna riga' }}
      />
    </Modal>
  );
};
