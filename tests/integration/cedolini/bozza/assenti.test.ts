import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasEntita } from '#archivio/persone/alias.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { compenso, elaborazione, prepare } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const create = (numero: number, datNascita: string): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero, { desCognome: 'Doppioni', datNascita }) });

test('a merge brings the choices of a draft along; who was removed, or merged by an earlier version, is told apart with who stayed', async () => {
  const [rimasta, accorpata] = [await create(1, '1970-01-01'), await create(1, '1971-02-02')];
  const giaAccorpata = await create(1, '1972-03-03');
  const [eliminata, altra] = [
    await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(2) }),
    await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(3) }),
  ];
  const { uid: idProcesso } = await prepare(gestore, elaborazione());
  const inputs = [accorpata, giaAccorpata, eliminata, altra].map(({ uid }) => ({
    uidSubAnagrafe: uid,
    percettore: null,
    voci: [compenso(10_000)],
  }));
  await gestore.ok(bozzaRoutes.saveBozza, {
    body: { idProcesso, righe: inputs.map((input) => ({ versione: 0, input })) },
  });
  const archivio = archivioDi(home.store, SCUOLA_A);
  // As the undo of the import that had brought the person in.
  await sendOperazioni(home.store, archivio.of(personaEntita).remove(eliminata).operazioni);
  const { lavoro } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: rimasta.uid, uids: [accorpata.uid] },
  });
  await expect
    .poll(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro?.uid ?? '' } })).stato, {
      timeout: 60_000,
    })
    .toBe('COMPLETATO');
  // As an earlier version merged people: the rows of the drafts stayed under the record that went.
  await sendOperazioni(home.store, [
    ...archivio.of(personaEntita).remove(giaAccorpata).operazioni,
    ...archivio
      .of(aliasEntita)
      .create({ uid: giaAccorpata.uid, versione: 1, uidDestinazione: rimasta.uid, unitaIl: '2026-03-10T08:00:00.000Z' })
      .operazioni,
  ]);

  const { bozza } = await gestore.ok(bozzaRoutes.listBozza, { body: { idProcesso } });
  expect(bozza?.righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([rimasta.uid, altra.uid]);
  const assenti = new Map(bozza?.assenti.map(({ riga, rimasta: chi }) => [riga.uidSubAnagrafe, { riga, chi }]));
  expect([...assenti.keys()].toSorted()).toEqual([giaAccorpata.uid, eliminata.uid].toSorted());
  expect(assenti.get(giaAccorpata.uid)).toMatchObject({
    riga: { versione: 1, input: { voci: [compenso(10_000)] } },
    chi: { uid: rimasta.uid, nominativo: `${rimasta.desCognome} ${rimasta.desNome}` },
  });
  expect(assenti.get(eliminata.uid)?.chi).toBeNull();

  const righe = [...assenti.keys()].map((uid) => ({ uidSubAnagrafe: asUid<'PERSONA'>(uid), versione: 1 }));
  await gestore.ok(bozzaRoutes.removeBozza, { body: { idProcesso, righe } });
  expect((await gestore.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.assenti).toEqual([]);
});
