import { afterAll, beforeAll, expect, test } from 'vitest';
import { provaEntita } from '#archivio/collaudo/prova.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { collaudoRoutes, type CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  openUfficio,
  prepare,
  saldoDiProva,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';
import { createCaso, proveCaso } from '#support/stampe/prova-di-collaudo.ts';

let casa: Ufficio;
let gestore: Person;
let tester: Person;
/** Two teachers paid in March. */
let marzo: Processo;
beforeAll(async () => {
  casa = await openUfficio(3);
  gestore = await casa.home.as(loginOf('GESTORE'));
  tester = await casa.home.as(loginOf('TESTER'));
  ({ processo: marzo } = await compute(
    casa.ufficio,
    elaborazione(),
    [0, 1].map((chi) => accessorio(casa.uidDi(chi), [compenso(100_000)])),
  ));
});
afterAll(() => casa.home.close());

const nonCe = asUid<'CASO_COLLAUDO'>('inesistente');
const casi = () => tester.ok(collaudoRoutes.listCasi, { body: {} });
const cedolini = (uid: string) => tester.ok(collaudoRoutes.listCedoliniProva, { body: { uid } });

/** The regional surtax of the year: one rate for everybody, invented. */
const loadAddizionale = (aliquota: string) =>
  gestore.ok(addizionaliRoutes.loadAddizionali, {
    body: {
      tipo: 'REGIONE',
      anno: 2026,
      letta: '2026-03-02',
      nomeFile: 'addreg.csv',
      testo: [
        'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
        `REGIONE LAZIO;1;;L.R. inventata 1/2025;;${aliquota};fino a 15000.00 euro`,
        `REGIONE LAZIO;1;;L.R. inventata 1/2025;;${aliquota};oltre 15000.00 euro`,
      ].join('\n'),
    },
  });

/** The municipal one, that stays as it is. */
const loadComunale = () =>
  gestore.ok(addizionaliRoutes.loadAddizionali, {
    body: {
      tipo: 'COMUNE',
      anno: 2026,
      letta: '2026-03-02',
      nomeFile: 'addcom.csv',
      testo: [
        'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
        'H501;ROMA;RM;7;29/12/2025;22/01/2026;INVENTATA;SI;0;Esenzione per redditi imponibili fino a euro 10.000,00;1,1;Aliquota unica;2;0',
      ].join('\r\n'),
    },
  });

test('a case freezes the computed payslips of a run; computed again with the same rules every line is the same', async () => {
  const caso = await createCaso(tester, marzo.uid);
  expect(caso).toMatchObject({ elaborazione: 'Compensi di prova', numCedolini: 2, conferma: null });
  expect(await casi()).toContainEqual(caso);
  const prova = await proveCaso(tester, caso);
  expect(prova).toMatchObject({ stato: 'COMPLETATO', numDiversi: 0, idCaso: caso.uid });
  const trovati = await cedolini(prova.uid);
  expect(trovati.map(({ esito }) => esito)).toEqual(['UGUALE', 'UGUALE']);
  expect(trovati.every(({ righe }) => righe.length > 3 && righe.every(({ causa }) => causa === ''))).toBe(true);
  expect(await tester.ok(collaudoRoutes.listProveInCorso, { body: {} })).toEqual([]);
});

test('a test reads what was frozen, not the person: what is paid after it changes nothing in it', async () => {
  const caso = await createCaso(tester, marzo.uid, 'Prima di un saldo');
  await gestore.ok(saldiAperturaRoutes.saveSaldo, { body: { ...saldoDiProva(casa.uidDi(0)), versione: 0 } });
  expect(await proveCaso(tester, caso)).toMatchObject({ stato: 'COMPLETATO', numDiversi: 0 });
});

test('after a rule is changed a test says which line changed and by which rule; confirmed, that is what is expected', async () => {
  await loadAddizionale('1.50');
  await loadComunale();
  await changePersona(
    gestore,
    { uid: casa.uidDi(2) },
    { domicili: [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }] },
  );
  const { processo } = await compute(
    casa.ufficio,
    elaborazione({ idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' }),
    [
      {
        uidSubAnagrafe: casa.uidDi(2),
        percettore: { tipo: 'COCOCO' },
        voci: [compenso(2_000_000)],
        fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
        opzioni: { conguaglio: true, cessazione: true },
      },
    ],
  );
  const caso = await createCaso(tester, processo.uid, 'Collaboratore');
  const confermato = await tester.ok(collaudoRoutes.confirmCaso, { body: { uid: caso.uid, versione: caso.versione } });
  expect(confermato.conferma).toMatchObject({ da: 'TESTER di prova' });
  await loadAddizionale('2.50');
  const prova = await proveCaso(tester, caso);
  expect(prova.numDiversi).toBe(1);
  const [trovato] = await cedolini(prova.uid);
  const cambiata = trovato?.righe.find(({ codice }) => codice.startsWith('ADDIZIONALE_REGIONALE'));
  expect(cambiata?.causa).toMatch(
    /^è cambiata la regola «Addizionale regionale LAZIO», in vigore dal 01\/01\/2026 \(.*L\.R\. inventata 1\/2025/,
  );
  expect(cambiata?.trovato).toBeGreaterThan(cambiata?.atteso ?? 0);
  expect(trovato?.nettoTrovato).toBeLessThan(trovato?.nettoAtteso ?? 0);
  const nuovo = await tester.ok(collaudoRoutes.confirmCaso, {
    body: { uid: caso.uid, versione: confermato.versione, prova: prova.uid },
  });
  expect(await proveCaso(tester, nuovo)).toMatchObject({ numDiversi: 0 });
});

test('what is refused: a run without payslips, one that is not there, a version of before, a case with tests, a test of another case', async () => {
  const vuota = await prepare(casa.ufficio, elaborazione({ DES_ELABORAZIONE: 'Vuota' }));
  const crea = (idProcesso: string, idCedolini?: string[]) => () =>
    tester.call(collaudoRoutes.createCaso, {
      body: { idProcesso, descrizione: 'x', ...(idCedolini ? { idCedolini } : {}) },
    });
  await rifiutata(casa.home, crea(vuota.uid), statoNonAmmesso(/non si può usare per un caso di collaudo/));
  await rifiutata(casa.home, crea(marzo.uid, ['altrove']), statoNonAmmesso(/nessuno dei suoi cedolini/));
  await rifiutata(casa.home, crea('inesistente'), assente());
  const caso = await createCaso(tester, marzo.uid, 'Rifiuti');
  const prova = await proveCaso(tester, caso);
  const altro = await createCaso(tester, marzo.uid, 'Altro');
  const conferma = (cambi: object) => () =>
    tester.call(collaudoRoutes.confirmCaso, { body: { uid: altro.uid, versione: altro.versione, ...cambi } });
  await rifiutata(casa.home, conferma({ uid: nonCe }), assente());
  await rifiutata(casa.home, conferma({ prova: prova.uid }), statoNonAmmesso(/di quel caso/));
  const dopo = await tester.ok(collaudoRoutes.confirmCaso, { body: { uid: altro.uid, versione: altro.versione } });
  await rifiutata(casa.home, conferma({}), superata(dopo));
  await rifiutata(casa.home, () => tester.call(collaudoRoutes.startProve, { body: { casi: [nonCe] } }), assente());
  await rifiutata(
    casa.home,
    () => tester.call(collaudoRoutes.listCedoliniProva, { body: { uid: 'inesistente' } }),
    assente(),
  );
  const elimina =
    ({ uid, versione }: Pick<CasoCollaudo, 'uid' | 'versione'>) =>
    () =>
      tester.call(collaudoRoutes.removeCaso, { body: { uid, versione } });
  await rifiutata(casa.home, elimina({ uid: nonCe, versione: 1 }), assente());
  await rifiutata(casa.home, elimina({ ...dopo, versione: 1 }), superata(dopo));
  expect(await elimina(caso)()).toMatchObject({
    status: 409,
    body: { code: 'IN_USO', message: expect.stringContaining('una prova') },
  });
  const togli = (uid: string, versione: number) => () =>
    tester.call(collaudoRoutes.removeProva, { body: { uid, versione } });
  await rifiutata(casa.home, togli('inesistente', 1), assente());
  await rifiutata(casa.home, togli(prova.uid, 1), superata(prova));
  expect(await togli(prova.uid, prova.versione)()).toMatchObject({ status: 200 });
  expect(await elimina(caso)()).toMatchObject({ status: 200 });
  expect((await casi()).map(({ uid }) => uid)).not.toContain(caso.uid);
});

test('confirmed by many at once from one version, a case is confirmed once', async () => {
  const { uid, versione } = await createCaso(tester, marzo.uid, 'Insieme');
  const risposte = await Promise.all(
    Array.from({ length: 20 }, () => tester.call(collaudoRoutes.confirmCaso, { body: { uid, versione } })),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  for (const { body } of risposte.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: 'VERSIONE_SUPERATA', current: { uid, versione: versione + 1 } });
});

test('a test that is being computed is listed as such and is not deleted', async () => {
  const prova = await proveCaso(tester, await createCaso(tester, marzo.uid, 'In corso'));
  const { record, operazioni } = archivioDi(casa.home.store, SCUOLA_A)
    .of(provaEntita)
    .update(prova, { stato: 'IN_CORSO' });
  await sendOperazioni(casa.home.store, operazioni);
  expect(await tester.ok(collaudoRoutes.listProveInCorso, { body: {} })).toEqual([record]);
  await rifiutata(
    casa.home,
    () => tester.call(collaudoRoutes.removeProva, { body: { uid: record.uid, versione: record.versione } }),
    statoNonAmmesso(/è ancora in corso/),
  );
});
