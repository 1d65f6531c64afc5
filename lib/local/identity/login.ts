import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Conti } from './conti.ts';
import type { Credentials } from './credentials.ts';
import { DiscoPieno } from './disco-pieno.ts';
import { noticePage } from './notices.ts';
import { sendPage } from './page.ts';
import { SignInSteps, type AsksSecondFactor } from './sign-in-steps.ts';

/** Where the provider sends the browser to sign in, under the mount path. */
export const loginPath = (uid: string): string => `/accesso/${uid}`;

const loginRoute = /^\/accesso\/[\w-]+$/;
const maxFormBytes = 8 * 1024;

type Context = Parameters<Parameters<Provider['use']>[0]>[0];
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface Login {
  readonly appOrigin: string;
  readonly conti: Conti;
  readonly credentials: Credentials;
  readonly asksSecondFactor: AsksSecondFactor;
}

/** Adds the sign-in forms to the provider: GET shows the one of the moment, POST checks it and lets the authorization go on. */
export function serveLogin(provider: Provider, { appOrigin, ...means }: Login): void {
  const steps = new SignInSteps(means);

  provider.use(async (ctx, next) => {
    if (!loginRoute.test(ctx.path)) return next();
    const interaction = await pendingInteraction(provider, ctx);
    if (interaction === null) return sendPage(ctx, noticePage('accesso-scaduto', appOrigin));
    const asked = {
      uid: interaction.uid,
      hint: textOf(interaction.params['login_hint']),
      signedIn: interaction.session?.accountId ?? null,
      where: { action: new URL(ctx.href).pathname, appOrigin },
    };
    if (ctx.method !== 'POST') return sendPage(ctx, await steps.show(asked));
    const form = await readForm(ctx.req);
    if (form === null) return sendPage(ctx, noticePage('richiesta-non-valida', appOrigin));
    await toldIfFull(ctx, appOrigin, async () => {
      const outcome = await steps.submit(asked, form);
      if (outcome.kind === 'page') sendPage(ctx, outcome.page);
      else await goOn(provider, ctx, outcome.subject);
    });
  });
}

/** A full disk is said on the page. */
async function toldIfFull(ctx: Context, appOrigin: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DiscoPieno)) throw error;
    sendPage(ctx, noticePage('disco-pieno', appOrigin));
  }
}

/** Lets the authorization go on with the person that signed in. */
async function goOn(provider: Provider, ctx: Context, subject: string): Promise<void> {
  const result = { login: { accountId: subject } };
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
  ctx.status = 303;
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
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
