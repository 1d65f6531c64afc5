import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { conguaglioRoutes } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { printConguaglio } from '#shared/contracts/cedolini/stampe/annue/conguaglio.ts';
import { printFascicoloRapporto } from '#shared/contracts/cedolini/stampe/annue/fascicolo-rapporto.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  nuovoMilanese,
  print,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let home: TestHome;
let ufficio: Person;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2027-02-20' });
  [ufficio, gestore] = [await home.as(loginOf('CEDOLINI')), await home.as(loginOf('GESTORE'))];
  await nameFirmatari(ufficio);
});
afterAll(() => home.close());

const paga = async (cambi: Partial<ProcessoInput>, cedolini: readonly InputCedolino[]): Promise<void> => {
  const { processo } = await compute(ufficio, elaborazione(cambi), [...cedolini]);
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
};
const rigaDi = async (uid: string, anno = 2026) =>
  (await gestore.ok(conguaglioRoutes.getConguaglio, { query: { anno } })).righe.find(
    ({ uidSubAnagrafe }) => uidSubAnagrafe === uid,
  );

test('a collaborator is due what the settlement run would compute, and nothing once it is accounted', async () => {
  const { uid: uidSubAnagrafe } = await nuovoMilanese(ufficio, 1);
  // As what they are paid was said in the runs only: nothing can be computed without it, and the row says so.
  const fiscali = { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 4_500_000 } as const;
  for (const [dataPagamento, competenza] of [
    ['2026-07-20', { dal: '2026-01-01', al: '2026-06-30' }],
    ['2026-12-20', { dal: '2026-07-01', al: '2026-12-31' }],
  ] as const)
    await paga({ idMetodo: 'COC-LD', MESE: Number(dataPagamento.slice(5, 7)), dataPagamento }, [
      {
        uidSubAnagrafe,
        percettore: { tipo: 'COCOCO' },
        fiscali,
        voci: [{ ...compenso(600_000), competenza }],
      },
    ]);
  // Withheld: 2 × 1.269,60 less art. 13 on 45.000,00 of 181 and 184 days. The year: 584,20 of tax, 1.200,00 of bonus.
  const trattenuto = 2 * 126_960 - 21_519 - 21_876;
  const dovuto = 58_420 - 120_000;
  expect(await rigaDi(uidSubAnagrafe)).toMatchObject({
    esito: 'NON_CALCOLABILE',
    dovuto: null,
    nota: expect.stringContaining('a che titolo'),
  });
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), percettore: { tipo: 'COCOCO' }, uidSubAnagrafe },
  });
  expect(await rigaDi(uidSubAnagrafe)).toMatchObject({
    modo: 'ELABORAZIONE',
    cedolini: 2,
    imponibile: 1_104_000,
    trattenuto,
    dovuto,
    differenza: dovuto - trattenuto,
    esito: 'DA_FARE',
  });
  const conguaglio = { ANNO: 2027, MESE: 2, idMetodo: 'CON-LD', dataPagamento: '2027-02-20' } as const;
  await paga({ ...conguaglio, DES_ELABORAZIONE: 'Conguaglio' }, [
    { uidSubAnagrafe, percettore: { tipo: 'COCOCO' }, voci: [] },
  ]);
  expect(await rigaDi(uidSubAnagrafe)).toMatchObject({
    cedolini: 3,
    imponibile: 1_104_000,
    trattenuto: dovuto,
    dovuto,
    differenza: 0,
    esito: 'PARI',
  });
  expect(await rigaDi(uidSubAnagrafe, 2027)).toBeUndefined();
});

/** The letters alone of a person who has something left of a settlement, as they are read. */
const letteraDi = async (uidSubAnagrafe: Uid<'PERSONA'>): Promise<string> => {
  const { resto } = await ufficio.ok(fineRapportoRoutes.getFineRapporto, { body: { uidSubAnagrafe } });
  expect(resto).toBe(true);
  const { stato, bytes } = await print(ufficio, printFascicoloRapporto, {
    uidSubAnagrafeList: [uidSubAnagrafe],
    soloLettere: true,
  });
  expect(stato).toMatchObject({ stato: 'COMPLETATO', avviso: null });
  return testoLetto(await readPdf(bytes ?? new Uint8Array()));
};

test('what a settlement could not withhold is put off once it was told, and is not to be settled again', async () => {
  const { uid: uidSubAnagrafe } = await nuovoMilanese(ufficio, 3);
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      percettore: { tipo: 'COCOCO' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      numRedditoPresunto: 1_200_000,
      uidSubAnagrafe,
    },
  });
  // Two fees of 15.000,00 for half a year each, whose deductions looked at an income of 12.000,00.
  for (const [MESE, dal, al] of [
    [7, '2026-01-01', '2026-06-30'],
    [12, '2026-07-01', '2026-12-31'],
  ] as const)
    await paga({ idMetodo: 'COC-LD', MESE, dataPagamento: `2026-${String(MESE).padStart(2, '0')}-20` }, [
      {
        uidSubAnagrafe,
        percettore: { tipo: 'COCOCO' },
        voci: [{ ...compenso(1_500_000), competenza: { dal, al } }],
      },
    ]);
  const prima = await rigaDi(uidSubAnagrafe);
  expect(prima).toMatchObject({ esito: 'DA_FARE' });
  expect(prima?.differenza ?? 0).toBeGreaterThan(0);
  await paga({ ANNO: 2027, MESE: 2, idMetodo: 'CON-LD', dataPagamento: '2027-02-20' }, [
    { uidSubAnagrafe, percettore: { tipo: 'COCOCO' }, voci: [] },
  ]);
  const dopo = await rigaDi(uidSubAnagrafe);
  expect(dopo).toMatchObject({ cedolini: 3, dovuto: prima?.dovuto, esito: 'RINVIATO' });
  expect(dopo?.nota).toContain(`Già conguagliato il 20/02/2027: restano ${formatEuro(dopo?.differenza ?? 0)}`);

  const testo = await letteraDi(uidSubAnagrafe);
  expect(testo).toContain('Comunicazione di quanto resta del conguaglio dei redditi 2026');
  expect(testo).toContain(`Trattamento integrativo non spettante 2026 20/02/2027 ${formatEuro(dopo?.differenza ?? 0)}`);
  expect(testo).toContain('Addizionale comunale, acconto 2027 20/02/2027');
  expect(testo).not.toContain('Fascicolo del rapporto');
});

test('who has a rate is right to a cent a payslip, and is told when it changed in the year', async () => {
  const { uid } = await nuovaPersona(ufficio, 2);
  const ore = (aliquota: number) =>
    accessorio(uid, [compenso(10_000)], { fiscali: { aliquotaMassima: { aliquota, lettaDa: 'NoiPA' } } });
  await paga({ MESE: 3, dataPagamento: '2026-03-20' }, [ore(330_000)]);
  // 100,00 less 8,80 % and 0,35 %: 90,85 × 33 % = 29,98 each.
  expect(await rigaDi(uid)).toMatchObject({
    modo: 'ALIQUOTA',
    imponibile: 9_085,
    trattenuto: 2_998,
    dovuto: 2_998,
    differenza: 0,
    esito: 'PARI',
  });
  await paga({ MESE: 5, dataPagamento: '2026-05-20', DES_ELABORAZIONE: 'Dopo' }, [ore(430_000)]);
  // 90,85 × 43 % = 39,07; on the two: 181,70 × 43 % = 78,13.
  expect(await rigaDi(uid)).toMatchObject({
    cedolini: 2,
    imponibile: 18_170,
    trattenuto: 2_998 + 3_907,
    dovuto: 7_813,
    differenza: 908,
    esito: 'DIVERSO',
    nota: expect.stringContaining('aliquota'),
  });
});

test('is printed outcome by outcome, and its sheet has the figures of the screen', async () => {
  const { stato, bytes } = await print(gestore, printConguaglio, { anno: 2026 });
  expect(stato.stato).toBe('COMPLETATO');
  const carta = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  for (const scritto of ['Conguaglio, redditi 2026', 'Pari', 'Diverso', formatEuro(2_998 + 3_907), formatEuro(908)])
    expect(carta).toContain(scritto);
  const foglio = await print(gestore, printConguaglio, { anno: 2026, formato: 'csv' });
  const { intestazioni, righe } = await readTable(foglio.bytes ?? new Uint8Array(), 'conguaglio.csv');
  const posti = ['Codice fiscale', 'Trattenuto', 'Differenza'].map((colonna) => intestazioni.indexOf(colonna));
  const { righe: attese } = await gestore.ok(conguaglioRoutes.getConguaglio, { query: { anno: 2026 } });
  const stampate = righe.map(({ celle }) => posti.map((posto) => celle[posto]));
  const inEuro = (importo: number | null) => (importo === null ? '' : (importo / 100).toFixed(2).replace('.', ','));
  expect(stampate.toSorted()).toEqual(
    attese.map(({ desCf, trattenuto, differenza }) => [desCf, inEuro(trattenuto), inEuro(differenza)]).toSorted(),
  );
  expect((await print(gestore, printConguaglio, { anno: 2025 })).bytes).toBeNull();
});
