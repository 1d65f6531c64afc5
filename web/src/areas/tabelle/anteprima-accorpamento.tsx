import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import type { AnteprimaAccorpamento as Anteprima } from '#shared/contracts/tabelle/posizioni.ts';
import { quanti } from '#ui/formati.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

export interface AnteprimaProps {
  readonly anteprima: Anteprima | undefined;
  readonly caricamento: boolean;
}

/** What a merge would touch, before doing it. */
export const AnteprimaAccorpamento = ({ anteprima, caricamento }: AnteprimaProps) => {
  if (!anteprima || caricamento)
    return (
      <Box textAlign="center">
        <Spinner /> Calcolo di che cosa cambia…
      </Box>
    );
  const { eliminate, totale, toccati, conservati, destinazione } = anteprima;
  return (
    <SpaceBetween size="m">
      <Alert type="warning" header={`Resta ${destinazione}`}>
        {eliminate.length === 1 ? 'Viene eliminata ' : 'Vengono eliminate '}
        {eliminate.join(', ')}.{' '}
        {totale === 0
          ? 'Nessun record va spostato'
          : `${quanti(totale, 'record passa', 'record passano')} alla posizione che resta`}
        .
        {conservati > 0 &&
          ` ${quanti(conservati, 'denuncia o elaborazione chiusa resta', 'denunce o elaborazioni chiuse restano')} com'è.`}{' '}
        L'operazione si può annullare finché nessuna nuova denuncia usa la posizione che resta.
      </Alert>
      {totale > 0 && (
        <Tabella
          variant="embedded"
          items={toccati}
          trackBy={({ entita, uid }) => `${entita}#${uid}`}
          ariaLabels={{ tableLabel: 'Record che cambiano' }}
          columnDefinitions={[
            { id: 'descrizione', header: 'Che cosa cambia', cell: ({ descrizione }) => descrizione, isRowHeader: true },
            { id: 'da', header: 'Oggi usa', cell: ({ da }) => da },
          ]}
          footer={
            totale > toccati.length ? (
              <Box color="text-body-secondary">E altri {totale - toccati.length}.</Box>
            ) : undefined
          }
        />
      )}
    </SpaceBetween>
  );
};
