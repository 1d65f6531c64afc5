import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personaEntita } from '#archivio/persone/persona.ts';
import { ricercaCedoliniService } from '#functions/anagrafe/persone/ricerca-cedolini.ts';
import { ricercaPersoneService } from '#functions/anagrafe/persone/ricerca-persone.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cursorSigner } from '#platform/data/cursor.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import { anagrafeRoutes, RicercaPersone } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, TABLE_NAME, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const PERSONE = 20_000;
const ALTROVE = 200;

let home: TestHome;
let store: Store;
let comandi: string[] = [];
const cursori = cursorSigner('un segreto di prova lungo abbastanza per firmare');

/** Person number n: surname by thousands, so that a prefix finds many. */
const persona = (numero: number): Persona => {
  const desCognome = `Massa${String.fromCharCode(65 + Math.floor(numero / 1000))}`;
  const nascita = {
    datNascita: `${1950 + (numero % 50)}-01-${String(1 + (numero % 28)).padStart(2, '0')}`,
    flgSesso: 'M' as const,
  };
  const desCf = `${codiceFiscaleDa({ cognome: desCognome, nome: 'Prova', sesso: 'M', nascita: nascita.datNascita, codBelfiore: 'H501' }).slice(0, 6)}${String(numero).padStart(10, '0')}`;
  const uid = `p${String(numero).padStart(6, '0')}`;
  const { matricola: _matricola, ...input } = personaDiProva(0, {
    ...nascita,
    desCognome,
    desNome: `Prova ${String(numero).padStart(5, '0')}`,
  });
  return {
    ...input,
    codCittadinanza: null,
    codFiscaleEstero: '',
    desLocalitaEstera: '',
    desCf,
    uid: asUid(uid),
    uidSubAnagrafe: asUid(uid),
    versione: 1,
    prgAnagrafe: numero + 1,
    matricola: numero + 1,
    uidPortale: numero % 2 === 0 ? `utente-${numero}` : null,
  };
};

const fill = async (codmin: string, quante: number): Promise<void> => {
  for (let inizio = 0; inizio < quante; inizio += 25) {
    const items = Array.from({ length: Math.min(25, quante - inizio) }, (_, passo) =>
      writeItem(personaEntita, codmin, persona(inizio + passo)),
    );
    await home.store.client.send(
      new BatchWriteCommand({ RequestItems: { [TABLE_NAME]: items.map((Item) => ({ PutRequest: { Item } })) } }),
    );
  }
};

beforeAll(async () => {
  home = await startTestHome();
  await Promise.all([fill(SCUOLA_A, PERSONE), fill(SCUOLA_B, ALTROVE)]);
  store = dynamoStore(new DynamoDBClient({ maxAttempts: 10 }), TABLE_NAME);
  store.client.middlewareStack.add(
    (next, context) => (args) => {
      comandi.push(String(context.commandName));
      return next(args);
    },
    { step: 'initialize', name: 'count' },
  );
}, 120_000);
afterAll(() => home.close());
beforeEach(() => {
  comandi = [];
});

const search = (richiesta: RicercaPersone, codmin = SCUOLA_A) =>
  ricercaPersoneService({ cursori }).search(RicercaPersone.parse(richiesta), archivioDi(store, codmin));
const expectCheap = (): void => {
  expect(comandi.length).toBeLessThanOrEqual(2);
  expect(comandi).not.toContain('ScanCommand');
};

test('an office searches everybody, and has the list of all while they are few', async () => {
  const ufficio = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect((await ufficio.ok(anagrafeRoutes.searchAll, { body: {} })).righe).toHaveLength(ALTROVE);
  expect((await ufficio.ok(anagrafeRoutes.listAllAnagrafe, {})).righe).toHaveLength(ALTROVE);
});

describe(`among ${PERSONE} people, two requests at most and never a Scan`, () => {
  test.each<[string, RicercaPersone, number]>([
    ['the first page', {}, 10],
    ['a page of a hundred', { limit: 100 }, 100],
    ['a surname', { criteria: 'massac' }, 10],
    ['a surname with its name', { criteria: 'Massàc prova 02345' }, 1],
    ['a codice fiscale', { criteria: persona(1234).desCf }, 1],
    ['the beginning of a codice fiscale', { codFisc: persona(1234).desCf.slice(0, 14), limit: 100 }, 100],
    ['a matricola', { criteria: '777' }, 1],
    ['the order by matricola, backwards', { ordine: 'matricola', verso: 'DESC' }, 10],
    ['the order by codice fiscale', { ordine: 'desCf' }, 10],
    ['page 50 of 20', { page: 50, limit: 20 }, 20],
    ['people named', { uidsInclude: ['p000001', 'p000003', 'assente'].map((uid) => asUid<'PERSONA'>(uid)) }, 2],
    [
      'all but the people named',
      { uidsExclude: ['p000000', 'p000001'].map((uid) => asUid<'PERSONA'>(uid)), limit: 100 },
      100,
    ],
    ['people without a user', { searchUidPortaleNull: true, limit: 100 }, 100],
  ])('%s', async (_caso, richiesta, righe) => {
    expect((await search(richiesta)).righe).toHaveLength(righe);
    expectCheap();
  });

  test('the total is exact up to a thousand and said not to be beyond', async () => {
    expect(await search({})).toMatchObject({ totale: 1000, totaleEsatto: false });
    expect(await search({ criteria: 'massac prova 023' })).toMatchObject({ totale: 100, totaleEsatto: true });
  });

  test('rows beyond the thousandth come by cursor, in order, each once; a changed cursor is refused', async () => {
    const viste: string[] = [];
    let cursore: string | undefined;
    for (let pagina = 0; pagina < 12; pagina += 1) {
      const trovate = await search({ limit: 100, ...(cursore === undefined ? {} : { cursore }) });
      viste.push(...trovate.righe.map(({ uid }) => uid));
      cursore = trovate.cursore ?? undefined;
    }
    expect(viste).toEqual(Array.from({ length: 1200 }, (_, numero) => `p${String(numero).padStart(6, '0')}`));
    await expect(search({ limit: 100, ordine: 'desCf', cursore: cursore ?? '' })).rejects.toMatchObject({
      code: 'RICHIESTA_NON_VALIDA',
    });
    await expect(search({ limit: 100, cursore: cursore ?? '' }, SCUOLA_B)).rejects.toMatchObject({
      code: 'RICHIESTA_NON_VALIDA',
    });
  });

  test('who is left out never appears, page after page', async () => {
    const prima = await search({ searchUidPortaleNull: true, limit: 100 });
    const seconda = await search({ searchUidPortaleNull: true, limit: 100, cursore: prima.cursore ?? '' });
    const numeri = [...prima.righe, ...seconda.righe].map(({ matricola }) => matricola);
    expect(numeri).toEqual(Array.from({ length: 200 }, (_, passo) => passo * 2 + 2));
  });

  test('everybody at once is refused with the way out, in one request', async () => {
    await expect(ricercaPersoneService({ cursori }).searchAll({}, archivioDi(store, SCUOLA_A))).rejects.toMatchObject({
      code: 'TROPPI_RISULTATI',
      message: expect.stringContaining('esportarlo'),
    });
    expectCheap();
    expect((await ricercaPersoneService({ cursori }).searchAll({}, archivioDi(store, SCUOLA_B))).righe).toHaveLength(
      ALTROVE,
    );
    expect(
      (
        await ricercaPersoneService({ cursori }).searchAll(
          { criteria: 'massac prova 023' },
          archivioDi(store, SCUOLA_A),
        )
      ).righe,
    ).toHaveLength(100);
  });

  test('another school has its own', async () => {
    expect(await search({ limit: 100 }, SCUOLA_B)).toMatchObject({ totale: ALTROVE, totaleEsatto: true });
    expect((await search({ criteria: 'massac' }, SCUOLA_B)).righe).toEqual([]);
  });

  test('the run wizard reads people and their tax data in two requests', async () => {
    const pagina = await ricercaCedoliniService({ cursori }).search(
      {
        anno: 2026,
        mese: 3,
        limit: 25,
        searches: [{ campo: 'nominativo', valore: 'massab' }],
        uidsFilter: [asUid('p001000')],
        fields: ['desCognome', 'flgFiscali'],
      },
      archivioDi(store, SCUOLA_A),
    );
    expect(pagina.righe[0]).toEqual({
      uid: 'p001001',
      uidSubAnagrafe: 'p001001',
      desCognome: 'MassaB',
      flgFiscali: false,
    });
    expect(pagina.righe).toHaveLength(25);
    expectCheap();
    comandi = [];
    expect(
      (
        await ricercaCedoliniService({ cursori }).search(
          { anno: 2026, mese: 3, uidsIn: [asUid('p000005'), asUid('p000006')], uidsFilter: [asUid('p000006')] },
          archivioDi(store, SCUOLA_A),
        )
      ).righe.map(({ uid }) => uid),
    ).toEqual(['p000005']);
    expectCheap();
  });

  test('a light row never carries payment, contacts or residence', async () => {
    const { righe } = await search({ limit: 1 });
    expect(Object.keys(righe[0] ?? {}).toSorted()).toEqual([
      'cfAnomalo',
      'collegata',
      'datNascita',
      'desCf',
      'desCognome',
      'desNome',
      'flgSesso',
      'matricola',
      'prgAnagrafe',
      'tipoSoggetto',
      'uid',
      'uidSubAnagrafe',
    ]);
  });
});
