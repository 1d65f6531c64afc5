import { flushCompileCache } from 'node:module';
import { endWithParent } from './parent-watch.ts';

// The process of one function: loads its module (the first argument, its address; the second is the process that began this one) and answers payloads, until whoever began it is gone. See `invoke-apart.ts`.
const [address = '', parent = ''] = process.argv.slice(2);

endWithParent(Number(parent));

const loading: Promise<{ handler: (payload: unknown) => Promise<unknown> }> = import(address);
// this process is ended by force: what it has compiled is kept before
loading.then(() => flushCompileCache()).catch(() => undefined);

process.on('disconnect', () => process.exit());
process.on('message', ({ payload }: { readonly payload: unknown }) => {
  loading
    .then(({ handler }) => handler(payload))
    .then(
      (risposta) => process.send?.({ risposta: risposta ?? null }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        process.send?.({ errore: { name, message } });
      },
    );
});
