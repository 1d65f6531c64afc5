import { describe, expect, test } from 'vitest';
import { restiSuAws } from '#lib/admin/fine-contratto/certificato.ts';
import { GIORNI_DEL_DEPOSITO } from '#lib/conservazione-del-deposito.ts';
import { all, sample, text } from './samples.ts';

const OGGI = '2026-03-10';
const giorniFino = (dove: string, giorniCopie: number): number => {
  const fino = restiSuAws({ giorniCopie }, OGGI).find((resto) => resto.dove.startsWith(dove))?.fino ?? OGGI;
  return (Date.parse(fino) - Date.parse(OGGI)) / 86_400_000;
};

/** The certificate of an erasure is signed: what it says of a place is what the template of the place makes it do. */
describe.each([
  { name: 'as it comes', copie: 0 },
  { name: 'with everything', copie: 90 },
])('the days that the certificate of an erasure names, $name', { timeout: 300_000 }, ({ name, copie }) => {
  test('are those for which the table can be taken back to an instant', () => {
    const [[, table] = ['', {}]] = all(sample(name), 'AWS::DynamoDB::GlobalTable');
    expect(text(table)).toContain(
      `"PointInTimeRecoveryEnabled":true,"RecoveryPeriodInDays":${giorniFino('Tabella', copie)}`,
    );
  });
  test('say nothing of the bucket, which keeps a version that was removed for a year', () => {
    const rules = all(sample(name), 'AWS::S3::Bucket').flatMap(
      ([, bucket]) => Object(bucket.LifecycleConfiguration).Rules ?? [],
    );
    const days = rules.flatMap((rule) => {
      const { NoncurrentVersionExpiration, Prefix } = Object(rule);
      return NoncurrentVersionExpiration && Prefix === undefined ? [NoncurrentVersionExpiration.NoncurrentDays] : [];
    });
    // the end of a contract removes them before
    expect(days).toEqual([GIORNI_DEL_DEPOSITO.versioniDeiFile]);
    expect(restiSuAws({ giorniCopie: copie }, OGGI).map(({ dove }) => dove)).not.toContain('Bucket dei file');
  });
  test('are those for which the vault keeps a copy, which the outputs tell to who erases', () => {
    const plans = all(sample(name), 'AWS::Backup::BackupPlan').flatMap(([, plan]) =>
      [...text(plan).matchAll(/"DeleteAfterDays":(\d+)/g)].map(([, days]) => Number(days)),
    );
    expect(new Set(plans)).toEqual(new Set(copie === 0 ? [] : [giorniFino('Vault', copie)]));
    const told = sample(name).flatMap(({ template }) => Object.entries(template.Outputs ?? {}));
    expect(text(told.find(([output]) => output === 'BackupDays')?.[1])).toContain(`"${copie}"`);
  });
  test('are those for which any log or access is kept', () => {
    const logs = all(sample(name), 'AWS::Logs::LogGroup').map(([, { RetentionInDays }]) => RetentionInDays);
    expect(new Set(logs)).toEqual(new Set([GIORNI_DEL_DEPOSITO.log]));
    expect(giorniFino('Log', copie)).toBe(GIORNI_DEL_DEPOSITO.log);
  });
});

test('the access log of the distribution is kept in the region of the deployment, without what follows the question mark', () => {
  const templates = sample('with everything');
  const inRegion = templates.filter(({ name }) => name.includes('-registro-accessi'));
  expect(all(inRegion, 'AWS::S3::Bucket')).toHaveLength(1);
  const virginia = templates.filter(({ name }) => /-(?:accessi|allarmi-ingresso)\.template/.test(name));
  expect(
    all(
      virginia.filter(({ name }) => !name.includes('registro')),
      'AWS::S3::Bucket',
    ),
  ).toEqual([]);
  const [[, delivery] = ['', {}]] = all(templates, 'AWS::Logs::Delivery');
  expect(delivery.RecordFields).toEqual(expect.arrayContaining(['c-ip', 'cs-uri-stem', 'sc-status']));
  expect(text(delivery.RecordFields)).not.toMatch(/query|cookie|referer/i);
});
