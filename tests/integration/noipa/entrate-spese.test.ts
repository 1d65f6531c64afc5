import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('GESTORE'));
  await assignFondo(ufficio, 2026, 100_000);
});
afterAll(() => home.close());

test('an entry does not go below what sent lists have spent of its code; down to that, it does', async () => {
  const { uid: persona } = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  const { uid, versione } = await createLista(ufficio);
  const { lista } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: { uid, versione, pagamenti: [{ persona, righe: [riga({ chiave: FORFAIT, importo: 60_000 })] }] },
  });
  const entrate = await ufficio.ok(dotazioneRoutes.listEntrate, { body: { anno: 2026 } });
  const trovata = entrate.find(({ chiave }) => chiave === FORFAIT);
  if (trovata === undefined) throw new Error('No entry of the code');
  const { anno: _anno, riporto: _riporto, ...entrata } = trovata;
  const abbassa = (importo: number) => ufficio.call(dotazioneRoutes.updateEntrata, { body: { ...entrata, importo } });
  await ufficio.ok(listeRoutes.sendListaNoipa, {
    body: { uid, versione: lista.versione, datInvio: '2026-03-15' },
  });
  const rifiuto = statoNonAmmesso(/non può scendere sotto quello che le liste inviate del 2026 hanno speso, 600,00/);
  await rifiutata(home, () => abbassa(59_999), rifiuto);
  await rifiutata(
    home,
    () => ufficio.call(dotazioneRoutes.updateEntrata, { body: { ...entrata, data: '2027-01-10' } }),
    rifiuto,
  );
  await rifiutata(
    home,
    () => ufficio.call(dotazioneRoutes.removeEntrata, { body: { uid: entrata.uid, versione: entrata.versione } }),
    rifiuto,
  );
  const { uid: _uid, versione: _versione, ...nuova } = entrata;
  await rifiutata(
    home,
    () => ufficio.call(dotazioneRoutes.createEntrata, { body: { ...nuova, importo: -40_001 } }),
    rifiuto,
  );
  expect((await abbassa(60_000)).status).toBe(200);
});

test('a list sent in the instant in which its money is lowered: one of the two happens', async () => {
  const { uid: persona } = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(2) });
  for (let giro = 0; giro < 5; giro += 1) {
    const anno = 2020 + giro;
    const entrata = await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: { data: `${anno}-01-10`, chiave: FORFAIT, importo: 100_000, causale: 'Assegnazione di prova' },
    });
    const giorni = { datInizio: `${anno}-01-01`, datFine: `${anno}-01-31` };
    const { uid, versione } = await createLista(ufficio, { ...giorni, anno });
    const { lista } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
      body: { uid, versione, pagamenti: [{ persona, righe: [riga({ ...giorni, chiave: FORFAIT, importo: 60_000 })] }] },
    });
    const { anno: _anno, riporto: _riporto, ...dati } = entrata;
    const risposte = await Promise.all([
      ufficio.call(listeRoutes.sendListaNoipa, {
        body: { uid, versione: lista.versione, datInvio: `${anno}-03-15` },
      }),
      ufficio.call(dotazioneRoutes.updateEntrata, { body: { ...dati, importo: 50_000 } }),
    ]);
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const codici = await ufficio.ok(dotazioneRoutes.listDisponibilita, { query: { anno } });
    const { assegnato = 0, inviato = 0 } = codici.find(({ chiave }) => chiave === FORFAIT) ?? {};
    expect([
      [100_000, 60_000],
      [50_000, 0],
    ]).toContainEqual([assegnato, inviato]);
  }
});
