import { expect, test } from 'vitest';
import * as z from 'zod';
import { Errore } from '#shared/contracts/errori.ts';
import { all, sample, text } from './samples.ts';

const Firewall = z.looseObject({
  Scope: z.string(),
  DefaultAction: z.unknown(),
  CustomResponseBodies: z.record(z.string(), z.looseObject({ Content: z.string() })),
  Rules: z.array(
    z.looseObject({
      Statement: z.unknown(),
      Name: z.string(),
      Action: z
        .looseObject({
          Block: z.looseObject({
            CustomResponse: z.looseObject({
              ResponseCode: z.int(),
              CustomResponseBodyKey: z.string(),
              ResponseHeaders: z.array(z.looseObject({ Name: z.string(), Value: z.string() })),
            }),
          }),
        })
        .optional(),
    }),
  ),
});
const firewallsOf = (name: string) =>
  all(sample(name), 'AWS::WAFv2::WebACL').map(([, properties]) => Firewall.parse(properties));
const limitOf = (name: string) => text(firewallsOf(name).map(({ Rules }) => Rules.map(({ Statement }) => Statement)));
/** The firewall of each distribution of a sample. */
const standing = (name: string): unknown[] =>
  all(sample(name), 'AWS::CloudFront::Distribution').map(
    ([, { DistributionConfig }]) => Object(DistributionConfig).WebACLId,
  );

test('each user, told by the token, has a limit a minute: 600 unless the settings say another', () => {
  expect(firewallsOf('as it comes')).toMatchObject([{ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } }]);
  expect(limitOf('as it comes')).toContain('"EvaluationWindowSec":60,"Limit":600}');
  expect(limitOf('as it comes')).toContain('"CustomKeys":[{"Header":{"Name":"authorization"');
  expect(limitOf('with the account')).toContain('"Limit":1200');
});

test('calls without a token, or with a new one each time, have the limit of their address; those that sign in a smaller one', () => {
  const [firewall] = firewallsOf('as it comes');
  const rule = (nome: string) => text(firewall?.Rules.find(({ Name }) => Name === nome)?.Statement ?? null);
  expect(rule('limite-per-indirizzo')).toMatch(/"AggregateKeyType":"IP".*"Limit":12000/);
  expect(rule('limite-accessi')).toMatch(/"AggregateKeyType":"IP".*"Limit":120[,}].*"SearchString":"\/login"/);
  expect(rule('indirizzi-noti')).toContain('"AWSManagedRulesAmazonIpReputationList"');
});

test('the firewall is in us-east-1 and stands before the distribution of the other region', () => {
  const files = sample('as it comes').filter(({ template }) => text(template).includes('AWS::WAFv2::WebACL'));
  expect(files.map(({ name }) => name)).toEqual(['emolumenti-eu-south-1-limiti.template.json']);
  expect(standing('as it comes')).toEqual([
    {
      'Fn::GetStackOutput': {
        StackName: 'emolumenti-eu-south-1-limiti',
        OutputName: 'WebAclArn',
        Region: 'us-east-1',
      },
    },
  ]);
  expect(Object.keys(files[0]?.template.Outputs ?? {})).toEqual(['WebAclArn']);
});

test('beyond the limit a page is answered as by the product, and told when to ask again', () => {
  const [{ Rules, CustomResponseBodies }] = z.tuple([Firewall]).parse(firewallsOf('as it comes'));
  const answer = Rules[0]?.Action?.Block.CustomResponse;
  expect(answer?.ResponseCode).toBe(429);
  expect(answer?.ResponseHeaders).toContainEqual({ Name: 'retry-after', Value: '10' });
  const body = CustomResponseBodies[answer?.CustomResponseBodyKey ?? '']?.Content;
  expect(Errore.parse(JSON.parse(body ?? ''))).toMatchObject({
    code: 'TROPPE_RICHIESTE',
    message: expect.stringContaining('ripeter'),
  });
});

test('no request is kept, which carries a token', () => {
  expect(text(firewallsOf('as it comes'))).toContain('"SampledRequestsEnabled":false');
  expect(text(firewallsOf('as it comes'))).not.toContain('"SampledRequestsEnabled":true');
});

test('no firewall is made, and paid for, where the settings bring another or want no limit', () => {
  expect(firewallsOf('with a certificate and a WAF')).toEqual([]);
  expect(standing('with a certificate and a WAF')).toEqual([expect.stringContaining(':global/webacl/')]);
  expect(firewallsOf('in two regions')).toHaveLength(1);
  expect(standing('in two regions').filter((waf) => waf === undefined)).toHaveLength(1);
});
