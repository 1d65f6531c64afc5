import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scuolaRoutes, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const inps = (matricola: string, descrizione = `Posizione ${matricola}`) => ({
  descrizione,
  matricola,
  codSede: '7000',
  csc: '20101',
  codiciAutorizzazione: ['1S'],
  datSospensione: null,
  datRiattivazione: null,
  flgAttiva: true,
});
const inail = (posizione: string) => ({
  descrizione: `Posizione ${posizione}`,
  posizione,
  codControllo: '12',
  codSede: '70000',
  numRiferimento: null,
  flgAttiva: true,
});
const codice = (descrizione: string) => ({
  descrizione,
  qualifica1: '2',
  qualifica2: 'F' as const,
  qualifica3: 'D' as const,
  tipoContribuzione: '71',
  codContratto: 'CPUB',
  tipoLavoratore: '00',
  qualificaCu: '',
  tipoRapportoCu: '',
  flgTempoPieno: true,
  flgAttiva: true,
  contratti: [],
  ruoli: [],
});

const sede = (codMeccanografico: string, posizioni: Pick<ScuolaInput, 'uidPosInps' | 'uidPosInail'>) =>
  gestore.ok(scuolaRoutes.createScuola, {
    body: scuolaDiProva(codMeccanografico, { tipo: 'SEDE', desScuola: `Sede ${codMeccanografico}`, ...posizioni }),
  });
const usedBy = (entita: string, uid: string, chi = { entita: 'PROVA', uid: 'p1', descrizione: 'il record di prova' }) =>
  sendOperazioni(home.store, riferimenti(archivioDi(home.store, SCUOLA_A)).change(chi, [], [{ entita, uid }]));

describe('INPS positions', () => {
  test('are created, listed, changed and deleted; the number and the description are of one only', async () => {
    const posizione = await gestore.ok(posizioniRoutes.createPosInps, { body: inps('7000000001') });
    expect(await gestore.call(posizioniRoutes.createPosInps, { body: inps('7000000001', 'Altra') })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', fields: [{ path: 'matricola' }] },
    });
    expect(
      await gestore.call(posizioniRoutes.createPosInps, {
        body: inps('7000000002', posizione.descrizione.toLowerCase()),
      }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'descrizione' }] } });
    const saved = await gestore.ok(posizioniRoutes.updatePosInps, {
      body: { ...posizione, codiciAutorizzazione: ['1S', '5Q'] },
    });
    expect(await gestore.ok(posizioniRoutes.listPosInps, {})).toContainEqual(saved);
    expect(await gestore.call(posizioniRoutes.updatePosInps, { body: posizione })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA' },
    });
    for (const datSospensione of [null, '2025-09-01', '2025-10-01'])
      expect(
        await gestore.call(posizioniRoutes.updatePosInps, {
          body: { ...saved, datSospensione, datRiattivazione: '2025-09-01' },
        }),
      ).toMatchObject({
        status: 400,
        body: {
          fields: [{ path: 'datRiattivazione', message: expect.stringContaining('dopo il giorno di sospensione') }],
        },
      });
    expect(await gestore.call(posizioniRoutes.createPosInps, { body: inps('123456789') })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path: 'matricola' })]) },
    });
    expect(await gestore.ok(posizioniRoutes.removePosInps, { body: { uid: saved.uid, versione: 2 } })).toEqual({
      uid: saved.uid,
    });
    expect(await gestore.call(posizioniRoutes.removePosInps, { body: { uid: saved.uid, versione: 2 } })).toMatchObject({
      status: 404,
    });
  });
});

describe('INAIL positions and INPS classifications', () => {
  test('are created, changed and deleted; duplicates are refused', async () => {
    const posizione = await gestore.ok(posizioniRoutes.createPosInail, { body: inail('12345678') });
    expect(
      await gestore.call(posizioniRoutes.createPosInail, { body: { ...inail('12345678'), descrizione: 'Altra' } }),
    ).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'posizione' }] } });
    expect(
      await gestore.ok(posizioniRoutes.updatePosInail, { body: { ...posizione, numRiferimento: '123456' } }),
    ).toMatchObject({ versione: 2 });
    expect(await gestore.ok(posizioniRoutes.listPosInail, {})).toHaveLength(1);
    expect(await gestore.ok(posizioniRoutes.removePosInail, { body: { uid: posizione.uid, versione: 2 } })).toEqual({
      uid: posizione.uid,
    });

    const classe = await gestore.ok(posizioniRoutes.createCodiceInps, { body: codice('Supplenti') });
    expect(await gestore.call(posizioniRoutes.createCodiceInps, { body: codice('SUPPLENTI') })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO' },
    });
    expect(
      await gestore.call(posizioniRoutes.createCodiceInps, { body: { ...codice('Altri'), qualifica1: '9' } }),
    ).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'qualifica1' }] } });
    expect(
      await gestore.call(posizioniRoutes.createCodiceInps, { body: { ...codice('Altri'), tipoContribuzione: '99' } }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'tipoContribuzione' }] } });
    expect(
      await gestore.call(posizioniRoutes.createCodiceInps, { body: { ...codice('Altri'), qualifica2: 'P' } }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'flgTempoPieno' }] } });
    const saved = await gestore.ok(posizioniRoutes.updateCodiceInps, {
      body: { ...classe, qualifica2: 'P', flgTempoPieno: false },
    });
    expect(await gestore.ok(posizioniRoutes.listCodiciInps, {})).toEqual([saved]);
    await usedBy('CODICE_INPS', saved.uid);
    expect(
      await gestore.call(posizioniRoutes.removeCodiceInps, { body: { uid: saved.uid, versione: 2 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining('il record di prova') } });
  });
});

describe('merges', () => {
  const finished = async (uid: string) => {
    for (;;) {
      const lavoro = await gestore.ok(lavoroRoutes.getLavoro, { params: { uid } });
      if (lavoro.stato !== 'ATTESA' && lavoro.stato !== 'IN_CORSO') return lavoro;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test('need two positions and a destination among them', async () => {
    const merge = (uids: string[], destinazione: string) =>
      gestore.call(posizioniRoutes.mergePosInps, { body: { uids, destinazione, anteprima: true } });
    expect(await merge(['a'], 'a')).toMatchObject({ status: 400, body: { fields: [{ path: 'uids' }] } });
    expect(await merge(['a', 'b'], 'c')).toMatchObject({ status: 400, body: { fields: [{ path: 'destinazione' }] } });
    expect(await merge(['a', 'a'], 'a')).toMatchObject({ status: 400, body: { fields: [{ path: 'uids' }] } });
    expect(await merge(['a', 'b'], 'a')).toMatchObject({ status: 404 });
  });

  test('show what is touched, move the sites, delete the others, and are undone', async () => {
    const [tenuta, persa] = [
      await gestore.ok(posizioniRoutes.createPosInps, { body: inps('7000000011') }),
      await gestore.ok(posizioniRoutes.createPosInps, { body: inps('7000000012') }),
    ];
    const prima = await sede('RMEE00011A', { uidPosInps: persa.uid, uidPosInail: null });
    await usedBy('POS_INPS', persa.uid, { entita: 'DENUNCIA', uid: 'd1', descrizione: 'la denuncia inviata di prova' });
    const body = { uids: [tenuta.uid, persa.uid], destinazione: tenuta.uid };
    const { anteprima, lavoro: nessuno } = await gestore.ok(posizioniRoutes.mergePosInps, {
      body: { ...body, anteprima: true },
    });
    expect(nessuno).toBeNull();
    expect(anteprima).toMatchObject({
      destinazione: '7000000011 Posizione 7000000011',
      eliminate: ['7000000012 Posizione 7000000012'],
      totale: 1,
      conservati: 1,
      toccati: [{ entita: 'SCUOLA', uid: prima.uid }],
    });
    const { lavoro } = await gestore.ok(posizioniRoutes.mergePosInps, { body: { ...body, anteprima: false } });
    expect(await finished(lavoro?.uid ?? '')).toMatchObject({
      stato: 'COMPLETATO',
      fatti: 1,
      totale: 1,
      annullabile: true,
    });
    expect(await gestore.ok(scuolaRoutes.getScuola, { params: { uid: prima.uid } })).toMatchObject({
      uidPosInps: tenuta.uid,
      versione: 2,
    });
    expect((await gestore.ok(posizioniRoutes.listPosInps, {})).map(({ uid }) => uid)).not.toContain(persa.uid);
    expect(await gestore.call(posizioniRoutes.removePosInps, { body: { uid: tenuta.uid, versione: 1 } })).toMatchObject(
      { status: 409, body: { code: 'IN_USO' } },
    );

    expect(await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro?.uid ?? '' }, body: {} })).toMatchObject({
      stato: 'ANNULLATO',
    });
    await expect
      .poll(async () => (await gestore.ok(scuolaRoutes.getScuola, { params: { uid: prima.uid } })).uidPosInps, {
        timeout: 10_000,
      })
      .toBe(persa.uid);
    expect((await gestore.ok(posizioniRoutes.listPosInps, {})).find(({ uid }) => uid === persa.uid)).toMatchObject({
      matricola: '7000000012',
    });
  });

  test('are not undone once a filing made since uses the destination', async () => {
    const [tenuta, persa] = [
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail('20000001') }),
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail('20000002') }),
    ];
    const { lavoro } = await gestore.ok(posizioniRoutes.mergePosInail, {
      body: { uids: [tenuta.uid, persa.uid], destinazione: tenuta.uid, anteprima: false },
    });
    await finished(lavoro?.uid ?? '');
    await usedBy('POS_INAIL', tenuta.uid, { entita: 'DENUNCIA', uid: 'd2', descrizione: 'la denuncia di ottobre' });
    expect(await gestore.call(lavoroRoutes.undoLavoro, { params: { uid: lavoro?.uid ?? '' }, body: {} })).toMatchObject(
      { status: 409, body: { code: 'IN_USO', message: expect.stringContaining('la denuncia di ottobre') } },
    );
  });

  test('work for many records too, a block at a time', async () => {
    const [tenuta, persa] = [
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail('30000001') }),
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail('30000002') }),
    ];
    const sedi: string[] = [];
    for (let n = 0; n < 25; n += 1)
      sedi.push((await sede(`RMEE3${String(n).padStart(5, '0')}`, { uidPosInps: null, uidPosInail: persa.uid })).uid);
    const { lavoro } = await gestore.ok(posizioniRoutes.mergePosInail, {
      body: { uids: [tenuta.uid, persa.uid], destinazione: tenuta.uid, anteprima: false },
    });
    expect(await finished(lavoro?.uid ?? '')).toMatchObject({ stato: 'COMPLETATO', fatti: 25, totale: 25 });
    const dopo = await Promise.all(sedi.map((uid) => gestore.ok(scuolaRoutes.getScuola, { params: { uid } })));
    expect(new Set(dopo.map(({ uidPosInail }) => uidPosInail))).toEqual(new Set([tenuta.uid]));
  });

  test('of classifications follow the same rules', async () => {
    const [tenuta, persa] = [
      await gestore.ok(posizioniRoutes.createCodiceInps, { body: codice('Prima') }),
      await gestore.ok(posizioniRoutes.createCodiceInps, { body: codice('Seconda') }),
    ];
    const { servizio } = await dipendenteDiProva(gestore, 700, servizioDiProva({ uidCodiceInps: tenuta.uid }));
    expect(
      await gestore.call(posizioniRoutes.removeCodiceInps, { body: { uid: tenuta.uid, versione: tenuta.versione } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining('il servizio di') } });
    const { lavoro } = await gestore.ok(posizioniRoutes.mergeCodiciInps, {
      body: { uids: [tenuta.uid, persa.uid], destinazione: persa.uid, anteprima: false },
    });
    expect(await finished(lavoro?.uid ?? '')).toMatchObject({ stato: 'COMPLETATO' });
    expect((await gestore.ok(posizioniRoutes.listCodiciInps, {})).map(({ descrizione }) => descrizione)).not.toContain(
      'Prima',
    );
    expect(await gestore.ok(serviziRoutes.getServizio, { params: { uid: servizio.uid } })).toMatchObject({
      uidCodiceInps: persa.uid,
      versione: 2,
    });
  });
});
