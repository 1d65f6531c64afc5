import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of the package with what its module is built from. */
export const SORGENTI = 'sorgenti';

const DI_TERZI = 'node_modules/';

/** Copies our sources among the files of a build into the package, which its licence wants beside what was built from them. */
export const copySorgenti = async (root: string, file: readonly string[], cartella: string): Promise<void> => {
  for (const nome of file.filter((uno) => !uno.startsWith(DI_TERZI))) {
    const copia = join(cartella, SORGENTI, nome);
    await mkdir(dirname(copia), { recursive: true });
    await cp(join(root, nome), copia);
  }
};

/** The names of the packages of others among the files of a build. */
export const pacchettiFra = (file: readonly string[]): ReadonlySet<string> =>
  new Set(
    file
      .filter((uno) => uno.startsWith(DI_TERZI))
      .map((uno) => {
        const [primo = '', secondo = ''] = uno.slice(DI_TERZI.length).split('/');
        return primo.startsWith('@') ? `${primo}/${secondo}` : primo;
      }),
  );
