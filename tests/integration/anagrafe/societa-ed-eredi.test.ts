import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { enteDiProva, personaDiProva } from '#support/persone-di-prova.ts';

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

describe('a company', () => {
  test('has a name and a codice fiscale of eleven digits: no birth, no sex; it is found and listed with the others', async () => {
    const ente = await gestore.ok(anagrafeRoutes.createPersona, { body: enteDiProva('98765432103') });
    expect(ente).toMatchObject({
      tipoSoggetto: 'ENTE',
      desCognome: 'Cooperativa Inventata',
      desNome: '',
      flgSesso: null,
      datNascita: null,
      codComuneNascita: null,
      desComuneNascita: '',
    });
    const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: 'cooperativa inv' } });
    expect(righe).toEqual([
      expect.objectContaining({ uid: ente.uid, tipoSoggetto: 'ENTE', datNascita: null, cfAnomalo: false }),
    ]);
  });

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['a codice fiscale of sixteen characters', { desCf: 'RSSMRA80A01H501U' }, 'desCf'],
    ['a wrong control digit', { desCf: '98765432104' }, 'desCf'],
    ['a first name', { desNome: 'Anna' }, 'desNome'],
    ['a birth date', { datNascita: '1980-01-01' }, 'datNascita'],
    ['somebody it inherits from', { cfDeceduto: 'RSSMRA80A01H501U' }, 'cfDeceduto'],
  ])('is refused with %s', async (_cosa, cambi, campo) => {
    expect(await gestore.call(anagrafeRoutes.createPersona, { body: enteDiProva('98765432103', cambi) })).toMatchObject(
      { status: 400, body: { fields: [expect.objectContaining({ path: campo })] } },
    );
  });
});

describe('an heir', () => {
  const erede = (cambi: Partial<PersonaNuova>) =>
    nuova({ tipoSoggetto: 'EREDE', cfDeceduto: 'RSSMRA80A01H501U', quotaEredita: 500_000, ...cambi });

  test('says whose and for what share', async () => {
    expect(await gestore.ok(anagrafeRoutes.createPersona, { body: erede({}) })).toMatchObject({
      tipoSoggetto: 'EREDE',
      cfDeceduto: 'RSSMRA80A01H501U',
      quotaEredita: 500_000,
    });
  });

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['nobody deceased', { cfDeceduto: null }, 'cfDeceduto'],
    ['no share', { quotaEredita: 0 }, 'quotaEredita'],
  ])('is refused with %s', async (_cosa, cambi, campo) => {
    expect(await gestore.call(anagrafeRoutes.createPersona, { body: erede(cambi) })).toMatchObject({
      status: 400,
      body: { fields: [expect.objectContaining({ path: campo })] },
    });
  });
});

test('what is stored keeps every invariant', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
});
