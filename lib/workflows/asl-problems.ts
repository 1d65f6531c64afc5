import validateAsl from 'asl-validator';
import jsonata from 'jsonata';
import { StateMachineDefinition } from './asl.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every `{% … %}` text of a definition, with the place where it stands. */
const expressionsOf = (value: unknown, place: string): { place: string; source: string }[] => {
  if (typeof value === 'string') {
    const source = /^\{%([\s\S]*)%\}$/.exec(value)?.[1];
    return source === undefined ? [] : [{ place, source: source.trim() }];
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => expressionsOf(inner, `${place}/${key}`))
    : [];
};

/** The parser rewrites `a ?? b` into `$exists(a) ? a : b`: only the call it made up has no position in the text. */
const isNullCoalescing = ({ condition }: Record<string, unknown>): boolean =>
  isObject(condition) && condition['type'] === 'function' && condition['position'] === undefined;

/** The parser rewrites `a ?: b` into `a ? a : b`, both `a` standing at the same position of the text. */
const isElvis = ({ condition, then }: Record<string, unknown>): boolean =>
  JSON.stringify(condition) === JSON.stringify(then);

/** The service implements JSONata 2.0.6 without `$eval`; the package used here is newer and knows more. */
const missingInTheService = (node: unknown): string[] => {
  if (!isObject(node)) return [];
  const found = Object.values(node).flatMap(missingInTheService);
  if (node['type'] === 'variable' && node['value'] === 'eval') found.push('$eval');
  if (node['type'] === 'condition' && isNullCoalescing(node)) found.push('??');
  else if (node['type'] === 'condition' && isElvis(node)) found.push('?:');
  return [...new Set(found)];
};

const expressionProblems = ({ place, source }: { place: string; source: string }): string[] => {
  try {
    return missingInTheService(jsonata(source).ast()).map(
      (feature) => `${place}: the service has no ${feature} in JSONata`,
    );
  } catch (thrown) {
    return [`${place}: ${isObject(thrown) ? String(thrown['message']) : String(thrown)}`];
  }
};

/** The rules of the language are compiled again at each look: a definition is looked at once in a process. */
const checked = new Map<string, readonly string[]>();

/**
 * What would keep a definition from being deployed, or make it behave differently in the two homes: one sentence a problem, none when
 * it is good. It checks the subset of `asl.ts`, the rules of the language (asl-validator) and the JSONata that the service lacks.
 */
export const aslProblems = (definition: unknown): readonly string[] => {
  const text = JSON.stringify(definition);
  const known = checked.get(text) ?? check(definition);
  checked.set(text, known);
  return known;
};

const check = (definition: unknown): readonly string[] => {
  const parsed = StateMachineDefinition.safeParse(definition);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `/${path.map(String).join('/')}: ${message}`);
  // asl-validator writes a QueryLanguage into every state it is given, hence the copy
  const language = validateAsl(structuredClone(parsed.data));
  const expressions = expressionsOf(parsed.data, '').flatMap(expressionProblems);
  return [...(language.isValid ? [] : language.errorsText('\n').split('\n')), ...expressions];
};
