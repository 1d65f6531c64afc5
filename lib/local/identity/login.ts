import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { CheckCredentials, LocalUser } from './credentials.ts';
import { DiscoPieno } from './disco-pieno.ts';
import { loginPage, type LoginError } from './login-page.ts';
import { noticePage } from './notices.ts';
import { sendPage } from './page.ts';

/** Where the provider sends the browser to sign in, under the mount path. */
export const loginPath = (uid: string): string => `/accesso/${uid}`;

const loginRoute = /^\/accesso\/[\w-]+$/;
const maxFormBytes = 8 * 1024;
const maxFieldLength = 200;

type Context = Parameters<Parameters<Provider['use']>[0]>[0];
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Adds the sign-in form to the provider: GET shows it, POST checks it and lets the authorization go on. */
export function serveLogin(
  provider: Provider,
  { appOrigin, users, check }: { appOrigin: string; users: readonly LocalUser[]; check: CheckCredentials },
): void {
  const nameOf = (subject: string): string => users.find((user) => user.subject === subject)?.nome ?? subject;

  provider.use(async (ctx, next) => {
    if (!loginRoute.test(ctx.path)) return next();
    const interaction = await pendingInteraction(provider, ctx);
    if (interaction === null) return sendPage(ctx, noticePage('accesso-scaduto', appOrigin));

    const signedIn = interaction.session?.accountId ?? null;
    const show = (login: string, error: LoginError | null): void =>
      sendPage(
        ctx,
        loginPage({
          action: new URL(ctx.href).pathname,
          appOrigin,
          login,
          confirming: signedIn === null ? null : nameOf(signedIn),
          error,
        }),
      );
    if (ctx.method !== 'POST') return show(textOf(interaction.params['login_hint']), null);

    const form = await readForm(ctx.req);
    if (form === null) return sendPage(ctx, noticePage('richiesta-non-valida', appOrigin));
    const login = form.get('login') ?? '';
    const outcome = signInFrom(form, check, signedIn);
    if (outcome.kind === 'refused') return show(login.slice(0, maxFieldLength), outcome.error);
    await goOn(provider, ctx, outcome.subject, appOrigin);
  });
}

/** The authorization goes on for who signed in; a full disk is said on the page. */
async function goOn(provider: Provider, ctx: Context, subject: string, appOrigin: string): Promise<void> {
  const result = { login: { accountId: subject } };
  try {
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
    ctx.status = 303;
  } catch (error) {
    if (!(error instanceof DiscoPieno)) throw error;
    sendPage(ctx, noticePage('disco-pieno', appOrigin));
  }
}

type FormOutcome =
  | { readonly kind: 'accepted'; readonly subject: string }
  | { readonly kind: 'refused'; readonly error: LoginError };

/** Judges a submitted form. Somebody already signed in can only confirm to be the same person. */
function signInFrom(form: URLSearchParams, check: CheckCredentials, signedIn: string | null): FormOutcome {
  const login = form.get('login') ?? '';
  const password = form.get('password') ?? '';
  if (login.trim() === '') return refused(422, 'login', 'Scrivi il nome utente.');
  if (password === '') return refused(422, 'password', 'Scrivi la password.');
  if (login.length > maxFieldLength || password.length > maxFieldLength) {
    return refused(422, 'login', `Nome utente e password hanno al massimo ${maxFieldLength} caratteri.`);
  }
  return judged(check(login, password), signedIn);
}

function judged(outcome: ReturnType<CheckCredentials>, signedIn: string | null): FormOutcome {
  if (outcome.kind === 'wait') {
    const seconds = outcome.waitSeconds === 1 ? '1 secondo' : `${outcome.waitSeconds} secondi`;
    return refused(429, 'password', `Troppi tentativi errati per questo nome utente: attendi ${seconds} e riprova.`);
  }
  if (outcome.kind === 'wrong') {
    return refused(422, 'password', 'Il nome utente o la password non sono corretti. Controlla e riprova.');
  }
  if (signedIn !== null && signedIn !== outcome.user.subject) {
    return refused(
      403,
      'login',
      'Le credenziali sono di un’altra persona. Per cambiare utente esci prima da Emolumenti.',
    );
  }
  return { kind: 'accepted', subject: outcome.user.subject };
}

function refused(status: LoginError['status'], field: LoginError['field'], message: string): FormOutcome {
  return { kind: 'refused', error: { status, field, message } };
}

/** The authorization this browser is in the middle of; null when it has expired or is already over. */
async function pendingInteraction(
  provider: Provider,
  { req, res }: { req: IncomingMessage; res: Parameters<Provider['interactionDetails']>[1] },
): Promise<Interaction | null> {
  try {
    return await provider.interactionDetails(req, res);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** A form body, or null when it is larger than a sign-in can be. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxFormBytes) return null;
    chunks.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, maxFieldLength) : '';
}
