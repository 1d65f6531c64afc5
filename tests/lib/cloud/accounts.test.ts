import { describe, expect, test } from 'vitest';
import { sampleContexts } from '#lib/cloud/sample-contexts.ts';
import { readRegioni } from '#lib/cloud/settings.ts';
import { all, rightsOf, sample, text, variablesOf } from './samples.ts';

describe('the accounts of the user pool', { timeout: 300_000 }, () => {
  test('the pool writes in Italian, as the sender of the deployment', () => {
    for (const [, pool] of all(sample('in two regions'), 'AWS::Cognito::UserPool')) {
      expect(pool.EmailConfiguration).toMatchObject({ EmailSendingAccount: 'DEVELOPER' });
      expect(text(pool.EmailConfiguration)).toContain('emolumenti@scuola.example');
      expect(text(pool.AdminCreateUserConfig)).toContain('la password provvisoria è {####}');
      expect(text(pool.AdminCreateUserConfig)).toContain('"AllowAdminCreateUserOnly":true');
    }
  });
  test('the pools of every deployment ask for twelve characters and a second factor', () => {
    const pools = Object.keys(sampleContexts).flatMap((name) => all(sample(name), 'AWS::Cognito::UserPool'));
    expect(pools.length).toBeGreaterThan(0);
    for (const [, pool] of pools) {
      expect(pool.Policies).toMatchObject({ PasswordPolicy: { MinimumLength: 12 } });
      expect([pool.MfaConfiguration, pool.EnabledMfas]).toEqual(['ON', ['SOFTWARE_TOKEN_MFA']]);
    }
  });
  test('the pool keeps no codice fiscale, and who signs in writes nothing that the product believes', () => {
    for (const name of Object.keys(sampleContexts)) {
      for (const [, pool] of all(sample(name), 'AWS::Cognito::UserPool'))
        // a pool without a schema declares no attribute at all
        expect(text(pool.Schema ?? [])).not.toMatch(/cf|fiscal/i);
      for (const [, client] of all(sample(name), 'AWS::Cognito::UserPoolClient'))
        expect(client.WriteAttributes).toEqual(['locale']);
    }
  });
  test('accounts are made by the area of users and by what tries again, on this pool alone, and ended by the role that erases a school too', () => {
    const templates = sample('as it comes');
    const allowed = all(templates, 'AWS::IAM::Policy').filter(([, policy]) => text(policy).includes('cognito-idp:'));
    expect(allowed.map(([name]) => name.replace(/(?:ServiceRole|DefaultPolicy).*/, '')).toSorted()).toEqual([
      'Elimina',
      'accesso',
      'riprovaconti',
    ]);
    const [, ofErasure] = allowed.find(([name]) => name.startsWith('Elimina')) ?? [];
    const atti = text(ofErasure).match(/cognito-idp:\w+/g) ?? [];
    expect(atti.toSorted()).toEqual([
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminDisableUser',
      'cognito-idp:AdminGetUser',
    ]);
    for (const id of ['accesso', 'riprova-conti']) {
      const rights = rightsOf(templates, id);
      const mine = [...rights.keys()].filter((action) => action.startsWith('cognito-idp:'));
      expect(mine.every((action) => /^cognito-idp:Admin(?!InitiateAuth|SetUserPassword)/.test(action))).toBe(true);
      for (const action of mine) expect(rights.get(action)).not.toContain('"*"');
      expect(variablesOf(templates, `emolumenti-${id}`)).toHaveProperty('USER_POOL_ID');
    }
    const esterna = sample('with an external identity provider');
    expect(text(all(esterna, 'AWS::IAM::Policy'))).not.toContain('cognito-idp:');
    expect(variablesOf(esterna, 'emolumenti-accesso')).not.toHaveProperty('USER_POOL_ID');
  });
  test('only an external issuer is believed about who a person is, by the claims and the levels that its setting names', () => {
    expect(
      JSON.parse(String(variablesOf(sample('with an external identity provider'), 'emolumenti-accesso').OIDC_PERSONA)),
    ).toEqual({
      codiceFiscale: 'https://attributes.eid.gov.it/fiscal_number',
      livello: 'acr',
      livelli: ['https://www.spid.gov.it/SpidL2', 'https://www.spid.gov.it/SpidL3'],
    });
    expect(variablesOf(sample('as it comes'), 'emolumenti-accesso')).not.toHaveProperty('OIDC_PERSONA');
    const [esterno] = sampleContexts['with an external identity provider'] ?? [];
    const con = (oidc: object) => () =>
      readRegioni([
        { ...esterno, oidc: { issuer: 'https://accesso.scuola.example', clientId: 'emolumenti', ...oidc } },
      ]);
    const persona = { codiceFiscale: 'cf' };
    expect(con({ persona })).not.toThrow();
    expect(con({ persona, tokenUse: 'access' })).toThrow(/ID token/);
    for (const livello of ['https://www.spid.gov.it/SpidL1', 'level1', 'CieL1'])
      expect(con({ persona: { ...persona, livelli: [livello] } })).toThrow(/primo livello/);
  });
});
