import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Grants } from '#lib/areas.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A handler that holds the AWS clients that the grants of an area open. Called, it does what every call stands on: it
 * verifies the bearer token with the issuer's keys, reads the session at `event.sessione` and makes one query.
 */
const minimalHandler = ({ files, starts }: Grants): string => `
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, QueryCommand, BatchGetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import middy from "@middy/core"; import * as z from "zod"; import { JwtVerifier } from "aws-jwt-verify/jwt-verifier"; import { SimpleJwksCache } from "aws-jwt-verify/jwk";
${files ? 'import { S3Client, GetObjectCommand, PutObjectCommand, HeadObjectCommand, CopyObjectCommand, DeleteObjectCommand } from "@aws-sdk/client-s3"; import { getSignedUrl } from "@aws-sdk/s3-request-presigner";' : ''}
${starts ? 'import { SFNClient, StartExecutionCommand, StopExecutionCommand } from "@aws-sdk/client-sfn";' : ''}
const { TABLE_NAME: TableName, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: audience } = process.env;
const store = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const held = [BatchGetCommand, TransactWriteCommand${files ? ', new S3Client({}), GetObjectCommand, PutObjectCommand, HeadObjectCommand, CopyObjectCommand, DeleteObjectCommand, getSignedUrl' : ''}${starts ? ', new SFNClient({}), StartExecutionCommand, StopExecutionCommand' : ''}];
const keys = async (uri) => (await fetch((await (await fetch(uri)).json()).jwks_uri)).arrayBuffer();
const verifier = JwtVerifier.create(
  { issuer, audience, jwksUri: issuer + "/.well-known/openid-configuration", graceSeconds: 600 },
  { jwksCache: new SimpleJwksCache({ fetcher: { fetch: keys } }) },
);
const Event = z.object({ headers: z.object({ authorization: z.string() }), sessione: z.object({ pk: z.string(), sk: z.string() }) });
export const handler = middy().handler(async (event) => {
  const { headers, sessione } = Event.parse(event);
  await verifier.verify(headers.authorization.slice("Bearer ".length));
  const { Item } = await store.send(new GetCommand({ TableName, Key: sessione, ConsistentRead: true }));
  await store.send(new QueryCommand({ TableName, KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": "nessuna" } }));
  return { statusCode: Item === undefined ? 401 : 200, body: String(held.length) };
});
`;

/** Bundles the minimal handler as the Lambdas are bundled. @returns the file to import */
export const minimalLambda = async (folder: string, grants: Grants): Promise<string> => {
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
