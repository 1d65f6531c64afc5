import {
  ErrorResponse,
  UserManager,
  WebStorageStateStore,
  type SigninSilentArgs,
  type User,
  type UserManagerSettings,
} from 'oidc-client-ts';
import type { AppConfig } from '../app-config.ts';

/** With less than this left, tokens are renewed before being used. */
export const renewBeforeSeconds = 30;

/** Answers of the provider that mean: this person is no longer signed in there. */
const signedOutCodes = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
]);

export function meansSignedOut(error: unknown): boolean {
  return error instanceof ErrorResponse && signedOutCodes.has(error.error ?? '');
}

/** Authorization code with PKCE against the configured issuer, tokens and pending sign-ins kept in `storage`. */
export function userManagerSettings(
  { issuer, clientId }: AppConfig,
  origin: string,
  storage: Storage,
): UserManagerSettings {
  return {
    authority: issuer,
    client_id: clientId,
    // Only what every provider has: Cognito refuses offline_access, and gives the refresh token without it.
    scope: 'openid',
    redirect_uri: `${origin}/`,
    post_logout_redirect_uri: `${origin}/`,
    silent_redirect_uri: `${origin}/silent.html`,
    popup_redirect_uri: `${origin}/callback.html`,
    // Pending sign-ins are swept by their prefix, so it must not be the prefix of anything else.
    stateStore: new WebStorageStateStore({ prefix: 'emolumenti.accesso.', store: storage }),
    userStore: new WebStorageStateStore({ prefix: 'emolumenti.utente.', store: storage }),
    automaticSilentRenew: true,
    // The default adds a second copy of everything the token already says.
    loadUserInfo: false,
  };
}

/**
 * A user manager whose silent renewal is done once at a time (a refresh token used twice counts as stolen), falls back
 * from the refresh token to the hidden frame, and expires with the ID token, since that is what the server is shown.
 */
export class RenewingUserManager extends UserManager {
  #renewal: Promise<User | null> | null = null;
  #lastIdToken: string | undefined;

  /** The last ID token seen, also after the storage was emptied: logging out needs it. */
  get lastIdToken(): string | undefined {
    return this.#lastIdToken;
  }

  override async getUser(raiseEvent?: boolean): Promise<User | null> {
    const user = await super.getUser(raiseEvent);
    this.#lastIdToken = user?.id_token ?? this.#lastIdToken;
    return user;
  }

  /** Takes the tokens of a sign-in made elsewhere in place of the present ones. */
  async adopt(user: User): Promise<void> {
    await this.storeUser(user);
    await this.events.load(user);
  }

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    this.#renewal ??= this.#renew(args).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renew(args: SigninSilentArgs): Promise<User | null> {
    const before = await this.getUser();
    if (before?.refresh_token !== undefined && args.forceIframeAuth !== true) {
      const renewed = await this.#refresh(args);
      // A provider may refresh the access token only, and leave the ID token to expire.
      if (renewed !== null && (renewed.expires_in ?? Infinity) > renewBeforeSeconds) return renewed;
    }
    return super.signinSilent({ ...args, forceIframeAuth: true });
  }

  async #refresh(args: SigninSilentArgs): Promise<User | null> {
    try {
      return await super.signinSilent(args);
    } catch (error) {
      if (meansSignedOut(error)) return null;
      throw error;
    }
  }

  override async storeUser(user: User | null): Promise<void> {
    const expiresAt = user === null ? undefined : expiryOf(user, await this.getUser());
    if (user !== null && expiresAt !== undefined) user.expires_at = expiresAt;
    this.#lastIdToken = user?.id_token ?? this.#lastIdToken;
    return super.storeUser(user);
  }
}

/**
 * When to count the tokens as expired, in epoch seconds of this machine's clock. The ID token's life is counted from its
 * arrival: comparing its `exp` with a clock that may be ten minutes off would renew always, or never.
 */
function expiryOf(user: User, previous: User | null): number | undefined {
  if (user.id_token === previous?.id_token) return previous?.expires_at;
  const idTokenExpiry = Math.floor(Date.now() / 1000) + user.profile.exp - user.profile.iat;
  return Math.min(user.expires_at ?? idTokenExpiry, idTokenExpiry);
}
