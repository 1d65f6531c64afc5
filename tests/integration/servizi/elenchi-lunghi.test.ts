import { afterAll, beforeAll, test } from 'vitest';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { openUfficio } from '#support/cedolini.ts';
import { fillPersonale, PAGINE_O_DATE, PAGINE_O_FILE, tuttoRifiutato } from '#support/elenchi-lunghi.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  const aperto = await openUfficio(1);
  home = aperto.home;
  gestore = await home.as(loginOf('GESTORE'));
  await fillPersonale(aperto);
}, 180_000);
afterAll(() => home.close());

test('services and special activities, also within some days', async () => {
  await tuttoRifiutato((limit) => gestore.call(serviziRoutes.searchServizi, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(serviziRoutes.searchServizi, { body: { limit, dal: '2025-01-01' } }),
    PAGINE_O_DATE,
  );
  await tuttoRifiutato((limit) => gestore.call(attivitaRoutes.searchAttivita, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(attivitaRoutes.searchAttivita, { body: { limit, dal: '2025-10-01' } }),
    PAGINE_O_DATE,
  );
});
