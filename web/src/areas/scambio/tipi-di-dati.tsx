import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useState } from 'react';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { useSession } from '#ui/session.ts';
import { EsportaTipo } from './esporta-tipo.tsx';
import { vociPer, type VoceScambio } from './tipi.ts';

/** Every kind of record that can be brought in from a spreadsheet or taken out to one. */
export const TipiDiDati = () => {
  const { sessione } = useSession();
  const [cercato, setCercato] = useState('');
  const voci = vociPer(sessione.ruoli).filter(({ titolo }) => chiaveRicerca(titolo).includes(chiaveRicerca(cercato)));
  return (
    <Table<VoceScambio>
      variant="container"
      items={voci}
      trackBy="tipo"
      ariaLabels={{ tableLabel: 'Dati della scuola' }}
      header={
        <Header
          variant="h2"
          counter={`(${voci.length})`}
          description="Le righe si riconoscono dal codice fiscale, dal codice meccanografico, dalla decorrenza: mai da codici interni"
        >
          Dati della scuola
        </Header>
      }
      filter={
        <Input
          type="search"
          value={cercato}
          ariaLabel="Cerca un tipo di dati"
          placeholder="Cerca un tipo di dati"
          onChange={({ detail }) => setCercato(detail.value)}
        />
      }
      empty={
        <Box textAlign="center" color="inherit">
          <b>Nessun tipo di dati con questo nome</b>
        </Box>
      }
      columnDefinitions={[
        { id: 'titolo', header: 'Dati', isRowHeader: true, cell: ({ titolo }) => titolo },
        {
          id: 'azioni',
          header: 'Azioni',
          minWidth: 150,
          cell: (voce) => (
            <SpaceBetween direction="horizontal" size="xs">
              {voce.importa && (
                <Button href={`#/scambio/importa/${voce.tipo}`} ariaLabel={`Importa ${voce.titolo}`}>
                  Importa
                </Button>
              )}
              {voce.esporta && <EsportaTipo voce={voce} />}
            </SpaceBetween>
          ),
        },
      ]}
    />
  );
};
