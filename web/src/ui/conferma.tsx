import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { createContext, useContext, useState, type ReactNode } from 'react';

/** A question before an action that cannot be taken back. The title names what and how many: 'Eliminare 3 assenze di ROSSI Anna?' */
export interface Domanda {
  readonly titolo: string;
  readonly testo?: ReactNode;
  /** The verb on the button: 'Elimina'. */
  readonly azione: string;
  /** Runs the action; the dialog waits, shows what went wrong, and closes when it is done. */
  readonly esegui: () => Promise<unknown> | void;
  /** Told when the dialog is closed without running the action. */
  readonly rinuncia?: () => void;
  /** Word to type before the button works, for actions on many records: 'ELIMINA'. */
  readonly parola?: string;
}

const ConfermaContext = createContext<((domanda: Domanda) => void) | null>(null);

/** Asks before a destructive action: `conferma({ titolo, azione, esegui })`. */
export const useConferma = (): ((domanda: Domanda) => void) => {
  const chiedi = useContext(ConfermaContext);
  if (chiedi === null) throw new Error('ConfermaContext is missing');
  return chiedi;
};

export const ConfermaProvider = ({ children }: { readonly children: ReactNode }) => {
  const [domanda, setDomanda] = useState<Domanda | null>(null);
  return (
    <ConfermaContext.Provider value={setDomanda}>
      {children}
      {domanda && <Conferma domanda={domanda} onChiudi={() => setDomanda(null)} />}
    </ConfermaContext.Provider>
  );
};

const Conferma = ({ domanda, onChiudi }: { readonly domanda: Domanda; readonly onChiudi: () => void }) => {
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const [scritta, setScritta] = useState('');
  const pronta = domanda.parola === undefined || scritta.trim().toUpperCase() === domanda.parola.toUpperCase();
  const rinuncia = () => {
    domanda.rinuncia?.();
    onChiudi();
  };
  const run = async () => {
    setInCorso(true);
    setErrore(null);
    try {
      await domanda.esegui();
      onChiudi();
    } catch (error) {
      setErrore(error instanceof Error ? error.message : 'Operazione fallita');
      setInCorso(false);
    }
  };
  return (
    <Modal
      visible
      header={domanda.titolo}
      closeAriaLabel="Chiudi"
      onDismiss={() => {
        if (!inCorso) rinuncia();
      }}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" disabled={inCorso} onClick={rinuncia}>
              Annulla
            </Button>
            <Button
              variant="primary"
              loading={inCorso}
              disabled={!pronta}
              onClick={() => {
                void run();
              }}
            >
              {domanda.azione}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        {domanda.testo !== undefined && <Box>{domanda.testo}</Box>}
        {domanda.parola !== undefined && (
          <FormField label={`Per confermare scrivere ${domanda.parola}`}>
            <Input value={scritta} autoComplete={false} onChange={({ detail }) => setScritta(detail.value)} />
          </FormField>
        )}
        {errore !== null && <Alert type="error">{errore}</Alert>}
      </SpaceBetween>
    </Modal>
  );
};
