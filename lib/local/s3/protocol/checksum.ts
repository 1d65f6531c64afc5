import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { S3Error } from './errors.ts';

export const ChecksumAlgorithm = z.enum(['CRC32', 'SHA256']);
export type ChecksumAlgorithm = z.infer<typeof ChecksumAlgorithm>;

/** The checksum that a client gave with an object. */
export const Checksum = z.strictObject({
  algorithm: ChecksumAlgorithm,
  value: z.string(),
  type: z.literal('FULL_OBJECT'),
});
export type Checksum = z.infer<typeof Checksum>;

const HEADER: Readonly<Record<ChecksumAlgorithm, string>> = {
  CRC32: 'x-amz-checksum-crc32',
  SHA256: 'x-amz-checksum-sha256',
};
const BYTES: Readonly<Record<ChecksumAlgorithm, number>> = { CRC32: 4, SHA256: 32 };

/** Name of the element that carries a checksum in the XML documents. */
export const CHECKSUM_ELEMENT: Readonly<Record<ChecksumAlgorithm, string>> = {
  CRC32: 'ChecksumCRC32',
  SHA256: 'ChecksumSHA256',
};

export const checksumHeaders = (checksum: Checksum | undefined): Readonly<Record<string, string>> =>
  checksum === undefined ? {} : { [HEADER[checksum.algorithm]]: checksum.value, 'x-amz-checksum-type': checksum.type };

/** The algorithm named by a header. @throws S3Error NotImplemented for the algorithms this engine does not compute */
export const algorithmNamed = (name: string | undefined): ChecksumAlgorithm | undefined => {
  if (name === undefined) return undefined;
  const algorithm = ChecksumAlgorithm.safeParse(name.toUpperCase());
  if (!algorithm.success) throw new S3Error('NotImplemented', `The checksum algorithm ${name} is not implemented.`);
  return algorithm.data;
};

/** The algorithm of the checksum that comes with the body, in a header or in the trailer. */
const announcedAlgorithm = (headers: ReadonlyMap<string, string>): ChecksumAlgorithm | undefined => {
  const names = [
    ...headers.keys(),
    ...(headers.get('x-amz-trailer') ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  ];
  const announced = ChecksumAlgorithm.options.filter((algorithm) => names.includes(HEADER[algorithm]));
  if (announced.length > 1)
    throw new S3Error(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum types are not allowed.',
    );
  const named = algorithmNamed(headers.get('x-amz-sdk-checksum-algorithm'));
  if (named !== undefined && named !== announced[0]) {
    throw new S3Error(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  return announced[0];
};

const crcBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export interface BodyDigest {
  readonly size: number;
  /** Hexadecimal, without quotes: the entity tag of a body written in one piece. */
  readonly md5: string;
  readonly checksum?: Checksum;
}

/** Digests of a body computed while it streams, and their comparison with what the client announced. */
export class BodyDigester {
  readonly #md5: Hash = createHash('md5');
  readonly #sha256: Hash | undefined;
  readonly #algorithm: ChecksumAlgorithm | undefined;
  readonly #payloadHash: string | undefined;
  #crc32 = 0;
  #size = 0;

  /** @param payloadHash the hexadecimal SHA-256 that was signed, when the signature covers the body */
  constructor(algorithm: ChecksumAlgorithm | undefined, payloadHash?: string) {
    this.#algorithm = algorithm;
    this.#payloadHash = payloadHash;
    this.#sha256 = algorithm === 'SHA256' || payloadHash !== undefined ? createHash('sha256') : undefined;
  }

  static forRequest(headers: ReadonlyMap<string, string>, payloadHash: string | undefined): BodyDigester {
    return new BodyDigester(announcedAlgorithm(headers), payloadHash);
  }

  get size(): number {
    return this.#size;
  }

  update(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#md5.update(chunk);
    this.#sha256?.update(chunk);
    if (this.#algorithm === 'CRC32') this.#crc32 = crc32(chunk, this.#crc32);
  }

  /**
   * @param announced headers of the request and trailers of its body
   * @throws S3Error BadDigest, InvalidDigest or XAmzContentSHA256Mismatch when the body is not the one announced
   */
  finish(announced: ReadonlyMap<string, string>): BodyDigest {
    const md5 = this.#md5.digest();
    const sha256 = this.#sha256?.digest();
    if (this.#payloadHash !== undefined && sha256?.toString('hex') !== this.#payloadHash)
      throw new S3Error('XAmzContentSHA256Mismatch');
    compare(announced.get('content-md5'), md5.toString('base64'), md5.length, 'Content-MD5');
    const digest = { size: this.#size, md5: md5.toString('hex') };
    if (this.#algorithm === undefined) return digest;
    const value = (this.#algorithm === 'CRC32' ? crcBytes(this.#crc32) : sha256)?.toString('base64') ?? '';
    compare(announced.get(HEADER[this.#algorithm]), value, BYTES[this.#algorithm], this.#algorithm);
    return { ...digest, checksum: { algorithm: this.#algorithm, value, type: 'FULL_OBJECT' } };
  }
}

const compare = (announced: string | undefined, computed: string, bytes: number, what: string): void => {
  if (announced === undefined || announced === computed) return;
  if (Buffer.from(announced, 'base64').length !== bytes) {
    throw new S3Error('InvalidDigest', `The ${what} you specified is not valid.`);
  }
  throw new S3Error('BadDigest', `The ${what} you specified did not match the calculated checksum.`);
};
