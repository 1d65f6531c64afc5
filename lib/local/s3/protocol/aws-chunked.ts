import { Transform, type TransformCallback } from 'node:stream';
import { S3Error } from './errors.ts';

const MAX_LINE_BYTES = 4096;
const CRLF = Buffer.from('\r\n');

type State = 'size' | 'data' | 'data-end' | 'trailer' | 'end';

/**
 * Decodes `aws-chunked` framing with a trailer (`STREAMING-UNSIGNED-PAYLOAD-TRAILER`): hexadecimal size, CRLF, bytes, CRLF,
 * a last chunk of size 0, then `name: value` lines up to an empty one (Amazon S3 API reference, "Signature calculations with trailing headers").
 * Only bytes of the body come out; `trailers` is complete when the stream has ended.
 * @throws S3Error IncompleteBody when the framing stops early, InvalidRequest when it is not valid
 */
export class AwsChunkedDecoder extends Transform {
  readonly trailers = new Map<string, string>();
  #state: State = 'size';
  #left = 0;
  #pending: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    try {
      while (this.#step());
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#state === 'end' ? null : new S3Error('IncompleteBody'));
  }

  /** One piece of framing or of data; false when more bytes are needed. */
  #step(): boolean {
    if (this.#state === 'data') return this.#takeData();
    if (this.#state === 'end') {
      if (this.#pending.length > 0) throw new S3Error('InvalidRequest', 'There are bytes after the last chunk.');
      return false;
    }
    const line = this.#takeLine();
    if (line === undefined) return false;
    if (this.#state === 'size') this.#startChunk(line);
    else if (this.#state === 'trailer') this.#readTrailer(line);
    else if (line !== '') throw new S3Error('InvalidRequest', 'A chunk is longer than its size.');
    else this.#state = 'size';
    return true;
  }

  #takeData(): boolean {
    const piece = this.#pending.subarray(0, this.#left);
    if (piece.length === 0) return false;
    this.#pending = this.#pending.subarray(piece.length);
    this.#left -= piece.length;
    if (this.#left === 0) this.#state = 'data-end';
    this.push(piece);
    return true;
  }

  #takeLine(): string | undefined {
    const end = this.#pending.indexOf(CRLF);
    if (end > MAX_LINE_BYTES || (end < 0 && this.#pending.length > MAX_LINE_BYTES))
      throw new S3Error('InvalidRequest', 'A line of the chunked body is too long.');
    if (end < 0) return undefined;
    const line = this.#pending.toString('latin1', 0, end);
    this.#pending = this.#pending.subarray(end + CRLF.length);
    return line;
  }

  #startChunk(line: string): void {
    if (!/^[0-9a-fA-F]{1,12}$/.test(line))
      throw new S3Error('InvalidRequest', 'The size of a chunk is not a hexadecimal number.');
    this.#left = Number.parseInt(line, 16);
    this.#state = this.#left === 0 ? 'trailer' : 'data';
  }

  #readTrailer(line: string): void {
    if (line === '') {
      this.#state = 'end';
      return;
    }
    const colon = line.indexOf(':');
    if (colon < 1 || this.trailers.size >= 8) throw new S3Error('MalformedTrailerError');
    this.trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}
