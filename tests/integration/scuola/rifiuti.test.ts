import { afterAll, beforeAll, describe, test } from 'vitest';
import { festivitaEntita } from '#archivio/scuola/festivita.ts';
import { asUid } from '#platform/data/entita.ts';
import { calendariRoutes, type CalendarioInput, type FestivitaInput } from '#shared/contracts/scuola/calendari.ts';
import type { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes, type Scuola, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { storeRecords } from '#support/archivio.ts';
import { ALTRI_DATI } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assente, doppio, riferimento, rifiutata, superata, type Rifiuto } from '#support/rifiuti.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const sede = (codMeccanografico: string): ScuolaInput =>
  scuolaDiProva(codMeccanografico, { tipo: 'SEDE', desScuola: `Sede ${codMeccanografico}` });
const creaSede = (codMeccanografico: string): Promise<Scuola> =>
  gestore.ok(scuolaRoutes.createScuola, { body: sede(codMeccanografico) });

describe('a change or a deletion is refused, and nothing of it is kept', () => {
  test('of a school', async () => {
    const [, rossi] = [await creaSede('RMEE00001A'), await creaSede('RMEE00002B')];
    const update =
      (uid: string, cambi: Partial<ScuolaInput> = {}) =>
      () =>
        gestore.call(scuolaRoutes.updateScuola, {
          params: { uid },
          body: { ...sede('RMEE00002B'), ...cambi, versione: 1 },
        });
    await refused(update('nessuna'), assente());
    await refused(
      update(rossi.uid, { codMeccanografico: 'RMEE00001A' }),
      doppio('codMeccanografico', /RMEE00001A è già di un'altra scuola o sede/),
    );
    await refused(update(rossi.uid, { codComune: 'A012' }), riferimento('codComune', /ABETONE/));
    await refused(
      update(rossi.uid, { uidPosInps: asUid('nessuna') }),
      riferimento('uidPosInps', /La posizione INPS non è in archivio/),
    );
    await refused(
      () => gestore.call(scuolaRoutes.removeScuola, { params: { uid: 'nessuna' }, query: { versione: 1 } }),
      assente(),
    );
  });

  test('of a codice fiscale wrong in itself: of the school, of who signs, of who sends', async () => {
    const [di11, di16] = ['80012345677', 'NVNMRA70A41H501X'];
    const firmatario = { ruolo: 'DS', nominativo: 'Inventata Maria', dal: '2024-09-01', al: null } as const;
    const propria = (altri: Partial<AltriDati>, codFiscale = 'NVNMRA70A41H501T'): ScuolaInput =>
      scuolaDiProva(SCUOLA_A, {
        tipo: 'PROPRIA',
        dati: {
          codIpa: '',
          codUnivocoUfficio: null,
          setupType: 'SCUOLA',
          altriDati: [{ ...ALTRI_DATI, ...altri }],
          firmatari: [{ ...firmatario, codFiscale }],
        },
      });
    for (const [body, campo, message] of [
      [scuolaDiProva('RMTF00001A', { codFiscale: di11 }), 'codFiscale', /cifra di controllo/],
      [propria({}, di16), 'dati.firmatari.0.codFiscale', /carattere di controllo/],
      [propria({ cfPersonaMittente: di16 }), 'dati.altriDati.0.cfPersonaMittente', /carattere di controllo/],
      [propria({ cfSoftwareHouse: di11 }), 'dati.altriDati.0.cfSoftwareHouse', /cifra di controllo/],
    ] as const)
      await refused(() => gestore.call(scuolaRoutes.createScuola, { body }), {
        status: 400,
        code: 'RICHIESTA_NON_VALIDA',
        message,
        campo,
      });
  });

  test('of a sector', async () => {
    const [, prima] = [
      await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'DID', descrizione: 'Didattica' } }),
      await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'AMM', descrizione: 'Segreteria' } }),
    ];
    const attuale = await gestore.ok(scuolaRoutes.updateSettore, {
      params: { uid: prima.uid },
      body: { codice: 'AMM', descrizione: 'Amministrazione', versione: 1 },
    });
    await refused(
      () =>
        gestore.call(scuolaRoutes.updateSettore, {
          params: { uid: prima.uid },
          body: { codice: 'did', descrizione: 'Amministrazione', versione: 2 },
        }),
      doppio('codice', /DID/i),
    );
    await refused(
      () => gestore.call(scuolaRoutes.removeSettore, { params: { uid: 'nessuno' }, query: { versione: 1 } }),
      assente(),
    );
    await refused(
      () => gestore.call(scuolaRoutes.removeSettore, { params: { uid: prima.uid }, query: { versione: 1 } }),
      superata(attuale),
    );
  });

  test('of a calendar', async () => {
    const lazio = (resto: Partial<CalendarioInput> = {}): CalendarioInput => ({
      anno: 2025,
      regione: '12',
      descrizione: 'Lazio',
      datInizio: '2025-09-15',
      datFine: '2026-06-08',
      sospensioni: [],
      ...resto,
    });
    const { uid: uidSede } = await creaSede('RMEE00003C');
    const [altro, prima] = [
      await gestore.ok(calendariRoutes.createCalendario, { body: lazio({ descrizione: 'Altro' }) }),
      await gestore.ok(calendariRoutes.createCalendario, { body: lazio() }),
    ];
    const update =
      (uid: string, cambi: Partial<CalendarioInput> = {}, versione = 2) =>
      () =>
        gestore.call(calendariRoutes.updateCalendario, { params: { uid }, body: { ...lazio(cambi), versione } });
    const attuale = await gestore.ok(calendariRoutes.assignSedi, {
      params: { uid: prima.uid },
      body: { sedi: [uidSede], versione: 1 },
    });
    await refused(update('nessuno'), assente());
    await refused(update(prima.uid, { descrizione: altro.descrizione }), doppio('descrizione', /2025\/26.*"Altro"/));
    await refused(
      () => gestore.call(calendariRoutes.removeCalendario, { params: { uid: prima.uid }, query: { versione: 1 } }),
      superata(attuale),
    );
    await refused(
      () => gestore.call(calendariRoutes.assignSedi, { params: { uid: 'nessuno' }, body: { sedi: [], versione: 1 } }),
      assente(),
    );
    await gestore.ok(scuolaRoutes.updateScuola, {
      params: { uid: uidSede },
      body: { ...sede('RMEE00003C'), tipo: 'ALTRA', versione: 1 },
    });
    await refused(
      update(prima.uid, { anno: 2024, datInizio: '2024-09-16', datFine: '2025-06-09' }),
      riferimento('sedi', /è di un'altra scuola/),
    );
  });

  test('of a holiday', async () => {
    const chiusura = (cambi: Partial<FestivitaInput> = {}): FestivitaInput => ({
      numAnno: 2023,
      descrizione: 'Prefestivo',
      tipo: 'CHIUSURA',
      datInizio: '2024-05-02',
      datFine: '2024-05-02',
      sedi: [],
      ...cambi,
    });
    const [, { uid }] = [
      await gestore.ok(calendariRoutes.createFestivita, { body: chiusura({ descrizione: 'Ponte' }) }),
      await gestore.ok(calendariRoutes.createFestivita, { body: chiusura() }),
    ];
    const update =
      (quale: string, cambi: Partial<FestivitaInput> = {}) =>
      () =>
        gestore.call(calendariRoutes.updateFestivita, {
          params: { uid: quale },
          body: { ...chiusura(cambi), versione: 2 },
        });
    const { anno: _anno, ...attuale } = await gestore.ok(calendariRoutes.updateFestivita, {
      params: { uid },
      body: { ...chiusura({ datFine: '2024-05-03' }), versione: 1 },
    });
    await refused(update('nessuna'), assente());
    await refused(
      update(uid, { descrizione: 'PONTE' }),
      doppio('descrizione', /"PONTE" del 02\/05\/2024 è già in elenco/),
    );
    await refused(update(uid, { sedi: [asUid('nessuna')] }), riferimento('sedi', /non è in archivio/));
    await refused(
      () => gestore.call(calendariRoutes.removeFestivita, { params: { uid: 'nessuna' }, query: { versione: 1 } }),
      assente(),
    );
    await refused(
      () => gestore.call(calendariRoutes.removeFestivita, { params: { uid }, query: { versione: 1 } }),
      superata(attuale),
    );
  });
});

test('a year with more closures than one call may copy says so and copies none', async () => {
  const giorni = Array.from({ length: 28 }, (_, indice) => `2023-02-${String(indice + 1).padStart(2, '0')}`);
  await storeRecords(
    home.store,
    festivitaEntita,
    SCUOLA_A,
    giorni.flatMap((giorno, indice) =>
      ['mattina', 'pomeriggio'].map((parte) => ({
        uid: asUid<'FESTIVITA'>(`chiusura${indice}${parte}`),
        versione: 1,
        numAnno: 2022,
        descrizione: `Chiusura di ${parte}`,
        tipo: 'CHIUSURA' as const,
        datInizio: giorno,
        datFine: giorno,
        sedi: [],
      })),
    ),
  );
  await refused(() => gestore.call(calendariRoutes.duplicateFestivita, { query: { anno: 2023 } }), {
    status: 413,
    code: 'RICHIESTA_TROPPO_GRANDE',
    message: /dividerla, oppure usare l'importazione/,
  });
});

test('the pay of a qualification that is not in the list is not found', async () => {
  await refused(
    () =>
      gestore.call(impostazioniRoutes.getDatiRetributivi, {
        params: { date: '2025-10-01', prgQualifica: '999', fascia: '0-8' },
      }),
    assente(/La qualifica retributiva 999/),
  );
});
