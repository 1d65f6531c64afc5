import { sceltaTra, tratto, type Mutazione } from './sorte.ts';

const insert = (bytes: Buffer, at: number, what: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), what, bytes.subarray(at)]);

/** What happens to any file on its way: bits that flip, ends that are cut, pieces lost, doubled or put elsewhere. */
export const MUTAZIONI_DI_BYTE: Readonly<Record<string, Mutazione>> = {
  intatto: (bytes) => bytes,
  bit: (bytes, caso) => {
    const mutati = Buffer.from(bytes);
    for (let volte = 1 + caso.intero(64); volte > 0; volte -= 1) {
      const at = caso.intero(mutati.length);
      mutati[at] = (mutati[at] ?? 0) ^ (1 << caso.intero(8));
    }
    return mutati;
  },
  troncato: (bytes, caso) => bytes.subarray(0, 1 + caso.intero(bytes.length)),
  'senza-inizio': (bytes, caso) => bytes.subarray(caso.intero(bytes.length - 1)),
  'senza-un-pezzo': (bytes, caso) => {
    const [da, a] = tratto(caso, bytes.length - 1);
    return Buffer.concat([bytes.subarray(0, da), bytes.subarray(a)]);
  },
  'un-pezzo-ripetuto': (bytes, caso) => {
    const [da, a] = tratto(caso, bytes.length);
    const volte = sceltaTra(caso, [1, 10, 1000, 20_000]);
    return insert(bytes, da, Buffer.concat(Array.from({ length: volte }, () => bytes.subarray(da, a)))).subarray(
      0,
      MASSIMO,
    );
  },
  'pezzi-scambiati': (bytes, caso) => {
    const meta = caso.intero(bytes.length);
    return Buffer.concat([bytes.subarray(meta), bytes.subarray(0, meta)]);
  },
  zeri: (bytes, caso) => {
    const [da, a] = tratto(caso, bytes.length);
    return Buffer.from(bytes).fill(0, da, a);
  },
  'byte-a-caso': (bytes, caso) =>
    insert(
      bytes,
      caso.intero(bytes.length),
      Buffer.from(Array.from({ length: 1 + caso.intero(500) }, () => caso.intero(256))),
    ),
  'coda-lunga': (bytes, caso) => Buffer.concat([bytes, Buffer.alloc(caso.intero(3_000_000), caso.intero(256))]),
};

/** Ten megabytes are the most that can be sent. */
const MASSIMO = 10 * 1024 ** 2;
