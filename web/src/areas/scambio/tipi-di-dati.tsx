import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { useSession } from '#ui/session.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { EsportaTipo } from './esporta-tipo.tsx';
import { gruppiDati, vociPer, type VoceScambio } from './tipi.ts';

/** Every kind of record that can be brought in from a spreadsheet or taken out to one, by subject. */
export const TipiDiDati = () => {
  const { sessione } = useSession();
  const [cercato, setCercato] = useState('');
  const voci = vociPer(sessione.ruoli).filter(({ titolo }) => chiaveRicerca(titolo).includes(chiaveRicerca(cercato)));
  return (
    <SpaceBetween size="l">
      <Header
        variant="h2"
        counter={`(${voci.length})`}
        description="Le righe si riconoscono dal codice fiscale, dal codice meccanografico, dalla decorrenza: mai da codici interni"
      >
        Dati della scuola
      </Header>
      <Input
        type="search"
        value={cercato}
        ariaLabel="Cerca un tipo di dati"
        placeholder="Cerca un tipo di dati"
        onChange={({ detail }) => setCercato(detail.value)}
      />
      {voci.length === 0 && (
        <Box textAlign="center" color="inherit">
          <b>Nessun tipo di dati con questo nome</b>
        </Box>
      )}
      {gruppiDati.map((gruppo) => (
        <Gruppo key={gruppo} titolo={gruppo} voci={voci.filter((voce) => voce.gruppo === gruppo)} />
      ))}
    </SpaceBetween>
  );
};

const Gruppo = ({ titolo: gruppo, voci }: { readonly titolo: string; readonly voci: readonly VoceScambio[] }) =>
  voci.length === 0 ? null : (
    <Tabella<VoceScambio>
      variant="container"
      items={voci}
      trackBy="tipo"
      ariaLabels={{ tableLabel: gruppo }}
      header={<Header variant="h3">{gruppo}</Header>}
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
