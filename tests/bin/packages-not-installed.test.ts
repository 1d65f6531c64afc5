import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '#support/sources.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      os: z.unknown().optional(),
    }),
  ),
});
const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const FOLDER = 'node_modules/';
/** The packages that come with the product, by the name they have of their own; those of other systems are not installed. */
const ofProduct = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { name, os }]) => ({ name: name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), os }));

/** In `overrides` of package.json an empty package stands in the place of each, so that the first start does not wait for it. */
const NEVER_LOADED: readonly (readonly [name: string, why: string])[] = [
  ['ace-builds', '2,175 files: the code editor of Cloudscape, which no page shows'],
  ['@napi-rs/canvas', '33 MB: pdf.js draws in the browser; the tests have it under a name of their own'],
  ['@aws-amplify/analytics', 'only the sign-in of Amplify is used; with it three clients of AWS'],
  ['@aws-amplify/api', 'only the sign-in of Amplify is used; with it graphql and the schema of its data'],
  ['@aws-amplify/datastore', 'only the sign-in of Amplify is used'],
  ['@aws-amplify/notifications', 'only the sign-in of Amplify is used; with it lodash, 1,051 files'],
  ['@aws-amplify/storage', 'only the sign-in of Amplify is used'],
  ['lodash', 'nothing of the product asks for it'],
  ['graphql', 'nothing of the product asks for it'],
  ['node', 'it calls npm again to take the Node of this system, which the lock names instead'],
];

describe('the packages that come with the product', () => {
  test.each(NEVER_LOADED)('are not %s: %s', (name) => {
    expect(ofProduct.filter((one) => one.name === name)).toEqual([]);
  });
  test('have one date-fns', () => {
    expect(ofProduct.filter(({ name }) => name === 'date-fns')).toHaveLength(1);
  });
  test('are no more than 230 on one system', () => {
    expect(ofProduct.filter(({ os }) => os === undefined).length).toBeLessThanOrEqual(230);
  });
});

test('the lock names no registry: each installation asks the one it is set to', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
