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
      if (user === null) return null;
      const secondsLeft = user.expires_in ?? Infinity;
      if (!forceRefresh && secondsLeft > renewBeforeSeconds) return tokensOf(user, tokenUse);
      try {
        const renewed = await manager.signinSilent();
        return renewed === null ? null : tokensOf(renewed, tokenUse);
      } catch (error) {
        if (meansSignedOut(error)) {
          await manager.removeUser();
          return null;
        }
        if (secondsLeft > -usableAfterExpirySeconds) return tokensOf(user, tokenUse);
        throw new ErroreAccesso('fornitore-irraggiungibile', error);
      }
    },
  };
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
