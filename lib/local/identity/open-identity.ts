import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { registro } from '#archivio/accesso/registro.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { outbox } from '../ses/outbox.ts';
import { outboxPage } from '../ses/page.ts';
import { LOCAL_USERS, TABLE_NAME } from '../settings.ts';
import type { LocalUser } from './conti.ts';
import { identityProvider, type IdentityProvider, type IdentityProviderOptions } from './provider.ts';
import type { AsksSecondFactor } from './sign-in-steps.ts';

/** Asks a second factor of people that see more than their own data, in any school: by their roles, or by the invitation that they come with. */
const officeAsksSecondFactor =
  (store: Store): AsksSecondFactor =>
  async (subject, invito) => {
    const globali = registro(store);
    const [utente, portato] = await Promise.all([
      globali.getUtente(LOCAL_USERS, subject),
      invito === null ? undefined : globali.getInvito(invito),
    ]);
    const ruoli = [...(utente?.iscrizioni ?? []), ...(portato === undefined ? [] : [portato])].flatMap(
      (una) => una.ruoli,
    );
    return ruoli.some((ruolo) => ruolo !== 'DIPENDENTE');
  };

/** Users whose passwords are public, or how to find in the archive which of them there are. */
export type PublicUsers = readonly LocalUser[] | ((store: Store, issuer: string) => Promise<readonly LocalUser[]>);

/** The identity provider of the home, over its archive: what a person may do there says what they sign in with. */
export const openIdentity = async (
  { users, ...where }: Pick<IdentityProviderOptions, 'issuer' | 'origin' | 'dataDir'> & { readonly users: PublicUsers },
  database: DynamoDBClient,
): Promise<IdentityProvider> => {
  const store = dynamoStore(database, TABLE_NAME);
  return identityProvider({
    ...where,
    users: typeof users === 'function' ? await users(store, where.issuer) : users,
    asksSecondFactor: officeAsksSecondFactor(store),
    outbox: {
      page: async () => outboxPage(await outbox(join(where.dataDir, 'posta')).list()),
      mayRead: async (subject) => {
        const utente = await registro(store).getUtente(LOCAL_USERS, subject);
        const ruoli = utente?.disabilitato === true ? [] : (utente?.iscrizioni ?? []).flatMap((una) => una.ruoli);
        return ruoli.includes('GESTORE') || ruoli.includes('TESTER');
      },
    },
  });
};
