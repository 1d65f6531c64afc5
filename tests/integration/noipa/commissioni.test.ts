import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { divisioneRoutes } from '#shared/contracts/noipa/divisione.ts';
import { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import { ListaIntera, type ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { variazioniNoipaRoutes } from '#shared/contracts/noipa/variazioni.ts';
import { commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignEsami, commissioneDiProva, ESAMI } from '#support/noipa/esami-di-prova.ts';
import { createLista } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, doppio, riferimento, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let persone: readonly Persona[];
let commissioni: readonly Commissione[];
const { FEE, TRAVEL, ALTRO, ESENTE } = ESAMI;

beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20' });
  ufficio = await home.as(loginOf('GESTORE'));
  persone = await Promise.all(
    [1, 2, 3].map((numero) => ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })),
  );
  await assignEsami(ufficio, 2026);
  commissioni = [];
  for (const descrizione of ['RMLI00001', 'RMLI00002'])
    commissioni = [
      ...commissioni,
      await ufficio.ok(commissioniRoutes.createCommissione, { body: commissioneDiProva({ descrizione }) }),
    ];
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const chi = (indice: number): Persona['uid'] => persone[indice]?.uid ?? asUid('');
const quale = (indice: number): Commissione['uid'] => commissioni[indice]?.uid ?? asUid('mai-esistita');
const ref = ({ uid, versione }: ListaNoipa) => ({ uid, versione });

const maturita = (lista: ListaNoipa, commissione: number, membri: readonly number[], classi = 1) => ({
  ...ref(lista),
  commissione: quale(commissione),
  chiavi: { funzione: FEE, trasferta: TRAVEL, preliminari: FEE },
  membri: membri.map((indice) => ({
    desCf: persone[indice]?.desCf ?? '',
    funzione: 'COMMISSARIO_INTERNO' as const,
    classi,
    sostituto: false,
    parte: null,
    fascia: '1' as const,
    materie: 0,
    candidatiPreliminari: 0,
  })),
});
const altri = (lista: ListaNoipa, commissione: number, membri: readonly number[], importo = 30_000) => ({
  ...ref(lista),
  commissione: quale(commissione),
  chiavi: { imponibile: ALTRO, nonImponibile: ESENTE },
  membri: membri.map((indice) => ({
    desCf: persone[indice]?.desCf ?? '',
    funzione: 'ESPERTO' as const,
    candidati: 12,
    giorni: 4,
    importo,
    flgNonImponibile: true,
  })),
});

/** The three calls on the members of a commission, for each kind of exam: how many cents the second writes in the place of the first. */
const esami = [
  {
    tipo: 'MATURITA',
    add: (lista: ListaNoipa, ...resto: [number, readonly number[], number?]) =>
      ufficio.call(esamiRoutes.addPagamentiMaturita, { body: maturita(lista, ...resto) }),
    save: (lista: ListaNoipa, ...resto: [number, readonly number[], number?]) =>
      ufficio.call(esamiRoutes.savePagamentiMaturita, { body: maturita(lista, ...resto) }),
    remove: (lista: ListaNoipa, commissione: number, membri: readonly number[]) =>
      ufficio.call(esamiRoutes.removePagamentiMaturita, {
        body: { ...ref(lista), commissione: quale(commissione), persone: membri.map(chi) },
      }),
    prima: [1, 39_900 + 17_100],
    // DI 24/5/2007, table 1: a second quota of the fee for a second class, travel once.
    dopo: [2, 2 * 39_900 + 17_100],
  },
  {
    tipo: 'ALTRI_ESAMI',
    add: (lista: ListaNoipa, ...resto: [number, readonly number[], number?]) =>
      ufficio.call(esamiRoutes.addPagamentiAltriEsami, { body: altri(lista, ...resto) }),
    save: (lista: ListaNoipa, ...resto: [number, readonly number[], number?]) =>
      ufficio.call(esamiRoutes.savePagamentiAltriEsami, { body: altri(lista, ...resto) }),
    remove: (lista: ListaNoipa, commissione: number, membri: readonly number[]) =>
      ufficio.call(esamiRoutes.removePagamentiAltriEsami, {
        body: { ...ref(lista), commissione: quale(commissione), persone: membri.map(chi) },
      }),
    prima: [30_000, 30_000],
    dopo: [45_000, 45_000],
  },
] as const;

describe.each(esami)('members of a commission, $tipo', ({ tipo, add, save, remove, prima, dopo }) => {
  const nuova = () => createLista(ufficio, { tipo, mese: 7, datInizio: '2026-06-15', datFine: '2026-07-15' });
  const intera = async (risposta: Promise<Answer<unknown>>): Promise<ListaIntera> => {
    const { status, body } = await risposta;
    expect(status).toBe(200);
    return ListaIntera.parse(body);
  };

  test('are written in the place of what they had of it; the other commission stays; who has nothing left leaves', async () => {
    const { lista: una } = await intera(add(await nuova(), 0, [0, 1], prima[0]));
    const { lista: due } = await intera(add(una, 1, [1], prima[0]));
    expect(due.totale).toBe(3 * prima[1]);
    const cambiata = await intera(save(due, 0, [1], dopo[0]));
    expect(cambiata.lista.totale).toBe(2 * prima[1] + dopo[1]);
    expect(cambiata.pagamenti.flatMap(({ righe }) => righe.map(({ esame }) => esame?.nome ?? ''))).toContain(
      'RMLI00002',
    );
    const tolta = await intera(remove(cambiata.lista, 0, [0, 1]));
    expect([tolta.lista.persone, tolta.lista.totale]).toEqual([1, prima[1]]);
  });

  test('are refused twice for the same commission, unknown, in a list of another version, gone or sent', async () => {
    const { lista } = await intera(add(await nuova(), 0, [0], prima[0]));
    await refused(
      () => add(lista, 0, [0], prima[0]),
      doppio('membri.0.desCf', /è già nella lista per questa commissione/),
    );
    await refused(() => add(lista, 7, [1], prima[0]), riferimento('commissione', /non è più in archivio/));
    await refused(() => save(lista, 7, [1], prima[0]), riferimento('commissione', /non è più in archivio/));
    await refused(() => remove(lista, 1, [0]), statoNonAmmesso(/nessuna delle persone scelte ha compensi/));
    const chiamate = [(una: ListaNoipa) => save(una, 0, [0], dopo[0]), (una: ListaNoipa) => remove(una, 0, [0])];
    const inviata = await ufficio.ok(listeRoutes.sendListaNoipa, { body: { ...ref(lista), datInvio: '2026-07-20' } });
    for (const call of chiamate) {
      await refused(() => call({ ...lista, uid: asUid('mai-esistita') }), assente());
      await refused(() => call(inviata), statoNonAmmesso(/è inviata dal 20\/07\/2026/));
    }
    const { lista: altra } = await intera(add(await nuova(), 0, [0], prima[0]));
    for (const call of [(una: ListaNoipa) => save(una, 0, [0], dopo[0]), (una: ListaNoipa) => remove(una, 0, [0])])
      await refused(() => call({ ...altra, versione: 1 }), superata({ uid: altra.uid, versione: altra.versione }));
  });
});

describe('a list of two commissions', () => {
  const due = async (): Promise<ListaIntera> => {
    const lista = await createLista(ufficio, {
      tipo: 'MATURITA',
      mese: 7,
      datInizio: '2026-06-15',
      datFine: '2026-07-15',
      descrizione: 'Due commissioni',
    });
    const prima = await ufficio.ok(esamiRoutes.addPagamentiMaturita, { body: maturita(lista, 0, [0, 1]) });
    return ufficio.ok(esamiRoutes.addPagamentiMaturita, { body: maturita(prima.lista, 1, [1, 2]) });
  };

  test('is divided by commission and by chapter, every cent of it; nothing of the money changes', async () => {
    const { lista, disponibilita } = await due();
    const query = { uid: lista.uid, per: 'COMMISSIONE' } as const;
    const parti = await ufficio.ok(divisioneRoutes.getDivisione, { query });
    expect(parti.map(({ descrizione, persone: quante }) => [descrizione, quante])).toEqual([
      ['RMLI00001', 2],
      ['RMLI00002', 2],
    ]);
    const { prima, nuove } = await ufficio.ok(divisioneRoutes.divideLista, {
      body: { ...ref(lista), per: 'COMMISSIONE', gruppi: [quale(1)] },
    });
    expect(nuove).toMatchObject([{ descrizione: 'Due commissioni, RMLI00002', origine: 'DIVISA', daLista: lista.uid }]);
    expect(prima.lista.totale + (nuove[0]?.totale ?? 0)).toBe(lista.totale);
    expect(prima.disponibilita).toEqual(disponibilita);
    const dopo = await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });
    expect(dopo).toMatchObject({ lista: prima.lista, pagamenti: prima.pagamenti, disponibilita });
    const capitoli = await ufficio.ok(divisioneRoutes.getDivisione, { query: { ...query, per: 'CAPITOLO' } });
    expect(capitoli).toMatchObject([{ gruppo: '2554/05', righe: 4, importo: prima.lista.totale }]);
  });

  test('is not divided into nothing, by what it has not, in another version, gone or sent', async () => {
    const { lista } = await due();
    const divide = (cambi: object = {}, gruppi: readonly string[] = [quale(0)]) =>
      ufficio.call(divisioneRoutes.divideLista, {
        body: { ...ref(lista), per: 'COMMISSIONE', gruppi: [...gruppi], ...cambi },
      });
    await refused(() => divide({}, [quale(0), quale(1)]), statoNonAmmesso(/non vi resterebbe nessuno/));
    await refused(() => divide({}, ['nessuna']), statoNonAmmesso(/una delle parti scelte non c'è più/));
    await refused(() => divide({ versione: 1 }), superata({ uid: lista.uid, versione: lista.versione }));
    const uid = asUid<'LISTA_NOIPA'>('mai-esistita');
    await refused(() => divide({ uid }), assente());
    await refused(() => ufficio.call(divisioneRoutes.getDivisione, { query: { uid, per: 'CAPITOLO' } }), assente());
    await ufficio.ok(listeRoutes.sendListaNoipa, {
      body: { ...ref(lista), datInvio: '2026-07-20', motivo: 'Lista di prova' },
    });
    await refused(() => divide(), statoNonAmmesso(/non si può dividere: è inviata/));
  });

  test('says who changed name and which commission since it was written', async () => {
    const { lista } = await due();
    const cambiate = () => ufficio.ok(variazioniNoipaRoutes.varDatiNoipa, { body: { uid: lista.uid } });
    expect(await cambiate()).toEqual([]);
    const versione = commissioni[1]?.versione ?? 0;
    await ufficio.ok(commissioniRoutes.updateCommissione, {
      body: { ...commissioneDiProva({ descrizione: 'RMLI00002 bis' }), uid: quale(1), versione },
    });
    expect((await cambiate()).map(({ descrizione, prima, dopo }) => [descrizione, prima, dopo])).toEqual(
      Array.from({ length: 4 }, () => ['Commissione', 'RMLI00002', 'RMLI00002 bis']),
    );
    await refused(
      () => ufficio.call(variazioniNoipaRoutes.varDatiNoipa, { body: { uid: asUid('mai-esistita') } }),
      assente(),
    );
    await ufficio.ok(listeRoutes.updateListaNoipa, {
      body: {
        tipo: 'MATURITA',
        codice: '',
        anno: 2026,
        mese: 7,
        descrizione: 'Anni prima',
        note: '',
        datInizio: '2006-06-15',
        datFine: '2006-07-15',
        tassazione: 'CORRENTE',
        ...ref(lista),
      },
    });
    expect((await cambiate()).filter(({ dopo }) => dopo === '–')).toHaveLength(8);
  });
});

test('the rates of a month, item by item, one a school grade where it depends on it', async () => {
  const tutte = await ufficio.ok(variazioniNoipaRoutes.listQualificheRetributive, { query: { anno: 2026, mese: 3 } });
  expect(tutte.find(({ codVoce }) => codVoce === 'MOF_INS')).toMatchObject({ tariffa: 3850, riscontrata: true });
  const supplenze = tutte.filter(({ codVoce }) => codVoce === 'ORE_ECC');
  expect(supplenze.map(({ profilo }) => profilo)).toEqual(['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'ITP']);
  expect(supplenze.every(({ tariffa }) => (tariffa ?? 0) > 1500)).toBe(true);
  expect(tutte.find(({ codVoce }) => codVoce === 'MOF_FORF')).toMatchObject({ tariffa: null, spiegazione: '' });
});
