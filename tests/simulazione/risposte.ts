import { rispostaDi } from '#shared/contracts/altri-nomi.ts';
import { Errore, errori, type CodiceErrore } from '#shared/contracts/errori.ts';
import { platformErrors, routeKey, type Route, type RouteAnswer } from '#shared/contracts/route.ts';
import type { Answer, Person } from '#support/home/test-home.ts';

/** A refusal that its call declares, in words that a person can act on: what was being done ends there. */
export class Rifiuto extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What the product must never do. */
export class Difetto extends Error {}

/** Begins with a capital, ends with a stop, and holds nothing of a program. */
const FRASE = /^[A-ZÀÈÉÌÒÙ0-9"«“].{10,}[.!?)]["»”]?$/su;
const DA_PROGRAMMA = /undefined|\[object|NaN|\bnull\b|Error:|\bat \w+ \(|\b[A-Z]{3,}_[A-Z_]{3,}\b/;

/** A value without what it says again under another name: the place of a name goes through objects, and through each of a list. */
const withoutName = (value: unknown, [campo = '', ...resto]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutName(each, [campo, ...resto]));
  if (typeof value !== 'object' || value === null || !(campo in value)) return value;
  const { [campo]: suo, ...altri } = Object.fromEntries(Object.entries(value));
  return resto.length === 0 ? altri : { ...altri, [campo]: withoutName(suo, resto) };
};

/** An answer as its contract says it, without the other names that it says too. */
const ownAnswer = (route: Route, body: unknown): unknown =>
  Object.keys(rispostaDi(route)).reduce((said, luogo) => withoutName(said, luogo.split('.')), body);

/** @throws Difetto when the answer is neither what the call promises nor a refusal it declares, said in Italian */
const judge = (route: Route, { status, body }: Answer<unknown>): void => {
  const told = `${routeKey(route)} answered ${status}: ${JSON.stringify(body).slice(0, 1500)}`;
  if (status === 200) {
    const { success, error } = route.response.safeParse(ownAnswer(route, body));
    if (!success) throw new Difetto(`${told} which is not what it promises: ${error.message}`);
    return;
  }
  const { data: errore } = Errore.safeParse(body);
  if (errore === undefined) throw new Difetto(told);
  const ammesso = [...route.errors, ...platformErrors(route)].find((code) => code === errore.code);
  if (ammesso === undefined || ammesso === 'ERRORE_INTERNO' || errori[ammesso].status !== status)
    throw new Difetto(`${told}, which it does not declare`);
  for (const { message } of [errore, ...errore.fields])
    if (!FRASE.test(message) || DA_PROGRAMMA.test(message)) throw new Difetto(`${told}: "${message}" is no sentence`);
};

/** The same person, whose every answer is judged; what is refused becomes a Rifiuto, told to who counts. */
export const judged = (person: Person, refused: (code: CodiceErrore | string) => void): Person => {
  const call: Person['call'] = async (route, request, override) => {
    const answer = await person.call(route, request, override);
    judge(route, answer);
    if (answer.status !== 200) refused(Errore.parse(answer.body).code);
    return answer;
  };
  return {
    ...person,
    call,
    ok: async (route, request, override) => {
      const { status, body } = await call(route, request, override);
      if (status === 200) return body as RouteAnswer<typeof route>;
      const { code, message } = Errore.parse(body);
      throw new Rifiuto(code, message);
    },
  };
};
