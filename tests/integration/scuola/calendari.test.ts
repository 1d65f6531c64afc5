import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmeAl } from '../../../functions/archivio/scuola/firme.ts';
import { opzioniPreside } from '../../../functions/archivio/scuola/opzioni-preside.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import {
  calendariRoutes,
  type CalendarioInput,
  type FestivitaInput,
} from '../../../shared/contracts/scuola/calendari.ts';
import { impostazioniRoutes } from '../../../shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes, type ScuolaInput } from '../../../shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const sede = (codMeccanografico: string, tipo: 'SEDE' | 'ALTRA' = 'SEDE', patrono: ScuolaInput['patrono'] = null) =>
  gestore.ok(scuolaRoutes.createScuola, {
    body: {
      tipo,
      codMeccanografico,
      desScuola: `Sede ${codMeccanografico}`,
      codTipoScuola: null,
      flgAttivo: true,
      codFiscale: null,
      desIndirizzo: '',
      desCap: null,
      codComune: null,
      desComune: '',
      provincia: null,
      desTelefono: null,
      desEMail: null,
      desPec: null,
      note: '',
      flgOrganico: false,
      patrono,
      uidPosInps: null,
      uidPosInail: null,
      entiSede: null,
      dati: null,
    },
  });
const lazio = (resto: Partial<CalendarioInput> = {}): CalendarioInput => ({
  numAnno: 2025,
  codRegione: '12',
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
    ['a region that does not exist', lazio({ codRegione: '21' }), 'codRegione'],
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
          numAnno: 2024,
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
