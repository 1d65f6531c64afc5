import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { esamiRoutes, type LavoroEsame } from '#shared/contracts/noipa/esami.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { commissioneDiProva } from '#support/noipa/esami-di-prova.ts';
import { createLista } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, riferimento, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let persone: readonly Persona[];
let lista: ListaNoipa;
let commissioni: readonly Commissione[];
const FEE = '2554/05 A008/0001';
const TRAVEL = '2554/05 CC01/0001';

beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20' });
  ufficio = await home.as(loginOf('GESTORE'));
  persone = await Promise.all(
    [1, 2, 3].map((numero) => ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })),
  );
  for (const [compenso, sottocompenso] of [
    ['A008', '0001'],
    ['CC01', '0001'],
  ] as const) {
    await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, {
      body: {
        capitolo: '2554',
        piano: '05',
        compenso,
        sottocompenso,
        tipo: 'MATURITA',
        codVoce: '',
        documento: '',
        descrizione: `Esami ${compenso}`,
      },
    });
    await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: {
        data: '2026-06-01',
        chiave: `2554/05 ${compenso}/${sottocompenso}`,
        importo: 2_000_000,
        causale: 'Esami',
      },
    });
  }
  const commissione = (descrizione: string) =>
    ufficio.ok(commissioniRoutes.createCommissione, {
      body: {
        numAnno: 2025,
        descrizione,
        tipoEsame: 'MATURITA',
        numClassi: 2,
        sede: '',
        candidati: 40,
        giorniLavorati: 20,
        flgParitaria: false,
        presidente: '',
        articolate: [],
        membri: [],
      },
    });
  commissioni = [await commissione('RMLI00001'), await commissione('RMLI00002')];
  lista = await createLista(ufficio, { tipo: 'MATURITA', mese: 7, datInizio: '2026-06-15', datFine: '2026-07-15' });
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const membro = (indice: number, cambi: Partial<LavoroEsame> = {}): LavoroEsame => ({
  desCf: persone[indice]?.desCf ?? '',
  funzione: 'COMMISSARIO_INTERNO',
  classi: 1,
  sostituto: false,
  parte: null,
  fascia: null,
  materie: 0,
  candidatiPreliminari: 0,
  ...cambi,
});
const body = (membri: readonly LavoroEsame[], quale = 0) => ({
  uid: lista.uid,
  versione: lista.versione,
  commissione: commissioni[quale]?.uid ?? asUid<'COMMISSIONE'>(''),
  chiavi: { funzione: FEE, trasferta: TRAVEL, preliminari: FEE },
  membri: [...membri],
});
const add = (membri: readonly LavoroEsame[], quale = 0) =>
  ufficio.call(esamiRoutes.addPagamentiMaturita, { body: body(membri, quale) });

test('two commissions: who sits in both is paid for both, travel is exempt under its own code', async () => {
  const prima = await ufficio.ok(esamiRoutes.addPagamentiMaturita, {
    body: body([membro(0, { funzione: 'PRESIDENTE', classi: 2, fascia: '3' }), membro(1, { sostituto: true })]),
  });
  // 1.249,00 + 399,00 + 39,90 taxed, 908,00 exempt.
  expect(prima.lista.somme).toEqual([
    { chiave: FEE, importo: 124_900 + 39_900 + 3990 },
    { chiave: TRAVEL, importo: 90_800 },
  ]);
  lista = prima.lista;
  const seconda = await ufficio.ok(esamiRoutes.addPagamentiMaturita, {
    body: body([membro(1, { candidatiPreliminari: 3, materie: 5 }), membro(2, { funzione: 'COMMISSARIO_ESTERNO' })], 1),
  });
  lista = seconda.lista;
  const due = seconda.pagamenti.find(({ persona }) => persona === persone[1]?.uid);
  expect(due?.righe.map(({ importo }) => importo)).toEqual([43_890, 39_900, 22_500]);
  expect(due?.righe.map(({ spiegazione }) => spiegazione.slice(0, 9))).toEqual(['RMLI00001', 'RMLI00002', 'RMLI00002']);
  expect(
    seconda.pagamenti
      .flatMap(({ righe }) => righe)
      .filter(({ spiegazione }) => !/DI 24\/5\/2007/.test(spiegazione) && !/sostituzione/.test(spiegazione)),
  ).toEqual([]);
});

test('a commission in a private school of equal standing is paid like those of the State', async () => {
  const paritaria = await createLista(ufficio, {
    tipo: 'MATURITA',
    mese: 7,
    datInizio: '2026-06-15',
    datFine: '2026-07-15',
    descrizione: 'Paritaria',
  });
  const commissione = await ufficio.ok(commissioniRoutes.createCommissione, {
    body: commissioneDiProva({ descrizione: 'RMPS00003', flgParitaria: true }),
  });
  const presidente = membro(0, { funzione: 'PRESIDENTE', classi: 2, fascia: '4' });
  const { lista: pagata } = await ufficio.ok(esamiRoutes.addPagamentiMaturita, {
    body: {
      ...body([presidente, membro(1, { materie: 8, candidatiPreliminari: 8 })]),
      uid: paritaria.uid,
      versione: paritaria.versione,
      commissione: commissione.uid,
    },
  });
  // 1.249,00 and an internal 399,00; preliminary exams 8 × 8 × 15,00 cut to 840,00; travel of the fourth band exempt.
  expect(pagata.somme).toEqual([
    { chiave: FEE, importo: 124_900 + 39_900 + 84_000 },
    { chiave: TRAVEL, importo: 227_000 },
  ]);
});

test('the sheet keeps where an amount comes from when it does not change it', async () => {
  const { pagamenti } = await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });
  const [primo] = pagamenti;
  const righe = (primo?.righe ?? []).map(({ chiave, ore, importo, datInizio, datFine, profilo }) => ({
    chiave,
    ore,
    importo,
    datInizio,
    datFine,
    profilo,
  }));
  const dopo = await ufficio.ok(pagamentiRoutes.savePagamentiMof, {
    body: {
      uid: lista.uid,
      versione: lista.versione,
      pagamenti: [{ persona: primo?.persona ?? asUid(''), righe }],
      tolti: [],
    },
  });
  lista = dopo.lista;
  expect(dopo.pagamenti).toEqual(pagamenti);
});

test('what is outside the commission or the decree is refused on its field; nobody unknown is paid', async () => {
  for (const [cambi, campo] of [
    [{ candidatiPreliminari: 41, materie: 1 }, 'membri.0.candidatiPreliminari'],
    [{ classi: 3 }, 'membri.0.classi'],
    [{ funzione: 'PRESIDENTE', sostituto: true }, 'membri.0.funzione'],
    [{ parte: { numeratore: 1, denominatore: 4, motivo: 'x' } }, 'membri.0.funzione'],
  ] as const)
    expect(await add([membro(0, cambi)])).toMatchObject({ status: 400, body: { fields: [{ path: campo }] } });
  await refused(
    () => add([membro(0, { desCf: 'RSSMRA80A01H501U' })]),
    riferimento('membri.0.desCf', /non è in anagrafe/),
  );
  await refused(
    () =>
      ufficio.call(esamiRoutes.addPagamentiMaturita, {
        body: { ...body([membro(0)]), commissione: asUid('mai-esistita') },
      }),
    riferimento('commissione', /non è più in archivio/),
  );
});

test('who presides over the commission is not paid as one of its members, unless they stand for another', async () => {
  const chi = persone[2];
  const commissione = await ufficio.ok(commissioniRoutes.createCommissione, {
    body: commissioneDiProva({
      descrizione: 'RMLI00003',
      membri: [
        { funzione: 'PRESIDENTE', desCf: chi?.desCf ?? '', nominativo: 'Inventati Prova', fasciaTrasferta: null },
      ],
    }),
  });
  const paga = (cambi: Partial<LavoroEsame>) =>
    ufficio.call(esamiRoutes.addPagamentiMaturita, {
      body: { ...body([membro(2, cambi)]), commissione: commissione.uid },
    });
  expect(await paga({ funzione: 'COMMISSARIO_ESTERNO', fascia: '1' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'membri.0.funzione', message: expect.stringContaining('RMLI00003') }] },
  });
});

test('a list of another version, gone, or sent takes no more members', async () => {
  const chiama = (cambi: object) =>
    ufficio.call(esamiRoutes.addPagamentiMaturita, { body: { ...body([membro(0)]), ...cambi } });
  await refused(() => chiama({ versione: 1 }), superata({ uid: lista.uid, versione: lista.versione }));
  await refused(() => chiama({ uid: asUid('mai-esistita') }), assente());
  lista = await ufficio.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista.uid, versione: lista.versione, datInvio: '2026-07-20' },
  });
  await refused(() => chiama({}), statoNonAmmesso(/è inviata dal 20\/07\/2026/));
});

test('a commission that a sent list pays is not deleted, and the attempt is told', async () => {
  const { uid, versione } = commissioni[0] ?? { uid: asUid('nessuna'), versione: 1 };
  const answer = await ufficio.call(commissioniRoutes.removeCommissione, { body: { uid, versione } });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'IN_USO',
      message: expect.stringContaining(`la lista NoiPA "${lista.descrizione}", inviata il 20/07/2026`),
    },
  });
  const notifiche = await ufficio.ok(notificheRoutes.listNotifiche, { body: {} });
  expect(JSON.stringify(notifiche)).toContain('USER_DELETE_TRIED');
});
