import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registro, type Utente } from '#archivio/accesso/registro.ts';
import { createInvito } from '#lib/admin/scuole.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { ClaimPersona } from '#platform/caller/persona-certificata.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { personOf, startTestHome, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import {
  CODICE_FISCALE,
  startIntermediario,
  type Entrata,
  type Intermediario,
} from '#support/identita/intermediario.ts';
import { sentBy } from '#support/lavori/outbox.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let intermediario: Intermediario;
let home: TestHome;
let gestore: Entrante;
let altrove: Entrante;
type Entrante = Awaited<ReturnType<typeof entrato>>;

beforeAll(async () => {
  intermediario = await startIntermediario();
  home = await startTestHome({
    scuole: [SCUOLA_A, SCUOLA_B],
    fornitore: {
      issuer: intermediario.issuer,
      clientId: intermediario.clientId,
      persona: ClaimPersona.parse({ codiceFiscale: CODICE_FISCALE }),
    },
  });
  gestore = await entrato({ sub: 'gestore-a' }, await invito(SCUOLA_A, ['GESTORE']));
  altrove = await entrato({ sub: 'gestore-b' }, await invito(SCUOLA_B, ['GESTORE']));
});
afterAll(async () => {
  await home.close();
  await intermediario.close();
});

const invito = (codmin: string, ruoli: Ruolo[]): Promise<string> =>
  createInvito(
    home.store,
    { codmin, descutente: 'Invitato', user: `invitato-${codmin}`, ruoli, uid: null, uidSubAnagrafe: null, cf: null },
    new Date(),
  );
const tenta = async (entrata: Entrata, codice?: string) => {
  const ospite = personOf(home.origin, await intermediario.token(entrata), null);
  return ospite.call(sessioneRoutes.login, { body: codice === undefined ? {} : { invito: codice } });
};
const entrato = async (entrata: Entrata, codice?: string) => {
  const risposta = await tenta(entrata, codice);
  expect(risposta).toMatchObject({ status: 200 });
  const sessione = risposta.body as Sessione;
  return { ...personOf(home.origin, await intermediario.token(entrata), sessione.token), sessione };
};
const crea = (numero: number, cambi: Partial<PersonaNuova> = {}, dove = gestore): Promise<Persona> =>
  dove.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(numero), ...cambi } });
const letta = (uid: string): Promise<Persona> => gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
const utenteDi = (sub: string): Promise<Utente | undefined> =>
  registro(home.store).getUtente(intermediario.issuer, sub);

/** A refused sign-in that left neither a user nor a bond. */
const rifiutato = async (entrata: Entrata, message: string, persona?: Persona): Promise<void> => {
  expect(await tenta(entrata)).toMatchObject({ status: 403, body: { message: expect.stringContaining(message) } });
  expect(await utenteDi(entrata.sub)).toBeUndefined();
  if (persona) expect(await letta(persona.uid)).toMatchObject({ uidPortale: persona.uidPortale });
};

describe('the first sign-in of a person whose codice fiscale the issuer certifies', () => {
  test('makes them employee of their own record and nothing else, with audit; the next ones find the same user', async () => {
    const persona = await crea(901, { desEMail: 'prova.novecentouno@scuola.example' });
    const lei = await entrato({ sub: 'spid-901', cf: persona.desCf, livello: 2 });
    expect(lei.sessione).toMatchObject({
      codmin: SCUOLA_A,
      ruoli: ['DIPENDENTE'],
      uid: persona.uid,
      uidSubAnagrafe: persona.uid,
      cf: persona.desCf,
    });
    expect(await lei.ok(anagrafeRoutes.getPersonaPropria, {})).toMatchObject({ uidPortale: 'spid-901' });
    expect(await lei.call(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({ status: 403 });
    expect(await lei.call(utentiRoutes.listUtenti, { body: {} })).toMatchObject({ status: 403 });
    const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: persona.uid } });
    expect(righe[0]).toMatchObject({
      motivo: 'Primo accesso con il codice fiscale certificato',
      dopo: { uidPortale: 'spid-901' },
    });
    expect((await entrato({ sub: 'spid-901', cf: persona.desCf, livello: 3 })).sessione.uid).toBe(persona.uid);
    expect(await sentBy(home)).toMatchObject([
      { a: persona.desEMail, oggetto: 'Sei entrato in Emolumenti', testo: expect.stringContaining('avvisa subito') },
    ]);
    expect((await gestore.ok(utentiRoutes.listUtenti, { body: {} })).utenti).toContainEqual(
      expect.objectContaining({ user: persona.desCf, ruoli: ['DIPENDENTE'] }),
    );
  });

  test('is refused below the second level, without a level and without a codice fiscale', async () => {
    const persona = await crea(902);
    const chi = { sub: 'spid-902', cf: persona.desCf };
    await rifiutato({ ...chi, livello: 1 }, 'serve SPID o CIE di livello 2', persona);
    await rifiutato(chi, 'serve SPID o CIE di livello 2', persona);
    await rifiutato({ sub: 'spid-902', livello: 3 }, 'non è abilitato in nessuna scuola', persona);
    await rifiutato({ sub: 'spid-902', cf: 'NON-UN-CODICE', livello: 3 }, 'non è abilitato', persona);
  });

  test('is left to the office when no school has the code, or two have it', async () => {
    await rifiutato({ sub: 'spid-903', cf: personaDiProva(903).desCf, livello: 2 }, 'Nessuna scuola ha in anagrafe');
    const persona = await crea(903);
    await crea(903, {}, altrove);
    await rifiutato({ sub: 'spid-903', cf: persona.desCf, livello: 2 }, 'in più scuole', persona);
  });

  test('is refused for a record that is linked to another user', async () => {
    const persona = await crea(904);
    await entrato({ sub: 'spid-904', cf: persona.desCf, livello: 2 });
    const collegata = await letta(persona.uid);
    await rifiutato({ sub: 'altro-904', cf: persona.desCf, livello: 2 }, 'già collegata a un altro utente', collegata);
  });

  test('asks the office for a code of before, and finds nobody by letters of omocodia, which tell two people apart', async () => {
    const prima = await crea(905);
    const desCf = conOmocodia(prima.desCf, 1);
    await rifiutato({ sub: 'spid-905', cf: desCf, livello: 2 }, 'Nessuna scuola ha in anagrafe', prima);
    const dopo = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: prima.uid },
      body: { ...personaDiProva(905), desCf, cfPrecedenti: [prima.desCf], versione: prima.versione },
    });
    await rifiutato({ sub: 'spid-905', cf: prima.desCf, livello: 2 }, 'va controllata dalla segreteria', dopo);
    expect((await entrato({ sub: 'spid-905', cf: desCf, livello: 2 })).sessione.uid).toBe(prima.uid);
  });

  test('is refused for the record of somebody dead', async () => {
    const persona = await crea(906, { datDecesso: '2026-01-10' });
    await rifiutato({ sub: 'spid-906', cf: persona.desCf, livello: 2 }, 'va controllata dalla segreteria', persona);
  });

  test('does not give back what a manager took away: who was a user here is invited again', async () => {
    const persona = await crea(907);
    await entrato({ sub: 'spid-907', cf: persona.desCf, livello: 2 });
    const { utenti } = await gestore.ok(utentiRoutes.listUtenti, { body: {} });
    const { uid, versione } = utenti.find(({ user }) => user === persona.desCf) ?? { uid: '', versione: 0 };
    await gestore.ok(utentiRoutes.removeUtente, { body: { uid, versione } });
    expect(await tenta({ sub: 'spid-907', cf: persona.desCf, livello: 2 })).toMatchObject({ status: 403 });
    expect(await letta(persona.uid)).toMatchObject({ uidPortale: null });
  });

  test('is refused by a school without a licence, and nothing is written', async () => {
    const persona = await crea(908, {}, altrove);
    const globali = registro(home.store);
    const scuola = await globali.getScuola(SCUOLA_B);
    if (scuola === undefined) throw new Error('The school is not there');
    await sendOperazioni(home.store, [globali.putScuola(scuola, { ...scuola, licenze: [] })]);
    expect(await tenta({ sub: 'spid-908', cf: persona.desCf, livello: 2 })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('licenza') },
    });
    expect(await utenteDi('spid-908')).toBeUndefined();
  });

  test('leaves the archive whole', async () => {
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });
});
