import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCruscotto } from '#functions/casa/cruscotto/cruscotto.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { countingStore } from '#support/counting-store.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { ferieDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

const MINUTO = 60_000;

let scuola: ScuolaCheVersa;
let oggi: string;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(3);
  ({ oggi } = scuola.gestore.sessione);
});
afterAll(() => scuola.home.close());

interface Aperto {
  readonly vista: Cruscotto;
  readonly comandi: readonly string[];
}

/** The dashboard as somebody opens it after some time; `daCapo` as it is for who finds nothing kept. */
const apri = async ({ dopo = MINUTO, daCapo = false } = {}): Promise<Aperto> => {
  const conteggio = countingStore();
  const [adesso, modifica] = [new Date(Date.now() + dopo), new Modifica()];
  const letto = archivioDi(conteggio.store, SCUOLA_A);
  const archivio = daCapo ? { ...letto, get: () => Promise.resolve(undefined) } : letto;
  const vista = await getCruscotto({ anno: 2026, mese: 3 }, { archivio, oggi, adesso, modifica });
  const comandi = conteggio.comandi().map((comando) => comando.replace(/Command$/, ''));
  const autore = { codmin: SCUOLA_A, utente: 'prova', nome: 'Prova', correlationId: 'prova-cambi', adesso };
  if (!daCapo) await sendModifica(scuola.home.store, modifica, autore);
  return { vista, comandi: comandi.toSorted() };
};
/** The runs, the day as it was kept, the changes since. */
const TRE = ['GetItem', 'Query', 'Query'];

/** What is shown after a change, and what it took: as who finds nothing kept would see it, and once more in three requests. */
const after = async (change: () => Promise<unknown>): Promise<Aperto> => {
  await apri();
  await change();
  const dopo = await apri();
  expect(dopo.vista).toEqual((await apri({ daCapo: true })).vista);
  expect(await apri()).toEqual({ vista: dopo.vista, comandi: TRE });
  return dopo;
};

/** A contract of somebody of the school, until a day. */
const assumi = (indice: number, datFine: string) =>
  scuola.gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-02-02', datFine), uidSubAnagrafe: asUid(scuola.uidDi(indice)) },
  });

test('who finds nothing kept takes a request for each part, and no more', async () => {
  const { comandi } = await apri();
  expect(comandi).not.toContain('Scan');
  expect(comandi.length).toBeLessThanOrEqual(17);
});

test('of an absence, a contract, the signatures only that is read again', async () => {
  const assunta = await after(() => assumi(1, oggi));
  expect(assunta.comandi).toEqual([...TRE, 'Query', 'Query']);
  const [lei] = assunta.vista.inScadenza.prime;
  expect(assunta.vista.inScadenza.numero).toBe(1);
  const assente = await after(() => ferieDiProva(scuola.gestore, lei?.uid ?? '', oggi, oggi));
  expect(assente.comandi).toEqual([...TRE, 'Query', 'Query']);
  expect(assente.vista.assenti.prime.map(({ uid }) => uid)).toEqual([lei?.uid]);
  const { versione, versioni } = await scuola.gestore.ok(impostazioniRoutes.getFirme, {});
  const senzaFirme = await after(() =>
    scuola.gestore.ok(impostazioniRoutes.saveFirme, {
      body: { versione, versioni: versioni.map((una) => ({ ...una, firmaDs: '' })) },
    }),
  );
  expect(senzaFirme.comandi).toEqual(['ExecuteStatement', ...TRE]);
  expect(senzaFirme.vista.mancanze.map(({ codice }) => codice)).toContain('FIRME');
  await scuola.gestore.ok(impostazioniRoutes.saveFirme, { body: { versione: versione + 1, versioni } });
});

test('of a person, or of their tax data, only they are read again', async () => {
  await assumi(2, '2026-06-30');
  const persona = await scuola.gestore.ok(anagrafeRoutes.getPersona, { params: { uid: asUid(scuola.uidDi(2)) } });
  const senza = ({ mancanze }: Cruscotto) => mancanze.find(({ codice }) => codice === 'SENZA_ALIQUOTA')?.messaggio;
  expect(senza((await apri()).vista)).toContain(persona.desCognome);
  const conAliquota = await after(() =>
    scuola.gestore.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        numAliquotaMassima: 330_000,
        desAliquotaLettaDa: 'Prova',
        uidSubAnagrafe: persona.uid,
      },
    }),
  );
  expect(conAliquota.comandi).toEqual(['BatchGetItem', ...TRE]);
  const rinominata = await after(() => changePersona(scuola.gestore, persona, { desNome: 'Altronome' }));
  expect(rinominata.comandi).toEqual(['BatchGetItem', ...TRE, 'Query', 'Query', 'Query']);
});

test('of a run that is accounted, and of its filing that is sent, only they are read again', async () => {
  const dovuto = ({ scadenze }: Cruscotto) => scadenze.filter(({ adempimento }) => adempimento === 'F24_TRIBUTI');
  const processi: Processo[] = [];
  const contabile = await after(async () => processi.push(await contabilizzata(scuola, [0])));
  expect(contabile.comandi).toEqual(['BatchGetItem', ...TRE]);
  expect(dovuto(contabile.vista)).toMatchObject([{ stato: 'DA_FARE', elaborazioni: 1 }]);
  const inviata = await after(async () =>
    sendF24(scuola.adempimenti, await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi) })),
  );
  expect(inviata.comandi).toEqual(['BatchGetItem', ...TRE]);
  expect(dovuto(inviata.vista)).toEqual([]);
});

test('what is read of an index beside a change is shown, and read again until it has settled', async () => {
  const uid = scuola.uidDi(2);
  await apri();
  await ferieDiProva(scuola.gestore, uid, oggi, oggi);
  const subito = await apri({ dopo: 0 });
  expect(subito.vista.assenti.prime.map(({ uid }) => uid)).toContain(uid);
  expect((await apri()).comandi).toEqual([...TRE, 'Query', 'Query']);
  expect((await apri()).comandi).toEqual(TRE);
});
