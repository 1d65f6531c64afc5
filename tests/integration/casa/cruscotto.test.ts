import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruscottoService } from '../../../functions/casa/cruscotto.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { cursorSigner } from '../../../functions/platform/data/cursor.ts';
import { casaRoutes, type Cruscotto } from '../../../shared/contracts/casa/casa.ts';
import { processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import { accessorio, compenso, compute, elaborazione, nuovePersone, prepare } from '../../support/cedolini.ts';
import { countingStore } from '../../support/counting-store.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await gestore.ok(casaRoutes.initScuola, { body: {} });
});
afterAll(() => home.close());

const mese = (numero: number, person = gestore): Promise<Cruscotto> =>
  person.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: numero } });
const stato = ({ stati }: Cruscotto, quale: Cruscotto['stati'][number]['stato']) =>
  stati.find(({ stato: suo }) => suo === quale);

test('counts runs by state with the sums of their payslips, and says what each asks for', async () => {
  const persone = await nuovePersone(gestore, 2, 10);
  const cedolini = persone.map(({ uid }) => accessorio(uid, [compenso(10_000)]));
  await prepare(gestore, elaborazione({ MESE: 2, DES_ELABORAZIONE: 'Solo preparata' }));
  const { processo } = await compute(gestore, elaborazione({ MESE: 2, DES_ELABORAZIONE: 'Calcolata' }), cedolini);
  const vista = await mese(2, await home.as(loginOf('ADEMPIMENTI')));
  expect(stato(vista, 'ATTESA')).toMatchObject({ elaborazioni: 1, cedolini: 0 });
  expect(stato(vista, 'COMPLETATO')).toEqual({
    stato: 'COMPLETATO',
    elaborazioni: 1,
    cedolini: 2,
    scartati: 0,
    totali: processo.totali,
  });
  expect(vista.persone).toEqual({ numero: 2, esatto: true });
  expect(vista.daFare.map(({ descrizione, azione }) => [descrizione, azione]).toSorted()).toEqual([
    ['Calcolata', 'CONTABILIZZARE'],
    ['Solo preparata', 'CALCOLARE'],
  ]);
});

test('a month knows only its own runs; simulations are counted apart and hidden runs not at all', async () => {
  expect(await mese(1)).toMatchObject({ simulazioni: 0, daFare: [] });
  await prepare(gestore, elaborazione({ MESE: 1, simulazione: true }));
  const nascosta = await prepare(gestore, elaborazione({ MESE: 1 }));
  await gestore.ok(processiRoutes.removeProcesso, {
    body: { uid: nascosta.uid, versione: nascosta.versione, hide: true },
  });
  const vista = await mese(1);
  expect([vista.simulazioni, vista.daFare, vista.stati.map(({ elaborazioni }) => elaborazioni)]).toEqual([
    1,
    [],
    [0, 0, 0, 0, 0],
  ]);
});

test('rejected people and data changed after the calculation are what is to be done first', async () => {
  const [buona, altra] = await nuovePersone(gestore, 2, 20);
  const { processo } = await compute(gestore, elaborazione({ MESE: 4 }), [
    accessorio(buona?.uid ?? '', [compenso(10_000)]),
    accessorio(altra?.uid ?? '', [compenso(10_000)], { fiscali: {} }),
  ]);
  expect(processo.numScartati).toBe(1);
  expect((await mese(4)).daFare).toMatchObject([{ uid: processo.uid, azione: 'CORREGGERE_SCARTATI' }]);
});

test('says what the check of the data says, in seven requests to the store and one for each hundred people', async () => {
  const { mancanze } = await gestore.ok(casaRoutes.checkDatiScuola, { body: {} });
  expect((await mese(2)).mancanze).toEqual(mancanze);
  expect(mancanze.length).toBeGreaterThan(0);
  const conteggio = countingStore();
  await cruscottoService({ cursori: cursorSigner('x'.repeat(40)) }).get(
    { anno: 2026, mese: 2 },
    { archivio: archivioDi(conteggio.store, SCUOLA_A), oggi: '2026-03-10' },
  );
  expect(conteggio.letture()).toBe(8);
});
