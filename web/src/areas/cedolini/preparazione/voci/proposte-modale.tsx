import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { importoVoce } from '#shared/contracts/cedolini/cedolino-input.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ChiCell } from '#ui/celle.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import { proposteIn, type Proposta } from './proposte-in.ts';

interface Props {
  readonly righe: readonly RigaPreparazione[];
  readonly onAggiungi: () => void;
  readonly onChiudi: () => void;
}

/** The items that the records propose to pay, person by person, before they are added to the run. */
export const ProposteModale = ({ righe, onAggiungi, onChiudi }: Props) => {
  const proposte = proposteIn(righe);
  return (
    <Modal
      visible
      size="large"
      header="Voci registrate"
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
              onClick={() => {
                onAggiungi();
                onChiudi();
              }}
            >
              {proposte.length === 1 ? 'Aggiungi la voce' : `Aggiungi le ${proposte.length} voci`}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <Tabella<Proposta>
        variant="embedded"
        items={proposte}
        trackBy="chiave"
        wrapLines
        ariaLabels={{ tableLabel: 'Voci registrate da aggiungere' }}
        columnDefinitions={[
          {
            id: 'nome',
            header: 'Persona',
            isRowHeader: true,
            cell: ({ nome, codice }) => (
              <>
                {nome}
                <ChiCell codice={codice} />
              </>
            ),
          },
          { id: 'voce', header: 'Voce', cell: ({ voce: { codice, descrizione } }) => descrizione || codice },
          {
            id: 'periodo',
            header: 'Periodo',
            cell: ({ voce: { competenza } }) => `${formatGiorno(competenza.dal)} – ${formatGiorno(competenza.al)}`,
          },
          { id: 'importo', header: 'Importo', cell: ({ voce }) => formatEuro(importoVoce(voce)) },
        ]}
      />
    </Modal>
  );
};
