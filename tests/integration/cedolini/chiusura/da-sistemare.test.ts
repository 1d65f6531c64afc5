import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { nameFirmatari, openUfficio, type Ufficio } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

/** No payment has the last one, which takes in another. */
const [MALATA, PART_TIME, UGUALE, RESTA] = [0, 1, 2, 3] as const;

let aperto: Ufficio;
let gestore: Person;
let processo: Processo;
let servizi: readonly Servizio[];
beforeAll(async () => {
  aperto = await openUfficio(4);
  gestore = await aperto.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperto.ufficio);
  await createAccademia(gestore);
  const registrati: Servizio[] = [];
  for (const chi of [MALATA, PART_TIME, UGUALE]) {
    const uidSubAnagrafe = aperto.uidDi(chi);
    registrati.push(
      await gestore.ok(serviziRoutes.createServizio, {
        body: { ...supplenzaDiProva('2026-02-02', '2026-04-10'), uidSubAnagrafe },
      }),
    );
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
    });
  }
  servizi = registrati;
  processo = await contabilizzati(
    aperto,
    [MALATA, PART_TIME, UGUALE].map((chi) => ({
      uidSubAnagrafe: aperto.uidDi(chi),
      percettore: null,
      voci: [],
    })),
    { idMetodo: 'SUP-LD', dataPagamento: '2026-03-31' },
  );
});
afterAll(() => aperto.home.close());

const letto = () => aperto.ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
const marcati = async () => ((await letto()).daSistemare ?? []).filter(({ sistemato }) => sistemato === undefined);
const malattia = () =>
  gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      uidSubAnagrafe: aperto.uidDi(MALATA),
      codTipoAssenza: 'MALATTIA_FIGLIO_OLTRE_TRE_ANNI',
      datInizio: '2026-03-16',
      datFine: '2026-03-18',
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: '2020-01-15',
      numCertificato: '',
      datCertificato: null,
      note: '',
    },
  });

test('an absence registered for days that were paid marks the payslip and its filings, and nothing of the pay', async () => {
  const prima = await letto();
  expect(await marcati()).toEqual([]);
  const adempimenti = await aperto.home.as(loginOf('ADEMPIMENTI'));
  const inviata = await sendUniemens(adempimenti, (await uniemensDiMarzo(adempimenti)).denuncia);
  await malattia();
  expect(await marcati()).toMatchObject([
    { uidSubAnagrafe: aperto.uidDi(MALATA), cosa: expect.stringMatching(/16\/03\/2026 al 18\/03\/2026/) },
  ]);
  const dopo = await letto();
  expect({ hash: dopo.hash, totali: dopo.totali }).toEqual({ hash: prima.hash, totali: prima.totali });
  const denuncia = await adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: inviata.uid } });
  expect(denuncia.rilievi.filter(({ codice }) => codice === 'denuncia.cedolino-da-sistemare')).toMatchObject([
    { persona: aperto.persone[MALATA]?.desCf, rimedio: expect.stringContaining('già inviata') },
  ]);
  const { daFare } = await gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } });
  expect(daFare.find(({ uid }) => uid === processo.uid)).toMatchObject({ azione: 'SISTEMARE' });
});

test('a part time written later marks too; what is put back as it was is marked no more', async () => {
  const [, servizio] = servizi;
  if (servizio === undefined) throw new Error('Three services');
  const cambia = (versione: number, cambi: Parameters<typeof supplenzaDiProva>[2] = {}) =>
    gestore.ok(serviziRoutes.updateServizio, {
      params: { uid: servizio.uid },
      body: { ...supplenzaDiProva('2026-02-02', '2026-04-10', cambi), versione },
    });
  const cambiato = await cambia(servizio.versione, {
    codTipoOrario: 'P',
    numOrePartTime: 900,
    numOreContribuite: 900,
  });
  expect((await marcati()).map((uno) => uno.uidSubAnagrafe).toSorted()).toEqual(
    [aperto.uidDi(MALATA), aperto.uidDi(PART_TIME)].toSorted(),
  );
  await cambia(cambiato.versione);
  expect((await marcati()).map((uno) => uno.uidSubAnagrafe)).toEqual([aperto.uidDi(MALATA)]);
});

test('who put it right says how, and it stays so until something else is different', async () => {
  const { uid: idProcesso, versione } = await letto();
  const chiama = (persona: number, quale = versione, altre: readonly number[] = []) =>
    aperto.ufficio.call(chiusuraRoutes.setSistemato, {
      body: {
        idProcesso,
        versione: quale,
        persone: [persona, ...altre].map((indice) => aperto.uidDi(indice)),
        motivo: 'Recuperati tre giorni',
      },
    });
  expect(await chiama(UGUALE)).toMatchObject({ status: 404 });
  expect(await chiama(MALATA, versione, [UGUALE])).toMatchObject({ status: 404 });
  expect(await chiama(MALATA, versione - 1)).toMatchObject({ status: 409 });
  const insieme = await Promise.all(Array.from({ length: 3 }, () => chiama(MALATA)));
  expect(insieme.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await marcati()).toEqual([]);
  expect((await letto()).daSistemare).toMatchObject([{ sistemato: { motivo: 'Recuperati tre giorni' } }]);
});

test('several are put right with one reason, and what was put right before keeps its own', async () => {
  const persone = [PART_TIME, UGUALE].map((indice) => aperto.uidDi(indice));
  const cambia = async (cambi: Parameters<typeof supplenzaDiProva>[2]) => {
    const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
    for (const { uid } of righe.filter(({ uidSubAnagrafe }) => persone.includes(uidSubAnagrafe))) {
      const { versione } = await gestore.ok(serviziRoutes.getServizio, { params: { uid } });
      await gestore.ok(serviziRoutes.updateServizio, {
        params: { uid },
        body: { ...supplenzaDiProva('2026-02-02', '2026-04-10', cambi), versione },
      });
    }
  };
  await cambia({ numGiorniSettimana: 5 });
  expect((await marcati()).map((uno) => uno.uidSubAnagrafe).toSorted()).toEqual(persone.toSorted());
  const { uid: idProcesso, versione } = await letto();
  await aperto.ufficio.ok(chiusuraRoutes.setSistemato, {
    body: { idProcesso, versione, persone, motivo: 'Paga uguale' },
  });
  const motivi = (await letto()).daSistemare?.map(({ uidSubAnagrafe, sistemato }) => [
    uidSubAnagrafe,
    sistemato?.motivo,
  ]);
  expect(motivi?.toSorted()).toEqual(
    [[aperto.uidDi(MALATA), 'Recuperati tre giorni'], ...persone.map((persona) => [persona, 'Paga uguale'])].toSorted(),
  );
  await cambia({});
  expect((await letto()).daSistemare?.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([aperto.uidDi(MALATA)]);
});

test('the payslip of a record that was merged is marked under the person who stays', async () => {
  const { desCognome = '', desNome = '' } = aperto.persone[UGUALE] ?? {};
  const resta = await changePersona(gestore, { uid: aperto.uidDi(RESTA) }, { desCognome, desNome });
  expect(await mergeSchede(gestore, resta, { uid: aperto.uidDi(UGUALE) })).toMatchObject({ stato: 'COMPLETATO' });
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
  const suo = righe.find(({ uidSubAnagrafe }) => uidSubAnagrafe === resta.uid);
  if (suo === undefined) throw new Error('The service comes with the record');
  const { versione } = await gestore.ok(serviziRoutes.getServizio, { params: { uid: suo.uid } });
  expect(await marcati()).toEqual([]);
  await gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: suo.uid },
    body: { ...supplenzaDiProva('2026-02-02', '2026-04-10', { numGiorniSettimana: 5 }), versione },
  });
  expect(await marcati()).toMatchObject([
    { uidSubAnagrafe: resta.uid, cosa: expect.stringMatching(/Giorni della settimana/) },
  ]);
});
