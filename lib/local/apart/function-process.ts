// The process of one function: loads its module (the argument, its address) and answers payloads, until whoever began it is gone. See `invoke-apart.ts`.
const [address = ''] = process.argv.slice(2);

const loading: Promise<{ handler: (payload: unknown) => Promise<unknown> }> = import(address);

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
