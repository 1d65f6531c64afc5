import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { afterEach, describe, expect, it } from 'vitest';
import { openIdentityStore } from '#lib/local/identity/store.ts';
import { runningProvider } from './running-provider.ts';
import { application, claimsOf, visitor, type Tokens } from './visitor.ts';

const folders: string[] = [];
const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'identita-'));
  folders.push(path);
  return path;
};
afterEach(async () => {
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
});

describe('restart', () => {
  it('keeps keys, sessions and refresh tokens', async () => {
    const running = await runningProvider();
    const app = application(running.issuer, running.origin);
    const person = visitor();
    const tokens = await app.signIn(person, 'dsga.prova', 'segreta-1');
    const keysBefore = await (await fetch(`${running.issuer}/.well-known/jwks.json`)).text();
    await running.restart();
    expect(await (await fetch(`${running.issuer}/.well-known/jwks.json`)).text()).toBe(keysBefore);
    const silent = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
    expect(silent.searchParams.get('code')).toBeTypeOf('string');
    const renewed: Tokens = await (await app.refresh(tokens.refresh_token)).json();
    expect(claimsOf(renewed.id_token)['sub']).toBe('soggetto-dsga');
    await running.stop();
  });

  it('lets a sign-in begun before it be finished after it', async () => {
    const running = await runningProvider();
    const app = application(running.issuer, running.origin);
    const person = visitor();
    const page = await app.openLogin(person);
    await running.restart();
    const back = await app.follow(
      person,
      await person.request(page, { form: { login: 'dsga.prova', password: 'segreta-1' } }),
    );
    expect(back.searchParams.get('code')).toBeTypeOf('string');
    await running.stop();
  });

  it('loses nothing when the process is killed', async () => {
    const dataDir = await folder();
    const first = await startProcess(dataDir, 0);
    const app = application(first.issuer, first.origin);
    const person = visitor();
    const tokens = await app.signIn(person, 'dsga.prova', 'segreta-1');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');

    const second = await startProcess(dataDir, first.port);
    try {
      const silent = await app.follow(person, await person.request(app.authorizationUrl({ prompt: 'none' })));
      expect(silent.searchParams.get('code')).toBeTypeOf('string');
      expect((await app.refresh(tokens.refresh_token)).status).toBe(200);
    } finally {
      second.process.kill('SIGKILL');
      await once(second.process, 'exit');
    }
  });
});

describe('the store', () => {
  it('forgets what has expired, at the latest when it is opened', async () => {
    const path = await folder();
    const store = await openIdentityStore(path);
    await store.adapter('AccessToken').upsert('breve', { jti: 'breve', grantId: 'g' }, -1);
    await store.adapter('AccessToken').upsert('lunga', { jti: 'lunga', grantId: 'g' }, 60);
    expect(await store.adapter('AccessToken').find('breve')).toBeUndefined();
    await store.close();
    const again = await openIdentityStore(path);
    expect(await again.adapter('AccessToken').find('lunga')).toMatchObject({ jti: 'lunga' });
    await again.close();
    const level = new ClassicLevel(path);
    expect((await level.keys().all()).filter((key) => key.includes('breve'))).toEqual([]);
    await level.close();
  });

  it('revokes a grant with all its tokens, of every model, and no other', async () => {
    const store = await openIdentityStore(await folder());
    await store.adapter('Grant').upsert('g1', { jti: 'g1' }, 60);
    await store.adapter('AccessToken').upsert('a', { jti: 'a', grantId: 'g1' }, 60);
    await store.adapter('RefreshToken').upsert('r', { jti: 'r', grantId: 'g1' }, 60);
    await store.adapter('RefreshToken').upsert('altro', { jti: 'altro', grantId: 'g10' }, 60);
    await store.revokeGrant('g1');
    expect(await store.adapter('Grant').find('g1')).toBeUndefined();
    expect(await store.adapter('AccessToken').find('a')).toBeUndefined();
    expect(await store.adapter('RefreshToken').find('r')).toBeUndefined();
    expect(await store.adapter('RefreshToken').find('altro')).toBeDefined();
    await store.close();
  });

  it('finds a session by its uid also after its identifier has changed', async () => {
    const store = await openIdentityStore(await folder());
    const sessions = store.adapter('Session');
    await sessions.upsert('vecchia', { jti: 'vecchia', uid: 'u' }, 60);
    await sessions.upsert('nuova', { jti: 'nuova', uid: 'u' }, 60);
    await sessions.destroy('vecchia');
    expect(await sessions.findByUid('u')).toMatchObject({ jti: 'nuova' });
    await sessions.destroy('nuova');
    expect(await sessions.findByUid('u')).toBeUndefined();
    await store.close();
  });
});

interface StartedProcess {
  readonly process: ChildProcess;
  readonly issuer: string;
  readonly origin: string;
  readonly port: number;
}

/** The provider in a process of its own, which can be killed. */
async function startProcess(dataDir: string, port: number): Promise<StartedProcess> {
  const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
  const program = join(import.meta.dirname, 'standalone.ts');
  const child = spawn(node, [program, dataDir, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const origin = String(line).trim();
  return { process: child, origin, issuer: `${origin}/oidc`, port: Number(new URL(origin).port) };
}
