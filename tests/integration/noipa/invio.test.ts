import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, listaDiProva, ORE, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
let persona: Uid<'PERSONA'>;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  persona = (await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) })).uid;
  await assignFondo(gestore, 2026, 100_000);
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const ref = ({ uid, versione }: ListaNoipa) => ({ uid, versione });

/** A list that pays one person an amount the office decides. */
const listaDa = async (importo: number, descrizione = 'Da inviare'): Promise<ListaNoipa> => {
  const vuota = await createLista(gestore, { descrizione });
  const { lista } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: { ...ref(vuota), pagamenti: [{ persona, righe: [riga({ chiave: FORFAIT, importo })] }] },
  });
  return lista;
};
/** Sent with the reason that lists which pay the same are asked for. */
const send = (lista: ListaNoipa, datInvio = '2026-03-15') =>
  gestore.call(listeRoutes.sendListaNoipa, { body: { ...ref(lista), datInvio, motivo: 'Liste di prova' } });

/** Every call that only an open list of that version takes. */
const cambi: readonly (readonly [string, (lista: ListaNoipa) => Promise<Answer<unknown>>])[] = [
  ['update', (lista) => gestore.call(listeRoutes.updateListaNoipa, { body: { ...listaDiProva(), ...ref(lista) } })],
  ['remove', (lista) => gestore.call(listeRoutes.removeListaNoipa, { body: ref(lista) })],
  ['send', (lista) => send(lista)],
  [
    'add',
    (lista) =>
      gestore.call(pagamentiRoutes.addPagamentiMof, {
        body: { ...ref(lista), pagamenti: [{ persona, righe: [riga({ ore: 100 })] }] },
      }),
  ],
  [
    'save',
    (lista) => gestore.call(pagamentiRoutes.savePagamentiMof, { body: { ...ref(lista), pagamenti: [], tolti: [] } }),
  ],
  [
    'take off',
    (lista) => gestore.call(pagamentiRoutes.removePagamentiMof, { body: { ...ref(lista), persone: [persona] } }),
  ],
  [
    'divide',
    (lista) =>
      gestore.call(pagamentiRoutes.divideListaNoipa, { body: { ...ref(lista), persone: [persona], descrizione: 'X' } }),
  ],
  [
    'change code',
    (lista) =>
      gestore.call(pagamentiRoutes.changeChiavi, { body: { ...ref(lista), persone: [persona], da: FORFAIT, a: ORE } }),
  ],
];
/** Every call that only a sent list of that version takes. */
const dopo: readonly (readonly [string, (lista: ListaNoipa) => Promise<Answer<unknown>>])[] = [
  ['undo', (lista) => gestore.call(listeRoutes.undoSendListaNoipa, { body: { ...ref(lista), motivo: 'Errore' } })],
  ['expose', (lista) => gestore.call(listeRoutes.exposeListaNoipa, { body: ref(lista) })],
  ['withdraw', (lista) => gestore.call(listeRoutes.withdrawListaNoipa, { body: ref(lista) })],
];

describe('a list that was sent', () => {
  let inviata: ListaNoipa;
  test('went out within the allocation, of a day that came; it spends its money', async () => {
    const lista = await listaDa(60_000);
    for (const giorno of ['2026-03-16', '2025-08-31']) expect((await send(lista, giorno)).status).toBe(400);
    inviata = await gestore.ok(listeRoutes.sendListaNoipa, { body: { ...ref(lista), datInvio: '2026-03-14' } });
    expect(inviata).toMatchObject({ STATUS: 'INVIATO', datInvio: '2026-03-14' });
    const righe = await gestore.ok(dotazioneRoutes.listDisponibilita, { query: { anno: 2026 } });
    expect(righe.find(({ chiave }) => chiave === FORFAIT)).toMatchObject({
      daInviare: 0,
      inviato: 60_000,
      residuo: 40_000,
    });
    const pagati = await gestore.ok(pagamentiRoutes.listPagamentiInviati, { body: { anno: 2026, persona } });
    expect(pagati).toMatchObject([{ persona, chiave: FORFAIT, importo: 60_000, datInvio: '2026-03-14' }]);
    expect(
      await gestore.ok(pagamentiRoutes.listPagamentiInviati, { body: { anno: 2026, persona: asUid('altra') } }),
    ).toEqual([]);
  });
  test.each(cambi)('takes no %s', async (_, call) =>
    refused(() => call(inviata), statoNonAmmesso(/non si può .* è inviata dal 14\/03\/2026/)),
  );
  test('is shown to who is paid and hidden again; shown, it is not opened', async () => {
    const esposta = await gestore.ok(listeRoutes.exposeListaNoipa, { body: ref(inviata) });
    expect(esposta.FLG_ESP_DIP).toBe(true);
    await refused(
      () => gestore.call(listeRoutes.exposeListaNoipa, { body: ref(esposta) }),
      statoNonAmmesso(/già esposta/),
    );
    await refused(
      () => gestore.call(listeRoutes.undoSendListaNoipa, { body: { ...ref(esposta), motivo: 'Errore' } }),
      statoNonAmmesso(/ritirarla prima/),
    );
    inviata = await gestore.ok(listeRoutes.withdrawListaNoipa, { body: ref(esposta) });
    await refused(
      () => gestore.call(listeRoutes.withdrawListaNoipa, { body: ref(inviata) }),
      statoNonAmmesso(/non è esposta/),
    );
  });
  test('opens again within a day, and gives its money back', async () => {
    const aperta = await gestore.ok(listeRoutes.undoSendListaNoipa, {
      body: { ...ref(inviata), motivo: 'Per errore' },
    });
    expect(aperta).toMatchObject({ STATUS: 'DA_INVIARE', datInvio: null });
    await gestore.ok(listeRoutes.removeListaNoipa, { body: ref(aperta) });
    const righe = await gestore.ok(dotazioneRoutes.listDisponibilita, { query: { anno: 2026 } });
    expect(righe.find(({ chiave }) => chiave === FORFAIT)?.residuo).toBe(100_000);
  });
});

describe('the allocation', () => {
  test('is not overrun, and what is missing is said by code', async () => {
    const lista = await listaDa(100_001, 'Troppo');
    await refused(() => send(lista), statoNonAmmesso(/2555\/05 B001\/0002: restano 1\.000,00 €, mancano 0,01 €/));
    await gestore.ok(listeRoutes.removeListaNoipa, { body: ref(lista) });
  });
  test('is spent once by five lists sent together', async () => {
    const liste = [];
    for (const numero of [1, 2, 3, 4, 5]) liste.push(await listaDa(40_000, `Insieme ${numero}`));
    const esiti = await Promise.all(liste.map((lista) => send(lista)));
    expect(esiti.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  });
});

describe('from a version that is past, of a list that is gone', () => {
  let lista: ListaNoipa;
  beforeAll(async () => {
    lista = await listaDa(1000, 'Di prova');
  });
  test.each(cambi)('%s is refused', async (_, call) => {
    await refused(() => call({ ...lista, versione: 1 }), superata({ uid: lista.uid, versione: lista.versione }));
    await refused(() => call({ ...lista, uid: asUid('mai-esistita') }), assente());
  });
  test.each(dopo)('%s is refused, and of one that is not sent', async (_, call) => {
    await refused(() => call(lista), statoNonAmmesso(/non è ancora inviata/));
    await refused(() => call({ ...lista, uid: asUid('mai-esistita') }), assente());
  });
  test.each(dopo)('%s is refused once it is sent', async (_, call) => {
    const altra = await listaDa(100, 'Inviata');
    const inviata = await gestore.ok(listeRoutes.sendListaNoipa, {
      body: { ...ref(altra), datInvio: '2026-03-15', motivo: 'Liste di prova' },
    });
    await refused(() => call({ ...inviata, versione: 1 }), superata({ uid: inviata.uid, versione: inviata.versione }));
  });
  test('taking off somebody who is not there, reading what is not there', async () => {
    await refused(
      () => gestore.call(pagamentiRoutes.removePagamentiMof, { body: { ...ref(lista), persone: [asUid('altra')] } }),
      statoNonAmmesso(/Nessuna delle persone scelte/),
    );
    const { lista: vuota } = await gestore.ok(pagamentiRoutes.removePagamentiMof, {
      body: { ...ref(lista), persone: [persona] },
    });
    expect(vuota).toMatchObject({ STATUS: 'ATTESA', persone: 0, totale: 0, somme: [] });
    const uid = asUid<'LISTA_NOIPA'>('mai-esistita');
    await refused(() => gestore.call(pagamentiRoutes.getListaNoipa, { body: { uid } }), assente());
    for (const route of [
      pagamentiRoutes.listDoppioni,
      pagamentiRoutes.listCompensiLista,
      pagamentiRoutes.listPersoneLista,
    ])
      await refused(() => gestore.call(route, { query: { uid } }), assente());
    await refused(() => send(vuota), statoNonAmmesso(/non paga nessuno/));
  });
});

test('twenty who write one list at once: one is stored, the others read it', async () => {
  const gare: readonly ((lista: ListaNoipa) => Promise<Answer<unknown>>)[] = [
    (lista) =>
      gestore.call(pagamentiRoutes.savePagamentiMof, {
        body: { ...ref(lista), pagamenti: [{ persona, righe: [riga({ ore: 100 })] }], tolti: [] },
      }),
    (lista) =>
      gestore.call(pagamentiRoutes.changeChiavi, {
        body: { ...ref(lista), persone: [persona], da: FORFAIT, a: ORE },
      }),
  ];
  for (const call of gare) {
    const lista = await listaDa(500, 'Contesa');
    const risposte = await Promise.all(Array.from({ length: 20 }, () => call(lista)));
    expect(risposte.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({
        code: 'VERSIONE_SUPERATA',
        current: { uid: lista.uid, versione: lista.versione + 1 },
      });
  }
});
