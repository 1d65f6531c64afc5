/** A function for `invoke-apart.test.ts`: answers, throws, eats memory, or never ends, as it is told. */
export const handler = async (payload: { readonly cosa: string }): Promise<unknown> => {
  if (payload.cosa === 'errore') throw Object.assign(new Error('andata male'), { name: 'ErroreDiProva' });
  if (payload.cosa === 'memoria') {
    const tenuti: string[][] = [];
    for (;;) tenuti.push(Array.from({ length: 10_000 }, (_, indice) => `testo ${indice}`));
  }
  if (payload.cosa === 'tutta-insieme') return new Set(Array.from({ length: 40_000_000 }, (_, indice) => indice)).size;
  if (payload.cosa === 'memoria-fuori') {
    const buffer: Buffer[] = [];
    for (;;) {
      buffer.push(Buffer.alloc(1024 ** 2, 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  for (let giri = 0; payload.cosa === 'sempre'; giri += 1) if (giri < 0) break;
  return { pid: process.pid };
};
