import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { EsitoListaInput } from '#shared/contracts/noipa/esito.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
let persone: readonly Uid<'PERSONA'>[];
let lista: ListaNoipa;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  persone = await Promise.all(
    [1, 2].map(
      async (numero) => (await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })).uid,
    ),
  );
  await assignFondo(gestore, 2026, 100_000);
  lista = await createLista(gestore);
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const esito = (cambi: Partial<EsitoListaInput> = {}) => ({
  body: {
    uid: lista.uid,
    versione: lista.versione,
    esito: 'ACCETTATO' as const,
    rata: null,
    datPagamento: null,
    motivo: '',
    respinti: [],
    stornati: [],
    ...cambi,
  },
});
const set = (cambi: Partial<EsitoListaInput> = {}) => gestore.call(listeRoutes.setEsitoListaNoipa, esito(cambi));
const residuo = async () =>
  (await gestore.ok(dotazioneRoutes.listDisponibilita, { query: { anno: 2026 } })).find(
    ({ chiave }) => chiave === FORFAIT,
  )?.residuo;
const chi = (indice: number): Uid<'PERSONA'> => persone[indice] ?? asUid('nessuno');

test('a list has an outcome once it was sent', async () => {
  const { lista: piena } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid: lista.uid,
      versione: lista.versione,
      pagamenti: persone.map((persona, indice) => ({
        persona,
        righe: [riga({ chiave: FORFAIT, importo: 20_000 + indice * 10_000 })],
      })),
    },
  });
  lista = piena;
  await refused(() => set(), statoNonAmmesso(/non si può dare un esito: non è ancora inviata/));
  lista = await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista.uid, versione: lista.versione, datInvio: '2026-03-15' },
  });
  expect(await residuo()).toBe(50_000);
});

test('who is refused costs nothing, and can be paid by another list', async () => {
  const parte = { esito: 'SCARTATO_IN_PARTE', respinti: [chi(1)] } as const;
  expect(await set({ ...parte, respinti: [...parte.respinti] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'motivo' }] },
  });
  expect(await set({ esito: 'SCARTATO_IN_PARTE', motivo: 'x' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'respinti' }] },
  });
  expect(await set({ esito: 'SCARTATO_IN_PARTE', motivo: 'x', respinti: [asUid('altra')] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'respinti' }] },
  });
  lista = await gestore.ok(
    listeRoutes.setEsitoListaNoipa,
    esito({ ...parte, respinti: [chi(1)], motivo: 'Partita chiusa' }),
  );
  expect(lista.esito?.liberate).toEqual([{ chiave: FORFAIT, importo: 30_000 }]);
  expect(await residuo()).toBe(80_000);
  const altra = await createLista(gestore, { descrizione: 'Di nuovo' });
  const { lista: piena } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid: altra.uid,
      versione: altra.versione,
      pagamenti: [{ persona: chi(1), righe: [riga({ chiave: FORFAIT, importo: 80_000 })] }],
    },
  });
  const inviata = await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid: piena.uid, versione: piena.versione, datInvio: '2026-03-15' },
  });
  expect(await residuo()).toBe(0);
  await gestore.ok(listeRoutes.undoSendListaNoipa, {
    body: { uid: inviata.uid, versione: inviata.versione, motivo: 'x' },
  });
  await refused(
    () =>
      gestore.call(listeRoutes.undoSendListaNoipa, { body: { uid: lista.uid, versione: lista.versione, motivo: 'x' } }),
    statoNonAmmesso(/ha già un esito/),
  );
});

test('paid with its instalment; a payment by mistake is free once it came back', async () => {
  expect(await set({ esito: 'PAGATO' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'rata' }, { path: 'datPagamento' }] },
  });
  const pagata = { esito: 'PAGATO', rata: '2026-03', datPagamento: '2026-03-12', motivo: 'Partita chiusa' } as const;
  const conStorno = (rimborsato: boolean) =>
    gestore.ok(
      listeRoutes.setEsitoListaNoipa,
      esito({ ...pagata, respinti: [chi(1)], stornati: [{ persona: chi(0), rimborsato }] }),
    );
  const liberate = async () => lista.esito?.liberate.map(({ importo }) => importo);
  lista = await conStorno(false);
  expect(await liberate()).toEqual([30_000]);
  lista = await conStorno(true);
  expect(await liberate()).toEqual([50_000]);
  lista = await conStorno(false);
  expect(await liberate()).toEqual([30_000]);
  expect(await set({ ...pagata, respinti: [chi(0)], stornati: [{ persona: chi(0), rimborsato: true }] })).toMatchObject(
    { status: 400, body: { fields: [{ path: 'stornati' }] } },
  );
});

test('a refused list costs nothing; from a past version, of a list that is gone, there is no outcome', async () => {
  lista = await gestore.ok(listeRoutes.setEsitoListaNoipa, esito({ esito: 'SCARTATO', motivo: 'Codice errato' }));
  expect(lista.esito?.liberate).toEqual([{ chiave: FORFAIT, importo: 50_000 }]);
  const chiama = (cambi: object) => {
    const { body } = esito();
    return gestore.call(listeRoutes.setEsitoListaNoipa, { body: { ...body, ...cambi } });
  };
  await refused(() => chiama({ versione: 1 }), superata({ uid: lista.uid, versione: lista.versione }));
  await refused(() => chiama({ uid: asUid('mai-esistita') }), assente());
});
