import { afterAll, beforeAll, expect, test } from 'vitest';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { checkFile, exportFile, importFile } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const PRINCIPALE = [
  'Codice meccanografico;Tipo;Denominazione;Codice catastale comune;Ordinamento',
  'PRINCIPALE;PROPRIA;Istituto inventato;H501;SCUOLA',
].join('\r\n');

test('the file to fill in of a whole school, one sheet a kind, is imported as it is', async () => {
  await importFile(gestore, 'scuole', { nome: 'scuola.csv', bytes: Buffer.from(PRINCIPALE) });
  const intera = await exportFile(gestore, { tipo: 'scuola', formato: 'XLSX', modello: true });
  expect(await importFile(gestore, 'scuola', intera)).toMatchObject({ stato: 'APPLICATA', errate: 0 });
});

test.each(['personale', 'persone', 'servizi', 'scuoleItalia'] as const)(
  'that of %s alone, in any format, is right too',
  async (tipo) => {
    for (const formato of ['XLSX', 'CSV'] as const) {
      const modello = await exportFile(gestore, { tipo, formato, modello: true });
      const { stato, righe, anteprima } = await checkFile(gestore, tipo, modello);
      expect({ stato, righe, errori: anteprima.righe.flatMap(({ errori }) => errori) }).toEqual({
        stato: 'PRONTA',
        righe: 1,
        errori: [],
      });
    }
  },
);

test('of what nobody brings in there is no file to fill in', async () => {
  const chiesto = await gestore.call(scambioRoutes.createEsportazione, {
    body: { tipo: 'risultati730', formato: 'XLSX', modello: true },
  });
  expect(chiesto).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'modello', message: expect.stringContaining('Risultati del 730') }] },
  });
});
