import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { sptRoutes, type CompensoSptInput } from '#shared/contracts/denunce/spt-chiamate.ts';
import { accessorio, compenso } from '#support/cedolini.ts';
import { openScuolaCheComunica, sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Answer, Person } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

/** Who writes at once from the same version. */
const INSIEME = 20;

let scuola: ScuolaCheVersa;
let chi: Person;
let inviata: Denuncia;
let aperta: Denuncia;
let compensoDi: string;
const marzo = { anno: 2026, meseDa: 2, meseA: 3 };
const aprile = { anno: 2026, meseDa: 4, meseA: 4 };
beforeAll(async () => {
  scuola = await openScuolaCheComunica(2);
  chi = scuola.adempimenti;
  await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(10_000)])]);
  inviata = await sendSpt(chi, (await chi.ok(sptRoutes.saveSpt, { body: marzo })).denuncia);
  await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(10_000)])], {
    MESE: 4,
    dataPagamento: '2026-04-20',
  });
  const intera = await chi.ok(sptRoutes.saveSpt, { body: aprile });
  compensoDi = intera.righe.find(({ calcolati }) => calcolati.quadro === 'C')?.chiave ?? '';
  const { uid, versione } = intera.denuncia;
  aperta = await chi.ok(sptRoutes.makeFileSpt, { query: { uid, versione } });
});
afterAll(() => scuola.home.close());

type Chiamata = (riferimento: { uid: string; versione: number }) => Promise<Answer<unknown>>;
const di = ({ uid, versione }: Denuncia) => ({ uid, versione });
const rifiuta = (chiamata: () => ReturnType<Chiamata>, rifiuto: Rifiuto) => rifiutata(scuola.home, chiamata, rifiuto);
const compensoAMano: CompensoSptInput = {
  tipo: '',
  descrizione: 'A mano',
  capitolo: '',
  tassazione: 'AC',
  perche: 'prova',
  annoCompetenza: 2026,
  meseCompetenza: 1,
  meseLiquidazione: 4,
  lordo: 100,
  esente: 0,
  imponibilePensione: 0,
  ritenutaPensione: 0,
  ritenutaFondoCredito: 0,
  ritenutaOperaPrevidenza: 0,
  ritenutaTfr: 0,
  imponibileIrpef: 0,
  ritenutaIrpef: 0,
  imponibileIrap: 0,
  irap: 0,
};

test.each([
  ['compenso.annoCompetenza', { annoCompetenza: 2027 }],
  ['compenso.meseCompetenza', { meseCompetenza: 5 }],
  ['compenso.ritenutaTfr', { ritenutaOperaPrevidenza: 200, ritenutaTfr: 250 }],
])('a compensation by hand is refused on %s', async (path, cambi) => {
  expect(
    await chi.call(sptRoutes.addCompensoSpt, {
      body: { ...di(aperta), idDipendente: scuola.uidDi(0), compenso: { ...compensoAMano, ...cambi } },
    }),
  ).toMatchObject({ status: 400, body: { fields: [{ path }] } });
});

const diAperta = [
  [
    'a value',
    (riferimento) =>
      chi.call(sptRoutes.putValoreSpt, {
        body: { ...riferimento, riga: compensoDi, campo: 'Tipo', valore: 'BPA', perche: 'prova' },
      }),
  ],
  [
    'a person more',
    (riferimento) => chi.call(sptRoutes.addDipendenteSpt, { body: { ...riferimento, idDipendente: scuola.uidDi(1) } }),
  ],
  [
    'a compensation more',
    (riferimento) =>
      chi.call(sptRoutes.addCompensoSpt, {
        body: { ...riferimento, idDipendente: scuola.uidDi(0), compenso: compensoAMano },
      }),
  ],
  [
    'a compensation less',
    (riferimento) =>
      chi.call(sptRoutes.removeCompensoSpt, { body: { ...riferimento, riga: compensoDi, perche: 'prova' } }),
  ],
  [
    'a person less',
    (riferimento) =>
      chi.call(sptRoutes.removeDipendenteSpt, {
        body: { ...riferimento, idDipendente: scuola.uidDi(0), perche: 'prova' },
      }),
  ],
  ['a file', (query) => chi.call(sptRoutes.makeFileSpt, { query })],
  [
    'a sent date',
    (riferimento) => chi.call(sptRoutes.sendSpt, { body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' } }),
  ],
  ['a removal', (body) => chi.call(sptRoutes.removeSpt, { body })],
] as const satisfies readonly (readonly [string, Chiamata])[];
const diInviata = [
  [
    'the undoing of a sent date',
    (riferimento) => scuola.gestore.call(sptRoutes.undoSendSpt, { body: { ...riferimento, motivo: 'prova' } }),
  ],
  [
    'an outcome',
    (riferimento) => chi.call(esitoRoutes.setEsito, { body: { ...riferimento, esito: 'ACCETTATO', motivo: '' } }),
  ],
] as const satisfies readonly (readonly [string, Chiamata])[];

describe('a period that is not there, of another version, or in another state', () => {
  test.each([...diAperta, ...diInviata])('%s of one that does not exist', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: 'nessuna', versione: 1 }), assente());
  });
  test.each(diAperta)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: aperta.uid, versione: aperta.versione + 1 }), superata(di(aperta)));
  });
  test.each(diInviata)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: inviata.uid, versione: inviata.versione + 1 }), superata(di(inviata)));
  });
  test.each(diAperta)('%s of one that is sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(inviata)), statoNonAmmesso(/è già inviata e non cambia più/));
  });
  test.each(diInviata)('%s of one that is not sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(aperta)), statoNonAmmesso(/non è ancora inviata/));
  });
  test('the link of a file, the people, the compensations of one that is not there', async () => {
    await rifiuta(() => chi.call(sptRoutes.linkFileSpt, { body: { uid: aperta.uid, numero: 9 } }), assente());
    const uid = 'nessuna';
    for (const route of [sptRoutes.getSpt, sptRoutes.listDipendentiSpt])
      await rifiuta(() => chi.call(route, { body: { uid } }), assente());
    const query = { uid: aperta.uid, idDipendente: scuola.uidDi(1) };
    await rifiuta(() => chi.call(sptRoutes.listCompensiSpt, { query }), assente(/La persona/));
  });
  test('a person or a compensation that is not in it, or is already', async () => {
    const persona = { ...di(aperta), idDipendente: scuola.uidDi(1) };
    await rifiuta(
      () => chi.call(sptRoutes.removeDipendenteSpt, { body: { ...persona, perche: 'prova' } }),
      assente(/La persona/),
    );
    const stessa = { ...di(aperta), idDipendente: scuola.uidDi(0) };
    expect(await chi.call(sptRoutes.addDipendenteSpt, { body: stessa })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', message: expect.stringContaining('già in questo periodo') },
    });
    await rifiuta(() => chi.call(sptRoutes.addCompensoSpt, { body: { ...stessa, riga: 'C|9' } }), assente(/compenso/));
    expect(
      await chi.call(sptRoutes.addCompensoSpt, {
        body: { ...stessa, compenso: { ...compensoAMano, meseLiquidazione: 5 } },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'compenso.meseLiquidazione' }] } });
  });
});

describe('a period that cannot be made', () => {
  const save = (periodo: { anno: number; meseDa: number; meseA: number; versione?: number }) =>
    chi.call(sptRoutes.saveSpt, { body: periodo });

  test('again without its version, of another version, once sent, over the months of another', async () => {
    expect(await save(aprile)).toMatchObject({
      status: 400,
      body: { code: 'VERSIONE_MANCANTE', current: { uid: aperta.uid } },
    });
    await rifiuta(() => save({ ...aprile, versione: aperta.versione + 1 }), superata(di(aperta)));
    await rifiuta(() => save(marzo), statoNonAmmesso(/è già inviata/));
    expect(await save({ anno: 2026, meseDa: 3, meseA: 4 })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATO', message: expect.stringContaining('2026 c’è già'.replace('’', "'")) },
    });
  });
  test('of months without runs, or of a year that the portal no longer takes', async () => {
    await rifiuta(() => save({ anno: 2026, meseDa: 6, meseA: 7 }), statoNonAmmesso(/giugno 2026 – luglio 2026/));
    expect(await save({ anno: 2027, meseDa: 1, meseA: 1 })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'anno' }] },
    });
  });
  test('who is refused is in the period', async () => {
    const esito = (respinti: { chiave: string; motivo: string }[]) =>
      chi.call(esitoRoutes.setEsito, {
        body: { ...di(inviata), esito: 'SCARTATO_IN_PARTE', motivo: '', respinti },
      });
    for (const respinti of [[], [{ chiave: 'D|altra', motivo: 'prova' }]])
      expect(await esito(respinti)).toMatchObject({ status: 400, body: { fields: [{ path: 'respinti' }] } });
  });
});

describe(`${INSIEME} at once from one version`, () => {
  test.each([
    ['a value', diAperta[0][1]],
    ['a person more', diAperta[1][1]],
    ['a compensation more', diAperta[2][1]],
    ['gathered again', ({ versione }) => chi.call(sptRoutes.saveSpt, { body: { ...aprile, versione } })],
  ] satisfies readonly (readonly [string, Chiamata])[])('%s: done once', async (_nome, chiamata) => {
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => chiamata(di(aperta))));
    const { denuncia } = await chi.ok(sptRoutes.getSpt, { body: { uid: aperta.uid } });
    expect(denuncia.versione).toBe(aperta.versione + 1);
    aperta = denuncia;
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });
  test('the sent date and its outcome: once', async () => {
    const [chiamaEsito] = [diInviata[1][1]];
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => chiamaEsito(di(inviata))));
    expect(risposte.filter(({ status }) => status === 200).length).toBe(1);
    const persona = { ...di(aperta), idDipendente: scuola.uidDi(1), perche: 'senza compensi' };
    const { denuncia } = await chi.ok(sptRoutes.removeDipendenteSpt, { body: persona });
    aperta = await chi.ok(sptRoutes.makeFileSpt, { query: di(denuncia) });
    const inviate = await Promise.all(Array.from({ length: INSIEME }, () => diAperta[6][1](di(aperta))));
    expect(inviate.filter(({ status }) => status === 200).length).toBe(1);
  });
});

test('the deadline of the year knows what was sent', async () => {
  const stati = (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), '2026-12-20'))
    .filter(({ adempimento }) => adempimento === 'SPT')
    .map(({ stato }) => stato);
  expect(stati).toEqual(['FATTA']);
});
