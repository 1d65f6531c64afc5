import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useSession } from '../ui/session.ts';
import { setRemembered, wantsToBeRemembered } from './session-store.ts';

const PREAVVISO = 5 * 60_000;

/** Warns five minutes before the backend session ends: sign in again, leave, or ask to be remembered next time. */
export const SessionExpiring = () => {
  const { sessione, reauthenticate, signOut } = useSession();
  const [visibile, setVisibile] = useState(false);
  const [ricordami, setRicordami] = useState(wantsToBeRemembered());
  useEffect(() => {
    const attesa = Math.min(Date.parse(sessione.expiration) - Date.now() - PREAVVISO, 2 ** 31 - 1);
    const timer = setTimeout(() => setVisibile(true), Math.max(0, attesa));
    return () => clearTimeout(timer);
  }, [sessione.expiration]);
  return (
    <Modal
      visible={visibile} onDismiss={() => setVisibile(false)} header="La sessione sta per scadere" closeAriaLabel="Chiudi"
      footer={<Box float="right"><SpaceBetween direction="horizontal" size="xs"><Button onClick={() => { void signOut(); }}>Esci</Button><Button variant="primary" onClick={() => { void reauthenticate(); }}>Accedi di nuovo</Button></SpaceBetween></Box>}
    >
      <SpaceBetween size="m">
        <Box>Tra pochi minuti la sessione di lavoro scade. Accedendo di nuovo si resta su questa pagina.</Box>
        <Checkbox checked={ricordami} onChange={({ detail }) => { setRicordami(detail.checked); setRemembered(detail.checked); }}>Ricordami al prossimo accesso</Checkbox>
      </SpaceBetween>
    </Modal>
  );
};
