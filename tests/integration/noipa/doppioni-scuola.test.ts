import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento, type Ufficio } from '#support/cedolini.ts';
import { assignFondo, createLista, FORFAIT, ORE, riga } from '#support/noipa/liste-di-prova.ts';

let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(2);
});
afterAll(() => aperto.home.close());

test('the same hours paid by a run of the school are named with it; another activity is not', async () => {
  const { ufficio, persone } = aperto;
  const [una, altra] = persone;
  if (una === undefined || altra === undefined) throw new Error('Two people');
  await assignFondo(ufficio, 2026, 1_000_000);
  const voce = oreInsegnamento(1000);
  const { processo } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Progetto della scuola' }), [
    accessorio(una.uid, [voce]),
  ]);
  const { uid, versione } = await createLista(ufficio);
  const { dal: datInizio, al: datFine } = voce.competenza;
  await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid,
      versione,
      pagamenti: [
        { persona: una.uid, righe: [riga({ ore: 500, datInizio, datFine })] },
        { persona: altra.uid, righe: [riga({ chiave: FORFAIT, importo: 5000, datInizio, datFine })] },
      ],
    },
  });
  expect(await ufficio.ok(pagamentiRoutes.listDoppioni, { query: { uid } })).toMatchObject([
    { persona: una.uid, chiave: ORE, importo: 38_500, processo: processo.uid, descrizione: 'Progetto della scuola' },
  ]);
});
