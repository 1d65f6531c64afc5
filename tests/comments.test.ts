import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '#support/sources.ts';
import { commentsOf, firstSentence, type Comment } from '#support/sources/comments.ts';

/** Openings that name nobody and nothing: a relative clause without the noun it belongs to. "True if" says what "Whether" leaves out. */
const HEADLESS =
  /^(?:(?:of|for|to|by|from|with|in|on|at|as|but|than) )?(?:who|whom|whose|whoever|what|whatever|nobody|somebody|anybody|everybody|nothing|whether|by when)\b/i;
/** The same clause further on in the first sentence: "the number of who declares", "payments of nobody". */
const HEADLESS_WITHIN = /\b(?:of|for|to|by|from|with|in|on|at) (?:who|whom|whoever|nobody|everybody)\b/i;
/** Italian turned word by word. */
const LITERAL = /\b(?:told so|goes away|stands on)\b/i;

/** Returns why the first sentence of a comment has to be written again, or nothing. */
const faultOf = ({ text }: Comment): string | undefined => {
  const first = firstSentence(text);
  if (HEADLESS.test(first)) return 'opens with a clause that has no noun';
  if (HEADLESS_WITHIN.test(first)) return 'holds a clause that has no noun';
  return LITERAL.test(first) ? 'is Italian word by word' : undefined;
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Fingerprints of the comments that were so before the rule, one a line: who changes one of them writes it by the rule,
 * and its line may go. None is ever added.
 */
const before = new Set(
  readFileSync(join(root, 'tests', 'golden', 'comments-before-the-rule.txt'), 'utf8')
    .trim()
    .split('\n'),
);

const comments = sources('bin', 'events', 'functions', 'lib', 'shared', 'tests', 'web').flatMap(commentsOf);

test('the first sentence of a comment has a subject, and says what the thing returns or does', () => {
  expect(comments.length).toBeGreaterThan(7000);
  expect(
    comments
      .filter((comment) => faultOf(comment) !== undefined && !before.has(fingerprint(comment.text)))
      .map((comment) => `${comment.path}: ${String(faultOf(comment))}: "${firstSentence(comment.text)}"`),
  ).toEqual([]);
});

test.each([
  ['/** Who declares, by the number of the school. */', true],
  ['/** Nobody starts it but the schedule. */', true],
  ['// Of who reads the files that people send\n// (tests only).', true],
  ['/** The progressive of who declares: that of the school. */', true],
  ['/** Whether another call wrote the same records. */', true],
  ['/** A file of another kind is told so. */', true],
  ['/** Declarant number: the school’s own, else the one on file. */', false],
  ['/** True if the write lost a race. What it wrote stays. */', false],
  ['/** Runs in order.\n * @throws what the store throws */', false],
  ['/** The person who signs. */', false],
])('%s', (text, refused) => {
  const [comment] = commentsOf({ path: 'a.ts', text });
  expect(comment && faultOf(comment) !== undefined).toBe(refused);
});
