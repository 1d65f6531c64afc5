import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ApiError, createClient, type Client } from '#api/client.ts';
import { ClientContext } from '#api/query.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { ConfermaProvider } from '#ui/conferma.tsx';
import { LavoriProvider } from '#ui/lavoro/lavori.tsx';
import { keepBozze } from '#ui/modulo/bozze.ts';
import { NoticesProvider } from '#ui/notices.tsx';
import { SessionContext, type SessionAccess } from '#ui/session.ts';
import { AvvisoCopie } from './avviso-copie.tsx';
import { AvvisoNonLetti } from './avviso-non-letti.tsx';
import { ErrorAlone } from './error-page.tsx';
import { AppRouter } from './router.tsx';
import { AccessoInCorso } from './sign-in/accesso-in-corso.tsx';
import { sessionRenewal } from './sign-in/session-renewal.ts';
import { clearStorage, keepSession, storedSession, wantsToBeRemembered } from './sign-in/session-store.ts';
import {
  completeSignIn,
  currentToken,
  ErroreAccesso,
  loadConfig,
  reauthenticate,
  signIn,
  signOut,
} from './sign-in/sign-in.ts';

/** The watch over the end of the session comes after the page. */
const SessionExpiring = lazy(() =>
  import('./sign-in/session-expiring.tsx').then((modulo) => ({ default: modulo.SessionExpiring })),
);

const CODICE_APPLICAZIONE = 'WWS';
const INVITO = 'emolumenti.invito';
const ULTIMO_RIACCESSO = 'emolumenti.riaccesso';
/** A sign-in refused within this is not tried again by itself. Milliseconds. */
const POCO = 60_000;

type Stato =
  | { readonly fase: 'avvio' }
  | { readonly fase: 'errore'; readonly type: string; readonly messaggio: string }
  | {
      readonly fase: 'pronto';
      readonly sessione: Sessione;
      readonly client: Client;
      readonly cache: QueryClient;
      readonly corrente: Corrente;
    };

/** The session whose token the client sends, replaced when the user signs in again. */
interface Corrente {
  sessione: Sessione | null;
}

/** Signs in, opens the backend session, then shows the product. */
export const App = () => {
  const [stato, setStato] = useState<Stato>({ fase: 'avvio' });
  useEffect(() => {
    const onRefused = () => setStato(RIFIUTATO);
    const onRenewed = (sessione: Sessione) =>
      setStato((attuale) => (attuale.fase === 'pronto' ? { ...attuale, sessione } : attuale));
    void start({ onRefused, onRenewed }).then(setStato, (error: unknown) => setStato(failed(error)));
  }, []);
  if (stato.fase === 'avvio') return <AccessoInCorso />;
  if (stato.fase === 'errore')
    return <ErrorAlone type={stato.type} messaggio={stato.messaggio} {...exitOf(stato.type)} />;
  const access: SessionAccess = {
    sessione: stato.sessione,
    signOut: () => leave(stato.client),
    reauthenticate: async () => {
      await reauthenticate(() => leavePage(stato.sessione));
      const sessione = await openSession(stato.client, stato.corrente);
      // Somebody else has signed in: nothing of the first person's page may stay.
      if (sessione.subject !== stato.sessione.subject) location.reload();
      setStato({ ...stato, sessione });
    },
    confirmIdentity: () => confirmIdentity(stato.client, stato.sessione),
    switchScuola: async (codmin) => {
      keepSession(await stato.client(sessioneRoutes.switchScuola, { body: { codmin } }));
      location.hash = '#/';
      location.reload();
    },
  };
  return (
    <SessionContext.Provider value={access}>
      <ClientContext.Provider value={stato.client}>
        <QueryClientProvider client={stato.cache}>
          <NoticesProvider>
            <AvvisoNonLetti />
            <AvvisoCopie />
            <ConfermaProvider>
              <LavoriProvider>
                <AppRouter />
              </LavoriProvider>
              <Suspense fallback={null}>
                <SessionExpiring />
              </Suspense>
            </ConfermaProvider>
          </NoticesProvider>
        </QueryClientProvider>
      </ClientContext.Provider>
    </SessionContext.Provider>
  );
};

/** What the page does when the client finds out something of its session by itself. */
interface Scoperte {
  readonly onRefused: (code: string) => void;
  /** Another session has taken its place: with the roles that the person has now. */
  readonly onRenewed: (sessione: Sessione) => void;
}

const start = async ({ onRefused, onRenewed }: Scoperte): Promise<Stato> => {
  await loadConfig();
  keepInvito();
  reloadOnInvito();
  const identita = await completeSignIn();
  if (identita === null) {
    await signIn(location.hash, sessionStorage.getItem(INVITO));
    return { fase: 'avvio' };
  }
  const corrente: Corrente = {
    sessione: storedSession({ ...identita, invitato: sessionStorage.getItem(INVITO) !== null }),
  };
  const client = clientOf(corrente, {
    onRefused: (code) => signInAgain(code, corrente, onRefused),
    onRenewed,
  });
  const sessione = corrente.sessione ?? (await openSession(client, corrente));
  return {
    fase: 'pronto',
    sessione,
    client,
    corrente,
    cache: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: false } },
    }),
  };
};

/** The client of the page: a session that ends meanwhile gives way to another without a word; who cannot have one signs in again, and finds what was written. */
const clientOf = (corrente: Corrente, { onRefused, onRenewed }: Scoperte): Client => {
  const onMaintenance = () => {
    location.hash = '#/error/maintenance';
  };
  const renew = sessionRenewal({
    clientWith: (token) =>
      createClient(
        { token: currentToken, sessione: () => token, codiceCliente: CODICE_APPLICAZIONE },
        {
          renewSession: () => Promise.resolve(false),
          onUnauthorized: () => undefined,
          onMaintenance,
          onForbidden: () => undefined,
        },
      ),
    ricordami: wantsToBeRemembered,
    onRenewed: (sessione) => {
      keepSession(sessione);
      corrente.sessione = sessione;
      onRenewed(sessione);
    },
  });
  const onForbidden = onceAMinute(() => {
    if (corrente.sessione !== null) void renew(corrente.sessione);
  });
  return createClient(
    { token: currentToken, sessione: () => corrente.sessione?.token, codiceCliente: CODICE_APPLICAZIONE },
    {
      renewSession: (token) => {
        const { sessione } = corrente;
        if (sessione === null) return Promise.resolve(false);
        // another call has already changed it
        return sessione.token === token ? renew(sessione) : Promise.resolve(true);
      },
      onUnauthorized: onRefused,
      onMaintenance,
      onForbidden,
    },
  );
};

/** A page that asks again and again what is refused opens no session each time. */
const onceAMinute = (act: () => void): (() => void) => {
  let ultima = -Infinity;
  return () => {
    if (performance.now() - ultima < POCO) return;
    ultima = performance.now();
    act();
  };
};

const clearSession = (): void => sessionStorage.removeItem('emolumenti.sessione');

/** Nobody can work with what the server refuses: asking again would go on for ever. */
const RIFIUTATO: Stato = {
  fase: 'errore',
  type: 'rifiutato',
  messaggio:
    'Il programma non accetta più questo accesso. Uscire e accedere di nuovo: nei moduli si ritrova quello che era scritto e non salvato.',
};

/**
 * The session has ended and the server gives no other: signs in again, once, with what is written kept for when the same person is back. Refused
 * again soon after, or with a token that is refused, it is for a person to decide.
 */
const signInAgain = (code: string, { sessione }: Corrente, onRefused: (code: string) => void): void => {
  if (sessione === null) return;
  const ultima = Number(sessionStorage.getItem(ULTIMO_RIACCESSO) ?? 0);
  keepBozze(sessione.subject);
  clearSession();
  if (code !== 'SESSIONE_NON_VALIDA' || Date.now() - ultima < POCO) return onRefused(code);
  sessionStorage.setItem(ULTIMO_RIACCESSO, String(Date.now()));
  signIn(location.hash).catch(() => onRefused(code));
};

/** Before signing out to sign in again: what is written stays, for the same person. */
const leavePage = ({ subject }: Sessione): void => {
  keepBozze(subject);
  clearSession();
};

const openSession = async (client: Client, corrente: Corrente): Promise<Sessione> => {
  const invito = sessionStorage.getItem(INVITO);
  const sessione = await client(sessioneRoutes.login, {
    body: { ricordami: wantsToBeRemembered(), ...(invito === null ? {} : { invito }) },
  });
  sessionStorage.removeItem(INVITO);
  keepSession(sessione);
  corrente.sessione = sessione;
  return sessione;
};

/**
 * An invitation travels after the # of the address that the administrator sent, which no browser tells a server, and must outlive the trip to the
 * sign-in page. Addresses sent before have it after the question mark; either way it leaves the address at once.
 */
const keepInvito = (): void => {
  const fragment = new URLSearchParams(location.hash.slice(1)).get('invito');
  const invito = fragment ?? new URLSearchParams(location.search).get('invito');
  if (invito === null) return;
  sessionStorage.setItem(INVITO, invito);
  history.replaceState(history.state, '', location.pathname);
};

/** The address of an invitation that is opened where the pages are open already changes what follows the # alone: it is taken as one just opened. */
const reloadOnInvito = (): void =>
  addEventListener('hashchange', () => {
    if (new URLSearchParams(location.hash.slice(1)).has('invito')) location.reload();
  });

/** A sign-in of a moment ago is confirmation enough; otherwise the provider asks for the credentials again. */
const confirmIdentity = async (client: Client, sessione: Sessione): Promise<void> => {
  const isRecent = async () => (await client(sessioneRoutes.validateCredentials, { body: {} })).valide;
  if (await isRecent()) return;
  await reauthenticate(() => leavePage(sessione));
  if (!(await isRecent())) throw new ErroreAccesso('accesso-rifiutato');
};

/** The way out of an error: what was written stays for who signs in again, and for nobody else. */
const exitOf = (type: string): { readonly onEsci?: () => void } => {
  if (type === 'rifiutato') return { onEsci: () => void signOut() };
  return type === 'unauthorized' ? { onEsci: esci } : {};
};

/** Out of the provider, for who is signed in there and has no session here. */
const esci = (): void => {
  clearStorage();
  void signOut();
};

const leave = async (client: Client): Promise<void> => {
  await client(sessioneRoutes.logout, { body: {} }).catch(() => undefined);
  clearStorage();
  await signOut();
};

const failed = (error: unknown): Stato => {
  if (error instanceof ApiError && error.status === 403)
    return { fase: 'errore', type: 'unauthorized', messaggio: error.message };
  if (error instanceof ApiError && error.status === 401) return RIFIUTATO;
  if (error instanceof ApiError && error.status === 503)
    return { fase: 'errore', type: 'maintenance', messaggio: 'La scuola è in manutenzione.' };
  return {
    fase: 'errore',
    type: 'init',
    messaggio:
      error instanceof ApiError || error instanceof ErroreAccesso
        ? error.message
        : 'Il programma non è riuscito ad avviarsi. Controllare la connessione e riprovare.',
  };
};
