import type { Page } from 'playwright-core';
import { application, claimsOf, visitor } from '#tests/lib/local/identity/visitor.ts';

const CLIENT = 'emolumenti-spa';

/**
 * Signs a person in at the provider without its page, and leaves in a window what the program would have kept: the session at the provider and
 * the tokens. The page of the provider is tried where signing in is what is tried; elsewhere it is a second and a half of a core a window.
 */
export const signInBeforehand = async (
  page: Page,
  { origin, issuer }: { readonly origin: string; readonly issuer: string },
  login: string,
): Promise<void> => {
  const person = visitor();
  const { id_token, access_token, refresh_token } = await application(issuer, origin).signIn(person, login, 'prova');
  const { hostname } = new URL(issuer);
  await page
    .context()
    .addCookies(person.cookies().map(({ name, value, path }) => ({ name, value, path, domain: hostname })));
  const profile = claimsOf(id_token);
  const expires_at = Math.floor(Date.now() / 1000) + Number(profile['exp']) - Number(profile['iat']);
  const user = { id_token, access_token, refresh_token, token_type: 'Bearer', scope: 'openid', profile, expires_at };
  // a page of the program that loads nothing of it: only there may its storage be written
  await page.goto(`${origin}/silent.html`, { waitUntil: 'commit' });
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    `emolumenti.utente.user:${issuer}:${CLIENT}`,
    JSON.stringify(user),
  ] as const);
};
