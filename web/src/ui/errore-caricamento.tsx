import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { ApiError } from '../api/client.ts';

/** Data that could not be read: what the server said, the code for the assistance, and a way to try again. */
export const ErroreCaricamento = ({ errore, onRiprova }: { readonly errore: Error; readonly onRiprova?: () => void }) => {
  const codice = errore instanceof ApiError ? errore.errore.correlationId.slice(0, 8) : '';
  return (
    <Alert type="error" header="I dati non sono stati caricati" action={onRiprova && <Button onClick={onRiprova}>Riprova</Button>}>
      {errore.message}{codice && ` (codice ${codice})`}
    </Alert>
  );
};
