import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { hashHistory, type HashHistory } from './hash-history.ts';
import { UnsavedContext, type Unsaved } from './unsaved.ts';

/** The router of the product: by hash, asking before leaving a page whose changes are not saved. */
export const GuardedRouter = ({ children }: { readonly children: ReactNode }) => {
  const changed = useRef(new Set<string>());
  const [esci, setEsci] = useState<(() => void) | null>(null);
  const [history] = useState((): HashHistory =>
    hashHistory({
      blocks: (da, verso) => changed.current.size > 0 && (verso.pathname !== da.pathname || verso.search !== da.search),
      ask: (leave) => setEsci(() => leave),
    }),
  );
  const location = useSyncExternalStore(history.subscribe, history.location);
  const unsaved = useMemo(
    (): Unsaved => ({
      setUnsaved: (chi, daSalvare) => {
        if (daSalvare) changed.current.add(chi);
        else changed.current.delete(chi);
      },
      isUnsaved: () => changed.current.size > 0,
      letGo: () => changed.current.clear(),
    }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changed.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const leave = () => {
    changed.current.clear();
    setEsci(null);
    esci?.();
  };
  return (
    <UnsavedContext.Provider value={unsaved}>
      <Router location={location} navigator={history.navigator}>
        {children}
      </Router>
      {esci && (
        <Modal
          visible
          header="Uscire senza salvare?"
          closeAriaLabel="Resta sulla pagina"
          onDismiss={() => setEsci(null)}
          footer={
            <Box float="right">
              <SpaceBetween direction="horizontal" size="xs">
                <Button variant="link" onClick={leave}>
                  Esci senza salvare
                </Button>
                <Button variant="primary" onClick={() => setEsci(null)}>
                  Resta sulla pagina
                </Button>
              </SpaceBetween>
            </Box>
          }
        >
          Su questa pagina ci sono modifiche non salvate: uscendo andranno perse.
        </Modal>
      )}
    </UnsavedContext.Provider>
  );
};
