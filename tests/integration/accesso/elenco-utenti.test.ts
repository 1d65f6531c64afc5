import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro, type Utente } from '#archivio/accesso/registro.ts';
import { putAccesso, uidUtente } from '#archivio/accesso/utenti-scuola.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { chiaveSessione, readSession } from '#platform/caller/sessione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { elencoUtentiRoutes, MASSIMO_CAMBI, type RigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata } from '#support/rifiuti.ts';
import { inviteAgain, invitedBy, withoutAddress } from '#web/areas/utilita/utenti/elenco/inviti-interrotti.ts';

let home: TestHome;
let io: Person;
/** How many more writes the archive takes before it breaks; undefined while it does not. */
let scritture: number | undefined;
beforeAll(async () => {
  home = await startTestHome({
    aroundCall: ({ name }, run) => {
      if (scritture === undefined || name !== 'TransactWriteItems') return run();
      scritture -= 1;
      return scritture < 0 ? Promise.reject(new Error('The disk is broken')) : run();
    },
  });
  io = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const riga = (numero: number, cambi: Partial<RigaUtenti>): RigaUtenti => ({
  numero,
  descutente: `Ugo Invitato ${numero}`,
  user: `ugo${numero}@scuola.example`,
  ruoli: 'Servizi',
  cf: '',
  azione: '',
  ...cambi,
});
const preview = (righe: readonly RigaUtenti[]) =>
  io.ok(elencoUtentiRoutes.previewElencoUtenti, { body: { righe: [...righe] } });
const apply = async (righe: readonly RigaUtenti[]) =>
  io.ok(elencoUtentiRoutes.applyElencoUtenti, { body: { righe: [...righe], visto: (await preview(righe)).visto } });
const utenti = async (): Promise<UtenteScuola[]> => (await io.ok(utentiRoutes.listUtenti, { body: {} })).utenti;
const chi = async (user: string): Promise<UtenteScuola | undefined> =>
  (await utenti()).find((uno) => uno.user === user);

test('the staff of a school is invited by one sheet, each with their record; the same sheet again does nothing', async () => {
  const persona = await io.ok(anagrafeRoutes.createPersona, { body: personaDiProva(41) });
  const righe = Array.from({ length: 120 }, (_, indice) => riga(indice + 2, { ruoli: 'dipendente; CEDOLINI' }));
  const descutente = `${persona.desNome} ${persona.desCognome}`;
  righe[0] = riga(2, {
    descutente,
    user: loginOf('DIPENDENTE', SCUOLA_B),
    ruoli: 'Dipendente',
    cf: persona.desCf.toLowerCase(),
  });
  const { esiti } = await apply(righe);
  expect(new Set(esiti.map(({ esito }) => esito))).toEqual(new Set(['INVITO']));
  expect(new Set(esiti.map(({ codice }) => codice)).size).toBe(120);
  const ospite = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
  const sessione = await ospite.ok(sessioneRoutes.login, { body: { invito: esiti[0]?.codice ?? '' } });
  expect(sessione).toMatchObject({ ruoli: ['DIPENDENTE'], uidSubAnagrafe: persona.uid });
  expect(new Set((await preview(righe.slice(1))).esiti.map(({ esito }) => esito))).toEqual(new Set(['UGUALE']));
  const rinnovo = await preview([riga(3, { ruoli: 'Dipendente, Cedolini', azione: 'Invita' })]);
  expect(rinnovo.esiti).toMatchObject([{ esito: 'INVITO', prima: ['CEDOLINI', 'DIPENDENTE'] }]);
});

test('one sheet changes roles, takes the school away and takes an invitation back, each in the audit trail', async () => {
  const [assenze, servizi] = await Promise.all([home.as(loginOf('ASSENZE')), home.as(loginOf('SERVIZI'))]);
  await apply([riga(2, { user: 'ida@scuola.example' })]);
  const prima = await chi(loginOf('ASSENZE'));
  const { esiti } = await apply([
    riga(2, { user: loginOf('ASSENZE').toUpperCase(), ruoli: 'Assenze, Servizi' }),
    riga(3, { user: loginOf('SERVIZI'), ruoli: '', azione: 'revoca' }),
    riga(4, { user: 'ida@scuola.example', ruoli: '', azione: 'Revoca' }),
  ]);
  expect(esiti.map(({ esito, dopo }) => [esito, dopo])).toEqual([
    ['RUOLI', ['SERVIZI', 'ASSENZE']],
    ['REVOCA', []],
    ['REVOCA', []],
  ]);
  expect((await chi(loginOf('ASSENZE')))?.ruoli).toEqual(['SERVIZI', 'ASSENZE']);
  expect([await chi(loginOf('SERVIZI')), await chi('ida@scuola.example')]).toEqual([undefined, undefined]);
  expect((await servizi.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } })).status).toBe(401);
  expect((await assenze.call(sessioneRoutes.getPreferenze, { query: { lista: 'settori' } })).status).toBe(200);
  const { righe } = await io.ok(auditRoutes.searchAudit, { body: { entita: 'UTENTE', uid: prima?.uid ?? '' } });
  expect(righe).toMatchObject([{ azione: 'modificato', motivo: 'Elenco da un file' }]);
});

test('a sheet with a wrong row writes nothing, and says of each row everything that is wrong', async () => {
  await home.as(loginOf('CEDOLINI'));
  const righe = [
    riga(2, {}),
    riga(3, { ruoli: 'Segretario, Servizi' }),
    riga(4, { user: loginOf('GESTORE'), ruoli: 'Assenze' }),
    riga(5, { user: 'nessuno@scuola.example', ruoli: '', azione: 'Revoca' }),
    riga(6, { cf: 'RSSXXX00A00H501X', ruoli: 'Collaudatore' }),
    riga(7, { user: 'ugo2@scuola.example', descutente: '', ruoli: '', azione: 'forse' }),
    riga(8, { user: '' }),
  ];
  const { esiti, visto } = await preview(righe);
  expect(esiti.map(({ numero, errori }) => [numero, errori.map((uno) => uno.slice(0, 40))])).toEqual([
    [2, []],
    [3, ['«Segretario» non è un ruolo: Collaudator']],
    [4, ['I propri ruoli li cambia un altro gestor']],
    [5, ['Nessuno entra o è invitato come nessuno@']],
    [6, ["In anagrafe non c'è nessuno con il nome ", 'Il ruolo di collaudatore lo dà e lo togl']],
    [
      7,
      [
        'ugo2@scuola.example è già alla riga 2: l',
        "«forse» non è un'azione: lasciarla vuota",
        'Manca almeno un ruolo.',
        'Manca il nome di chi è invitato.',
      ],
    ],
    [8, ['Manca il nome utente.']],
  ]);
  await rifiutata(home, () => io.call(elencoUtentiRoutes.applyElencoUtenti, { body: { righe, visto } }), {
    status: 403,
    code: 'OPERAZIONE_NON_CONSENTITA',
    message: /^Nulla è stato salvato\. Riga 3: «Segretario»/,
  });
});

test('of two sheets that change the same user in the same instant one is refused whole', async () => {
  await home.as(loginOf('ADEMPIMENTI'));
  const fogli = ['Assenze', 'Servizi'].map((ruoli, indice) => [
    riga(2, { user: loginOf('ADEMPIMENTI'), ruoli }),
    riga(3, { user: `nuovo${indice}@scuola.example` }),
  ]);
  const visti = await Promise.all(fogli.map(preview));
  const esiti = await Promise.all(
    fogli.map((righe, indice) =>
      io.call(elencoUtentiRoutes.applyElencoUtenti, { body: { righe, visto: visti[indice]?.visto ?? '' } }),
    ),
  );
  expect(esiti.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const vince = esiti.findIndex(({ status }) => status === 200);
  expect((await chi(loginOf('ADEMPIMENTI')))?.ruoli).toEqual([vince === 0 ? 'ASSENZE' : 'SERVIZI']);
  expect(
    [await chi('nuovo0@scuola.example'), await chi('nuovo1@scuola.example')].map((uno) => uno !== undefined),
  ).toEqual([vince === 0, vince === 1]);
  const [righe = []] = fogli;
  await rifiutata(
    home,
    () => io.call(elencoUtentiRoutes.applyElencoUtenti, { body: { righe, visto: visti[0]?.visto ?? '' } }),
    { status: 409, code: 'VERSIONE_SUPERATA', message: /cambiati dopo l'anteprima: rileggere il file/ },
  );
});

/** A user of the school who is a person of its registry, with sessions open in some places; `numero` tells them apart. */
const alLavoro = async (numero: number, sessioni: number): Promise<Utente> => {
  const { uid, desCf } = await io.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
  const ruoli = ['SERVIZI' as const];
  const utente: Utente = {
    issuer: 'prova',
    subject: `luogo-${numero}`,
    user: `luogo${numero}@scuola.example`,
    descutente: `Ada Altrove ${numero}`,
    iscrizioni: [{ codmin: SCUOLA_A, ruoli, uid, uidSubAnagrafe: uid, cf: desCf, isUtenteAccessibile: true }],
    versione: 0,
  };
  const [globali, suo] = [registro(home.store), uidUtente(utente)];
  const mia = readSession((await home.store.get(chiaveSessione(io.sessione.token))) ?? {});
  const persone = personeRepository(archivioDi(home.store, SCUOLA_A));
  await sendOperazioni(home.store, [
    ...persone.update(await persone.load(uid), { uidPortale: utente.subject }).operazioni,
    globali.putUtente(undefined, utente),
    putAccesso(SCUOLA_A, suo, null),
    ...Array.from({ length: sessioni }, (_, quale) =>
      globali.putSessione(`${suo}-${quale}`, { ...mia, ...utente, utente: suo, ruoli }),
    ),
  ]);
  return utente;
};

test('as many users as a sheet may change are changed, then taken away, also where each is at work in several places', async () => {
  const numeri = Array.from({ length: MASSIMO_CAMBI }, (_, indice) => 200 + indice);
  for (const numero of numeri) await alLavoro(numero, 4);
  const righe = numeri.map((numero) => riga(numero, { user: `luogo${numero}@scuola.example`, ruoli: 'Assenze' }));
  expect(new Set((await apply(righe)).esiti.map(({ esito }) => esito))).toEqual(new Set(['RUOLI']));
  expect((await chi('luogo200@scuola.example'))?.ruoli).toEqual(['ASSENZE']);
  const revoche = righe.map((una) => ({ ...una, azione: 'Revoca' }));
  expect(new Set((await apply(revoche)).esiti.map(({ esito }) => esito))).toEqual(new Set(['REVOCA']));
  expect((await utenti()).filter(({ user }) => user.startsWith('luogo'))).toEqual([]);
});

test('of more users than a sheet may change the last ones are refused by their row', async () => {
  const righe = Array.from({ length: MASSIMO_CAMBI + 1 }, (_, indice) => riga(300 + indice, {}));
  await apply(righe);
  const { esiti } = await preview(righe.map((una) => ({ ...una, azione: 'Revoca' })));
  expect(esiti.filter(({ esito }) => esito === 'ERRATA')).toMatchObject([
    {
      numero: 300 + MASSIMO_CAMBI,
      errori: [`Un file cambia o toglie al massimo ${MASSIMO_CAMBI} utenti alla volta: metterlo in un altro file.`],
    },
  ]);
});

test('a cell that is no role is quoted by its beginning, however long it is', async () => {
  const { esiti } = await preview([riga(2, { ruoli: 'x'.repeat(300) })]);
  expect(esiti[0]?.errori).toEqual([
    expect.stringMatching(/^«x{40}…» non è un ruolo: Collaudatore/),
    'Manca almeno un ruolo.',
  ]);
});

test('a sheet that is cut half way says so, and the addresses that were lost are made again', async () => {
  const righe = Array.from({ length: 45 }, (_, indice) => riga(400 + indice, {}));
  const prima = await preview(righe);
  const cut = async (dopo: number) => {
    scritture = dopo;
    const { status, body } = await io.call(elencoUtentiRoutes.applyElencoUtenti, {
      body: { righe, visto: prima.visto },
    });
    scritture = undefined;
    return [status, Object(body).message];
  };
  expect(await cut(0)).toEqual([500, expect.stringContaining('Nulla è stato salvato')]);
  expect(await cut(1)).toEqual([
    500,
    expect.stringMatching(/^Il salvataggio si è interrotto a metà: una parte è stata salvata/),
  ]);
  const dopo = await preview(righe);
  const senza = withoutAddress(dopo.esiti, invitedBy(prima.esiti), new Set());
  expect(senza).toEqual(Array.from({ length: 15 }, (_, indice) => 400 + indice));
  const rifatte = new Set(senza);
  const ancora = inviteAgain(righe, rifatte);
  expect(withoutAddress((await preview(ancora)).esiti, invitedBy(prima.esiti), rifatte)).toEqual([]);
  const { esiti } = await apply(ancora);
  expect(esiti.map(({ esito, codice }) => [esito, codice === null])).toEqual(righe.map(() => ['INVITO', false]));
  expect((await utenti()).filter(({ user }) => righe.some((una) => una.user === user))).toHaveLength(45);
});
