import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table from '@cloudscape-design/components/table';
import { useEffect } from 'react';
import { calendariRoutes, descrizioneTipoFestivita } from '../../../../../shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '../../../../../shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { useWrite } from '../../../api/query.ts';
import { quanti } from '../../../ui/formati.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { StatoVuoto } from '../../../ui/stato-vuoto.tsx';

interface Props {
  readonly anno: number;
  readonly onChiudi: () => void;
  readonly onFatta: () => void;
}

/** The holidays of a year before they are added: those of the law computed, closures moved from the year before. */
export const DuplicaFestivitaModale = ({ anno, onChiudi, onFatta }: Props) => {
  const anteprima = useWrite(calendariRoutes.duplicateFestivita);
  const duplica = useWrite(calendariRoutes.duplicateFestivita);
  const { notify } = useNotices();
  const { mutate } = anteprima;
  useEffect(() => mutate({ query: { anno, anteprima: true } }), [anno, mutate]);
  const voci = anteprima.data?.voci ?? [];
  const nuove = voci.filter(({ esito }) => esito === 'NUOVA').length;
  const daVerificare = voci.some((voce) => voce.daVerificare && voce.esito === 'NUOVA');
  const run = async () => {
    const { create } = await duplica.mutateAsync({ query: { anno } });
    notify(
      'success',
      `${quanti(create, 'festività aggiunta', 'festività aggiunte')} all'anno ${nomeAnnoScolastico(anno)}`,
    );
    onFatta();
    onChiudi();
  };
  const errore = anteprima.error ?? duplica.error;
  return (
    <Modal
      visible
      size="large"
      header={`Prepara le festività del ${nomeAnnoScolastico(anno)}`}
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
              disabled={nuove === 0}
              loading={duplica.isPending}
              loadingText="Aggiunta in corso"
              onClick={() => {
                run().catch(() => undefined);
              }}
            >
              Aggiungi {nuove}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        {errore && <Alert type="error">{errore.message}</Alert>}
        {anteprima.data && nuove === 0 && (
          <Alert type="success">Le festività dell&apos;anno ci sono già tutte: non c&apos;è nulla da aggiungere.</Alert>
        )}
        {daVerificare && (
          <Alert type="info">
            Le chiusure prese dall&apos;anno prima vanno verificate con la delibera del nuovo anno: le date vicine a
            Pasqua la seguono, le altre restano allo stesso giorno.
          </Alert>
        )}
        <Table
          variant="embedded"
          items={voci}
          trackBy={({ datInizio, descrizione }) => `${datInizio} ${descrizione}`}
          loading={anteprima.isPending}
          loadingText="Calcolo in corso…"
          ariaLabels={{ tableLabel: 'Festività proposte' }}
          columnDefinitions={[
            {
              id: 'giorno',
              header: 'Giorno',
              cell: ({ datInizio, datFine }) =>
                datInizio === datFine
                  ? formatGiorno(datInizio)
                  : `${formatGiorno(datInizio)} – ${formatGiorno(datFine)}`,
              isRowHeader: true,
            },
            { id: 'descrizione', header: 'Descrizione', cell: ({ descrizione }) => descrizione },
            { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => descrizioneTipoFestivita[tipo] },
            {
              id: 'esito',
              header: 'Esito',
              cell: ({ esito, daVerificare: dubbia }) =>
                esito === 'PRESENTE' ? (
                  <StatusIndicator type="stopped">Già presente</StatusIndicator>
                ) : dubbia ? (
                  <StatusIndicator type="warning">Da verificare</StatusIndicator>
                ) : (
                  <StatusIndicator type="success">Da aggiungere</StatusIndicator>
                ),
            },
          ]}
          empty={<StatoVuoto titolo="Nessuna festività" />}
        />
      </SpaceBetween>
    </Modal>
  );
};
