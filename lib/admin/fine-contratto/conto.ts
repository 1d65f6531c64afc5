import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Residui } from './residui.ts';

/** Outcome of an erasure for the users of a school. */
const EsitoUtenti = z.strictObject({
  /** They had no other school: user and account are removed. */
  tolti: z.int(),
  /** They work in other schools too, and go on there. */
  altrove: z.int(),
  /** Accounts that the installation did not let go, by the name one signs in by. */
  contiRimasti: z.array(z.string()),
});

/** The things that an erasure takes away, from its first command to its last. */
const Tolto = z.strictObject({
  /** Records by kind. */
  record: z.record(z.string(), z.int()),
  documenti: z.int(),
  copieTolte: z.int(),
  utenti: EsitoUtenti,
});
export type Tolto = z.infer<typeof Tolto>;

const NOME = 'cancellazione-in-corso.json';

/** The count of an erasure, beside its export: a command given again after a cut goes on from what the ones before it took away. */
export const openConto = async (cartella: string, prima: Residui) => {
  const percorso = join(cartella, NOME);
  let tolto = withResidui(await readConto(percorso), prima);
  const save = async (nuovo: Tolto): Promise<void> => {
    tolto = nuovo;
    await writeFile(`${percorso}.parziale`, JSON.stringify(tolto));
    await rename(`${percorso}.parziale`, percorso);
  };
  await save(tolto);
  return {
    tolto: (): Tolto => tolto,
    addCopie: (quante: number) => save({ ...tolto, copieTolte: tolto.copieTolte + quante }),
    addUtente: (quale: 'tolti' | 'altrove', contiRimasti: readonly string[] = []) => {
      const { utenti } = tolto;
      const rimasti = [...utenti.contiRimasti, ...contiRimasti];
      return save({ ...tolto, utenti: { ...utenti, [quale]: utenti[quale] + 1, contiRimasti: rimasti } });
    },
    /** Removes the count, once the certificate says it. */
    close: () => rm(percorso),
  };
};
export type Conto = Awaited<ReturnType<typeof openConto>>;

const NIENTE: Tolto = { record: {}, documenti: 0, copieTolte: 0, utenti: { tolti: 0, altrove: 0, contiRimasti: [] } };

const readConto = async (percorso: string): Promise<Tolto> => {
  const testo = await readFile(percorso, 'utf8').catch(() => null);
  return testo === null ? NIENTE : Tolto.parse(JSON.parse(testo));
};

/** The count with the things still there, which were there at the first command too: of each kind the greater number is the whole. */
const withResidui = (gia: Tolto, { sue, file }: Residui): Tolto => {
  const numeri = new Map<string, number>();
  for (const { tipo } of sue) numeri.set(tipo, (numeri.get(tipo) ?? 0) + 1);
  for (const [tipo, numero] of Object.entries(gia.record)) numeri.set(tipo, Math.max(numero, numeri.get(tipo) ?? 0));
  const record = Object.fromEntries([...numeri].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { ...gia, record, documenti: Math.max(gia.documenti, file.length) };
};
