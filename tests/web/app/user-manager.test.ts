import { ErrorResponse, InMemoryWebStorage, type INavigator, type User } from 'oidc-client-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '#web/app/app-config.ts';
import { tokenProvider } from '#web/app/sign-in/token-provider.ts';
import { RenewingUserManager, userManagerSettings } from '#web/app/sign-in/user-manager.ts';
import { runningProvider, type RunningProvider } from '../../lib/local/identity/running-provider.ts';
import { application, visitor, type Visitor } from '../../lib/local/identity/visitor.ts';

let running: RunningProvider;
let config: AppConfig;
let person: Visitor;
let manager: RenewingUserManager;
let frames: string[];

beforeAll(async () => {
  running = await runningProvider({ idTokenSeconds: 300 });
  config = {
    issuer: running.issuer,
    clientId: 'emolumenti-spa',
    region: 'locale',
    version: '0.1.0',
    tokenUse: 'id',
    conferma: 'finestra',
    invitoInAccesso: false,
  };
});
afterAll(() => running.stop());

/** A window that really visits the provider with the person's cookies, typing the credentials if it is asked. */
const windowOf = (credentials: { login: string; password: string } | null, visited: string[]): INavigator => ({
  prepare: async () => ({
    close: () => undefined,
    navigate: async ({ url }) => {
      visited.push(url);
      const app = application(running.issuer, running.origin);
      const first = await person.request(url);
      const target = new URL(first.headers.get('location') ?? '', running.issuer).href;
      const answer =
        credentials && target.includes('/accesso/') ? await person.request(target, { form: credentials }) : first;
      return { url: (await app.follow(person, answer)).href };
    },
  }),
  callback: async () => undefined,
});

beforeEach(() => {
  person = visitor();
  frames = [];
  const settings = {
    ...userManagerSettings(config, running.origin, new InMemoryWebStorage()),
    automaticSilentRenew: false,
  };
  const form = { login: 'dsga.prova', password: 'segreta-1' };
  manager = new RenewingUserManager(settings, windowOf(null, []), windowOf(form, []), windowOf(null, frames));
});

const signIn = (): Promise<User> => manager.signinPopup({ nonce: 'nonce-inventato' });
const forget = async (change: { refresh_token?: string | undefined; expires_at?: number }): Promise<void> => {
  const user = await manager.getUser();
  if (user === null) throw new Error('nobody is signed in');
  await manager.settings.userStore.set(
    `user:${config.issuer}:${config.clientId}`,
    JSON.stringify({ ...JSON.parse(user.toStorageString()), ...change }),
  );
};

describe('signing in', () => {
  it('keeps the tokens under our prefix and nothing else', async () => {
    await signIn();
    expect(await manager.settings.userStore.getAllKeys()).toHaveLength(1);
    expect(await manager.settings.stateStore.getAllKeys()).toHaveLength(0);
    expect((await manager.getUser())?.profile.sub).toBe('soggetto-dsga');
  });

  it.each([-550, 0, 550])('expires with the ID token by this machine’s clock, even %i s off', async (seconds) => {
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + seconds * 1000);
    const user = await signIn();
    expect(user.expires_in).toBeGreaterThan(290);
    expect(user.expires_in).toBeLessThanOrEqual(300);
    vi.restoreAllMocks();
  });
});

describe('silent renewal', () => {
  it('uses the refresh token', async () => {
    const before = await signIn();
    const after = await manager.signinSilent();
    expect(after?.refresh_token).not.toBe(before.refresh_token);
    expect(frames).toEqual([]);
  });

  it('asked for many times at once happens once, so no refresh token is used twice', async () => {
    await signIn();
    const renewals = await Promise.all([manager.signinSilent(), manager.signinSilent(), manager.signinSilent()]);
    expect(new Set(renewals.map((user) => user?.refresh_token)).size).toBe(1);
    expect((await manager.signinSilent())?.refresh_token).toBeTypeOf('string');
    expect(frames).toEqual([]);
  });

  it('without a refresh token uses the hidden frame', async () => {
    await signIn();
    await forget({ refresh_token: undefined });
    expect((await manager.signinSilent())?.profile.sub).toBe('soggetto-dsga');
    expect(frames).toHaveLength(1);
    expect(new URL(frames[0] ?? '').searchParams.get('prompt')).toBe('none');
  });

  it('falls back to the hidden frame when the refresh token is refused', async () => {
    await signIn();
    await forget({ refresh_token: 'rubato-e-revocato' });
    expect((await manager.signinSilent())?.profile.sub).toBe('soggetto-dsga');
    expect(frames).toHaveLength(1);
  });

  it('uses the hidden frame when the provider refreshes everything but the ID token', async () => {
    await signIn();
    await forget({ expires_at: Math.floor(Date.now() / 1000) + 20 });
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init);
      if (!String(init?.body).includes('grant_type=refresh_token')) return response;
      const { id_token: _withheld, ...rest } = await response.json();
      return Response.json(rest);
    });
    expect((await manager.signinSilent())?.expires_in).toBeGreaterThan(200);
    expect(frames).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('ends with login_required when the session is over', async () => {
    await signIn();
    await forget({ refresh_token: 'rubato-e-revocato' });
    person = visitor();
    await expect(manager.signinSilent()).rejects.toMatchObject({ error: 'login_required' });
    await expect(manager.signinSilent()).rejects.toBeInstanceOf(ErrorResponse);
  });
});

describe('the tokens handed to Amplify', () => {
  it('are none before signing in', async () => {
    expect(await tokenProvider(manager, config).getTokens()).toBeNull();
  });

  it('are the ID token and the opaque access token, or the access token alone where the server wants it', async () => {
    const user = await signIn();
    const tokens = await tokenProvider(manager, config).getTokens();
    expect(tokens?.idToken.toString()).toBe(user.id_token);
    expect(tokens?.accessToken.toString()).toBe(user.access_token);
    expect(tokens?.idToken.payload.sub).toBe('soggetto-dsga');
    const other = await tokenProvider(manager, { ...config, tokenUse: 'access' }).getTokens();
    expect(other?.idToken.toString()).toBe(user.access_token);
  });

  it('are renewed when they are about to expire and when it is asked', async () => {
    const user = await signIn();
    const provider = tokenProvider(manager, config);
    expect((await provider.getTokens())?.accessToken.toString()).toBe(user.access_token);
    const forced = (await provider.getTokens({ forceRefresh: true }))?.accessToken.toString();
    expect(forced).not.toBe(user.access_token);
    await forget({ expires_at: Math.floor(Date.now() / 1000) + 20 });
    expect((await provider.getTokens())?.accessToken.toString()).not.toBe(forced);
  });

  it('are none, and are forgotten, when the session at the provider is over', async () => {
    await signIn();
    await forget({ refresh_token: undefined });
    person = visitor();
    expect(await tokenProvider(manager, config).getTokens({ forceRefresh: true })).toBeNull();
    expect(await manager.getUser()).toBeNull();
  });

  it('stay in use while the provider cannot be reached, as long as the server accepts them', async () => {
    const user = await signIn();
    const provider = tokenProvider(manager, config);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await forget({ expires_at: Math.floor(Date.now() / 1000) - 500 });
    expect((await provider.getTokens())?.accessToken.toString()).toBe(user.access_token);
    await forget({ expires_at: Math.floor(Date.now() / 1000) - 560 });
    await expect(provider.getTokens()).rejects.toMatchObject({ motivo: 'fornitore-irraggiungibile' });
    vi.restoreAllMocks();
  });
});

it('remembers the last ID token after the storage was emptied, for logging out', async () => {
  const user = await signIn();
  await manager.removeUser();
  expect(manager.lastIdToken).toBe(user.id_token);
});
