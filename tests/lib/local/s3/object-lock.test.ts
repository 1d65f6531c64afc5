import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectRetentionCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectRetentionCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#lib/local/s3/server.ts';
import { BUCKET, clientAt, expectRefusal, useEngine } from './support.ts';

const engine = useEngine();
const LOCKED = `${BUCKET}-bloccato`;
const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

beforeAll(async () => {
  await engine().client.send(new CreateBucketCommand({ Bucket: LOCKED, ObjectLockEnabledForBucket: true }));
});

const put = async (Key: string, Body: string): Promise<string> =>
  (await engine().client.send(new PutObjectCommand({ Bucket: LOCKED, Key, Body }))).VersionId ?? '';
const textOf = async (Key: string, VersionId?: string): Promise<string | undefined> =>
  (await engine().client.send(new GetObjectCommand({ Bucket: LOCKED, Key, VersionId }))).Body?.transformToString();
const remove = (Key: string, input: { VersionId?: string; BypassGovernanceRetention?: boolean } = {}) =>
  engine().client.send(new DeleteObjectCommand({ Bucket: LOCKED, Key, ...input }));
const retain = (Key: string, until: Date | undefined, more: object = {}) =>
  engine().client.send(
    new PutObjectRetentionCommand({
      Bucket: LOCKED,
      Key,
      Retention: until === undefined ? {} : { Mode: 'GOVERNANCE', RetainUntilDate: until },
      ...more,
    }),
  );
const retentionOf = async (Key: string, VersionId?: string) =>
  (await engine().client.send(new GetObjectRetentionCommand({ Bucket: LOCKED, Key, VersionId }))).Retention;

describe('a bucket with Object Lock', () => {
  it('keeps each version, and the removal of an object is one more', async () => {
    const first = await put('v/uno', 'primo');
    const second = await put('v/uno', 'secondo');
    expect(await textOf('v/uno')).toBe('secondo');
    expect(await textOf('v/uno', first)).toBe('primo');
    const marker = await remove('v/uno');
    expect(marker.DeleteMarker).toBe(true);
    await expectRefusal(textOf('v/uno'), 'NoSuchKey', 404);
    await expectRefusal(textOf('v/uno', marker.VersionId), 'MethodNotAllowed', 405);
    const listed = await engine().client.send(new ListObjectsV2Command({ Bucket: LOCKED, Prefix: 'v/' }));
    expect(listed.KeyCount).toBe(0);
    expect(await textOf('v/uno', second)).toBe('secondo');
    await remove('v/uno', { VersionId: marker.VersionId ?? '' });
    expect(await textOf('v/uno')).toBe('secondo');
    await remove('v/uno', { VersionId: second });
    expect(await textOf('v/uno')).toBe('primo');
    await expectRefusal(textOf('v/uno', second), 'NoSuchVersion', 404);
    await remove('v/uno', { VersionId: first });
    await expectRefusal(textOf('v/uno'), 'NoSuchKey', 404);
  });

  it('removes the bytes of a version with it, and of no other', async () => {
    const before = (await engine().files('blobs')).length;
    const first = await put('byte/uno', 'a');
    await put('byte/uno', 'b');
    await remove('byte/uno');
    expect(await engine().files('blobs')).toHaveLength(before + 2);
    await remove('byte/uno', { VersionId: first });
    expect(await engine().files('blobs')).toHaveLength(before + 1);
  });

  it('refuses to remove a retained version, but to whom passes over it', async () => {
    const versione = await put('r/uno', 'inviato');
    const until = inDays(30);
    await retain('r/uno', until, { VersionId: versione });
    expect(await retentionOf('r/uno')).toEqual({ Mode: 'GOVERNANCE', RetainUntilDate: until });
    const head = await engine().client.send(new HeadObjectCommand({ Bucket: LOCKED, Key: 'r/uno' }));
    expect([head.ObjectLockMode, head.ObjectLockRetainUntilDate, head.VersionId]).toEqual([
      'GOVERNANCE',
      until,
      versione,
    ]);
    await expectRefusal(remove('r/uno', { VersionId: versione }), 'AccessDenied', 403);
    await put('r/uno', 'un altro');
    await remove('r/uno');
    expect(await textOf('r/uno', versione)).toBe('inviato');
    await remove('r/uno', { VersionId: versione, BypassGovernanceRetention: true });
    await expectRefusal(textOf('r/uno', versione), 'NoSuchVersion', 404);
  });

  it('moves the end of a retention forward for anybody, back or away only for whom passes over it', async () => {
    const versione = await put('r/fine', 'inviato');
    await retain('r/fine', inDays(30));
    await retain('r/fine', inDays(60));
    await expectRefusal(retain('r/fine', inDays(30)), 'AccessDenied', 403);
    await expectRefusal(retain('r/fine', undefined), 'AccessDenied', 403);
    await retain('r/fine', inDays(10), { BypassGovernanceRetention: true });
    await retain('r/fine', undefined, { BypassGovernanceRetention: true });
    await expectRefusal(retentionOf('r/fine'), 'NoSuchObjectLockConfiguration', 404);
    await remove('r/fine', { VersionId: versione });
  });

  it('refuses what the service refuses', async () => {
    await put('r/no', 'x');
    await expectRefusal(retain('r/no', inDays(-1)), 'InvalidArgument', 400);
    await expectRefusal(retain('r/manca', inDays(1)), 'NoSuchKey', 404);
    await expectRefusal(retain('r/no', inDays(1), { VersionId: 'nessuna' }), 'NoSuchVersion', 404);
    await expectRefusal(retentionOf('r/no'), 'NoSuchObjectLockConfiguration', 404);
    const { client } = engine();
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'x', Body: 'x' }));
    const Retention = { Mode: 'GOVERNANCE' as const, RetainUntilDate: inDays(1) };
    await expectRefusal(
      client.send(new PutObjectRetentionCommand({ Bucket: BUCKET, Key: 'x', Retention })),
      'InvalidRequest',
      400,
    );
    await expectRefusal(
      client.send(new GetObjectRetentionCommand({ Bucket: BUCKET, Key: 'x' })),
      'InvalidRequest',
      400,
    );
  });

  it('lists the versions in pages, the newest of a key first', async () => {
    const first = await put('l/a', '1');
    const second = await put('l/a', '2');
    const other = await put('l/b', '3');
    const marker = (await remove('l/b')).VersionId ?? '';
    const found: [string, string, boolean][] = [];
    let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
    while (from !== undefined) {
      const page: ListObjectVersionsCommandOutput = await list(from);
      for (const { Key = '', VersionId = '', IsLatest = false } of [
        ...(page.Versions ?? []),
        ...(page.DeleteMarkers ?? []),
      ])
        found.push([Key, VersionId, IsLatest]);
      from = page.IsTruncated === true ? nextOf(page) : undefined;
    }
    expect(found).toEqual([
      ['l/a', second, true],
      ['l/a', first, false],
      ['l/b', marker, true],
      ['l/b', other, false],
    ]);
  });

  it('finds versions and retention again after a new start', async () => {
    const versione = await put('d/uno', 'inviato');
    await retain('d/uno', inDays(30));
    await put('d/uno', 'dopo');
    await engine().server.close();
    const again = await startS3({ port: 0, dataDir: engine().dataDir });
    const client = clientAt(again.port);
    const input = { Bucket: LOCKED, Key: 'd/uno', VersionId: versione };
    await expectRefusal(client.send(new DeleteObjectCommand(input)), 'AccessDenied', 403);
    const { Body } = await client.send(new GetObjectCommand(input));
    expect(await Body?.transformToString()).toBe('inviato');
    client.destroy();
    await again.close();
  });
});

const list = (from: { KeyMarker?: string; VersionIdMarker?: string }) =>
  engine().client.send(new ListObjectVersionsCommand({ Bucket: LOCKED, Prefix: 'l/', MaxKeys: 1, ...from }));

const nextOf = (page: ListObjectVersionsCommandOutput) => ({
  KeyMarker: page.NextKeyMarker ?? '',
  VersionIdMarker: page.NextVersionIdMarker ?? '',
});
