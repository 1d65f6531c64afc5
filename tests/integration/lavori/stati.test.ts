import { afterAll, beforeAll, describe, test } from 'vitest';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { lavoroEntita } from '#platform/work/lavoro.ts';
import { lavoroRoutes, StatoLavoro } from '#shared/contracts/lavori/lavoro.ts';
import { storeRecords } from '#support/archivio.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { lavoroDiProva } from '#support/lavori/lavoro-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
/** Work that no engine knows, put in one state after another: what is refused leaves it as it is. */
let lavoro = lavoroDiProva('lavoro-di-prova', {
  tipo: 'importazione',
  area: 'scambio',
  stato: 'COMPLETATO',
  descrizione: 'Importazione di prova',
  utente: 'altri',
});
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await storeRecords(home.store, lavoroEntita, SCUOLA_A, [lavoro]);
});
afterAll(() => home.close());

const inStato = async (stato: StatoLavoro): Promise<void> => {
  const { record, operazioni } = archivioDi(home.store, SCUOLA_A).of(lavoroEntita).update(lavoro, { stato });
  await sendOperazioni(home.store, operazioni);
  lavoro = record;
};

const richiesta = { params: { uid: lavoro.uid }, body: {} };
const chiamate = [
  { nome: 'stopping', cosa: 'fermare', route: lavoroRoutes.stopLavoro, ammessa: ['ATTESA', 'IN_CORSO'] },
  { nome: 'repeating', cosa: 'ripetere', route: lavoroRoutes.retryLavoro, ammessa: [] },
  { nome: 'undoing', cosa: 'annullare', route: lavoroRoutes.undoLavoro, ammessa: [] },
] satisfies readonly { ammessa: readonly StatoLavoro[]; [altro: string]: unknown }[];

describe.each(StatoLavoro.options)('work in state %s that cannot be repeated nor undone', (stato) => {
  beforeAll(() => inStato(stato));
  test.each(chiamate.filter(({ ammessa }) => !ammessa.some((uno) => uno === stato)))(
    '$nome it is refused, saying why',
    async ({ cosa, route }) => {
      await rifiutata(
        home,
        () => gestore.call(route, richiesta),
        statoNonAmmesso(
          new RegExp(`^"Importazione di prova" non si può ${cosa}: ora è ${stato.toLowerCase().replace('_', ' ')}\\.$`),
        ),
      );
    },
  );
});

test('work of others, for a role that is not of its kind, is not there', async () => {
  const altri = await home.as(loginOf('CEDOLINI'));
  for (const { route } of chiamate) await rifiutata(home, () => altri.call(route, richiesta), assente(/^Il lavoro/));
});
