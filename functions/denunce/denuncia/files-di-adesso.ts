import { nextVersion } from '#platform/data/repository.ts';
import type { Denuncia, FileDenuncia } from '#shared/contracts/denunce/denuncia.ts';

/** The files of a filing, the last one of the version that is about to be written: its content is still in that file. */
export const filesDiAdesso = (denuncia: Denuncia): Pick<Denuncia, 'files'> => ({
  files: denuncia.files.map((file, posto, { length }) =>
    posto === length - 1 ? { ...file, versione: nextVersion(denuncia) } : file,
  ),
});

/** The last file of a filing, when one made now would be the same; undefined when it would be another. */
export const ultimoUguale = (
  { files }: Denuncia,
  { hash, riscontrato, bozza }: Pick<FileDenuncia, 'hash' | 'riscontrato' | 'bozza'>,
): FileDenuncia | undefined => {
  const ultimo = files.at(-1);
  return ultimo?.hash === hash && ultimo.riscontrato === riscontrato && ultimo.bozza === bozza ? ultimo : undefined;
};
