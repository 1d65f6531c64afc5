import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Person } from './home/test-home.ts';

/** Merges records into the one that stays, and waits for the end of the work. */
export const mergeSchede = async (
  gestore: Person,
  { uid: uidDestinazione }: Pick<Persona, 'uid'>,
  ...perdenti: readonly Pick<Persona, 'uid'>[]
): Promise<Lavoro> => {
  const { lavoro } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione, uids: perdenti.map(({ uid }) => uid) },
  });
  for (let volte = 0; volte < 800; volte += 1) {
    const { link: _link, ...ora } = await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro?.uid ?? '' } });
    if (ora.stato !== 'ATTESA' && ora.stato !== 'IN_CORSO') return ora;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The merge did not end');
};
