import type { User } from 'oidc-client-ts';
import type { AppConfig } from '../app-config.ts';
import { ErroreAccesso } from './sign-in-error.ts';
import { meansSignedOut, renewBeforeSeconds, type RenewingUserManager } from './user-manager.ts';

/** Amplify's shape of a token: how it is sent, and its claims. */
interface Token {
  payload: { sub: string; iss: string; exp: number; iat: number };
  toString(): string;
}

/** The server accepts a token for 600 s after its expiry; one minute of that is kept for the request to arrive. */
const usableAfterExpirySeconds = 540;

/**
 * Amplify's `tokenProvider` over the user manager: null when nobody is signed in any more. While the provider cannot be
 * reached the old token is used as long as the server accepts it; then throws ErroreAccesso 'fornitore-irraggiungibile'.
 */
export function tokenProvider(manager: RenewingUserManager, { tokenUse }: AppConfig) {
  return {
    async getTokens({ forceRefresh = false }: { forceRefresh?: boolean } = {}): Promise<{
      idToken: Token;
      accessToken: Token;
    } | null> {
      const user = await manager.getUser();
      const current = user === null || (!forceRefresh && isFresh(user)) ? user : await renewed(manager, user);
      return current === null ? null : tokensOf(current, tokenUse);
    },
  };
}

const secondsLeft = ({ expires_in }: User): number => expires_in ?? Infinity;
const isFresh = (user: User): boolean => secondsLeft(user) > renewBeforeSeconds;

/** The person with new tokens, or with the old ones while they still serve; null when the provider says that nobody is signed in. */
async function renewed(manager: RenewingUserManager, user: User): Promise<User | null> {
  try {
    return await manager.signinSilent();
  } catch (error) {
    if (meansSignedOut(error)) {
      await manager.removeUser();
      return null;
    }
    if (secondsLeft(user) > -usableAfterExpirySeconds) return user;
    throw new ErroreAccesso('fornitore-irraggiungibile', error);
  }
}

/** The token that the server checks is handed out as the ID token, whichever it is. */
function tokensOf(
  { id_token, access_token, profile }: User,
  tokenUse: AppConfig['tokenUse'],
): { idToken: Token; accessToken: Token } {
  const { sub, iss, exp, iat } = profile;
  const token = (text: string): Token => ({ payload: { sub, iss, exp, iat }, toString: () => text });
  return { idToken: token(tokenUse === 'access' ? access_token : (id_token ?? '')), accessToken: token(access_token) };
}
