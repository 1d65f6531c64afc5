import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useContext, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSoggetto } from '#ui/frame.tsx';
import { SessionContext } from '#ui/session.ts';
import { BarraSola } from './barra-sola.tsx';

const testi: Readonly<Record<string, { readonly titolo: string; readonly testo: string }>> = {
  init: {
    titolo: 'Avvio non riuscito',
    testo:
      'Il programma non è riuscito ad avviarsi. Controllare la connessione e riprovare; se il problema continua, avvisare chi amministra il programma.',
  },
  unauthorized: {
    titolo: 'Accesso non consentito',
    testo: "L'utente non è abilitato a questa pagina. Chiedere l'abilitazione al gestore degli utenti della scuola.",
  },
  rifiutato: {
    titolo: 'Accesso rifiutato',
    testo: 'Il programma non accetta più questo accesso. Uscire e accedere di nuovo.',
  },
  maintenance: {
    titolo: 'Scuola in manutenzione',
    testo:
      'La scuola è in manutenzione e per ora non è possibile lavorare. Questa pagina controlla da sola ogni minuto se la manutenzione è finita.',
  },
  'not-found': {
    titolo: 'Pagina non trovata',
    testo: "L'indirizzo non corrisponde a nessuna pagina del programma. Scegliere una voce dal menu.",
  },
};

const OGNI_MINUTO = 60_000;

interface Props {
  readonly type?: string;
  readonly messaggio?: string;
  /** Leaves the provider, when nobody got as far as a session: otherwise the browser would be kept out until the sign-in ends there. */
  readonly onEsci?: () => void;
}

/** An address of nothing: of no screen, or of an error that there is not. */
const isAltrove = (kind: string): boolean => kind === 'not-found' || !Object.hasOwn(testi, kind);

/** Where one can go from an error. */
const Uscite = ({ kind, onEsci }: { readonly kind: string; readonly onEsci: (() => void) | undefined }) => {
  const access = useContext(SessionContext);
  if (kind === 'maintenance') return null;
  if (kind === 'unauthorized' && access !== null)
    return (
      <SpaceBetween direction="horizontal" size="xs">
        <Button href="#/" variant="primary">
          Torna alla pagina iniziale
        </Button>
        <Button
          onClick={() => {
            void access.signOut();
          }}
        >
          Esci
        </Button>
      </SpaceBetween>
    );
  if (isAltrove(kind) && access !== null)
    return (
      <Button href="#/" variant="primary">
        Torna alla pagina iniziale
      </Button>
    );
  return (
    <>
      {onEsci !== undefined && access === null && (
        <Button onClick={onEsci}>
          {kind === 'rifiutato' ? 'Esci e accedi di nuovo' : 'Esci e accedi con un altro utente'}
        </Button>
      )}
      {kind === 'init' && <Button onClick={() => location.reload()}>Riprova</Button>}
    </>
  );
};

/** The kind and the words of an error: of the address, where nobody says which. */
const useErrore = (
  type: string | undefined,
): { readonly kind: string; readonly titolo: string; readonly testo: string } => {
  const params = useParams();
  const kind = type ?? params.type ?? 'init';
  return { kind, ...(testi[kind] ?? { titolo: 'Errore', testo: 'Si è verificato un errore.' }) };
};

/** A page of error beside the menu, for a person who is signed in: an address of nothing, a screen of others. */
export const ErrorPage = ({ type }: Pick<Props, 'type'>) => {
  const errore = useErrore(type);
  useSoggetto(errore.titolo);
  return <Detto {...errore} onEsci={undefined} />;
};

/** A page of error by itself, where there is nothing to go to: no session, or a school in maintenance, which it waits for. It has the bar without what the bar does. */
export const ErrorAlone = ({ type, messaggio, onEsci }: Props) => {
  const { kind, titolo, testo } = useErrore(type);
  useEffect(() => {
    document.title = `${titolo} – Emolumenti`;
  }, [titolo]);
  useEffect(() => {
    if (kind !== 'maintenance') return undefined;
    const timer = setInterval(() => {
      location.hash = '#/';
      location.reload();
    }, OGNI_MINUTO);
    return () => clearInterval(timer);
  }, [kind]);
  return (
    <>
      <BarraSola>
        <ScuolaDi />
      </BarraSola>
      <main>
        <Box padding="xxl">
          <Detto kind={kind} titolo={titolo} testo={messaggio ?? testo} onEsci={onEsci} />
        </Box>
      </main>
    </>
  );
};

/** The school of the session, where there is one. */
const ScuolaDi = () => {
  const access = useContext(SessionContext);
  return access === null ? null : <span style={{ marginInlineStart: 'auto' }}>{access.sessione.desScuola}</span>;
};

interface DettoProps {
  readonly kind: string;
  readonly titolo: string;
  readonly testo: string;
  readonly onEsci: (() => void) | undefined;
}

const Detto = ({ kind, titolo, testo, onEsci }: DettoProps) => (
  <Container header={<Header variant="h1">{titolo}</Header>}>
    <SpaceBetween size="m">
      <Box>{testo}</Box>
      <Uscite kind={kind} onEsci={onEsci} />
    </SpaceBetween>
  </Container>
);
