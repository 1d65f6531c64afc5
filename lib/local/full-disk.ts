const CODES = new Set(['ENOSPC', 'EFBIG', 'EDQUOT']);
const WORDS = /No space left on device|File too large|Disk quota exceeded/;

/** True when a write failed because the disk takes no more, as the system says it, or LevelDB in its words. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message) || isFullDisk(error.cause));
