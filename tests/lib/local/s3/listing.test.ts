import {
  CreateBucketCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, useEngine } from './support.ts';

const engine = useEngine();

const KEYS = ['a', 'a-b', 'a.b', 'a/1', 'a/2', 'a/b/3', 'b/1', 'b/2', 'c', 'ca', 'e', 'z', 'è', '\uffee', '😀'];

const list = (input: Partial<ListObjectsV2CommandInput> = {}) =>
  engine().client.send(new ListObjectsV2Command({ Bucket: BUCKET, ...input }));
const keysOf = (output: ListObjectsV2CommandOutput) => (output.Contents ?? []).map(({ Key }) => Key);
const prefixesOf = (output: ListObjectsV2CommandOutput) => (output.CommonPrefixes ?? []).map(({ Prefix }) => Prefix);

/** All the pages of a list, each with its keys and common prefixes. */
const pages = async (input: Partial<ListObjectsV2CommandInput>) => {
  const found: ListObjectsV2CommandOutput[] = [];
  let token: string | undefined;
  do {
    const page = await list({ ...input, ...(token === undefined ? {} : { ContinuationToken: token }) });
    found.push(page);
    token = page.NextContinuationToken;
    expect(page.IsTruncated).toBe(token !== undefined);
    expect(page.KeyCount).toBe(keysOf(page).length + prefixesOf(page).length);
  } while (token !== undefined);
  return found;
};

beforeAll(async () => {
  for (const Key of KEYS.toReversed())
    await engine().client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: Key }));
  await engine().client.send(new CreateBucketCommand({ Bucket: `${BUCKET}-2` }));
  await engine().client.send(new PutObjectCommand({ Bucket: `${BUCKET}-2`, Key: 'estraneo', Body: 'x' }));
});

describe('ListObjectsV2', () => {
  it('lists the bucket in order of UTF-8 bytes, with what it knows of each object', async () => {
    const output = await list();
    expect(keysOf(output)).toEqual(KEYS);
    expect(output).toMatchObject({
      Name: BUCKET,
      Prefix: '',
      MaxKeys: 1000,
      KeyCount: KEYS.length,
      IsTruncated: false,
    });
    expect(output.Contents?.[0]).toMatchObject({
      Key: 'a',
      Size: 1,
      ETag: '"0cc175b9c0f1b6a831c399e269772661"',
      StorageClass: 'STANDARD',
    });
  });

  it('filters by prefix', async () => {
    expect(keysOf(await list({ Prefix: 'a/' }))).toEqual(['a/1', 'a/2', 'a/b/3']);
    expect(keysOf(await list({ Prefix: 'è' }))).toEqual(['è']);
    expect(keysOf(await list({ Prefix: 'manca' }))).toEqual([]);
  });

  it('rolls up what is beyond the delimiter', async () => {
    const root = await list({ Delimiter: '/' });
    expect(prefixesOf(root)).toEqual(['a/', 'b/']);
    expect(keysOf(root)).toEqual(KEYS.filter((key) => !key.includes('/')));
    const inside = await list({ Prefix: 'a/', Delimiter: '/' });
    expect([keysOf(inside), prefixesOf(inside)]).toEqual([['a/1', 'a/2'], ['a/b/']]);
  });

  it.each([1, 2, 3, 7, 100])('gives the same entries in pages of %i', async (MaxKeys) => {
    const plain = await pages({ MaxKeys });
    expect(plain.flatMap(keysOf)).toEqual(KEYS);
    expect(plain.slice(0, -1).every((page) => page.KeyCount === MaxKeys)).toBe(true);
    const rolled = await pages({ MaxKeys, Delimiter: '/' });
    expect(rolled.flatMap(prefixesOf)).toEqual(['a/', 'b/']);
    expect(rolled.flatMap(keysOf)).toEqual(KEYS.filter((key) => !key.includes('/')));
  });

  it('starts after a key', async () => {
    expect(keysOf(await list({ StartAfter: 'c' }))).toEqual(KEYS.slice(KEYS.indexOf('ca')));
    expect(keysOf(await list({ StartAfter: 'a/1', Prefix: 'a/' }))).toEqual(['a/2', 'a/b/3']);
    expect(keysOf(await list({ StartAfter: 'A', Prefix: 'b/' }))).toEqual(['b/1', 'b/2']);
  });

  it('gives nothing for 0 keys, and refuses what is not a number or a token', async () => {
    expect(await list({ MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false });
    await expectRefusal(list({ MaxKeys: -1 }), 'InvalidArgument', 400);
    await expectRefusal(list({ ContinuationToken: 'inventato' }), 'InvalidArgument', 400);
    await expectRefusal(list({ Bucket: 'assente' }), 'NoSuchBucket', 404);
  });

  it('writes any key as well-formed XML, or encoded on request', async () => {
    const key = 'x<&>"\'\r\n\t +%/è';
    await engine().client.send(new PutObjectCommand({ Bucket: `${BUCKET}-2`, Key: key, Body: 'x' }));
    expect(keysOf(await list({ Bucket: `${BUCKET}-2`, Prefix: 'x' }))).toEqual([key]);
    expect(keysOf(await list({ Bucket: `${BUCKET}-2`, Prefix: 'x', EncodingType: 'url' }))).toEqual([
      'x%3C%26%3E%22%27%0D%0A%09%20%2B%25/%C3%A8',
    ]);
  });

  it('does not answer to the older ListObjects', async () => {
    await expectRefusal(engine().client.send(new ListObjectsCommand({ Bucket: BUCKET })), 'NotImplemented', 501);
  });
});
