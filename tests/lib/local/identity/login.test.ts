import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningProvider, type RunningProvider } from './running-provider.ts';
import { application, visitor } from './visitor.ts';

let running: RunningProvider;
let app: ReturnType<typeof application>;

beforeAll(async () => {
  running = await runningProvider();
  app = application(running.issuer, running.origin);
});
afterAll(() => running.stop());
afterEach(() => vi.restoreAllMocks());

describe('the sign-in page', () => {
  it('is an Italian form that works without scripts', async () => {
    const person = visitor();
    const page = await person.request(await app.openLogin(person));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<label for="login">Nome utente</label>');
    expect(html).toContain('<label for="password">Password</label>');
    expect(html).not.toContain('<script');
    expect(html).toContain('method="post"');
  });

  it('forbids scripts, framing and caching', async () => {
    const person = visitor();
    const { headers } = await person.request(await app.openLogin(person));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('writes the suggested login as text', async () => {
    const person = visitor();
    const html = await (await person.request(await app.openLogin(person, { login_hint: '"><b>x</b>' }))).text();
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;x&lt;/b&gt;"');
  });

  it('says in Italian that it has expired, and where to go', async () => {
    const page = await visitor().request(`${running.issuer}/accesso/inesistente`);
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('Richiesta di accesso scaduta');
    expect(html).toContain(`href="${running.origin}/"`);
  });

  it('lets two tabs sign in at the same time', async () => {
    const person = visitor();
    const pages = [await app.openLogin(person), await app.openLogin(person)];
    for (const page of pages) expect((await person.request(page)).status).toBe(200);
    const [first = ''] = pages;
    const back = await app.follow(
      person,
      await person.request(first, { form: { login: 'gestore.prova', password: 'segreta-2' } }),
    );
    expect(back.searchParams.get('code')).toBeTypeOf('string');
  });

  it('keeps its cookies to the provider’s path, hidden from scripts and signed', async () => {
    const answer = await visitor().request(app.authorizationUrl());
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/path=\/oidc\/.*httponly/i);
    expect(cookies.some((cookie) => cookie.includes('.sig='))).toBe(true);
  });
});

describe('wrong credentials', () => {
  const attempt = async (login: string, password: string): Promise<{ status: number; html: string }> => {
    const person = visitor();
    const answer = await person.request(await app.openLogin(person), { form: { login, password } });
    return { status: answer.status, html: answer.status === 303 ? '' : await answer.text() };
  };

  it('says the same of a wrong password and of an unknown login, and repeats no password', async () => {
    const wrong = await attempt('gestore.prova', 'sbagliata-xyz');
    const unknown = await attempt('chi.lo.conosce', 'sbagliata-xyz');
    for (const { status, html } of [wrong, unknown]) {
      expect(status).toBe(422);
      expect(html).toContain('Il nome utente o la password non sono corretti');
      expect(html).toContain('role="alert"');
      expect(html).toContain('<title>Errore: ');
      expect(html).not.toContain('sbagliata-xyz');
    }
  });

  it('names the empty field', async () => {
    expect((await attempt('', 'x')).html).toContain('Scrivi il nome utente.');
    expect((await attempt('gestore.prova', '')).html).toContain('Scrivi la password.');
  });

  it('refuses a form larger than a sign-in can be', async () => {
    expect((await attempt('x', 'y'.repeat(20_000))).status).toBe(400);
    expect((await attempt('x'.repeat(300), 'y')).html).toContain('al massimo 200 caratteri');
  });

  it('after five makes that login wait, even with the right password, and no other', async () => {
    for (let i = 1; i <= 4; i += 1) expect((await attempt('dsga.prova', `errata-${i}`)).status).toBe(422);
    const fifth = await attempt('DSGA.prova ', 'errata-5');
    expect(fifth.status).toBe(429);
    expect(fifth.html).toMatch(/attendi \d+ secondi/);
    expect((await attempt('dsga.prova', 'segreta-1')).status).toBe(429);
    expect((await attempt('gestore.prova', 'segreta-2')).status).toBe(303);
  });

  it('writes no password to the console', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    await attempt('gestore.prova', 'parola-da-non-scrivere');
    await attempt('gestore.prova', 'segreta-2');
    const written = JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
    expect(written).not.toMatch(/parola-da-non-scrivere|segreta-2/);
  });
});
