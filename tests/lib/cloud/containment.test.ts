import { expect, test } from 'vitest';
import { all, rightsOf, sample, text } from './samples.ts';

/** The fewest settings, and all of them: each service that a deployment may use is in one. */
const SAMPLES = ['as it comes', 'with everything'];

test('who may enter is written by who signs people in, by who retries accounts and by the merge of people, and refused to every other function that writes', () => {
  const denied = all(sample('as it comes'), 'AWS::IAM::Policy').flatMap(([id, { PolicyDocument }]) => {
    const statements: readonly Record<string, unknown>[] = Object(PolicyDocument).Statement;
    const writes = statements.some(
      ({ Effect, Action }) => Effect === 'Allow' && text(Action).includes('dynamodb:PutItem'),
    );
    const deny = statements.find(
      ({ Effect, Condition }) => Effect === 'Deny' && text(Condition).includes('dynamodb:LeadingKeys'),
    );
    return writes ? [{ id, deny: deny === undefined ? '' : text([deny.Action, deny.Condition]) }] : [];
  });
  const free = denied
    .filter(({ deny }) => deny === '')
    .map(({ id }) => id.replace(/(?:ServiceRole|DefaultPolicy).*$/, ''));
  // the first is no function: the role of a person who erases a school
  expect(free.toSorted()).toEqual(['Elimina', 'accesso', 'accorpaanagrafePassi', 'riprovaconti']);
  for (const { deny } of denied.filter(({ deny }) => deny !== ''))
    for (const word of ['UTENTE#*', 'SESSIONE#*', 'INVITO#*', 'CONTI', 'PutItem', 'UpdateItem', 'DeleteItem'])
      expect(deny).toContain(word);
});
test.each(SAMPLES)(
  'no function has a secret in its environment, and each reads those that its environment names, %s',
  (name) => {
    const functions = all(sample(name), 'AWS::Lambda::Function');
    expect(functions.length).toBeGreaterThan(30);
    expect(
      functions.filter(([, { Environment }]) => text(Environment ?? null).includes('resolve:')).map(([id]) => id),
    ).toEqual([]);
    const reading = functions.filter(([, { Environment }]) => /SEGRET[OI]_/.test(text(Environment ?? null)));
    expect(reading.length).toBeGreaterThan(10);
    for (const [id, { Layers }] of reading) {
      expect([id, text(Layers ?? null)]).toEqual([id, expect.stringContaining('Parameters-and-Secrets')]);
      const names = rightsOf(sample(name), id.replace(/[0-9A-F]{8}$/, '')).get('secretsmanager:GetSecretValue') ?? '';
      expect([id, names]).toEqual([id, expect.stringMatching(/Origine\d|Cursori/)]);
    }
  },
);
/** Acts by which an earlier version of a file would go before its day: what a removal leaves is what a sent file is found by again. */
const FOR_GOOD =
  /^s3:(?:\*|Delete\*|DeleteObject\*|DeleteObjectVersion|BypassGovernanceRetention|PutLifecycleConfiguration|PutBucketVersioning)$/;
test.each(SAMPLES)(
  'no function of the product can delete a version of a file, nor shorten how long it is kept, %s',
  (name) => {
    const policies = all(sample(name), 'AWS::IAM::Policy').filter(
      // CDK's own function, which puts the pages in their bucket; the role of who erases a school
      ([id]) => !/^(?:CustomCDKBucketDeployment|EliminaDefaultPolicy)/.test(id),
    );
    const actions = policies.flatMap(([id, { PolicyDocument }]) => {
      const statements: readonly Record<string, unknown>[] = Object(PolicyDocument).Statement;
      return statements
        .filter(({ Effect }) => Effect === 'Allow')
        .flatMap(({ Action }) => [Action].flat().map((action) => [id, String(action)] as const));
    });
    expect(actions.some(([, action]) => action === 's3:DeleteObject')).toBe(true);
    expect(actions.filter(([, action]) => FOR_GOOD.test(action))).toEqual([]);
  },
);

test.each(SAMPLES)(
  'one role alone passes over the lock of a file, and each version that goes for good is an alarm, %s',
  (name) => {
    const templates = sample(name);
    const [[, role] = ['', {}]] = all(templates, 'AWS::IAM::Role').filter(([id]) => id.startsWith('Elimina'));
    const roleName = String(role.RoleName);
    expect(roleName).toBe('emolumenti-eu-south-1-elimina');
    // the account's own policies say who takes it: no service does
    expect(text(role.AssumeRolePolicyDocument)).toMatch(/"Principal":\{"AWS":.*:root/);
    const bucket = all(templates, 'AWS::S3::Bucket').find(([, { ObjectLockEnabled }]) => ObjectLockEnabled === true);
    expect(text(bucket?.[1].NotificationConfiguration)).toContain('"EventBridgeEnabled":true');
    // no retention by default: what people send to be read must go away
    expect(text(bucket?.[1].ObjectLockConfiguration ?? null)).not.toContain('DefaultRetention');
    const denied = all(templates, 'AWS::S3::BucketPolicy').flatMap(([, { PolicyDocument }]) => {
      const statements: readonly Record<string, unknown>[] = Object(PolicyDocument).Statement;
      return statements.filter(({ Action }) => text(Action).includes('s3:BypassGovernanceRetention'));
    });
    expect(denied).toEqual([
      expect.objectContaining({ Effect: 'Deny', Principal: { AWS: '*' }, Action: 's3:BypassGovernanceRetention' }),
    ]);
    expect(text(denied[0]?.Condition)).toMatch(new RegExp(`ArnNotEquals.*aws:PrincipalArn.*role/${roleName}"`));
    const [[, rule] = ['', {}]] = all(templates, 'AWS::Events::Rule').filter(([id]) => id.startsWith('VersioniTolte'));
    expect(text(rule.EventPattern)).toContain('"deletion-type":["Permanently Deleted"]');
    expect(text(rule.Targets)).toContain('log-group:');
    const alarm = all(templates, 'AWS::CloudWatch::Alarm').find(([, one]) => one.MetricName === 'VersioniTolte');
    expect(alarm?.[1]).toMatchObject({ AlarmName: 'emolumenti-versioni-tolte', Threshold: 1 });
  },
);

test('the check of every night locks files, and nothing else does', () => {
  const locking = all(sample('as it comes'), 'AWS::IAM::Policy')
    .filter(([, { PolicyDocument }]) => text(PolicyDocument).includes('s3:PutObjectRetention'))
    .map(([id]) => id.replace(/ServiceRole.*$/, ''))
    // CDK's own function, which puts the pages in their bucket
    .filter((id) => !id.startsWith('CustomCDKBucketDeployment'));
  expect(locking).toEqual(['verificanotturnaPassi']);
});

/**
 * Services that the policy of a key may name without a condition: AWS documents that EventBridge, publishing on an encrypted topic, sends
 * neither account nor source to the key, so that with one every message that a copy failed would be lost without a word.
 */
const SENZA_CONDIZIONE = ['events.amazonaws.com'];

test.each(SAMPLES)('services use each key for this account, and for nothing else, %s', { timeout: 300_000 }, (name) => {
  const keys = all(sample(name), 'AWS::KMS::Key');
  expect(keys.length).toBeGreaterThan(0);
  const services = keys.flatMap(([, { KeyPolicy }]) => {
    const statements: readonly Record<string, unknown>[] = Object(KeyPolicy).Statement;
    return statements.filter(({ Principal }) => text(Principal).includes('Service'));
  });
  expect(services.length).toBeGreaterThan(1);
  for (const { Principal, Condition } of services) {
    const libero = SENZA_CONDIZIONE.some((service) => text(Principal).includes(`"${service}"`));
    expect([text(Principal), text(Condition ?? null)]).toEqual([
      text(Principal),
      libero ? 'null' : expect.stringMatching(/aws:(?:SourceAccount|logs:arn)/),
    ]);
  }
});
