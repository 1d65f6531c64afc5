import { expect, test } from 'vitest';
import * as z from 'zod';
import { all, sample, text } from './samples.ts';

const Behaviour = z.looseObject({
  PathPattern: z.string().optional(),
  ResponseHeadersPolicyId: z.looseObject({ Ref: z.string() }),
});
const Distribution = z.looseObject({
  DistributionConfig: z.looseObject({ DefaultCacheBehavior: Behaviour, CacheBehaviors: z.array(Behaviour) }),
});
const Policy = z.looseObject({
  ResponseHeadersPolicyConfig: z.looseObject({
    SecurityHeadersConfig: z.looseObject({
      ContentSecurityPolicy: z.looseObject({ ContentSecurityPolicy: z.unknown() }),
      FrameOptions: z.looseObject({ FrameOption: z.string() }).optional(),
      StrictTransportSecurity: z.unknown(),
      ReferrerPolicy: z.unknown(),
    }),
  }),
});

const [distribution] = all(sample('as it comes'), 'AWS::CloudFront::Distribution').map(
  ([, properties]) => Distribution.parse(properties).DistributionConfig,
);
const policies = new Map(
  all(sample('as it comes'), 'AWS::CloudFront::ResponseHeadersPolicy').map(([id, properties]) => [
    id,
    Policy.parse(properties).ResponseHeadersPolicyConfig.SecurityHeadersConfig,
  ]),
);
const policyOf = (behaviour: z.infer<typeof Behaviour> | undefined) =>
  policies.get(behaviour?.ResponseHeadersPolicyId.Ref ?? '');

test('a page keeps the window of another origin that asks who one is, and the page that closes it is not cut from the one that waits', () => {
  const policiesById = new Map(all(sample('as it comes'), 'AWS::CloudFront::ResponseHeadersPolicy'));
  const openerOf = (behaviour: z.infer<typeof Behaviour> | undefined) =>
    /opener-policy","Override":true,"Value":"([^"]*)"/.exec(
      text(policiesById.get(behaviour?.ResponseHeadersPolicyId.Ref ?? '')),
    )?.[1];
  expect(openerOf(distribution?.DefaultCacheBehavior)).toBe('same-origin-allow-popups');
  expect(openerOf(distribution?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/callback.html'))).toBe(
    'unsafe-none',
  );
});

test('the calculator may be shown by any site and connects to nothing', () => {
  const policy = policyOf(distribution?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/calcola/*'));
  const csp = text(policy?.ContentSecurityPolicy.ContentSecurityPolicy);
  expect(csp).toContain('frame-ancestors *');
  expect(csp).toContain("connect-src 'none'");
  expect(policy?.FrameOptions).toBeUndefined();
  expect(policy?.StrictTransportSecurity).toBeDefined();
  expect(policy?.ReferrerPolicy).toBeDefined();
});

test('every other path is shown by its own site alone', () => {
  const others = [
    distribution?.DefaultCacheBehavior,
    ...(distribution?.CacheBehaviors ?? []).filter(({ PathPattern }) => PathPattern !== '/calcola/*'),
  ];
  expect(others.length).toBeGreaterThan(3);
  for (const behaviour of others) {
    const policy = policyOf(behaviour);
    expect(text(policy?.ContentSecurityPolicy.ContentSecurityPolicy)).toContain("frame-ancestors 'self'");
    expect(policy?.FrameOptions?.FrameOption).toBe('SAMEORIGIN');
  }
});
