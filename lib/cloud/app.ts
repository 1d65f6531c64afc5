import { App, Tags, Validations, type Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { schedules } from '../../events/schedules.ts';
import { openApiDocument } from '../openapi.ts';
import { acknowledge, acknowledgeLogBucket, acknowledgePolicies } from './nag.ts';
import type { Oidc } from './oidc.ts';
import { readRegioni, type Regione } from './settings.ts';
import { AccessLogStack } from './stacks/access-log-stack.ts';
import { BACKUP_POLICIES, BackupStack } from './stacks/backup-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { FrontAlarmsStack } from './stacks/front-alarms-stack.ts';
import { FunctionsStack } from './stacks/functions-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { IngressStack } from './stacks/ingress-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { RoutesStack } from './stacks/routes-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
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
}

/** The CDK app: one set of stacks for each region that cdk.json's context lists. @throws when the settings could not be deployed */
export const cloudApp = (options: CloudOptions): App => {
  const app = new App({
    ...(options.outdir ? { outdir: options.outdir } : {}),
    ...(options.context ? { context: { ...options.context } } : {}),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const regione of readRegioni(app.node.tryGetContext('regioni'))) deployment(app, regione, options);
  return app;
};

/**
 * The stacks of a deployment, each after those it needs: data, the address, who signs in there, the Lambdas that believe it, the routes to them.
 * None has termination protection at its birth, which would keep a first deploy that failed from being made again: `admin proteggi` adds it.
 */
const deployment = (app: App, regione: Regione, { webDir, version, ...code }: CloudOptions): void => {
  const { nome, account, segretiOrigine, portata, posta } = regione;
  const id = (parte: string) => `${nome}-${regione.region}-${parte}`;
  const env = { region: regione.region, ...(account === undefined ? {} : { account }) };
  const props = { env, nome };
  const data = new DataStack(app, id('dati'), { ...props, segretiOrigine: segretiOrigine.accetta });
  const ingress = new IngressStack(app, id('ingresso'), { env, regione, data });
  const identity = regione.oidc
    ? undefined
    : new IdentityStack(app, id('identita'), { env, regione, siteUrl: ingress.siteUrl });
  const oidc: Oidc | undefined = regione.oidc ?? identity?.oidc;
  if (!oidc) throw new Error('Nobody issues the tokens');
  const running = { ...props, data, posta, oidc, folders: code.folders, release: code.release };
  const functions = new FunctionsStack(app, id('funzioni'), {
    ...running,
    version,
    originSecrets: segretiOrigine.accetta,
  });
  const routes = ingress.apis.map(
    ({ entry, api }) => new RoutesStack(app, id(`api-${entry.name}`), { env, entry, api, byArea: functions.attuali }),
  );
  const work = new WorkflowsStack(app, id('lavori'), { ...running, portata, siteUrl: ingress.siteUrl });
  const site = new SiteStack(app, id('sito'), {
    env,
    regione,
    data,
    ingress,
    oidc,
    userPoolId: identity?.pool.userPoolId,
    webDir,
    version,
    openapi: openApiDocument(),
  });
  const observability = new ObservabilityStack(app, id('allarmi'), {
    ...props,
    email: regione.email,
    data,
    lambdas: [...Object.values(functions.byArea), ...work.steps],
    machines: work.machines,
    apis: ingress.apis,
    deadLetters: work.deadLetters,
    nightly: work.stepsOf('verifica-notturna'),
    portata,
  });
  for (const stack of [
    data,
    ingress,
    functions,
    ...routes,
    work,
    site,
    observability,
    ...(identity ? [identity] : []),
    ...copyStacks(app, regione, data, id),
    ...frontStacks(app, regione, id),
  ]) {
    Tags.of(stack).add('prodotto', nome);
    acknowledge(stack, nome, accepted);
  }
};

const accepted = [
  ...schedules.map(({ name }) => ({
    child: name,
    suffix: ':*',
    reason: 'Versions and aliases of this one function, called by its schedule',
  })),
];

/** The copies of every night, where the settings ask for them. */
const copyStacks = (
  app: App,
  { nome, region, account, copie }: Regione,
  data: DataStack,
  id: (parte: string) => string,
): readonly Stack[] => {
  if (copie === undefined) return [];
  const env = { region, ...(account === undefined ? {} : { account }) };
  const stack = new BackupStack(app, id('copie'), { env, nome, data, copie });
  acknowledgePolicies(stack, BACKUP_POLICIES, 'The policies that AWS keeps for its Backup');
  return [stack];
};

/** What can be in us-east-1 only: the access log of the distribution and the alarm on it, once its identifier is known. */
const frontStacks = (
  app: App,
  { nome, account, email, registroAccessi }: Regione,
  id: (parte: string) => string,
): readonly Stack[] => {
  if (registroAccessi === undefined) return [];
  const env = { region: 'us-east-1', ...(account === undefined ? {} : { account }) };
  const log = new AccessLogStack(app, id('accessi'), { env, nome, distributionId: registroAccessi });
  acknowledgeLogBucket(log);
  return [
    log,
    new FrontAlarmsStack(app, id('allarmi-ingresso'), { env, nome, email, distributionId: registroAccessi }),
  ];
};
