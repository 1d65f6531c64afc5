import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let inviata: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  const { denuncia } = await uniemensDiMarzo(scuola.adempimenti);
  await rifiutata(scuola.home, () => set(denuncia), statoNonAmmesso(/non è ancora inviata/));
  inviata = await sendUniemens(scuola.adempimenti, denuncia);
});
afterAll(() => scuola.home.close());

type Corpo = RouteRequest<typeof esitoRoutes.setEsito>['body'];

const RICEVUTA = Buffer.from('Ricevuta 7000 del 10/03/2026: accettata\r\n', 'latin1');
const set = ({ uid, versione }: Denuncia, cambi: Partial<Corpo> = {}) =>
  scuola.adempimenti.call(esitoRoutes.setEsito, {
    body: { uid, versione, esito: 'ACCETTATO', motivo: '', ...cambi },
  });
const ricevuta = (bytes: Buffer) => ({ nome: 'ricevuta.txt', contenuto: bytes.toString('base64') });

test('a receipt is kept with its filing, downloads as it came, and is not kept twice', async () => {
  const con = { protocollo: 'INPS.7000', ricevuta: ricevuta(RICEVUTA) };
  const prima = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: inviata.uid, versione: inviata.versione, esito: 'IN_ATTESA', motivo: '', ...con },
  });
  expect(prima).toMatchObject({
    esito: 'IN_ATTESA',
    protocollo: 'INPS.7000',
    ricevute: [{ numero: 1, nome: 'ricevuta.txt', byte: RICEVUTA.length }],
  });
  inviata = await scuola.adempimenti.ok(esitoRoutes.setEsito, {
    body: { uid: prima.uid, versione: prima.versione, esito: 'ACCETTATO', motivo: '', ...con },
  });
  expect(inviata.ricevute).toEqual(prima.ricevute);
  const { link } = await scuola.adempimenti.ok(esitoRoutes.linkRicevuta, { body: { uid: inviata.uid, numero: 1 } });
  expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(RICEVUTA);
});

test('who works on payslips writes outcomes too', async () => {
  expect((await set(inviata, { versione: inviata.versione + 1 })).status).toBe(409);
  inviata = await scuola.ufficio.ok(esitoRoutes.setEsito, {
    body: { uid: inviata.uid, versione: inviata.versione, esito: 'ACCETTATO', motivo: '' },
  });
});

test('an outcome that the kind does not have, a receipt without bytes, a filing or a receipt that is not there', async () => {
  expect(await set(inviata, { esito: 'STRALCIATO_INCAPIENZA', motivo: 'prova' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'esito' }] },
  });
  expect(await set(inviata, { ricevuta: ricevuta(Buffer.alloc(2_000_001)) })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'ricevuta' }] },
  });
  await rifiutata(scuola.home, () => set(inviata, { uid: 'nessuna' as never }), assente());
  await rifiutata(scuola.home, () => set(inviata, { versione: inviata.versione + 1 }), superata({ uid: inviata.uid }));
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(esitoRoutes.linkRicevuta, { body: { uid: inviata.uid, numero: 9 } }),
    assente(),
  );
});
