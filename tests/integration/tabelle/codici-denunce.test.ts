import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import {
  codiciDenunceRoutes,
  codiciVuoti,
  type CodiciDenunceInput,
  type PeriodoCodici,
} from '#shared/contracts/tabelle/codici-denunce.ts';
import type { SoggettoDenunce } from '#shared/domain/denunce/codici-denunce.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assente, doppio, riferimento, rifiutata, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const periodo = (resto: Partial<PeriodoCodici>): PeriodoCodici => ({
  datInizio: '2025-09-01',
  ...codiciVuoti,
  ...resto,
});
const codici = (
  soggetto: SoggettoDenunce,
  chiave: string,
  ...periodi: readonly Partial<PeriodoCodici>[]
): CodiciDenunceInput => ({ soggetto, chiave, periodi: periodi.map(periodo) });

const valori = async (soggetto: SoggettoDenunce, chiave: string, data?: string) => {
  const righe = await gestore.ok(codiciDenunceRoutes.listCodiciDenunce, {
    body: { soggetto, ...(data === undefined ? {} : { data }) },
  });
  return righe.find((riga) => riga.chiave === chiave)?.codici.map(({ valore, daScuola }) => [valore, daScuola]);
};
const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);

describe('codes of the declarations', () => {
  test('are those of the program until the school writes its own, in its days only', async () => {
    const programma = [
      ['4', false],
      ['9', false],
      ['42', false],
    ];
    expect(await valori('ASSENZA', 'CONGEDO_PARENTALE')).toEqual(programma);
    expect(await valori('ASSENZA', 'SCIOPERO')).toEqual([
      ['4', false],
      ['4', false],
      ['', false],
    ]);
    expect(await valori('ASSENZA', 'SCIOPERO', '2012-09-30')).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ]);
    const creati = await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
      body: codici(
        'ASSENZA',
        'CONGEDO_PARENTALE',
        { datInizio: '2025-11-01', servizioSenzaPaga: '73' },
        { datFine: '2025-10-31', servizioPagaRidotta: '72' },
      ),
    });
    expect(creati.periodi.map(({ datInizio }) => datInizio)).toEqual(['2025-09-01', '2025-11-01']);
    expect(await valori('ASSENZA', 'CONGEDO_PARENTALE')).toEqual([
      ['4', false],
      ['72', true],
      ['42', false],
    ]);
    expect(await valori('ASSENZA', 'CONGEDO_PARENTALE', '2025-11-01')).toEqual([
      ['4', false],
      ['9', false],
      ['73', true],
    ]);
    expect(await valori('ASSENZA', 'CONGEDO_PARENTALE', '2025-08-31')).toEqual(programma);
    const { righe } = await gestore.ok(assenzeRoutes.searchTipiAssenza, { body: { criteria: 'congedo parentale' } });
    expect(righe[0]?.denuncia).toContain('72 - Congedo parentale a ore');
    await gestore.ok(codiciDenunceRoutes.removeCodiciDenunce, { body: { uid: creati.uid, versione: 1 } });
    expect(await valori('ASSENZA', 'CONGEDO_PARENTALE')).toEqual(programma);
  });

  test('of a qualification are the school’s to write, and every change is in the audit trail', async () => {
    expect(await valori('QUALIFICA', 'DPG')).toEqual([
      ['', false],
      ['', false],
      ['KA07', false],
    ]);
    const creati = await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
      body: codici('QUALIFICA', 'DPG', { contratto: 'ZZZZ', qualificaContoAnnuale: '000000' }),
    });
    const cambiati = await gestore.ok(codiciDenunceRoutes.updateCodiciDenunce, {
      body: { ...creati, periodi: [periodo({ contratto: 'ZZZZ', qualificaContoAnnuale: '000001' })] },
    });
    expect(await valori('QUALIFICA', 'DPG')).toEqual([
      ['ZZZZ', true],
      ['000001', true],
      ['KA07', false],
    ]);
    const { righe } = await gestore.ok(auditRoutes.searchAudit, {
      body: { entita: 'CODICI_DENUNCE', uid: cambiati.uid },
    });
    expect(righe.map(({ azione }) => azione)).toEqual(['modificato', 'creato']);
  });

  test.each([
    [
      'a period that ends before it begins',
      codici('QUALIFICA', 'CS', { datFine: '2025-08-31', contratto: 'ZZZZ' }),
      'periodi.0.datFine',
    ],
    [
      'two periods that share a day',
      codici(
        'QUALIFICA',
        'CS',
        { datFine: '2025-12-31', contratto: 'ZZZZ' },
        { datInizio: '2025-12-31', contratto: 'ZZZY' },
      ),
      'periodi.1.datInizio',
    ],
    ['a period without codes', codici('QUALIFICA', 'CS', {}), 'periodi.0.contratto'],
    [
      'a code of another subject',
      codici('QUALIFICA', 'CS', { contratto: 'ZZZZ', servizioSenzaPaga: '42' }),
      'periodi.0.servizioSenzaPaga',
    ],
    [
      'a code of another length',
      codici('QUALIFICA', 'CS', { qualificaContoAnnuale: '12' }),
      'periodi.0.qualificaContoAnnuale',
    ],
  ])('with %s are refused on the field', async (_what, body, path) => {
    expect(await gestore.call(codiciDenunceRoutes.createCodiciDenunce, { body })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  test('of an item of the program name it in lists and filings, the school’s where they are wrong', async () => {
    expect(await valori('VOCE', 'MAT_PRES')).toEqual([
      ['', false],
      ['', false],
      ['A008/0001', false],
      ['Esami di maturità (NoiPA)', false],
    ]);
    await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
      body: codici('VOCE', 'MAT_PRES', { tipoSpt: '12', compensoNoipa: 'A008/0002', tipoEmolumento: 'Compensi esami' }),
    });
    expect(await valori('VOCE', 'MAT_PRES')).toEqual([
      ['12', true],
      ['', false],
      ['A008/0002', true],
      ['Compensi esami', true],
    ]);
  });

  test('are refused, and nothing of them is kept', async () => {
    const [uno, altro] = [
      await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
        body: codici('QUALIFICA', 'AS', { contratto: 'ZZZZ' }),
      }),
      await gestore.ok(codiciDenunceRoutes.createCodiciDenunce, {
        body: codici('QUALIFICA', 'OS', { contratto: 'ZZZZ' }),
      }),
    ];
    const attuale = await gestore.ok(codiciDenunceRoutes.updateCodiciDenunce, {
      body: { ...uno, periodi: [periodo({ contratto: 'ZZZY' })] },
    });
    const {
      createCodiciDenunce: create,
      updateCodiciDenunce: update,
      removeCodiciDenunce: remove,
    } = codiciDenunceRoutes;
    await refused(
      () => gestore.call(create, { body: codici('QUALIFICA', 'AS', { contratto: 'ZZZZ' }) }),
      doppio('chiave', /Assistente/),
    );
    await refused(
      () => gestore.call(create, { body: codici('QUALIFICA', 'XX', { contratto: 'ZZZZ' }) }),
      riferimento('chiave', /XX/),
    );
    await refused(() => gestore.call(update, { body: { ...attuale, uid: 'nessuno' } }), assente());
    await refused(() => gestore.call(update, { body: { ...uno } }), superata(attuale));
    await refused(() => gestore.call(update, { body: { ...attuale, chiave: 'XX' } }), riferimento('chiave', /XX/));
    await refused(
      () => gestore.call(update, { body: { ...attuale, chiave: altro.chiave } }),
      doppio('chiave', /Operatore/),
    );
    await refused(() => gestore.call(remove, { body: { uid: 'nessuno', versione: 1 } }), assente());
    await refused(() => gestore.call(remove, { body: { uid: uno.uid, versione: 1 } }), superata(attuale));
  });
});
