import type { Log } from '#platform/log.ts';
import type { Funzioni } from './funzioni.ts';
import type { Macchina } from './macchine.ts';
import { supersededVersions, type InUso } from './superate.ts';

/** At most so many of one function in a night: the others are of the next ones. */
const PER_NOTTE = 50;

/** The functions that perform steps of long work are called by the machine of their kind, by version. */
const STEPS = /^(?:passi|lettore)-(.+)$/;

/**
 * Removes the versions of the functions that nobody can call any more, those of each function on their own. `prefisso` is of all names of the
 * deployment, `nomi` are without it, `giorni` as in {@link supersededVersions}.
 * @returns how many were removed. @throws when some function could not be looked at, or one of its versions not removed, after all the others
 */
export const removeSuperate = async (
  { prefisso, nomi, giorni }: { readonly prefisso: string; readonly nomi: readonly string[]; readonly giorni: number },
  mezzi: { readonly funzioni: Funzioni; readonly macchina: Macchina; readonly log: Log; readonly adesso: Date },
): Promise<number> => {
  const fallite: string[] = [];
  let rimosse = 0;
  for (const nome of nomi)
    try {
      rimosse += await removeDi(nome, `${prefisso}${nome}`, giorni, mezzi);
    } catch (error) {
      fallite.push(nome);
      mezzi.log.error('versioni', error, { funzione: nome });
    }
  if (fallite.length > 0) throw new Error(`Versions of ${fallite.join(', ')} could not be looked at or removed`);
  return rimosse;
};

const removeDi = async (
  nome: string,
  funzione: string,
  giorni: number,
  { funzioni, macchina, log, adesso }: Parameters<typeof removeSuperate>[1],
): Promise<number> => {
  const versioni = await funzioni.listVersioni(funzione);
  const uso = await usoDi(nome, funzione, { funzioni, macchina });
  const superate = supersededVersions(versioni, uso, { adesso, giorni }).slice(0, PER_NOTTE);
  for (const numero of superate) await funzioni.removeVersione(funzione, numero);
  log.info('versioni', { funzione: nome, presenti: versioni.length, rimosse: superate.length });
  return superate.length;
};

const usoDi = async (
  nome: string,
  funzione: string,
  { funzioni, macchina }: { readonly funzioni: Funzioni; readonly macchina: Macchina },
): Promise<InUso> => {
  const nominate = await funzioni.listNominate(funzione);
  const kind = STEPS.exec(nome)?.[1];
  if (kind === undefined) return { nominate, iniziate: [] };
  const uso = await macchina(kind, funzione);
  return { ...uso, nominate: [...nominate, ...uso.nominate] };
};
