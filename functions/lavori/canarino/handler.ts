import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { systemClock } from '#platform/clock.ts';
import { setting } from '#platform/environment.ts';
import { signInCanarino } from './accesso.ts';
import { readCredenziali } from './credenziali.ts';
import { visitThreshold } from './soglia.ts';
import { visitAsUser } from './visita.ts';

/** Its settings are read at each visit: where nobody asks for one, as on one machine, there are none. Without a secret it has no account, and goes as far as the door. */
export const handler = async (): Promise<{ readonly scuola: string } | { readonly emittente: string }> => {
  const { env } = process;
  const clientId = setting(env, 'OIDC_CLIENT_ID');
  if (env.SEGRETO === undefined)
    return visitThreshold({ siteUrl: setting(env, 'SITE_URL'), clientId, issuer: setting(env, 'OIDC_ISSUER') });
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
