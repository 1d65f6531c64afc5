import { registro } from '#archivio/accesso/registro.ts';
import { uidUtente, utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { fieldsOf } from '#platform/data/repository.ts';
import { isNamed, type Segni } from './citazioni.ts';
import type { Trovato } from './registrazioni.ts';

/** The user by whom a person signs in, as the registry of users keeps it; null for who has none. */
export const uidUtenteDi = (issuer: string, uidPortale: string | null): string | null =>
  uidPortale === null ? null : uidUtente({ issuer, subject: uidPortale });

interface Credenziali {
  readonly issuer: string;
  readonly subject: string | null;
}

/** What is kept of a person as a user of the school: what they may do in it, last sign-in, how they like their lists; to what they are invited. Of other schools, nothing. */
export const utentePersonale = (store: Store) => ({
  collect: async (archivio: Archivio, credenziali: Credenziali, segni: Segni): Promise<Trovato[]> => [
    ...(await collectInviti(store, archivio, segni)),
    ...(await collectUtente(store, archivio, credenziali)),
  ],
});
export type UtentePersonale = ReturnType<typeof utentePersonale>;

/** Invitations that name the person and that nobody has used yet. */
const collectInviti = async (store: Store, { codmin }: Archivio, segni: Segni): Promise<Trovato[]> =>
  (await utentiScuola(store, codmin).listInviti())
    .filter(({ invito: { cf, uidSubAnagrafe } }) => isNamed([cf, uidSubAnagrafe], segni))
    .map(({ invito: { descutente, user, ruoli, cf, scade, email = null } }) => ({
      tipo: 'INVITO',
      dati: { descutente, user, ruoli, cf, email, scade: new Date(scade * 1000).toISOString() },
    }));

const collectUtente = async (
  store: Store,
  archivio: Archivio,
  { issuer, subject }: Credenziali,
): Promise<Trovato[]> => {
  if (subject === null) return [];
  const utente = await registro(store).getUtente(issuer, subject);
  if (utente === undefined) return [];
  const uid = uidUtente(utente);
  const trovato = await utentiScuola(store, archivio.codmin).get(uid);
  const suoi = await Promise.all(
    ['PREFERENZA', 'NOVITA_LETTA'].map((nome) =>
      archivio.queryAll({ pk: archivio.chiavi.elenco(nome), begins: `${uid}#` }),
    ),
  );
  return [
    {
      tipo: 'UTENTE',
      dati: {
        user: utente.user,
        descutente: utente.descutente,
        email: utente.email ?? null,
        ultimoAccesso: trovato?.ultimo ?? null,
        iscrizione: utente.iscrizioni.find(({ codmin }) => codmin === archivio.codmin) ?? null,
      },
    },
    ...suoi.flat().map((item) => ({ tipo: String(item.tipo), dati: fieldsOf(item) })),
  ];
};
