import { afterAll, beforeAll, expect, test } from 'vitest';
import { printModalitaPagamento, printRubrica } from '../../../shared/contracts/stampe/personale/personale.ts';
import { nuovePersone, print } from '../../support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf } from '../../support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '../../support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await dipendenteDiProva(gestore, 1, servizioDiProva());
});
afterAll(() => home.close());

const chiesta = { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' } as const;
const ask = (chi: Person, parametri: Parameters<typeof print<typeof printRubrica.parametri>>[2] = chiesta) =>
  chi.ok(printRubrica, { body: parametri });

/** Asks until the answer is a print already made: calls still in flight when the first was made are waited for. */
const finoAllaStessa = async () => {
  for (;;) {
    const { printId, fattaIl } = await ask(gestore);
    if (fattaIl !== null) return printId;
    await print(gestore, printRubrica, chiesta);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};

test('a print asked for again is the one already made, for whoever may see it, until something of the school changes', async () => {
  const prima = await ask(gestore);
  expect(prima.fattaIl).toBeNull();
  const stessa = await finoAllaStessa();
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
  const prima = await finoAllaStessa();
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
