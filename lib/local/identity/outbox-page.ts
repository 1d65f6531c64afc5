import type Provider from 'oidc-provider';
import { noticePage } from './notices.ts';
import { sendPage, type Page } from './page.ts';

/** Path of the messages of this machine, under the mount path: its cookies come with the request. */
const outboxPath = '/posta';

/** Page of the messages of this machine, and its readers. */
export interface Outbox {
  readonly page: () => Promise<Page>;
  /** True of a subject that may read what others are written. */
  readonly mayRead: (subject: string) => Promise<boolean>;
}

/** Adds the page of the messages to the provider, for the signed-in people that may read them. */
export function serveOutbox(provider: Provider, appOrigin: string, { page, mayRead }: Outbox): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== outboxPath || ctx.method !== 'GET') return next();
    const { accountId } = await provider.Session.get(ctx);
    if (accountId === undefined) return sendPage(ctx, noticePage('posta-da-accedere', appOrigin));
    sendPage(ctx, (await mayRead(accountId)) ? await page() : noticePage('posta-riservata', appOrigin));
  });
}
