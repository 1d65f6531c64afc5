import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmeAl } from '#archivio/scuola/firme.ts';
import { opzioniPreside } from '#archivio/scuola/opzioni-preside.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

describe('signatures', () => {
  const firma = (dal: string) => ({
    dal,
    etichettaDs: 'Il dirigente scolastico',
    firmaDs: `Firma dal ${dal}`,
    etichettaDsga: 'Il DSGA',
    firmaDsga: 'Inventato Piero',
    dicitura: '',
  });

  test('begin empty, are kept by start date with who changed them, and are found by day', async () => {
    expect(await gestore.ok(impostazioniRoutes.getFirme, {})).toEqual({
      versioni: [],
      versione: 1,
      modificatoDa: '',
      modificatoIl: null,
    });
    const saved = await gestore.ok(impostazioniRoutes.saveFirme, {
      body: { versioni: [firma('2025-09-01'), firma('2024-09-01')], versione: 1 },
    });
    expect([saved.versione, saved.modificatoDa, saved.versioni.map(({ dal }) => dal)]).toEqual([
      2,
      'GESTORE di prova',
      ['2024-09-01', '2025-09-01'],
    ]);
    expect((await firmeAl(archivioDi(home.store, SCUOLA_A), '2025-08-31'))?.firmaDs).toBe('Firma dal 2024-09-01');
    expect(await firmeAl(archivioDi(home.store, SCUOLA_A), '2024-08-31')).toBeUndefined();
    expect(await gestore.call(impostazioniRoutes.saveFirme, { body: { versioni: [], versione: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA', current: { versione: 2 } },
    });
    expect(
      await gestore.call(impostazioniRoutes.saveFirme, {
        body: { versioni: [firma('2025-09-01'), firma('2025-09-01')], versione: 2 },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'versioni.1.dal' }] } });
  });
});

describe('options of the head teacher', () => {
  test('are one store behind both calls, everything on at first', async () => {
    const preside = await home.as(loginOf('PRESIDE'));
    const iniziali = {
      flgVisualizzaServizi: true,
      flgVisualizzaAssenze: true,
      flgVisualizzaDatiContabili: true,
      flgModificaCedolini: true,
    };
    expect(await preside.ok(impostazioniRoutes.getOpzioniPreside, {})).toEqual({ ...iniziali, versione: 1 });
    await preside.ok(impostazioniRoutes.saveOpzioniPreside, {
      body: { ...iniziali, flgVisualizzaAssenze: false, versione: 1 },
    });
    expect(await preside.ok(impostazioniRoutes.getEmoOpzioniPreside, {})).toEqual({
      ...iniziali,
      flgVisualizzaAssenze: false,
      versione: 2,
    });
    await gestore.ok(impostazioniRoutes.saveEmoOpzioniPreside, {
      body: { opzioni: { ...iniziali, flgModificaCedolini: false }, versione: 2 },
    });
    expect(await opzioniPreside(archivioDi(home.store, SCUOLA_A))).toEqual({
      ...iniziali,
      flgModificaCedolini: false,
      versione: 3,
    });
    for (const route of [impostazioniRoutes.saveOpzioniPreside] as const)
      expect(await preside.call(route, { body: { ...iniziali, versione: 2 } })).toMatchObject({
        status: 409,
        body: { code: 'VERSIONE_SUPERATA' },
      });
    expect(
      await preside.call(impostazioniRoutes.saveEmoOpzioniPreside, { body: { opzioni: iniziali, versione: 2 } }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
  });
});

describe('hourly amounts of the contract', () => {
  test('pay and the hour of sport come from the pay tables of the day', async () => {
    const dati = await gestore.ok(impostazioniRoutes.getDatiRetributivi, {
      params: { date: '2025-10-01', prgQualifica: '10', fascia: '0-8' },
    });
    const annuo = dati.tabellareAnnuo.importo;
    expect(dati.tabellareMensile.importo).toBe(Math.round(annuo / 12));
    expect(dati.oraAttivitaSportiva?.importo).toBe(Math.round((annuo * 110) / (12 * 100 * 78)));
    expect(dati.tabellareAnnuo.norma).toContain('CCNL');
    const ata = await gestore.ok(impostazioniRoutes.getDatiRetributivi, {
      params: { date: '2025-10-01', prgQualifica: '1', fascia: '35+' },
    });
    expect(ata.oraAttivitaSportiva).toBeNull();
  });

  test('additional hours are those of the qualification', async () => {
    const orari = async (prgQualifica: string) =>
      (
        await gestore.ok(impostazioniRoutes.getImportiOrari, { params: { prgQualifica, date: '2025-10-01' } })
      ).tariffe.map(({ codice, importo }) => [codice, importo]);
    // CCNL 18/01/2024, tab. E1.6.
    expect(await orari('3')).toEqual([
      ['DIURNO', 1595],
      ['NOTTURNO_O_FESTIVO', 1815],
      ['NOTTURNO_E_FESTIVO', 2090],
    ]);
    expect((await orari('6')).map(([codice]) => codice)).toEqual([
      'INSEGNAMENTO',
      'FUNZIONALE',
      'RECUPERO',
      'SOSTITUZIONE_INFANZIA',
      'SOSTITUZIONE_PRIMARIA',
    ]);
  });

  test('an unknown qualification, one without tables and a day before the tables are told apart', async () => {
    const orari = (prgQualifica: string, date: string) =>
      gestore.call(impostazioniRoutes.getImportiOrari, { params: { prgQualifica, date } });
    expect(await orari('999', '2025-10-01')).toMatchObject({ status: 404 });
    expect(await orari('12', '2025-10-01')).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'prgQualifica' }] },
    });
    expect(await orari('3', '1990-01-01')).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'date' }] },
    });
    expect(
      await gestore.call(impostazioniRoutes.getDatiRetributivi, {
        params: { date: '1990-01-01', prgQualifica: '3', fascia: '0-8' },
      }),
    ).toMatchObject({ status: 409 });
    expect(await orari('3', '2025-02-30')).toMatchObject({ status: 400, body: { fields: [{ path: 'date' }] } });
  });

  test('the school says whether it is AFAM', async () => {
    expect(await gestore.ok(impostazioniRoutes.getOpzioniAfam, {})).toEqual({
      setupType: 'SCUOLA',
      flgAfam: false,
      flgListaPosPa: false,
      flgContabilizzaSupplenze: false,
    });
  });
});
