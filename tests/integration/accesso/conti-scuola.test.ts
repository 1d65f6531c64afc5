import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listContiDaFare, putContoDaFare, type ContoDaFare } from '#archivio/accesso/conti-da-fare.ts';
import { registro } from '#archivio/accesso/registro.ts';
import { retryConti } from '#functions/lavori/conti/riprova.ts';
import { LOCAL_POOL } from '#lib/local/identity/amministrazione.ts';
import { codeAt, stepOf } from '#lib/local/identity/totp.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { systemClock } from '#platform/clock.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { ContoRifiutato, type Identita } from '#platform/identita.ts';
import { silentLog } from '#platform/log.ts';
import { openUserPool } from '#platform/user-pool.ts';
import { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes, type AttoSulConto, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { personOf, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { rifiutata } from '#support/rifiuti.ts';
import { application, visitor } from '#tests/lib/local/identity/visitor.ts';

const PASSWORD = 'una frase che si ricorda';
let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const utenti = async (): Promise<UtenteScuola[]> => (await gestore.ok(utentiRoutes.listUtenti, { body: {} })).utenti;
const chi = async (user: string): Promise<UtenteScuola> => {
  const trovato = (await utenti()).find((uno) => uno.user === user);
  if (trovato === undefined) throw new Error(`Nobody is ${user}`);
  return trovato;
};
const conto = async (user: string, atto: AttoSulConto) => {
  const { uid, versione } = await chi(user);
  return gestore.ok(utentiRoutes.changeConto, { body: { uid, versione, atto } });
};
const segretoIn = (html: string): string => (/id="chiave">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');

/** Goes through the sign-in pages. @returns the status of the last page, and the token of who got in */
const entra = async (primo: Record<string, string>, codice?: string) => {
  const person = visitor();
  const sito = application(`${home.origin}/oidc`, home.origin);
  const page = await sito.openLogin(person, codice === undefined ? {} : { login_hint: `invito:${codice}` });
  let answer = await person.request(page, { form: primo });
  if (answer.status === 200) {
    const segreto = segretoIn(await answer.text());
    if (segreto === '') return { status: 200, token: '' };
    answer = await person.request(page, { form: { codice: codeAt(segreto, stepOf(Date.now())) } });
  }
  if (answer.status !== 303) return { status: answer.status, token: '' };
  const back = await sito.follow(person, answer);
  const { id_token } = await (await sito.exchange(back.searchParams.get('code') ?? '')).json();
  return { status: 303, token: String(id_token) };
};

/** Invites somebody new, who chooses a password and signs in. */
const invitato = async (user: string, email: string | null = null): Promise<Person> => {
  const body = { descutente: 'Ugo Nuovo', user, ruoli: ['SERVIZI' as const], uidSubAnagrafe: null, email };
  const { codice } = await gestore.ok(utentiRoutes.inviteUtente, { body });
  const { token } = await entra({ nuova: PASSWORD, conferma: PASSWORD }, codice);
  const ospite = personOf(home.origin, token, null);
  const sessione: Sessione = await ospite.ok(sessioneRoutes.login, { body: { invito: codice } });
  return { ...personOf(home.origin, token, sessione.token), sessione };
};

const posta = async (a: string): Promise<string[]> => {
  const dir = join(home.dataDir, 'posta');
  const lettere = await Promise.all((await readdir(dir)).toSorted().map((nome) => readFile(join(dir, nome), 'utf8')));
  return lettere
    .filter((eml) => eml.includes(`To: ${a}`))
    .map((eml) => Buffer.from(/Subject: =\?UTF-8\?B\?(.*)\?=/.exec(eml)?.[1] ?? '', 'base64').toString());
};

describe('the manager of a school', () => {
  test('lets a new person in, who is told of every change of their access', async () => {
    const ospite = await invitato('ugo.nuovo', 'ugo@scuola.example');
    expect(ospite.sessione).toMatchObject({ codmin: SCUOLA_A, ruoli: ['SERVIZI'] });
    expect(await chi('ugo.nuovo')).toMatchObject({ stato: 'ATTIVO', email: 'ugo@scuola.example', daFare: null });

    await conto('ugo.nuovo', 'AZZERA');
    expect((await ospite.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } })).status).toBe(401);
    expect((await entra({ login: 'ugo.nuovo', password: PASSWORD })).status).toBe(303);

    const { stato, uid } = await conto('ugo.nuovo', 'DISABILITA');
    expect(stato).toBe('DISABILITATO');
    expect((await entra({ login: 'ugo.nuovo', password: PASSWORD })).status).toBe(422);
    expect(await ospite.call(sessioneRoutes.login, { body: {} })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('disabilitato') },
    });
    await conto('ugo.nuovo', 'RIABILITA');
    expect((await entra({ login: 'ugo.nuovo', password: PASSWORD })).status).toBe(200);

    const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'UTENTE', uid } });
    expect(righe.map(({ motivo }) => motivo)).toEqual(
      expect.arrayContaining(['Secondo fattore azzerato', 'Accesso disabilitato', 'Accesso riabilitato']),
    );
    expect(await posta('ugo@scuola.example')).toEqual([
      'Invito a entrare in Emolumenti',
      'Secondo fattore azzerato',
      'Accesso disabilitato',
      'Accesso riabilitato',
    ]);
  });

  test('changes what somebody may do, by the form or by a sheet, and each time tells them by mail', async () => {
    await invitato('lia.nuova', 'lia@scuola.example');
    const { uid, versione } = await chi('lia.nuova');
    await gestore.ok(utentiRoutes.updateUtente, { body: { uid, versione, ruoli: ['ASSENZE'] } });
    const sheet = async (ruoli: string, azione: string) => {
      const righe = [{ numero: 2, user: 'lia.nuova', descutente: 'Lia Nuova', cf: '', ruoli, azione }];
      const { visto } = await gestore.ok(elencoUtentiRoutes.previewElencoUtenti, { body: { righe } });
      await gestore.ok(elencoUtentiRoutes.applyElencoUtenti, { body: { righe, visto } });
    };
    await sheet('Assenze, Servizi', '');
    await sheet('', 'revoca');
    expect(await posta('lia@scuola.example')).toEqual([
      'Invito a entrare in Emolumenti',
      'I tuoi compiti in Emolumenti sono cambiati',
      'I tuoi compiti in Emolumenti sono cambiati',
      'Non entri più in Emolumenti per questa scuola',
    ]);
  });

  test('takes the last school away, and with it the account', async () => {
    await invitato('via.dopo');
    const { uid, versione } = await chi('via.dopo');
    await gestore.ok(utentiRoutes.removeUtente, { body: { uid, versione } });
    expect((await entra({ login: 'via.dopo', password: PASSWORD })).status).toBe(422);
    expect(await listContiDaFare(home.store)).toEqual([]);
  });

  test('touches neither their own account nor that of a person of another school too, nor an older version', async () => {
    const tenta = (riga: UtenteScuola, cambi = {}) =>
      gestore.call(utentiRoutes.changeConto, {
        body: { uid: riga.uid, versione: riga.versione, atto: 'DISABILITA', ...cambi },
      });
    const vietata = (message: RegExp) => ({ status: 403, code: 'OPERAZIONE_NON_CONSENTITA' as const, message });
    const io = await chi(loginOf('GESTORE'));
    await rifiutata(home, () => tenta(io), vietata(/un altro gestore/));
    await home.as(loginOf('TESTER'));
    const tester = await chi(loginOf('TESTER'));
    await rifiutata(home, () => tenta(tester), vietata(/collaudatore/));
    const due = await home.as(loginOf('CEDOLINI', SCUOLA_B));
    const body = { descutente: 'Di Due', user: loginOf('CEDOLINI', SCUOLA_B), ruoli: ['ASSENZE' as const] };
    const { codice } = await gestore.ok(utentiRoutes.inviteUtente, {
      body: { ...body, uidSubAnagrafe: null, email: null },
    });
    await due.ok(sessioneRoutes.login, { body: { invito: codice } });
    const doppio = (await utenti()).find(({ user }) => user === loginOf('CEDOLINI', SCUOLA_B));
    if (doppio === undefined) throw new Error('The user of two schools is not listed');
    await rifiutata(home, () => tenta(doppio), vietata(/lavora anche in un'altra scuola/));
    await home.as(loginOf('ASSENZE'));
    const assenze = await chi(loginOf('ASSENZE'));
    await rifiutata(home, () => tenta(assenze, { versione: assenze.versione + 1 }), {
      status: 409,
      code: 'VERSIONE_SUPERATA',
      message: /cambiati nel frattempo/,
    });
    await rifiutata(home, () => tenta(assenze, { uid: 'nessuno' }), {
      status: 404,
      code: 'NON_TROVATO',
      message: /L'utente/,
    });
  });
});

test('the messages of this machine are read by a manager that has signed in, and by no other', async () => {
  const sito = application(`${home.origin}/oidc`, home.origin);
  const pagina = async (login: string | null) => {
    const person = visitor();
    if (login !== null) await sito.signIn(person, login, 'prova');
    const first = await person.request(`${home.origin}/posta`);
    const answer = await person.request(new URL(first.headers.get('location') ?? '', home.origin).href);
    return { status: answer.status, testo: await answer.text() };
  };
  const [nessuno, dipendente, suo, tester] = [
    await pagina(null),
    await pagina(loginOf('DIPENDENTE')),
    await pagina(loginOf('GESTORE')),
    await pagina(loginOf('TESTER')),
  ];
  expect([nessuno.status, dipendente.status, suo.status, tester.status]).toEqual([401, 403, 200, 200]);
  for (const { testo } of [nessuno, dipendente]) expect(testo).not.toContain('ugo@scuola.example');
  expect(suo.testo).toContain('ugo@scuola.example');
});

describe('an account that the installation has not made yet', () => {
  const codice = 'codice-di-prova-di-un-conto-in-attesa';
  const uid = hashOf(codice);
  const daFare: ContoDaFare = {
    codmin: SCUOLA_A,
    uid,
    azione: 'CREA',
    user: 'eva.attesa',
    subject: null,
    nome: 'Eva Attesa',
    email: null,
    da: '2026-03-10T10:00:00.000Z',
    perche: null,
  };
  const invito = {
    codmin: SCUOLA_A,
    descutente: 'Eva Attesa',
    user: 'eva.attesa',
    ruoli: ['SERVIZI' as const],
    uid: null,
    uidSubAnagrafe: null,
    cf: null,
    scade: Math.floor(Date.now() / 1000) + 86_400,
    conto: { subject: null },
  };
  const riprova = (identita: Identita | undefined) =>
    retryConti({ store: home.store, log: silentLog, clock: systemClock(), identita });
  const vera = () => openUserPool(LOCAL_POOL);

  test('is shown with why, lets nobody in, is made by the next try, and once', async () => {
    await sendOperazioni(home.store, [registro(home.store).putInvito(codice, invito), putContoDaFare(daFare)]);
    expect(await chi('eva.attesa')).toMatchObject({ stato: 'INVITATO', daFare: 'Il conto è da creare.' });
    const ferma = { ...vera(), crea: () => Promise.reject(new Error('out of reach')) };
    expect(await riprova(ferma)).toEqual({ fatti: 0, rimasti: 1 });
    expect((await chi('eva.attesa')).daFare).toMatch(/da creare.*riprova da solo/);
    const rifiuta = { ...vera(), crea: () => Promise.reject(new ContoRifiutato('Il nome non va.')) };
    expect(await riprova(rifiuta)).toEqual({ fatti: 0, rimasti: 1 });
    expect((await chi('eva.attesa')).daFare).toBe('Il conto è da creare. Il nome non va.');
    const altro = await home.as(loginOf('ASSENZE'));
    expect(await altro.call(sessioneRoutes.login, { body: { invito: codice } })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('non è ancora pronto') },
    });
    // made, and then cut before the archive knew: the second try finds it made
    await vera().crea({ user: 'eva.attesa', nome: 'Eva Attesa', email: null, chiave: uid });
    await conto('eva.attesa', 'RIPROVA');
    expect((await chi('eva.attesa')).daFare).toBeNull();
    expect(await riprova(vera())).toEqual({ fatti: 0, rimasti: 0 });
    const { token } = await entra({ nuova: PASSWORD, conferma: PASSWORD }, codice);
    const sessione = await personOf(home.origin, token, null).ok(sessioneRoutes.login, { body: { invito: codice } });
    expect(sessione.ruoli).toEqual(['SERVIZI']);
  });

  test('is not made for an invitation that was taken back, and is nobody’s business with an external issuer', async () => {
    const body = { ...invito, user: 'tolto.prima' };
    const nuovo = { ...daFare, uid: hashOf('un altro codice'), user: 'tolto.prima' };
    await sendOperazioni(home.store, [registro(home.store).putInvito('un altro codice', body), putContoDaFare(nuovo)]);
    const riga = await chi('tolto.prima');
    await gestore.ok(utentiRoutes.removeUtente, { body: { uid: riga.uid, versione: riga.versione } });
    expect(await listContiDaFare(home.store)).toEqual([]);
    await sendOperazioni(home.store, [putContoDaFare(nuovo)]);
    expect(await riprova(undefined)).toEqual({ fatti: 0, rimasti: 0 });
    expect(await riprova(vera())).toEqual({ fatti: 1, rimasti: 0 });
  });
});
