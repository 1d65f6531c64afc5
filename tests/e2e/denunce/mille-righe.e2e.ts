import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { denunceRepository } from '../../../functions/archivio/denunce/denunce-repository.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { sendOperazioni } from '../../../functions/platform/data/modifica.ts';
import { f24Routes } from '../../../shared/contracts/denunce/f24-chiamate.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { createScuolaCheVersa, f24DiMarzo } from '../../support/denunce/scuola-che-versa.ts';
import { startBrowserHome, type BrowserHome } from '../../support/home/test-browser.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';
import { accountAnno } from '../../support/stampe/anno-contabilizzato.ts';
import { elenco } from '../pages/elenco.ts';

const RIGHE = 1000;

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore);
  const { processi } = await accountAnno(gestore);
  const { denuncia } = await gestore.ok(f24Routes.saveF24Ep, {
    body: { ...f24DiMarzo([], { anno: 2026, mese: 1, dataPagamento: '2026-02-16' }), processi: [String(processi[0])] },
  });
  await multiply(denuncia.uid);
  ({ page, problems } = await prodotto.open(`/invia-F24?f24=${denuncia.uid}`, 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

/** The rows of an F24 as if people lived in so many towns. */
const multiply = async (uid: Uid<'DENUNCIA'>): Promise<void> => {
  const denunce = denunceRepository(archivioDi(prodotto.home.store, SCUOLA_A));
  const { denuncia, contenuto, parti } = await denunce.loadIntera(uid);
  const [prima] = contenuto.records;
  if (prima === undefined) throw new Error('The F24 has no row');
  const records = Array.from({ length: RIGHE }, (_, numero) => ({
    ...prima,
    chiave: `riga ${numero}`,
    campi: { ...prima.campi, codice: `${1000 + numero}`, debito: 100 + numero },
  }));
  await sendOperazioni(prodotto.home.store, [...denunce.putContenuto(denuncia, { ...contenuto, records }, parti)]);
};

test('an F24 of a thousand rows opens, goes on to its next page, is sorted and filtered to the one row looked for', async () => {
  const righe = elenco(page, 'Righe');
  await page.getByRole('tab', { name: `Righe (${RIGHE})` }).waitFor();
  await righe.riga('1000').waitFor();
  await righe.paginaSuccessiva();
  await righe.riga('1000').waitFor({ state: 'detached' });
  await righe.filtra('1777');
  await righe.riga('1777').waitFor();
  expect((await righe.righe()).length).toBe(1);
  expect(problems).toEqual([]);
});
