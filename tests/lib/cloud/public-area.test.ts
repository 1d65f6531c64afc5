import { expect, test } from 'vitest';
import { rightsOf, sample, variablesOf } from './samples.ts';

test('the area that answers whoever asks touches no table, no file and no long work, and knows no issuer', () => {
  const templates = sample('as it comes');
  const rights = [...rightsOf(templates, 'pubblico').keys()];
  expect(rights.filter((action) => /^(?:dynamodb|s3|states):/.test(action))).toEqual([]);
  expect(rightsOf(templates, 'pubblico').get('secretsmanager:GetSecretValue')).not.toContain('Cursori');
  const variables = variablesOf(templates, 'emolumenti-pubblico');
  expect(variables).toHaveProperty('SEGRETI_ORIGINE');
  for (const name of ['TABLE_NAME', 'BUCKET_NAME', 'OIDC_ISSUER', 'SEGRETO_CURSORI', 'STATE_MACHINE_PREFIX'])
    expect(variables).not.toHaveProperty(name);
});
