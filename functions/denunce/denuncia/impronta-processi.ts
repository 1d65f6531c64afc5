import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { improntaFile } from './stato-denuncia.ts';

/** Which runs were gathered, as they were sealed: another set, or another content, is to be gathered again. */
export const improntaProcessi = (processi: readonly Processo[]): string =>
  improntaFile(
    Buffer.from(
      processi
        .map(({ uid, hash, esecuzione }) => [`${uid}=${hash ?? ''}`, ...giorniDi(esecuzione)].join('@'))
        .toSorted()
        .join('\n'),
    ),
  );

const giorniDi = (esecuzione: Processo['esecuzione']): readonly string[] =>
  esecuzione === undefined ? [] : [esecuzione.giorno];
