import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import {
  fiscaleRoutes,
  fiscaliPredefiniti,
  type Fiscali,
  type FiscaliInput,
} from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const createPersona = (cambi = {}): Promise<Persona> => {
  numero += 1;
  return gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero, cambi) });
};
const create = (uidSubAnagrafe: string, numAnno: number, cambi: Partial<FiscaliInput> = {}): Promise<Fiscali> =>
  gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(numAnno), ...cambi, uidSubAnagrafe } });
const inputOf = ({ uid: _uid, ...input }: Fiscali) => input;

const CU = {
  cfDatore: '98765432103',
  desDatore: 'Comune inventato',
  dal: '2026-01-01',
  al: '2026-03-31',
  numReddito: 500_000,
  numRitenute: 100_000,
  numAddizionaleRegionale: 8_000,
  numAddizionaleComunale: 4_000,
  numDetrazioni: 30_000,
  numTrattamentoIntegrativo: 0,
  numSommaIntegrativa: 0,
  numGiorni: 90,
};

describe('tax data of a year', () => {
  test('are created once, changed with the version read, deleted by person and year', async () => {
    const { uid } = await createPersona();
    const fiscali = await create(uid, 2026, { numAliquotaMassima: 350_000, desAliquotaLettaDa: 'Cedolino di prova' });
    expect(fiscali).toMatchObject({ uidSubAnagrafe: uid, numAnno: 2026, versione: 1, numAliquotaMassima: 350_000 });
    expect(
      await gestore.call(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: uid } }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'numAnno' }] } });
    const changed = await gestore.ok(fiscaleRoutes.updateFiscali, {
      body: { ...inputOf(fiscali), percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL' },
    });
    expect(changed).toMatchObject({ percettore: { tipo: 'COCOCO' }, versione: 2 });
    expect(await gestore.call(fiscaleRoutes.updateFiscali, { body: inputOf(fiscali) })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA', current: changed },
    });
    expect(
      await gestore.call(fiscaleRoutes.removeFiscali, { body: { uidSubAnagrafe: uid, numAnno: 2026, versione: 1 } }),
    ).toMatchObject({ status: 409 });
    await gestore.ok(fiscaleRoutes.removeFiscali, { body: { uidSubAnagrafe: uid, numAnno: 2026, versione: 2 } });
    expect(await gestore.call(fiscaleRoutes.updateFiscali, { body: inputOf(changed) })).toMatchObject({ status: 404 });
  });

  test.each<[string, Partial<FiscaliInput>, string]>([
    ['a rate without the document it was read from', { numAliquotaMassima: 350_000 }, 'desAliquotaLettaDa'],
    ['a document without its rate', { desAliquotaLettaDa: 'Cedolino' }, 'numAliquotaMassima'],
    ['one income of two', { numRedditoAnnoPrecedente: 1 }, 'numRedditoSecondoAnnoPrecedente'],
    ['a year before 2023', { numAnno: 2022 }, 'numAnno'],
    [
      'a town as the region of a surtax',
      { saldoRegionale: { residuo: 100, rate: 1, anno: 2024, ente: 'H501' } },
      'saldoRegionale.ente',
    ],
    [
      'a region as the town of a surtax',
      { saldoComunale: { residuo: 100, rate: 1, anno: 2024, ente: '08' } },
      'saldoComunale.ente',
    ],
    ['the certificate of another year', { cuAltri: [{ ...CU, dal: '2025-01-01' }] }, 'cuAltri.0.dal'],
    ['the same certificate twice', { cuAltri: [CU, CU] }, 'cuAltri.1.cfDatore'],
    [
      'a result of the 730 twice',
      { risultati730: Array(2).fill({ voce: 'IRPEF_SALDO', flgConiuge: false, numImporto: -100, numRate: 1 }) },
      'risultati730.1.voce',
    ],
    [
      'twelve instalments',
      { saldoRegionale: { residuo: 100, rate: 12, anno: null, ente: null } },
      'saldoRegionale.rate',
    ],
  ])('refuse %s', async (_caso, cambi, campo) => {
    const { uid } = await createPersona();
    expect(
      await gestore.call(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(2026), ...cambi, uidSubAnagrafe: uid },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: campo }] } });
  });

  test('are read of one person for all years, of many for one year, of everybody for one year', async () => {
    const [a, b] = [await createPersona(), await createPersona()];
    await create(a.uid, 2024);
    await create(a.uid, 2025);
    await create(b.uid, 2025);
    const list = (criteria: Parameters<typeof gestore.ok<typeof fiscaleRoutes.listFiscali>>[1]['body']['criteria']) =>
      gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria } });
    expect((await list({ uidSubAnagrafe: a.uid })).map(({ numAnno }) => numAnno)).toEqual([2025, 2024]);
    expect((await list({ uidSubAnagrafe: a.uid, numAnno: 2024 })).map(({ numAnno }) => numAnno)).toEqual([2024]);
    expect(
      (await list({ uidSubAnagrafeList: [b.uid, a.uid], numAnno: 2025 })).map(({ uidSubAnagrafe }) => uidSubAnagrafe),
    ).toEqual([b.uid, a.uid]);
    expect((await list({ numAnno: 2025 })).map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted()).toEqual(
      [a.uid, b.uid].toSorted(),
    );
    expect(await gestore.call(fiscaleRoutes.listFiscali, { body: { criteria: {} } })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'criteria.numAnno' }] },
    });
  });

  test('by default copy the choices of the year before and none of its amounts; who has them keeps them', async () => {
    const [a, b, c] = [await createPersona(), await createPersona(), await createPersona()];
    await create(a.uid, 2025, {
      percettore: { tipo: 'OCCASIONALE' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      flgMassimale: true,
      numAliquotaMassima: 430_000,
      desAliquotaLettaDa: 'x',
      numRedditoPresunto: 1,
      numCompensiOccasionaliAltri: 5,
      saldoRegionale: { residuo: 100, rate: 5, anno: null, ente: null },
      numGiorniDetrazione: 30,
    });
    const gia = await create(b.uid, 2026, { numRedditoPresunto: 9 });
    const creati = await gestore.ok(fiscaleRoutes.createFiscaliDefault, {
      body: { anno: 2026, mese: 3, list: [a.uid, b.uid, c.uid, a.uid] },
    });
    expect(creati.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([a.uid, c.uid]);
    expect(creati[0]).toMatchObject({
      ...fiscaliPredefiniti(2026),
      percettore: { tipo: 'OCCASIONALE' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      flgMassimale: true,
    });
    expect(creati[1]).toMatchObject(fiscaliPredefiniti(2026));
    expect(
      await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe: b.uid, numAnno: 2026 } } }),
    ).toEqual([gia]);
    expect(
      await gestore.call(fiscaleRoutes.createFiscaliDefault, { body: { anno: 2026, mese: 3, list: ['assente'] } }),
    ).toMatchObject({ status: 404 });
    expect(
      await gestore.call(fiscaleRoutes.createFiscaliDefault, { body: { anno: 2026, mese: 3, list: [] } }),
    ).toMatchObject({ status: 400 });
  });

  test('what no payslip of the payee reads is refused when it is written, on its field and with the reason', async () => {
    const { uid } = await createPersona();
    const occasionale = { percettore: { tipo: 'OCCASIONALE' } } as const;
    for (const [campo, cambi] of [
      ['numPlafondSostitutiva', { numPlafondSostitutiva: 7 }],
      ['flgRinunciaCuneo', { flgRinunciaCuneo: true }],
    ] as const)
      expect(
        await gestore.call(fiscaleRoutes.createFiscali, {
          body: { ...fiscaliPredefiniti(2026), ...occasionale, ...cambi, uidSubAnagrafe: uid },
        }),
      ).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('qui non cambia nulla'), fields: [{ path: campo }] },
      });
    // the title of the person is not known yet: it may be read
    expect(await create(uid, 2026, { numPlafondSostitutiva: 7 })).toMatchObject({ numPlafondSostitutiva: 7 });
    const { uid: _uid, ...detti } = await create(uid, 2025, occasionale);
    expect(
      await gestore.call(fiscaleRoutes.updateFiscali, { body: { ...detti, numPlafondSostitutiva: 7 } }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'numPlafondSostitutiva' }] } });
  });

  test('by default asked four times at once are made once; who lost is asked to repeat, and finds them', async () => {
    const { uid } = await createPersona();
    const call = () => gestore.call(fiscaleRoutes.createFiscaliDefault, { body: { anno: 2026, mese: 3, list: [uid] } });
    const perse = (await Promise.all([call(), call(), call(), call()])).filter(({ status }) => status !== 200);
    expect(perse).toMatchObject(
      perse.map(() => ({
        status: 429,
        body: { code: 'TROPPE_RICHIESTE', message: expect.stringContaining('ripetere') },
      })),
    );
    expect(perse.length).toBeLessThan(4);
    expect(await call()).toMatchObject({ status: 200, body: [] });
  });

  test('are checked: who has none, and what is missing in who has', async () => {
    const senza = await createPersona({
      codModPagamento: null,
      codPaese: null,
      codCinEuro: null,
      codCin: null,
      codAbi: null,
      codCab: null,
      codCc: null,
      domicili: [],
    });
    const [incompleta, completa] = [await createPersona(), await createPersona()];
    await create(incompleta.uid, 2026, { percettore: { tipo: 'COCOCO' } });
    await create(completa.uid, 2026, { numAliquotaMassima: 330_000, desAliquotaLettaDa: 'Cedolino' });
    const esiti = await gestore.ok(fiscaleRoutes.checkFiscali, {
      body: { numAnno: 2026, uidSubAnagrafeList: [senza.uid, incompleta.uid, completa.uid, 'assente'] },
    });
    expect(esiti).toMatchObject([
      {
        uidSubAnagrafe: senza.uid,
        presente: false,
        avvisi: [
          'Mancano i dati fiscali del 2026.',
          'Manca la modalità di pagamento.',
          'Manca il domicilio fiscale al 1° gennaio 2026.',
        ],
      },
      { uidSubAnagrafe: incompleta.uid, presente: true, avvisi: ['Manca la classe della Gestione separata.'] },
      { uidSubAnagrafe: completa.uid, presente: true, avvisi: [] },
    ]);
  });

  test('of another school do not exist', async () => {
    const [{ uid }, altrove] = [await createPersona(), await home.as(loginOf('GESTORE', SCUOLA_B))];
    const fiscali = await create(uid, 2026);
    expect(await altrove.call(fiscaleRoutes.updateFiscali, { body: inputOf(fiscali) })).toMatchObject({ status: 404 });
    expect(
      await altrove.call(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2025), uidSubAnagrafe: uid } }),
    ).toMatchObject({ status: 404 });
    expect(await altrove.ok(fiscaleRoutes.listFiscali, { body: { criteria: { numAnno: 2026 } } })).toEqual([]);
    expect(
      await altrove.ok(fiscaleRoutes.checkFiscali, { body: { numAnno: 2026, uidSubAnagrafeList: [uid] } }),
    ).toEqual([]);
  });
});

describe('reference', () => {
  test('tax regions have both codes; Trentino-Alto Adige is two', async () => {
    const regioni = await gestore.ok(fiscaleRoutes.listRegioni, { body: {} });
    expect(regioni).toHaveLength(21);
    expect(await gestore.ok(fiscaleRoutes.listRegioni, { body: { criteria: { codRegione: '08' } } })).toEqual([
      { codRegione: '08', codIstat: '12', desRegione: 'Lazio' },
    ]);
    expect(
      (await gestore.ok(fiscaleRoutes.listRegioni, { body: { criteria: { desRegione: 'provincia' } } })).map(
        ({ codRegione }) => codRegione,
      ),
    ).toEqual(['03', '18']);
  });

  test('people are found by their progressive, the unknown ones left out', async () => {
    const [a, b] = [await createPersona(), await createPersona()];
    const righe = await gestore.ok(fiscaleRoutes.listAnagrafeByPrg, {
      body: { criteria: { prgAnagrafe: [b.prgAnagrafe, 9_999_999, a.prgAnagrafe] } },
    });
    expect(righe.map(({ uid }) => uid)).toEqual([b.uid, a.uid]);
  });

  test('the run wizard reads who has tax data and of what kind', async () => {
    const { uid } = await createPersona();
    await create(uid, 2026, { percettore: { tipo: 'OCCASIONALE' } });
    const { righe } = await gestore.ok(fiscaleRoutes.searchAnagrafeCedolini, {
      body: { anno: 2026, mese: 3, uidsIn: [uid] },
    });
    expect(righe).toMatchObject([{ uid, flgFiscali: true, tipoPercettore: 'OCCASIONALE', numAliquotaMassima: null }]);
    expect(
      (await gestore.ok(fiscaleRoutes.searchAnagrafeCedolini, { body: { anno: 2027, mese: 1, uidsIn: [uid] } })).righe,
    ).toMatchObject([{ flgFiscali: false }]);
    expect(
      (await gestore.ok(fiscaleRoutes.searchAnagrafeCedolini, { body: { anno: 2026, mese: 3, limit: 0 } })).righe
        .length,
    ).toBe(numero);
  });
});
