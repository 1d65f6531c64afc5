import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Mounted while the page has unsaved changes: asks before leaving it by menu, link, back button or closing the window. `isUnsaved` is read at the last moment. */
export const UnsavedPrompt = ({ isUnsaved }: { readonly isUnsaved: () => boolean }) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => { if (isUnsaved()) event.preventDefault(); };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      visible header="Uscire senza salvare?" closeAriaLabel="Resta sulla pagina" onDismiss={() => blocker.reset()}
      footer={<Box float="right"><SpaceBetween direction="horizontal" size="xs"><Button variant="link" onClick={() => blocker.reset()}>Resta sulla pagina</Button><Button variant="primary" onClick={() => blocker.proceed()}>Esci senza salvare</Button></SpaceBetween></Box>}
    >
      Su questa pagina ci sono modifiche non salvate: uscendo andranno perse.
    </Modal>
  );
};
