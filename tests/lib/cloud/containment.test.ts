import { expect, test } from 'vitest';
import { all, sample, text } from './samples.ts';

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
  const free = denied.filter(({ deny }) => deny === '').map(({ id }) => id.replace(/ServiceRole.*$/, ''));
  expect(free.toSorted()).toEqual(['accesso', 'accorpaanagrafePassi', 'riprovaconti']);
  for (const { deny } of denied.filter(({ deny }) => deny !== ''))
    for (const word of ['UTENTE#*', 'SESSIONE#*', 'INVITO#*', 'PutItem', 'UpdateItem', 'DeleteItem'])
      expect(deny).toContain(word);
});
test('services use the key for the logs of this account, and for nothing else', () => {
  const [[, { KeyPolicy }] = ['', {}]] = all(sample('as it comes'), 'AWS::KMS::Key');
  const statements: readonly Record<string, unknown>[] = Object(KeyPolicy).Statement;
  const services = statements.filter(({ Principal }) => text(Principal).includes('Service'));
  expect(services.length).toBeGreaterThan(1);
  for (const statement of services) expect(text(statement.Condition ?? null)).toMatch(/aws:(?:SourceAccount|logs:arn)/);
});
