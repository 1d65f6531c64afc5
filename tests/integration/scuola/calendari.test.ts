import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { calendariRoutes, type CalendarioInput, type FestivitaInput } from '#shared/contracts/scuola/calendari.ts';
import { scuolaRoutes, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const sede = (codMeccanografico: string, tipo: 'SEDE' | 'ALTRA' = 'SEDE', patrono: ScuolaInput['patrono'] = null) =>
  gestore.ok(scuolaRoutes.createScuola, {
    body: scuolaDiProva(codMeccanografico, { tipo, patrono, desScuola: `Sede ${codMeccanografico}` }),
  });
const lazio = (resto: Partial<CalendarioInput> = {}): CalendarioInput => ({
  anno: 2025,
  regione: '12',
  descrizione: 'Lazio',
  datInizio: '2025-09-15',
  datFine: '2026-06-08',
  sospensioni: [{ descrizione: 'Natale', datInizio: '2025-12-23', datFine: '2026-01-06' }],
  ...resto,
});
const chiusura = (resto: Partial<FestivitaInput> = {}): FestivitaInput => ({
  numAnno: 2024,
  descrizione: 'Prefestivo',
  tipo: 'CHIUSURA',
  datInizio: '2025-04-24',
  datFine: '2025-04-24',
  sedi: [],
  ...resto,
});

describe('school calendars', () => {
  test('are created, listed by year and region, changed and deleted', async () => {
    const calendario = await gestore.ok(calendariRoutes.createCalendario, { body: lazio() });
    expect(calendario).toMatchObject({ sedi: [], versione: 1 });
    const list = (query: { anno?: number; regione?: string }) => gestore.ok(calendariRoutes.listCalendari, { query });
    expect(
      await Promise.all([
        list({ anno: 2025, regione: '12' }),
        list({ anno: 2024 }),
        list({ regione: '03' }),
        list({ anno: -1 }),
      ]).then((liste) => liste.map(({ length }) => length)),
    ).toEqual([1, 0, 0, 1]);
    const saved = await gestore.ok(calendariRoutes.updateCalendario, {
      params: { uid: calendario.uid },
      body: { ...lazio({ descrizione: 'Lazio 2' }), versione: 1 },
    });
    expect(saved).toMatchObject({ descrizione: 'Lazio 2', versione: 2 });
    expect(
      await gestore.call(calendariRoutes.updateCalendario, {
        params: { uid: calendario.uid },
        body: { ...lazio(), versione: 1 },
      }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
    expect(
      await gestore.ok(calendariRoutes.removeCalendario, { params: { uid: calendario.uid }, query: { versione: 2 } }),
    ).toEqual({ uid: calendario.uid });
    expect(
      await gestore.call(calendariRoutes.removeCalendario, { params: { uid: calendario.uid }, query: { versione: 2 } }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['an end before the start', lazio({ datFine: '2025-09-01' }), 'datFine'],
    ['days of another school year', lazio({ datFine: '2026-09-10' }), 'datInizio'],
    [
      'a suspension outside the lessons',
      lazio({ sospensioni: [{ descrizione: 'Estate', datInizio: '2026-07-01', datFine: '2026-07-02' }] }),
      'sospensioni.0.datInizio',
    ],
    [
      'a suspension that ends before it begins',
      lazio({ sospensioni: [{ descrizione: 'X', datInizio: '2025-12-31', datFine: '2025-12-01' }] }),
      'sospensioni.0.datFine',
    ],
    [
      'two suspensions that share a day',
      lazio({
        sospensioni: [
          { descrizione: 'A', datInizio: '2025-12-20', datFine: '2025-12-31' },
          { descrizione: 'B', datInizio: '2025-12-31', datFine: '2026-01-02' },
        ],
      }),
      'sospensioni.1.datInizio',
    ],
    ['a region that does not exist', lazio({ regione: '21' }), 'regione'],
  ])('%s is refused on its field', async (_what, body, path) => {
    const { status, body: errore } = await gestore.call(calendariRoutes.createCalendario, { body });
    expect([status, errore]).toEqual([
      400,
      expect.objectContaining({ fields: expect.arrayContaining([expect.objectContaining({ path })]) }),
    ]);
  });

  test('sites follow one calendar a year, and keep it from being deleted', async () => {
    const [verdi, rossi, estranea] = [
      await sede('RMEE00001A'),
      await sede('RMEE00002B'),
      await sede('RMEE00003C', 'ALTRA'),
    ];
    const [primo, secondo] = [
      await gestore.ok(calendariRoutes.createCalendario, { body: lazio({ descrizione: 'Primo' }) }),
      await gestore.ok(calendariRoutes.createCalendario, { body: lazio({ descrizione: 'Secondo' }) }),
    ];
    expect(
      await gestore.call(calendariRoutes.createCalendario, { body: lazio({ descrizione: 'primo' }) }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'descrizione' }] } });
    const assign = (uid: string, sedi: string[], versione: number) =>
      gestore.call(calendariRoutes.assignSedi, { params: { uid }, body: { sedi, versione } });
    expect(await assign(primo.uid, [verdi.uid, rossi.uid], 1)).toMatchObject({
      status: 200,
      body: { sedi: [verdi.uid, rossi.uid], versione: 2 },
    });
    expect(await assign(secondo.uid, [verdi.uid], 1)).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', message: expect.stringContaining('Primo') },
    });
    expect(await assign(secondo.uid, [estranea.uid], 1)).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'sedi' }] },
    });
    expect(await assign(primo.uid, [verdi.uid, verdi.uid], 2)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'sedi' }] },
    });
    expect(await assign(primo.uid, [verdi.uid], 1)).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
    expect(
      await gestore.call(calendariRoutes.removeCalendario, { params: { uid: primo.uid }, query: { versione: 2 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining('Sede RMEE00001A') } });
    expect(
      await gestore.call(scuolaRoutes.removeScuola, { params: { uid: verdi.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining('Primo') } });
    expect(await assign(primo.uid, [rossi.uid], 2)).toMatchObject({ status: 200 });
    expect(await assign(secondo.uid, [verdi.uid], 1)).toMatchObject({ status: 200 });
    const moved = await gestore.call(calendariRoutes.updateCalendario, {
      params: { uid: secondo.uid },
      body: {
        ...lazio({
          anno: 2024,
          datInizio: '2024-09-16',
          datFine: '2025-06-09',
          sospensioni: [],
          descrizione: 'Secondo',
        }),
        versione: 2,
      },
    });
    expect(moved.status).toBe(200);
  });
});

describe('holidays and closures', () => {
  test('are created, listed in order, changed and deleted', async () => {
    const festivita = await gestore.ok(calendariRoutes.createFestivita, {
      body: chiusura({ numAnno: 2023, datInizio: '2024-05-02', datFine: '2024-05-03' }),
    });
    expect(festivita).toMatchObject({ anno: 2024, numAnno: 2023 });
    expect(
      await gestore.call(calendariRoutes.createFestivita, {
        body: chiusura({ numAnno: 2023, datInizio: '2024-05-02', datFine: '2024-05-02', descrizione: 'PREFESTIVO' }),
      }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO' } });
    const saved = await gestore.ok(calendariRoutes.updateFestivita, {
      params: { uid: festivita.uid },
      body: { ...chiusura({ numAnno: 2023, datInizio: '2024-05-03', datFine: '2024-05-03' }), versione: 1 },
    });
    expect(await gestore.ok(calendariRoutes.listFestivita, { query: { anno: 2023 } })).toEqual([saved]);
    expect(
      await gestore.call(calendariRoutes.updateFestivita, {
        params: { uid: festivita.uid },
        body: { ...chiusura({ numAnno: 2023, datInizio: '2024-05-03', datFine: '2024-05-03' }), versione: 1 },
      }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
    expect(
      await gestore.ok(calendariRoutes.removeFestivita, { params: { uid: festivita.uid }, query: { versione: 2 } }),
    ).toEqual({ uid: festivita.uid });
  });

  test.each([
    ['an end before the start', chiusura({ datFine: '2025-04-23' }), 'datFine'],
    ['a day of another school year', chiusura({ datInizio: '2025-09-01', datFine: '2025-09-01' }), 'datInizio'],
  ])('%s is refused on its field', async (_what, body, path) => {
    expect(await gestore.call(calendariRoutes.createFestivita, { body })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  test('a site that is not of the school is refused', async () => {
    expect(
      await gestore.call(calendariRoutes.createFestivita, { body: chiusura({ sedi: [asUid('nessuna')] }) }),
    ).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'sedi' }] } });
  });
});

describe('duplication in a new year', () => {
  const duplicate = (anno: number, anteprima?: boolean) =>
    gestore.ok(calendariRoutes.duplicateFestivita, {
      query: { anno, ...(anteprima === undefined ? {} : { anteprima }) },
    });

  test('shows before doing, computes Easter and the patron saint, moves closures, and adds nothing the second time', async () => {
    const conPatrono = await sede('RMEE00004D', 'SEDE', { nome: 'San Prova', mese: 6, giorno: 29 });
    await gestore.ok(calendariRoutes.createFestivita, { body: chiusura({ sedi: [conPatrono.uid] }) });
    await gestore.ok(calendariRoutes.createFestivita, {
      body: chiusura({ descrizione: 'Ponte', datInizio: '2025-03-03', datFine: '2025-03-04' }),
    });
    const anteprima = await duplicate(2025, true);
    expect(anteprima).toMatchObject({ anteprima: true, create: 0 });
    expect(await gestore.ok(calendariRoutes.listFestivita, { query: { anno: 2025 } })).toEqual([]);
    const giorno = (descrizione: string) => anteprima.voci.find((voce) => voce.descrizione === descrizione);
    expect(giorno('Pasqua')).toMatchObject({ datInizio: '2026-04-05', origine: 'LEGGE', daVerificare: false });
    expect(giorno('San Prova')).toMatchObject({ datInizio: '2026-06-29', tipo: 'PATRONO' });
    // Four days after Easter 2025 (20 April) is four days after Easter 2026 (5 April).
    expect(giorno('Prefestivo')).toMatchObject({
      datInizio: '2026-04-09',
      origine: 'ANNO_PRECEDENTE',
      daVerificare: true,
    });
    expect(giorno('Ponte')).toMatchObject({ datInizio: '2026-03-03', datFine: '2026-03-04' });
    const fatta = await duplicate(2025);
    const elenco = await gestore.ok(calendariRoutes.listFestivita, { query: { anno: 2025 } });
    expect([fatta.create, elenco.length]).toEqual([anteprima.voci.length, anteprima.voci.length]);
    expect(elenco.find(({ descrizione }) => descrizione === 'Prefestivo')?.sedi).toEqual([conPatrono.uid]);
    const ancora = await duplicate(2025);
    expect([ancora.create, ancora.voci.every(({ esito }) => esito === 'PRESENTE')]).toEqual([0, true]);
    expect(await gestore.ok(calendariRoutes.listFestivita, { query: { anno: 2025 } })).toHaveLength(elenco.length);
  });

  test('is for who runs the whole office', async () => {
    expect(
      await home
        .as(loginOf('CEDOLINI'))
        .then((cedolini) => cedolini.call(calendariRoutes.duplicateFestivita, { query: { anno: 2025 } })),
    ).toMatchObject({ status: 403 });
  });
});
