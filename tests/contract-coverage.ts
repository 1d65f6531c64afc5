import { errori } from '#shared/contracts/errori.ts';
import { contracts } from '#shared/contracts/index.ts';
import { platformErrors, routeKey, type Route } from '#shared/contracts/route.ts';
import { observedAnswers } from '#support/observed-answers.ts';

// Reads what the integration tests were answered and fails where a contract promises more: a route nobody saw succeed, an error it
// declares that nobody saw; and, when all areas are asked for, an error of the platform that nobody saw on any route. What was answered
// to a question put to every route alike counts only for the platform. An answer that no contract announces is printed.
// Arguments: names of areas; none for all.

const wanted = process.argv.slice(2);
const routes = Object.entries(contracts)
  .filter(([area]) => wanted.length === 0 || wanted.includes(area))
  .flatMap(([, its]) => Object.entries<Route>(its));

const answers = observedAnswers();
const codesOf = new Map(
  [
    ...Map.groupBy(
      answers.filter(({ probe }) => !probe),
      ({ route }) => route,
    ),
  ].map(([route, its]) => [route, new Set(its.map(({ code }) => code))]),
);
const has = (route: Route, code: string | null): boolean => codesOf.get(routeKey(route))?.has(code) ?? false;

/** What a defect answers; no test can ask for it. */
const DEFECT = 'ERRORE_INTERNO';

const withoutSuccess = routes
  .filter(([, route]) => !has(route, null))
  .map(([name, route]) => `no success seen: ${name} (${routeKey(route)})`);
const declared = routes.flatMap(([name, route]) => route.errors.map((code) => ({ name, route, code })));
const unseen = declared
  .filter(({ route, code }) => !has(route, code))
  .map(({ name, route, code }) => `declared and never seen: ${code} of ${name} (${routeKey(route)})`);
const seenCodes = new Set(answers.map(({ code }) => code));
const catalogue =
  wanted.length > 0
    ? []
    : Object.keys(errori)
        .filter((code) => code !== DEFECT && !seenCodes.has(code))
        .map((code) => `never seen on any route: ${code}`);
const unannounced = routes.flatMap(([name, route]) =>
  [...(codesOf.get(routeKey(route)) ?? [])]
    .filter((code) => code !== null && ![...platformErrors(route), ...route.errors].some((known) => known === code))
    .map((code) => `seen and not declared: ${code} of ${name} (${routeKey(route)})`),
);
const missing = [...withoutSuccess, ...unseen, ...catalogue];

for (const line of [...unannounced, ...missing]) console.log(line);
console.log(
  `${routes.length} routes, ${routes.length - withoutSuccess.length} seen to succeed; ${declared.length - unseen.length} of ${declared.length} declared errors seen; ${unannounced.length} not declared; ${catalogue.length} codes of the catalogue unseen`,
);
process.exit(missing.length > 0 || routes.length === 0 ? 1 : 0);
