import { checkDenuncia, type Lettura } from '../../macchina/denuncia.ts';
import type { Tollerata } from '../../macchina/lettura/lettura-tollerante.ts';
import { controlliFile } from './controlli/file.ts';
import type { FileLetto } from './file-f24.ts';

/** A file of F24 as the machine judges it: its records, and the rules over what it declares of itself. */
export const letturaF24 = <F>({ records: file, altra, ...resto }: Tollerata<FileLetto<F>>): Lettura<F> => ({
  ...resto,
  records: file.records,
  altra: altra.records,
  delFile: [
    (riferimenti) => checkDenuncia(controlliFile, file, riferimenti),
    (riferimenti) => checkDenuncia(controlliFile, altra, riferimenti),
  ],
});
