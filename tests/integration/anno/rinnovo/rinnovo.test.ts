import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { checkCedolino } from '#functions/cedolini/verifica/cedolino.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { rinnovoRoutes, type ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { printDifferenzeRinnovo } from '#shared/contracts/cedolini/stampe/rinnovo/differenze-rinnovo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { print, waitForEnd } from '#support/cedolini.ts';
import { enterRinnovo, RINNOVO } from '#support/rinnovo-di-prova.ts';
import { elementi, readPdf } from '#tests/functions/stampe/lettura-pdf.ts';
import { bloccanti, denunciaInps, letto, mese, paga, payF24 } from '../atti.ts';
import type { Anno } from '../mondo.ts';
import { MESI, openComunale, paySupplenze } from './comunale.ts';

// A municipal school that applies the contract of the schools pays twenty substitutes for four months; then a contract that does not exist is known, from rule to filings.

const CODICE = 'TOMM07700M';
const NOMI = Array.from({ length: 20 }, (_, posto) => `rinnovati${String.fromCodePoint(97 + posto)}`);
const BIENNIO = { annoPrecedente: 1_500_000, dueAnniPrima: 1_300_000 };

let scuola: Anno;
let undo: () => void = () => undefined;
const supplenze: Processo[] = [];

/** The stored bytes of each sealed payslip of the four months. */
const sigillati = async () => {
  const cedolini = cedoliniRepository(archivioDi(scuola.home.store, CODICE));
  const testate = await Promise.all(supplenze.map(({ uid }) => cedolini.listTestate(uid)));
  return cedolini.getInteri(testate.flat().map(({ uid }) => uid));
};
const byte = async () =>
  new Map((await sigillati()).map(({ testata, dettaglio }) => [testata.uid, `${testata.hash} ${dettaglio.contenuto}`]));

beforeAll(async () => {
  scuola = await openComunale(CODICE, NOMI);
  supplenze.push(...(await paySupplenze(scuola, NOMI)));
  await scuola.arriva('2026-03-02');
  for (const [anno, quale] of MESI) await denunciaInps(scuola, mese(anno, quale));
}, 300_000);
afterAll(async () => {
  undo();
  await scuola.home.close();
});

test('before it is known nobody is owed anything; the day it is known each payslip is computed as it would have been', async () => {
  expect((await scuola.chi.ok(rinnovoRoutes.listRinnovi, {})).rinnovi).toEqual([]);
  expect((await scuola.chi.call(rinnovoRoutes.listPersoneRinnovo, { query: { noto: RINNOVO.noto } })).status).toBe(404);
  undo = enterRinnovo();
  await scuola.arriva('2026-03-12');
  const { rinnovi, soloPrevisione } = await scuola.chi.ok(rinnovoRoutes.listRinnovi, {});
  expect(soloPrevisione).toBeNull();
  expect(rinnovi.map(({ noto, dal, contratto }) => ({ noto, dal, contratto }))).toEqual([
    { noto: RINNOVO.noto, dal: RINNOVO.dal, contratto: RINNOVO.contratto },
  ]);
  expect(rinnovi[0]?.tariffe.map(({ prima, dopo }) => [prima, dopo])).toEqual([
    [3850, 3900],
    [1925, 1975],
    [5500, 5550],
  ]);
});

let arretrati: readonly ArretratiPersona[] = [];
let prima: ReadonlyMap<string, string>;
const chiedi = () =>
  scuola.chi.ok(rinnovoRoutes.calcolaArretratiRinnovo, {
    body: { noto: RINNOVO.noto, uidSubAnagrafeList: NOMI.map((nome) => scuola.uidDi(nome)) },
  });
const diNome = (nome: string) => arretrati.find(({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(nome));

test('twenty people, each line of each month before and after', async () => {
  prima = await byte();
  expect(prima.size).toBe(NOMI.length * MESI.length);
  const persone = await scuola.chi.ok(rinnovoRoutes.listPersoneRinnovo, { query: { noto: RINNOVO.noto } });
  expect(persone.map(({ cedolini }) => cedolini)).toEqual(NOMI.map(() => MESI.length));
  arretrati = await chiedi();
  expect(arretrati.map(({ motivo }) => motivo)).toEqual(NOMI.map(() => null));
  // A full post: 100,00 a month more, the allowance of 20,22 no longer.
  expect(differenzeDi('rinnovatia')).toEqual(MESI.map(() => ({ STIPENDIO: 10_000, VACANZA_CONTRATTUALE: -2022 })));
  // Half a post: half of each, to the cent.
  expect(differenzeDi('rinnovatid')).toEqual(MESI.map(() => ({ STIPENDIO: 5000, VACANZA_CONTRATTUALE: -1011 })));
  for (const { mesi, anni, totale } of arretrati) {
    const scarti = mesi.flatMap(({ righe }) => righe.map((riga) => riga.dopo - riga.prima));
    expect(totale).toBe(scarti.reduce((somma, uno) => somma + uno, 0));
    expect(anni.map(({ anno, pagato }) => [anno, pagato])).toEqual([
      [2025, 0],
      [2026, 0],
    ]);
  }
});

/** The differences of the months of a person by item, the 13th apart, which is of the year. */
const differenzeDi = (nome: string) =>
  diNome(nome)?.mesi.map(({ righe }) =>
    Object.fromEntries(
      righe.flatMap(({ codice, prima: allora, dopo }) =>
        codice.startsWith('TREDICESIMA') ? [] : [[codice, dopo - allora]],
      ),
    ),
  );

test('they are printed payslip by payslip, with the totals of each person and of all, to be signed; the same rows are a sheet', async () => {
  const parametri = { noto: RINNOVO.noto };
  const { bytes } = await print(scuola.chi, printDifferenzeRinnovo, parametri);
  if (process.env.STAMPATE) writeFileSync(`${process.env.STAMPATE}/differenze-rinnovo.pdf`, bytes ?? '');
  const letto = await readPdf(bytes ?? new Uint8Array());
  const righe = letto.pagine.flatMap(({ struttura }) =>
    elementi(struttura, 'TR').map(({ figli }) => figli.map(({ testo }) => testo.trim())),
  );
  const euro = (importo: number) => formatEuro(importo);
  const [{ nominativo, desCf } = { nominativo: '', desCf: '' }] = arretrati;
  const titolo = `${nominativo} · ${desCf}`;
  const inizio = righe.findIndex((celle) => celle[0] === 'Elaborazione 1, Supplenze 11/2025');
  expect(righe.slice(inizio, inizio + 4)).toEqual([
    [
      'Elaborazione 1, Supplenze 11/2025',
      '27/11/2025',
      'Stipendio tabellare novembre 2025',
      '01/11/2025',
      '30/11/2025',
      ...[202_236, 212_236, 10_000].map(euro),
    ],
    [
      'Elaborazione 1, Supplenze 11/2025',
      '27/11/2025',
      'Indennità di vacanza contrattuale novembre 2025',
      '01/11/2025',
      '30/11/2025',
      ...[2022, 0, -2022].map(euro),
    ],
    [
      'Elaborazione 1, Supplenze 11/2025',
      '27/11/2025',
      'Rateo di tredicesima novembre 2025',
      '01/11/2025',
      '30/11/2025',
      ...[16_788, 17_444, 656].map(euro),
    ],
    expect.arrayContaining(['Elaborazione 2, Supplenze 12/2025', '18/12/2025']),
  ]);
  const [primo] = arretrati;
  const tutti = arretrati.reduce((somma, { totale }) => somma + totale, 0);
  const ultima = (etichetta: string) => righe.find((celle) => celle.includes(etichetta))?.findLast((una) => una !== '');
  expect(ultima(`Totale ${titolo}`)).toBe(euro(primo?.totale ?? 0));
  expect(ultima('Totale generale')).toBe(euro(tutti));
  // By year of service, due, paid already, left; the last row sums them.
  expect(righe.filter(([chi]) => chi === titolo).map(([, ...celle]) => celle.filter((una) => una !== ''))).toEqual(
    primo?.anni.map(({ anno, dovuto, resta }) => [String(anno), euro(dovuto), euro(0), euro(resta)]),
  );
  const detto = letto.pagine.map(({ testo }) => testo).join(' ');
  expect(detto).toContain('I cedolini contabilizzati non cambiano');
  expect(detto).not.toContain('PREVISIONE');
  for (const firma of ['Ada Inventata', 'Aldo Prova']) expect(detto).toContain(firma);

  const foglio = await print(scuola.chi, printDifferenzeRinnovo, { ...parametri, formato: 'xlsx' });
  const { intestazioni, righe: nelFoglio } = await readTable(foglio.bytes ?? new Uint8Array(), 'differenze.xlsx');
  expect(intestazioni).toEqual([
    'Persona',
    'Cedolino',
    'Pagato il',
    'Voce',
    'Dal',
    'Al',
    'Pagato allora',
    'Col rinnovo',
    'Differenza',
  ]);
  const differenze = nelFoglio.map(({ celle }) => Math.round(Number((celle[8] ?? '').replace(',', '.')) * 100));
  expect(differenze).toEqual(
    arretrati.flatMap(({ mesi }) => mesi.flatMap((uno) => uno.righe.map((riga) => riga.dopo - riga.prima))),
  );
});

let processo: Processo;
test('a run is prepared with them: taxed apart what is of 2025, ordinarily what is of 2026', async () => {
  const tutti = NOMI.map((nome) => scuola.uidDi(nome));
  const chiede = (dataPagamento: string) =>
    scuola.chi.call(rinnovoRoutes.creaArretratiRinnovo, {
      body: { noto: RINNOVO.noto, ANNO: 2026, MESE: 3, dataPagamento, uidSubAnagrafeList: tutti },
    });
  expect(await chiede('2026-03-09')).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  const creata = await scuola.chi.ok(rinnovoRoutes.creaArretratiRinnovo, {
    body: { noto: RINNOVO.noto, ANNO: 2026, MESE: 3, dataPagamento: '2026-03-20', uidSubAnagrafeList: tutti },
  });
  expect([creata.persone, creata.esclusi, creata.processo.simulazione]).toEqual([NOMI.length, [], false]);
  expect(creata.processo.rinnovo).toEqual({ noto: RINNOVO.noto, contratto: RINNOVO.contratto });
  // A person of an open run is not prepared again.
  expect(await chiede('2026-03-20')).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  const { uid, versione } = creata.processo;
  const { bozza } = await scuola.chi.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } });
  const righe = bozza?.righe ?? [];
  for (const { input } of righe) {
    expect(input.voci.map(({ codice, competenza }) => [codice, competenza.dal.slice(0, 7)])).toEqual([
      ['ARR_STIP_PREC', '2025-11'],
      ['ARR_STIP_PREC', '2025-12'],
      ['ARR_STIPENDIO', '2026-01'],
      ['ARR_STIPENDIO', '2026-02'],
    ]);
  }
  await scuola.chi.ok(bozzaRoutes.saveBozza, {
    body: {
      idProcesso: uid,
      righe: righe.map((riga) => ({
        versione: riga.versione,
        input: { ...riga.input, fiscali: { redditiBiennio: BIENNIO } },
      })),
    },
  });
  await scuola.chi.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
  await waitForEnd(scuola.chi, uid);
  const calcolata = await scuola.chi.ok(processiRoutes.getProcesso, { body: { uid } });
  expect([calcolata.numCedolini, calcolata.numScartati]).toEqual([NOMI.length, 0]);
  // The months of service are told already: March tells of them as earlier periods.
  processo = await scuola.chi.ok(chiusuraRoutes.contabilizza, {
    body: {
      idProcesso: uid,
      versione: calcolata.versione,
      motivo: 'Rinnovo del contratto',
      newPeriodo: { anno: 2026, mese: 3, flgAggiornaRiferimento: false },
    },
  });
  for (const nome of NOMI) {
    const { righe: pagate } = await letto(scuola, processo, nome);
    const di = (codice: string) =>
      pagate.filter((riga) => riga.codice === codice).reduce((somma, { importo }) => somma + importo, 0);
    const anno = (quale: number) => diNome(nome)?.anni.find((uno) => uno.anno === quale)?.dovuto ?? 0;
    expect([di('ARR_STIP_PREC'), di('ARR_STIPENDIO')]).toEqual([anno(2025), anno(2026)]);
    // The average of 15.000 and 13.000 falls in the first bracket, on what is left after contributions.
    const netto = anno(2025) - Math.round(anno(2025) * 0.088) - Math.round(anno(2025) * 0.0035);
    expect(di('IRPEF_SEPARATA')).toBe(Math.round(netto * 0.23));
    expect(di('IRPEF')).toBeGreaterThan(0);
    expect(di('TFR')).toBeGreaterThan(0);
  }
});

test('they are in the F24 and in the UniEmens of the month', async () => {
  const marzo = mese(2026, 3);
  const versato = await payF24(scuola, marzo);
  const debiti = (codice: string) =>
    (versato?.righe ?? [])
      .filter(({ calcolati }) => calcolati.codice === codice)
      .reduce((somma, { calcolati }) => somma + Number(calcolati.debito), 0);
  const lordo = arretrati.reduce((somma, { totale }) => somma + totale, 0);
  expect(Math.abs(debiti('P101') - lordo * 0.33)).toBeLessThan(NOMI.length);
  const inps = await denunciaInps(scuola, marzo);
  expect(bloccanti(inps)).toEqual([]);
  const detto = JSON.stringify(inps.righe);
  for (const periodo of ['2025-11', '2025-12', '2026-01', '2026-02']) expect(detto).toContain(periodo);
});

test('sealed payslips keep every byte, are computed again to the same, and nothing is left to pay', async () => {
  expect(await byte()).toEqual(prima);
  for (const { testata, dettaglio } of await sigillati())
    expect(checkCedolino({ chiave: testata.uid, testata, dettaglio })).toEqual([]);
  const dopo = await chiedi();
  expect(dopo.map(({ totale, motivo }) => [totale, motivo])).toEqual(
    NOMI.map(() => [0, 'Non resta niente da pagare.']),
  );
});

test('the pay of the month after is computed with the new tables', async () => {
  await scuola.arriva('2026-03-27');
  const marzo = await paga(
    scuola,
    ['SUP-LD', '2026-03-27', 'Supplenze 3/2026'],
    [{ uidSubAnagrafe: scuola.uidDi('rinnovatia'), percettore: null, voci: [] }],
  );
  const { righe } = await letto(scuola, marzo, 'rinnovatia');
  const di = (codice: string) => righe.find((riga) => riga.codice === codice)?.importo ?? 0;
  expect([di('STIPENDIO'), di('VACANZA_CONTRATTUALE')]).toEqual([212_236, 0]);
});
