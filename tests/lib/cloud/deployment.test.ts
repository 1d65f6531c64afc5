import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { areas } from '#lib/areas.ts';
import type { CheckedTemplate, Template } from '#lib/cloud/check.ts';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { workflows } from '#lib/workflows/index.ts';
import {
  all,
  folderOf,
  readBy,
  rightsOf,
  sample,
  stackOf,
  stacksOf,
  statementsOf,
  synthesise,
  text,
  variablesOf,
} from './samples.ts';

/** The config.json of the pages of each region of a sample. */
const configurations = (name: string): { readonly conferma?: string | undefined }[] => {
  sample(name);
  return readdirSync(folderOf(name))
    .map((asset) => join(folderOf(name), asset, 'config.json'))
    .filter((file) => existsSync(file))
    .map((file) => z.looseObject({ conferma: z.string().optional() }).parse(JSON.parse(readFileSync(file, 'utf8'))));
};

const one = (templates: readonly CheckedTemplate[], part: string): Template => {
  const found = templates.find(({ name }) => name.endsWith(`-${part}.template.json`));
  if (!found) throw new Error(`No template ${part}`);
  return found.template;
};
/** The stacks of a sample that are deployed before one of them, whoever asks for them. */
const deployedBefore = (name: string, stack: string): ReadonlySet<string> => {
  const stacks = stacksOf(name);
  const found = new Set<string>(stacks.get(stack)?.dependencies);
  for (const needed of found) stacks.get(needed)?.dependencies.forEach((further) => found.add(further));
  return found;
};

describe('every way of deploying', () => {
  test.each(Object.keys(sampleContexts))('%s is synthesised, without a finding', { timeout: 300_000 }, (name) => {
    const templates = sample(name);
    expect(templates.length).toBeGreaterThanOrEqual(8);
    expect(templates.flatMap(({ name: file, problems }) => problems.map((problem) => `${file}: ${problem}`))).toEqual(
      [],
    );
  });
  test.each(Object.keys(sampleContexts))('%s: no stack holds what another gives', { timeout: 300_000 }, (name) => {
    for (const { name: file, template } of sample(name)) {
      expect([file, text(template).includes('Fn::ImportValue')]).toEqual([file, false]);
      expect(Object.values(template.Outputs ?? {}).filter((output) => 'Export' in output)).toEqual([]);
    }
  });
  test.each(Object.keys(sampleContexts))('%s: what a stack reads is given by one deployed before it', (name) => {
    const given = new Set(
      sample(name).flatMap((one) =>
        Object.keys(one.template.Outputs ?? {}).map((output) => `${stackOf(one)} ${output}`),
      ),
    );
    const read = sample(name).flatMap((one) => readBy(one).map((what) => ({ by: stackOf(one), what })));
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter(({ what }) => !given.has(what))).toEqual([]);
    const late = read.filter(({ by, what }) => !deployedBefore(name, by).has(what.split(' ')[0] ?? ''));
    expect(late).toEqual([]);
  });
  test('without anybody to tell the alarms to is refused, and says what to write', () => {
    expect(() => synthesise('nobody', [{ region: 'eu-south-1', nome: 'emolumenti' }])).toThrow(
      /"email".*"allarmi": "nessuno"/s,
    );
  });
  test('a pool that nobody writes for is refused, and says how to have one', () => {
    const senza = { region: 'eu-south-1', nome: 'emolumenti', allarmi: 'nessuno' };
    expect(() => synthesise('silent', [senza])).toThrow(/"posta": \{ "mittente".*verificato in Amazon SES.*"oidc"/s);
  });
});

describe('messages to people', () => {
  const mittente = 'emolumenti@scuola.example';
  test('leave as the one sender, from the Lambdas that send them and no other', () => {
    const templates = sample('with everything');
    const allowed = all(templates, 'AWS::IAM::Policy').filter(([, policy]) => text(policy).includes('ses:'));
    expect(allowed.map(([name]) => name.replace(/ServiceRole.*/, ''))).toEqual(['accesso', 'avvisipostaPassi']);
    const [[, policy] = ['', {}]] = allowed;
    const [statement] = statementsOf(policy.PolicyDocument).filter(({ Action }) => Action === 'ses:SendEmail');
    expect(text(statement?.Resource)).toContain(`:identity/${mittente}`);
    expect(text(statement?.Resource)).toContain(':identity/scuola.example');
    expect(text(statement)).toContain(`"ses:FromAddress":"${mittente}"`);
    expect(variablesOf(templates, 'emolumenti-passi-avvisi-posta')).toMatchObject({
      POSTA_MITTENTE: mittente,
      SITE_URL: 'https://emolumenti.scuola.example',
    });
    expect(variablesOf(templates, 'emolumenti-scuola')).toMatchObject({ POSTA_MITTENTE: mittente });
  });
  test('none leaves where nobody said who they come from', () => {
    const templates = sample('with an external identity provider');
    expect(all(templates, 'AWS::IAM::Policy').filter(([, policy]) => text(policy).includes('ses:'))).toEqual([]);
    expect(variablesOf(templates, 'emolumenti-passi-avvisi-posta')).not.toHaveProperty('POSTA_MITTENTE');
  });
});

describe('a first deploy that fails can be made again', () => {
  test('no stack is born with termination protection', () => {
    const stacks = stacksOf('as it comes');
    expect(stacks.size).toBe(10);
    expect([...stacks.values()].filter(({ properties }) => properties?.terminationProtection === true)).toEqual([]);
  });
  test('table and buckets have no name of ours', () => {
    const templates = sample('as it comes');
    expect(all(templates, 'AWS::DynamoDB::GlobalTable').map(([, { TableName }]) => TableName)).toEqual([undefined]);
    expect(all(templates, 'AWS::S3::Bucket').map(([, { BucketName }]) => BucketName)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('an upload that nobody uses is removed after a day, with its versions', () => {
    const rules = all(sample('as it comes'), 'AWS::S3::Bucket').map(([, properties]) =>
      text(properties.LifecycleConfiguration),
    );
    const files = rules.find((rule) => rule.includes('caricamenti/'));
    expect(files).toContain(
      '"ExpirationInDays":1,"NoncurrentVersionExpiration":{"NoncurrentDays":1},"Prefix":"caricamenti/"',
    );
    expect(files).toContain('"ExpiredObjectDeleteMarker":true,"Prefix":"caricamenti/"');
  });
  test('what is born empty and fails goes away; what holds data is never deleted', () => {
    const { Resources } = one(sample('as it comes'), 'dati');
    const policies = Object.values(Resources)
      .filter(({ Type }) => /Bucket$|GlobalTable|KMS::Key/.test(Type))
      .map(({ Type, DeletionPolicy }) => `${Type} ${String(DeletionPolicy)}`);
    expect(policies.toSorted()).toEqual([
      'AWS::DynamoDB::GlobalTable Retain',
      'AWS::KMS::Key RetainExceptOnCreate',
      'AWS::S3::Bucket RetainExceptOnCreate',
      'AWS::S3::Bucket RetainExceptOnCreate',
    ]);
  });
  test('CloudFront writes no log of the kind that Milan refuses', () => {
    for (const name of Object.keys(sampleContexts))
      for (const [, { DistributionConfig }] of all(sample(name), 'AWS::CloudFront::Distribution'))
        expect(Object.keys(Object(DistributionConfig))).not.toContain('Logging');
  });
  test('its log, once the distribution is known, is delivered from us-east-1', () => {
    const log = one(sample('with everything'), 'accessi');
    expect(Object.values(log.Resources).map(({ Type }) => Type)).toEqual(
      expect.arrayContaining(['AWS::Logs::DeliverySource', 'AWS::Logs::DeliveryDestination', 'AWS::Logs::Delivery']),
    );
    expect(text(log)).toContain(':distribution/E1ABCDEFGHIJKL');
    expect(text(all(sample('with everything'), 'AWS::KMS::Key'))).toContain('delivery.logs.amazonaws.com');
    expect(stacksOf('with everything').get('emolumenti-eu-south-1-accessi')?.environment).toBe(
      'aws://123456789012/us-east-1',
    );
  });
});

describe('signing in', () => {
  const clientOf = (name: string): Record<string, unknown> =>
    all(sample(name), 'AWS::Cognito::UserPoolClient')[0]?.[1] ?? {};

  test('the client of the pages knows the address of the site, whatever it is', () => {
    const { CallbackURLs, LogoutURLs, AllowedOAuthScopes } = clientOf('as it comes');
    expect(text(CallbackURLs)).not.toContain('localhost');
    expect(text(CallbackURLs).match(/https:\/\/",\{"Fn::GetAtt":\["Letto\w+","Value"\]\}/g)).toHaveLength(3);
    expect(text(all(sample('as it comes'), 'AWS::SSM::Parameter'))).toMatch(/ingresso"[^}]*DomainName/);
    expect(text(LogoutURLs)).toContain('/callback.html');
    expect(AllowedOAuthScopes).toEqual(['openid']);
    expect(clientOf('with a certificate and a WAF').CallbackURLs).toEqual(
      ['/', '/callback.html', '/silent.html'].map((path) => `https://emolumenti.scuola.example${path}`),
    );
  });
  test('the address of the sign-in pages is of this account, or the one the settings say', () => {
    const domain = (name: string) => text(all(sample(name), 'AWS::Cognito::UserPoolDomain')[0]?.[1].Domain);
    expect(domain('as it comes')).toBe(text({ 'Fn::Join': ['', ['emolumenti-', { Ref: 'AWS::AccountId' }]] }));
    expect(domain('with the account')).toBe('"emolumenti-123456789012"');
    expect(domain('with everything')).toBe('"scuole-di-prova"');
    expect(text(all(sample('with everything'), 'AWS::CloudFront::ResponseHeadersPolicy'))).toContain(
      'https://scuole-di-prova.auth.eu-south-1.amazoncognito.com',
    );
  });
  test('the plan is a setting, and managed login asks for the credentials again where the plan has it', () => {
    const plan = (name: string, region: string) => {
      const templates = sample(name).filter(({ name: file }) => file.includes(region));
      return [
        all(templates, 'AWS::Cognito::UserPool')[0]?.[1].UserPoolTier,
        all(templates, 'AWS::Cognito::UserPoolDomain')[0]?.[1].ManagedLoginVersion,
        all(templates, 'AWS::Cognito::ManagedLoginBranding').length,
      ];
    };
    expect(plan('in two regions', 'eu-south-1')).toEqual(['ESSENTIALS', 2, 1]);
    expect(plan('in two regions', 'eu-central-1')).toEqual(['LITE', 1, 0]);
    expect(plan('with everything', 'eu-south-1')).toEqual(['PLUS', 2, 1]);
  });
  test('where it does not, the pages are told to sign out first', () => {
    expect(configurations('as it comes').map(({ conferma }) => conferma)).toEqual([undefined]);
    expect(
      configurations('in two regions')
        .map(({ conferma }) => conferma)
        .toSorted(),
    ).toEqual(['uscita', undefined]);
  });
});

test('an administrator reads from the outputs what the commands need', () => {
  const outputs = ['BackupDays', 'BucketName', 'ClientId', 'DistributionId', 'Issuer', 'SiteUrl', 'TableName'];
  expect(Object.keys(one(sample('as it comes'), 'sito').Outputs ?? {}).toSorted()).toEqual(
    [...outputs, 'UserPoolId'].toSorted(),
  );
  expect(Object.keys(one(sample('with an external identity provider'), 'sito').Outputs ?? {}).toSorted()).toEqual(
    outputs,
  );
});

test('the alarms reach the address', () => {
  expect(all(sample('as it comes'), 'AWS::SNS::Subscription').map(([, { Endpoint }]) => Endpoint)).toEqual([
    'allarmi@scuola.example',
  ]);
});

describe('rights that nobody uses are not there', () => {
  const templates = () => sample('as it comes');
  const lambdas = [...Object.keys(areas), ...Object.keys(workflows).map((kind) => `${kind}Passi`), 'riavvio-lavori'];
  const may = (action: string): string[] => lambdas.filter((id) => rightsOf(templates(), id).has(action)).toSorted();

  test('only the area of long work stops it', () => {
    expect(may('states:StopExecution')).toEqual(['lavori']);
  });
  test('only what looks after long work asks how its executions stand', () => {
    expect(may('states:DescribeExecution')).toEqual(['riavvio-lavori']);
    const asked = rightsOf(templates(), 'riavvio-lavori').get('states:DescribeExecution') ?? '';
    for (const kind of Object.keys(workflows)) expect(asked).toContain(`:execution:emolumenti-${kind}:*`);
  });
  test('who only looks at files and hands out links does not write them, and three kinds of steps see none', () => {
    const passi = ['accorpa-elaborazioni', 'calcolo-cedolini', 'dati-personali', 'elimina-cedolini', 'esportazione'];
    const withFiles = [...passi, 'importazione', 'pulizia', 'stampa'].map((kind) => `${kind}Passi`);
    expect(may('s3:PutObject')).toEqual([...withFiles, 'cedolini', 'denunce', 'scambio'].toSorted());
    const both = [...may('s3:PutObject'), 'lavori', 'stampe', 'verifica-notturnaPassi'].toSorted();
    for (const action of ['s3:GetObject', 's3:ListBucket', 's3:GetObjectVersion']) expect(may(action)).toEqual(both);
  });
  test('the reader of files that somebody sent touches files, and nothing else', () => {
    const rights = rightsOf(templates(), 'importazioneLettore');
    expect([...rights.keys()].filter((action) => /^(?:dynamodb|states):/.test(action))).toEqual([]);
    for (const action of ['s3:GetObject', 's3:PutObject']) expect(rights.get(action)).toContain('/*/importazioni/*"');
    expect(variablesOf(templates(), 'emolumenti-lettore-importazione')).not.toHaveProperty('TABLE_NAME');
  });
  test('nobody encrypts with the key directly, writes to an index or scans', () => {
    expect(may('kms:Encrypt')).toEqual([]);
    expect(may('dynamodb:Scan')).toEqual([]);
    const policies = all(templates(), 'AWS::IAM::Policy').map(([, { PolicyDocument }]) => text(PolicyDocument));
    const statements = policies.filter((policy) => policy.includes('dynamodb:PartiQLSelect'));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((policy) => !policy.includes('"dynamodb:FullTableScan":["true"]'))).toEqual([]);
    for (const id of lambdas)
      for (const action of ['dynamodb:PutItem', 'dynamodb:PartiQLSelect'])
        expect(rightsOf(templates(), id).get(action) ?? '').not.toContain('/index/');
  });
  test('the secret of the lists and the issuer are told to those that read them', () => {
    const chiuse = Object.values(areas).flatMap(({ name, aperta }) => (aperta ? [] : [name]));
    const told = [...Object.keys(areas), ...Object.keys(workflows).map((kind) => `passi-${kind}`), 'riavvio-lavori'];
    for (const variable of ['SEGRETO_CURSORI', 'OIDC_ISSUER'])
      expect(told.filter((name) => variable in variablesOf(templates(), `emolumenti-${name}`))).toEqual([
        ...chiuse,
        'passi-esportazione',
      ]);
  });
});

describe('a call that does not come through CloudFront', () => {
  const headersOf = (name: string): string =>
    text(all(sample(name), 'AWS::CloudFront::Distribution').map(([, { DistributionConfig }]) => DistributionConfig));

  test('lacks the secret that the distribution adds and every area asks for', () => {
    expect(headersOf('as it comes').match(/"HeaderName":"x-origin-verify"/g)).toHaveLength(3);
    for (const area of Object.keys(areas))
      expect(text(variablesOf(sample('as it comes'), `emolumenti-${area}`).SEGRETI_ORIGINE)).toContain('Origine1');
  });
  test('while the secret changes the old one is accepted too', () => {
    const accepted = text(variablesOf(sample('with everything'), 'emolumenti-accesso').SEGRETI_ORIGINE);
    for (const secret of ['Origine1', 'Origine2']) expect(accepted).toContain(secret);
    expect(headersOf('with everything')).toContain('Origine2');
    expect(headersOf('with everything')).not.toContain('Origine1');
    expect(() =>
      synthesise('refused', [{ ...sampleContexts['as it comes']?.[0], segretiOrigine: { invia: 2, accetta: [1] } }]),
    ).toThrow(/accettati/);
  });
});
