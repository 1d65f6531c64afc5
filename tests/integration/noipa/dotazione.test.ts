import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dotazioneRoutes, type EntrataInput } from '#shared/contracts/noipa/dotazione.ts';
import {
  pianiCapitoliRoutes,
  type PianoCapitolo,
  type PianoCapitoloInput,
} from '#shared/contracts/noipa/piani-capitoli.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import {
  assente,
  doppio,
  inUso,
  riferimento,
  rifiutata,
  statoNonAmmesso,
  superata,
  type Rifiuto,
} from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let esami: PianoCapitolo;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
});
afterAll(() => home.close());
const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);

const piano = (resto: Partial<PianoCapitoloInput> = {}): PianoCapitoloInput => ({
  capitolo: '2554',
  piano: '05',
  compenso: 'A008',
  sottocompenso: '0001',
  descrizione: 'Esami di prova',
  tipo: 'MATURITA',
  codVoce: '',
  documento: '',
  ...resto,
});
const ESAMI = '2554/05 A008/0001';
const FONDO = '2555/05 B001/0001';
const entrata = (resto: Partial<EntrataInput> = {}): EntrataInput => ({
  data: '2026-01-20',
  chiave: ESAMI,
  importo: 1_000_000,
  causale: 'Avviso di assegnazione di prova',
  ...resto,
});
const residui = (anno: number) => ufficio.ok(dotazioneRoutes.listResidui, { query: { anno } });
const disponibilita = (anno: number) => ufficio.ok(dotazioneRoutes.listDisponibilita, { query: { anno } });

describe('codes', () => {
  test('are the school’s own; those seen in public pages say that nobody has checked them', async () => {
    const prima = await ufficio.ok(pianiCapitoliRoutes.getPianiCapitoli, {});
    expect(prima.propri).toEqual([]);
    expect(prima.visti.map(({ compenso, sottocompenso }) => [compenso, sottocompenso])).toContainEqual([
      'A008',
      '0001',
    ]);
    expect(prima.visti.filter(({ descrizione }) => !descrizione.includes('Da riscontrare'))).toEqual([]);
    expect(prima.voci.map(({ codice }) => codice)).toContain('MOF_INS');
    esami = await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, { body: piano() });
    await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, {
      body: piano({
        capitolo: '2555',
        compenso: 'B001',
        tipo: 'MOF',
        descrizione: 'Fondo di prova',
        codVoce: 'MOF_INS',
      }),
    });
    const dopo = await ufficio.ok(pianiCapitoliRoutes.getPianiCapitoli, {});
    expect(dopo.propri.map(({ descrizione }) => descrizione)).toEqual(['Esami di prova', 'Fondo di prova']);
  });
  test('are each there once', () =>
    refused(
      () => ufficio.call(pianiCapitoliRoutes.createPianoCapitolo, { body: piano({ descrizione: 'Altro' }) }),
      doppio('sottocompenso', /2554\/05 A008\/0001 è già tra quelli della scuola/),
    ));
  test('one cannot become another that is there, nor be changed from an old version or when it is gone', async () => {
    await refused(
      () =>
        ufficio.call(pianiCapitoliRoutes.updatePianoCapitolo, {
          body: { ...esami, capitolo: '2555', compenso: 'B001' },
        }),
      doppio('sottocompenso', /B001\/0001 è già/),
    );
    const scritto = await ufficio.ok(pianiCapitoliRoutes.updatePianoCapitolo, {
      body: { ...esami, documento: 'Portale, 10/01/2026' },
    });
    await refused(
      () => ufficio.call(pianiCapitoliRoutes.updatePianoCapitolo, { body: esami }),
      superata({ uid: esami.uid, versione: scritto.versione }),
    );
    const altro = await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, { body: piano({ sottocompenso: '0099' }) });
    await refused(
      () => ufficio.call(pianiCapitoliRoutes.removePianoCapitolo, { body: { uid: altro.uid, versione: 9 } }),
      superata({ uid: altro.uid, versione: 1 }),
    );
    await ufficio.ok(pianiCapitoliRoutes.removePianoCapitolo, { body: { uid: altro.uid, versione: 1 } });
    await refused(() => ufficio.call(pianiCapitoliRoutes.updatePianoCapitolo, { body: altro }), assente());
    await refused(
      () => ufficio.call(pianiCapitoliRoutes.removePianoCapitolo, { body: { uid: altro.uid, versione: 1 } }),
      assente(),
    );
    esami = scritto;
  });
});

describe('money', () => {
  test('is entered from 2013 on, never nothing, for a code of the school', async () => {
    for (const [cambio, campo] of [
      [{ data: '2012-12-31' }, 'data'],
      [{ importo: 0 }, 'importo'],
    ] as const) {
      const { status, body } = await ufficio.call(dotazioneRoutes.createEntrata, { body: entrata(cambio) });
      expect([status, body]).toMatchObject([400, { fields: [{ path: campo }] }]);
    }
    await refused(
      () => ufficio.call(dotazioneRoutes.createEntrata, { body: entrata({ chiave: '2554/05 ZZZZ/0001' }) }),
      riferimento('chiave', /non è tra quelli della scuola/),
    );
  });
  test('is entered for this year or the next, so that it is seen where it is entered', async () => {
    for (const data of ['2028-01-01', '2099-01-01'])
      await refused(() => ufficio.call(dotazioneRoutes.createEntrata, { body: entrata({ data }) }), {
        status: 400,
        code: 'RICHIESTA_NON_VALIDA',
        campo: 'data',
        message: /entro il 31\/12\/2027/,
      });
    const dellAnnoDopo = await ufficio.ok(dotazioneRoutes.createEntrata, { body: entrata({ data: '2027-12-31' }) });
    expect((await disponibilita(2027)).find(({ chiave }) => chiave === ESAMI)?.assegnato).toBe(1_000_000);
    await ufficio.ok(dotazioneRoutes.removeEntrata, { body: idDi(dellAnnoDopo) });
  });
  test('its sum a code is what the school may spend; money taken back is below zero', async () => {
    const prima = await ufficio.ok(dotazioneRoutes.createEntrata, { body: entrata() });
    await ufficio.ok(dotazioneRoutes.createEntrata, { body: entrata({ importo: -250_050, data: '2026-02-01' }) });
    expect(await disponibilita(2026)).toEqual([
      { chiave: ESAMI, descrizione: 'Esami di prova', assegnato: 749_950, daInviare: 0, inviato: 0, residuo: 749_950 },
      { chiave: FONDO, descrizione: 'Fondo di prova', assegnato: 0, daInviare: 0, inviato: 0, residuo: 0 },
    ]);
    const dopo = await ufficio.ok(dotazioneRoutes.updateEntrata, {
      body: { ...entrata(), ...idDi(prima), importo: 500_000 },
    });
    expect(dopo.riporto).toBe(false);
    await refused(
      () => ufficio.call(dotazioneRoutes.updateEntrata, { body: { ...entrata(), ...idDi(prima) } }),
      superata({ uid: prima.uid, versione: 2 }),
    );
    await refused(
      () =>
        ufficio.call(dotazioneRoutes.updateEntrata, {
          body: { ...entrata(), ...idDi(dopo), chiave: '2554/05 ZZZZ/0001' },
        }),
      riferimento('chiave', /non è tra quelli/),
    );
    await refused(
      () => ufficio.call(dotazioneRoutes.removeEntrata, { body: idDi(prima) }),
      superata({ uid: prima.uid, versione: 2 }),
    );
    await ufficio.ok(dotazioneRoutes.removeEntrata, { body: idDi(dopo) });
    await refused(() => ufficio.call(dotazioneRoutes.removeEntrata, { body: idDi(dopo) }), assente());
    await refused(
      () => ufficio.call(dotazioneRoutes.updateEntrata, { body: { ...entrata(), ...idDi(dopo) } }),
      assente(),
    );
    expect(
      (await ufficio.ok(dotazioneRoutes.listEntrate, { body: { anno: 2026 } })).map(({ importo }) => importo),
    ).toEqual([-250_050]);
  });
  test('a code that has some keeps its four codes and stays; its words may change', async () => {
    await refused(
      () => ufficio.call(pianiCapitoliRoutes.updatePianoCapitolo, { body: { ...esami, piano: '06' } }),
      inUso(/ha un'entrata di bilancio, la prima del 2026/),
    );
    await refused(
      () => ufficio.call(pianiCapitoliRoutes.removePianoCapitolo, { body: idDi(esami) }),
      inUso(/non si può eliminare/),
    );
    const cambiato = await ufficio.ok(pianiCapitoliRoutes.updatePianoCapitolo, {
      body: { ...esami, descrizione: 'Esami di Stato di prova' },
    });
    expect(cambiato.descrizione).toBe('Esami di Stato di prova');
  });
});

describe('what is left of a year', () => {
  test('is carried once a code, even by many at once, and only what is above zero', async () => {
    await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: entrata({ data: '2025-05-02', chiave: FONDO, importo: 123_45 }),
    });
    await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: entrata({ data: '2025-05-02', importo: -100 }),
    });
    expect(await residui(2026)).toEqual([
      { chiave: ESAMI, descrizione: 'Esami di Stato di prova', residuo: -100, riportato: 0 },
      { chiave: FONDO, descrizione: 'Fondo di prova', residuo: 123_45, riportato: 0 },
    ]);
    const insieme = await Promise.all(
      Array.from({ length: 5 }, () => ufficio.call(dotazioneRoutes.carryResidui, { body: { anno: 2026 } })),
    );
    expect(insieme.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await residui(2026)).map(({ riportato }) => riportato)).toEqual([0, 123_45]);
    expect((await disponibilita(2026)).map(({ assegnato }) => assegnato)).toEqual([-250_050, 123_45]);
    await refused(
      () => ufficio.call(dotazioneRoutes.carryResidui, { body: { anno: 2026 } }),
      statoNonAmmesso(/Non c'è niente da riportare dal 2025 al 2026/),
    );
  });
});

const idDi = <U extends string>({ uid, versione }: { readonly uid: U; readonly versione: number }) => ({
  uid,
  versione,
});
