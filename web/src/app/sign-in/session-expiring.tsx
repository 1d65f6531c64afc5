import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useSession } from '#ui/session.ts';
import { setRemembered, wantsToBeRemembered } from './session-store.ts';
import { loadConfig, onSignInExpired } from './sign-in.ts';

const PREAVVISO = 5 * 60_000;

const testi = {
  scade: {
    titolo: 'La sessione sta per scadere',
    testo: 'Tra pochi minuti la sessione di lavoro scade. Accedendo di nuovo si resta su questa pagina.',
  },
  scaduto: {
    titolo: 'L’accesso è scaduto',
    testo: 'Per continuare bisogna accedere di nuovo: si resta su questa pagina e quello che è scritto non va perso.',
  },
} as const;

const CON_USCITA =
  'Per continuare bisogna uscire e accedere di nuovo: poi si torna a questa pagina e nei moduli si ritrova quello che è scritto e non salvato.';

/** Whether signing in again means signing out first. */
const useUscita = (): boolean => {
  const [uscita, setUscita] = useState(false);
  useEffect(() => {
    void loadConfig().then(({ conferma }) => setUscita(conferma === 'uscita'));
  }, []);
  return uscita;
};

/** Five minutes before the backend session ends, or once the sign-in cannot be renewed: sign in again, leave, or ask to be remembered next time. */
export const SessionExpiring = () => {
  const { reauthenticate, signOut } = useSession();
  const { avviso, close } = useExpiry();
  const uscita = useUscita();
  const [ricordami, setRicordami] = useState(wantsToBeRemembered());
  const [errore, setErrore] = useState<string | null>(null);
  if (avviso === null) return null;
  const again = () => {
    setErrore(null);
    reauthenticate().then(close, (error: unknown) =>
      setErrore(error instanceof Error ? error.message : 'L’accesso non è riuscito.'),
    );
  };
  return (
    <Modal
      visible
      onDismiss={() => {
        if (avviso === 'scade') close();
      }}
      header={testi[avviso].titolo}
      closeAriaLabel="Chiudi"
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button
              onClick={() => {
                void signOut();
              }}
            >
              Esci
            </Button>
            <Button variant="primary" onClick={again}>
              Accedi di nuovo
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>{uscita ? CON_USCITA : testi[avviso].testo}</Box>
        <Checkbox
          checked={ricordami}
          onChange={({ detail }) => {
            setRicordami(detail.checked);
            setRemembered(detail.checked);
          }}
        >
          Ricordami al prossimo accesso
        </Checkbox>
        {errore !== null && <Alert type="error">{errore}</Alert>}
      </SpaceBetween>
    </Modal>
  );
};

const useExpiry = (): { readonly avviso: keyof typeof testi | null; readonly close: () => void } => {
  const { sessione } = useSession();
  const [avviso, setAvviso] = useState<keyof typeof testi | null>(null);
  useEffect(() => {
    const attesa = Math.min(Date.parse(sessione.expiration) - Date.now() - PREAVVISO, 2 ** 31 - 1);
    const timer = setTimeout(() => setAvviso((attuale) => attuale ?? 'scade'), Math.max(0, attesa));
    return () => clearTimeout(timer);
  }, [sessione.expiration]);
  useEffect(() => onSignInExpired(() => setAvviso('scaduto')), []);
  return { avviso, close: () => setAvviso(null) };
};
