import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { importFile } from '#support/scambio.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

let numero = 0;
const nuova = (cambi: Partial<PersonaNuova> = {}): PersonaNuova => {
  numero += 1;
  return personaDiProva(numero, cambi);
};
const create = (cambi: Partial<PersonaNuova> = {}): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, { body: nuova(cambi) });
const bodyOf = ({
  uid: _uid,
  uidSubAnagrafe: _sub,
  prgAnagrafe: _prg,
  matricola: _matricola,
  uidPortale: _portale,
  ...body
}: Persona) => body;

describe('a person', () => {
  test('is created with the next matricola and progressive, completed from the archives', async () => {
    const { matricola } = await gestore.ok(anagrafeRoutes.nextMatricola, {});
    const persona = await create({
      desComuneNascita: '',
      domicili: [
        { dal: '2024-01-01', codComuneDomf: 'F205', desComuneDomf: '', codRegioneDomf: '' },
        { dal: '2020-01-01', codComuneDomf: 'A952', desComuneDomf: '', codRegioneDomf: '' },
      ],
    });
    expect(persona).toMatchObject({
      matricola,
      uidSubAnagrafe: persona.uid,
      versione: 1,
      desComuneNascita: 'ROMA',
      provinciaRes: 'RM',
      uidPortale: null,
    });
    expect(persona.domicili).toEqual([
      { dal: '2020-01-01', codComuneDomf: 'A952', desComuneDomf: 'BOLZANO', codRegioneDomf: '03' },
      { dal: '2024-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' },
    ]);
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toEqual(persona);
    expect((await gestore.ok(anagrafeRoutes.nextMatricola, {})).matricola).toBe(matricola + 1);
  });

  test('may bring the matricola it already has; the next one follows the highest', async () => {
    expect((await create({ matricola: 5000 })).matricola).toBe(5000);
    expect((await create()).matricola).toBe(5001);
    const refused = await gestore.call(anagrafeRoutes.createPersona, { body: nuova({ matricola: 5000 }) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'matricola' }] } });
  });

  test('keeps matricola and progressive for ever', async () => {
    const persona = await create();
    const changed = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'cambiata' },
    });
    expect(changed).toMatchObject({
      matricola: persona.matricola,
      prgAnagrafe: persona.prgAnagrafe,
      note: 'cambiata',
      versione: 2,
    });
    // a record may be sent back as it was read: the numbers that only the answer has change nothing
    const sentBack = await gestore.call(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(changed), matricola: 9 } as never,
    });
    expect(sentBack).toMatchObject({ status: 200, body: { matricola: persona.matricola, versione: 3 } });
  });

  test('twenty created at once have twenty numbers, whoever has to repeat', async () => {
    const create = async (body: PersonaNuova): Promise<Persona> => {
      for (;;) {
        const answer = await gestore.call(anagrafeRoutes.createPersona, { body });
        if (answer.status === 200) return answer.body as Persona;
        expect(answer).toMatchObject({ status: 429, body: { code: 'TROPPE_RICHIESTE' } });
      }
    };
    const people = await Promise.all(Array.from({ length: 20 }, () => create(nuova())));
    expect(new Set(people.map(({ matricola }) => matricola)).size).toBe(20);
    expect(new Set(people.map(({ prgAnagrafe }) => prgAnagrafe)).size).toBe(20);
  });

  test('with the codice fiscale of another is refused on that field and changes nothing', async () => {
    const persona = await create();
    const [before, refused] = [
      await gestore.ok(anagrafeRoutes.nextMatricola, {}),
      await gestore.call(anagrafeRoutes.createPersona, { body: { ...nuova(), ...identitaOf(persona) } }),
    ];
    expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'desCf' }] } });
    expect(await gestore.ok(anagrafeRoutes.nextMatricola, {})).toEqual(before);
  });

  test('whose codice fiscale changes is found by the one of before, in searches and in files, and nobody else takes it', async () => {
    const persona = await create();
    const [altra, vecchio] = [nuova(), persona.desCf];
    const identita = { ...identitaOf(persona), flgSesso: altra.flgSesso, datNascita: altra.datNascita };
    const corretta = { ...identita, desCf: cfDi(identita) };
    const cambiata = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), ...corretta },
    });
    expect(cambiata.cfPrecedenti).toEqual([vecchio]);
    for (const cerca of [{ codFisc: vecchio }, { criteria: vecchio.toLowerCase() }, { codFisc: cambiata.desCf }])
      expect((await gestore.ok(anagrafeRoutes.searchAnag, { body: cerca })).righe.map(({ uid }) => uid)).toEqual([
        persona.uid,
      ]);
    const { persone } = await gestore.ok(cercaRoutes.cerca, { body: { testo: vecchio } });
    expect(persone.map(({ uid }) => uid)).toEqual([persona.uid]);

    const preso = await gestore.call(anagrafeRoutes.createPersona, { body: { ...altra, ...identitaOf(persona) } });
    expect(preso).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'desCf' }] } });
    const letta = await importFile(gestore, 'persone', {
      nome: 'vecchi-codici.csv',
      bytes: Buffer.from(`Codice fiscale;Note\n${vecchio};Dal programma di prima\n`),
    });
    expect(letta.anteprima.righe[0]?.avvisi?.join(' ')).toContain(cambiata.desCf);
    const importata = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } });
    expect(importata).toMatchObject({
      desCf: cambiata.desCf,
      cfPrecedenti: [vecchio],
      note: 'Dal programma di prima',
    });

    const tolta = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(importata), cfPrecedenti: [] },
    });
    expect(tolta.cfPrecedenti).toEqual([]);
    expect((await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: vecchio } })).righe).toEqual([]);
    const sbagliato = await gestore.call(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(tolta), cfPrecedenti: [`${vecchio.slice(0, 15)}${vecchio.endsWith('A') ? 'B' : 'A'}`] },
    });
    expect(sbagliato).toMatchObject({ status: 400, body: { fields: [{ path: 'cfPrecedenti.0' }] } });
  });

  test('of another school does not exist', async () => {
    const [persona, altrove] = [await create(), await home.as(loginOf('GESTORE', SCUOLA_B))];
    expect(await altrove.call(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
      status: 404,
    });
    expect(
      await altrove.call(anagrafeRoutes.updatePersona, { params: { uid: persona.uid }, body: bodyOf(persona) }),
    ).toMatchObject({ status: 404 });
    expect((await altrove.ok(anagrafeRoutes.searchAnag, { body: { codFisc: persona.desCf } })).righe).toEqual([]);
  });

  test('changed by two: the second gets the record as it is now', async () => {
    const persona = await create();
    const first = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'prima' },
    });
    const second = await gestore.call(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'seconda' },
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: first } });
  });

  test('leaves who, what and when in the audit trail', async () => {
    const persona = await create();
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), desCap: '00199' },
    });
    const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: persona.uid } });
    expect(righe.map(({ azione, prima, dopo }) => [azione, prima?.desCap, dopo?.desCap])).toEqual([
      ['modificato', '00100', '00199'],
      ['creato', undefined, '00100'],
    ]);
  });
});

const cfDi = ({
  desCognome: cognome,
  desNome: nome,
  flgSesso: sesso,
  datNascita,
  codComuneNascita,
}: ReturnType<typeof identitaOf>): string =>
  codiceFiscaleDa({
    cognome,
    nome,
    sesso: sesso ?? 'F',
    nascita: datNascita ?? '',
    codBelfiore: codComuneNascita ?? '',
  });
const identitaOf = ({ desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf }: Persona) => ({
  desCognome,
  desNome,
  flgSesso,
  datNascita,
  codComuneNascita,
  desCf,
});

test.each<[string, keyof PersonaNuova]>([
  ['birth date', 'datNascita'],
  ['birthplace', 'codComuneNascita'],
  ['sex', 'flgSesso'],
])('a natural person without %s is refused', async (_cosa, campo) => {
  expect(await gestore.call(anagrafeRoutes.createPersona, { body: { ...nuova(), [campo]: null } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: campo, message: 'Campo obbligatorio.' }] },
  });
});

test('a new name is the one that services are listed by', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, 900);
  await gestore.ok(anagrafeRoutes.updatePersona, {
    params: { uid: persona.uid },
    body: { ...bodyOf(persona), desCognome: 'Aaaprima', flgCfConfermato: true },
  });
  const {
    righe: [prima],
  } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
  expect(prima).toMatchObject({ uid: servizio.uid, desCognome: 'Aaaprima' });
});

test('what is stored keeps every invariant', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
});

describe('the employee', () => {
  test('reads the own record and no other; without a linked record is told so', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    expect(await dipendente.call(anagrafeRoutes.getPersonaPropria, {})).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('nessuna scheda anagrafica') },
    });
    const persona = await create();
    const globali = registro(home.store);
    const utente = await globali.getUtente(LOCAL_USERS, dipendente.sessione.subject);
    if (utente === undefined) throw new Error('The test user is missing');
    await sendOperazioni(home.store, [
      globali.putUtente(utente, {
        ...utente,
        iscrizioni: utente.iscrizioni.map((iscrizione) => ({
          ...iscrizione,
          uid: persona.uid,
          uidSubAnagrafe: persona.uid,
        })),
      }),
    ]);
    const sessione = await dipendente.ok(sessioneRoutes.login, { body: {} });
    expect(await dipendente.ok(anagrafeRoutes.getPersonaPropria, {}, { sessione: sessione.token })).toEqual(persona);
    expect(
      await dipendente.call(anagrafeRoutes.getPersona, { params: { uid: persona.uid } }, { sessione: sessione.token }),
    ).toMatchObject({ status: 403 });
  });
});
