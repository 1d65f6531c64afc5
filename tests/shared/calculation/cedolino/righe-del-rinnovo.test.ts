import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { differenzeDelRinnovo, type CedolinoPagato } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { retribuzioneVirtuale } from '#shared/rules/assenze-contributive.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { supplenza } from '../situazioni.ts';

const COMPETENZA = { dal: '2025-12-01', al: '2025-12-31' };
const RPD = 'contratto.rpd.0-14';

/** A full post of December 2025, paid in it: 2.022,36 of salary, 205,10 of RPD. */
const DICEMBRE: SituazioneInput = supplenza(COMPETENZA.dal, COMPETENZA.al, {
  liquidazione: { anno: 2025, mese: 12 },
  dataPagamento: '2025-12-18',
  servizi: [
    { competenza: COMPETENZA, profilo: 'DOCENTE_LAUREATO', fascia: '0-8', oreSettimanali: 1_800, oreCattedra: 1_800 },
  ],
});

const pagato = (situazione = DICEMBRE): CedolinoPagato => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
  return { situazione, righe: esito.cedolino.righe, regole: esito.cedolino.regole };
};

/** A renewal that changes some rules: those of today are in the place of those that a payslip keeps. */
const rinnovo = (...regole: readonly string[]): Rinnovo => ({
  noto: '2026-03-10',
  dal: '2025-11-01',
  contratto: 'Contratto di prova',
  regole: new Set(regole),
});

const differenze = (uno: CedolinoPagato, quale = rinnovo()) => {
  const esito = differenzeDelRinnovo(uno, quale);
  if ('anomalie' in esito) throw new Error(JSON.stringify(esito.anomalie));
  return esito.differenze;
};

/** The payslip with the kept RPD of 120,00 a month in the place of 205,10. */
const conRpd = ({ righe, ...altro }: CedolinoPagato, importo: number): CedolinoPagato => ({
  ...altro,
  righe: righe.map((riga) => (riga.codice === 'RPD' ? { ...riga, importo } : riga)),
  regole: altro.regole.map((usata) => (usata.id === RPD ? { ...usata, valore: 12_000 } : usata)),
});

describe('the lines of a sealed payslip computed again', () => {
  test('are no difference where nothing has changed', () => expect(differenze(pagato())).toEqual([]));

  test('a rule of the renewal is that of today, whatever the payslip keeps', () => {
    expect(differenze(conRpd(pagato(), 12_000), rinnovo(RPD))).toMatchObject([
      { codice: 'RPD', competenza: COMPETENZA, prima: 12_000, dopo: 20_510, utile: true },
    ]);
    expect(differenze(conRpd(pagato(), 20_510), rinnovo(RPD))).toEqual([]);
  });

  test('every other rule is as the payslip keeps it', () => {
    expect(differenze(conRpd(pagato(), 12_000))).toEqual([]);
    expect(differenze(conRpd(pagato(), 20_510))).toMatchObject([{ codice: 'RPD', prima: 20_510, dopo: 12_000 }]);
  });

  test('a line that was not there was nothing, and one that is there no more is nothing', () => {
    const uno = pagato();
    const senza = { ...uno, righe: uno.righe.filter(({ codice }) => codice !== 'STIPENDIO') };
    expect(differenze(senza)).toMatchObject([{ codice: 'STIPENDIO', prima: 0, dopo: 202_236, utile: true }]);
    const altra = {
      codice: 'ALTRA',
      gruppo: 'competenze',
      descrizione: 'Altra voce',
      importo: 5_000,
      competenza: COMPETENZA,
    } as const;
    expect(differenze({ ...uno, righe: [...uno.righe, altra] })).toStrictEqual([
      { codice: 'ALTRA', descrizione: 'Altra voce', competenza: COMPETENZA, prima: 5_000, dopo: 0, utile: false },
    ]);
    for (const nonDiPaga of [
      { ...altra, gruppo: 'oneri' },
      { ...altra, competenza: null },
    ] as const)
      expect(differenze({ ...uno, righe: [...uno.righe, nonDiPaga] })).toEqual([]);
  });

  test('two of one code and days are one, and of other days two', () => {
    const uno = pagato();
    const divisa = uno.righe.flatMap((riga) =>
      riga.codice === 'STIPENDIO'
        ? [
            { ...riga, importo: 200_000 },
            { ...riga, importo: 2_236 },
          ]
        : [riga],
    );
    expect(differenze({ ...uno, righe: divisa })).toEqual([]);
    const spostata = uno.righe.map((riga) =>
      riga.codice === 'STIPENDIO' ? { ...riga, competenza: { ...COMPETENZA, al: '2025-12-30' } } : riga,
    );
    expect(differenze({ ...uno, righe: spostata }).map(({ prima, dopo }) => [prima, dopo])).toEqual([
      [202_236, 0],
      [0, 202_236],
    ]);
  });

  test('that cannot be computed again say why', () => {
    const servizi = (DICEMBRE.servizi ?? []).map((servizio) => ({ ...servizio, profilo: 'NESSUNO' }));
    const esito = differenzeDelRinnovo({ ...pagato(), situazione: { ...DICEMBRE, servizi } }, rinnovo());
    expect(esito).toMatchObject({ anomalie: [{ codice: 'PROFILO_SCONOSCIUTO' }] });
  });
});

describe('the lines of a month that contributes on more than it pays', () => {
  type Assenza = readonly [tipo: string, dal: string, al: string];
  /** December with absences, paid when the RPD was 120,00 and kept so. */
  const assente = (assenze: readonly Assenza[], competenza = COMPETENZA): CedolinoPagato => {
    const nel = assenze.map(([tipo, dal, al]) => ({ tipo, dal: `2025-12-${dal}`, al: `2025-12-${al}` }));
    const situazione = {
      ...DICEMBRE,
      servizi: (DICEMBRE.servizi ?? []).map((servizio) => ({ ...servizio, competenza, assenze: nel })),
    };
    const { regole } = pagato(situazione);
    const allora = regole.map((usata) => (usata.id === RPD ? { ...usata, valore: 12_000 } : usata));
    const esito = cedolino(situazione, regoleDa(allora));
    if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
    return { situazione, righe: esito.cedolino.righe, regole: allora };
  };
  const basi = (uno: CedolinoPagato, quale = rinnovo(RPD)) =>
    differenze(uno, quale).map(({ codice, prima, dopo, basi: sue }) => [codice, prima, dopo, sue]);
  const diTrenta = (quanti: number, mensile: number) => Math.round((mensile * quanti) / 30);
  /** The gain of a number of thirtieths of the RPD. */
  const inPiu = (quanti: number) => diTrenta(quanti, 20_510) - diTrenta(quanti, 12_000);
  const MALATA = [['MALATTIA', '01', '31']] as const;

  test('of illness has a difference that contributes on the whole pay', () => {
    // Ten days without RPD, twenty at half pay: ten thirtieths are paid, and all of them contribute.
    const contributi = inPiu(30) - inPiu(10);
    expect(contributi).toBe(20_510 - 12_000 - (6_837 - 4_000));
    expect(basi(assente(MALATA))).toEqual([['RPD', 4_000, 6_837, { contributi, fineServizio: contributi }]]);
  });

  test('of ten days that pay no RPD contributes on it all the same', () => {
    const dieci = assente([['MALATTIA', '01', '10']], { ...COMPETENZA, al: '2025-12-10' });
    expect(basi(dieci)).toEqual([['RPD', 0, 0, { contributi: inPiu(10), fineServizio: inPiu(10) }]]);
  });

  test('of a leave that gives no TFR has the end of service on fewer days, and contributes on what is paid', () => {
    // Twelve days of leave, paid whole.
    expect(basi(assente([['CONGEDO_BIENNALE', '10', '21']]))).toEqual([
      ['RPD', 12_000, 20_510, { contributi: 0, fineServizio: inPiu(18) - inPiu(30) }],
    ]);
  });

  test('of as many days of the one and of the other has its end of service on what is paid', () => {
    const assenze = [
      ['MALATTIA', '01', '10'],
      ['CONGEDO_BIENNALE', '11', '20'],
    ] as const;
    expect(basi(assente(assenze))).toEqual([
      ['RPD', 8_000, 13_673, { contributi: inPiu(30) - inPiu(20), fineServizio: 0 }],
    ]);
  });

  test('contributes on what is paid where the law of its pension fund does not say the whole', () => {
    const malata = assente(MALATA);
    const regole = malata.regole.map((usata) =>
      usata.id === retribuzioneVirtuale.id ? { ...usata, valore: { assenze: ['MALATTIA'], fondi: ['CPI'] } } : usata,
    );
    expect(basi({ ...malata, regole })).toEqual([['RPD', 4_000, 6_837, undefined]]);
  });

  test('adds nothing where the month was paid before that was a rule, or cannot be computed again as it was', () => {
    const malata = assente(MALATA);
    const senza = (...id: readonly string[]) => ({
      ...malata,
      regole: malata.regole.filter((usata) => !id.includes(usata.id)),
    });
    const soloPagato = [['RPD', 4_000, 6_837, undefined]];
    expect(basi(senza(retribuzioneVirtuale.id))).toEqual(soloPagato);
    expect(basi(senza(retribuzioneVirtuale.id), rinnovo(RPD, retribuzioneVirtuale.id))).toEqual(soloPagato);
    expect(basi(senza(RPD))).toEqual(soloPagato);
  });
});
