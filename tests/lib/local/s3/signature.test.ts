import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, expectRefusal, tamper, useEngine, type SentRequest } from './support.ts';

const engine = useEngine();
const origin = (): string => `http://127.0.0.1:${engine().server.port}`;
const read = (client: S3Client) => client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'firmato' }));
const MINUTE = 60_000;

beforeAll(async () => {
  await engine().client.send(
    new PutObjectCommand({ Bucket: BUCKET, Key: 'firmato', Body: 'contenuto', ContentType: 'text/plain' }),
  );
});

const tampered = (change: (request: SentRequest) => void): S3Client => tamper(engine().clientWith({}), change);

describe('signature in the header', () => {
  it('refuses who does not sign, another key and another secret', async () => {
    const anonymous = await fetch(`${origin()}/${BUCKET}/firmato`);
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
    await expectRefusal(
      read(engine().clientWith({ credentials: { accessKeyId: 'altro', secretAccessKey: 'local' } })),
      'InvalidAccessKeyId',
      403,
    );
    await expectRefusal(
      read(engine().clientWith({ credentials: { accessKeyId: 'local', secretAccessKey: 'altro' } })),
      'SignatureDoesNotMatch',
      403,
    );
  });

  it('allows a clock 14 minutes off and refuses one 16 minutes off', async () => {
    for (const minutes of [-14, 14])
      await expect(read(engine().clientWith({ systemClockOffset: minutes * MINUTE }))).resolves.toHaveProperty(
        '$metadata.httpStatusCode',
        200,
      );
    for (const minutes of [-16, 16])
      await expectRefusal(
        read(engine().clientWith({ systemClockOffset: minutes * MINUTE })),
        'RequestTimeTooSkewed',
        403,
      );
  });

  it('covers path, parameters and headers', async () => {
    await expectRefusal(
      read(
        tampered((request) => {
          request.path = `/${BUCKET}/altro`;
        }),
      ),
      'SignatureDoesNotMatch',
      403,
    );
    await expectRefusal(
      read(
        tampered((request) => {
          request.query['response-content-type'] = 'text/html';
        }),
      ),
      'SignatureDoesNotMatch',
      403,
    );
    await expectRefusal(
      read(
        tampered((request) => {
          request.headers['x-amz-user-agent'] = 'altro';
        }),
      ),
      'SignatureDoesNotMatch',
      403,
    );
    await expectRefusal(
      read(
        tampered((request) => {
          request.headers['x-amz-meta-aggiunto'] = 'dopo';
        }),
      ),
      'AccessDenied',
      403,
    );
  });

  it('covers the body', async () => {
    const client = tampered((request) => {
      request.body = Buffer.from('altro byte');
    });
    client.config.requestChecksumCalculation = () => Promise.resolve('WHEN_REQUIRED');
    await expectRefusal(
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'manomesso', Body: 'dieci byte' })),
      'XAmzContentSHA256Mismatch',
      400,
    );
    await expectRefusal(
      engine().client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'manomesso' })),
      'NotFound',
      404,
    );
  });

  it.each(['AWS4-HMAC-SHA256 Credential=x', 'AWS local:firma', 'Bearer gettone'])(
    'refuses the header "%s"',
    async (authorization) => {
      const answer = await fetch(`${origin()}/${BUCKET}/firmato`, { headers: { authorization } });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('<Code>AuthorizationHeaderMalformed</Code>'),
      ]);
    },
  );
});

describe('presigned URLs', () => {
  const presignGet = (input: object = {}, options: object = {}) =>
    getSignedUrl(engine().client, new GetObjectCommand({ Bucket: BUCKET, Key: 'firmato', ...input }), {
      expiresIn: 300,
      ...options,
    });
  const presignPut = (input: object = {}) =>
    getSignedUrl(
      engine().clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
      new PutObjectCommand({ Bucket: BUCKET, Key: 'caricato', ...input }),
      { expiresIn: 300 },
    );
  const codeOf = async (answer: Response): Promise<[number, string | undefined]> => [
    answer.status,
    /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1],
  ];

  it('reads, with the headers the link asks for', async () => {
    const plain = await fetch(await presignGet());
    expect([plain.status, await plain.text(), plain.headers.get('content-type')]).toEqual([
      200,
      'contenuto',
      'text/plain',
    ]);
    const disposition = 'attachment; filename="cedolini marzo.pdf"';
    const named = await fetch(
      await presignGet({ ResponseContentDisposition: disposition, ResponseContentType: 'application/pdf' }),
    );
    expect([named.headers.get('content-disposition'), named.headers.get('content-type')]).toEqual([
      disposition,
      'application/pdf',
    ]);
    expect(
      await codeOf(await fetch(await presignGet({ ResponseContentDisposition: 'attachment; filename="łódź"' }))),
    ).toEqual([400, 'InvalidArgument']);
    expect(
      (await fetch(await presignGet({ ResponseContentDisposition: 'attachment; filename="a"\r\nx-altro: 1' }))).status,
    ).toBe(400);
  });

  it('reads a range, and is not read with another method', async () => {
    const url = await presignGet();
    const part = await fetch(url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'cont']);
    expect(await codeOf(await fetch(url, { method: 'PUT', body: 'x' }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('writes, with any body and the headers that were signed', async () => {
    const url = await presignPut({ ContentType: 'text/csv', Metadata: { righe: '2' } });
    const written = await fetch(url, {
      method: 'PUT',
      body: 'a;b\r\n1;2\r\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect([written.status, written.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
    const { Body, ContentType, Metadata } = await engine().client.send(
      new GetObjectCommand({ Bucket: BUCKET, Key: 'caricato' }),
    );
    expect([await Body?.transformToString(), ContentType, Metadata]).toEqual([
      'a;b\r\n1;2\r\n',
      'text/csv',
      { righe: '2' },
    ]);
  });

  it('keeps the condition it was signed with', async () => {
    const url = await presignPut({ Key: 'una-volta', IfNoneMatch: '*' });
    const headers = { 'if-none-match': '*' };
    expect((await fetch(url, { method: 'PUT', body: 'x', headers })).status).toBe(200);
    expect(await codeOf(await fetch(url, { method: 'PUT', body: 'y', headers }))).toEqual([412, 'PreconditionFailed']);
  });

  it('carries the checksum of an empty body unless the client is told otherwise', async () => {
    const url = await getSignedUrl(
      engine().clientWith({ requestChecksumCalculation: 'WHEN_SUPPORTED' }),
      new PutObjectCommand({ Bucket: BUCKET, Key: 'trappola' }),
    );
    expect(await codeOf(await fetch(url, { method: 'PUT', body: 'non vuoto' }))).toEqual([400, 'BadDigest']);
  });

  it('expires, and is not valid before its time', async () => {
    const at = (minutes: number, expiresIn: number) =>
      presignGet({}, { signingDate: new Date(Date.now() + minutes * MINUTE), expiresIn });
    const expired = await fetch(await at(-10, 599));
    expect([expired.status, await expired.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
    expect((await fetch(await at(-10, 660))).status).toBe(200);
    expect((await fetch(await at(14, 60))).status).toBe(200);
    const early = await fetch(await at(16, 60));
    expect([early.status, await early.text()]).toEqual([403, expect.stringContaining('not yet valid')]);
  });

  it('cannot be changed', async () => {
    const url = await presignGet();
    expect(await codeOf(await fetch(url.replace('/firmato', '/altro')))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeOf(await fetch(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(`${url}&response-content-type=text%2Fhtml`))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=604801')))).toEqual([
      400,
      'AuthorizationQueryParametersError',
    ]);
    expect(await codeOf(await fetch(url.replace(/&X-Amz-Date=[^&]*/, '')))).toEqual([
      400,
      'AuthorizationQueryParametersError',
    ]);
    expect(await codeOf(await fetch(url.replace(/X-Amz-Signature=\w+/, 'X-Amz-Signature=abc')))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await codeOf(await fetch(url, { headers: { 'x-amz-meta-aggiunto': 'x' } }))).toEqual([403, 'AccessDenied']);
  });
});

describe('pages of another origin', () => {
  const headers = { origin: 'https://scuola.example', 'access-control-request-headers': 'content-type,if-none-match' };

  it('may GET and PUT, and read the entity tag', async () => {
    for (const method of ['GET', 'PUT']) {
      const preflight = await fetch(`${origin()}/${BUCKET}/x`, {
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-method': method },
      });
      expect(preflight.status).toBe(200);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,if-none-match');
    }
    const url = await getSignedUrl(engine().client, new GetObjectCommand({ Bucket: BUCKET, Key: 'firmato' }));
    const answer = await fetch(url, { headers: { origin: 'https://scuola.example' } });
    expect([
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-expose-headers'),
    ]).toEqual(['*', 'ETag']);
    expect((await fetch(url)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('can read why they were refused', async () => {
    const answer = await fetch(`${origin()}/${BUCKET}/firmato`, { headers: { origin: 'https://scuola.example' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
  });

  it('may do nothing else', async () => {
    for (const method of ['POST', 'DELETE']) {
      const preflight = await fetch(`${origin()}/${BUCKET}/x`, {
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-method': method },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });
});
