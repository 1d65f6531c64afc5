import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo } from '#support/denunce/scuola-che-versa.ts';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { elenco } from '../pages/elenco.ts';

const RIGHE = 1000;
/** Seconds of computing that a key may take in the page before who types feels it stop. */
const SECONDI_A_TASTO = 0.5;

let prodotto: BrowserHome;
let gestore: Person;
let anno: AnnoContabilizzato;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore);
  anno = await accountAnno(gestore);
});
afterAll(() => prodotto.close());

/** The record of a filing as if it were of so many: the same, but for what tells one from the other. */
const multiply = async (uid: Uid<'DENUNCIA'>, quadro: string, diverso: (numero: number) => RecordRaccolto['campi']) => {
  const denunce = denunceRepository(archivioDi(prodotto.home.store, SCUOLA_A));
  const { denuncia, contenuto, parti } = await denunce.loadIntera(uid);
  const prima = contenuto.records.find(({ chiave }) => chiave.startsWith(quadro));
  if (prima === undefined) throw new Error('The filing has no such record');
  const records = Array.from({ length: RIGHE }, (_, numero) => ({
    ...prima,
    chiave: `${quadro}riga ${numero}`,
    campi: { ...prima.campi, ...diverso(numero) },
  }));
  await sendOperazioni(prodotto.home.store, [...denunce.putContenuto(denuncia, { ...contenuto, records }, parti)]);
};

const indirizzoUniemens = ({ uid, anno: suo, mese }: Denuncia): string =>
  `/uniemens/inps/${suo}/${mese}/${uid}/false?parte=piena`;

const DENUNCE = [
  {
    nome: 'F24',
    titolo: 'Righe',
    prima: '1000',
    cercata: '1777',
    make: async () => {
      const { denuncia } = await gestore.ok(f24Routes.saveF24Ep, {
        body: {
          ...f24DiMarzo([], { anno: 2026, mese: 1, dataPagamento: '2026-02-16' }),
          processi: [String(anno.processi[0])],
        },
      });
      await multiply(denuncia.uid, '', (numero) => ({ codice: `${1000 + numero}`, debito: 100 + numero }));
      return `/invia-F24?f24=${denuncia.uid}`;
    },
  },
  {
    nome: 'UniEmens',
    titolo: 'Collaboratori',
    prima: personaDiProva(0).desCf,
    cercata: personaDiProva(777).desCf,
    make: async () => {
      const { denuncia } = await gestore.ok(uniemensRoutes.saveUniemens, {
        body: { anno: 2026, mese: 3, allowEmpty: false },
      });
      await multiply(denuncia.uid, 'C|', (numero) => {
        const { desCf, desCognome, desNome } = personaDiProva(numero);
        return { CFCollaboratore: desCf, Cognome: desCognome, Nome: desNome };
      });
      return indirizzoUniemens(denuncia);
    },
  },
] as const;

/** Seconds of computing of the page since it began. */
const calcoloDi = async (cdp: CDPSession): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;

/** One kind of filing a day. */
describe.each(sampleOfTheDay(DENUNCE, DENUNCE.length))(
  'a $nome of a thousand rows',
  ({ titolo, prima, cercata, make }) => {
    let page: Page;
    let problems: readonly string[];
    beforeAll(async () => {
      ({ page, problems } = await prodotto.open(await make(), 'ADEMPIMENTI'));
    });

    test('opens, goes on to its next page, and by the keyboard is filtered to the one row looked for without stopping', async () => {
      const righe = elenco(page, titolo);
      await page.getByRole('tab', { name: `${titolo} (${RIGHE})` }).waitFor();
      await righe.riga(prima).waitFor();
      await righe.paginaSuccessiva();
      await righe.riga(prima).waitFor({ state: 'detached' });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      const finora = await calcoloDi(cdp);
      await page.getByRole('combobox', { name: "Filtra l'elenco" }).focus();
      await page.keyboard.type(cercata);
      await page.keyboard.press('Enter');
      await righe.riga(cercata).waitFor();
      await expect.poll(async () => (await righe.righe()).length).toBe(1);
      expect((await calcoloDi(cdp)) - finora, 'seconds').toBeLessThan(SECONDI_A_TASTO * (cercata.length + 1));
      expect(problems).toEqual([]);
    });
  },
);
