import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { schedules } from '../../events/schedules.ts';
import { apis } from '../apis.ts';
import { areas } from '../areas.ts';
import { openApiDocument } from '../openapi.ts';
import { workflows } from '../workflows/index.ts';
import { bundleHandlers } from './bundle.ts';
import { acknowledge } from './nag.ts';
import { readRegioni, type Regione } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { FunctionsStack } from './stacks/functions-stack.ts';
import { IdentityStack, type Oidc } from './stacks/identity-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkflowsStack } from './stacks/workflows-stack.ts';

export interface CloudOptions {
  readonly webDir: string;
  readonly bundleDir: string;
  readonly version: string;
  readonly outdir?: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** The CDK app: one set of stacks for each region that cdk.json's context lists. */
export const cloudApp = async (options: CloudOptions): Promise<App> => {
  const app = new App({
    ...(options.outdir ? { outdir: options.outdir } : {}),
    ...(options.context ? { context: { ...options.context } } : {}),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const handlers = [
    ...Object.values(areas).map(({ handler }) => handler),
    ...Object.values(workflows).map(({ handler }) => handler),
    ...schedules.map(({ handler }) => handler),
  ];
  const folders = await bundleHandlers([...new Set(handlers)], options.bundleDir);
  for (const regione of readRegioni(app.node.tryGetContext('regioni'))) deployment(app, regione, folders, options);
  return app;
};

const deployment = (
  app: App,
  regione: Regione,
  folders: Readonly<Record<string, string>>,
  { webDir, version }: CloudOptions,
): void => {
  const { nome } = regione;
  const props = {
    env: { region: regione.region, ...(regione.account === undefined ? {} : { account: regione.account }) },
    terminationProtection: true,
    nome,
  };
  const id = (parte: string) => `${nome}-${regione.region}-${parte}`;
  const data = new DataStack(app, id('dati'), props);
  const oidc = identityOf(app, regione, id('identita'), props);
  const functions = new FunctionsStack(app, id('funzioni'), { ...props, data, oidc, folders });
  const gateways = apis.map((entry) => ({
    entry,
    stack: new ApiStack(app, id(`api-${entry.name}`), { ...props, entry, data, byArea: functions.byArea }),
  }));
  const work = new WorkflowsStack(app, id('lavori'), { ...props, data, oidc, folders });
  const web = new WebStack(app, id('web'), {
    ...props,
    regione,
    data,
    oidc,
    apis: gateways.map(({ entry, stack }) => ({ entry, api: stack.api })),
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
    apis: gateways.map(({ stack }) => stack.api),
  });
  for (const stack of [data, functions, ...gateways.map(({ stack }) => stack), work, web, observability]) {
    Tags.of(stack).add('prodotto', nome);
    acknowledge(stack, nome, [
      ...schedules.map(({ name }) => ({
        child: name,
        suffix: ':*',
        reason: 'Versions and aliases of this one function, called by its schedule',
      })),
      { child: 'Sito', suffix: '/*', reason: 'The deployment writes the pages of the site' },
    ]);
  }
};

/** The issuer of the deployment: an external one when the settings name it, else a user pool of ours. */
const identityOf = (
  app: App,
  regione: Regione,
  id: string,
  props: { readonly nome: string; readonly env: { readonly region: string } },
): Oidc => {
  if (regione.oidc) return { ...regione.oidc, origins: [new URL(regione.oidc.issuer).origin] };
  const stack = new IdentityStack(app, id, {
    ...props,
    terminationProtection: true,
    siteUrls: [regione.certificato ? `https://${regione.certificato.dominio}` : 'https://localhost'],
  });
  acknowledge(stack, regione.nome);
  return stack.oidc;
};
