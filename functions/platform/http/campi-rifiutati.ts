import type * as z from 'zod';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** The fields that a contract refuses for one reason, each by its place. */
export const campiDi = (issue: z.core.$ZodIssue): ErroreCampo[] => {
  const path = accorciato(issue.path.map(String).join('.'), 300);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, 20).map((key) => ({
      path: accorciato(path ? `${path}.${key}` : key, 300),
      code: issue.code,
      message: `Il campo "${accorciato(key, 80)}" non è previsto.`,
    }));
  }
  return [{ path, code: issue.code, message: accorciato(issue.message, 1000) }];
};

/** Each field once, with the first thing to mend in it. */
export const unaVolta = (campi: readonly ErroreCampo[]): ErroreCampo[] => {
  const detti = new Set<string>();
  return campi.filter(({ path }) => !detti.has(path) && detti.add(path));
};
