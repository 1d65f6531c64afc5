import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvito } from '#lib/admin/scuole.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { asUid } from '#platform/data/entita.ts';
import { writeCsv } from '#platform/spreadsheet.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata } from '#support/rifiuti.ts';
import { importFile, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const apri = (person: Person, body: { codmin?: string; invito?: string } = {}): Promise<Sessione> =>
  person.ok(sessioneRoutes.login, { body });
const invitoDi = ({
  uid = null,
  cf = null,
  ruoli = ['DIPENDENTE'],
}: {
  uid?: string | null;
  cf?: string | null;
  ruoli?: Ruolo[];
}): Promise<string> => {
  const chi = uid === null ? null : asUid<'PERSONA'>(uid);
  return createInvito(
    home.store,
    { codmin: SCUOLA_A, descutente: 'Dipendente invitato', user: 'invitato', ruoli, uid: chi, uidSubAnagrafe: chi, cf },
    new Date(),
  );
};
const crea = (numero: number): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
const letta = (uid: string): Promise<Persona> => gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
const cercata = async (numero: number, searchUidPortaleNull: boolean) =>
  (
    await gestore.ok(anagrafeRoutes.searchAnag, {
      body: { codFisc: personaDiProva(numero).desCf, searchUidPortaleNull },
    })
  ).righe;
const propria = (person: Person, sessione: Sessione) =>
  person.call(anagrafeRoutes.getPersonaPropria, {}, { sessione: sessione.token });
const fileDi = ({ desCf, desCognome, desNome, flgSesso, datNascita }: PersonaNuova): FileDiProva => ({
  nome: 'persone.csv',
  bytes: writeCsv({
    colonne: ['Cod. fiscale', 'COGNOME', 'Nome', 'Sesso', 'Nato il', 'Luogo di nascita', 'Mod pagamento', 'IBAN'].map(
      (titolo) => ({ titolo, tipo: 'testo' as const }),
    ),
    righe: [[desCf, desCognome, desNome, flgSesso, datNascita, 'Roma', 'B', 'IT60X0542811101000000123456']],
  }),
});

describe('the invitation of an employee', () => {
  test('binds the person of the codice fiscale, with audit; the search for people without a user leaves them out', async () => {
    const persona = await crea(801);
    expect(await cercata(801, true)).toMatchObject([{ collegata: false }]);
    const ospite = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
    const sessione = await apri(ospite, { invito: await invitoDi({ cf: persona.desCf.toLowerCase() }) });
    expect(sessione).toMatchObject({
      codmin: SCUOLA_A,
      uid: persona.uid,
      uidSubAnagrafe: persona.uid,
      cf: persona.desCf,
    });
    expect(await propria(ospite, sessione)).toMatchObject({
      status: 200,
      body: { uid: persona.uid, uidPortale: ospite.sessione.subject },
    });
    expect([await cercata(801, false), await cercata(801, true)]).toMatchObject([[{ collegata: true }], []]);
    const storia = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: persona.uid } });
    expect(storia.righe[0]).toMatchObject({
      azione: 'modificato',
      motivo: 'Invito usato',
      nome: ospite.sessione.descutente,
      prima: { uidPortale: null },
      dopo: { uidPortale: ospite.sessione.subject },
    });
  });

  test('used before the person is in the registry binds them when they are entered, by hand, by correction or by import', async () => {
    const ospiti = await Promise.all(
      (['PRESIDE', 'SERVIZI', 'ASSENZE'] as const).map((ruolo) => home.as(loginOf(ruolo, SCUOLA_C))),
    );
    for (const [indice, ospite] of ospiti.entries()) {
      const sessione = await apri(ospite, { invito: await invitoDi({ cf: personaDiProva(810 + indice).desCf }) });
      expect(await propria(ospite, sessione)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('chiedere alla segreteria') },
      });
    }
    const digitata = await crea(810);
    const { uid, versione } = await crea(819);
    await gestore.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...personaDiProva(811), versione } });
    await importFile(gestore, 'persone', fileDi(personaDiProva(812)));
    const [importata] = await cercata(812, false);
    const attese = [digitata.uid, uid, importata?.uid ?? ''];
    for (const [indice, ospite] of ospiti.entries()) {
      expect(await letta(attese[indice] ?? '')).toMatchObject({ uidPortale: ospite.sessione.subject });
      expect((await propria(ospite, await apri(ospite, { codmin: SCUOLA_A }))).body).toMatchObject({
        uid: attese[indice],
      });
    }
  });

  test('the latest one wins: the user before is of nobody, and a user has one person a school', async () => {
    const [prima, seconda] = [await crea(821), await crea(822)];
    const [uno, altro] = await Promise.all([
      home.as(loginOf('CEDOLINI', SCUOLA_B)),
      home.as(loginOf('TESTER', SCUOLA_B)),
    ]);
    const vecchia = await apri(uno, { invito: await invitoDi({ uid: prima.uid }) });
    await apri(altro, { invito: await invitoDi({ uid: prima.uid }) });
    expect(await letta(prima.uid)).toMatchObject({ uidPortale: altro.sessione.subject });
    expect(await propria(uno, vecchia)).toMatchObject({ status: 401 });
    expect(await propria(uno, await apri(uno, { codmin: SCUOLA_A }))).toMatchObject({ status: 404 });
    await apri(altro, { invito: await invitoDi({ cf: seconda.desCf }) });
    expect([(await letta(prima.uid)).uidPortale, (await letta(seconda.uid)).uidPortale]).toEqual([
      null,
      altro.sessione.subject,
    ]);
    const senzaNome = await apri(altro, { invito: await invitoDi({ ruoli: ['DIPENDENTE', 'CEDOLINI'] }) });
    expect(senzaNome).toMatchObject({ uidSubAnagrafe: seconda.uid, ruoli: ['DIPENDENTE', 'CEDOLINI'] });
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });

  test('used again by who used it, who did not hear the answer, opens another session; by anybody else it is refused', async () => {
    const [ospite, altro] = [
      await home.as(loginOf('ADEMPIMENTI', SCUOLA_B)),
      await home.as(loginOf('SERVIZI', SCUOLA_B)),
    ];
    const invito = await invitoDi({});
    const [prima, dopo] = [await apri(ospite, { invito }), await apri(ospite, { invito })];
    expect([dopo.codmin, dopo.ruoli]).toEqual([prima.codmin, prima.ruoli]);
    expect(dopo.token).not.toBe(prima.token);
    await rifiutata(home, () => altro.call(sessioneRoutes.login, { body: { invito } }), {
      status: 404,
      code: 'NON_TROVATO',
      message: /già stato usato/,
    });
  });

  test('of a person or a codice fiscale that cannot be is not issued', async () => {
    await expect(invitoDi({ uid: 'assente' })).rejects.toThrow('La persona');
    await expect(invitoDi({ cf: 'ABC' })).rejects.toThrow('Il codice fiscale ABC non è valido.');
  });
});
