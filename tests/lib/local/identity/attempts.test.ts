import { expect, it } from 'vitest';
import { wrongAttempts } from '#lib/local/identity/attempts.ts';

const clock = () => {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};

it('makes a login wait thirty seconds from the fifth wrong attempt on', () => {
  const { now, pass } = clock();
  const attempts = wrongAttempts({ limit: 5, waitSeconds: 30, now });
  for (let i = 0; i < 4; i += 1) attempts.failed('a');
  expect(attempts.secondsToWait('a')).toBe(0);
  attempts.failed('a');
  expect(attempts.secondsToWait('a')).toBe(30);
  expect(attempts.secondsToWait('b')).toBe(0);
  pass(29.5);
  expect(attempts.secondsToWait('a')).toBe(1);
  pass(0.5);
  expect(attempts.secondsToWait('a')).toBe(0);
});

it('counts from nothing after the wait', () => {
  const { now, pass } = clock();
  const attempts = wrongAttempts({ limit: 5, waitSeconds: 30, now });
  for (let i = 0; i < 5; i += 1) attempts.failed('a');
  pass(30);
  for (let i = 0; i < 4; i += 1) attempts.failed('a');
  expect(attempts.secondsToWait('a')).toBe(0);
});

it('forgets wrong attempts when the login signs in and after a quarter of an hour', () => {
  const { now, pass } = clock();
  const attempts = wrongAttempts({ limit: 2, waitSeconds: 30, now });
  attempts.failed('a');
  attempts.succeeded('a');
  attempts.failed('a');
  expect(attempts.secondsToWait('a')).toBe(0);
  pass(15 * 60);
  attempts.failed('a');
  expect(attempts.secondsToWait('a')).toBe(0);
});
