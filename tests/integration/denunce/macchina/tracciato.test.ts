import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { tracciatoRoutes, type Tracciato } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import {
  contabilizzati,
  MARZO,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { rifiutata, superata } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let denuncia: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  ({ denuncia } = await uniemensDiMarzo(scuola.adempimenti));
});
afterAll(() => scuola.home.close());

type Corpo = RouteRequest<typeof tracciatoRoutes.putTracciato>['body'];

const get = (tipo: Tracciato['tipo'] = 'uniemens') =>
  scuola.adempimenti.ok(tracciatoRoutes.getTracciato, { query: { tipo } });
const put = async (cambi: Partial<Corpo>) => {
  const { tipo, versione, mappa, documento, confermato } = await get(cambi.tipo);
  return scuola.gestore.call(tracciatoRoutes.putTracciato, {
    body: { tipo, versione, mappa, documento, confermato, ...cambi },
  });
};
const MATRICOLA = 'DenunceMensili/Azienda/PosContributiva/Matricola';
const MAPPA = [{ elemento: MATRICOLA, nome: 'MatricolaINPS' }];
const DOCUMENTO = 'Documento tecnico di prova, versione 1 del 1/3/2026';

const fileFatto = async () => {
  const { uid, versione } = denuncia;
  denuncia = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: { uid, versione } });
  const file = denuncia.files.at(-1);
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid, numero: file?.numero ?? 0 },
  });
  return { file, testo: await (await fetch(link)).text() };
};
const diverse = async () =>
  (await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: MARZO })).righe.filter(
    ({ denuncia: quale }) => quale === 'UNIEMENS',
  );

test('until the school says otherwise the layout is ours, and nobody has compared it', async () => {
  const nostro = await get();
  expect(nostro).toMatchObject({ versione: 1, mappa: [], differenze: [], riscontrato: false, mappabile: true });
  expect(nostro.elementi).toContainEqual({ elemento: MATRICOLA, facoltativo: false });
  expect(await get('f24ep')).toMatchObject({ mappabile: false, elementi: [] });
  const { file, testo } = await fileFatto();
  expect(file).toMatchObject({ riscontrato: false });
  expect(file?.nome).toMatch(/^UNIEMENS-/);
  expect(testo).toContain('<Matricola>');
});

test('of twenty who load a mapping at once one does; files are then written under it', async () => {
  const risposte = await Promise.all(Array.from({ length: 20 }, () => put({ mappa: MAPPA })));
  expect(risposte.filter(({ status }) => status === 200).length).toBe(1);
  expect(risposte.filter(({ body }) => Object(body).code === 'VERSIONE_SUPERATA').length).toBe(19);
  expect((await get()).differenze).toEqual([
    { elemento: MATRICOLA, cosa: 'NOME', nostro: 'Matricola', suo: 'MatricolaINPS' },
  ]);
  const { file, testo } = await fileFatto();
  expect(file).toMatchObject({ riscontrato: false });
  expect(file?.nome).toMatch(/^UNIEMENS-/);
  expect(testo).toContain('<MatricolaINPS>');
  expect(testo).not.toContain('<Matricola>');
});

test('confirmed on a document by name and day, nobody is asked about the file any more', async () => {
  expect(await put({ confermato: true, documento: DOCUMENTO })).toMatchObject({
    status: 200,
    body: { riscontrato: true, documento: DOCUMENTO, chi: scuola.gestore.sessione.descutente },
  });
  const { file } = await fileFatto();
  expect(file).toMatchObject({ riscontrato: true, bozza: false });
});

test('a sent file is read under the mapping it was written with, whatever the school says since', async () => {
  denuncia = await sendUniemens(scuola.adempimenti, denuncia);
  const conMappa = await diverse();
  expect(conMappa.length).toBeGreaterThan(0);
  expect(conMappa.every(({ differenza, denunciato }) => differenza === 0 && denunciato > 0)).toBe(true);
  expect((await put({ mappa: [], confermato: false })).status).toBe(200);
  expect(await diverse()).toEqual(conMappa);
});

test('a mapping that cannot be used is refused, as is one confirmed without its document', async () => {
  const rifiuti: readonly [Partial<Corpo>, string][] = [
    [{ mappa: [{ elemento: `${MATRICOLA}X`, nome: 'a' }] }, 'mappa'],
    [{ mappa: [{ elemento: MATRICOLA, nome: null }] }, 'mappa'],
    [{ tipo: 'f24ep', mappa: MAPPA }, 'mappa'],
    [{ confermato: true, documento: '' }, 'documento'],
    [{ mappa: [{ elemento: MATRICOLA, nome: 'a b' }] }, 'mappa.0.nome'],
  ];
  for (const [cambi, path] of rifiuti)
    expect(await put(cambi)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  const { versione } = await get();
  await rifiutata(scuola.home, () => put({ versione: versione + 1, mappa: MAPPA }), superata({ uid: 'uniemens' }));
});
