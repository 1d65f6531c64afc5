/** Runs the provider alone: `node standalone.ts <folder> <port, 0 = a free one>`; prints its origin. */
import { createServer } from 'node:http';
import { identityProvider, type IdentityProvider } from '#lib/local/identity/provider.ts';
import { utenti } from './running-provider.ts';

const [, , dataDir = '', port = '0'] = process.argv;
let provider: IdentityProvider | null = null;
const server = createServer((request, response) => provider?.handle(request, response));
server.listen(Number(port), '127.0.0.1', () => void start());

async function start(): Promise<void> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  provider = await identityProvider({ issuer: `${origin}/oidc`, origin, dataDir, users: utenti });
  console.log(origin);
}
