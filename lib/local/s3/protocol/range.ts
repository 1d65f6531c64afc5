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
  const [matched, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end)
    throw new S3Error('InvalidRange', undefined, { RangeRequested: header ?? '', ActualObjectSize: String(size) });
  return { start, end };
};
