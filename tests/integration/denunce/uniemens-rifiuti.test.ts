import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  contabilizzati,
  MARZO,
  MATRICOLA,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Answer, Person } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let chi: Person;
let inviata: Denuncia;
let aperta: Denuncia;
let individuale: string;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  chi = scuola.adempimenti;
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  const denuncia = await uniemensDiMarzo(chi);
  individuale = denuncia.righe.find(({ chiave }) => chiave.startsWith('I|'))?.chiave ?? '';
  inviata = await sendUniemens(chi, denuncia.denuncia);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))], { MESE: 4, dataPagamento: '2026-04-20' });
  const aprile = await chi.ok(uniemensRoutes.saveUniemens, { body: { ...MARZO, mese: 4, allowEmpty: false } });
  aperta = await chi.ok(uniemensRoutes.makeFileUniemens, {
    query: { uid: aprile.denuncia.uid, versione: aprile.denuncia.versione },
  });
});
afterAll(() => scuola.home.close());

type Chiamata = (riferimento: { uid: string; versione: number }) => Promise<Answer<unknown>>;
const di = ({ uid, versione }: Denuncia) => ({ uid, versione });
const rifiuta = (chiamata: () => ReturnType<Chiamata>, rifiuto: Rifiuto) => rifiutata(scuola.home, chiamata, rifiuto);

const aziendale = `A|${MATRICOLA}`;
const scrivi =
  (
    route:
      | typeof uniemensRoutes.putDenunciaIndividuale
      | typeof uniemensRoutes.putDenunciaAziendale
      | typeof uniemensRoutes.putCollaboratore,
    riga: () => string,
  ): Chiamata =>
  (riferimento) =>
    chi.call(route, { body: { ...riferimento, riga: riga(), campo: 'Matricola', valore: '7', perche: 'prova' } });

const diAperta = [
  ['a value of a worker', scrivi(uniemensRoutes.putDenunciaIndividuale, () => individuale)],
  ['a value of a position', scrivi(uniemensRoutes.putDenunciaAziendale, () => aziendale)],
  ['a value of a collaborator', scrivi(uniemensRoutes.putCollaboratore, () => 'C|NESSUNO')],
  ['a file', (query) => chi.call(uniemensRoutes.makeFileUniemens, { query })],
  [
    'a sent date',
    (riferimento) =>
      chi.call(uniemensRoutes.sendUniemens, { body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' } }),
  ],
  ['a removal', (body) => chi.call(uniemensRoutes.removeUniemens, { body })],
] as const satisfies readonly (readonly [string, Chiamata])[];
const diInviata = [
  [
    'the undoing of a sent date',
    (riferimento) =>
      scuola.gestore.call(uniemensRoutes.undoSendUniemens, { body: { ...riferimento, motivo: 'prova' } }),
  ],
  [
    'an outcome',
    (riferimento) => chi.call(esitoRoutes.setEsito, { body: { ...riferimento, esito: 'ACCETTATO', motivo: '' } }),
  ],
] as const satisfies readonly (readonly [string, Chiamata])[];

describe('a UniEmens that is not there, of another version, or in another state', () => {
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
  test('the link of a file, a record or a filing that is not there', async () => {
    await rifiuta(() => chi.call(uniemensRoutes.linkFileUniemens, { body: { uid: aperta.uid, numero: 9 } }), assente());
    const uid = 'nessuna';
    const { getUniemens, listPosContributive, listCollaboratori, debugUniemens } = uniemensRoutes;
    for (const route of [getUniemens, listPosContributive, listCollaboratori, debugUniemens])
      await rifiuta(() => chi.call(route, { body: { uid } }), assente());
    const { getPosContributiva, listDenunceIndividuali } = uniemensRoutes;
    for (const route of [getPosContributiva, listDenunceIndividuali])
      await rifiuta(() => chi.call(route, { body: { uid: aperta.uid, matricola: '7000000002' } }), assente());
    const { getDenunciaIndividuale, getDenunciaAziendale, getCollaboratore } = uniemensRoutes;
    for (const [route, riga] of [
      [getDenunciaIndividuale, aziendale],
      [getDenunciaAziendale, individuale],
      [getCollaboratore, individuale],
    ] as const)
      await rifiuta(() => chi.call(route, { body: { uid: aperta.uid, riga } }), assente());
  });
  test('a filing of another kind: neither is reached through the calls of the other', async () => {
    await rifiuta(() => chi.call(f24Routes.getF24, { body: { uid: aperta.uid } }), assente());
    await rifiuta(() => chi.call(f24Routes.removeF24, { body: di(aperta) }), assente());
  });
});

describe('a UniEmens that cannot be made', () => {
  const save = (mese: number, altro: { versione?: number; allowEmpty?: boolean } = {}) =>
    chi.call(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: false, mese, ...altro } });

  test('again without its version, of another version, or once sent', async () => {
    expect(await save(4)).toMatchObject({
      status: 400,
      body: { code: 'VERSIONE_MANCANTE', current: { uid: aperta.uid } },
    });
    await rifiuta(() => save(4, { versione: aperta.versione + 1 }), superata(di(aperta)));
    await rifiuta(() => save(3), statoNonAmmesso(/è già inviata/));
  });
  test('of a month without runs, unless it is asked for empty', async () => {
    await rifiuta(() => save(1), statoNonAmmesso(/Nessuna elaborazione contabilizzata di gennaio 2026/));
  });
  test('by a school that has not said who sends it', async () => {
    const altra = await openScuolaCheVersa(0);
    const risposta = await altra.adempimenti.call(uniemensRoutes.saveUniemens, {
      body: { ...MARZO, allowEmpty: true },
    });
    await altra.home.close();
    expect(risposta).toMatchObject({
      status: 409,
      body: {
        code: 'STATO_NON_AMMESSO',
        message: expect.stringContaining('chi trasmette UniEmens (Scuola, Altri dati)'),
      },
    });
  });
  test('a record is changed by the call of its own kind, and in a field that it has', async () => {
    const { uid, versione } = aperta;
    const cambia = (riga: string, campo: string) =>
      chi.call(uniemensRoutes.putDenunciaIndividuale, {
        body: { uid, versione, riga, campo, valore: '1', perche: 'prova' },
      });
    expect(await cambia(aziendale, 'NumLavoratori')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'riga' }] },
    });
    expect(await cambia(individuale, 'Dal')).toMatchObject({ status: 400, body: { fields: [{ path: 'riga' }] } });
    expect(await cambia(individuale, 'quadro')).toMatchObject({ status: 400, body: { fields: [{ path: 'valore' }] } });
  });
});

test('the deadline knows what was sent: the last day of the next month', async () => {
  const al = async (oggi: string) =>
    (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
      .filter(({ adempimento }) => adempimento === 'UNIEMENS')
      .map(({ mese, giorno, stato }) => [mese, giorno, stato]);
  expect(await al('2026-04-10')).toEqual([
    [3, '2026-04-30', 'FATTA'],
    [4, '2026-06-01', 'DA_FARE'],
  ]);
  expect(await al('2026-06-10')).toEqual([[4, '2026-06-01', 'SCADUTA']]);
});
