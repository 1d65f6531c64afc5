import { App, Tags, Validations, type Environment, type Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { canarino } from '#events/canarino.ts';
import { schedules } from '#events/schedules.ts';
import { versioniSuperate } from '#events/versioni.ts';
import { apisOf, type ApiEntry } from '../apis.ts';
import { areas, type AreaEntry } from '../areas.ts';
import { openApiDocument } from '../openapi.ts';
import {
  acknowledge,
  acknowledgeErasure,
  acknowledgeLogBucket,
  acknowledgePolicies,
  acknowledgeVersions,
} from './nag.ts';
import type { Oidc } from './oidc.ts';
import { readOnceSynthesizer } from './read-once.ts';
import { readRegioni, type Regione } from './settings.ts';
import { AccessLogBucketStack, AccessLogStack } from './stacks/access-log-stack.ts';
import { BACKUP_POLICIES, BackupStack } from './stacks/backup-stack.ts';
import { CanaryStack } from './stacks/canary-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { ErasureStack } from './stacks/erasure-stack.ts';
import { FrontAlarmsStack } from './stacks/front-alarms-stack.ts';
import { FunctionsStack } from './stacks/functions-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { IngressStack } from './stacks/ingress-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { UserLimitStack } from './stacks/user-limit-stack.ts';
import { VersionsStack } from './stacks/versions-stack.ts';
import { WorkflowsStack } from './stacks/workflows-stack.ts';

export interface CloudOptions {
  readonly webDir: string;
  /** Folder of the bundle of each handler, by its path. */
  readonly folders: Readonly<Record<string, string>>;
  readonly version: string;
  /** What tells the code of the bundles from that of another deploy. */
  readonly release: string;
  readonly outdir?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  /** What is deployed, every area unless said. */
  readonly areas?: readonly AreaEntry[];
  /** True when `checkTemplates` looks at what is written: the CDK does not ask the same validator, whose errors it makes warnings. */
  readonly checkedAfter?: boolean;
}

interface Deployed extends CloudOptions {
  readonly areas: readonly AreaEntry[];
}

/**
 * A stack reads the outputs of another when it is deployed, and holds nothing there: what an area no longer gives can go away, and who read it
 * is deployed after. `-c` says otherwise for one deploy.
 */
const REFERENCES = { '@aws-cdk/core:defaultCrossStackReferences': 'weak' };

/** The CDK app: one set of stacks for each region that cdk.json's context lists. @throws when the settings could not be deployed */
export const cloudApp = (options: CloudOptions): App => {
  const app = new App({
    ...(options.outdir ? { outdir: options.outdir } : {}),
    context: { ...REFERENCES, ...options.context },
    defaultStackSynthesizer: readOnceSynthesizer(),
    builtinCloudFormationValidation: options.checkedAfter !== true,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const regione of readRegioni(app.node.tryGetContext('regioni')))
    deployment(app, regione, { ...options, areas: options.areas ?? Object.values(areas) });
  return app;
};

let document: ReturnType<typeof openApiDocument> | undefined;
/** The document of every call, which is the same for each deployment: made once. */
const openapi = (): ReturnType<typeof openApiDocument> => (document ??= openApiDocument());

/**
 * The stacks of a deployment, each after those it needs: data, the address, who signs in there, the Lambdas that believe it.
 * None has termination protection at its birth, which would keep a first deploy that failed from being made again: `admin proteggi` adds it.
 */
const deployment = (
  app: App,
  regione: Regione,
  { webDir, version, areas: entries, folders, release }: Deployed,
): void => {
  const { nome, segretiOrigine, portata, posta } = regione;
  const id = (parte: string) => `${nome}-${regione.region}-${parte}`;
  const env = environmentOf(regione);
  const props = { env, nome, portata };
  const data = dataStack(app, id('dati'), { ...props, segretiOrigine: segretiOrigine.accetta });
  const [ingress, ...limits] = ingressStacks(app, regione, data, apisOf(entries), id);
  const identity = identityStack(app, regione, ingress.siteUrl, id);
  const oidc = issuerOf(regione, identity);
  const running = { ...props, data, posta, oidc, folders, release, siteUrl: ingress.siteUrl };
  const api = { areas: entries, apis: ingress.apis, version, originSecrets: segretiOrigine.accetta };
  const functions = new FunctionsStack(app, id('funzioni'), { ...running, ...api });
  const work = new WorkflowsStack(app, id('lavori'), running);
  const site = new SiteStack(app, id('sito'), {
    env,
    regione,
    data,
    ingress,
    oidc,
    userPoolId: identity?.pool.userPoolId,
    webDir,
    version,
    openapi: openapi(),
  });
  const erasure = new ErasureStack(app, id('elimina'), { ...props, data, pool: oidc.pool, told: site.stackName });
  acknowledgeErasure(erasure, site.stackName);
  const canaries = canaryStacks(app, regione, { ...running, identity }, id);
  const versions = versionsStack(app, regione, { ...running, areas: entries }, id);
  const observability = new ObservabilityStack(app, id('allarmi'), {
    ...props,
    email: regione.email,
    data,
    lambdas: [...Object.values(functions.byArea), ...work.steps, versions.lambda],
    machines: work.machines,
    apis: ingress.apis,
    deadLetters: work.deadLetters,
    nightly: work.stepsOf('verifica-notturna'),
    canaries: canaries.map(({ lambda }) => lambda),
    stacks: [functions, work, versions, ...canaries],
  });
  finish(nome, [
    data,
    ingress,
    ...limits,
    functions,
    work,
    site,
    erasure,
    versions,
    observability,
    ...(identity ? [identity] : []),
    ...canaries,
    ...copyStacks(app, regione, data, id),
    ...frontStacks(app, regione, id),
  ]);
};

const dataStack = (app: App, id: string, props: ConstructorParameters<typeof DataStack>[2]): DataStack => {
  const data = new DataStack(app, id, props);
  acknowledgeLogBucket(data.accessLogs);
  return data;
};

/** Who signs in, where the settings name no provider. */
const identityStack = (
  app: App,
  regione: Regione,
  siteUrl: string,
  id: (parte: string) => string,
): IdentityStack | undefined =>
  regione.oidc ? undefined : new IdentityStack(app, id('identita'), { env: environmentOf(regione), regione, siteUrl });

const issuerOf = (regione: Regione, identity: IdentityStack | undefined): Oidc => {
  const oidc = regione.oidc ?? identity?.oidc;
  if (!oidc) throw new Error('Nobody issues the tokens');
  return oidc;
};

const finish = (nome: string, stacks: readonly Stack[]): void => {
  for (const stack of stacks) {
    Tags.of(stack).add('prodotto', nome);
    acknowledge(stack, nome, accepted);
  }
};

const accepted = [
  ...[...schedules, canarino, versioniSuperate].map(({ name }) => ({
    child: name,
    suffix: ':*',
    reason: 'Versions and aliases of this one function, called by its schedule',
  })),
];

/** What removes the versions of functions that nobody can call any more. */
const versionsStack = (
  app: App,
  { nome, versioni }: Regione,
  {
    areas: entries,
    ...props
  }: { readonly areas: readonly AreaEntry[] } & Omit<
    ConstructorParameters<typeof VersionsStack>[2],
    'giorni' | 'areas'
  >,
  id: (parte: string) => string,
): VersionsStack => {
  const areaNames = entries.map(({ name }) => name);
  const stack = new VersionsStack(app, id('versioni'), { ...props, ...versioni, areas: areaNames });
  acknowledgeVersions(stack, nome);
  return stack;
};

/** The visit that the settings ask for: as a user of the deployment's own pool, or as far as the door of an external provider. */
const canaryStacks = (
  app: App,
  { canarino: settings }: Regione,
  {
    identity,
    ...props
  }: Omit<ConstructorParameters<typeof CanaryStack>[2], 'canarino' | 'pool'> & {
    readonly identity: IdentityStack | undefined;
  },
  id: (parte: string) => string,
): readonly CanaryStack[] =>
  settings ? [new CanaryStack(app, id('canarino'), { ...props, pool: identity?.pool, canarino: settings })] : [];

/** The copies of every night, where the settings ask for them. */
const copyStacks = (
  app: App,
  { nome, region, account, email, copie }: Regione,
  data: DataStack,
  id: (parte: string) => string,
): readonly Stack[] => {
  if (copie === undefined) return [];
  const env = environmentOf({ region, account });
  const stack = new BackupStack(app, id('copie'), { env, nome, email, data, copie });
  acknowledgePolicies(stack, BACKUP_POLICIES, 'The policies that AWS keeps for its Backup');
  return [stack];
};

/** Where the deployment is. */
const environmentOf = ({ region, account }: Pick<Regione, 'region' | 'account'>): Environment => ({
  region,
  ...(account === undefined ? {} : { account }),
});

/** The address, and before it the firewall that limits each user, unless the settings bring another or want no limit. */
const ingressStacks = (
  app: App,
  regione: Regione,
  data: DataStack,
  apis: readonly ApiEntry[],
  id: (parte: string) => string,
): readonly [IngressStack, ...UserLimitStack[]] => {
  const { account, wafArn, portata } = regione;
  const limits =
    wafArn !== undefined || portata.limitePerUtente === 'nessuno'
      ? []
      : [new UserLimitStack(app, id('limiti'), { account, perMinute: portata.limitePerUtente })];
  const ingress = new IngressStack(app, id('ingresso'), {
    env: environmentOf(regione),
    regione,
    data,
    wafArn: wafArn ?? limits[0]?.webAclArn,
    apis,
  });
  for (const limit of limits) ingress.addStackDependency(limit);
  return [ingress, ...limits];
};

/** The access log of the distribution, kept in the region of the deployment, and what can be in us-east-1 only: its delivery and the alarm on the distribution, once its identifier is known. */
const frontStacks = (
  app: App,
  { nome, region, account, email, registroAccessi }: Regione,
  id: (parte: string) => string,
): readonly Stack[] => {
  if (registroAccessi === undefined) return [];
  const env = environmentOf({ region: 'us-east-1', account });
  const kept = new AccessLogBucketStack(app, id('registro-accessi'), { env: environmentOf({ region, account }) });
  acknowledgeLogBucket(kept.bucket);
  const log = new AccessLogStack(app, id('accessi'), {
    env,
    distributionId: registroAccessi,
    bucketArn: kept.bucketArn,
  });
  log.addStackDependency(kept);
  return [
    kept,
    log,
    new FrontAlarmsStack(app, id('allarmi-ingresso'), { env, nome, email, distributionId: registroAccessi }),
  ];
};
