import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Clock } from '../clock.ts';
import type { Item, Store } from '../data/dynamo.ts';
import { readSenzaSpecie } from '../data/senza-specie.ts';
import { AppError } from '../errors.ts';

/** The backend session of one signed-in user in one school: the one read that every request makes. */
export const SessioneAttiva = z.object({
  issuer: z.string(),
  subject: z.string(),
  codcli: z.string(),
  codmin: z.string(),
  ruoli: z.array(Ruolo),
  licenze: z.array(z.string()),
  user: z.string(),
  descutente: z.string(),
  utente: z.string(),
  uid: z.string().brand<'PERSONA'>().nullable(),
  uidSubAnagrafe: z.string().brand<'PERSONA'>().nullable(),
  cf: z.string().nullable(),
  inManutenzione: z.boolean(),
  setupType: z.string(),
  creata: z.string(),
  scade: z.number(),
});
export type SessioneAttiva = z.infer<typeof SessioneAttiva>;

export const hashOf = (...parti: readonly string[]): string =>
  createHash('sha256').update(parti.join('\n')).digest('base64url');
export const newSessionToken = (): string => randomBytes(32).toString('base64url');
export const chiaveSessione = (token: string) => ({ pk: `SESSIONE#${hashOf(token)}`, sk: 'SESSIONE' });

export const readSession = (item: Item): SessioneAttiva => readSenzaSpecie(SessioneAttiva, item);

/** A stored session with other fields. @throws when it would not be read back */
export const rewrittenSession = (item: Item, cambi: Partial<SessioneAttiva>): Item => ({
  ...item,
  ...readSession({ ...item, ...cambi }),
});

type Chi = Pick<SessioneAttiva, 'issuer' | 'subject'>;

/** The session of a token if it is this user's, expired or not. */
const getSession = async (store: Store, token: string | undefined, chi: Chi): Promise<SessioneAttiva | undefined> => {
  const item = token === undefined || token.length > 200 ? undefined : await store.get(chiaveSessione(token));
  const sessione = item && readSession(item);
  return sessione?.issuer === chi.issuer && sessione.subject === chi.subject ? sessione : undefined;
};

export const isOwnSession = async (store: Store, token: string, chi: Chi): Promise<boolean> =>
  (await getSession(store, token, chi)) !== undefined;

/** The session of a token bound to this user. @throws SESSIONE_NON_VALIDA */
export const loadSession = async (
  store: Store,
  clock: Clock,
  token: string | undefined,
  chi: Chi,
): Promise<SessioneAttiva> => {
  const sessione = await getSession(store, token, chi);
  if (!sessione || sessione.scade <= clock.now().getTime() / 1000) {
    throw new AppError('SESSIONE_NON_VALIDA', 'La sessione è scaduta o non è valida: accedere di nuovo.');
  }
  return sessione;
};
