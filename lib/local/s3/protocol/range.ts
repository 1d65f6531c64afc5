import { S3Error } from './errors.ts';

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a body that a Range header asks for; undefined (the whole body) when there is none, or it is not one range of bytes (RFC 9110 section 14.2).
 * @throws S3Error InvalidRange when it begins after the end
 */
export const requestedRange = (header: string | undefined, size: number): ByteRange | undefined => {
  if (header === undefined) return undefined;
  const range = lastBytes(header, size) ?? fromTo(header, size);
  if (range !== undefined && range.start > range.end)
    throw new S3Error('InvalidRange', undefined, { RangeRequested: header, ActualObjectSize: String(size) });
  return range;
};

/** `bytes=-5`: that many from the end. */
const lastBytes = (header: string, size: number): ByteRange | undefined => {
  const count = /^bytes=-(\d{1,15})$/.exec(header)?.[1];
  return count === undefined ? undefined : { start: Math.max(size - Number(count), 0), end: size - 1 };
};

/** `bytes=5-` or `bytes=5-9`. */
const fromTo = (header: string, size: number): ByteRange | undefined => {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === undefined) return undefined;
  const end = last ? Number(last) : Infinity;
  return end < Number(first) ? undefined : { start: Number(first), end: Math.min(end, size - 1) };
};
