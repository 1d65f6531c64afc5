import * as z from 'zod';
import type { Files } from '#platform/files.ts';
import type { FoglioGrezzo } from './foglio-grezzo.ts';

const Cella = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const RigaLetta = z.object({
  numero: z.int(),
  celle: z.array(Cella),
  nascosta: z.literal(true).exactOptional(),
  errore: z.string().exactOptional(),
});
export type RigaLetta = z.infer<typeof RigaLetta>;

/** One list of a file that was read: all but its rows, which are in pages. */
const FoglioInPagine = z.object({
  nome: z.string(),
  tipato: z.boolean(),
  intestazioni: z.array(z.string()),
  righe: z.int(),
  nascoste: z.int().default(0),
  avvisi: z.array(z.string()).default([]),
  rigaIntestazioni: z.int().default(1),
  sopra: z.array(RigaLetta).default([]),
  pagine: z.array(z.string()),
});
export type FoglioInPagine = z.infer<typeof FoglioInPagine>;

/** What reading a file came to: its lists, or why there are none. */
const Esito = z.union([z.object({ fogli: z.array(FoglioInPagine) }), z.object({ illeggibile: z.string() })]);
export type EsitoLettura = z.infer<typeof Esito>;

/** The lists of a file that was read, and their rows a page at a time. */
export interface Letto {
  readonly fogli: readonly FoglioInPagine[];
  readonly loadPagina: (nome: string) => Promise<readonly RigaLetta[]>;
}

const RIGHE_PAGINA = 500;

/** A file as the reader leaves it in a folder of the bucket for who maps it: small pages, so that nobody has to hold or parse all of it at once. */
export const fileLetto = (files: Files, cartella: string) => {
  const put = (nome: string, valore: unknown): Promise<string> =>
    files.put(`${cartella}${nome}`, Buffer.from(JSON.stringify(valore)), 'application/json');
  const get = async <S extends z.ZodType>(nome: string, schema: S): Promise<z.output<S> | undefined> => {
    const bytes = await files.get(`${cartella}${nome}`);
    return bytes === undefined ? undefined : schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  };
  const putFoglio = async (
    { righe, avvisi = [], rigaIntestazioni = 1, sopra = [], ...foglio }: FoglioGrezzo,
    indice: number,
  ): Promise<FoglioInPagine> => {
    const pagine: string[] = [];
    for (let da = 0; da < righe.length; da += RIGHE_PAGINA) {
      const nome = `foglio-${indice}-${da}.json`;
      await put(nome, righe.slice(da, da + RIGHE_PAGINA));
      pagine.push(nome);
    }
    const nascoste = righe.filter(({ nascosta }) => nascosta === true).length;
    return {
      ...foglio,
      intestazioni: [...foglio.intestazioni],
      righe: righe.length,
      nascoste,
      avvisi: [...avvisi],
      rigaIntestazioni,
      sopra: sopra.map(({ celle, ...riga }) => ({ ...riga, celle: [...celle] })),
      pagine,
    };
  };
  return {
    /** The outcome comes last: whoever finds it finds the pages. */
    putFogli: async (grezzi: readonly FoglioGrezzo[]): Promise<void> => {
      const fogli: FoglioInPagine[] = [];
      for (const [indice, grezzo] of grezzi.entries()) fogli.push(await putFoglio(grezzo, indice));
      await put('esito.json', { fogli } satisfies EsitoLettura);
    },
    putIlleggibile: (illeggibile: string) => put('esito.json', { illeggibile } satisfies EsitoLettura),
    getEsito: () => get('esito.json', Esito),
    loadPagina: async (nome: string): Promise<readonly RigaLetta[]> => {
      const righe = await get(nome, z.array(RigaLetta));
      if (righe === undefined) throw new Error(`Page ${cartella}${nome} is missing`);
      return righe;
    },
  };
};
