import { afterAll, beforeAll, expect, test } from 'vitest';
import { printModalitaPagamento, printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { nuovePersone, print } from '#support/cedolini.ts';
import { moveClock, type Orologio } from '#support/guasti/orologio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let orologio: Orologio;
let minuti = 0;
beforeAll(async () => {
  orologio = moveClock();
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await dipendenteDiProva(gestore, 1, servizioDiProva());
});
afterAll(async () => {
  orologio.stop();
  await home.close();
});

const chiesta = { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' } as const;
const ask = (chi: Person, parametri: Parameters<typeof print<typeof printRubrica.parametri>>[2] = chiesta) =>
  chi.ok(printRubrica, { body: parametri });

/** Makes the print a minute after whatever was done so far: a call may be stored up to half a minute after it began. @returns its id, which is the answer from then on */
const faiDopoUnMinuto = async (): Promise<string> => {
  minuti += 1;
  orologio.moveTo(minuti);
  await print(gestore, printRubrica, chiesta);
  const { printId, fattaIl } = await ask(gestore);
  expect(fattaIl).not.toBeNull();
  return printId;
};

test('a print asked for again is the one already made, for whoever may see it, until something of the school changes', async () => {
  const prima = await ask(gestore);
  expect(prima.fattaIl).toBeNull();
  const stessa = await faiDopoUnMinuto();
  expect(stessa).not.toBe(prima.printId);
  expect(await ask(await home.as(loginOf('SERVIZI')))).toMatchObject({ printId: stessa, stato: 'COMPLETATO' });

  expect((await ask(gestore, { ...chiesta, formato: 'xlsx' })).fattaIl).toBeNull();
  expect((await ask(gestore, { ...chiesta, al: '2026-11-30' })).fattaIl).toBeNull();
  expect((await gestore.ok(printModalitaPagamento, { body: chiesta })).fattaIl).toBeNull();
  expect(await ask(gestore)).toMatchObject({ printId: stessa });

  await nuovePersone(gestore, 1, 90);
  const dopo = await ask(gestore);
  expect(dopo.fattaIl).toBeNull();
  expect(dopo.printId).not.toBe(stessa);
});

test('a print that an older release of the program made is made again', async () => {
  const prima = await faiDopoUnMinuto();
  await home.stop();
  const seguente = await startTestHome({ oggi: '2026-03-31', da: home.dataDir, release: 'seguente' });
  try {
    const altrove = await seguente.as(loginOf('GESTORE'));
    const rifatta = await ask(altrove);
    expect(rifatta.fattaIl).toBeNull();
    expect(rifatta.printId).not.toBe(prima);
    expect((await print(altrove, printRubrica, chiesta)).stato.stato).toBe('COMPLETATO');
  } finally {
    await seguente.close();
  }
});
