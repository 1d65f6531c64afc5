import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { esamiRoutes, type AltriMembri } from '#shared/contracts/noipa/esami.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { createLista } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, riferimento, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let desCf: string;
let lista: ListaNoipa;
let commissione: Commissione;
const CODICE = '2554/05 C001/0001';

beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20' });
  ufficio = await home.as(loginOf('GESTORE'));
  ({ desCf } = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) }));
  await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, {
    body: {
      capitolo: '2554',
      piano: '05',
      compenso: 'C001',
      sottocompenso: '0001',
      descrizione: 'Altri esami di prova',
      tipo: 'ALTRI_ESAMI',
      codVoce: '',
      documento: '',
    },
  });
  await ufficio.ok(dotazioneRoutes.createEntrata, {
    body: { data: '2026-06-01', chiave: CODICE, importo: 100_000, causale: 'Esami' },
  });
  commissione = await ufficio.ok(commissioniRoutes.createCommissione, {
    body: {
      numAnno: 2025,
      descrizione: 'Qualifica',
      tipoEsame: 'ABILITAZIONE',
      numClassi: 1,
      sede: '',
      candidati: 12,
      giorniLavorati: 4,
      flgParitaria: false,
      presidente: '',
      articolate: [],
      membri: [],
    },
  });
  lista = await createLista(ufficio, { tipo: 'ALTRI_ESAMI', mese: 7 });
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
type Membro = AltriMembri['membri'][number];
const body = (cambi: Partial<Membro> = {}) => ({
  uid: lista.uid,
  versione: lista.versione,
  commissione: commissione.uid,
  chiavi: { imponibile: CODICE, nonImponibile: null },
  membri: [
    {
      desCf,
      funzione: 'PRESIDENTE' as const,
      candidati: 12,
      giorni: 4,
      importo: 30_000,
      flgNonImponibile: false,
      ...cambi,
    },
  ],
});
const add = (cambi: Partial<Membro> = {}, resto: object = {}) =>
  ufficio.call(esamiRoutes.addPagamentiAltriEsami, { body: { ...body(cambi), ...resto } });

test('a member is paid what the office says, with the commission it was for', async () => {
  const dopo = await ufficio.ok(esamiRoutes.addPagamentiAltriEsami, { body: body() });
  expect(dopo.pagamenti[0]?.righe).toMatchObject([
    {
      chiave: CODICE,
      importo: 30_000,
      calcolato: null,
      spiegazione: expect.stringMatching(/Qualifica, Presidente: 12 candidati/),
    },
  ]);
  lista = dopo.lista;
});

test('not above the candidates and the days of the commission, untaxed only for an expert', async () => {
  for (const [cambi, campo] of [
    [{ candidati: 13 }, 'membri.0.candidati'],
    [{ giorni: 5 }, 'membri.0.giorni'],
    [{ flgNonImponibile: true }, 'membri.0.flgNonImponibile'],
    [{ flgNonImponibile: true, funzione: 'ESPERTO' }, 'chiavi.nonImponibile'],
    [{ importo: 0 }, 'membri.0.importo'],
  ] as const)
    expect(await add(cambi)).toMatchObject({ status: 400, body: { fields: [{ path: campo }] } });
  await refused(() => add({ desCf: 'RSSMRA80A01H501U' }), riferimento('membri.0.desCf', /non è in anagrafe/));
});

test('a list of another version, gone, or sent takes no more members', async () => {
  await refused(() => add({}, { versione: 1 }), superata({ uid: lista.uid, versione: lista.versione }));
  await refused(() => add({}, { uid: asUid('mai-esistita') }), assente());
  lista = await ufficio.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista.uid, versione: lista.versione, datInvio: '2026-07-20' },
  });
  await refused(() => add(), statoNonAmmesso(/è inviata dal 20\/07\/2026/));
});
