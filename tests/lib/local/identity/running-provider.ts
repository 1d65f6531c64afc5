import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ACCOUNTS_PATH } from '#lib/local/identity/amministrazione.ts';
import { identityProvider, type IdentityProvider, type LocalUser } from '#lib/local/identity/provider.ts';

export const utenti: readonly LocalUser[] = [
  { subject: 'soggetto-dsga', login: 'dsga.prova', password: 'segreta-1', nome: 'Dsga Inventata' },
  { subject: 'soggetto-gestore', login: 'gestore.prova', password: 'segreta-2', nome: 'Gestore Inventato' },
];

export interface RunningProvider {
  readonly issuer: string;
  readonly origin: string;
  readonly dataDir: string;
  /** Subjects whose roles ask a second factor. */
  readonly asks: Set<string>;
  /** Stops the provider and starts it again on the same port and folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The client of its accounts, as the product has it. */
export const accountsOf = ({ origin }: RunningProvider): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    region: 'eu-south-1',
    endpoint: `${origin}${ACCOUNTS_PATH}`,
    credentials: { accessKeyId: 'locale', secretAccessKey: 'locale' },
    maxAttempts: 1,
  });

/** A provider on a free port with the two invented users above and a folder of its own. */
export async function runningProvider({ idTokenSeconds }: { idTokenSeconds?: number } = {}): Promise<RunningProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identita-'));
  let provider: IdentityProvider | null = null;
  const asks = new Set<string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(ACCOUNTS_PATH)) void provider?.administer(request, response, path);
    else provider?.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = portOf(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/oidc`;
  const start = async (): Promise<void> => {
    provider = await identityProvider({
      issuer,
      origin,
      dataDir,
      users: utenti,
      asksSecondFactor: async (subject) => asks.has(subject),
      ...(idTokenSeconds === undefined ? {} : { idTokenSeconds }),
    });
  };
  await start();
  return {
    issuer,
    origin,
    dataDir,
    asks,
    restart: async () => {
      await provider?.close();
      await start();
    },
    stop: async () => {
      await provider?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
