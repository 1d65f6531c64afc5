import type { Environment } from './environment.ts';
import type { Identita } from './identita.ts';

/** The accounts of the installation's own users, whose client is read when the first of them is asked for. @returns undefined where an external issuer makes them */
export const identitaFromEnv = (env: Environment): Identita | undefined => {
  const pool = env.USER_POOL_ID ?? '';
  if (pool === '') return undefined;
  let opened: Promise<Identita> | undefined;
  const open = (): Promise<Identita> =>
    (opened ??= import('./user-pool.ts').then(({ openUserPool }) => openUserPool(pool)));
  return {
    trova: async (user) => (await open()).trova(user),
    crea: async (nuovo) => (await open()).crea(nuovo),
    rimanda: async (conto, chiave) => (await open()).rimanda(conto, chiave),
    azzeraSecondoFattore: async (conto) => (await open()).azzeraSecondoFattore(conto),
    disabilita: async (conto) => (await open()).disabilita(conto),
    riabilita: async (conto) => (await open()).riabilita(conto),
    elimina: async (conto) => (await open()).elimina(conto),
  };
};
