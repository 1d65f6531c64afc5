import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { quanti } from '#ui/formati.ts';

const titoli: Readonly<Record<Cruscotto['passi'][number]['passo'], string>> = {
  PREPARATA: 'Preparate',
  CALCOLATA: 'Calcolate',
  CONTABILIZZATA: 'Contabilizzate',
  ESPOSTA: 'Esposte ai dipendenti',
  DENUNCIATA: 'Denunciate',
};

const inFila = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** How far the runs of the month have come, step after step. */
export const PassiDelMese = ({ cruscotto: { anno, mese, passi } }: { readonly cruscotto: Cruscotto }) => {
  const tutte = Math.max(0, ...passi.map(({ elaborazioni }) => elaborazioni));
  return (
    <Container header={<Header variant="h2">{`A che punto è ${formatMese({ anno, mese })}`}</Header>}>
      {tutte === 0 ? (
        <Box color="text-body-secondary">Nessuna elaborazione in questo mese.</Box>
      ) : (
        <ol style={inFila}>
          {passi.map(({ passo, elaborazioni }) => (
            <li key={passo}>
              <ProgressBar
                label={titoli[passo]}
                description={`${elaborazioni} su ${quanti(tutte, 'elaborazione', 'elaborazioni')}`}
                value={Math.round((elaborazioni * 100) / tutte)}
              />
            </li>
          ))}
        </ol>
      )}
    </Container>
  );
};
