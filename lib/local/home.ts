import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CARICAMENTI } from '#platform/caricamenti.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { openerPolicy, PERMISSIONS_POLICY } from '../browser-headers.ts';
import { fileDegliErrori, shortenErrori } from '../errori-di-questa-macchina.ts';
import { openApiDocument } from '../openapi.ts';
import { releaseHash } from '../sources-hash.ts';
import { accessibilitaDi } from './accessibilita.ts';
import { AFTER_FIRST_MS, afterFirstAnswers } from './after-first-answers.ts';
import type { AroundCall } from './around-call.ts';
import { ensureBucket } from './bucket.ts';
import { startDynamodb, type Dynamodb } from './dynamodb/server.ts';
import { openDataFolder, type DataFolder } from './folder/data-folder.ts';
import type { Riempimento } from './folder/filling.ts';
import { FOLDER_PATH, runningFolderText } from './folder/running-folder.ts';
import { emittenteDi, type Fornitore } from './fornitore.ts';
import { plain } from './gateway.ts';
import { handlerLoader, laterHandlers, sourceModules, type HandlerModules, type LoadHandler } from './handlers.ts';
import { isOfThisMachine } from './host.ts';
import { httpApis } from './http-apis.ts';
import { ACCOUNTS_PATH } from './identity/amministrazione.ts';
import { openIdentity, type PublicUsers } from './identity/open-identity.ts';
import type { IdentityProvider } from './identity/provider.ts';
import { closed, listen } from './listen.ts';
import { metered, type Meter } from './meter.ts';
import type { Ports } from './ports.ts';
import { startS3 } from './s3/server.ts';
import { startSchedules } from './schedules.ts';
import { servePage } from './serve-page.ts';
import { LOCAL_SENDER, SES_PATH, startSes, type SesFaults } from './ses/server.ts';
import { BUCKET_NAME, STATE_MACHINE_PREFIX, TABLE_NAME } from './settings.ts';
import { definitions, ensureStateMachines, workflowInvoker, type Limits } from './state-machines.ts';
import { contentSecurityPolicy, staticFiles } from './static-files.ts';
import { startStepFunctions } from './step-functions/server.ts';
import { ensureTable } from './table.ts';

export interface HomeOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Marks a new data folder, which `seedDemo` then fills. A folder without it stays empty. */
  readonly filling?: Riempimento | undefined;
  readonly oggi?: string | undefined;
  /** The users whose passwords are public: those of the demonstration that a folder has, or those of a test. */
  readonly users: PublicUsers;
  /** The issuer of the tokens in the place of the identity provider of this machine, which then makes no accounts (tests only). */
  readonly fornitore?: Fornitore | undefined;
  /** Makes the copies of the data by itself; without it none is made. */
  readonly copie?: (dataDir: string, dynamodb: Dynamodb) => Copie;
  /** Whether what runs by itself once a day does: yes unless said. */
  readonly daily?: boolean;
  /** True to serve the pages before the functions are loaded: they are a second later, or at their first call. */
  readonly pagesFirst?: boolean;
  /** How the servers come to their four ports; their own ports unless said. */
  readonly ports?: Ports;
  /** Folder of the built SPA. */
  readonly webDir: string;
  /** What runs instead of the sources: the bundles of the Lambdas (tests only). */
  readonly modules?: HandlerModules;
  /** Runs the functions elsewhere than in this process (development mode). */
  readonly load?: LoadHandler;
  /** Answers before the pages do; false when it has not answered (development mode). */
  readonly before?: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** What the program says it is, in the place of what its sources say (tests only). */
  readonly release?: string;
  /** Hears of every change of the archive as it is stored (tests only). */
  readonly onChange?: Parameters<typeof startDynamodb>[0]['onChange'];
  /** Hears of what is used of the services that the engines stand for (measures only). */
  readonly meter?: Partial<Meter>;
  /** Runs each call of the engines (tests only). */
  readonly aroundCall?: AroundCall;
  /** How long interrupted work waits for the first requests, in milliseconds (tests only). */
  readonly resumeAfterMs?: number;
  /** Of who reads the files that people send, looked at for each file (tests only): narrower than the product's. */
  readonly readerLimits?: Partial<Limits>;
  /** Gives the bucket Object Lock, as on AWS (tests only): on one machine it would protect nothing from who has the disk. */
  readonly bloccoDeiFile?: boolean;
  /** Names of table and bucket in another region (tests only). */
  readonly nomi?: { readonly tabella: string; readonly deposito: string };
  /** Database and file store of others in the place of the engines (`npm run prova-fuori`). */
  readonly fuori?: { readonly dynamodb: string; readonly s3: string };
  /** Makes the engines misbehave as the services may (tests only). */
  readonly faults?: {
    readonly dynamodb?: Parameters<typeof startDynamodb>[0]['faults'];
    readonly s3?: Parameters<typeof startS3>[0]['faults'];
    readonly stepFunctions?: Parameters<typeof startStepFunctions>[0]['faults'];
    readonly ses?: SesFaults;
  };
}

/** Copies of the data that the program makes by itself. */
interface Copie {
  readonly condizione: () => string;
  readonly start: () => () => void;
}

export interface Home {
  readonly origin: string;
  readonly issuer: string;
  readonly nuova: boolean;
  /** Writes the archive of this moment in another folder. */
  readonly snapshot: (dataDir: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the whole product in this process: engines, identity provider, the APIs and the SPA, on four ports of 127.0.0.1.
 * Everything stored survives a restart and a kill. @throws AvvioNonRiuscito with the reason in one sentence
 */
export const startHome = async (options: HomeOptions): Promise<Home> => {
  const { meter = {}, modules = sourceModules } = options;
  const folder = await openDataFolder(options.dataDir, options.filling);
  const origin = `http://127.0.0.1:${options.port}`;
  const issuer = `${origin}/oidc`;
  await shortenErrori(folder.dir);
  await setEnvironment(options, issuer, folder);
  const load = metered(options.load ?? handlerLoader(modules), meter.lambda);
  const calls = options.pagesFirst === true ? laterHandlers(load) : { load, loadAll: () => undefined };
  const closing: (() => Promise<void>)[] = [];
  let snapshot: Home['snapshot'];
  try {
    const dynamodb = await startArchive(options, folder.dir);
    closing.unshift(() => dynamodb.close());
    const s3 = await startFiles(options, folder.dir);
    closing.unshift(() => s3.close());
    const copie = options.copie?.(folder.dir, dynamodb);
    await ensureStores(options);
    const steps = await startSteps(options, folder.dir, load);
    closing.unshift(() => steps.close());
    await ensureStateMachines();
    const identity = await openIdentity(
      { users: options.users, issuer, origin, dataDir: folder.dir },
      new DynamoDBClient({}),
    );
    closing.unshift(() => identity.close());
    const server = await listen(
      options.port,
      await requestListener(options, { issuer, load: calls.load, identity, copie, dataDir: folder.dir }),
      options.ports,
    );
    closing.unshift(() => closed(server, options.ports));
    const stopResuming = afterFirstAnswers(() => [calls.loadAll(), steps.resume()], options.resumeAfterMs);
    closing.unshift(async () => stopResuming());
    const stopped = [
      startSchedules(load, { ...options, afterMs: options.pagesFirst === true ? AFTER_FIRST_MS : 0 }),
      ...(copie === undefined ? [] : [copie.start()]),
    ];
    closing.unshift(async () => stopped.forEach((stop) => stop()));
    snapshot = dynamodb.snapshot;
  } catch (error) {
    for (const close of closing) await close().catch(() => undefined);
    await folder.close();
    throw error;
  }
  return {
    origin,
    issuer,
    nuova: folder.nuova,
    snapshot,
    close: async () => {
      for (const close of closing) await close();
      await folder.close();
    },
  };
};

const startArchive = ({ port, faults = {}, meter = {}, ...options }: HomeOptions, dir: string): Promise<Dynamodb> =>
  startDynamodb({
    port: port + 1,
    dataDir: join(dir, 'dynamodb'),
    ...(faults.dynamodb && { faults: faults.dynamodb }),
    onChange: options.onChange,
    onUse: meter.dynamodb,
    aroundCall: options.aroundCall,
    ports: options.ports,
  });

const startSteps = (options: HomeOptions, dir: string, load: LoadHandler) =>
  startStepFunctions({
    port: options.port + 3,
    dataDir: join(dir, 'step-functions'),
    invoke: workflowInvoker(load, options.modules ?? sourceModules, options.readerLimits),
    checked: new Set(definitions.values()),
    ...(options.faults?.stepFunctions && { faults: options.faults.stepFunctions }),
    aroundCall: options.aroundCall,
    ports: options.ports,
  });

/** Makes the table and the bucket where they are not there yet. */
const ensureStores = async (options: HomeOptions): Promise<void> => {
  const { tabella, deposito } = nomiDi(options);
  const lock = options.bloccoDeiFile === true;
  await Promise.all([ensureTable(new DynamoDBClient({}), tabella), ensureBucket(deposito, lock)]);
};

const nomiDi = ({ nomi = { tabella: TABLE_NAME, deposito: BUCKET_NAME } }: HomeOptions) => nomi;
const startFiles = (options: HomeOptions, dir: string) =>
  startS3({
    port: options.port + 2,
    dataDir: join(dir, 's3'),
    expiries: [{ bucket: nomiDi(options).deposito, prefix: CARICAMENTI.cartella, days: CARICAMENTI.giorni }],
    ...(options.faults?.s3 && { faults: options.faults.s3 }),
    aroundCall: options.aroundCall,
    ports: options.ports,
  });

/** The names that CDK gives the Lambdas, and the SDK's own variables that lead its clients to the engines. */
const setEnvironment = async (
  options: HomeOptions,
  issuer: string,
  { secret, dir }: Pick<DataFolder, 'secret' | 'dir'>,
): Promise<void> => {
  const release = options.release ?? (await releaseHash());
  Object.assign(process.env, {
    AWS_REGION: 'eu-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_ENDPOINT_URL_DYNAMODB: options.fuori?.dynamodb ?? `http://127.0.0.1:${options.port + 1}`,
    AWS_ENDPOINT_URL_S3: options.fuori?.s3 ?? `http://127.0.0.1:${options.port + 2}`,
    AWS_ENDPOINT_URL_SFN: `http://127.0.0.1:${options.port + 3}`,
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${options.port}${SES_PATH}`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${options.port}${ACCOUNTS_PATH}`,
    POSTA_MITTENTE: LOCAL_SENDER,
    SITE_URL: `http://127.0.0.1:${options.port}`,
    TABLE_NAME: nomiDi(options).tabella,
    BUCKET_NAME: nomiDi(options).deposito,
    BLOCCO_DEI_FILE: options.bloccoDeiFile === true ? 'GOVERNANCE' : '',
    RELEASE: release,
    ...emittenteDi(options.fornitore, issuer).ambiente,
    CURSOR_SECRET: secret,
    STATE_MACHINE_PREFIX,
    BUSINESS_DATE: options.oggi ?? '',
    LOG_FILE: fileDegliErrori(dir),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  });
};

interface Parts {
  readonly issuer: string;
  readonly load: LoadHandler;
  readonly identity: IdentityProvider;
  readonly copie: Copie | undefined;
  readonly dataDir: string;
}

/** On every answer, whoever gives it, as the distribution puts them in the cloud. */
const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS_POLICY,
} as const;

const requestListener = async (options: HomeOptions, { issuer, load, identity, copie, dataDir }: Parts) => {
  const apis = await httpApis(load, options.modules ?? sourceModules);
  const posta = startSes({ dataDir, faults: options.faults?.ses });
  const answered: typeof apis = async (request, response, path, query) =>
    options.before?.(request, response, path) === true ||
    (await apis(request, response, path, query)) ||
    (await posta(request, response, path)) ||
    identity.administer(request, response, path);
  const { pagine } = emittenteDi(options.fornitore, issuer);
  const files = staticFiles({
    dir: options.webDir,
    csp: contentSecurityPolicy(new URL(pagine.issuer).origin, `http://127.0.0.1:${options.port + 2}`),
    generated: {
      '/config.json': () =>
        JSON.stringify({
          ...pagine,
          region: 'eu-south-1',
          version: process.env.MIN_VERSION ?? VERSIONE,
          ...(copie && { copie: copie.condizione() }),
          ...(process.env.SUPPORTO === undefined ? {} : { supporto: process.env.SUPPORTO }),
        }),
      ...accessibilitaDi(process.env),
      [FOLDER_PATH]: runningFolderText(dataDir),
      '/openapi.json': () => JSON.stringify(openApiDocument()),
    },
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    response.setHeader('cross-origin-opener-policy', openerPolicy(path, options.fornitore !== undefined));
    if (!isOfThisMachine(request.headers.host)) return plain(response, 421, 'Misdirected Request');
    if (path === '/oidc' || path.startsWith('/oidc/')) return identity.handle(request, response);
    if (path === '/posta') {
      response.writeHead(302, { location: '/oidc/posta', 'cache-control': 'no-store' });
      return void response.end();
    }
    if (await answered(request, response, path, query)) return;
    return servePage(files, request, response, path);
  };
};
