import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { registro } from '#archivio/accesso/registro.ts';
import { startHome, type HomeOptions } from '#lib/local/home.ts';
import { BUCKET_NAME, LOCAL_USERS, TABLE_NAME } from '#lib/local/settings.ts';
import { releaseHash } from '#lib/sources-hash.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { isSecondBackend, type Route, type RouteAnswer, type RouteRequest } from '#shared/contracts/route.ts';
import { application, visitor } from '#tests/lib/local/identity/visitor.ts';
import { observeAnswer } from '../observed-answers.ts';
import { archiveWatch, type ArchiveChange } from './archive-changes.ts';
import { testModules } from './bundles.ts';
import { freePortBlock } from './ports.ts';
import { SCUOLA_C, scuoleDiProva, testUsers, usersOf, type TestUser } from './test-users.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** What may be sent differently from what the route declares: to try what a well-behaved client never sends. */
export interface Override {
  readonly token?: string | null;
  readonly sessione?: string | null;
  readonly key?: string | null;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A question put to every route alike: its answer says nothing of this one. */
  readonly probe?: boolean;
}

export interface Person {
  readonly sessione: Sessione;
  readonly token: string;
  /** Calls a route and answers status and body, whatever they are. */
  readonly call: <R extends Route>(route: R, request: RouteRequest<R>, override?: Override) => Promise<Answer<unknown>>;
  /** Calls a route and answers its body. @throws when the answer is not a success */
  readonly ok: <R extends Route>(route: R, request: RouteRequest<R>, override?: Override) => Promise<RouteAnswer<R>>;
}

export interface TestHome {
  readonly origin: string;
  /** The provider that signs people in. */
  readonly issuer: string;
  readonly port: number;
  readonly store: Store;
  readonly dataDir: string;
  /** Signs in through the identity provider and opens a session; the same person comes back the second time. */
  readonly as: (login: string) => Promise<Person>;
  /** Writes the archive of this moment in another folder. */
  readonly snapshot: (dataDir: string) => Promise<void>;
  /** What the archive stored while some work ran, in its order. */
  readonly changesDuring: (work: () => Promise<unknown>) => Promise<readonly ArchiveChange[]>;
  /** Ends the product and starts it on the same data, on another business date if one is said; `meanwhile` finds nothing at work on them. */
  readonly restart: (cambi?: Pick<HomeOptions, 'oggi'>, meanwhile?: () => Promise<void>) => Promise<void>;
  /** Ends the product and leaves its data. */
  readonly stop: () => Promise<void>;
  /** Ends the product and removes its data. */
  readonly close: () => Promise<void>;
}

let read: Promise<string> | null = null;
/** The release that the sources make, read once in a process: nothing changes them while tests run. */
const releaseOfRun = (): Promise<string> => (read ??= releaseHash());

/** The database and the file store that `npm run prova-fuori` names. */
const engineOfOthers = ({
  PROVA_FUORI_DYNAMODB: dynamodb,
  PROVA_FUORI_S3: s3,
}: NodeJS.ProcessEnv): Pick<HomeOptions, 'fuori'> =>
  dynamodb === undefined || s3 === undefined ? {} : { fuori: { dynamodb, s3 } };

const ALL_LICENCES = ['WWS', 'F24', 'CUD', 'WIR', 'WWP', 'WWB'];

export interface TestHomeOptions extends Partial<
  Pick<
    HomeOptions,
    | 'oggi'
    | 'faults'
    | 'webDir'
    | 'fornitore'
    | 'readerLimits'
    | 'release'
    | 'onChange'
    | 'aroundCall'
    | 'meter'
    | 'modules'
    | 'bloccoDeiFile'
    | 'nomi'
  >
> {
  readonly da?: string;
  readonly scuole?: readonly string[];
}

/**
 * The whole product on a free block of ports, with a data folder of its own, schools (three unless said) and a user for each role.
 * `da` is the data folder of another test home, stopped, to work on a copy of.
 */
export const startTestHome = async ({
  da,
  scuole = scuoleDiProva,
  onChange: alsoOnChange,
  ...options
}: TestHomeOptions = {}): Promise<TestHome> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-prova-'));
  if (da !== undefined) await cp(da, dataDir, { recursive: true });
  const port = await freePortBlock();
  const { onChange, during } = archiveWatch();
  const users = usersOf(scuole);
  const release = await releaseOfRun();
  const start = (cambi: Pick<HomeOptions, 'oggi'> = {}) =>
    startHome({
      port,
      dataDir,
      users,
      webDir: options.webDir ?? dataDir,
      modules: testModules(),
      // whatever the time at which the tests run
      daily: false,
      release,
      ...engineOfOthers(process.env),
      onChange: (changes) => {
        onChange(changes);
        alsoOnChange?.(changes);
      },
      ...options,
      ...cambi,
    });
  let home = await start();
  const store = dynamoStore(new DynamoDBClient({ maxAttempts: 10 }), options.nomi?.tabella ?? TABLE_NAME);
  if (da === undefined) await seed(store, users);
  const people = new Map<string, Promise<Person>>();
  const as = (login: string): Promise<Person> => {
    const known = people.get(login) ?? signIn(home.origin, home.issuer, login);
    people.set(login, known);
    return known;
  };
  return {
    origin: home.origin,
    issuer: home.issuer,
    port,
    store,
    dataDir,
    as,
    snapshot: (folder) => home.snapshot(folder),
    changesDuring: during,
    restart: async (cambi, meanwhile) => {
      await home.close();
      await meanwhile?.();
      home = await start(cambi);
    },
    stop: () => home.close(),
    close: async () => {
      await home.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export { BUCKET_NAME, TABLE_NAME };

/** Schools (the three of the tests unless said) and their users. */
export const seed = async (store: Store, users: readonly TestUser[] = testUsers): Promise<void> => {
  const globali = registro(store);
  for (const codmin of new Set(users.map(({ scuola }) => scuola))) {
    const licenze = (codmin === SCUOLA_C ? ['WWS'] : ALL_LICENCES).map((licenza) => ({
      licenza,
      tenancy: codmin,
      expireDate: '2099-12-31',
      status: 'ATTIVA',
    }));
    await sendOperazioni(store, [
      globali.putScuola(undefined, {
        codmin,
        desScuola: `Scuola di prova ${codmin}`,
        citta: 'Roma',
        regione: 'Lazio',
        provincia: 'RM',
        setupType: 'SCUOLA',
        licenze,
        inManutenzione: false,
        creata: '2023-01-01T00:00:00.000Z',
        versione: 0,
      }),
    ]);
  }
  for (let from = 0; from < users.length; from += 20) {
    await sendOperazioni(
      store,
      users.slice(from, from + 20).map(({ subject, login, nome, scuola, ruolo }) =>
        globali.putUtente(undefined, {
          issuer: LOCAL_USERS,
          subject,
          user: login,
          descutente: nome,
          versione: 0,
          iscrizioni: [
            { codmin: scuola, ruoli: [ruolo], uid: null, uidSubAnagrafe: null, cf: null, isUtenteAccessibile: true },
          ],
        }),
      ),
    );
  }
};

/** Signs a person in at a home that is already up. */
export const signIn = async (origin: string, issuer: string, login: string, password = 'prova'): Promise<Person> => {
  const { id_token: token } = await application(issuer, origin).signIn(visitor(), login, password);
  const guest = personOf(origin, token, null);
  const sessione = await guest.ok(sessioneRoutes.login, { body: {} });
  return { ...personOf(origin, token, sessione.token), sessione };
};

export const personOf = (origin: string, token: string, session: string | null): Omit<Person, 'sessione'> => {
  const call: Person['call'] = async (route, request, override = {}) => {
    const response = await fetch(`${origin}${pathOf(route, request)}`, {
      method: route.method,
      headers: headersOf(route, token, session, override),
      ...bodyOf(route, request, override),
    });
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    observeAnswer(route, { status: response.status, body, probe: override.probe ?? false });
    return { status: response.status, body, headers: response.headers };
  };
  return {
    token,
    call,
    ok: async (route, request, override) => {
      const answer = await call(route, request, override);
      if (answer.status !== 200)
        throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body as RouteAnswer<typeof route>;
    },
  };
};

const part = (request: unknown, name: 'params' | 'query' | 'body'): unknown =>
  Object.entries(request ?? {}).find(([key]) => key === name)?.[1];

const pathOf = (route: Route, request: unknown): string => {
  const path = Object.entries(part(request, 'params') ?? {}).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    String(route.path),
  );
  const query = new URLSearchParams(
    Object.entries(part(request, 'query') ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
};

const headersOf = (route: Route, token: string, session: string | null, override: Override): Record<string, string> => {
  const bearer = override.token === undefined ? token : override.token;
  const auth = override.sessione === undefined ? session : override.sessione;
  const key = override.key === undefined ? crypto.randomUUID() : override.key;
  return {
    'content-type': 'application/json',
    [isSecondBackend(route.path) ? 'x-application-code' : 'x-client-type']: 'WWS',
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(auth === null ? {} : { 'x-auth-token': auth }),
    ...(route.effect === 'read' || key === null ? {} : { 'idempotency-key': key }),
    ...override.headers,
  };
};

const bodyOf = (route: Route, request: unknown, override: Override): { body?: string } => {
  if (override.rawBody !== undefined) return { body: override.rawBody };
  if (!route.body) return {};
  const body = part(request, 'body');
  return { body: JSON.stringify(isSecondBackend(route.path) ? { data: body } : body) };
};
