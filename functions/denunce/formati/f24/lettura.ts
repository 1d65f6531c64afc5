import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { checkDenuncia, type Lettura, type Riferimenti } from '../../macchina/denuncia.ts';
import { riscrittiIn } from '../../macchina/lettura/riscrittura.ts';
import { controlliFile } from './controlli/file.ts';
import { readF24, writeF24, type FileF24, type Modulo } from './file-f24.ts';

/** A file of F24 as the machine judges it: its records, the rules over what it declares of itself, the fields that change when it is written again. */
export const letturaF24 = <R extends RigaF24, F extends FileF24<R>>(
  modulo: Modulo<R, F>,
  bytes: Uint8Array,
  riferimenti: Riferimenti,
): Lettura<F> => {
  const { records: file, altra, ...resto } = readF24(modulo, bytes);
  const riscritti = riscrittiIn(bytes, {
    tracciati: modulo.tracciati,
    gia: [...resto.rilievi, ...checkDenuncia(controlliFile, file, riferimenti)],
    write: () => writeF24(modulo, file.records),
  });
  return {
    ...resto,
    rilievi: [...resto.rilievi, ...riscritti],
    records: file.records,
    altra: altra.records,
    delFile: [(con) => checkDenuncia(controlliFile, file, con), (con) => checkDenuncia(controlliFile, altra, con)],
  };
};
