import { expect, test } from 'vitest';
import { GIORNI_DEL_DEPOSITO } from '#lib/conservazione-del-deposito.ts';
import { all, sample, text } from './samples.ts';

test('what the certificate of an erasure says is held, and for how long, is what the templates keep', () => {
  const templates = sample('as it comes');
  const noncurrent = all(templates, 'AWS::S3::Bucket').flatMap(([, { LifecycleConfiguration }]) =>
    [...text(LifecycleConfiguration ?? []).matchAll(/"NoncurrentDays":(\d+)/g)].map(([, giorni]) => Number(giorni)),
  );
  expect(Math.max(...noncurrent)).toBe(GIORNI_DEL_DEPOSITO.versioniDeiFile);
  const logs = all(templates, 'AWS::Logs::LogGroup').map(([, { RetentionInDays }]) => Number(RetentionInDays));
  expect(Math.max(...logs)).toBe(GIORNI_DEL_DEPOSITO.log);
  expect(text(all(templates, 'AWS::DynamoDB::GlobalTable'))).toContain('"PointInTimeRecoveryEnabled":true');
  const days = (name: string) =>
    sample(name).flatMap(({ template }) =>
      Object.entries(template.Outputs ?? {}).flatMap(([output, { Value }]) => (output === 'BackupDays' ? [Value] : [])),
    );
  expect([days('as it comes'), days('with everything')[0]]).toEqual([['0'], '90']);
});
