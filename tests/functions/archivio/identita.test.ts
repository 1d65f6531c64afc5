import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { personeCambiate } from '#archivio/denunce/intestatari.ts';
import { aliasEntita } from '#archivio/persone/alias.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { storeRecords } from '#support/archivio.ts';
import { countingStore } from '#support/counting-store.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

// Hundreds of payslips of records that were merged: each is of who they are today, and nobody is read one by one.

const UNITE = 300;
let scuola: ScuolaCheVersa;
let processo: Processo;
const uniteUid = (numero: number): Uid<'PERSONA'> => asUid(`unita${String(numero).padStart(5, '0')}`);
/** The record that one was merged into: a person, or a record that was merged in its turn. */
const inChi = (numero: number): Uid<'PERSONA'> => (numero % 3 === 0 ? scuola.uidDi(1) : uniteUid(numero - 1));

beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  processo = await contabilizzata(scuola, [0]);
  const numeri = Array.from({ length: UNITE }, (_, numero) => numero);
  const [testata] = await cedoliniRepository(archivioDi(scuola.home.store, SCUOLA_A)).listTestate(processo.uid);
  if (testata === undefined) throw new Error('The run has no payslip');
  await storeRecords(
    scuola.home.store,
    cedolinoEntita,
    SCUOLA_A,
    numeri.map((numero) => ({
      ...testata,
      uid: asUid<'CEDOLINO'>(`${processo.uid}-${uniteUid(numero)}`),
      uidSubAnagrafe: uniteUid(numero),
    })),
  );
  await storeRecords(
    scuola.home.store,
    aliasEntita,
    SCUOLA_A,
    numeri.map((numero) => ({
      uid: uniteUid(numero),
      versione: 1,
      uidDestinazione: inChi(numero),
      unitaIl: '2026-03-01T00:00:00.000Z',
    })),
  );
});
afterAll(() => scuola.home.close());

test('the payslips of merged records are of one person, with one code, in three requests more than their pages', async () => {
  const { store, comandi } = countingStore();
  const testate = await cedoliniRepository(archivioDi(store, SCUOLA_A)).listTestate(processo.uid);
  const [, resta] = scuola.persone;
  const passate = testate.filter(({ uid }) => uid.includes('unita'));
  expect(passate).toHaveLength(UNITE);
  expect(new Set(passate.map(({ uidSubAnagrafe }) => uidSubAnagrafe))).toEqual(new Set([resta?.uid]));
  expect(new Set(passate.map(({ storico }) => storico.desCf))).toEqual(new Set([resta?.desCf]));
  expect(comandi().filter((comando) => comando.startsWith('BatchGet'))).toHaveLength(1);
  expect(comandi().length).toBeLessThanOrEqual(4);
});

test('a repository reads who was merged once, whatever it is asked', async () => {
  const { store, comandi, reset } = countingStore();
  const cedolini = cedoliniRepository(archivioDi(store, SCUOLA_A));
  const uids = await cedolini.uidsDi([processo.uid], [scuola.uidDi(1)]);
  expect(uids).toHaveLength(UNITE + 1);
  reset();
  expect(await cedolini.getTestate(uids)).toHaveLength(UNITE);
  // the payslips a hundred at a time, and the person they are of
  expect(comandi()).toEqual(Array.from({ length: Math.ceil((UNITE + 1) / 100) + 1 }, () => 'BatchGetItemCommand'));
});

test('a person has had the ids of all who were merged into them, at any remove; the others have their own', async () => {
  const { oggi, avute } = await readIdentita(archivioDi(scuola.home.store, SCUOLA_A));
  expect(oggi(uniteUid(2))).toBe(scuola.uidDi(1));
  expect([avute(uniteUid(7))[0], avute(scuola.uidDi(1)).length]).toEqual([scuola.uidDi(1), UNITE + 1]);
  expect(avute(scuola.uidDi(0))).toEqual([scuola.uidDi(0)]);
});

test('a filing gathered before its people were kept tells whose code it names is another today', async () => {
  const archivio = archivioDi(scuola.home.store, SCUOLA_A);
  const [altra, resta] = scuola.persone;
  const record = (persona: string | null, campi: Readonly<Record<string, unknown>> = {}) => ({
    persona,
    campi,
    origini: [[0, 0, 100]] as const,
  });
  const dette = async (records: readonly ReturnType<typeof record>[], percettori: readonly string[]) =>
    (await personeCambiate(archivio, { percettori, records })).map(({ prima, dopo, cosa }) => [
      prima.desCf,
      dopo.uid,
      cosa.join(),
    ]);
  const diPrima = 'NVNPRV70A01H501X';
  expect(await dette([record(diPrima), record(null)], [uniteUid(5)])).toEqual([
    [diPrima, resta?.uid, 'scheda accorpata,codice fiscale'],
  ]);
  expect(await dette([record(diPrima, { uidPersona: altra?.uid })], [uniteUid(5)])).toEqual([
    [diPrima, altra?.uid, 'codice fiscale'],
  ]);
  expect(await dette([record(altra?.desCf ?? '')], [altra?.uid ?? ''])).toEqual([]);
});
