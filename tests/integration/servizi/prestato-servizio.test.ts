import { afterAll, beforeAll, expect, test } from 'vitest';
import { contiDeiServizi } from '#functions/denunce/annuali/conti-dei-servizi.ts';
import { scadenzeDeiServizi } from '#functions/denunce/scadenze/scadenze-dei-servizi.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import { printPrestatoServizio } from '#shared/contracts/servizi/stampe/prestato-servizio.ts';
import { printSchedaSidi } from '#shared/contracts/servizi/stampe/scheda-sidi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-11-20' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const delMese = (mese: number) => gestore.ok(serviziRoutes.getPrestatoServizio, { query: { anno: 2025, mese } });

/** A titular absent from 20 October to 14 November, covered by somebody from the first day that the law allows. */
const sostituito = async (numero: number) => {
  const titolare = await dipendenteDiProva(gestore, numero, servizioDiProva());
  const assente = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-10-20', '2025-11-14'), uidSubAnagrafe: titolare.persona.uid },
  });
  const altra = await dipendenteDiProva(gestore, numero + 1, supplenzaDiProva('2024-10-01', '2024-12-20'));
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
  const supplenza = await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizio, numProtocollo: 'PROVA 77', uidSubAnagrafe: altra.persona.uid },
  });
  return { titolare: titolare.persona, supplente: altra.persona, supplenza, assente };
};

test('the substitutions of a month are listed with whom they wait for, until somebody says they are authorised', async () => {
  const { titolare, supplente, supplenza } = await sostituito(1);
  expect(await delMese(10)).toEqual({
    anno: 2025,
    mese: 10,
    versione: 1,
    entro: '2025-11-17',
    righe: [
      {
        uid: supplenza.uid,
        uidSubAnagrafe: supplente.uid,
        matricola: supplente.matricola,
        desCognome: supplente.desCognome,
        desNome: supplente.desNome,
        desCf: supplente.desCf,
        desTitolare: nominativo(titolare.desCognome, titolare.desNome),
        datInizio: '2025-10-21',
        datFine: '2025-10-31',
        numGiorni: 11,
        numOre: 1800,
        stato: 'DA_INSERIRE',
        datStato: null,
      },
    ],
  });
  const scritto = { anno: 2025, mese: 10, versione: 1, servizi: [supplenza.uid], stato: 'ATTESA_DSGA' as const };
  const dopo = await gestore.ok(serviziRoutes.savePrestatoServizio, { body: scritto });
  expect(dopo.righe).toMatchObject([{ stato: 'ATTESA_DSGA', datStato: '2025-11-20' }]);
  expect(await delMese(10)).toEqual(dopo);
  expect((await delMese(11)).righe).toMatchObject([
    { datInizio: '2025-11-01', datFine: '2025-11-14', stato: 'DA_INSERIRE' },
  ]);
  expect(await gestore.call(serviziRoutes.savePrestatoServizio, { body: scritto })).toMatchObject({
    status: 409,
    body: { code: 'VERSIONE_SUPERATA' },
  });
  expect(
    await gestore.call(serviziRoutes.savePrestatoServizio, {
      body: { ...scritto, mese: 12, versione: 1 },
    }),
  ).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
  const insieme = await Promise.all(
    [1, 2, 3].map(() =>
      gestore.call(serviziRoutes.savePrestatoServizio, { body: { ...scritto, versione: dopo.versione } }),
    ),
  );
  expect(insieme.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { bytes } = await print(gestore, printPrestatoServizio, { anno: 2025, mese: 10, formato: 'xlsx' });
  const { righe } = await readTable(bytes ?? new Uint8Array(), 'prestato.xlsx');
  expect(righe[0]?.celle.slice(0, 4)).toEqual([
    'Attende il DSGA',
    nominativo(supplente.desCognome, supplente.desNome),
    supplente.desCf,
    nominativo(titolare.desCognome, titolare.desNome),
  ]);
});

test('what nobody authorised by the 16th is among the deadlines: from the first month that the school wrote of, not before', async () => {
  const archivio = archivioDi(home.store, SCUOLA_A);
  const conti = async (anno: number, oggi: string) =>
    Object.entries(await contiDeiServizi(anno, { archivio, oggi })).filter(([nome]) => nome.startsWith('PRESTATO'));
  // the state of October was written above: the substitution goes on in November
  expect((await delMese(11)).righe.length).toBeGreaterThan(0);
  expect((await conti(2025, '2025-11-20')).map(([nome]) => nome)).toEqual(['PRESTATO_SERVIZIO_10']);
  expect((await conti(2025, '2025-12-20')).map(([nome]) => nome)).toEqual([
    'PRESTATO_SERVIZIO_10',
    'PRESTATO_SERVIZIO_11',
  ]);
  expect(await conti(2024, '2025-12-20')).toEqual([]);
  const segni = [{ uid: '2025', versione: 1, segni: [], conti: Object.fromEntries(await conti(2025, '2025-12-20')) }];
  expect(
    scadenzeDeiServizi(segni, [], '2025-11-25').map(({ adempimento, mese, giorno, stato }) => [
      adempimento,
      mese,
      giorno,
      stato,
    ]),
  ).toEqual([
    ['PRESTATO_SERVIZIO', 10, '2025-11-17', 'SCADUTA'],
    ['PRESTATO_SERVIZIO', 11, '2025-12-16', 'DA_SEGUIRE'],
  ]);
  const ottobre = await delMese(10);
  const { versione, righe } = ottobre;
  const servizi = righe.map(({ uid }) => uid);
  await gestore.ok(serviziRoutes.savePrestatoServizio, {
    body: { anno: 2025, mese: 10, versione, servizi, stato: 'AUTORIZZATO' },
  });
  expect((await conti(2025, '2025-12-20')).map(([nome]) => nome)).toEqual(['PRESTATO_SERVIZIO_11']);
});

test('the sheet for SIDI says the substitute, the titular, the absence, the post and the days', async () => {
  const { titolare, supplente, supplenza } = await sostituito(11);
  const { bytes } = await print(gestore, printSchedaSidi, { anno: 2025, mese: 10, uidServizio: supplenza.uid });
  const testo = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  for (const detto of [supplente.desCf, titolare.desCf, 'PROVA 77', '21/10/2025', '14/11/2025', 'A-12', '18'])
    expect(testo).toContain(detto);
  const delMese = await print(gestore, printSchedaSidi, { anno: 2025, mese: 10 });
  expect(testoLetto(await readPdf(delMese.bytes ?? new Uint8Array()))).toContain('PROVA 77');
});

test('the list of who is absent says who covers each absence and until when', async () => {
  const { titolare, supplente, assente } = await sostituito(21);
  const { righe } = await gestore.ok(assenzeRoutes.searchAssenze, { body: { dal: '2025-11-01', al: '2025-11-10' } });
  expect(righe.find(({ uid }) => uid === assente.uid)).toMatchObject({
    desCognome: titolare.desCognome,
    desSupplenti: `${nominativo(supplente.desCognome, supplente.desNome)} fino al 14/11/2025`,
  });
  const sola = await dipendenteDiProva(gestore, 31, servizioDiProva());
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-11-03', '2025-11-05'), uidSubAnagrafe: sola.persona.uid },
  });
  const dopo = await gestore.ok(assenzeRoutes.searchAssenze, { body: { dal: '2025-11-01', al: '2025-11-10' } });
  expect(dopo.righe.find(({ uidSubAnagrafe }) => uidSubAnagrafe === sola.persona.uid)?.desSupplenti).toBeUndefined();
});
