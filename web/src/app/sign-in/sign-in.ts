import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type User,
} from 'oidc-client-ts';
import { loadConfig, type AppConfig } from '../app-config.ts';
import { ErroreAccesso } from './sign-in-error.ts';
import { tokenProvider } from './token-provider.ts';
import { meansSignedOut, RenewingUserManager, userManagerSettings } from './user-manager.ts';

export { loadConfig, type AppConfig as Config } from '../app-config.ts';
export { ErroreAccesso } from './sign-in-error.ts';

/** The person who has signed in, as the token says. */
export interface Identita {
  readonly subject: string;
}

interface SignIn {
  readonly config: AppConfig;
  readonly manager: RenewingUserManager;
  readonly tokens: ReturnType<typeof tokenProvider>;
}

/** The hash route to come back to after leaving to sign in again. */
const RITORNO = 'emolumenti.ritorno';

const takeRitorno = (): string | null => {
  const ritorno = sessionStorage.getItem(RITORNO);
  sessionStorage.removeItem(RITORNO);
  return ritorno;
};

let opened: Promise<SignIn> | null = null;

/** The user manager of this page, made once together with the Amplify seam over it. */
function open(): Promise<SignIn> {
  opened ??= loadConfig().then((config) => {
    const manager = new RenewingUserManager(userManagerSettings(config, location.origin, sessionStorage));
    // Amplify warns of whoever else speaks on its 'auth' channel: here that is the point.
    ConsoleLogger.LOG_LEVEL = 'ERROR';
    const tokens = tokenProvider(manager, config);
    Amplify.configure({}, { Auth: { tokenProvider: tokens } });
    manager.events.addUserLoaded(() => Hub.dispatch('auth', { event: 'tokenRefresh' }));
    manager.events.addSilentRenewError((error) => {
      if (meansSignedOut(error)) void manager.removeUser().then(() => announceRefreshFailure(error));
    });
    return { config, manager, tokens };
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Leaves for the sign-in page; `returnTo` is the hash route to come back to, e.g. `#/home`; `invito`, the code that the person came with. */
export async function signIn(returnTo: string, invito: string | null = null): Promise<void> {
  const { config, manager } = await open();
  try {
    await manager.signinRedirect({
      nonce: crypto.randomUUID(),
      state: { returnTo: takeRitorno() ?? returnTo },
      ...(invito !== null && config.invitoInAccesso ? { login_hint: `invito:${invito}` } : {}),
    });
  } catch (error) {
    throw new ErroreAccesso('fornitore-irraggiungibile', error);
  }
}

/**
 * Called once when the page loads, before the router looks at the address: finishes a sign-in that comes back to
 * `/?code=…` and restores the route it started from. Answers who is signed in, null when nobody is (any more).
 * Throws ErroreAccesso.
 */
export async function completeSignIn(): Promise<Identita | null> {
  const { manager, tokens } = await open();
  const present = async (): Promise<Identita | null> => {
    const subject = (await tokens.getTokens())?.idToken.payload.sub;
    return subject === undefined ? null : { subject };
  };
  const { searchParams, hash } = new URL(location.href);
  if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error'))) {
    return present();
  }
  try {
    const user = await manager.signinRedirectCallback();
    showRoute(returnToOf(user.state));
    Hub.dispatch('auth', { event: 'signedIn', data: { username: user.profile.sub, userId: user.profile.sub } });
    return { subject: user.profile.sub };
  } catch (error) {
    showRoute(hash);
    // The address of an old sign-in, met again by going back in the history, harms nobody who is signed in.
    const identita = await present();
    if (identita !== null) return identita;
    throw signInFailure(error);
  }
}

/** The bearer token of the next request, renewed if it is about to expire. Throws ErroreAccesso. */
export async function currentToken(): Promise<string> {
  await open();
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken?.toString();
  if (token === undefined || token === '') {
    const error = new ErroreAccesso('sessione-scaduta');
    announceRefreshFailure(error);
    throw error;
  }
  return token;
}

/**
 * Asks the signed-in person for the credentials again, in a window of its own so that the page keeps what was being
 * written. The fresh tokens take the place of the present ones; answers the ID token, whose `auth_time` is now.
 * Must be called from a click, or the browser blocks the window. Throws ErroreAccesso.
 * Where a window would ask for nothing (`conferma: "uscita"`) the person is signed out, after `onLeaving`, and comes back
 * to the same address once signed in: then it answers nothing, since the page is left.
 */
export async function reauthenticate(onLeaving: () => void): Promise<string> {
  const { config, manager } = await open();
  if (config.conferma === 'uscita') {
    sessionStorage.setItem(RITORNO, location.hash);
    onLeaving();
    await signOut();
    return new Promise<string>(() => undefined);
  }
  const current = await manager.getUser();
  // Kept in memory until it is known to be of the same person.
  const memory = new InMemoryWebStorage();
  const confirmation = new UserManager({
    ...userManagerSettings(config, location.origin, sessionStorage),
    userStore: new WebStorageStateStore({ store: memory }),
    automaticSilentRenew: false,
  });
  const user = await confirmation
    .signinPopup({ prompt: 'login', max_age: 0, nonce: crypto.randomUUID(), popupAbortOnClose: true })
    .catch((error: unknown) => {
      throw confirmationFailure(error);
    });
  if (current !== null && user.profile.sub !== current.profile.sub) throw new ErroreAccesso('altra-persona');
  if (user.id_token === undefined) throw new ErroreAccesso('accesso-rifiutato');
  await manager.adopt(user);
  return user.id_token;
}

/** Calls back when the sign-in can no longer be renewed: from then on every request fails until the person signs in again. Answers how to stop listening. */
export const onSignInExpired = (listener: () => void): (() => void) =>
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh_failure') listener();
  });

/** Forgets the tokens and leaves for the provider's logout, which leads back to the application. */
export async function signOut(): Promise<void> {
  const { config, manager } = await open();
  Hub.dispatch('auth', { event: 'signedOut' });
  try {
    const idToken = (await manager.getUser())?.id_token ?? manager.lastIdToken;
    await manager.signoutRedirect(
      idToken === undefined
        ? {}
        : {
            id_token_hint: idToken,
            // Cognito wants the client's name even beside an ID token, and reads the way back from `logout_uri`.
            extraQueryParams: { client_id: config.clientId, logout_uri: `${location.origin}/` },
          },
    );
  } catch {
    // A provider without a logout page, or out of reach: this browser has forgotten the tokens all the same.
    await manager.removeUser();
    location.assign('/');
  }
}

function announceRefreshFailure(error: Error): void {
  Hub.dispatch('auth', {
    event: 'tokenRefresh_failure',
    data: { error: { name: error.name, message: error.message } },
  });
}

function showRoute(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${hash}`);
}

/** The route kept in a sign-in's state; anything that is not a route of ours is the start page. */
function returnToOf(state: User['state']): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof returnTo === 'string' && returnTo.startsWith('#/') ? returnTo : '#/';
}

function signInFailure(error: unknown): ErroreAccesso {
  if (error instanceof ErrorResponse)
    return new ErroreAccesso(error.error === 'temporarily_unavailable' ? 'disco-pieno' : 'accesso-rifiutato', error);
  if (error instanceof TypeError || error instanceof ErrorTimeout)
    return new ErroreAccesso('fornitore-irraggiungibile', error);
  return new ErroreAccesso('risposta-estranea', error);
}

function confirmationFailure(error: unknown): ErroreAccesso {
  const message = error instanceof Error ? error.message : '';
  if (/disposed window|blocked/i.test(message)) return new ErroreAccesso('finestra-bloccata', error);
  if (/closed/i.test(message)) return new ErroreAccesso('finestra-chiusa', error);
  return signInFailure(error);
}
