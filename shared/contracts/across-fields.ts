import * as z from 'zod';

/** A rule that reads several fields of a record and refuses what does not agree, on the field to mend. */
export type Regola<T> = (valore: T, contesto: z.RefinementCtx) => void;

/** Thrown where a rule reads a field that is already refused: what the rule would say of it means nothing. */
const REFUSED = Symbol('refused field');

/** The record as a rule may read it: a field that its own contract refuses ends the rule. */
const readable = <T extends object>(valore: T, refused: ReadonlySet<PropertyKey>): T =>
  refused.size === 0
    ? valore
    : new Proxy(valore, {
        get: (target, field) => {
          if (refused.has(field)) throw REFUSED;
          return Reflect.get(target, field);
        },
      });

/** What came is no record at all: a list, a text. */
const isOfTheWhole = ({ code, path = [] }: z.core.$ZodRawIssue): boolean =>
  code === 'invalid_type' && path.length === 0;

/**
 * Rules between the fields of a record, told together with what each field refuses by itself: whoever fills in a form reads everything in one go.
 * Each rule says what it can of the fields that are good, up to the first refused one that it reads; what it has already said stands.
 */
export const acrossFields = <T extends object>(...regole: readonly Regola<T>[]): z.core.$ZodCheck<T> =>
  z.superRefine<T>(
    (valore, contesto) => {
      const refused = new Set(contesto.issues.flatMap(({ path = [] }) => path.slice(0, 1)));
      const letto = readable(valore, refused);
      for (const regola of regole)
        try {
          regola(letto, contesto);
        } catch (error) {
          if (error !== REFUSED) throw error;
        }
    },
    { when: ({ value, issues }) => typeof value === 'object' && value !== null && !issues.some(isOfTheWhole) },
  );
