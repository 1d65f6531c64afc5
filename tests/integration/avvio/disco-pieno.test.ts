import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { openHomeApart, type HomeApart } from '#support/home/home-apart.ts';
import { signIn, startTestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { application, visitor } from '../../lib/local/identity/visitor.ts';

let dataDir: string;
let home: HomeApart;
beforeAll(async () => {
  const first = await startTestHome();
  dataDir = await mkdtemp(join(tmpdir(), 'disco-pieno-'));
  await cp(first.dataDir, dataDir, { recursive: true });
  await first.close();
  home = await openHomeApart(first.port, dataDir);
}, 120_000);
afterAll(async () => {
  await home.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A file may not grow any more, whichever it is: what the system answers on a full disk but for the name of the error. */
const fill = (bytes: '1' | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', String(home.pid), `--fsize=${bytes}:unlimited`]);

const DISCO_PIENO = {
  status: 507,
  body: { code: 'SPAZIO_ESAURITO', message: expect.stringMatching(/disco .* pieno: nulla è stato salvato/) },
};

test('a full disk is told as what it is, reads go on, and once there is space everything is as before', async () => {
  const { origin } = home;
  const issuer = `${origin}/oidc`;
  const gestore = await signIn(origin, issuer, loginOf('GESTORE'));
  const { createSettore, listSettori } = scuolaRoutes;
  const settori = async () => (await gestore.ok(listSettori, {})).map(({ codice }) => codice);
  await gestore.ok(createSettore, { body: { codice: 'A', descrizione: 'Prima' } });
  const { caricamento } = await gestore.ok(scambioRoutes.createImportazione, {
    body: { tipo: 'persone', nomeFile: 'a.csv', dimensione: 3 },
  });
  const upload = () =>
    fetch(caricamento?.link ?? '', {
      method: 'PUT',
      headers: { 'content-type': caricamento?.contentType ?? '' },
      body: 'a;b',
    });
  const [browser, altro] = [visitor(), visitor()];
  const spa = application(issuer, origin);
  const modulo = await spa.openLogin(browser);
  const concesso = await spa.openLogin(altro);
  const ritorno = await spa.follow(
    altro,
    await altro.request(concesso, { form: { login: loginOf('CEDOLINI'), password: 'prova' } }),
  );

  await fill('1');
  const rifiutata = await gestore.call(createSettore, { body: { codice: 'B', descrizione: 'Durante' } });
  expect(rifiutata).toMatchObject(DISCO_PIENO);
  expect(await settori()).toEqual(['A']);
  expect((await upload()).status).toBe(507);
  for (const risposta of [
    await visitor().request(spa.authorizationUrl()),
    await browser.request(modulo, { form: { login: loginOf('GESTORE'), password: 'prova' } }),
  ]) {
    expect(risposta.status).toBe(507);
    expect(await risposta.text()).toContain('Il disco è pieno');
  }
  const token = await spa.exchange(ritorno.searchParams.get('code') ?? '');
  expect([token.status, await token.json()]).toEqual([
    507,
    { error: 'temporarily_unavailable', error_description: expect.stringContaining('full') },
  ]);

  await fill('unlimited');
  await gestore.ok(createSettore, { body: { codice: 'C', descrizione: 'Dopo' } });
  expect(await settori()).toEqual(['A', 'C']);
  expect((await upload()).status).toBe(200);
  expect((await signIn(origin, issuer, loginOf('CEDOLINI'))).sessione.ruoli).toEqual(['CEDOLINI']);
}, 120_000);
