import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';

interface Props {
  readonly inCorso: boolean;
  readonly onStampa: (formato: 'pdf' | 'xlsx') => void;
}

/** On paper, or as a sheet. */
export const AzioniStampa = ({ inCorso, onStampa }: Props) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button loading={inCorso} onClick={() => onStampa('pdf')}>
      Stampa
    </Button>
    <Button onClick={() => onStampa('xlsx')}>Foglio di calcolo</Button>
  </SpaceBetween>
);
