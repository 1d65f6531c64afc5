import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { asUid } from '#platform/data/entita.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { storeRecords } from '#support/archivio.ts';
import { elaborazione, openUfficio, prepare, type Ufficio } from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { BozzaElaborazione } from '#web/areas/cedolini/preparazione/bozza-elaborazione.ts';

/** In the order of the sheet. Their keys in the store are in another. */
const IN_ORDINE = [
  { uid: 'k3', desCognome: "D'Abate", desNome: 'Ugo' },
  { uid: 'k5', desCognome: 'De Luca', desNome: 'Zoe' },
  { uid: 'k2', desCognome: 'Doppi', desNome: 'Maria', datNascita: '1960-01-01' },
  { uid: 'k1', desCognome: 'Doppi', desNome: 'Maria', datNascita: '1980-01-01' },
  { uid: 'k4', desCognome: 'Zeta', desNome: 'Ada' },
].map(({ uid, ...dati }, indice) => {
  const { matricola: _matricola, ...persona } = personaDiProva(2 * indice, dati);
  const numero = { prgAnagrafe: indice + 1, matricola: indice + 1, versione: 1, uidPortale: null };
  return { ...persona, ...numero, uid: asUid<'PERSONA'>(uid), uidSubAnagrafe: asUid<'PERSONA'>(uid) };
});
const uids = IN_ORDINE.map(({ uid }) => uid);

let casa: Ufficio;
beforeAll(async () => {
  casa = await openUfficio(0);
  await storeRecords(casa.home.store, personaEntita, SCUOLA_A, IN_ORDINE);
});
afterAll(() => casa.home.close());

const clientOf =
  (chi: Person): Client =>
  (route, request) =>
    chi.ok(route, request);
const ordineDi = (pagina: BozzaElaborazione): readonly string[] =>
  pagina.leggi().righe.map(({ bozza }) => bozza.uidSubAnagrafe);

test('the rows keep one order, by surname, name and tax code, as they are added, to whoever else has them open and after F5', async () => {
  const { uid } = await prepare(casa.ufficio, elaborazione());
  const mia = new BozzaElaborazione(clientOf(casa.ufficio), uid);
  const altra = new BozzaElaborazione(clientOf(await casa.home.as(loginOf('GESTORE'))), uid);
  await mia.reread();
  await mia.add(uids.toReversed().slice(0, 3));
  await mia.flush();
  await altra.reread();
  await altra.add(uids.slice(0, 2));
  await altra.flush();
  await mia.reread();
  const dopoF5 = new BozzaElaborazione(clientOf(casa.ufficio), uid);
  await dopoF5.reread();
  expect([mia, altra, dopoF5].map(ordineDi)).toEqual([uids, uids, uids]);
  const { bozza } = await casa.ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } });
  expect(bozza?.righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual(uids);
  const daCompilare = await casa.ufficio.ok(bozzaRoutes.listPersoneBozza, { body: { idProcesso: uid } });
  expect(daCompilare.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual(uids);
});
