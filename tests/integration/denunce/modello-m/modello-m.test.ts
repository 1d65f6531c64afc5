import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUCKET_NAME } from '#lib/local/settings.ts';
import { filesFromEnv } from '#platform/files.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { modelloMRoutes, type RigaModelloM } from '#shared/contracts/denunce/modello-m.ts';
import { printModelloMFoglio } from '#shared/contracts/denunce/stampe/modello-m.ts';
import { accessorio, cedolinoDi, compenso, oreInsegnamento, print } from '#support/cedolini.ts';
import { openScuolaCheComunica } from '#support/denunce/scuola-che-comunica.ts';
import { collaboratore, contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { recomputedSums } from '#tests/functions/platform/spreadsheet/recomputed-sums.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(3);
});
afterAll(() => scuola.home.close());

const righe = async () => (await scuola.adempimenti.ok(modelloMRoutes.getModelloM, { body: { anno: 2026 } })).righe;
const esponi = (versione: number) =>
  scuola.adempimenti.call(modelloMRoutes.exposeModelloM, { body: { anno: 2026, versione } });
const togli = (versione: number) =>
  scuola.adempimenti.call(modelloMRoutes.withdrawModelloM, { body: { anno: 2026, versione } });
const esposizione = async () =>
  (await scuola.adempimenti.ok(modelloMRoutes.getModelloM, { body: { anno: 2026 } })).esposizione;
const sommaDi = (tutte: readonly RigaModelloM[], nome: string) =>
  tutte.reduce((totale, { valori }) => totale + Number(valori[nome]), 0);

test('of a year without runs says nothing, and nothing is handed over', async () => {
  expect(await righe()).toEqual([]);
  expect(await esponi(1)).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  expect(await togli(1)).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
});

test('its rows sum to the accounted payslips: staff by emolument, contracts apart, everybody counted once', async () => {
  const { uidDi, ufficio } = scuola;
  const personale = await contabilizzati(scuola, [
    accessorio(uidDi(0), [compenso(30_000)]),
    accessorio(uidDi(1), [oreInsegnamento(200, 5_000)], {
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA' },
    }),
  ]);
  await contabilizzati(scuola, [accessorio(uidDi(0), [compenso(10_000)])], { DES_ELABORAZIONE: 'Altra' });
  const esterni = await contabilizzati(scuola, [collaboratore(uidDi(2))], {
    idMetodo: 'COC-LD',
    DES_ELABORAZIONE: 'Collaborazioni',
  });
  const tutte = await righe();
  expect(tutte.map(({ parte, valori }) => [parte, valori.mese, valori.docenti, valori.ata, valori.esterni])).toEqual([
    ['Personale della scuola', 3, 1, 0, 0],
    ['Personale della scuola', 3, 0, 1, 0],
    ['Contratti con esterni', 3, 0, 0, 1],
  ]);
  const cedolini = [
    await cedolinoDi(ufficio, personale.uid, uidDi(0)),
    await cedolinoDi(ufficio, personale.uid, uidDi(1)),
    await cedolinoDi(ufficio, esterni.uid, uidDi(2)),
  ];
  const [primo] = cedolini;
  expect(sommaDi(tutte, 'lordo')).toBe(30_000 + 10_000 + 10_000 + 10_000);
  expect(sommaDi(tutte, 'netto')).toBeGreaterThan(cedolini.reduce((totale, { netto }) => totale + netto, 0));
  expect(sommaDi(tutte.slice(1), 'totale')).toBe(
    cedolini.slice(1).reduce((totale, { lordoStato }) => totale + lordoStato, 0),
  );
  expect(primo?.lordo).toBe(30_000);
  for (const riga of tutte) {
    const [lordo, ...parti] = ['lordo', 'netto', 'previdenziali', 'fiscali', 'altre'].map((nome) =>
      sommaDi([riga], nome),
    );
    expect(lordo).toBe(parti.reduce((totale, parte) => totale + parte, 0));
  }
});

test('its sheet sums by formulas, which a reader that computes them finds equal to the rows', async () => {
  const { bytes } = await print(scuola.adempimenti, printModelloMFoglio, { anno: 2026, formato: 'xlsx' });
  const calcolati = recomputedSums(bytes ?? new Uint8Array());
  const tutte = await righe();
  const attesi = [
    ...['lordo', 'previdenziali', 'fiscali', 'altre', 'netto', 'oneriPensione', 'oneriInps'],
    ...['altriOneri', 'irap', 'totale'],
  ].map((nome) => sommaDi(tutte, nome));
  expect(calcolati).toEqual(attesi);
});

test('the budget product has the rows of the day it was given them, nobody by name; of ten at once one hands over', async () => {
  const risposte = await Promise.all(Array.from({ length: 10 }, () => esponi(1)));
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  for (const { body } of risposte.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'VERSIONE_SUPERATA' });
  const esposto = await esposizione();
  expect(esposto).toMatchObject({ esposto: true, aggiornata: true, chi: scuola.adempimenti.sessione.descutente });
  const {
    righe: [ultima],
  } = await scuola.gestore.ok(auditRoutes.searchAudit, { body: { entita: 'ESPOSIZIONE_MODELLO_M', uid: '2026' } });
  const bytes = await filesFromEnv({ BUCKET_NAME }).get(String(ultima?.dopo?.file));
  expect(JSON.parse(Buffer.from(bytes ?? []).toString('utf8'))).toEqual({
    scuola: scuola.adempimenti.sessione.codmin,
    anno: 2026,
    righe: await righe(),
  });
  expect(await esponi(esposto.versione)).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(5_000)])], { DES_ELABORAZIONE: 'Dopo' });
  expect(await esposizione()).toMatchObject({ esposto: true, aggiornata: false });
  expect(await esponi(esposto.versione)).toMatchObject({ status: 200, body: { esposto: true, aggiornata: true } });
  expect(await togli(esposto.versione)).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
  expect(await togli(esposto.versione + 1)).toMatchObject({ status: 200, body: { esposto: false } });
});
