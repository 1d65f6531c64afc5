import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passaggioCuEntita } from '#archivio/denunce/annuali/passaggio-cu.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { PacchettoCu, passaggioCuRoutes } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let scuola: ScuolaCheCertifica;
let denuncia: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
  await saveFirma(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const chiedi = () => scuola.adempimenti.ok(passaggioCuRoutes.issueTokenCu, { body: { anno: 2026 } });
const ritira = (token: string, chi = scuola.adempimenti) => chi.call(passaggioCuRoutes.handOverCu, { body: { token } });
const nonTrovato = assente(/non è di questa scuola, oppure dopo ne è stato chiesto un altro/);

test('of a year with no certification ready there is no code, and it is said why', async () => {
  const issue = () => scuola.adempimenti.call(passaggioCuRoutes.issueTokenCu, { body: { anno: 2026 } });
  await rifiutata(scuola.home, issue, statoNonAmmesso(/Nessuna CU del 2026 è pronta/));
  ({ denuncia } = await elaboraCu(scuola.adempimenti));
  await rifiutata(
    scuola.home,
    issue,
    statoNonAmmesso(/"CU del 2026, invio di marzo" il suo contenuto non è in nessun/),
  );
  const { uid, versione } = denuncia;
  denuncia = await scuola.adempimenti.ok(cuRoutes.makeFileCu, { query: { uid, versione } });
});

test('the package has the kept bytes and what a reader finds in them; of ten that use its code at once one opens it', async () => {
  const { token, dentro, fuori } = await chiedi();
  expect([dentro, fuori]).toEqual([['CU del 2026, invio di marzo'], []]);
  const risposte = await Promise.all(Array.from({ length: 10 }, () => ritira(token)));
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  for (const { body } of risposte.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'STATO_NON_AMMESSO', message: expect.stringMatching(/ha già ritirato le CU/) });
  const { link } = passaggioCuRoutes.handOverCu.response.parse(risposte.find(({ status }) => status === 200)?.body);
  const pacchetto = PacchettoCu.parse(await (await fetch(link)).json());
  expect(pacchetto).toMatchObject({ scuola: scuola.adempimenti.sessione.codmin, anno: 2026 });
  const [invio] = pacchetto.invii;
  const { link: linkFile } = await scuola.adempimenti.ok(cuRoutes.linkFileCu, {
    body: { uid: denuncia.uid, numero: 1 },
  });
  expect(Buffer.from(invio?.file.contenuto ?? '', 'base64')).toEqual(
    Buffer.from(await (await fetch(linkFile)).arrayBuffer()),
  );
  expect(invio?.records.certificazioni.map(({ codFiscale }) => codFiscale).toSorted()).toEqual(
    scuola.persone
      .slice(0, 3)
      .map(({ desCf }) => desCf)
      .toSorted(),
  );
});

test('the audit trail tells who asked and who took, and keeps no code that opens anything', async () => {
  const { token } = await chiedi();
  await ritira(token);
  const { righe } = await scuola.gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PASSAGGIO_CU', uid: '2026' } });
  expect(righe[0]).toMatchObject({ dopo: { ritiratoDa: scuola.adempimenti.sessione.descutente } });
  expect(JSON.stringify(righe)).not.toContain(token);
});

test('the stored answer of a hand-over holds no link; the same call again is answered with a new one', async () => {
  const { token } = await chiedi();
  const call = () =>
    scuola.adempimenti.ok(passaggioCuRoutes.handOverCu, { body: { token } }, { key: 'ritiro-ripetuto' });
  const prima = await call();
  const { store } = scuola.home;
  const ricordate = await store.queryAll({ pk: `SCUOLA#${scuola.adempimenti.sessione.codmin}#IDEMPOTENZA` });
  expect(ricordate.length).toBeGreaterThan(0);
  const risposte = ricordate.map(({ risposta, compressa }) =>
    compressa === true ? inflateRawSync(Buffer.from(String(risposta), 'base64')).toString('utf8') : String(risposta),
  );
  expect(risposte.some((risposta) => risposta.includes('"link"'))).toBe(true);
  expect(risposte.join('')).not.toContain('X-Amz-Signature');
  const dopo = await call();
  expect({ ...dopo, link: '' }).toEqual({ ...prima, link: '' });
  expect(await (await fetch(dopo.link)).json()).toEqual(await (await fetch(prima.link)).json());
});

test('a code is of its school, and stops working when another is asked for', async () => {
  const altra = await scuola.home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
  const { token } = await chiedi();
  await rifiutata(scuola.home, () => ritira(token, altra), nonTrovato);
  const { token: nuovo } = await chiedi();
  await rifiutata(scuola.home, () => ritira(token), nonTrovato);
  expect(await ritira(nuovo)).toMatchObject({ status: 200 });
});

test('a code stops working after its minutes', async () => {
  const { token, scade } = await chiedi();
  const minuti = (Date.parse(scade) - Date.now()) / 60_000;
  expect(minuti).toBeGreaterThan(10);
  expect(minuti).toBeLessThanOrEqual(15);
  const passaggi = archivioDi(scuola.home.store, scuola.adempimenti.sessione.codmin).of(passaggioCuEntita);
  const salvato = await passaggi.get('2026');
  if (salvato === undefined) throw new Error('No hand-over');
  await sendOperazioni(
    scuola.home.store,
    passaggi.update(salvato, { scade: new Date(Date.now() - 1000).toISOString() }).operazioni,
  );
  await rifiutata(scuola.home, () => ritira(token), statoNonAmmesso(/valeva 15 minuti, e sono passati/));
});

test('a code stops working when what it opens changes; what is not as its file says stays out', async () => {
  const { token } = await chiedi();
  denuncia = await sendCu(scuola.adempimenti, denuncia);
  await rifiutata(scuola.home, () => ritira(token), statoNonAmmesso(/sono cambiate da quando/));
  const ottobre = await elaboraCu(scuola.adempimenti, { invio: 'OTTOBRE' });
  const { dentro, fuori } = await chiedi();
  expect([dentro, fuori.map(({ descrizione }) => descrizione)]).toEqual([
    [denuncia.descrizione],
    [ottobre.denuncia.descrizione],
  ]);
});
