import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, listaDiProva, ORE, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { doppio, inUso, riferimento, rifiutata, statoNonAmmesso, type Rifiuto } from '#support/rifiuti.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let ufficio: Person;
let gestore: Person;
let persone: readonly Uid<'PERSONA'>[];
let lista: ListaNoipa;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  gestore = await home.as(loginOf('GESTORE'));
  persone = await Promise.all(
    [1, 2, 3].map(
      async (numero) => (await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })).uid,
    ),
  );
  await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: chi(0) } });
  await assignFondo(ufficio, 2026, 100_000);
  lista = await createLista(ufficio);
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const chi = (indice: number): Uid<'PERSONA'> => persone[indice] ?? asUid('nessuno');
const ref = () => ({ uid: lista.uid, versione: lista.versione });
const get = () => ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });

describe('payments', () => {
  test('take their amount from the rate of the code, and say where it comes from; what the office wrote stays beside it', async () => {
    const {
      lista: dopo,
      pagamenti,
      disponibilita,
    } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
      body: {
        ...ref(),
        pagamenti: [
          { persona: chi(0), righe: [riga({ ore: 1050 })] },
          { persona: chi(1), righe: [riga({ ore: 200, importo: 8000 }), riga({ chiave: FORFAIT, importo: 25_000 })] },
        ],
      },
    });
    const suoi = await ufficio.ok(pagamentiRoutes.listPersoneLista, { query: { uid: lista.uid } });
    expect(suoi).toEqual(pagamenti.map(({ persona, desCf, nominativo }) => ({ persona, desCf, nominativo })));
    const righe = pagamenti.flatMap((pagamento) => pagamento.righe);
    // 10,50 hours at 38,50 €, CCNL 18/1/2024 tab. E1.6: 404,25 €.
    expect(righe.map(({ importo, calcolato, tariffa }) => [importo, calcolato, tariffa])).toEqual([
      [40_425, 40_425, 3850],
      [8000, 7700, 3850],
      [25_000, null, null],
    ]);
    expect(righe.map(({ fascia }) => fascia)).toEqual([servizioDiProva().codFascia, undefined, undefined]);
    expect(righe[0]?.spiegazione).toMatch(/10,5 ore × 38,50 €.* = 404,25 €.*CCNL/);
    expect(dopo).toMatchObject({ STATUS: 'DA_INVIARE', persone: 2, righe: 3, totale: 73_425 });
    expect(dopo.somme).toEqual([
      { chiave: ORE, importo: 48_425 },
      { chiave: FORFAIT, importo: 25_000 },
    ]);
    expect(disponibilita.map(({ residuo }) => residuo)).toEqual([51_575, 75_000]);
    lista = dopo;
    expect(await get()).toMatchObject({ lista: dopo, pagamenti, disponibilita });
    expect(await ufficio.ok(dotazioneRoutes.listDisponibilita, { query: { anno: 2026 } })).toEqual(disponibilita);
    expect(await ufficio.ok(pagamentiRoutes.listCompensiLista, { query: { uid: lista.uid } })).toMatchObject([
      { chiave: ORE, persone: 2, importo: 48_425, residuo: 51_575 },
      { chiave: FORFAIT, persone: 1, importo: 25_000, residuo: 75_000 },
    ]);
  });
  test('are refused for who is there already, for a code that is not, for somebody unknown, without an amount', async () => {
    const add = (persona: Uid<'PERSONA'>, una = riga({ ore: 100 })) =>
      ufficio.call(pagamentiRoutes.addPagamentiMof, { body: { ...ref(), pagamenti: [{ persona, righe: [una] }] } });
    await refused(() => add(chi(0)), doppio('pagamenti.0.persona', /è già nella lista "Fondo di prova"/));
    const ignoto = '2555/05 ZZZZ/0001';
    await refused(
      () => add(chi(2), riga({ chiave: ignoto, ore: 100 })),
      riferimento('pagamenti.0.righe.0.chiave', /non è tra quelli della scuola/),
    );
    await refused(() => add(asUid('mai-esistita')), riferimento('pagamenti.0.persona', /non è in anagrafe/));
    const { status, body } = await add(chi(2), riga({ chiave: FORFAIT }));
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'pagamenti.0.righe.0.importo' }] }]);
    const rovescio = await add(chi(2), riga({ ore: 100, datFine: '2025-08-31' }));
    expect(rovescio).toMatchObject({ status: 400, body: { fields: [{ path: 'pagamenti.0.righe.0.datFine' }] } });
  });
  test('of many are written as one, with who leaves; the sum of the list is that of its payments', async () => {
    const { lista: dopo, pagamenti } = await ufficio.ok(pagamentiRoutes.savePagamentiMof, {
      body: {
        ...ref(),
        pagamenti: [
          { persona: chi(0), righe: [riga({ ore: 100 })] },
          { persona: chi(2), righe: [riga({ ore: 200 })] },
        ],
        tolti: [chi(1)],
      },
    });
    expect(pagamenti.map(({ persona }) => persona).toSorted()).toEqual([chi(0), chi(2)].toSorted());
    expect(dopo.totale).toBe(3 * 3850);
    await refused(
      () =>
        ufficio.call(pagamentiRoutes.savePagamentiMof, {
          body: {
            uid: dopo.uid,
            versione: dopo.versione,
            pagamenti: [{ persona: asUid('mai-esistita'), righe: [riga({ ore: 1 })] }],
            tolti: [],
          },
        }),
      riferimento('pagamenti.0.persona', /non è in anagrafe/),
    );
    lista = dopo;
  });
  test('change code together, to one of the school that such lists pay', async () => {
    const { lista: dopo } = await ufficio.ok(pagamentiRoutes.changeChiavi, {
      body: { ...ref(), persone: [chi(2)], da: ORE, a: FORFAIT },
    });
    expect(dopo.somme).toEqual([
      { chiave: ORE, importo: 3850 },
      { chiave: FORFAIT, importo: 7700 },
    ]);
    lista = dopo;
    await refused(
      () =>
        ufficio.call(pagamentiRoutes.changeChiavi, {
          body: { ...ref(), persone: [chi(2)], da: FORFAIT, a: '2555/05 ZZZZ/0001' },
        }),
      riferimento('a', /non è tra quelli della scuola/),
    );
    const { propri } = await ufficio.ok(pianiCapitoliRoutes.getPianiCapitoli, {});
    const forfait = propri.find(({ sottocompenso }) => sottocompenso === '0002');
    await refused(
      () =>
        ufficio.call(pianiCapitoliRoutes.removePianoCapitolo, {
          body: { uid: forfait?.uid ?? asUid(''), versione: forfait?.versione ?? 0 },
        }),
      inUso(/lo paga la lista "Fondo di prova" del 2026/),
    );
  });
  test('move into a new list, every cent of them', async () => {
    const totale = lista.totale;
    const { prima, nuova } = await ufficio.ok(pagamentiRoutes.divideListaNoipa, {
      body: { ...ref(), persone: [chi(2)], descrizione: 'Seconda parte' },
    });
    expect([prima.lista.totale, nuova.lista.totale, nuova.lista.origine]).toEqual([3850, 7700, 'DIVISA']);
    expect(prima.lista.totale + nuova.lista.totale).toBe(totale);
    lista = prima.lista;
    expect((await get()).pagamenti).toEqual(prima.pagamenti);
    await refused(
      () => ufficio.call(pagamentiRoutes.divideListaNoipa, { body: { ...ref(), persone: [chi(0)], descrizione: 'X' } }),
      statoNonAmmesso(/non resterebbe nessuno/),
    );
    await ufficio.ok(listeRoutes.removeListaNoipa, { body: { uid: nuova.lista.uid, versione: 1 } });
  });
  test('paid again for some of the same days are named; a list made like another takes the rates of its days', async () => {
    const copia = await ufficio.ok(listeRoutes.duplicateListaNoipa, {
      body: {
        uid: lista.uid,
        lista: listaDiProva({ descrizione: 'Anno 2023', datInizio: '2023-10-01', datFine: '2023-12-31' }),
      },
    });
    // 35,00 € an hour until 31/12/2023: CCNL 29/11/2007 tab. 5.
    expect(copia).toMatchObject({ origine: 'DUPLICATA', daLista: lista.uid, totale: 3500 });
    const doppioni = () => ufficio.ok(pagamentiRoutes.listDoppioni, { query: { uid: lista.uid } });
    expect(await doppioni()).toEqual([]);
    const stessi = await ufficio.ok(listeRoutes.duplicateListaNoipa, {
      body: { uid: lista.uid, lista: listaDiProva({ descrizione: 'Due volte', anno: 2027 }) },
    });
    expect(await doppioni()).toMatchObject([
      { persona: chi(0), chiave: ORE, descrizione: 'Due volte', datInvio: null },
    ]);
    for (const { uid, versione } of [copia, stessi])
      await ufficio.ok(listeRoutes.removeListaNoipa, { body: { uid, versione } });
    await refused(
      () => ufficio.call(listeRoutes.duplicateListaNoipa, { body: { uid: copia.uid, lista: listaDiProva() } }),
      { status: 404, code: 'NON_TROVATO', message: /La lista non è in archivio/ },
    );
    await refused(
      () =>
        ufficio.call(listeRoutes.duplicateListaNoipa, {
          body: { uid: lista.uid, lista: listaDiProva({ tipo: 'MATURITA' }) },
        }),
      riferimento('pagamenti.0.righe.0.chiave', /questa lista paga "Esami di maturità"/),
    );
  });
});

test('the rate of an item is that of the month; where nobody published one, there is none', async () => {
  const tariffa = (codDettaglio: string, profilo = '') =>
    ufficio.ok(pagamentiRoutes.getTariffa, { query: { anno: 2026, mese: 3, codDettaglio, profilo } });
  expect(await tariffa('MOF_INS')).toMatchObject({ tariffa: 3850, riscontrata: true });
  expect(await tariffa('MOF_FORF')).toEqual({ tariffa: null, spiegazione: '', riscontrata: false });
  expect((await tariffa('ORE_ECC')).tariffa).toBeNull();
  expect((await tariffa('ORE_ECC', 'SECONDARIA')).tariffa).toBeGreaterThan(2000);
  await refused(
    () => ufficio.call(pagamentiRoutes.getTariffa, { query: { anno: 2026, mese: 3, codDettaglio: 'NESSUNA' } }),
    { status: 404, code: 'NON_TROVATO', message: /La voce NESSUNA/ },
  );
});

test('lists are those of a year, or all of them, the earliest month first', async () => {
  const altra = await createLista(ufficio, { anno: 2025, mese: 11, descrizione: 'Anno prima' });
  const nomi = async (anno?: number) =>
    (await ufficio.ok(listeRoutes.listListeNoipa, { body: anno === undefined ? {} : { anno } })).map(
      ({ descrizione }) => descrizione,
    );
  expect(await nomi()).toEqual(['Anno prima', 'Fondo di prova']);
  expect(await nomi(-1)).toEqual(await nomi());
  expect(await nomi(2026)).toEqual(['Fondo di prova']);
  await ufficio.ok(listeRoutes.removeListaNoipa, { body: { uid: altra.uid, versione: altra.versione } });
  const cambiata = await ufficio.ok(listeRoutes.updateListaNoipa, {
    body: { ...listaDiProva({ descrizione: 'Fondo di prova, seconda stesura' }), ...ref() },
  });
  expect(cambiata.totale).toBe(lista.totale);
  lista = cambiata;
  await refused(
    () => ufficio.call(listeRoutes.updateListaNoipa, { body: { ...listaDiProva({ tipo: 'MATURITA' }), ...ref() } }),
    statoNonAmmesso(/il suo tipo non cambia/),
  );
});
