import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { accountAdministration } from './amministrazione.ts';
import { contiIn, type LocalUser } from './conti.ts';
import { openIdentityStore } from './store.ts';

/** The accounts of a data folder that no product has open, on a port that nobody else knows. */
export const startAccounts = async (
  dataDir: string,
  users: readonly LocalUser[],
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> => {
  const folder = join(dataDir, 'identita');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = await openIdentityStore(folder);
  const administer = accountAdministration(contiIn(store, users));
  const server = createServer((request, response) => {
    administer(request, response, request.url ?? '/').then(
      (answered) => (answered ? undefined : response.writeHead(404).end()),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
};
