import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { systemClock } from '#platform/clock.ts';
import { setting } from '#platform/environment.ts';
import { signInCanarino } from './accesso.ts';
import { readCredenziali } from './credenziali.ts';
import { visitAsUser } from './visita.ts';

/** Its settings are read at each visit: where nobody asks for one, as on one machine, there are none. */
export const handler = async (): Promise<{ readonly scuola: string }> => {
  const { env } = process;
  const clientId = setting(env, 'OIDC_CLIENT_ID');
  const pool = { cognito: new CognitoIdentityProviderClient({}), userPoolId: setting(env, 'USER_POOL_ID'), clientId };
  return visitAsUser({
    siteUrl: setting(env, 'SITE_URL'),
    clientId,
    signIn: async () => {
      const credenziali = await readCredenziali(setting(env, 'SEGRETO'), {
        port: setting(env, 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT'),
        token: setting(env, 'AWS_SESSION_TOKEN'),
      });
      return signInCanarino(pool, credenziali, systemClock().now());
    },
  });
};
