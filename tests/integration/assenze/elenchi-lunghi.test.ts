import { afterAll, beforeAll, test } from 'vitest';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
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

test('absences, also of one group', async () => {
  await tuttoRifiutato((limit) => gestore.call(assenzeRoutes.searchAssenze, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => gestore.call(assenzeRoutes.searchAssenze, { body: { limit, codGruppo: 'PERMESSI' } }),
    PAGINE_O_DATE,
  );
});
