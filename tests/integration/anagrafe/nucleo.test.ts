import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import {
  nucleoRoutes,
  type FamFiscaleInput,
  type Familiare,
  type FamiliareInput,
} from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let persona: Persona;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(async () => {
  numero += 1;
  persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
});
afterAll(() => home.close());

const familiare = (cambi: Partial<FamiliareInput> = {}): FamiliareInput => {
  const dati = {
    desCognome: 'Inventati',
    desNome: 'Ugo',
    flgSesso: 'M' as const,
    datNascita: '2005-03-04',
    codComuneNascita: 'H501',
    ...cambi,
  };
  const desCf = codiceFiscaleDa({
    cognome: dati.desCognome,
    nome: dati.desNome,
    sesso: dati.flgSesso,
    nascita: dati.datNascita,
    codBelfiore: dati.codComuneNascita,
  });
  return {
    codParentela: 'FI',
    desComuneNascita: '',
    desCf,
    flgCfConfermato: false,
    flgConvivente: true,
    note: '',
    ...dati,
  };
};
const create = (cambi: Partial<FamiliareInput> = {}): Promise<Familiare> =>
  gestore.ok(nucleoRoutes.createFamiliare, { body: { ...familiare(cambi), uidSubAnagrafe: persona.uid } });
const list = () => gestore.ok(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe: persona.uid } });
const aCarico = (cambi: Partial<FamFiscaleInput> = {}): FamFiscaleInput => ({
  datDecorrenza: '2024-01-01',
  flgCarico: true,
  numMisura: 500_000,
  flgDisabile: false,
  ...cambi,
});
const addFiscale = (uidParente: string, cambi: Partial<FamFiscaleInput> = {}) =>
  gestore.call(nucleoRoutes.createFamFiscale, { body: { ...aCarico(cambi), uidParente } });
const inputOf = ({ uid: _uid, uidSubAnagrafe: _sub, ...input }: Familiare) => input;

describe('the family unit', () => {
  test('lists the oldest first with the tax data in force today; each relative is opened, changed, removed', async () => {
    const [figlio, coniuge] = [
      await create(),
      await create({ codParentela: 'CO', desNome: 'Ada', flgSesso: 'F', datNascita: '1980-01-02' }),
    ];
    expect(await gestore.ok(nucleoRoutes.getFamiliare, { params: { uid: figlio.uid } })).toEqual(figlio);
    expect((await list()).map(({ uid, fiscale }) => [uid, fiscale])).toEqual([
      [coniuge.uid, null],
      [figlio.uid, null],
    ]);
    const changed = await gestore.ok(nucleoRoutes.updateFamiliare, {
      params: { uid: figlio.uid },
      body: { ...inputOf(figlio), flgConvivente: false },
    });
    expect(changed).toMatchObject({ flgConvivente: false, versione: 2, uidSubAnagrafe: persona.uid });
    expect(
      await gestore.call(nucleoRoutes.removeFamiliare, { params: { uid: figlio.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: changed } });
    await gestore.ok(nucleoRoutes.removeFamiliare, { params: { uid: figlio.uid }, query: { versione: 2 } });
    expect((await list()).map(({ uid }) => uid)).toEqual([coniuge.uid]);
  });

  test('refuses the same relative twice, two spouses, an abolished birthplace, a birth to come', async () => {
    await create();
    expect(
      await gestore.call(nucleoRoutes.createFamiliare, { body: { ...familiare(), uidSubAnagrafe: persona.uid } }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'desCf' }] } });
    await create({ codParentela: 'CO', desNome: 'Ada', flgSesso: 'F', datNascita: '1980-01-02' });
    expect(
      await gestore.call(nucleoRoutes.createFamiliare, {
        body: { ...familiare({ codParentela: 'UC', desNome: 'Eva', flgSesso: 'F' }), uidSubAnagrafe: persona.uid },
      }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'codParentela' }] } });
    expect(
      await gestore.call(nucleoRoutes.createFamiliare, {
        body: {
          ...familiare({ desNome: 'Ivo', codComuneNascita: 'A012', datNascita: '2020-01-01' }),
          uidSubAnagrafe: persona.uid,
        },
      }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'codComuneNascita' }] } });
    expect(
      await gestore.call(nucleoRoutes.createFamiliare, {
        body: { ...familiare({ desNome: 'Leo', datNascita: '2099-01-01' }), uidSubAnagrafe: persona.uid },
      }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'datNascita' }] } });
  });

  test('two users adding the same relative at once leave one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        gestore.call(nucleoRoutes.createFamiliare, { body: { ...familiare(), uidSubAnagrafe: persona.uid } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  test('of another school does not exist', async () => {
    const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
    const suo = await create();
    expect(await altrove.call(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe: persona.uid } })).toMatchObject({
      status: 404,
    });
    expect(await altrove.call(nucleoRoutes.getFamiliare, { params: { uid: suo.uid } })).toMatchObject({ status: 404 });
    expect(
      await altrove.call(nucleoRoutes.createFamiliare, {
        body: { ...familiare({ desNome: 'Ivo' }), uidSubAnagrafe: persona.uid },
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await altrove.call(nucleoRoutes.createFamFiscale, { body: { ...aCarico(), uidParente: suo.uid } }),
    ).toMatchObject({ status: 404 });
  });
});

describe('tax data of a relative', () => {
  test('hold from a day until the next, latest first; the family unit shows what is in force today', async () => {
    const figlio = await create();
    await addFiscale(figlio.uid);
    await addFiscale(figlio.uid, { datDecorrenza: '2025-01-01', numMisura: 1_000_000, flgDisabile: true });
    const [ultimo, primo] = await gestore.ok(nucleoRoutes.listFamFiscali, {
      body: { criteria: { UID_PARENTE: figlio.uid } },
    });
    expect([ultimo?.datDecorrenza, primo?.datDecorrenza]).toEqual(['2025-01-01', '2024-01-01']);
    expect(await list()).toMatchObject([
      { numDatiFiscali: 2, fiscale: { datDecorrenza: '2025-01-01', numMisura: 1_000_000, flgDisabile: true } },
    ]);
    if (ultimo === undefined) throw new Error('Two tax data were added');
    const { uid, versione } = ultimo;
    expect(
      await gestore.ok(nucleoRoutes.updateFamFiscale, {
        body: { ...aCarico({ flgCarico: false, numMisura: null }), datDecorrenza: '2025-02-01', uid, versione },
      }),
    ).toMatchObject({ datDecorrenza: '2025-02-01', numMisura: null, versione: 2 });
    expect(await gestore.call(nucleoRoutes.removeFamFiscale, { body: { uid, versione } })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA' },
    });
    await gestore.ok(nucleoRoutes.removeFamFiscale, { body: { uid, versione: 2 } });
    expect(
      await gestore.ok(nucleoRoutes.listFamFiscali, { body: { criteria: { UID_PARENTE: figlio.uid } } }),
    ).toHaveLength(1);
  });

  test.each([{}, { criteria: {} }])('asked without the relative answers to the letter', async (body) => {
    expect(await gestore.call(nucleoRoutes.listFamFiscali, { body } as never)).toMatchObject({
      status: 400,
      body: {
        message: 'UID_PARENTE mancante',
        fields: [{ path: 'criteria.UID_PARENTE', message: 'UID_PARENTE mancante' }],
      },
    });
  });

  test.each<[string, Partial<FamFiscaleInput>, number, string]>([
    ['a dependent relative without a share', { numMisura: null }, 400, 'numMisura'],
    ['a share of zero', { numMisura: 0 }, 400, 'numMisura'],
    ['a share over the whole', { numMisura: 1_000_001 }, 400, 'numMisura'],
    ['a share of who is not dependent', { flgCarico: false }, 400, 'numMisura'],
    ['a third of a child', { numMisura: 333_333 }, 409, 'numMisura'],
    ['a start before the birth', { datDecorrenza: '2005-03-03' }, 409, 'datDecorrenza'],
  ])('refuses %s on its field', async (_caso, cambi, status, campo) => {
    const figlio = await create();
    expect(await addFiscale(figlio.uid, cambi)).toMatchObject({ status, body: { fields: [{ path: campo }] } });
  });

  test('says that the share must be more than zero', async () => {
    const figlio = await create();
    expect((await addFiscale(figlio.uid, { numMisura: 0 })).body).toMatchObject({
      fields: [{ message: 'La misura deve essere maggiore di zero.' }],
    });
  });

  test('a spouse is dependent for the whole; another relative for the share that is due', async () => {
    const [coniuge, madre] = [
      await create({ codParentela: 'CO', desNome: 'Ada', flgSesso: 'F', datNascita: '1980-01-02' }),
      await create({ codParentela: 'GE', desNome: 'Bea', flgSesso: 'F', datNascita: '1950-01-02' }),
    ];
    expect(await addFiscale(coniuge.uid)).toMatchObject({ status: 409, body: { fields: [{ path: 'numMisura' }] } });
    expect(await addFiscale(coniuge.uid, { numMisura: 1_000_000 })).toMatchObject({ status: 200 });
    expect(await addFiscale(madre.uid, { numMisura: 333_333 })).toMatchObject({ status: 200 });
  });

  test('two from the same day are one too many', async () => {
    const figlio = await create();
    await addFiscale(figlio.uid);
    expect(await addFiscale(figlio.uid)).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', fields: [{ path: 'datDecorrenza' }] },
    });
    const [un, altro] = await Promise.all([
      addFiscale(figlio.uid, { datDecorrenza: '2026-01-01' }),
      addFiscale(figlio.uid, { datDecorrenza: '2026-01-01' }),
    ]);
    expect([un.status, altro.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a relative with tax data', () => {
  test('is neither changed nor removed, and each attempt is told to who manages the school', async () => {
    const figlio = await create({ desNome: 'Teo' });
    await addFiscale(figlio.uid);
    const update = await gestore.call(nucleoRoutes.updateFamiliare, {
      params: { uid: figlio.uid },
      body: { ...inputOf(figlio), note: 'altra' },
    });
    const remove = await gestore.call(nucleoRoutes.removeFamiliare, {
      params: { uid: figlio.uid },
      query: { versione: 1 },
    });
    expect(update).toMatchObject({
      status: 409,
      body: { code: 'IN_USO', message: expect.stringContaining('01/01/2024') },
    });
    expect(remove).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
    expect(await gestore.ok(nucleoRoutes.getFamiliare, { params: { uid: figlio.uid } })).toEqual(figlio);
    const sue = (await gestore.ok(notificheRoutes.listNotifiche, { body: {} })).righe.filter(
      ({ RIFERIMENTO }) => RIFERIMENTO === persona.uid,
    );
    expect(sue.map(({ COD_TIPO }) => COD_TIPO).toSorted()).toEqual(['PARENT_DELETE_TRIED', 'PARENT_UPDATE_TRIED']);
    expect(sue[0]?.DES_JSON).toMatchObject({ desParente: 'Inventati Teo', desCf: persona.desCf });
    const [dato] = await gestore.ok(nucleoRoutes.listFamFiscali, { body: { criteria: { UID_PARENTE: figlio.uid } } });
    if (dato === undefined) throw new Error('Tax data were added');
    await gestore.ok(nucleoRoutes.removeFamFiscale, { body: { uid: dato.uid, versione: dato.versione } });
    await gestore.ok(nucleoRoutes.removeFamiliare, { params: { uid: figlio.uid }, query: { versione: 1 } });
  });
});
