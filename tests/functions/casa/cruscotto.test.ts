import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { getCruscotto } from '#functions/casa/cruscotto/cruscotto.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { storeRecords } from '#support/archivio-grande.ts';
import { countingStore } from '#support/counting-store.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { dipendenteDiProva, ferieDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

const PERSONE = 20_000;
const OGGI = '2026-03-10';
/** One contract in a hundred ends tomorrow, one person in a hundred is absent until then. */
const UNO_OGNI = 100;

let home: TestHome;
let uid: string;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  const gestore = await home.as(loginOf('GESTORE'));
  const { persona, servizio } = await dipendenteDiProva(gestore, 1, supplenzaDiProva('2026-02-02', '2026-04-30'));
  uid = persona.uid;
  const ferie = await ferieDiProva(gestore, persona.uid, '2026-03-02', '2026-03-03');
  const archivio = archivioDi(home.store, SCUOLA_A);
  const [modello, assenza] = await Promise.all([
    archivio.of(servizioEntita).load(asUid(servizio.uid)),
    archivio.of(assenzaEntita).load(asUid(ferie.uid)),
  ]);
  const chi = Array.from({ length: PERSONE }, (_, indice) => asUid<'PERSONA'>(`persona${String(indice)}`));
  const domani = addGiorni(OGGI, 1);
  const servizi = chi.map((uidSubAnagrafe, indice) => ({
    ...modello,
    uid: asUid<'SERVIZIO'>(`${uidSubAnagrafe}-s`),
    uidSubAnagrafe,
    datFine: indice % UNO_OGNI === 0 ? domani : '2026-06-30',
  }));
  const assenze = chi.map((uidSubAnagrafe, indice) => ({
    ...assenza,
    uid: asUid<'ASSENZA'>(`${uidSubAnagrafe}-a`),
    uidSubAnagrafe,
    ...(indice % UNO_OGNI === 1 ? { datFine: domani } : {}),
  }));
  await home.restart({}, async () => {
    await storeRecords(home.dataDir, SCUOLA_A, servizioEntita, servizi);
    await storeRecords(home.dataDir, SCUOLA_A, assenzaEntita, assenze);
  });
}, 420_000);
afterAll(() => home.close());

/** The dashboard as it is opened, a minute from now: what the changes made meanwhile have settled into. */
const apri = async (oggi: string, mese: number): Promise<{ vista: Cruscotto; comandi: readonly string[] }> => {
  const conteggio = countingStore();
  const [adesso, modifica] = [new Date(Date.now() + 60_000), new Modifica()];
  const archivio = archivioDi(conteggio.store, SCUOLA_A);
  const vista = await getCruscotto({ anno: 2026, mese }, { archivio, oggi, adesso, modifica });
  const comandi = conteggio.comandi().toSorted();
  const autore = { codmin: SCUOLA_A, utente: 'prova', nome: 'Prova', correlationId: 'prova-quadro', adesso };
  await sendModifica(home.store, modifica, autore);
  return { vista, comandi };
};
/** The runs, the day as it was kept, the changes since. */
const TRE = ['GetItemCommand', 'QueryCommand', 'QueryCommand'];

test(`the dashboard of a school of ${PERSONE} people is gathered once, and then takes three requests`, async () => {
  const prima = await apri(OGGI, 3);
  const tutti = { numero: PERSONE / UNO_OGNI, esatto: true };
  expect([prima.vista.inScadenza, prima.vista.assenti]).toMatchObject([tutti, tutti]);
  // who signs in changes nothing of it
  await home.as(loginOf('CEDOLINI'));
  expect(await apri(OGGI, 3)).toEqual({ vista: prima.vista, comandi: TRE });
  expect((await apri(OGGI, 4)).comandi).toEqual(TRE);
});

test('what somebody changes is on the dashboard at once; the next day is gathered anew', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const codici = ({ vista }: { readonly vista: Cruscotto }) => vista.mancanze.map(({ codice }) => codice);
  expect(codici(await apri(OGGI, 3))).toContain('SENZA_ALIQUOTA');
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      numAliquotaMassima: 330_000,
      desAliquotaLettaDa: 'Prova',
      uidSubAnagrafe: uid,
    },
  });
  const dopo = await apri(OGGI, 3);
  expect(codici(dopo)).not.toContain('SENZA_ALIQUOTA');
  expect(await apri(OGGI, 3)).toEqual({ vista: dopo.vista, comandi: TRE });
  expect((await apri(addGiorni(OGGI, 1), 3)).comandi.length).toBeGreaterThan(TRE.length);
});

test('where more finish than are counted the dashboard says so, in as many requests', async () => {
  await apri('2026-06-15', 6);
  const { vista, comandi } = await apri('2026-06-15', 6);
  expect(vista.inScadenza).toMatchObject({ numero: 1000, esatto: false });
  expect(comandi).toEqual(TRE);
});
