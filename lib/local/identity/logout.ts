import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { noticePage } from './notices.ts';
import { page, sendPage } from './page.ts';
import type { IdentityStore } from './store.ts';

/** The end-session endpoint, under the mount path. */
export const endSessionPath = '/session/end';

/** Nobody is signed in: there is nothing to end and nothing to ask, so the browser goes straight back. */
export function serveLogoutWithoutSession(provider: Provider, appOrigin: string): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== endSessionPath || ctx.method !== 'GET') return next();
    const session = await provider.Session.get(ctx);
    if (session.accountId !== undefined) return next();
    backToApplication(ctx, `${appOrigin}/`, ctx.query['state']);
  });
}

/**
 * Ends the session of a signed-in person. An ID token of that same person proves that the application asks, so the
 * session ends at once; without it (a link on a foreign page would do) the person is asked first.
 */
export function logoutSource(store: IdentityStore, appOrigin: string, cookiePath: string) {
  return async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const { session, entities, params, provider } = ctx.oidc;
    const asked = params?.['post_logout_redirect_uri'];
    if (session === undefined || session.accountId !== entities.IdTokenHint?.payload['sub']) {
      return sendPage(ctx, confirmationPage(form, appOrigin));
    }
    await revokeAll(store, session.authorizations);
    await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: cookiePath });
    if (typeof asked === 'string') return backToApplication(ctx, asked, params?.['state']);
    sendPage(ctx, noticePage('uscita-completata', appOrigin));
  };
}

async function revokeAll(
  store: IdentityStore,
  authorizations: InstanceType<Provider['Session']>['authorizations'],
): Promise<void> {
  for (const { grantId } of Object.values(authorizations ?? {})) {
    if (grantId !== undefined) await store.revokeGrant(grantId);
  }
}

function confirmationPage(form: string, appOrigin: string) {
  return page({
    title: 'Uscire da Emolumenti?',
    appOrigin,
    body: `<h1>Vuoi uscire da Emolumenti?</h1>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Esci</button>
<a class="azione altra" href="${appOrigin}/">Resta collegato</a>`,
  });
}

function backToApplication(ctx: { status: number; redirect(url: string): void }, uri: string, state: unknown): void {
  const target = new URL(uri);
  if (typeof state === 'string') target.searchParams.set('state', state);
  ctx.redirect(target.href);
  ctx.status = 303;
}
