import { describe, expect, it } from 'vitest';
import {
  compensiCommissione,
  compensoEsamiPreliminari,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
  quotaTrasfertaStessoComune,
} from '#shared/calculation/contratto/esami.ts';
import { tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  compensoOrario,
  oraEccedente,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
  tabellareOraEccedente,
} from '#shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '#shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo,
  arretratoTabellare,
  emolumentoAccessorioMensile,
  emolumentoUnaTantum,
  vacanzaDiAcconto,
} from '#shared/calculation/contratto/rinnovo.ts';
import { stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import {
  composizioneCommissione,
  esamiPreliminari,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '#shared/rules/contratto/esami.ts';
import { unaTantum } from '#shared/rules/contratto/indennita.ts';
import {
  oraApprofondimento,
  oraAttivitaSportiva,
  oraEccedentePermanente,
} from '#shared/rules/contratto/ore-eccedenti.ts';
import { accontoRinnovo, emolumentoAccessorio2023 } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn, RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('hours of the school fund', () => {
  it.each([
    ['INSEGNAMENTO', 3500, 3850],
    ['FUNZIONALE', 1750, 1925],
    ['RECUPERO', 5000, 5500],
  ])('teachers, %s: by the day they were done', (attivita, prima, dopo) => {
    expect(
      ['2023-12-31', '2024-01-01'].map((giorno) => retribuzioneOrariaDocenti(attivita, giorno, regole).importo),
    ).toEqual([prima, dopo]);
  });

  it.each([
    ['COLLABORATORE', [1375, 1595, 1870]],
    ['OPERATORE', [1375, 1595, 1870]],
    ['ASSISTENTE', [1595, 1815, 2090]],
    ['COORDINATORE', [1815, 2035, 2365]],
    ['DSGA', [2035, 2255, 2695]],
  ])('ATA, %s: the old rates plus a tenth', (profilo, attesi) => {
    const orari = ['DIURNO', 'NOTTURNO_O_FESTIVO', 'NOTTURNO_E_FESTIVO'];
    expect(orari.map((orario) => retribuzioneOrariaAta(profilo, orario, '2024-01-01', regole).importo)).toEqual(attesi);
    expect(orari.map((orario) => retribuzioneOrariaAta(profilo, orario, '2023-12-31', regole).importo * 11)).toEqual(
      attesi.map((importo) => importo * 10),
    );
  });

  it('pays hours at the rate, in hundredths', () => {
    const tariffa = retribuzioneOrariaDocenti('INSEGNAMENTO', '2025-03-01', regole);
    expect(compensoOrario(tariffa, 1000).importo).toBe(38500);
    expect(compensoOrario(tariffa, 150).importo).toBe(5775);
    expect(compensoOrario(tariffa, 0).importo).toBe(0);
    expect(compensoOrario(tariffa, 1000).spiega().testo).toContain('10 ore × 38,50 € = 385,00 €');
    expect(() => compensoOrario(tariffa, -100)).toThrow(CalcoloImpossibile);
    expect(() => retribuzioneOrariaDocenti('GITA', '2025-03-01', regole)).toThrow(/GITA/);
    expect(() => retribuzioneOrariaAta('BIDELLO', 'DIURNO', '2025-03-01', regole)).toThrow(/BIDELLO/);
    expect(() => retribuzioneOrariaDocenti('RECUPERO', '2007-11-28', regole)).toThrow(RegolaMancante);
  });
});

describe('extra teaching hours', () => {
  const proprio = inForceOn(tabellareDi('DOCENTE_LAUREATO', '21-27'), '2025-01-01');

  it('are fractions of the own position: 1/78 + 20 %, 1/78, 1/78 + 10 %', () => {
    const annuo = 3_372_393;
    expect(oraEccedente(proprio, inForceOn(oraEccedentePermanente, '2025-01-01')).importo).toBe(
      Math.round(annuo / 12 / 65),
    );
    expect(oraEccedente(proprio, inForceOn(oraApprofondimento, '2025-01-01')).importo).toBe(
      Math.round(annuo / 12 / 78),
    );
    expect(oraEccedente(proprio, inForceOn(oraAttivitaSportiva, '2025-01-01')).importo).toBe(
      Math.round((annuo / 12 / 78) * 1.1),
    );
  });

  it('take the published rate until the tabellari can be computed', () => {
    expect(oraSostituzioneColleghi('ITP', '2023-01-31', regole).importo).toBe(2679);
    expect(oraSostituzioneColleghi('SECONDARIA', '2020-12-31', regole).importo).toBe(2689);
    expect(() => oraSostituzioneColleghi('SECONDARIA', '2010-08-31', regole)).toThrow(RegolaMancante);
    expect(() => tabellareOraEccedente('LICEO')).toThrow(CalcoloImpossibile);
  });
});

describe('exam boards', () => {
  const funzioni = inForceOn(funzioniMaturita, '2026-06-18');
  const trasferta = inForceOn(trasfertaMaturita, '2026-06-18');

  it('halves the fee of who has one class of two, adds one for each class of an internal member', () => {
    expect([1, 2].map((classi) => compensoMaturita('PRESIDENTE', classi, funzioni).importo)).toEqual([62450, 124900]);
    expect([1, 2].map((classi) => compensoMaturita('COMMISSARIO_ESTERNO', classi, funzioni).importo)).toEqual([
      45550, 91100,
    ]);
    expect([1, 2, 3].map((classi) => compensoMaturita('COMMISSARIO_INTERNO', classi, funzioni).importo)).toEqual([
      39900, 79800, 119700,
    ]);
    for (const classi of [0, -1, 4, 1.5])
      expect(() => compensoMaturita('COMMISSARIO_INTERNO', classi, funzioni)).toThrow(CalcoloImpossibile);
    expect(() => compensoMaturita('PRESIDENTE', 3, funzioni)).toThrow(CalcoloImpossibile);
    expect(() => compensoMaturita('BIDELLO', 1, funzioni)).toThrow(CalcoloImpossibile);
    expect(
      maggiorazioneSostitutoPresidente(
        compensoMaturita('COMMISSARIO_ESTERNO', 2, funzioni),
        inForceOn(sostitutoPresidente, '2026-06-18'),
      ).importo,
    ).toBe(9110);
  });

  it.each([
    [0, 17100],
    [30, 17100],
    [31, 56800],
    [60, 56800],
    [61, 90800],
    [100, 90800],
    [101, 227000],
  ])('travel of %i minutes: %i cents', (minuti, atteso) => {
    expect(quotaTrasferta(minuti, trasferta).importo).toBe(atteso);
  });

  it('pays one share to who stays in the municipality, and none for negative minutes', () => {
    expect(quotaTrasfertaStessoComune(trasferta).importo).toBe(17100);
    expect(() => quotaTrasferta(-1, trasferta)).toThrow(CalcoloImpossibile);
  });

  it('caps preliminary exams at 840 €', () => {
    const regola = inForceOn(esamiPreliminari, '2026-05-01');
    expect([compensoEsamiPreliminari(8, 7, regola).importo, compensoEsamiPreliminari(8, 8, regola).importo]).toEqual([
      84000, 84000,
    ]);
    expect(compensoEsamiPreliminari(5, 3, regola).importo).toBe(22500);
    expect(() => compensoEsamiPreliminari(5, -3, regola)).toThrow(CalcoloImpossibile);
  });

  it('costs a board of two classes what its members come to: all of the school in the three years of the pandemic, fewer from 2025/26', () => {
    const costo = (giorno: string): number =>
      compensiCommissione(2, inForceOn(funzioniMaturita, giorno), inForceOn(composizioneCommissione, giorno)).importo;
    expect(costo('2019-08-31')).toBe(costo('2022-09-01'));
    expect([costo('2019-09-01'), costo('2022-08-31')]).toEqual(Array(2).fill(124900 + 12 * 39900));
    expect(costo('2025-08-31')).toBe(124900 + 3 * 91100 + 6 * 39900);
    expect(costo('2025-09-01')).toBe(124900 + 2 * 91100 + 4 * 39900);
  });
});

describe('projects', () => {
  const tariffa = (voce: string) => inForceOn(tariffaProgettoDi(voce), '2025-01-01');

  it.each([
    ['PON_ESPERTO', 70000, 'LS'],
    ['PON_TUTOR', 30000, 'LS'],
    ['PNRR_ESPERTO', 79000, 'LS'],
    ['PNRR_TUTOR', 34000, 'LS'],
    ['PNRR_MENTORING', 42000, 'LS'],
    ['PNRR_FORMATORE', 122000, 'LS'],
  ])('%s: ten hours', (voce, importo, base) => {
    const compenso = compensoProgetto(1000, null, tariffa(voce));
    expect([compenso.calcolato.importo, compenso.base]).toEqual([importo, base]);
  });

  it('asks for the amount where the programme gives a range, and holds it inside', () => {
    expect(compensoProgetto(100, 4132, tariffa('FORMAZIONE_DOCENZA')).calcolato.importo).toBe(4132);
    expect(() => compensoProgetto(100, null, tariffa('FORMAZIONE_DOCENZA'))).toThrow(/indica l'importo/);
    expect(() => compensoProgetto(100, 5166, tariffa('FORMAZIONE_DOCENZA'))).toThrow(/51,65/);
    // the decree of 1995 has only maxima
    for (const [voce, massimo] of [
      ['FORMAZIONE_DOCENZA', 5165],
      ['FORMAZIONE_TUTORAGGIO', 2582],
    ] as const) {
      for (const quanto of [1500, massimo])
        expect(compensoProgetto(100, quanto, tariffa(voce)).calcolato.importo).toBe(quanto);
      expect(() => compensoProgetto(100, massimo + 1, tariffa(voce))).toThrow(CalcoloImpossibile);
      expect(() => compensoProgetto(100, null, tariffa(voce))).toThrow(/indica l'importo/);
    }
    expect(() => compensoProgetto(100, 7001, tariffa('PON_ESPERTO'))).toThrow(CalcoloImpossibile);
    expect(() => compensoProgetto(-100, null, tariffa('PON_ESPERTO'))).toThrow(CalcoloImpossibile);
    expect(() => tariffaProgettoDi('toString')).toThrow(CalcoloImpossibile);
  });
});

describe('the guides of careers, before and from the school year 2024/2025', () => {
  const tariffa = (voce: string, giorno: string) => inForceOn(tariffaProgettoDi(voce), giorno);
  const paga = (voce: string, importo: number | null, giorno: string) =>
    compensoProgetto(0, importo, tariffa(voce, giorno)).calcolato.importo;

  it.each([
    ['TUTOR_SCOLASTICO', '2024-08-31', 285_000, 475_000],
    ['TUTOR_SCOLASTICO', '2024-09-01', 158_968, 272_516],
    ['ORIENTATORE', '2024-08-31', 150_000, 200_000],
    ['ORIENTATORE', '2024-09-01', 150_000, 150_000],
  ])('%s on %s: from %i to %i cents, all charges included', (voce, giorno, minimo, massimo) => {
    expect(tariffa(voce, giorno).valore).toEqual({ minimo, massimo, base: 'LS', unita: 'ANNO' });
    expect([paga(voce, minimo, giorno), paga(voce, massimo, giorno)]).toEqual([minimo, massimo]);
    expect(() => paga(voce, minimo - 1, giorno)).toThrow(/importo ammesso/);
    expect(() => paga(voce, massimo + 1, giorno)).toThrow(/importo ammesso/);
  });

  it('where the decree fixes the amount, nobody has to write it', () => {
    expect(paga('ORIENTATORE', null, '2024-09-01')).toBe(150_000);
    expect(() => paga('ORIENTATORE', null, '2024-08-31')).toThrow(/indica l'importo/);
  });
});

describe('renewals', () => {
  const stipendio = (giorno: string) =>
    stipendioTabellareMensile(inForceOn(tabellareDi('COLLABORATORE', '0-8'), giorno));

  it('owes the new tabellare less what was paid on account', () => {
    const vecchio = stipendio('2023-12-31');
    const acconto = inForceOn(accontoRinnovo, '2024-01-01');
    const dovuto = arretratoTabellare(
      stipendio('2024-01-01'),
      [vecchio, vacanzaDiAcconto(vecchio, acconto), accontoSulRinnovo(vecchio, acconto)],
      24,
    );
    expect(dovuto.importo).toBe((145_472 - 136_898 - 684 - 4_583) * 24);
    expect(arretratoTabellare(vecchio, [stipendio('2024-01-01')], 1).importo).toBe(136_898 - 145_472);
    expect(() => arretratoTabellare(vecchio, [], -1)).toThrow(CalcoloImpossibile);
    expect(() => inForceOn(accontoRinnovo, '2026-01-01')).toThrow(RegolaMancante);
  });

  it('adds the supplement of 2023 in 2023 only', () => {
    expect(
      emolumentoAccessorioMensile(dato('stipendio', 200_000), inForceOn(emolumentoAccessorio2023, '2023-12-31'))
        .importo,
    ).toBe(3_000);
    expect(() => inForceOn(emolumentoAccessorio2023, '2024-01-01')).toThrow(RegolaMancante);
    expect(
      [unaTantum.DOCENTI, unaTantum.ATA].map((regola) => emolumentoUnaTantum(inForceOn(regola, '2023-08-31')).importo),
    ).toEqual([6384, 4411]);
  });
});
