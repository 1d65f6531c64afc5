import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { portaleRoutes, type LetturaPortaleInput } from '#shared/contracts/noipa/portale.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, ORE, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { riferimento, rifiutata, superata } from '#support/rifiuti.ts';

/** Given for each of the two codes on 10 January. */
const ASSEGNATO = 1_000_000;
/** Sent on 10 March by the first code, in another list not sent by the second. */
const [INVIATO, APERTO] = [30_000, 40_000];

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  const { uid: persona } = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  await assignFondo(ufficio, 2026, ASSEGNATO);
  const paga = async (chiave: string, importo: number) => {
    const { uid, versione } = await createLista(ufficio);
    const { lista } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
      body: { uid, versione, pagamenti: [{ persona, righe: [riga({ chiave, importo })] }] },
    });
    return { uid, versione: lista.versione };
  };
  const inviata = await paga(FORFAIT, INVIATO);
  await ufficio.ok(listeRoutes.sendListaNoipa, { body: { ...inviata, datInvio: '2026-03-10' } });
  await paga(ORE, APERTO);
});
afterAll(() => home.close());

const get = (anno = 2026) => ufficio.ok(portaleRoutes.getLetturaPortale, { query: { anno } });
const lettura = (cambi: Partial<LetturaPortaleInput>): { readonly body: LetturaPortaleInput } => ({
  body: { anno: 2026, versione: 0, data: '2026-03-15', letture: [{ chiave: ORE, importo: ASSEGNATO }], ...cambi },
});

test('before anybody read the portal ours is of today, without lists that the portal has not seen', async () => {
  const { versione, data, righe } = await get();
  expect([versione, data]).toEqual([0, null]);
  expect(righe.map(({ chiave, portale, nostra, differenza }) => [chiave, portale, nostra, differenza])).toEqual([
    [ORE, null, ASSEGNATO, null],
    [FORFAIT, null, ASSEGNATO - INVIATO, null],
  ]);
});

test('what was read on a day stands beside ours of that day, with the difference', async () => {
  const letture = [{ chiave: FORFAIT, importo: ASSEGNATO }];
  const prima = await ufficio.ok(portaleRoutes.saveLetturaPortale, lettura({ data: '2026-03-09', letture }));
  expect(prima).toMatchObject({
    versione: 1,
    data: '2026-03-09',
    righe: [
      { chiave: ORE, portale: null, nostra: ASSEGNATO, differenza: null },
      { chiave: FORFAIT, portale: ASSEGNATO, nostra: ASSEGNATO, differenza: 0 },
    ],
  });
  const dopo = await ufficio.ok(
    portaleRoutes.saveLetturaPortale,
    lettura({ versione: 1, data: '2026-03-12', letture: [...letture, { chiave: ORE, importo: ASSEGNATO - 500 }] }),
  );
  expect(dopo.righe).toMatchObject([
    { chiave: ORE, portale: ASSEGNATO - 500, nostra: ASSEGNATO, differenza: -500 },
    { chiave: FORFAIT, portale: ASSEGNATO, nostra: ASSEGNATO - INVIATO, differenza: INVIATO },
  ]);
  expect(await get()).toEqual(dopo);
  expect(await get(2025)).toMatchObject({ versione: 0, data: null });
});

test('before the money came there was none', async () => {
  const { righe } = await ufficio.ok(portaleRoutes.saveLetturaPortale, lettura({ versione: 2, data: '2026-01-09' }));
  expect(righe.map(({ nostra, differenza }) => [nostra, differenza])).toEqual([
    [0, ASSEGNATO],
    [0, null],
  ]);
});

test('a reading of a past version, of a code of nobody, of a day to come or of another year, twice a code, of nothing', async () => {
  const save = (cambi: Partial<LetturaPortaleInput>) => () =>
    ufficio.call(portaleRoutes.saveLetturaPortale, lettura({ versione: 3, ...cambi }));
  await rifiutata(home, save({ versione: 1 }), superata({ versione: 3, data: '2026-01-09' }));
  await rifiutata(
    home,
    save({ letture: [{ chiave: '2554/05 ZZZZ/0001', importo: 1 }] }),
    riferimento('letture.0.chiave', /non è tra quelli della scuola/),
  );
  const doppia = [ORE, ORE].map((chiave) => ({ chiave, importo: 1 }));
  const sbagliate: readonly (readonly [Partial<LetturaPortaleInput>, string])[] = [
    [{ data: '2026-03-16' }, 'data'],
    [{ data: '2025-12-31' }, 'data'],
    [{ letture: doppia }, 'letture.1.chiave'],
    [{ letture: [] }, 'letture'],
  ];
  for (const [cambi, campo] of sbagliate) {
    const { status, body } = await save(cambi)();
    expect([status, body]).toMatchObject([400, { fields: [{ path: campo }] }]);
  }
});

test('twenty who write a reading at once: one is stored, the others read it', async () => {
  for (const versione of [0, 1]) {
    const risposte = await Promise.all(
      Array.from({ length: 20 }, () =>
        ufficio.call(portaleRoutes.saveLetturaPortale, lettura({ anno: 2025, versione })),
      ),
    );
    const rifiuti = risposte.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(rifiuti).toHaveLength(19);
    for (const rifiuto of rifiuti)
      expect(rifiuto).toMatchObject({ code: 'VERSIONE_SUPERATA', current: { versione: versione + 1 } });
  }
});
