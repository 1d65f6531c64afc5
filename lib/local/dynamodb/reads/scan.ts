import scanValidation from 'dynalite/validations/scan.js';
import type { Operation } from '../engine.ts';
import { validationError } from '../model/service-error.ts';
import { validate } from '../model/validate.ts';
import type { ScanRequest } from '../request.ts';
import type { KeyRange } from '../storage/late-indexes.ts';
import { answerPage, sourceOf, startKeyOf } from './page.ts';

/** Keys begin with a hash of the partition key, of which the first three hexadecimal digits share a scan out. */
const SLICES = 4096;

const sliceStart = (part: number, parts: number): string =>
  Math.ceil((SLICES * part) / parts)
    .toString(16)
    .padStart(3, '0');

function segmentOf({ Segment, TotalSegments }: ScanRequest): KeyRange {
  if (Segment === undefined || TotalSegments === undefined) return {};
  const gte = sliceStart(Segment, TotalSegments);
  return Segment + 1 === TotalSegments ? { gte } : { gte, lt: sliceStart(Segment + 1, TotalSegments) };
}

function startedAt(segment: KeyRange, start: string): KeyRange {
  if ((segment.gte !== undefined && start < segment.gte) || (segment.lt !== undefined && start >= segment.lt)) {
    throw validationError(
      'The provided starting key is invalid: Invalid ExclusiveStartKey. ' +
        'Please use ExclusiveStartKey with correct Segment.',
    );
  }
  return { gt: start, ...(segment.lt === undefined ? {} : { lt: segment.lt }) };
}

/** Scan: everything in a table or index, or in one segment of it. */
export const scan: Operation = async (engine, raw) => {
  const request = validate(raw, scanValidation);
  const source = sourceOf(engine, request);
  const segment = segmentOf(request);
  const range =
    request.ExclusiveStartKey === undefined
      ? segment
      : startedAt(segment, startKeyOf(source, request.ExclusiveStartKey));
  return answerPage(engine, source, request, range);
};
