import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { totpAt } from '#functions/lavori/canarino/codice-a-tempo.ts';
import { application, visitor } from '#tests/lib/local/identity/visitor.ts';

/** What the two services answer; a test changes it before a visit. */
export interface ServiziAws {
  /** Text of the secret; null where there is none of that name. */
  segreto: string | null;
  /** The second factor that the user has registered. */
  chiave: string;
  /** What the pool asks for after the password. */
  sfida: string;
}

const Richiesta = z.object({
  AuthFlow: z.string().optional(),
  ClientId: z.string(),
  UserPoolId: z.string(),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }).optional(),
  ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: z.string() }).optional(),
});
type Risposta = readonly [status: number, body: unknown];

/**
 * Secrets Manager as its extension gives it to a Lambda, and the two calls of Cognito by which the canary signs in: no engine of ours answers for them.
 * Passwords and tokens are those of the provider of the home, asked as a browser asks.
 */
export const startServiziAws = async (
  { origin, nome, pool }: { readonly origin: string; readonly nome: string; readonly pool: string },
  servizi: ServiziAws,
) => {
  const started = new Map<string, string>();
  const app = application(`${origin}/oidc`, origin);

  const begin = async ({ AuthFlow, AuthParameters }: z.infer<typeof Richiesta>): Promise<Risposta> => {
    const { USERNAME = '', PASSWORD = '' } = AuthParameters ?? {};
    if (AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') return [400, { __type: 'InvalidParameterException' }];
    const { id_token } = await app.signIn(visitor(), USERNAME, PASSWORD);
    if (typeof id_token !== 'string') return [400, { __type: 'NotAuthorizedException', message: 'Incorrect' }];
    started.set(USERNAME, id_token);
    return [200, { ChallengeName: servizi.sfida, Session: `di ${USERNAME}`, ChallengeParameters: {} }];
  };
  const goOn = ({ ChallengeResponses }: z.infer<typeof Richiesta>): Risposta => {
    const { USERNAME = '', SOFTWARE_TOKEN_MFA_CODE } = ChallengeResponses ?? {};
    // as Cognito, which takes the code of the step before too
    const codes = [0, 30_000].map((ago) => totpAt(servizi.chiave, new Date(Date.now() - ago)));
    if (!codes.includes(SOFTWARE_TOKEN_MFA_CODE ?? '')) return [400, { __type: 'CodeMismatchException' }];
    return [200, { AuthenticationResult: { IdToken: started.get(USERNAME) } }];
  };
  const answer = async (request: IncomingMessage): Promise<Risposta> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/secretsmanager/get') {
      if (request.headers['x-aws-parameters-secrets-token'] !== 'di-questa-funzione') return [403, {}];
      const there = url.searchParams.get('secretId') === nome && servizi.segreto !== null;
      return there ? [200, { SecretString: servizi.segreto }] : [400, { message: 'ResourceNotFoundException' }];
    }
    const richiesta = Richiesta.parse(JSON.parse(await text(request)));
    if (richiesta.UserPoolId !== pool) return [400, { __type: 'ResourceNotFoundException' }];
    const call = String(request.headers['x-amz-target']).split('.')[1];
    return call === 'AdminInitiateAuth' ? begin(richiesta) : goOn(richiesta);
  };

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): Risposta => [500, { message: String(error) }])
      .then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
        response.end(JSON.stringify(body));
      }, response.destroy.bind(response));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The services of the canary have no port');
  return { port: address.port, close: () => server.close() };
};
