import type { Source } from '../sources.ts';

/** A direction that imports may not take. */
export interface ImportRule {
  readonly name: string;
  /** The sources that the rule is of. */
  readonly of: (path: string) => boolean;
  readonly forbids: (target: string, source: Pick<Source, 'path'>) => boolean;
  /** A source that nobody wrote, and an import that would break the rule there. */
  readonly planted: readonly [path: string, specifier: string];
}

const below =
  (...prefixes: readonly string[]) =>
  (path: string): boolean =>
    prefixes.some((prefix) => path.startsWith(prefix));

const outside =
  (...prefixes: readonly string[]) =>
  (path: string): boolean =>
    !below(...prefixes)(path);

const isPackage = outside('.', 'shared/', 'functions/', 'web/', 'lib/', 'bin/', 'events/', 'tests/');

/** Forbids every source of ours but those below these folders. */
const oursBut =
  (...prefixes: readonly string[]) =>
  (target: string): boolean =>
    !isPackage(target) && outside(...prefixes)(target);

const shared: readonly ImportRule[] = [
  {
    name: 'shared imports itself and of ours nothing else',
    of: below('shared/'),
    forbids: oursBut('shared/'),
    planted: ['shared/domain/prova.ts', '#platform/clock.ts'],
  },
  {
    name: 'shared imports zod, date-fns, ibantools and the codice fiscale package',
    of: below('shared/'),
    forbids: (target) =>
      isPackage(target) &&
      !/^(zod|date-fns|@date-fns\/tz|ibantools|@marketto\/codice-fiscale-utils)(\/|$)/.test(target),
    planted: ['shared/domain/prova.ts', 'middy'],
  },
  {
    name: 'money imports nothing of ours',
    of: below('shared/money/'),
    forbids: oursBut('shared/money/'),
    planted: ['shared/money/prova.ts', '#shared/rules/irpef.ts'],
  },
  {
    name: 'rules import only money and themselves',
    of: below('shared/rules/'),
    forbids: oursBut('shared/money/', 'shared/rules/'),
    planted: ['shared/rules/prova.ts', '#shared/domain/campi.ts'],
  },
  {
    name: 'calculation imports only money, rules, domain and itself',
    of: below('shared/calculation/'),
    forbids: oursBut('shared/money/', 'shared/rules/', 'shared/calculation/', 'shared/domain/'),
    planted: ['shared/calculation/prova.ts', '#shared/contracts/errori.ts'],
  },
  {
    name: 'contracts never import rules, calculation or what stands on them',
    of: below('shared/contracts/'),
    forbids: below('shared/rules/', 'shared/calculation/', 'shared/instradamento/', 'shared/scadenze/'),
    planted: ['shared/contracts/prova.ts', '#shared/calculation/cedolino.ts'],
  },
  {
    name: 'domain never imports rules, calculation or contracts',
    of: below('shared/domain/'),
    forbids: below('shared/rules/', 'shared/calculation/', 'shared/contracts/'),
    planted: ['shared/domain/prova.ts', '#shared/contracts/errori.ts'],
  },
];

const functions: readonly ImportRule[] = [
  {
    name: 'the platform knows no domain area',
    of: below('functions/platform/'),
    forbids: (target) => below('functions/')(target) && outside('functions/platform/')(target),
    planted: ['functions/platform/prova.ts', '#archivio/persone/persona.ts'],
  },
  {
    name: 'the archive knows what is stored and nothing of what is done with it',
    of: below('functions/archivio/'),
    forbids: oursBut('shared/', 'functions/platform/', 'functions/riferimento/', 'functions/archivio/'),
    planted: ['functions/archivio/prova.ts', '#functions/anagrafe/routes.ts'],
  },
  {
    name: 'the reference tables know the platform only',
    of: below('functions/riferimento/'),
    forbids: oursBut('shared/', 'functions/platform/', 'functions/riferimento/'),
    planted: ['functions/riferimento/prova.ts', '#archivio/persone/persona.ts'],
  },
  ...['colonne', 'impaginazione'].map((layer) => ({
    name: `${layer} knows what is stored and no area`,
    of: below(`functions/${layer}/`),
    forbids: oursBut(
      'shared/',
      'functions/platform/',
      'functions/riferimento/',
      'functions/archivio/',
      `functions/${layer}/`,
    ),
    planted: [`functions/${layer}/prova.ts`, '#functions/anagrafe/routes.ts'] as const,
  })),
  {
    name: 'functions never import web, lib or bin',
    of: below('functions/'),
    forbids: below('web/', 'lib/', 'bin/'),
    planted: ['functions/casa/prova.ts', '#lib/areas.ts'],
  },
  {
    name: 'an area does not import the index of all contracts; the list of the areas takes its types',
    of: (path) => below('functions/')(path) && path !== 'functions/areas.ts',
    forbids: (target) => target === 'shared/contracts/index.ts',
    planted: ['functions/casa/prova.ts', '#shared/contracts/index.ts'],
  },
];

const web: readonly ImportRule[] = [
  {
    name: 'an area of the browser imports no other area',
    of: below('web/src/areas/'),
    forbids: (target, { path }) => below('web/src/areas/')(target) && target.split('/')[3] !== path.split('/')[3],
    planted: ['web/src/areas/casa/prova.tsx', '#web/areas/cedolini/prova.tsx'],
  },
  {
    name: 'an area of the browser does not know the application around it',
    of: below('web/src/areas/'),
    forbids: below('web/src/app/'),
    planted: ['web/src/areas/casa/prova.tsx', '#web/app/app.tsx'],
  },
  {
    name: 'ui knows neither areas nor application',
    of: below('web/src/ui/'),
    forbids: below('web/src/areas/', 'web/src/app/'),
    planted: ['web/src/ui/prova.tsx', '#web/areas/casa/prova.tsx'],
  },
  {
    name: 'api knows neither ui nor areas',
    of: below('web/src/api/'),
    forbids: below('web/src/ui/', 'web/src/areas/', 'web/src/app/'),
    planted: ['web/src/api/prova.ts', '#ui/prova.tsx'],
  },
  {
    name: 'the catalogue shows the parts and nothing of the screens',
    of: below('web/src/catalogo/'),
    forbids: below('web/src/areas/', 'web/src/app/'),
    planted: ['web/src/catalogo/prova.tsx', '#web/app/app.tsx'],
  },
  {
    name: 'nothing but itself imports the catalogue',
    of: outside('web/src/catalogo/'),
    forbids: below('web/src/catalogo/'),
    planted: ['web/src/ui/prova.tsx', '#web/catalogo/prova.tsx'],
  },
];

const homes: readonly ImportRule[] = [
  {
    name: 'nothing but bin and tests imports bin',
    of: outside('bin/'),
    forbids: below('bin/'),
    planted: ['lib/prova.ts', '#bin/local.ts'],
  },
  {
    name: 'nothing but web imports web',
    of: outside('web/'),
    forbids: below('web/'),
    planted: ['lib/prova.ts', '#ui/prova.tsx'],
  },
  {
    name: 'only the local home knows the packages of the engines',
    of: (path) => outside('lib/local/')(path) && path !== 'lib/workflows/asl-problems.ts',
    forbids: below('dynalite', 'classic-level', 'oidc-provider', 'jsonata'),
    planted: ['functions/casa/prova.ts', 'dynalite'],
  },
  {
    name: 'only the cloud home knows CDK',
    of: outside('lib/cloud/', 'bin/cloud', 'bin/synth'),
    forbids: below('aws-cdk-lib', 'constructs', 'cdk-nag'),
    planted: ['functions/casa/prova.ts', 'aws-cdk-lib'],
  },
];

export const importRules: readonly ImportRule[] = [...shared, ...functions, ...web, ...homes];

/** Returns the imports that break a rule, as 'file → import'. */
export const offenders = ({ of, forbids }: ImportRule, sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => of(path))
    .flatMap((source) =>
      source.imports.filter((target) => forbids(target, source)).map((target) => `${source.path} → ${target}`),
    );
