import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { asUid } from '#platform/data/entita.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { printCedolinoProprio } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  print,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';

let casa: Ufficio;
let gestore: Person;
let io: Person;
/** March pays both and is accounted; April pays both and stays hidden; May is a simulation. */
let marzo: Processo;
let aprile: Processo;
beforeAll(async () => {
  casa = await openUfficio(2);
  gestore = await casa.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const [prima] = casa.persone;
  if (prima === undefined) throw new Error('Nobody is on file');
  await linkDipendente(casa.home, prima, SCUOLA_A);
  io = await casa.home.as(loginOf('DIPENDENTE'));
  const paga = async (MESE: number, importo: number, simulazione = false) =>
    (
      await compute(
        casa.ufficio,
        elaborazione({ MESE, dataPagamento: `2026-0${MESE}-20`, DES_ELABORAZIONE: `Compensi ${MESE}`, simulazione }),
        [0, 1].map((chi) => accessorio(casa.uidDi(chi), [compenso(importo + chi)])),
      )
    ).processo;
  marzo = await paga(3, 100_000);
  aprile = await paga(4, 50_000);
  await paga(5, 70_000, true);
});
afterAll(() => casa.home.close());

const riferimento = ({ uid, versione }: Processo) => ({ idProcesso: uid, versione });
const miei = async (anno = 2026) => io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno } });
const esponi = (processo: Processo) => gestore.ok(chiusuraRoutes.esponiDipendenti, { body: riferimento(processo) });

test('a payslip is seen once its run is shown, is said to be provisional until it is accounted, and is hidden with its run', async () => {
  expect((await miei()).cedolini).toEqual([]);
  const esposta = await esponi(marzo);
  const [visto, ...altri] = (await miei()).cedolini;
  expect(altri).toEqual([]);
  expect(visto).toMatchObject({
    descrizione: 'Compensi 3',
    anno: 2026,
    mese: 3,
    provvisorio: true,
    somme: { lordo: 100_000 },
  });
  const contabilizzata = await gestore.ok(chiusuraRoutes.contabilizza, { body: riferimento(esposta) });
  expect((await miei()).cedolini.map(({ provvisorio }) => provvisorio)).toEqual([false]);
  const nascosta = await gestore.ok(chiusuraRoutes.nascondiDipendenti, { body: riferimento(contabilizzata) });
  expect((await miei()).cedolini).toEqual([]);
  marzo = await esponi(nascosta);
  expect((await miei(2025)).cedolini).toEqual([]);
});

test('the years to choose from begin with the first that has something', async () => {
  expect((await miei()).primoAnno).toBe(2026);
  const { primoAnno } = await io.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2026, tipo: 'CEDOLINI' } });
  expect(primoAnno).toBeUndefined();
});

test('the sums of the year are those of the payslips, and end in their net', async () => {
  const { cedolini, totali } = await miei();
  const { lordo, rimborsi, contributi, imposte, altre, arrotondamento, netto } = totali;
  expect(lordo + rimborsi - contributi - imposte - altre + arrotondamento).toBe(netto);
  expect(cedolini.reduce((somma, { somme }) => somma + somme.netto, 0)).toBe(netto);
  const { testata } = {
    testata: await gestore.ok(payslipRoutes.getCedolino, { body: { uid: cedolini[0]?.uid ?? '' } }),
  };
  expect(netto).toBe(testata.netto);
});

test('of every payslip there is, an employee opens and prints only their own that was shown; each opening is in the audit trail', async () => {
  const tutti = await Promise.all(
    [marzo, aprile].map(({ uid }) => gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: uid } })),
  );
  const uids = tutti.flatMap(({ righe }) => righe.map(({ uid }) => uid));
  expect(uids).toHaveLength(4);
  const { body } = await io.call(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid: 'inesistente' } });
  const assente = z.object({ message: z.string() }).parse(body).message;
  const mio = `${marzo.uid}-${casa.uidDi(0)}`;
  const aperti: string[] = [];
  const stampati: string[] = [];
  for (const uid of uids) {
    const aperto = await io.call(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid } });
    if (aperto.status === 200) aperti.push(uid);
    else expect(aperto).toMatchObject({ status: 404, body: { message: assente } });
    const stampa = await io.call(printCedolinoProprio, { body: { idCedolino: uid } });
    if (stampa.status === 200) stampati.push(uid);
    else expect(stampa.status).toBe(404);
  }
  expect([aperti, stampati]).toEqual([[mio], [mio]]);
  const lette = async (entita: string, uid: string) =>
    (await gestore.ok(auditRoutes.searchAudit, { body: { entita, uid, limit: 50 } })).righe.filter(
      ({ azione }) => azione === 'letto',
    );
  expect(await lette('CEDOLINO', mio)).toHaveLength(1);
  expect((await lette('PERSONA', casa.uidDi(0))).map(({ dopo }) => dopo)).toMatchObject([{ idCedolino: mio }]);
});

test('a print of their own is found by nobody else', async () => {
  const { stato } = await print(io, printCedolinoProprio, {
    idCedolino: asUid(`${marzo.uid}-${casa.uidDi(0)}`),
    spiegazioni: true,
  });
  expect(stato).toMatchObject({ stato: 'COMPLETATO', anteprima: '/my-datiContabili/:printId/preview' });
  expect(
    await gestore.call(statoStampaRoutes.getStampa, { params: { printId: stato.printId }, query: {} }),
  ).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
});

test('who is linked to nobody is told whom to ask', async () => {
  const nessuno = await casa.home.as(loginOf('DIPENDENTE', SCUOLA_B));
  const risposte = await Promise.all([
    nessuno.call(datiContabiliRoutes.getDatiContabili, { body: { anno: 2026 } }),
    nessuno.call(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid: 'inesistente' } }),
  ]);
  for (const risposta of risposte) expect(risposta).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
});

test('of a list of NoiPA an employee sees what it pays to them, from when it is shown until it is withdrawn', async () => {
  await assignFondo(gestore, 2026, 2_500_000);
  const { uid, versione } = await createLista(gestore);
  const { lista } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid,
      versione,
      pagamenti: [0, 1].map((chi) => ({
        persona: casa.uidDi(chi),
        righe: [riga({ chiave: FORFAIT, importo: 25_000 + chi })],
      })),
    },
  });
  const inviata = await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid, versione: lista.versione, datInvio: '2026-03-05' },
  });
  expect((await miei()).noipa).toEqual([]);
  const esposta = await gestore.ok(listeRoutes.exposeListaNoipa, { body: { uid, versione: inviata.versione } });
  const attesa = {
    lista: uid,
    descrizione: 'Fondo di prova',
    datInvio: '2026-03-05',
    esito: 'IN_ATTESA',
    totale: 25_000,
    righe: [{ attivita: 'Compenso di prova 0002', importo: 25_000 }],
  };
  expect((await miei()).noipa).toMatchObject([attesa]);
  const pagata = await gestore.ok(listeRoutes.setEsitoListaNoipa, {
    body: {
      uid,
      versione: esposta.versione,
      motivo: '',
      respinti: [],
      stornati: [],
      esito: 'PAGATO',
      rata: '2026-03',
      datPagamento: '2026-03-23',
    },
  });
  expect((await miei()).noipa).toMatchObject([
    { ...attesa, esito: 'PAGATO', rata: '2026-03', datPagamento: '2026-03-23' },
  ]);
  await gestore.ok(listeRoutes.withdrawListaNoipa, { body: { uid, versione: pagata.versione } });
  expect((await miei()).noipa).toEqual([]);
});

test('the day said is that on which the treasurer paid, once somebody has decided', async () => {
  const { uid: idProcesso } = marzo;
  const letto = () => gestore.ok(processiRoutes.getProcesso, { body: { uid: idProcesso } });
  const giorni = async () => (await miei()).cedolini.map(({ dataPagamento }) => dataPagamento);
  const { versione, totali } = await letto();
  const { versione: conMandato } = await gestore.ok(chiusuraRoutes.saveMandati, {
    body: { idProcesso, versione, mandati: [{ numero: '1', data: '2026-04-01', importo: totali?.netto ?? 0 }] },
  });
  expect(await giorni()).toEqual(['2026-03-20']);
  await gestore.ok(esecuzioneRoutes.decidiEsecuzione, {
    body: { idProcesso, versione: conMandato, perche: 'Quietanza del tesoriere' },
  });
  expect(await giorni()).toEqual(['2026-04-01']);
});
