import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { listaPosPARoutes as rotte } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { MARZO, openScuolaCheDenuncia, sendUniemens } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { bytesDi, fileDellaScuola, readCampione } from '#support/denunce/uniemens-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  denuncia = await scuola.adempimenti.ok(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: true } });
});
afterAll(() => scuola.home.close());

const importa = (file: Buffer, cambi: { uid?: string; versione?: number } = {}) =>
  scuola.adempimenti.call(rotte.importPosPA, {
    body: {
      uid: denuncia.denuncia.uid,
      versione: denuncia.denuncia.versione,
      contenuto: file.toString('base64'),
      perche: 'regolarizzazione',
      ...cambi,
    },
  });
const listeDi = (bytes: Uint8Array) =>
  Uniemens.parse(readCampione(bytes).records).Azienda.flatMap(({ ListaPosPA }) => ListaPosPA ?? []);
const apri = () => scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: denuncia.denuncia.uid } });

test('a school of the State brings in periods of 2019: the list of its filing is that of the file, and nothing blocks it', async () => {
  const { status } = await importa(fileDellaScuola('variazioni'));
  expect(status).toBe(200);
  denuncia = await apri();
  expect(denuncia.righe.map(({ chiave, aMano }) => [chiave.split('|')[0], aMano])).toEqual([
    ['P', true],
    ['D', true],
    ['V1', true],
    ['V1', true],
  ]);
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
  const { uid, versione } = denuncia.denuncia;
  const { files } = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: { uid, versione } });
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid, numero: files.at(-1)?.numero ?? 0 },
  });
  const scritto = new Uint8Array(await (await fetch(link)).arrayBuffer());
  expect(listeDi(scritto)).toEqual(listeDi(fileDellaScuola('variazioni')));
  expect(uniemens.parse(readCampione(scritto).records).check(await riferimentiDiProva())).toEqual([]);
  denuncia = await apri();
});

test('another file adds to it, what is there stays, and the same file brings nothing more', async () => {
  const { versione } = denuncia.denuncia;
  await rifiutata(scuola.home, () => importa(fileDellaScuola('variazioni')), statoNonAmmesso(/ci sono già tutti/));
  expect((await importa(fileDellaScuola('ammortamento'))).status).toBe(200);
  denuncia = await apri();
  expect(denuncia.denuncia.versione).toBe(versione + 1);
  expect(denuncia.righe.filter(({ chiave }) => chiave.startsWith('F1|O|')).length).toBe(1);
  expect(denuncia.righe.filter(({ chiave }) => chiave.startsWith('V1|V|')).length).toBe(2);
});

test.each([
  ['of another school', Buffer.from(bytesDi('variazioni')), /80999990015/],
  ['without lists', fileDellaScuola('collaboratore'), /niente da portare/],
  ['that is none', Buffer.from('una riga'), /Riga 1/],
  [
    'with a codice fiscale of another length',
    Buffer.from(fileDellaScuola('ammortamento').toString('utf8').replace('</CFLavoratore>', 'X</CFLavoratore>')),
    /non ha 16 caratteri/,
  ],
])('a file %s is refused, and says why', async (_nome, file, perche) => {
  const { body } = await importa(file);
  expect(body).toMatchObject({ fields: [{ path: 'contenuto', message: expect.stringMatching(perche) }] });
});

test('a filing that is not there, of another version; twenty at once: one is stored', async () => {
  const { uid, versione } = denuncia.denuncia;
  const file = fileDellaScuola('causale-7');
  await rifiutata(scuola.home, () => importa(file, { uid: 'nessuna' }), assente());
  await rifiutata(scuola.home, () => importa(file, { versione: versione + 1 }), superata({ uid, versione }));
  const risposte = await Promise.all(Array.from({ length: 20 }, () => importa(file)));
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  denuncia = await apri();
  expect(denuncia.denuncia.versione).toBe(versione + 1);
});

test('one that is sent takes no more', async () => {
  await sendUniemens(scuola.adempimenti, denuncia.denuncia);
  denuncia = await apri();
  await rifiutata(scuola.home, () => importa(fileDellaScuola('due-docenti')), statoNonAmmesso(/inviat/i));
});
