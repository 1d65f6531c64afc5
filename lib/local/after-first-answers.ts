/** Milliseconds left to the first requests: interrupted work may keep this process busy, and whoever comes to stop it must get an answer first. */
export const AFTER_FIRST_MS = 1000;

/** Does some work once the first requests have had their time. @returns what keeps it from being done */
export const afterFirstAnswers = (work: () => void, afterMs = AFTER_FIRST_MS): (() => void) => {
  const timer = setTimeout(work, afterMs);
  return () => clearTimeout(timer);
};
