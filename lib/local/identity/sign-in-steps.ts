import { nomeUtente, PUBLIC, type Conti, type Conto } from './conti.ts';
import type { Credentials, SignInOutcome } from './credentials.ts';
import { loginPage, type FormError } from './login-page.ts';
import { noticePage } from './notices.ts';
import type { Page } from './page.ts';
import { passwordPage } from './password-page.ts';
import { hashPassword, refusedPassword } from './password.ts';
import { secondFactorPage } from './second-factor-page.ts';
import { newSecret } from './totp.ts';

/** Judgement of the second factor by the roles of a person; `invito`: code of the invitation that they come with. */
export type AsksSecondFactor = (subject: string, invito: string | null) => Promise<boolean>;

/** Prefix of a `login_hint` that carries the code of an invitation. */
const INVITATION = 'invito:';
const MAX_FIELD = 200;
/** How long a password that was right waits for its code. */
const STEP_MS = 10 * 60 * 1000;
const MOST_PENDING = 1000;

/** A sign-in of one browser, as it stands. */
interface Asked {
  readonly uid: string;
  readonly hint: string;
  /** Subject of the signed-in person that is asked to prove it, or null. */
  readonly signedIn: string | null;
  readonly where: { readonly action: string; readonly appOrigin: string };
}

/** Second step of a sign-in: the code of a second factor, or its enrolment with this secret. */
interface Pending {
  readonly conto: Conto;
  readonly segreto: string | null;
  readonly since: number;
}

type Outcome = { readonly kind: 'page'; readonly page: Page } | { readonly kind: 'accepted'; readonly subject: string };

interface Means {
  readonly conti: Conti;
  readonly credentials: Credentials;
  readonly asksSecondFactor: AsksSecondFactor;
}

/** The pages of a sign-in, one after the other: the password, or its choice, then the second factor. Between two of them it is remembered here, for a while. */
export class SignInSteps {
  readonly #means: Means;
  readonly #pendings = new Map<string, Pending>();

  constructor(means: Means) {
    this.#means = means;
  }

  /** The page of the moment. */
  async show(asked: Asked): Promise<Page> {
    const pending = this.#pendingOf(asked);
    if (pending !== undefined) return secondFactor(asked, pending, null);
    const chosen = await this.#choosing(asked);
    if (chosen === undefined) return this.#login(asked, codeOf(asked) === null ? asked.hint : '', null);
    return chosen.valida
      ? choosePassword(asked, chosen.conto, null)
      : noticePage('invito-scaduto', asked.where.appOrigin);
  }

  /** Takes a form. @returns the next page, or the person that signed in */
  async submit(asked: Asked, form: URLSearchParams): Promise<Outcome> {
    const pending = this.#pendingOf(asked);
    if (pending !== undefined) return this.#submitCode(asked, pending, form);
    const chosen = await this.#choosing(asked);
    if (chosen === undefined) return this.#submitLogin(asked, form);
    return chosen.valida
      ? this.#submitPassword(asked, chosen.conto, form)
      : page(noticePage('invito-scaduto', asked.where.appOrigin));
  }

  #pendingOf({ uid }: Asked): Pending | undefined {
    const pending = this.#pendings.get(uid);
    return pending === undefined || Date.now() - pending.since > STEP_MS ? undefined : pending;
  }

  async #choosing(asked: Asked) {
    const code = codeOf(asked);
    return code === null ? undefined : this.#means.conti.withCode(code);
  }

  async #login({ signedIn, where }: Asked, typed: string, error: FormError | null): Promise<Page> {
    const confirming = signedIn === null ? null : ((await this.#means.conti.get(signedIn))?.nome ?? signedIn);
    return loginPage({ ...where, login: typed.slice(0, MAX_FIELD), confirming, error });
  }

  async #submitLogin(asked: Asked, form: URLSearchParams): Promise<Outcome> {
    const typed = form.get('login') ?? '';
    const password = form.get('password') ?? '';
    const missing = incomplete(typed, password);
    if (missing !== null) return page(await this.#login(asked, typed, missing));
    const outcome = await this.#means.credentials.checkPassword(typed, password);
    return outcome.kind === 'ok'
      ? this.#afterPassword(asked, outcome.conto)
      : page(await this.#login(asked, typed, refusal(outcome, 'password', WRONG_PASSWORD)));
  }

  async #submitPassword(asked: Asked, conto: Conto, form: URLSearchParams): Promise<Outcome> {
    const nuova = form.get('nuova') ?? '';
    const why = refusedPassword(nuova, form.get('conferma') ?? '', nomeUtente(conto));
    if (why !== null) return page(choosePassword(asked, conto, refused(422, 'nuova', why)));
    const password = await hashPassword(nuova);
    const saved = await this.#means.conti.change(conto.subject, (prima) => ({ ...prima, password, chiavi: [] }));
    return saved === undefined ? page(await this.#login(asked, '', null)) : this.#afterPassword(asked, saved);
  }

  /** The password was right: signed in, or asked for the second factor. */
  async #afterPassword(asked: Asked, conto: Conto): Promise<Outcome> {
    const { uid, signedIn } = asked;
    if (signedIn !== null && signedIn !== conto.subject)
      return page(await this.#login(asked, nomeUtente(conto), SOMEBODY_ELSE));
    const isAsked =
      conto.secondoFattore !== null ||
      (conto.password !== PUBLIC && (await this.#means.asksSecondFactor(conto.subject, codeOf(asked))));
    if (!isAsked) return { kind: 'accepted', subject: conto.subject };
    const pending = { conto, segreto: conto.secondoFattore === null ? newSecret() : null, since: Date.now() };
    const [oldest] = this.#pendings.keys();
    if (this.#pendings.size >= MOST_PENDING && oldest !== undefined) this.#pendings.delete(oldest);
    this.#pendings.set(uid, pending);
    return page(secondFactor(asked, pending, null));
  }

  async #submitCode(asked: Asked, pending: Pending, form: URLSearchParams): Promise<Outcome> {
    const { conto, segreto } = pending;
    const code = form.get('codice') ?? '';
    const outcome = await this.#means.credentials.checkCode(conto.subject, code, segreto ?? undefined);
    if (outcome.kind !== 'ok') return page(secondFactor(asked, pending, refusal(outcome, 'codice', WRONG_CODE)));
    this.#pendings.delete(asked.uid);
    return { kind: 'accepted', subject: conto.subject };
  }
}

const codeOf = ({ hint }: Asked): string | null => (hint.startsWith(INVITATION) ? hint.slice(INVITATION.length) : null);

const secondFactor = ({ where }: Asked, { conto, segreto }: Pending, error: FormError | null): Page =>
  secondFactorPage({ ...where, login: nomeUtente(conto), segreto, error });

const choosePassword = ({ where }: Asked, conto: Conto, error: FormError | null): Page =>
  passwordPage({ ...where, nome: conto.nome, login: nomeUtente(conto), error });

const page = (shown: Page): Outcome => ({ kind: 'page', page: shown });

const refused = (status: FormError['status'], field: string, message: string): FormError => ({
  status,
  field,
  message,
});

const incomplete = (login: string, password: string): FormError | null => {
  if (login.trim() === '') return refused(422, 'login', 'Scrivi il nome utente.');
  if (password === '') return refused(422, 'password', 'Scrivi la password.');
  return login.length > MAX_FIELD || password.length > MAX_FIELD
    ? refused(422, 'login', `Nome utente e password hanno al massimo ${MAX_FIELD} caratteri.`)
    : null;
};

const WRONG_PASSWORD = 'Il nome utente o la password non sono corretti. Controlla e riprova.';
const WRONG_CODE =
  'Il codice non è quello di adesso, o è già stato usato: aspetta il prossimo e controlla che l’ora del telefono sia giusta.';
const SOMEBODY_ELSE = refused(
  403,
  'login',
  'Le credenziali sono di un’altra persona. Per cambiare utente esci prima da Emolumenti.',
);

const refusal = (outcome: Exclude<SignInOutcome, { kind: 'ok' }>, field: string, wrong: string): FormError => {
  if (outcome.kind === 'wrong') return refused(422, field, wrong);
  const seconds = outcome.waitSeconds === 1 ? '1 secondo' : `${outcome.waitSeconds} secondi`;
  return refused(429, field, `Troppi tentativi errati per questo nome utente: attendi ${seconds} e riprova.`);
};
