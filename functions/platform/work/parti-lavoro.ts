import type * as z from 'zod';
import type { Files } from '../files.ts';
import type { PassoContext } from './lavoro-steps.ts';

/** What the blocks of long work leave for its end, in the bucket: `<school>/<folder>/<work>/<name>.json`. */
export const partiLavoro = (
  files: Files,
  { archivio, lavoro }: Pick<PassoContext, 'archivio' | 'lavoro'>,
  cartella: string,
) => {
  const sua = `${archivio.codmin}/${cartella}/${lavoro.uid}/` as const;
  const chiave = (nome: string): string => `${sua}${nome}.json`;
  const find = async <S extends z.ZodType>(nome: string, schema: S): Promise<z.output<S> | undefined> => {
    const bytes = await files.get(chiave(nome));
    return bytes === undefined ? undefined : schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  };
  return {
    put: (nome: string, contenuto: unknown): Promise<string> =>
      files.put(chiave(nome), Buffer.from(JSON.stringify(contenuto)), 'application/json'),
    /** undefined when there is no such part. @throws when it is not of that shape: a defect, never passed on */
    find,
    /** @throws when there is no such part, or it is not of that shape: a defect, never passed on */
    load: async <S extends z.ZodType>(nome: string, schema: S): Promise<z.output<S>> => {
      const parte = await find(nome, schema);
      if (parte === undefined) throw new Error(`Part ${nome} of the work ${lavoro.uid} is missing`);
      return parte;
    },
    removeAll: (): Promise<void> => files.removeFolder(sua),
  };
};
