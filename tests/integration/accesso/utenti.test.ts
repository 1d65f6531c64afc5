import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { dirigenteRoutes } from '#shared/contracts/casa/dirigente.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata } from '#support/rifiuti.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

const gestore = () => home.as(loginOf('GESTORE'));
const utenti = async (): Promise<UtenteScuola[]> =>
  (await (await gestore()).ok(utentiRoutes.listUtenti, { body: {} })).utenti;
const conRuolo = async (ruolo: Ruolo): Promise<UtenteScuola> => {
  const trovato = (await utenti()).find(({ stato, ruoli }) => stato === 'ATTIVO' && ruoli.includes(ruolo));
  if (trovato === undefined) throw new Error(`Nobody is ${ruolo}`);
  return trovato;
};
/** More than a change of roles rewrites in one transaction. */
const SESSIONI_DI_PROVA = 60;
const invito = {
  descutente: 'Ugo Invitato',
  user: 'ugo@scuola.example',
  ruoli: ['SERVIZI' as const],
  uidSubAnagrafe: null,
  email: null,
};

test('who signs in is found by their school, with when they last came, and by no other', async () => {
  await home.as(loginOf('ASSENZE'));
  const assenze = await conRuolo('ASSENZE');
  expect(assenze).toMatchObject({ stato: 'ATTIVO', scade: null, ruoli: ['ASSENZE'] });
  expect(assenze.ultimoAccesso).not.toBeNull();
  const b = await home.as(loginOf('GESTORE', SCUOLA_B));
  const altri = (await b.ok(utentiRoutes.listUtenti, { body: {} })).utenti;
  expect(altri.map(({ uid }) => uid)).not.toContain(assenze.uid);
});

test('an invitation gives its roles and its record once; a second to the same name takes the place of the first', async () => {
  const io = await gestore();
  const persona = await io.ok(anagrafeRoutes.createPersona, { body: personaDiProva(41) });
  const suo = { ...invito, user: loginOf('DIPENDENTE', SCUOLA_B) };
  const primo = await io.ok(utentiRoutes.inviteUtente, { body: suo });
  const { codice } = await io.ok(utentiRoutes.inviteUtente, { body: { ...suo, uidSubAnagrafe: persona.uid } });
  expect((await utenti()).filter(({ user }) => user === suo.user)).toMatchObject([
    { stato: 'INVITATO', ruoli: ['SERVIZI'], cf: persona.desCf },
  ]);
  const ospite = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
  expect((await ospite.call(sessioneRoutes.login, { body: { invito: primo.codice } })).status).toBe(404);
  const sessione = await ospite.ok(sessioneRoutes.login, { body: { invito: codice } });
  expect(sessione).toMatchObject({ codmin: io.sessione.codmin, ruoli: ['SERVIZI'], uidSubAnagrafe: persona.uid });
  const ora = await utenti();
  expect(ora.filter(({ stato }) => stato !== 'ATTIVO')).toEqual([]);
  expect(ora.find(({ cf }) => cf === persona.desCf)).toMatchObject({ ruoli: ['SERVIZI'], stato: 'ATTIVO' });
});

test('a person who is not in the registry is not invited', async () => {
  const io = await gestore();
  await rifiutata(
    home,
    () => io.call(utentiRoutes.inviteUtente, { body: { ...invito, uidSubAnagrafe: asUid<'PERSONA'>('nessuno') } }),
    { status: 404, code: 'NON_TROVATO', message: /./ },
  );
});

test('an invitation taken back is of no use', async () => {
  const io = await gestore();
  const { codice, utente } = await io.ok(utentiRoutes.inviteUtente, {
    body: { ...invito, user: 'ida@scuola.example' },
  });
  await io.ok(utentiRoutes.removeUtente, { body: { uid: utente.uid, versione: utente.versione } });
  const ospite = await home.as(loginOf('PRESIDE', SCUOLA_B));
  expect((await ospite.call(sessioneRoutes.login, { body: { invito: codice } })).status).toBe(404);
});

test('changed roles reach who is at work; the trail says who changed them', async () => {
  const [io, altro] = [await gestore(), await home.as(loginOf('ADEMPIMENTI'))];
  const prima = await conRuolo('ADEMPIMENTI');
  const dopo = await io.ok(utentiRoutes.updateUtente, {
    body: { uid: prima.uid, versione: prima.versione, ruoli: ['ADEMPIMENTI', 'CEDOLINI'] },
  });
  expect(dopo.ruoli).toEqual(['ADEMPIMENTI', 'CEDOLINI']);
  expect((await altro.ok(sessioneRoutes.switchScuola, { body: { codmin: io.sessione.codmin } })).ruoli).toEqual(
    dopo.ruoli,
  );
  const { righe } = await io.ok(auditRoutes.searchAudit, { body: { entita: 'UTENTE', uid: prima.uid } });
  expect(righe).toHaveLength(1);
  await rifiutata(
    home,
    () =>
      io.call(utentiRoutes.updateUtente, { body: { uid: prima.uid, versione: prima.versione, ruoli: ['ASSENZE'] } }),
    { status: 409, code: 'VERSIONE_SUPERATA', message: /cambiati nel frattempo/ },
  );
});

test('nobody changes their own roles, nobody but a tester makes a tester, nobody reaches into another school', async () => {
  const io = await gestore();
  await home.as(loginOf('ASSENZE'));
  const [me, assenze] = [await conRuolo('GESTORE'), await conRuolo('ASSENZE')];
  const mia = { uid: me.uid, versione: me.versione };
  const sua = { uid: assenze.uid, versione: assenze.versione };
  const vietata = (message: RegExp) => ({ status: 403, code: 'OPERAZIONE_NON_CONSENTITA' as const, message });
  const altroGestore = vietata(/un altro gestore/);
  await rifiutata(
    home,
    () => io.call(utentiRoutes.updateUtente, { body: { ...mia, ruoli: ['ASSENZE'] } }),
    altroGestore,
  );
  await rifiutata(home, () => io.call(utentiRoutes.removeUtente, { body: mia }), altroGestore);
  const collaudatore = vietata(/collaudatore/);
  await rifiutata(
    home,
    () => io.call(utentiRoutes.updateUtente, { body: { ...sua, ruoli: ['ASSENZE', 'TESTER'] } }),
    collaudatore,
  );
  await rifiutata(
    home,
    () => io.call(utentiRoutes.inviteUtente, { body: { ...invito, ruoli: ['TESTER'] } }),
    collaudatore,
  );
  const b = await home.as(loginOf('GESTORE', SCUOLA_B));
  const assente = { status: 404, code: 'NON_TROVATO' as const, message: /L'utente/ };
  await rifiutata(home, () => b.call(utentiRoutes.updateUtente, { body: { ...sua, ruoli: ['ASSENZE'] } }), assente);
  await rifiutata(home, () => b.call(utentiRoutes.removeUtente, { body: sua }), assente);
});

test('who is taken off the school is out at the next call, and finds no school to enter', async () => {
  const [io, altro] = [await gestore(), await home.as(loginOf('SERVIZI'))];
  const utente = (await utenti()).find(({ user }) => user === loginOf('SERVIZI'));
  if (utente === undefined) throw new Error('The user is not listed');
  const suo = { uid: utente.uid, versione: utente.versione };
  await rifiutata(home, () => io.call(utentiRoutes.removeUtente, { body: { ...suo, versione: suo.versione + 1 } }), {
    status: 409,
    code: 'VERSIONE_SUPERATA',
    message: /cambiati nel frattempo/,
  });
  await io.ok(utentiRoutes.removeUtente, { body: suo });
  expect((await altro.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } })).status).toBe(401);
  expect((await altro.call(sessioneRoutes.login, { body: {} })).status).toBe(403);
  expect((await utenti()).map(({ uid }) => uid)).not.toContain(utente.uid);
});

test('an invitation adds its roles, and is of no use to whoever made it', async () => {
  const io = await gestore();
  const proprio = await io.ok(utentiRoutes.inviteUtente, {
    body: { ...invito, user: loginOf('CEDOLINI'), ruoli: ['ADEMPIMENTI'] },
  });
  expect(proprio.utente.invitatoDa).toBe(io.sessione.descutente);
  await rifiutata(home, () => io.call(sessioneRoutes.login, { body: { invito: proprio.codice } }), {
    status: 403,
    code: 'OPERAZIONE_NON_CONSENTITA',
    message: /i propri ruoli li cambia un altro gestore/,
  });
  expect((await conRuolo('GESTORE')).ruoli).toEqual(['GESTORE']);
  const altro = await home.as(loginOf('CEDOLINI'));
  const { ruoli } = await altro.ok(sessioneRoutes.login, { body: { invito: proprio.codice } });
  expect(ruoli).toEqual(expect.arrayContaining(['ADEMPIMENTI', 'CEDOLINI']));
});

test.each(['removed', 'no manager any more'])(
  'the open invitations of a manager who is %s go with them',
  async (come) => {
    const io = await gestore();
    const login = loginOf(come === 'removed' ? 'ASSENZE' : 'ADEMPIMENTI', SCUOLA_B);
    const { codice } = await io.ok(utentiRoutes.inviteUtente, { body: { ...invito, user: login, ruoli: ['GESTORE'] } });
    const ada = await home.as(login);
    const { token } = await ada.ok(sessioneRoutes.login, { body: { invito: codice } });
    const suo = await ada.ok(
      utentiRoutes.inviteUtente,
      { body: { ...invito, user: 'ritorno@scuola.example', ruoli: ['GESTORE'] } },
      { sessione: token },
    );
    const lei = (await utenti()).find(({ user, ruoli }) => user !== loginOf('GESTORE') && ruoli.includes('GESTORE'));
    if (lei === undefined) throw new Error('Nobody came with the invitation');
    const { uid, versione } = lei;
    if (come === 'removed') await io.ok(utentiRoutes.removeUtente, { body: { uid, versione } });
    else await io.ok(utentiRoutes.updateUtente, { body: { uid, versione, ruoli: ['ASSENZE'] } });
    expect((await utenti()).map(({ user }) => user)).not.toContain('ritorno@scuola.example');
    const ritorno = await ada.call(sessioneRoutes.login, { body: { invito: suo.codice } });
    expect(ritorno.status).toBe(404);
  },
);

test(
  'however many sessions somebody has open, none keeps the roles that were taken away',
  { timeout: 60_000 },
  async () => {
    const [io, preside] = [await gestore(), await home.as(loginOf('PRESIDE'))];
    const aperte: string[] = [];
    while (aperte.length < SESSIONI_DI_PROVA) aperte.push((await preside.ok(sessioneRoutes.login, { body: {} })).token);
    const suo = await conRuolo('PRESIDE');
    await io.ok(utentiRoutes.updateUtente, { body: { uid: suo.uid, versione: suo.versione, ruoli: ['DIPENDENTE'] } });
    const esiti = await Promise.all(
      aperte.map((sessione) => preside.call(dirigenteRoutes.listServiziDirigente, { body: {} }, { sessione })),
    );
    expect(new Set(esiti.map(({ status }) => status))).toEqual(new Set([401, 403]));
    expect(esiti.at(-1)?.status).toBe(403);
  },
);

test('two managers who take each other off in the same instant leave one of them', async () => {
  const io = await gestore();
  const { codice } = await io.ok(utentiRoutes.inviteUtente, {
    body: { ...invito, user: loginOf('CEDOLINI', SCUOLA_B), ruoli: ['GESTORE'] },
  });
  const eva = await home.as(loginOf('CEDOLINI', SCUOLA_B));
  const { token } = await eva.ok(sessioneRoutes.login, { body: { invito: codice } });
  const gestori = (await utenti()).filter(({ ruoli }) => ruoli.includes('GESTORE'));
  expect(gestori).toHaveLength(2);
  const [me, lei] = gestori.toSorted((a) => (a.user === loginOf('GESTORE') ? -1 : 1));
  if (me === undefined || lei === undefined) throw new Error('Two managers were expected');
  const esiti = await Promise.all([
    io.call(utentiRoutes.removeUtente, { body: { uid: lei.uid, versione: lei.versione } }),
    eva.call(utentiRoutes.removeUtente, { body: { uid: me.uid, versione: me.versione } }, { sessione: token }),
  ]);
  expect(esiti.filter(({ status }) => status === 200)).toHaveLength(1);
});
