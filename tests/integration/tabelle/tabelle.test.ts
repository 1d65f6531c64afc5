import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { vociUtenteRoutes, type VoceUtenteInput } from '#shared/contracts/tabelle/voci-utente.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const voce = (codVoce: string, resto: Partial<VoceUtenteInput> = {}): VoceUtenteInput => ({
  codVoce,
  desVoce: `Voce ${codVoce}`,
  unita: 'ORE',
  flgAttivo: true,
  codTipoSpt: '',
  codCapitolo: '',
  codCompensoNoipa: '',
  desTipoEmolumento: '',
  periodi: [{ annoInizio: 2025, meseInizio: 9, annoFine: null, meseFine: null, numValore: 1000 }],
  ...resto,
});
const commissione = (descrizione: string, numAnno = 2024) => ({
  numAnno,
  descrizione,
  candidati: 32,
  giorniLavorati: 14,
  flgParitaria: false,
  presidente: 'Inventato Ugo',
  tipoEsame: 'MATURITA' as const,
  numClassi: 2,
  sede: '',
  articolate: [],
  membri: [],
});

const usedBy = (entita: string, uid: string, chi = { entita: 'PROVA', uid: 'p1', descrizione: 'il record di prova' }) =>
  sendOperazioni(home.store, riferimenti(archivioDi(home.store, SCUOLA_A)).change(chi, [], [{ entita, uid }]));

describe('items of the school', () => {
  test('are created with their periods in order, changed and deleted', async () => {
    const creata = await gestore.ok(vociUtenteRoutes.createVoceUtente, {
      body: voce('10', {
        periodi: [
          { annoInizio: 2025, meseInizio: 9, annoFine: null, meseFine: null, numValore: 2000 },
          { annoInizio: 2024, meseInizio: 9, annoFine: 2025, meseFine: 8, numValore: 1000 },
        ],
      }),
    });
    expect(creata.periodi.map(({ numValore }) => numValore)).toEqual([1000, 2000]);
    expect(await gestore.call(vociUtenteRoutes.createVoceUtente, { body: voce('10') })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', fields: [{ path: 'codVoce' }] },
    });
    const saved = await gestore.ok(vociUtenteRoutes.updateVoceUtente, {
      body: { ...creata, desVoce: 'Progetto teatro' },
    });
    expect(await gestore.ok(vociUtenteRoutes.listVociUtente, {})).toEqual([saved]);
    expect(await gestore.call(vociUtenteRoutes.updateVoceUtente, { body: creata })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA' },
    });
    await usedBy('VOCE_UTENTE', saved.uid);
    expect(
      await gestore.call(vociUtenteRoutes.updateVoceUtente, { body: { ...saved, unita: 'IMPORTO' } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', fields: [{ path: 'unita' }] } });
    expect(
      await gestore.call(vociUtenteRoutes.removeVoceUtente, { body: { uid: saved.uid, versione: 2 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
    const libera = await gestore.ok(vociUtenteRoutes.createVoceUtente, { body: voce('11') });
    expect(await gestore.ok(vociUtenteRoutes.removeVoceUtente, { body: { uid: libera.uid, versione: 1 } })).toEqual({
      uid: libera.uid,
    });
    expect(
      await gestore.call(vociUtenteRoutes.removeVoceUtente, { body: { uid: libera.uid, versione: 1 } }),
    ).toMatchObject({ status: 404 });
  });

  const periodo = { annoInizio: 2025, meseInizio: 9, annoFine: 2025, meseFine: 12, numValore: 100 };
  test.each([
    ['no period', [], 'periodi'],
    ['no value', [{ ...periodo, numValore: 0 }], 'periodi.0.numValore'],
    ['an end before the start', [{ ...periodo, meseFine: 8 }], 'periodi.0.meseFine'],
    ['an end without its month', [{ ...periodo, meseFine: null }], 'periodi.0.meseFine'],
    [
      'two periods that share a month',
      [periodo, { ...periodo, meseInizio: 12, annoFine: null, meseFine: null }],
      'periodi.1.meseInizio',
    ],
  ])('with %s are refused on the field', async (_what, periodi, path) => {
    expect(await gestore.call(vociUtenteRoutes.createVoceUtente, { body: voce('99', { periodi }) })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });
});

describe('exam commissions', () => {
  test('are listed by years, changed and deleted', async () => {
    const [primo, secondo] = [
      await gestore.ok(commissioniRoutes.createCommissione, { body: commissione('RMLI00001') }),
      await gestore.ok(commissioniRoutes.createCommissione, { body: commissione('RMLI00001', 2023) }),
    ];
    expect(await gestore.call(commissioniRoutes.createCommissione, { body: commissione('rmli00001') })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', fields: [{ path: 'descrizione' }] },
    });
    const list = async (anni?: number[]) =>
      (await gestore.ok(commissioniRoutes.listCommissioni, { body: anni ? { anni } : {} })).map(({ uid }) => uid);
    expect([await list(), await list([-1]), await list([2023]), await list([2020])]).toEqual([
      [primo.uid, secondo.uid],
      [primo.uid, secondo.uid],
      [secondo.uid],
      [],
    ]);
    const saved = await gestore.ok(commissioniRoutes.updateCommissione, { body: { ...primo, candidati: 40 } });
    expect(await gestore.call(commissioniRoutes.updateCommissione, { body: primo })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA' },
    });
    await usedBy('COMMISSIONE', secondo.uid);
    expect(
      await gestore.call(commissioniRoutes.removeCommissione, { body: { uid: secondo.uid, versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
    expect(await gestore.ok(commissioniRoutes.removeCommissione, { body: { uid: saved.uid, versione: 2 } })).toEqual({
      uid: saved.uid,
    });
    expect(
      await gestore.call(commissioniRoutes.removeCommissione, { body: { uid: saved.uid, versione: 2 } }),
    ).toMatchObject({ status: 404 });
  });
});

describe('an exam commission', () => {
  const ugo = {
    nominativo: 'Inventato Ugo',
    desCf: null,
    funzione: 'PRESIDENTE' as const,
    fasciaTrasferta: '3' as const,
  };
  const parte = { classe: '5A', indirizzo: 'Linguistico', candidati: 12 };

  test('keeps the parts of its classes and who sits in it', async () => {
    const membri = [ugo, { ...ugo, nominativo: 'Finta Ada', funzione: 'COMMISSARIO_INTERNO' as const }];
    const articolate = [parte, { ...parte, indirizzo: 'Scienze umane' }];
    const body = { ...commissione('RMLI00009'), articolate, membri };
    expect(await gestore.ok(commissioniRoutes.createCommissione, { body })).toMatchObject({ articolate, membri });
  });

  test.each([
    ['more candidates in its parts than it has', { articolate: [{ ...parte, candidati: 33 }] }, 'candidati'],
    [
      'more articulated classes than classes',
      { articolate: ['5A', '5B', '5C'].map((classe) => ({ ...parte, classe, candidati: 1 })) },
      'numClassi',
    ],
    ['the same part twice', { articolate: [parte, { ...parte, candidati: 1 }] }, 'articolate.1.indirizzo'],
    ['two chairs', { membri: [ugo, { ...ugo, nominativo: 'Finta Ada' }] }, 'membri.1.funzione'],
    ['somebody twice', { membri: [ugo, { ...ugo, funzione: 'COMMISSARIO_ESTERNO' as const }] }, 'membri.1.nominativo'],
  ])('with %s is refused on the field', async (_what, campi, path) => {
    const body = { ...commissione('RMLI00010'), ...campi };
    expect(await gestore.call(commissioniRoutes.createCommissione, { body })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });
});

describe('code lists and rates', () => {
  test('answer what the forms choose from', async () => {
    const [liste, personale, tfr, professioni, qualifiche, colonne, comuni] = await Promise.all([
      gestore.ok(tabelleRoutes.listListePosizioni, { body: {} }),
      gestore.ok(tabelleRoutes.searchTipiPersonale, { body: { criteria: 'doc' } }),
      gestore.ok(tabelleRoutes.searchAssoggettamentiTfr, { body: {} }),
      gestore.ok(tabelleRoutes.searchProfessioni, { body: { criteria: 'segreteria' } }),
      gestore.ok(tabelleRoutes.searchQualificheIstat, { body: {} }),
      gestore.ok(tabelleRoutes.listVociArea, { body: {} }),
      gestore.ok(tabelleRoutes.searchComuniTabelle, { body: { criteria: 'milano' } }),
    ]);
    expect(liste.qualifica2List.map(({ codice: c }) => c)).toEqual(['F', 'P', 'V', 'M']);
    expect([
      personale.length,
      tfr.some(({ codice: c }) => c === 'TFR'),
      professioni[0]?.codice,
      qualifiche.length > 3,
    ]).toEqual([2, true, '4.1.1.1', true]);
    expect(colonne[0]).toEqual({ COD_VOC_ARE: 'COMPETENZE', DES_GEN: 'Competenze', NUM_COLONNA: 1 });
    expect(comuni.righe[0]).toMatchObject({ codBelfiore: 'F205' });
    expect(await gestore.call(tabelleRoutes.searchComuniTabelle, { body: { limit: 0 } })).toMatchObject({
      status: 400,
      body: { code: 'TROPPI_RISULTATI' },
    });
  });

  test('rates are those of the law, in all their periods or on a day', async () => {
    const [pensione] = await gestore.ok(tabelleRoutes.searchAliquote, {
      body: { criteria: 'pensionistico dipendente' },
    });
    expect(pensione).toMatchObject({ dipendente: 88_000, amministrazione: null, quotaImponibile: 1_000_000 });
    const tutte = await gestore.ok(tabelleRoutes.searchAliquote, { body: { criteria: 'gestione separata' } });
    const diOggi = await gestore.ok(tabelleRoutes.searchAliquote, {
      body: { criteria: 'gestione separata', data: '2025-06-30' },
    });
    expect([
      diOggi.length,
      tutte.length > diOggi.length,
      diOggi.every(({ dal, al }) => dal <= '2025-06-30' && (al === null || al >= '2025-06-30')),
    ]).toEqual([3, true, true]);
  });

  test('options say what the school is and what it still lacks', async () => {
    expect(await gestore.ok(tabelleRoutes.getEmoOpzioni, { body: {} })).toMatchObject({
      setupType: 'SCUOLA',
      flgContabilizzaSupplenze: false,
      primoGiornoCalcolo: '2023-01-01',
    });
    expect(await gestore.ok(tabelleRoutes.getOpzioniSpt, { body: {} })).toMatchObject({
      annoMassimo: 2025,
      mancanti: ['Codice fiscale della scuola', 'Codice ufficio NoiPA', 'Codice ufficio di servizio NoiPA'],
    });
  });
});
