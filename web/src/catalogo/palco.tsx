import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ClientContext } from '#api/query.ts';
import { Sessione } from '#shared/contracts/accesso/sessione.ts';
import { ConfermaProvider } from '#ui/conferma.tsx';
import { FrameContext } from '#ui/frame.tsx';
import { LavoriProvider } from '#ui/lavoro/lavori.tsx';
import { NoticesProvider } from '#ui/notices.tsx';
import { SessionContext, type SessionAccess } from '#ui/session.ts';
import { clientOf, type Risposta } from './risposte.ts';

const sessione: Sessione = {
  token: 'catalogo',
  expiration: '2099-12-31T00:00:00.000Z',
  subject: 'catalogo',
  user: 'catalogo',
  uid: null,
  uidSubAnagrafe: null,
  codcli: 'WWS',
  codmin: 'XXIS00100A',
  ac: '',
  scuola: 'XXIS00100A',
  desScuola: 'Istituto di esempio',
  citta: 'Esempio',
  regione: 'Lazio',
  provincia: 'RM',
  setupType: 'SCUOLA',
  descutente: 'Ufficio di esempio',
  cf: null,
  ruoli: ['GESTORE'],
  licenze: ['WWS'],
  flgCcnlIstruzione: false,
  consultazioni: ['servizi', 'assenze', 'datiContabili'],
  isUtenteAccessibile: true,
  minVersion: '',
  wwpAttivo: true,
  wwsAttivo: true,
  avvisi: [],
  scuole: [],
  oggi: '2026-02-10',
};

const nothing = (): Promise<void> => Promise.resolve();

const accesso: SessionAccess = {
  sessione,
  signOut: nothing,
  switchScuola: nothing,
  reauthenticate: nothing,
  confirmIdentity: nothing,
};

const frame = {
  setUnsaved: () => undefined,
  setSoggetto: () => undefined,
  spiega: () => undefined,
  setAccanto: () => undefined,
  postoAccanto: null,
  mayOpen: () => true,
};

interface Props {
  readonly risposte: readonly Risposta[];
  readonly children: ReactNode;
}

/** All that a part finds around itself in the product, with answers given beforehand in place of a server. */
export const Palco = ({ risposte, children }: Props) => (
  <SessionContext value={accesso}>
    <FrameContext value={frame}>
      <ConRisposte risposte={risposte}>
        <NoticesProvider>
          <ConfermaProvider>
            <LavoriProvider>{children}</LavoriProvider>
          </ConfermaProvider>
        </NoticesProvider>
      </ConRisposte>
    </FrameContext>
  </SessionContext>
);

/** Other answers for what is inside it: a part that waits, that fails, that finds nothing. */
export const ConRisposte = ({ risposte, children }: Props) => {
  const [client] = useState(() => clientOf(risposte));
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  );
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </ClientContext>
  );
};
