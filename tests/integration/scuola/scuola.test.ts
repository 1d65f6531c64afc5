import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { scuolaRoutes, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const propria = (resto: Partial<ScuolaInput> = {}): ScuolaInput =>
  scuolaDiProva(SCUOLA_A, {
    tipo: 'PROPRIA',
    desScuola: 'Istituto di prova',
    codFiscale: '80012345676',
    desEMail: 'scuola@esempio.invalid',
    note: 'Riservata',
    dati: {
      codIpa: 'istsc_prova',
      codUnivocoUfficio: 'UFXX01',
      setupType: 'SCUOLA',
      altriDati: [
        {
          dal: '2025-01-01',
          codRegioneFiscale: '08',
          ibanTesoreria: null,
          codSedeInps: '7000',
          capInps: '00100',
          desComuneInps: 'ROMA',
          provinciaInpdap: 'RM',
          codAteco: '85.31.20',
          codUfficioNoipa: '',
          codServizioNoipa: '',
          progressivoAzienda: '00000',
          formaGiuridica: null,
          enteVersanteMef: '',
          fondoPensione: null,
          fondoFineServizio: null,
          flgEnpdep: false,
          modelloF24: 'EP',
          tipoMittente: null,
          cfPersonaMittente: null,
          cfSoftwareHouse: null,
          codEnteNoipa: '',
        },
      ],
      firmatari: [
        { ruolo: 'DS', nominativo: 'Inventata Maria', codFiscale: 'NVNMRA70A41H501T', dal: '2024-09-01', al: null },
      ],
    },
    ...resto,
  });
const create = (body: ScuolaInput, person = gestore) => person.ok(scuolaRoutes.createScuola, { body });
const refused = async (body: ScuolaInput) =>
  (await gestore.call(scuolaRoutes.createScuola, { body })) as {
    status: number;
    body: { code: string; message: string; fields: { path: string }[] };
  };

describe('schools', () => {
  test('the school itself is one, has the code it uses the program with, and keeps its data', async () => {
    expect(await refused(propria({ codMeccanografico: 'XXPS00009A' }))).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'codMeccanografico' }] },
    });
    const scuola = await create(propria());
    expect(scuola).toMatchObject({ tipo: 'PROPRIA', versione: 1, codTipoScuola: null });
    expect(await gestore.ok(scuolaRoutes.getScuola, { params: { uid: scuola.uid } })).toEqual(scuola);
    const seconde = await Promise.all([propria(), propria({ codMeccanografico: 'XXPS00009A' })].map(refused));
    expect(seconde).toMatchObject(
      seconde.map(() => ({
        status: 409,
        body: { code: 'DUPLICATO', message: expect.stringContaining("La scuola principale c'è già") },
      })),
    );
    const removed = await gestore.call(scuolaRoutes.removeScuola, {
      params: { uid: scuola.uid },
      query: { versione: 1 },
    });
    expect(removed).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
    const changed = await gestore.call(scuolaRoutes.updateScuola, {
      params: { uid: scuola.uid },
      body: { ...scuolaDiProva(SCUOLA_A), versione: 1 },
    });
    expect(changed).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO', fields: [{ path: 'tipo' }] } });
  });

  test('the data of the treasury and of the signatories are not for who is not of the office', async () => {
    const [riga] = await gestore.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    const vista = await dipendente.ok(scuolaRoutes.getScuola, { params: { uid: riga?.uid ?? '' } });
    expect([vista.dati, vista.note]).toEqual([null, '']);
    expect(Object.keys(riga ?? {})).not.toContain('dati');
    expect(
      await home
        .as(loginOf('GESTORE', SCUOLA_B))
        .then((b) => b.call(scuolaRoutes.getScuola, { params: { uid: riga?.uid ?? '' } })),
    ).toMatchObject({ status: 404 });
  });

  test('a mechanographic code is of one school only', async () => {
    await create(scuolaDiProva('RMPS12345A'));
    expect(await refused(scuolaDiProva('RMPS12345A', { tipo: 'SEDE' }))).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', fields: [{ path: 'codMeccanografico' }] },
    });
  });

  test('the kind of school comes from its code; an unknown one is refused', async () => {
    expect(await create(scuolaDiProva('RMIC8XX01A'))).toMatchObject({ codTipoScuola: 'IC' });
    expect(await refused(scuolaDiProva('RMIC8XX02B', { codTipoScuola: 'QQ' }))).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'codTipoScuola' }] },
    });
  });

  test('a town is complete and exists today: its name and province come with it', async () => {
    expect(await create(scuolaDiProva('RMMM8XX01A', { codComune: 'H501', desComune: 'Roma?' }))).toMatchObject({
      desComune: 'ROMA',
      provincia: 'RM',
    });
    expect(await refused(scuolaDiProva('RMMM8XX02B', { desComune: 'Roma' }))).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'codComune' }], message: expect.stringContaining('incompleto') },
    });
    expect(await refused(scuolaDiProva('RMMM8XX02B', { codComune: 'A003' }))).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', message: expect.stringMatching(/estinto|Nessun comune/) },
    });
  });

  test.each([
    ['data of the school on another school', scuolaDiProva('RMAA00001A', { dati: propria().dati }), 'dati'],
    ['a school itself without its data', propria({ dati: null }), 'dati'],
    ['positions on another school', scuolaDiProva('RMAA00001A', { uidPosInps: asUid('x') }), 'uidPosInps'],
    [
      'two entries from the same day',
      propria({
        dati: {
          ...propria().dati,
          altriDati: [0, 1].flatMap(() => propria().dati?.altriDati ?? []),
        } as ScuolaInput['dati'],
      }),
      'dati.altriDati.1.dal',
    ],
    [
      'a head teacher who ends before beginning',
      propria({
        dati: {
          ...propria().dati,
          firmatari: [
            { ruolo: 'DS', nominativo: 'A', codFiscale: 'NVNMRA70A41H501T', dal: '2025-01-01', al: '2024-01-01' },
          ],
        } as ScuolaInput['dati'],
      }),
      'dati.firmatari.0.al',
    ],
    [
      'two head teachers at once',
      propria({
        dati: {
          ...propria().dati,
          firmatari: ['2024-09-01', '2025-01-01'].map((dal) => ({
            ruolo: 'DS',
            nominativo: 'A',
            codFiscale: 'NVNMRA70A41H501T',
            dal,
            al: null,
          })),
        } as ScuolaInput['dati'],
      }),
      'dati.firmatari.1.dal',
    ],
    [
      'a patron saint on 30 February',
      scuolaDiProva('RMAA00001A', { patrono: { nome: 'San Nessuno', mese: 2, giorno: 30 } }),
      'patrono.giorno',
    ],
    ['a code of nine characters', scuolaDiProva('RMAA0001A'), 'codMeccanografico'],
  ])('%s is refused on its field', async (_what, body, path) => {
    const answer = await refused(body);
    expect([answer.status, answer.body.fields.map((field) => field.path)]).toEqual([
      400,
      expect.arrayContaining([path]),
    ]);
  });

  test('a stale version is refused with the record as it is', async () => {
    const scuola = await create(scuolaDiProva('RMTD00001A'));
    const saved = await gestore.ok(scuolaRoutes.updateScuola, {
      params: { uid: scuola.uid },
      body: { ...scuolaDiProva('RMTD00001A', { desScuola: 'Nuovo nome' }), versione: 1 },
    });
    const stale = await gestore.call(scuolaRoutes.updateScuola, {
      params: { uid: scuola.uid },
      body: { ...scuolaDiProva('RMTD00001A'), versione: 1 },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: saved } });
    expect(
      await gestore.call(scuolaRoutes.removeScuola, { params: { uid: scuola.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409 });
    expect(
      await gestore.ok(scuolaRoutes.removeScuola, { params: { uid: scuola.uid }, query: { versione: 2 } }),
    ).toEqual({ uid: scuola.uid });
  });

  test('positions of a site must be in the archive, and are then in use', async () => {
    expect(await refused(scuolaDiProva('RMEE00001A', { tipo: 'SEDE', uidPosInps: asUid('nessuna') }))).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'uidPosInps' }] },
    });
    expect(await refused(scuolaDiProva('RMEE00001A', { tipo: 'SEDE', uidPosInail: asUid('nessuna') }))).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'uidPosInail' }] },
    });
    const posizione = await gestore.ok(posizioniRoutes.createPosInps, {
      body: {
        descrizione: 'Di prova',
        matricola: '7000000001',
        codSede: '7000',
        csc: null,
        codiciAutorizzazione: [],
        datSospensione: null,
        datRiattivazione: null,
        flgAttiva: true,
      },
    });
    const sede = await create(
      scuolaDiProva('RMEE00001A', { tipo: 'SEDE', uidPosInps: posizione.uid, desScuola: 'Plesso Verdi' }),
    );
    const daEliminare = { uid: posizione.uid, versione: 1 };
    const blocked = await gestore.call(posizioniRoutes.removePosInps, { body: daEliminare });
    expect(blocked).toMatchObject({
      status: 409,
      body: { code: 'IN_USO', message: expect.stringContaining('Plesso Verdi') },
    });
    expect(
      (await gestore.ok(notificheRoutes.listNotifiche, { body: {} })).righe.map(({ COD_TIPO, RIFERIMENTO }) => [
        COD_TIPO,
        RIFERIMENTO,
      ]),
    ).toContainEqual(['USER_DELETE_TRIED', posizione.uid]);
    await gestore.ok(scuolaRoutes.removeScuola, { params: { uid: sede.uid }, query: { versione: 1 } });
    expect(await gestore.ok(posizioniRoutes.removePosInps, { body: daEliminare })).toEqual({ uid: posizione.uid });
  });

  test('a site or sector that something uses is not deleted, and the message says where', async () => {
    const sede = await create(scuolaDiProva('RMEE00002B', { tipo: 'SEDE' }));
    const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'USO', descrizione: 'In uso' } });
    const chi = { entita: 'SERVIZIO', uid: 'servizio1', descrizione: 'il servizio di Inventato Mario dal 01/09/2025' };
    const usati = [
      { entita: 'SCUOLA', uid: sede.uid },
      { entita: 'SETTORE', uid: settore.uid },
    ];
    await sendOperazioni(home.store, riferimenti(archivioDi(home.store, SCUOLA_A)).change(chi, [], usati));
    expect(
      await gestore.call(scuolaRoutes.removeScuola, { params: { uid: sede.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining(chi.descrizione) } });
    expect(
      await gestore.call(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining(chi.descrizione) } });
  });

  test('sites come with the main one first; search pages and filters', async () => {
    const sedi = await gestore.ok(scuolaRoutes.listSedi, {});
    expect([sedi[0]?.tipo, sedi.some(({ tipo }) => tipo === 'ALTRA')]).toEqual(['PROPRIA', false]);
    const pagina = await gestore.ok(scuolaRoutes.searchScuole, {
      body: { filtri: [{ campo: 'codMeccanografico', operatore: 'inizia', valore: 'rmmm' }], limit: 1 },
    });
    expect([pagina.totale, pagina.righe.map(({ codMeccanografico }) => codMeccanografico)]).toEqual([
      1,
      ['RMMM8XX01A'],
    ]);
    expect(await gestore.ok(scuolaRoutes.listScuole, { query: { flgAttivo: false } })).toEqual([]);
    expect(await gestore.call(scuolaRoutes.getScuola, { params: { uid: 'nessuna' } })).toMatchObject({
      status: 404,
      body: { code: 'NON_TROVATO' },
    });
  });
});
