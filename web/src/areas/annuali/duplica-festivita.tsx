import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { PreparaFestivita } from '#ui/festivita/prepara-festivita.tsx';
import { StampaOperazione } from './stampa-operazione.tsx';

const COME =
  'Le feste di legge, Pasqua e i patroni sono calcolati; le chiusure decise dalla scuola si spostano di un anno';

/** Holidays of a school year: those of the law and the patron saints computed, the closures of the year before moved. */
export const DuplicaFestivita = ({ anno }: { readonly anno: number }) => {
  const [aperta, setAperta] = useState(false);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={COME}
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <StampaOperazione anno={anno} tipo="festivita" />
              <Button onClick={() => setAperta(true)}>Anteprima delle festività</Button>
            </SpaceBetween>
          }
        >
          Festività e chiusure
        </Header>
      }
    >
      L&apos;anteprima mostra le festività che sarebbero aggiunte, senza scrivere niente.
      {aperta && <PreparaFestivita anno={anno} onChiudi={() => setAperta(false)} />}
    </Container>
  );
};
