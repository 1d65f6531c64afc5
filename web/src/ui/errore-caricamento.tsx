import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Spinner from '@cloudscape-design/components/spinner';
import { ApiError } from '#api/client.ts';

/** Heads an answer that stays the same however often it is asked for: nothing there, or a reading switched off; nothing for the others. */
const senzaRimedio = ({ status, errore }: ApiError): string | undefined => {
  if (errore.code === 'OPERAZIONE_NON_CONSENTITA') return 'Non si può consultare';
  return status === 404 ? 'I dati non ci sono' : undefined;
};

/** Data that could not be read: what the server said, the code for the assistance, and a way to try again. What is not there stays so however often it is asked for. */
export const ErroreCaricamento = ({
  errore,
  onRiprova,
}: {
  readonly errore: Error;
  readonly onRiprova?: () => unknown;
}) => {
  const titolo = errore instanceof ApiError ? senzaRimedio(errore) : undefined;
  if (titolo !== undefined)
    return (
      <Alert type="warning" header={titolo}>
        {errore.message}
      </Alert>
    );
  const codice = errore instanceof ApiError ? errore.errore.correlationId.slice(0, 8) : '';
  return (
    <Alert
      type="error"
      header="I dati non sono stati caricati"
      action={onRiprova && <Button onClick={() => void onRiprova()}>Riprova</Button>}
    >
      {errore.message}
      {codice && ` (codice ${codice})`}
    </Alert>
  );
};

/** In place of data on their way: that they are coming, or why they have not come. */
export const Attesa = ({
  errore,
  onRiprova,
}: {
  readonly errore: Error | null | undefined;
  readonly onRiprova: () => unknown;
}) => (errore ? <ErroreCaricamento errore={errore} onRiprova={onRiprova} /> : <Spinner size="large" />);
