import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useMayOpen } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Capitoli } from './capitoli.tsx';
import { SceltaProva } from './prove/scelta-prova.tsx';
import { perIniziare } from './testi-per-iniziare.ts';

export const PerIniziarePage = () => (
  <Pagina titolo="Per iniziare" descrizione="Dal primo accesso al primo cedolino">
    <SceltaProva>
      {(scelta) => (
        <Container
          header={
            <Header
              variant="h2"
              description="Un passo per volta, sulle pagine vere: il riquadro a destra dice che cosa fare, la pagina mostra dove"
            >
              Prove guidate
            </Header>
          }
        >
          {scelta}
        </Container>
      )}
    </SceltaProva>
    <Capitoli capitoli={perIniziare} isAperta={useMayOpen()} />
  </Pagina>
);
