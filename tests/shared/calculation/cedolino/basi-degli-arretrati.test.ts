import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { assenzeSenzaTfr, retribuzioneVirtuale } from '#shared/rules/assenze-contributive.ts';
import { accessorio, calcolato, voce } from '../situazioni.ts';

const NOVEMBRE = { dal: '2025-11-01', al: '2025-11-30' };
const APRILE = { dal: '2026-04-01', al: '2026-04-30' };
const fissa = {
  codice: 'ARR_STIPENDIO',
  trattamento: 'ORDINARIO',
  utileFineServizio: true,
  competenza: APRILE,
} as const;
const basi = { contributi: 5000, fineServizio: 5000 };

/** Arrears of a substitute of a municipal school, member of Espero. */
const arretrati = (voci: SituazioneInput['voci']): SituazioneInput =>
  accessorio({
    tipo: 'ARR',
    scuola: 'COMUNALE',
    enti: { fondoPensione: 'CPDEL', fondoFineServizio: 'ENPAS' },
    percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE', espero: true },
    fiscali: { redditiBiennio: [1_500_000, 1_500_000] },
    voci,
  });
const baseDi = (situazione: SituazioneInput, ...codici: readonly string[]) => {
  const { righe } = calcolato(situazione);
  return codici.map((codice) => righe.find((riga) => riga.codice === codice)?.base);
};

describe('arrears of months with part-paid illness', () => {
  const conMalattia = arretrati([voce(5000, { ...fissa, basi })]);

  test('contribute on the whole pay, as the months did; what was on the paid amount stays on it', () => {
    expect(baseDi(conMalattia, 'PENSIONE_DIPENDENTE', 'FONDO_CREDITO', 'PENSIONE_AMMINISTRAZIONE')).toEqual([
      10_000, 10_000, 10_000,
    ]);
    expect(baseDi(conMalattia, 'INPS_DS', 'IRAP', 'ESPERO_DIPENDENTE')).toEqual([5000, 5000, 5000]);
    // Eighty per cent of what would have been due.
    expect(baseDi(conMalattia, 'TFR')).toEqual([8000]);
    expect(calcolato(conMalattia).totali).toMatchObject({ lordoDipendente: 5000, imponibileContributivo: 10_000 });
  });

  test('each month declares its own base, and those of earlier years theirs', () => {
    const dueMesi = arretrati([
      voce(5000, { ...fissa, basi }),
      voce(10_000, { ...fissa, competenza: { dal: '2026-05-01', al: '2026-05-31' } }),
      voce(2000, {
        ...fissa,
        codice: 'ARR_STIP_PREC',
        trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
        competenza: NOVEMBRE,
        basi: { contributi: 1000, fineServizio: 1000 },
      }),
    ]);
    const quote = (codice: string) =>
      calcolato(dueMesi)
        .righe.filter((riga) => riga.codice === codice)
        .map((riga) => riga.quote?.map(({ mese, base }) => [mese, base]));
    expect(quote('PENSIONE_DIPENDENTE')).toEqual([
      [
        [4, 10_000],
        [5, 10_000],
      ],
      [[11, 3000]],
    ]);
  });

  test('a leave that gives no TFR gives none of its arrears either', () => {
    const biennale = arretrati([voce(5000, { ...fissa, basi: { contributi: 0, fineServizio: -5000 } })]);
    expect(baseDi(biennale, 'PENSIONE_DIPENDENTE')).toEqual([5000]);
    expect(baseDi(biennale, 'TFR')).toEqual([undefined]);
  });

  test('the reason is the illness where more contributes than is paid, the leave where less earns the end of service', () => {
    const regole = (inPiu: { readonly contributi: number; readonly fineServizio: number }) => {
      const usate = calcolato(arretrati([voce(5000, { ...fissa, basi: inPiu })])).regole.map(({ id }) => id);
      return [retribuzioneVirtuale.id, assenzeSenzaTfr.id].filter((id) => usate.includes(id));
    };
    expect(regole(basi)).toEqual([retribuzioneVirtuale.id]);
    expect(regole({ contributi: 0, fineServizio: -2000 })).toEqual([assenzeSenzaTfr.id]);
  });

  test.each([
    ['TFR', ['RIDUZIONE_TFR', 'TFR']],
    ['TFS', ['TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE', 'ENAM']],
  ] as const)('what is owed by who has the %s is of the months of the end of service', (fineServizio, codici) => {
    const uno = voce(5000, { ...fissa, basi: { contributi: 0, fineServizio: 10_000 } });
    const altro = voce(5000, { ...fissa, competenza: { dal: '2026-05-01', al: '2026-05-31' } });
    const { righe } = calcolato({
      ...arretrati([uno, altro]),
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', fineServizio, enam: fineServizio === 'TFS' },
      fiscali: { redditiBiennio: [1_500_000, 1_500_000], aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
    });
    // 150,00 of April and 50,00 of May, at 80 %.
    for (const codice of codici)
      expect(
        righe.find((riga) => riga.codice === codice)?.quote?.map(({ mese, base }) => [mese, base]),
        codice,
      ).toEqual([
        [4, 12_000],
        [5, 4_000],
      ]);
  });

  test('no other run has them', () => {
    const esito = cedolino(accessorio({ voci: [voce(5000, { basi })] }));
    expect(esito).toMatchObject({
      esito: 'scartato',
      anomalie: [{ codice: 'VOCE_NON_AMMESSA', campo: 'voci.0.basi' }],
    });
  });
});
