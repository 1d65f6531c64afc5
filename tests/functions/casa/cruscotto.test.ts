import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzaEntita } from '../../../functions/archivio/assenze/assenza.ts';
import { servizioEntita } from '../../../functions/archivio/servizi/servizio.ts';
import { getCruscotto } from '../../../functions/casa/cruscotto/cruscotto.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import { addGiorni } from '../../../shared/domain/tempo/date.ts';
import { putRecords } from '../../support/archivio-grande.ts';
import { countingStore } from '../../support/counting-store.ts';
import { startTestHome, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';
import { dipendenteDiProva, ferieDiProva, supplenzaDiProva } from '../../support/servizi-di-prova.ts';

const PERSONE = 20_000;
const OGGI = '2026-03-10';
/** One contract in a hundred ends tomorrow, one person in a hundred is absent until then. */
const UNO_OGNI = 100;

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  const gestore = await home.as(loginOf('GESTORE'));
  const { persona, servizio } = await dipendenteDiProva(gestore, 1, supplenzaDiProva('2026-02-02', '2026-04-30'));
  const ferie = await ferieDiProva(gestore, persona.uid, '2026-03-02', '2026-03-03');
  const archivio = archivioDi(home.store, SCUOLA_A);
  const [modello, assenza] = await Promise.all([
    archivio.of(servizioEntita).load(asUid(servizio.uid)),
    archivio.of(assenzaEntita).load(asUid(ferie.uid)),
  ]);
  const chi = Array.from({ length: PERSONE }, (_, indice) => asUid<'PERSONA'>(`persona${String(indice)}`));
  const domani = addGiorni(OGGI, 1);
  await putRecords(
    home.store,
    SCUOLA_A,
    servizioEntita,
    chi.map((uidSubAnagrafe, indice) => ({
      ...modello,
      uid: asUid(`${uidSubAnagrafe}-s`),
      uidSubAnagrafe,
      datFine: indice % UNO_OGNI === 0 ? domani : '2026-06-30',
    })),
  );
  await putRecords(
    home.store,
    SCUOLA_A,
    assenzaEntita,
    chi.map((uidSubAnagrafe, indice) => ({
      ...assenza,
      uid: asUid(`${uidSubAnagrafe}-a`),
      uidSubAnagrafe,
      ...(indice % UNO_OGNI === 1 ? { datFine: domani } : {}),
    })),
  );
}, 240_000);
afterAll(() => home.close());

test(`the dashboard of a school of ${PERSONE} people takes four requests, with all who finish and all who are absent`, async () => {
  const conteggio = countingStore();
  const { inScadenza, assenti } = await getCruscotto(
    { anno: 2026, mese: 3 },
    { archivio: archivioDi(conteggio.store, SCUOLA_A), oggi: OGGI },
  );
  expect(conteggio.comandi()).toEqual(['QueryCommand', 'QueryCommand', 'QueryCommand', 'QueryCommand']);
  const tutti = { numero: PERSONE / UNO_OGNI, esatto: true };
  expect([inScadenza, assenti]).toMatchObject([tutti, tutti]);
});

test('where more finish than are counted the dashboard says so, in as many requests', async () => {
  const conteggio = countingStore();
  const { inScadenza } = await getCruscotto(
    { anno: 2026, mese: 6 },
    { archivio: archivioDi(conteggio.store, SCUOLA_A), oggi: '2026-06-15' },
  );
  expect(inScadenza).toMatchObject({ numero: 1000, esatto: false });
  expect(conteggio.letture()).toBe(4);
});
