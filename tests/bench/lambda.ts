import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { areas } from '../../lib/areas.ts';
import { bundleHandlers } from '../../lib/cloud/bundle.ts';
import type { BenchRow } from './bench-row.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ENV = {
  TABLE_NAME: 't',
  BUCKET_NAME: 'b',
  RELEASE: 'r',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'c',
  CURSOR_SECRET: 's'.repeat(40),
  STATE_MACHINE_PREFIX: 'arn:aws:states:eu-south-1:000000000000:stateMachine:x-',
  AWS_REGION: 'eu-south-1',
};

/** A handler that does nothing but hold the AWS clients that the grants of an area open. */
const minimalHandler = (grants: { readonly files?: unknown; readonly starts?: unknown }): string =>
  [
    'import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; import { DynamoDBDocumentClient, GetCommand, QueryCommand, BatchGetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";',
    'import middy from "@middy/core"; import * as z from "zod"; import { JwtVerifier } from "aws-jwt-verify/jwt-verifier";',
    grants.files
      ? 'import { S3Client, GetObjectCommand, PutObjectCommand, HeadObjectCommand, CopyObjectCommand, DeleteObjectCommand } from "@aws-sdk/client-s3"; import { getSignedUrl } from "@aws-sdk/s3-request-presigner";'
      : '',
    grants.starts
      ? 'import { SFNClient, StartExecutionCommand, StopExecutionCommand } from "@aws-sdk/client-sfn";'
      : '',
    'const store = DynamoDBDocumentClient.from(new DynamoDBClient({}));',
    `const all = [store, GetCommand, QueryCommand, BatchGetCommand, TransactWriteCommand, JwtVerifier, z.strictObject({ a: z.string() })${grants.files ? ', new S3Client({}), GetObjectCommand, PutObjectCommand, HeadObjectCommand, CopyObjectCommand, DeleteObjectCommand, getSignedUrl' : ''}${grants.starts ? ', new SFNClient({}), StartExecutionCommand, StopExecutionCommand' : ''}];`,
    'export const handler = middy().handler(async () => ({ statusCode: 200, body: String(all.length) }));',
  ].join('\n');

const minimalBundle = async (
  folder: string,
  grants: { readonly files?: unknown; readonly starts?: unknown },
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const entry = join(folder, 'handler.ts');
  await writeFile(entry, minimalHandler(grants));
  await build({
    absWorkingDir: root,
    entryPoints: { index: entry },
    nodePaths: [join(root, 'node_modules')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
  });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return join(folder, 'index.mjs');
};

/** Bytes that importing a bundle reads: the file and the chunks it imports at once, not those it may ask for later. */
const bytesOf = async (file: string, seen = new Set<string>()): Promise<number> => {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const chunks = [...text.matchAll(/(?:from|import)"(\.\/[^"]+\.mjs)"/g)].map(([, chunk = '']) =>
    join(dirname(file), chunk),
  );
  const others = [];
  for (const chunk of chunks) others.push(await bytesOf(chunk, seen));
  return Buffer.byteLength(text) + others.reduce((total, one) => total + one, 0);
};

/** Milliseconds that a fresh process takes to import a bundle: the median of several. */
const importTime = (file: string): number => {
  const program = `const t=performance.now();await import(${JSON.stringify(file)});process.stdout.write(String(performance.now()-t));process.exit(0)`;
  const times = Array.from({ length: 7 }, () =>
    Number(
      spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, ...ENV },
      }).stdout.toString(),
    ),
  ).toSorted((a, b) => a - b);
  return times[3] ?? 0;
};

/** P7: bytes and import time of each API Lambda against a minimal handler with the same clients, same run. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = join(tmpdir(), `emolumenti-lambda-${process.pid}`);
  const bundles = await bundleHandlers(
    Object.values(areas).map(({ handler }) => handler),
    join(folder, 'areas'),
  );
  const rows: BenchRow[] = [];
  for (const [area, { handler, grants }] of Object.entries(areas)) {
    const own = join(bundles[handler] ?? '', 'index.mjs');
    const minimal = await minimalBundle(join(folder, `minimal-${area}`), grants);
    const [bytes, base] = [await bytesOf(own), await bytesOf(minimal)];
    const [time, baseTime] = [importTime(own), importTime(minimal)];
    rows.push({
      id: 'P7',
      goal: 'bytes ≤ 1.75× a minimal handler',
      measured: `${area}: ${Math.round(bytes / 1024)} KB against ${Math.round(base / 1024)} KB`,
      ratio: bytes / base,
      reached: bytes / base <= 1.75,
    });
    rows.push({
      id: 'P7',
      goal: 'import ≤ 1.8× a minimal handler',
      measured: `${area}: ${time.toFixed(0)} ms against ${baseTime.toFixed(0)} ms`,
      ratio: time / baseTime,
      reached: time / baseTime <= 1.8,
    });
  }
  await rm(folder, { recursive: true, force: true });
  return rows;
};
