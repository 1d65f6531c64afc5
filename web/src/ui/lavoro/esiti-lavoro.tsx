import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { EsitoRecord, Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { quanti } from '../formati.ts';
import { Pagine } from '../pagine.tsx';
import { Tabella } from '../tabella/tabella-o-schede.tsx';

const PER_PAGINA = 10;

/** The records that long work could not do, each with its reason. */
const TabellaEsiti = ({ esiti }: { readonly esiti: readonly EsitoRecord[] }) => {
  const [pagina, setPagina] = useState(1);
  return (
    <Tabella<EsitoRecord>
      variant="embedded"
      wrapLines
      items={esiti.slice((pagina - 1) * PER_PAGINA, pagina * PER_PAGINA)}
      ariaLabels={{ tableLabel: 'Record scartati' }}
      empty="Nessun record scartato"
      columnDefinitions={[
        { id: 'record', header: 'Record', cell: ({ descrizione, uid }) => descrizione || uid, isRowHeader: true },
        { id: 'motivo', header: 'Motivo', cell: ({ messaggio }) => messaggio },
      ]}
      pagination={
        esiti.length > PER_PAGINA && (
          <Pagine pagina={pagina} pagine={Math.ceil(esiti.length / PER_PAGINA)} onPagina={setPagina} />
        )
      }
    />
  );
};

interface Props {
  readonly lavoro: Lavoro;
  readonly onRiprova: () => void;
  readonly onChiudi: () => void;
}

/** Who was left out and why, with the retry of those alone. */
export const FinestraEsiti = ({ lavoro, onRiprova, onChiudi }: Props) => (
  <Modal
    visible
    size="large"
    header={`${lavoro.descrizione}: ${quanti(lavoro.scartati, 'record scartato', 'record scartati')}`}
    closeAriaLabel="Chiudi"
    onDismiss={onChiudi}
    footer={
      <Box float="right">
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="link" onClick={onChiudi}>
            Chiudi
          </Button>
          {lavoro.riprovabile && (
            <Button
              variant="primary"
              onClick={() => {
                onChiudi();
                onRiprova();
              }}
            >
              Riprova solo questi
            </Button>
          )}
        </SpaceBetween>
      </Box>
    }
  >
    <SpaceBetween size="m">
      <Box>Gli altri record sono stati elaborati. Correggere la causa e riprovare solo questi.</Box>
      <TabellaEsiti esiti={lavoro.esiti} />
      {lavoro.scartati > lavoro.esiti.length && (
        <Box color="text-body-secondary">Sono mostrati i primi {lavoro.esiti.length}.</Box>
      )}
    </SpaceBetween>
  </Modal>
);
