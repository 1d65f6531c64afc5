import { describe, expect, test } from 'vitest';
import { compensiMembro, type LavoroMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();
const NEL_2025 = '2025-06-20';
const NEL_2026 = '2026-06-20';

const lavoro = (cambi: Partial<LavoroMembro>): LavoroMembro => ({
  funzione: 'COMMISSARIO_INTERNO',
  classi: 1,
  sostituto: false,
  parte: null,
  fascia: null,
  materie: 0,
  candidatiPreliminari: 0,
  ...cambi,
});
const PRESIDENTE = 'PRESIDENTE';
const ESTERNO = 'COMMISSARIO_ESTERNO';
const parte = (numeratore: number, denominatore: number) => ({ numeratore, denominatore, motivo: 'Candidati' });

/** Worked by hand: who, what is taxed, what is exempt, preliminary exams (cents), and the sum that gives it. */
type Caso = readonly [string, Partial<LavoroMembro>, string, readonly [number, number | null, number | null]];

/** DI 24/5/2007, table 1: 1.249 / 911 / 399 (quadro A), 171 / 568 / 908 / 2.270 (quadro B), 15 a subject and candidate up to 840. */
const CASI: readonly Caso[] = [
  ['chair of two classes: 1.249', { funzione: PRESIDENTE, classi: 2 }, NEL_2025, [124_900, null, null]],
  ['chair of one class: 1.249 ÷ 2', { funzione: PRESIDENTE }, NEL_2025, [62_450, null, null]],
  ['chair, nearest band: + 171', { funzione: PRESIDENTE, classi: 2, fascia: 1 }, NEL_2025, [124_900, 17_100, null]],
  ['chair, second band: + 568', { funzione: PRESIDENTE, classi: 2, fascia: 2 }, NEL_2025, [124_900, 56_800, null]],
  ['chair, third band: + 908', { funzione: PRESIDENTE, classi: 2, fascia: 3 }, NEL_2025, [124_900, 90_800, null]],
  ['chair, fourth band: + 2.270', { funzione: PRESIDENTE, classi: 2, fascia: 4 }, NEL_2025, [124_900, 227_000, null]],
  [
    'chair of 2026: the fees of DL 127/2025 did not change',
    { funzione: PRESIDENTE, classi: 2 },
    NEL_2026,
    [124_900, null, null],
  ],
  ['external of two classes: 911', { funzione: ESTERNO, classi: 2 }, NEL_2025, [91_100, null, null]],
  ['external of one class: 911 ÷ 2', { funzione: ESTERNO }, NEL_2025, [45_550, null, null]],
  ['external, second band', { funzione: ESTERNO, classi: 2, fascia: 2 }, NEL_2025, [91_100, 56_800, null]],
  ['external, fourth band', { funzione: ESTERNO, classi: 2, fascia: 4 }, NEL_2025, [91_100, 227_000, null]],
  ['external of one class, nearest band', { funzione: ESTERNO, fascia: 1 }, NEL_2026, [45_550, 17_100, null]],
  [
    'external who stands in: 911 + 91,10',
    { funzione: ESTERNO, classi: 2, sostituto: true },
    NEL_2025,
    [100_210, null, null],
  ],
  [
    'external of one class who stands in: 455,50 + 45,55',
    { funzione: ESTERNO, sostituto: true },
    NEL_2025,
    [50_105, null, null],
  ],
  ['internal of one class: 399', {}, NEL_2025, [39_900, null, null]],
  ['internal of two classes: 2 × 399', { classi: 2 }, NEL_2025, [79_800, null, null]],
  ['internal of three classes: 3 × 399', { classi: 3 }, NEL_2025, [119_700, null, null]],
  ['internal, travel once whatever the classes: + 171', { classi: 2, fascia: 1 }, NEL_2025, [79_800, 17_100, null]],
  ['internal of one class with travel', { fascia: 1 }, NEL_2026, [39_900, 17_100, null]],
  ['internal who stands in: 399 + 39,90', { sostituto: true }, NEL_2025, [43_890, null, null]],
  [
    'internal of two classes who stands in: 798 + 79,80',
    { classi: 2, sostituto: true },
    NEL_2025,
    [87_780, null, null],
  ],
  ['one candidate, one subject: 15', { materie: 1, candidatiPreliminari: 1 }, NEL_2025, [39_900, null, 1500]],
  ['5 subjects × 3 candidates × 15', { materie: 5, candidatiPreliminari: 3 }, NEL_2025, [39_900, null, 22_500]],
  ['8 × 7 × 15 = 840, the most', { materie: 8, candidatiPreliminari: 7 }, NEL_2025, [39_900, null, 84_000]],
  ['8 × 8 × 15 = 960, cut to 840', { materie: 8, candidatiPreliminari: 8 }, NEL_2025, [39_900, null, 84_000]],
  [
    'external, third band, 2 × 4 × 15',
    { funzione: ESTERNO, classi: 2, fascia: 3, materie: 2, candidatiPreliminari: 4 },
    NEL_2026,
    [91_100, 90_800, 12_000],
  ],
  ['internal, half of an articulated class: 399 ÷ 2', { parte: parte(1, 2) }, NEL_2026, [19_950, null, null]],
  ['internal, a third: 399 ÷ 3', { parte: parte(1, 3) }, NEL_2026, [13_300, null, null]],
  ['internal, two thirds: 399 × 2 ÷ 3', { parte: parte(2, 3) }, NEL_2026, [26_600, null, null]],
  [
    'internal, 11 candidates of 24: 399 × 11 ÷ 24 = 182,875, half up',
    { parte: parte(11, 24) },
    NEL_2026,
    [18_288, null, null],
  ],
  [
    'external, half of one class: 455,50 ÷ 2',
    { funzione: ESTERNO, parte: parte(1, 2) },
    NEL_2026,
    [22_775, null, null],
  ],
  [
    'internal, half, who stands in: 199,50 + 19,95',
    { parte: parte(1, 2), sostituto: true },
    NEL_2026,
    [21_945, null, null],
  ],
];

describe('what a member of a commission is paid', () => {
  test('is tried on at least thirty situations', () => expect(CASI.length).toBeGreaterThanOrEqual(30));
  test.each(CASI)('%s', (_, cambi, giorno, attesi) => {
    const compensi = compensiMembro(lavoro(cambi), giorno, regole);
    expect([
      compensi.funzione.importo,
      compensi.trasferta?.importo ?? null,
      compensi.preliminari?.importo ?? null,
    ]).toEqual(attesi);
  });
  test('says its norm, the fraction and why', () => {
    const { testo, regola } = compensiMembro(lavoro({ parte: parte(1, 2) }), NEL_2026, regole).funzione.spiega();
    expect(testo).toMatch(/399,00 € × 1\/2 = 199,50 € — .*Candidati.*DL 127\/2025/);
    expect(regola?.riscontro).toBeNull();
  });
  test.each([
    ['a fraction below a third', { parte: parte(33, 100) }, NEL_2026, /ammessa da 1\/3 a 2\/3/],
    ['a fraction above two thirds', { parte: parte(67, 100) }, NEL_2026, /ammessa da 1\/3 a 2\/3/],
    [
      'a chair who stands in for the chair',
      { funzione: PRESIDENTE, sostituto: true },
      NEL_2025,
      /togliere la sostituzione/,
    ],
    ['three classes of an external', { funzione: ESTERNO, classi: 3 }, NEL_2025, /classi: trovato 3|Classi: trovato 3/],
    ['a fifth band', { fascia: 5 }, NEL_2025, /ascia della trasferta: trovato 5/],
  ] as const)('%s is refused', (_, cambi, giorno, perche) => {
    const call = () => compensiMembro(lavoro(cambi), giorno, regole);
    expect(call).toThrow(CalcoloImpossibile);
    expect(call).toThrow(perche);
  });
  test('a fraction before 2024/25 has no rule', () => {
    expect(() => compensiMembro(lavoro({ parte: parte(1, 2) }), '2024-08-31', regole)).toThrow(RegolaMancante);
    expect(() => compensiMembro(lavoro({ parte: parte(1, 2) }), NEL_2025, regole)).not.toThrow();
  });
});
