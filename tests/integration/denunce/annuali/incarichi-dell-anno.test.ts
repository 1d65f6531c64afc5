import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes, type Incarico, type IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { incarichiDellAnnoRoutes } from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import { printIncarichi } from '#shared/contracts/denunce/annuali/stampa-incarichi.ts';
import { compenso, compute, elaborazione, print } from '#support/cedolini.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

const ALTRA: Percettore = { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' };

let scuola: ScuolaCheVersa;
let diAltri: Incarico;

/** An assignment nobody was told of, of a person of a kind. */
const affida = async (
  indice: number,
  percettore: Percettore,
  cambi: Partial<IncaricoInput> = {},
): Promise<Incarico> => {
  const uidSubAnagrafe = scuola.uidDi(indice);
  await scuola.gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), percettore, uidSubAnagrafe },
  });
  const muto = {
    desEnteAutorizzazione: '',
    datAutorizzazione: null,
    codAnagrafePrestazioni: '',
    comunicazioni: [],
    datAnagrafePrestazioni: null,
  };
  return scuola.gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva({ ...muto, ...cambi }), uidSubAnagrafe },
  });
};

const paga = (uidIncarico: Incarico['uid'], importo: number) => ({
  uidSubAnagrafe: scuola.uidDi(2),
  percettore: ALTRA,
  voci: [{ ...compenso(importo), uidIncarico }],
});

beforeAll(async () => {
  scuola = await openScuolaCheVersa(4);
  await affida(0, { tipo: 'OCCASIONALE' });
  await affida(
    1,
    { tipo: 'COCOCO' },
    { codUnilav: 'UL-1', codAnagrafePrestazioni: 'AP-7', datAnagrafePrestazioni: '2026-03-01' },
  );
  diAltri = await affida(2, ALTRA, { desEnteAutorizzazione: 'Comune inventato', numImporto: 90_000 });
  await affida(3, { tipo: 'OCCASIONALE' }, { datIncarico: '2026-07-01', datInizio: '2026-07-10', datFine: null });
  await contabilizzati(scuola, [paga(diAltri.uid, 40_000)], { idMetodo: 'EST-LD' });
  // Of a run that is not accounted nothing is told.
  await compute(scuola.ufficio, elaborazione({ idMetodo: 'EST-LD', DES_ELABORAZIONE: 'Aperta' }), [
    paga(diAltri.uid, 70_000),
  ]);
});
afterAll(() => scuola.home.close());

const semestre = (quale: 1 | 2, anno = 2026) =>
  scuola.adempimenti.ok(incarichiDellAnnoRoutes.listIncarichiDellAnno, { query: { anno, semestre: quale } });

test('the assignments of half a year say what each must tell, to whom and by when, and what was paid', async () => {
  const righe = await semestre(1);
  const brevi = righe.map(({ uidSubAnagrafe, chi, pagato, anagrafe, unilav, compenso: detto }) => ({
    uidSubAnagrafe,
    chi,
    pagato,
    stati: [anagrafe.stato, unilav.stato, detto.stato],
  }));
  expect(brevi).toEqual(
    expect.arrayContaining([
      {
        uidSubAnagrafe: scuola.uidDi(0),
        chi: 'ESTERNO',
        pagato: 0,
        stati: ['DA_FARE', 'NON_DOVUTA', 'NON_DOVUTA'],
      },
      // Began on 1 February: it is told by 20 March.
      { uidSubAnagrafe: scuola.uidDi(1), chi: 'ESTERNO', pagato: 0, stati: ['FATTA', 'DA_FARE', 'NON_DOVUTA'] },
      {
        uidSubAnagrafe: scuola.uidDi(2),
        chi: 'ALTRA_AMMINISTRAZIONE',
        pagato: 40_000,
        stati: ['NON_DOVUTA', 'NON_DOVUTA', 'DA_FARE'],
      },
    ]),
  );
  expect(brevi).toHaveLength(3);
  expect((await semestre(2)).map(({ uidSubAnagrafe }) => uidSubAnagrafe)).toEqual([scuola.uidDi(3)]);
  expect(await semestre(1, 2025)).toEqual([]);
});

test('what cannot be told as it is written is said of each assignment', async () => {
  const rilievi = async () =>
    Object.fromEntries((await semestre(1)).map((riga) => [riga.uidSubAnagrafe, riga.rilievi]));
  expect(await rilievi()).toEqual({
    [scuola.uidDi(0)]: [],
    [scuola.uidDi(1)]: ['UNILAV_A_META'],
    [scuola.uidDi(2)]: ['AUTORIZZAZIONE'],
  });
  const { uidSubAnagrafe: _sua, ...suo } = diAltri;
  diAltri = await scuola.gestore.ok(incarichiRoutes.updateIncarico, {
    body: {
      ...suo,
      datAutorizzazione: '2026-01-15',
      numImporto: 30_000,
      codAnagrafePrestazioni: 'AP-9',
      comunicazioni: [{ datComunicazione: '2026-04-01', numImporto: 41_000, desProtocollo: '12' }],
    },
  });
  expect((await rilievi())[scuola.uidDi(2)]).toEqual(['ANAGRAFE_A_META', 'COMUNICATO_DI_PIU', 'PAGATO_DI_PIU']);
});

test('what is still to tell is among the deadlines, with the days that have gone by; what was told is not', async () => {
  const al = async (oggi: string) =>
    (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), oggi))
      .filter(({ adempimento }) => adempimento.startsWith('INCARICHI'))
      .map(({ adempimento, giorno, stato, elaborazioni, riscontrata }) => [
        ...[adempimento, giorno, stato, elaborazioni, riscontrata],
      ]);
  expect(await al('2026-03-10')).toEqual([
    ['INCARICHI_COLLABORAZIONE', '2026-03-20', 'DA_FARE', 1, true],
    ['INCARICHI_ANAGRAFE', '2026-04-20', 'DA_FARE', 1, true],
  ]);
  expect((await al('2026-09-20')).map(([adempimento, giorno, stato]) => [adempimento, giorno, stato])).toEqual([
    ['INCARICHI_COLLABORAZIONE', '2026-03-20', 'SCADUTA'],
    ['INCARICHI_ANAGRAFE', '2026-04-20', 'SCADUTA'],
    ['INCARICHI_ANAGRAFE', '2026-10-01', 'DA_FARE'],
  ]);
});

test('is printed, and is a sheet, by who has the assignment; of half a year without any there is no paper', async () => {
  const { stato, bytes } = await print(scuola.adempimenti, printIncarichi, { anno: 2026, semestre: 1 });
  expect(stato.stato).toBe('COMPLETATO');
  const carta = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  for (const detto of ['Dipendente di altra amministrazione', 'Entro il 20/03/2026', 'AP-7', '400,00'])
    expect(carta).toContain(detto);
  const foglio = await print(scuola.adempimenti, printIncarichi, { anno: 2026, semestre: 1, formato: 'xlsx' });
  const { righe } = await readTable(foglio.bytes ?? new Uint8Array(), 'incarichi.xlsx');
  expect(righe.flatMap(({ celle }) => celle)).toEqual(expect.arrayContaining(['Esterno', 'Entro il 20/04/2026']));
  const vuota = await print(scuola.adempimenti, printIncarichi, { anno: 2025, semestre: 1 });
  expect(vuota.bytes).toBeNull();
});
