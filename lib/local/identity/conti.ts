import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hashOf } from '#platform/caller/sessione.ts';
import type { IdentityStore } from './store.ts';

/** How long a code lets its holder choose a password: as long as the invitation that it is of. */
const KEY_DAYS = 14;
/** Keys of one account: those of the latest invitations. */
const MOST_KEYS = 10;

/** Person that can sign in at the embedded provider with a public password; `subject` is the token's `sub`. */
export interface LocalUser {
  readonly subject: string;
  readonly login: string;
  readonly password: string;
  readonly nome: string;
}

/** An account of this machine. */
const Conto = z.strictObject({
  subject: z.string(),
  login: z.string(),
  nome: z.string(),
  email: z.string().nullable(),
  /** Fingerprint of the password; null of who has not chosen one, `PUBLIC` of a user of the demonstration. */
  password: z.string().nullable(),
  /** The second factor: its secret, and the step of the last code that was taken. */
  secondoFattore: z.strictObject({ segreto: z.string(), ultimo: z.int() }).nullable(),
  abilitato: z.boolean(),
  /** Codes that let their holder choose the password: fingerprints, and until when, in milliseconds. */
  chiavi: z.array(z.strictObject({ impronta: z.string(), scade: z.int() })),
  creato: z.iso.datetime(),
});
export type Conto = z.infer<typeof Conto>;

interface ContoDaFare extends Pick<Conto, 'login' | 'nome' | 'email'> {
  readonly chiave: string | undefined;
}

/** The accounts of this machine: those that people were given, and the users of the demonstration. */
export interface Conti {
  /** The account of a name, or of an address. */
  readonly find: (login: string) => Promise<Conto | undefined>;
  readonly get: (subject: string) => Promise<Conto | undefined>;
  /** The account whose password a code lets its holder choose, and whether it still does. */
  readonly withCode: (code: string) => Promise<{ readonly conto: Conto; readonly valida: boolean } | undefined>;
  /** @returns the account; undefined when the name or the address is of another */
  readonly create: (nuovo: ContoDaFare) => Promise<Conto | undefined>;
  /** Changes an account, as it is at that moment. @returns undefined when there is none, or the change answers null: then nothing is stored */
  readonly change: (subject: string, cambio: (conto: Conto) => Conto | null) => Promise<Conto | undefined>;
  readonly remove: (subject: string) => Promise<void>;
  /** Ends what the person has open at the provider. */
  readonly signOut: (subject: string) => Promise<void>;
}

/** Name of an account for its holder: the address, where the name was made from it. */
export const nomeUtente = ({ login, email }: Pick<Conto, 'login' | 'email'>): string =>
  login.startsWith('posta-') ? (email ?? login) : login;

/** The account with one key more, good from now on. */
export const withKey = (conto: Conto, impronta: string, now = Date.now()): Conto => ({
  ...conto,
  chiavi: [
    ...conto.chiavi.filter((one) => one.impronta !== impronta),
    { impronta, scade: now + KEY_DAYS * 86_400_000 },
  ].slice(-MOST_KEYS),
});

/** The form that two spellings of one name share. */
export const normalized = (login: string): string => login.normalize('NFKC').trim().toLowerCase();

const accountKey = (subject: string): string => `conto/${subject}`;
const nameKey = (login: string): string => `nome/${normalized(login)}`;
/** The names that lead to an account. */
const namesOf = ({ login, email }: Pick<Conto, 'login' | 'email'>): readonly string[] =>
  email === null ? [login] : [login, email];

const textOf = (conto: Conto): string => JSON.stringify(Conto.parse(conto));
const read = (text: string): Conto => Conto.parse(JSON.parse(text));

/** Accounts kept by the store of the provider, over those of the demonstration. */
export const contiIn = (store: IdentityStore, users: readonly LocalUser[]): Conti => {
  const { texts } = store;
  const bySubject = new Map(users.map((user) => [user.subject, demoAccount(user)]));
  const byLogin = new Map(users.map((user) => [normalized(user.login), user.subject]));
  const get = async (subject: string): Promise<Conto | undefined> => {
    const text = await texts.get(accountKey(subject));
    return text === undefined ? bySubject.get(subject) : read(text);
  };
  const find = async (login: string): Promise<Conto | undefined> => {
    const subject = byLogin.get(normalized(login)) ?? (await texts.get(nameKey(login)));
    return subject === undefined ? undefined : get(subject);
  };
  let last: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    find,
    get,
    withCode: async (code) => {
      const impronta = hashOf(code);
      for (const conto of (await texts.under('conto/')).map(read)) {
        const chiave = conto.chiavi.find((one) => one.impronta === impronta);
        if (chiave !== undefined) return { conto, valida: chiave.scade > Date.now() && conto.abilitato };
      }
      return undefined;
    },
    create: ({ chiave, ...dati }) =>
      oneAtATime(async () => {
        for (const login of namesOf(dati)) if (await find(login)) return undefined;
        const bare: Conto = { ...dati, ...EMPTY, subject: randomUUID(), chiavi: [], creato: new Date().toISOString() };
        const conto = chiave === undefined ? bare : withKey(bare, chiave);
        const names = namesOf(conto).map((login) => [nameKey(login), conto.subject] as const);
        await texts.change(new Map([[accountKey(conto.subject), textOf(conto)], ...names]));
        return conto;
      }),
    change: (subject, cambio) =>
      oneAtATime(async () => {
        const prima = await get(subject);
        const dopo = prima === undefined ? null : cambio(prima);
        if (dopo === null) return undefined;
        await texts.change(new Map([[accountKey(subject), textOf(dopo)]]));
        return dopo;
      }),
    remove: (subject) =>
      oneAtATime(async () => {
        const conto = await get(subject);
        if (conto === undefined) return;
        await texts.change(new Map([accountKey(subject), ...namesOf(conto).map(nameKey)].map((key) => [key, null])));
        await store.revokePerson(subject);
      }),
    signOut: (subject) => store.revokePerson(subject),
  };
};

const EMPTY = { password: null, secondoFattore: null, abilitato: true } as const;

/** Stands for a password that everybody knows. */
export const PUBLIC = 'pubblica';

const demoAccount = ({ subject, login, nome }: LocalUser): Conto => ({
  ...EMPTY,
  password: PUBLIC,
  subject,
  login,
  nome,
  email: null,
  chiavi: [],
  creato: '2023-01-01T00:00:00.000Z',
});
