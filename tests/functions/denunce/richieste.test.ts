import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { rotteEntita } from '#archivio/cedolini/rotte.ts';
import { cedoliniPagati } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { modelloMDellAnno } from '#archivio/denunce/modello-m.ts';
import { getChiusuraAnno } from '#functions/denunce/annuali/chiusura-anno.ts';
import { f24Service } from '#functions/denunce/f24/f24-service.ts';
import { riscontroService } from '#functions/denunce/quadratura/riscontro/riscontro-service.ts';
import { sptService } from '#functions/denunce/spt/spt-service.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { asRead, Modifica, sendModifica, sendOperazioni } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { storeRecords } from '#support/archivio.ts';
import { countingStore } from '#support/counting-store.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 400;

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  processo = await contabilizzata(scuola, [0]);
  await multiply();
});
afterAll(() => scuola.home.close());

/** The payslip of the run, as if it had been computed for so many people. */
const multiply = async (): Promise<void> => {
  const archivio = archivioDi(scuola.home.store, SCUOLA_A);
  const [testata] = await cedoliniRepository(archivio).listTestate(processo.uid);
  const [rotte] = await archivio.of(rotteEntita).listAll(processo.uid);
  if (testata === undefined || rotte === undefined) throw new Error('The run has no payslip');
  const uids = Array.from({ length: PERSONE - 1 }, (_, numero) => `altra${String(numero).padStart(5, '0')}`);
  const comuni = (persona: string) => ({ uid: asUid<'CEDOLINO'>(`${processo.uid}-${persona}`) });
  await storeRecords(
    scuola.home.store,
    cedolinoEntita,
    SCUOLA_A,
    uids.map((persona) => ({ ...testata, ...comuni(persona), uidSubAnagrafe: asUid(persona) })),
  );
  await storeRecords(
    scuola.home.store,
    rotteEntita,
    SCUOLA_A,
    uids.map((persona) => ({ ...rotte, ...comuni(persona) })),
  );
};

test('the F24 of hundreds of people is gathered with at most one request for twenty of them and twenty more', async () => {
  const conteggio = countingStore();
  const modifica = new Modifica();
  const archivio = archivioDi(conteggio.store, SCUOLA_A);
  const { denuncia, righe } = await f24Service.save('EP', f24DiMarzo([processo]), { archivio, modifica });
  await sendModifica(conteggio.store, modifica, {
    codmin: SCUOLA_A,
    utente: 'prova',
    nome: 'Prova',
    correlationId: 'prova-richieste-f24',
    adesso: new Date(),
  });
  expect(conteggio.letture() + conteggio.scritture()).toBeLessThanOrEqual(PERSONE / 20 + 20);
  expect(conteggio.scritture()).toBe(1);
  expect([denuncia.persone, denuncia.STATUS]).toEqual([PERSONE, 'COMPLETATO']);
  const irpef = righe.find(({ calcolati }) => calcolati.codice === '100E');
  expect([irpef?.persone, irpef?.origini]).toEqual([PERSONE, PERSONE]);
});

test('the communication to NoiPA of hundreds of people is gathered with at most one request for twenty of them and twenty more', async () => {
  const conteggio = countingStore();
  const modifica = new Modifica();
  const archivio = archivioDi(conteggio.store, SCUOLA_A);
  const { denuncia } = await sptService.save(
    { anno: 2026, meseDa: 1, meseA: 3, createEmpty: false },
    { archivio, modifica, oggi: '2026-04-10' },
  );
  expect(conteggio.letture()).toBeLessThanOrEqual(PERSONE / 20 + 20);
  // Who NoiPA is told of, each with what they were paid once: 100 € of the current year, nothing of the years before.
  expect([denuncia.dipendenti, denuncia.somme?.lordo]).toEqual([PERSONE, PERSONE * 10_000]);
});

/** Queries of the store that something read of a year makes. */
const queryDi = async (legge: (archivio: Archivio) => Promise<unknown>): Promise<number> => {
  const conteggio = countingStore();
  await legge(archivioDi(conteggio.store, SCUOLA_A));
  return conteggio.comandi().filter((comando) => comando.startsWith('Query')).length;
};

test('the steps that close a year read its payslips, and where their cents go, once for all of them', async () => {
  const chiusura = (anno: number) => queryDi((archivio) => getChiusuraAnno(anno, archivio, '2026-12-31'));
  const pagati = (anno: number) => queryDi((archivio) => cedoliniPagati(archivio, anno));
  const deiCedolini = (await pagati(2026)) - (await pagati(2023));
  expect(deiCedolini).toBeGreaterThanOrEqual(2);
  expect((await chiusura(2026)) - (await chiusura(2023))).toBe(deiCedolini);
});

test('the closing of a year to the cent asks no more than one request for twenty people and ninety more', async () => {
  const conteggio = countingStore();
  const files = filesFromEnv({ BUCKET_NAME });
  const { celle } = await riscontroService({ files }).get(2026, {
    archivio: archivioDi(conteggio.store, SCUOLA_A),
    oggi: '2026-04-10',
  });
  expect(conteggio.letture()).toBeLessThanOrEqual(PERSONE / 20 + 90);
  const irpef = celle.find(({ confronto, codice }) => confronto === 'F24' && codice === '100E');
  expect(irpef?.atteso).toBeGreaterThan(PERSONE * 1_000);
});

/** The Modello M of the year, and what it asked of the store. */
const modelloM = async () => {
  const conteggio = countingStore();
  const { righe } = await modelloMDellAnno(2026, archivioDi(conteggio.store, SCUOLA_A));
  return { righe, letture: conteggio.letture() };
};

test('the Modello M of hundreds of people is read by the heads of their payslips; one stored without its role is opened', async () => {
  const prima = await modelloM();
  expect(prima.righe.map(({ parte, valori }) => [parte, valori.docenti])).toEqual([
    ['Personale della scuola', PERSONE],
  ]);
  expect(prima.letture).toBeLessThanOrEqual(12);
  const archivio = archivioDi(scuola.home.store, SCUOLA_A);
  const suo = `${processo.uid}-${scuola.uidDi(0)}`;
  const salvata = (await cedoliniRepository(archivio).listTestate(processo.uid)).find(({ uid }) => uid === suo);
  if (salvata === undefined) throw new Error('The run has no payslip');
  const { ruolo, ...testata } = salvata;
  expect(ruolo).toBe('DOCENTE');
  const item = writeItem(cedolinoEntita, SCUOLA_A, testata);
  const chiave = archivio.chiavi.record(cedolinoEntita, suo);
  await sendOperazioni(scuola.home.store, [{ tipo: 'put', chiave, item, condizione: asRead(testata) }]);
  expect(await modelloM()).toEqual({ righe: prima.righe, letture: prima.letture + 1 });
});
