import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AdminInitiateAuthResponse,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { totpAt } from './codice-a-tempo.ts';
import type { CredenzialiCanarino } from './credenziali.ts';

interface Pool {
  readonly cognito: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  /** The client of the pages: the program believes no token made for another. */
  readonly clientId: string;
}

/** What the pool asks for in place of the code of the authenticator, of a user that is not ready. */
const NON_PRONTO: Readonly<Record<string, string>> = {
  NEW_PASSWORD_REQUIRED:
    'ha ancora la password provvisoria: entrare una volta dalle pagine, sceglierne una e scriverla nel segreto',
  MFA_SETUP:
    "non ha registrato un'app di autenticazione: entrare una volta dalle pagine e scrivere nel segreto la chiave che mostrano",
};

/**
 * Signs in with password and code of the authenticator, as people do, through the call that the pool takes only from who has the right to it on AWS
 * (ADMIN_USER_PASSWORD_AUTH): nobody can try passwords from outside, and the second factor stays required of everybody. The pages of Cognito are no
 * way for a machine (they change without notice), and a refresh token would not try the credentials.
 * @returns the ID token. @throws Error with a sentence
 */
export const signInCanarino = async (pool: Pool, credenziali: CredenzialiCanarino, now: Date): Promise<string> => {
  const { utente, password, chiave } = credenziali;
  const { cognito, userPoolId: UserPoolId, clientId: ClientId } = pool;
  const asked = await refusedAs(utente, () =>
    cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: utente, PASSWORD: password },
      }),
    ),
  );
  if (asked.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokenOf(utente, asked);
  const given = await refusedAs(utente, () =>
    cognito.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: asked.Session,
        ChallengeResponses: { USERNAME: utente, SOFTWARE_TOKEN_MFA_CODE: totpAt(chiave, now) },
      }),
    ),
  );
  return tokenOf(utente, given);
};

const refusedAs = async <T>(utente: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : 'senza nome';
    throw new Error(
      `Cognito non fa entrare il canarino ${utente} (${name}): controllare che l'utente ci sia, e che password e chiave del segreto siano le sue.`,
      { cause },
    );
  }
};

const tokenOf = (utente: string, { AuthenticationResult, ChallengeName }: AdminInitiateAuthResponse): string => {
  const token = AuthenticationResult?.IdToken;
  if (token !== undefined) return token;
  const altro = `Cognito gli chiede ${ChallengeName ?? 'altro'}, che una macchina non può dare`;
  const ragione = NON_PRONTO[ChallengeName ?? ''] ?? altro;
  throw new Error(`Il canarino ${utente} non entra: ${ragione}.`);
};
