import { describe, expect, test } from 'vitest';
import { stimaSanzione } from '#functions/denunce/f24/ravvedimento/sanzione-civile.ts';
import { aggiuntaDi, giorniDiRitardo, scadenzaTributi } from '#functions/denunce/f24/ravvedimento/tardivo.ts';
import { collectF24 } from '#functions/denunce/f24/righe-dai-cedolini.ts';
import { asUid } from '#platform/data/entita.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Rotta, VersamentoF24 } from '#shared/instradamento/rotta.ts';

/** 100,000.00 €: a part per million of it is ten cents. */
const TRIBUTO = 10_000_000;

describe('a tax paid late, by arithmetic done by hand', () => {
  test.each([
    // due 17/3/2025: 25 %, half of it within 90 days, a fifteenth a day within 14; interest 2 % a year
    ['2025-03-17', '2025-03-18', 8_333, 548], // 12,5 % / 15 / 10; 5,479452 a day
    ['2025-03-17', '2025-03-31', 116_667, 7_671], // fourteen of them
    ['2025-03-17', '2025-04-01', 125_000, 8_219], // 12,5 % / 10
    ['2025-03-17', '2025-04-16', 125_000, 16_438],
    ['2025-03-17', '2025-04-17', 138_889, 16_986], // 12,5 % / 9
    ['2025-03-17', '2025-06-15', 138_889, 49_315],
    ['2025-03-17', '2025-06-16', 312_500, 49_863], // 25 % / 8
    // the return of 2025 is due on Saturday 31/10/2026, that is on Monday 2/11; interest 289 days at 2 %, 306 at 1,6 %
    ['2025-03-17', '2026-11-02', 312_500, 292_493],
    ['2025-03-17', '2026-11-03', 357_143, 292_932], // 25 % / 7
    // the year changes, and the interest with it: 16 days at 2 %, one at 1,6 %
    ['2025-12-15', '2025-12-31', 125_000, 8_767],
    ['2025-12-15', '2026-01-01', 125_000, 9_205],
    // due before and after 1/9/2024: 30 % and 25 %; interest 2,5 %
    ['2024-08-31', '2024-09-01', 10_000, 685],
    ['2024-09-01', '2024-09-02', 8_333, 685],
  ])('due on %s and paid on %s: penalty %i cents, interest %i', (scadenza, pagamento, sanzione, interessi) => {
    expect(aggiuntaDi(TRIBUTO, scadenza, pagamento)).toEqual({ sanzione, interessi });
  });

  test.each([
    ['2025-10-31', 375_000], // 30 % / 8, within the return of 2024
    ['2025-11-03', 428_571], // 30 % / 7, within the return of 2025
    ['2026-11-02', 428_571],
    ['2026-11-03', 500_000], // 30 % / 6
  ])('due on 20/8/2024 and paid on %s: the reductions of before', (pagamento, sanzione) => {
    expect(aggiuntaDi(TRIBUTO, '2024-08-20', pagamento).sanzione).toBe(sanzione);
  });

  test('is late after the 16th, which some pages give to public bodies too, by days counted from its own due day', () => {
    const ritardo = (modello: ModelloF24, giorno: string) => giorniDiRitardo(modello, { anno: 2026, mese: 3 }, giorno);
    expect(['2026-04-15', '2026-04-16', '2026-04-17'].map((giorno) => ritardo('EP', giorno))).toEqual([0, 0, 2]);
    expect(['2026-04-16', '2026-04-17'].map((giorno) => ritardo('ORDINARIO', giorno))).toEqual([0, 1]);
    // 15 and 16 August 2026 are a Saturday and a Sunday
    expect(scadenzaTributi('EP', { anno: 2026, mese: 7 }, '2026-08-20')).toBe('2026-08-17');
    expect(ritardo('EP', '2026-05-15')).toBe(30);
  });
});

describe('the penalty that contributions paid late may be charged, by arithmetic done by hand', () => {
  test.each([
    // 2,15 % a year, 5.890411 € a day; with the 5,5 points 7,65 %, 20.958904 €
    ['2026-04-16', '2026-05-16', 17_671, 62_877],
    ['2026-04-16', '2026-08-14', 70_685, 251_507],
    // a day later than the 120 of an unasked payment
    ['2026-04-16', '2026-08-15', null, 253_603],
    // the rate of the day of payment: 2,40 % until 10/6/2025, 2,15 % from the 11th
    ['2025-05-16', '2025-06-10', 16_438, 54_110],
    ['2025-05-16', '2025-06-11', 15_315, 54_493],
    // due before 1/9/2024: nobody paid less by themselves
    ['2024-08-31', '2024-09-30', null, 75_205],
    // the first payments of the program: 8 %, 21.917808 € a day
    ['2022-12-16', '2023-01-16', null, 67_945],
    // 4,25 % until 19/9/2023, 4,50 % from the 20th
    ['2023-08-16', '2023-09-19', null, 90_822],
    ['2023-08-16', '2023-09-20', null, 95_890],
    // 6 years: no more than 40 %
    ['2019-05-16', '2025-07-16', null, 4_000_000],
  ] as const)(
    'due on %s and paid on %s: %s cents by themselves, %i when asked',
    (scadenza, pagamento, sola, chiesta) => {
      const stima = stimaSanzione(TRIBUTO, scadenza, pagamento);
      expect([stima?.spontanea, stima?.chiesta]).toEqual([sola, chiesta]);
    },
  );

  test('of a day before the first rate that is known nothing is said', () => {
    expect(stimaSanzione(TRIBUTO, '2022-11-16', '2022-12-20')).toBeNull();
  });
});

describe('the rows of an F24 paid late', () => {
  const versamento = (ep: string, ordinario: string, cambi: Partial<VersamentoF24> = {}): VersamentoF24 => ({
    a: 'F24',
    sezione: 'F',
    ep,
    ordinario,
    ente: '',
    estremi: '',
    riferimentoA: '0003',
    riferimentoB: '2026',
    credito: false,
    riscontrato: true,
    ...cambi,
  });
  const rotta = (importo: number, destinazione: VersamentoF24): Rotta => ({
    riga: 0,
    codice: 'IRPEF',
    gruppo: 'ritenute_fiscali',
    importo,
    base: null,
    competenza: null,
    annoImposta: 2026,
    fondo: null,
    destinazione,
    adempimenti: {},
    mancanti: [],
  });
  const rotte = [
    rotta(100_000, versamento('100E', '1001')),
    rotta(50_000, versamento('104E', '1040')),
    rotta(85_000, versamento('380E', '3858', { sezione: 'R', ente: '08' })),
    rotta(-2_000, versamento('170E', '1701', { credito: true })),
    rotta(30_000, versamento('P101', 'P101', { sezione: 'Q', ente: 'RM', riferimentoA: '032026' })),
    rotta(22_000, versamento('620E', '6040')),
  ];
  const raccolte = (modello: ModelloF24, scadenza: string, dataPagamento: string, ravvede = true) =>
    collectF24([{ cedolino: asUid('run-persona'), testata: { uidSubAnagrafe: 'persona' }, rotte }], {
      modello,
      dataPagamento,
      senzaCodiceFuori: false,
      ritardo: { scadenza, scadenzaContributi: '2026-04-16', giorni: 30, ravvede },
    });
  const righe = (...quando: Parameters<typeof raccolte>) => {
    const { records, escluse } = raccolte(...quando);
    return {
      righe: records.map(({ campi }) => [
        campi.codice,
        campi.ente,
        campi.riferimentoA,
        campi.debito,
        campi.credito,
        campi.diCuiInteressi ?? 0,
      ]),
      escluse: escluse.map(({ codice, campo }) => [codice, campo]),
      contributi: escluse.find(({ codice }) => codice === 'f24.contributi-in-ritardo')?.trovato,
    };
  };

  test('by who is in the single treasury: interest in each tax, a row for each penalty; contributions and credits as they were', () => {
    // 30 days at 1,6 %: 0,131507 %; penalty 1,25 %
    expect(righe('EP', '2026-04-15', '2026-05-15')).toEqual({
      righe: [
        ['100E', '', '0003', 100_132, 0, 132],
        ['104E', '', '0003', 50_066, 0, 66],
        ['170E', '', '0003', 0, 2_000, 0],
        ['620E', '', '0003', 22_000, 0, 0],
        ['P101', 'RM', '032026', 30_000, 0, 0],
        ['380E', '08', '0003', 85_112, 0, 112],
        ['892E', '08', '', 1_063, 0, 0],
      ],
      escluse: [
        ['f24.ravvedimento-a-parte', '620E'],
        ['f24.sanzione-lasciata-fuori', 'codice'],
        ['f24.sanzione-da-riscontrare', 'codice'],
        ['f24.contributi-in-ritardo', 'P101'],
      ],
      contributi:
        '300,00 € dovuti, 29 giorni di ritardo: sanzione civile stimata in 0,51 € versando tutto prima che l’ente la chieda (tasso di riferimento del 2,15 % dal 11/06/2025), 1,82 € se la chiede prima',
    });
  });

  test('the codes that the resolution of 2023 changed are left out from its day, and how much they were to pay is told', () => {
    const penalita = (giorno: string) =>
      righe('EP', '2023-05-15', giorno).righe.flatMap(([codice]) => (String(codice).startsWith('89') ? [codice] : []));
    expect([penalita('2023-07-02'), penalita('2023-07-03')]).toEqual([['890E', '892E'], ['892E']]);
    const detto = raccolte('EP', '2026-04-15', '2026-05-15').escluse.find(
      ({ codice }) => codice === 'f24.sanzione-lasciata-fuori',
    );
    expect(detto?.trovato).toBe(
      'la tabella non è stata letta: 18,75 € di sanzioni non sono nel file (100E 12,50 €, 104E 6,25 €)',
    );
  });

  test('on the ordinary form: penalties of employees and of the self-employed apart, by month', () => {
    const { righe: ordinarie, escluse } = righe('ORDINARIO', '2026-04-16', '2026-05-16');
    expect(ordinarie.filter(([codice]) => String(codice).startsWith('89'))).toEqual([
      ['8947', '', '0003', 1_250, 0, 0],
      ['8948', '', '0003', 625, 0, 0],
      ['8907', '08', '0003', 1_063, 0, 0],
    ]);
    expect(escluse).toEqual([
      ['f24.ravvedimento-a-parte', '6040'],
      ['f24.contributi-in-ritardo', 'P101'],
    ]);
  });

  test('without asking for it nothing is added, and the days are told', () => {
    const { righe: sole, escluse } = righe('EP', '2026-04-15', '2026-05-15', false);
    expect(sole.map(([codice]) => codice)).toEqual(['100E', '104E', '170E', '620E', 'P101', '380E']);
    expect([sole.every(([, , , , , interessi]) => interessi === 0), escluse]).toEqual([
      true,
      [
        ['f24.in-ritardo', 'dataPagamento'],
        ['f24.contributi-in-ritardo', 'P101'],
      ],
    ]);
  });
});
