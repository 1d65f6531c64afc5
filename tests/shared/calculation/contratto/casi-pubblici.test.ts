import { describe, expect, it } from 'vitest';
import { trattenutaBrunetta } from '#shared/calculation/contratto/assenze/assenze.ts';
import {
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieSpettanti,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import {
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import { accessorioFissoDi, tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  baseMensileImplicita,
  frazioneSostituzione,
  oraEccedente,
  oraSostituzioneColleghi,
  tabellareImplicito,
} from '#shared/calculation/contratto/ore.ts';
import {
  accontoSulRinnovo,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
  vacanzaDiAcconto,
} from '#shared/calculation/contratto/rinnovo.ts';
import {
  accessorioFissoMensile,
  retribuzioneAnnua,
  retribuzionePerOre,
  stipendioTabellareMensile,
} from '#shared/calculation/contratto/stipendio.ts';
import { minimaleOrario } from '#shared/calculation/contratto/tempo.ts';
import { quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '#shared/calculation/contratto/trattenute-terzi.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { funzioniMaturita, sostitutoPresidente, trasfertaMaturita } from '#shared/rules/contratto/esami.ts';
import { arrotondamentoFerie, ferieMaturate, sospensioneLezioni } from '#shared/rules/contratto/ferie.ts';
import { cia, rpd } from '#shared/rules/contratto/indennita.ts';
import { tariffeOraEccedente } from '#shared/rules/contratto/ore-eccedenti.ts';
import { meseRetributivo, minimaleGiornaliero } from '#shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '#shared/rules/contratto/trattenute-terzi.ts';
import { accontoRinnovo } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { euro, storica } from './storica.ts';

const regole = regoleCorrenti();
const mese = inForceOn(meseRetributivo, '2024-01-01');
const entro =
  (atteso: number, tolleranza: number) =>
  (importo: number): boolean =>
    Math.abs(importo - atteso) <= tolleranza;

describe('figures printed by others', () => {
  // anpacosenza.it (Unicobas); soldioggi.it; noipa.net topic 33811
  it.each([
    [82, 'PRIMI_TRE_ANNI', 683, 7],
    [60, 'OLTRE_TRE_ANNI', 533, 5],
    [299, 'OLTRE_TRE_ANNI', 2658, 27],
  ] as const)(
    '%i days of service, %s: leave in hundredths of a day and whole',
    (giorni, anzianita, centesimi, interi) => {
      const spettanti = giorniFerieSpettanti(giorni, inForceOn(ferieMaturate[anzianita], '2023-06-30'));
      expect([spettanti, giorniFerieConcessi(spettanti, inForceOn(arrotondamentoFerie, '2026-06-30'))]).toEqual([
        centesimi,
        interi * 100,
      ]);
    },
  );

  // tuttolavoro24.it 15/6/2023, with its slip in the last subtraction put right
  it('leaves 8,48 days to pay out of 26,48 when 18 fell in suspended lessons', () => {
    const spettanti = giorniFerieSpettanti(
      298,
      storica(ferieMaturate.OLTRE_TRE_ANNI, '2023-06-30', { millesimiDiGiorno: 2_666, giorniBase: 30 }),
    );
    const sospensione = inForceOn(sospensioneLezioni, '2023-06-30');
    expect(spettanti).toBe(2648);
    expect(
      giorniFerieDaPagare({ spettanti, fruiti: 0, giorniSospensione: 18, invitatoAFruirne: true }, sospensione),
    ).toBe(848);
  });

  // soloscuola.it 27/1/2025: vacancy allowance from 6,84 €, advance "45 euro"
  it('pays a collaboratore 6,84 € of vacancy allowance and 45,83 € of advance', () => {
    const stipendio = stipendioTabellareMensile(inForceOn(tabellareDi('COLLABORATORE', '0-8'), '2023-12-31'));
    const acconto = inForceOn(accontoRinnovo, '2024-01-01');
    expect(stipendio.importo).toBe(euro('1.368,98'));
    expect([vacanzaDiAcconto(stipendio, acconto).importo, accontoSulRinnovo(stipendio, acconto).importo]).toEqual([
      684, 4583,
    ]);
  });

  // ilmessaggero.it 19/10/2023, advance of December 2023
  it.each([
    ['DOCENTE_PRIMO_GRADO', '0-8', '829,20'],
    ['DOCENTE_INFANZIA_PRIMARIA', '28-34', '1.056,20'],
    ['DOCENTE_LAUREATO', '28-34', '1.228,10'],
  ])('%s %s: advance of December 2023 for thirteen months', (profilo, fascia, stampato) => {
    const stipendio = stipendioTabellareMensile(inForceOn(tabellareDi(profilo, fascia), '2023-12-31'));
    expect(accontoSulRinnovo(stipendio, inForceOn(accontoRinnovo, '2023-12-31')).importo).toSatisfy(
      entro(euro(stampato), 50),
    );
  });

  // quotidiano.net 5/6/2024; tecnicadellascuola.it 6/2025
  it('pays exam boards the fees of the decree', () => {
    const funzioni = inForceOn(funzioniMaturita, '2025-06-18');
    const trasferta = inForceOn(trasfertaMaturita, '2025-06-18');
    const interno = compensoMaturita('COMMISSARIO_INTERNO', 1, funzioni);
    expect(compensoMaturita('COMMISSARIO_ESTERNO', 1, funzioni).importo).toBe(euro('455,50'));
    expect([
      interno.importo,
      quotaTrasferta(20, trasferta).importo,
      interno.importo + quotaTrasferta(20, trasferta).importo,
    ]).toEqual([39900, 17100, 57000]);
    expect([quotaTrasferta(90, trasferta).importo, quotaTrasferta(101, trasferta).importo]).toEqual([90800, 227000]);
    expect(maggiorazioneSostitutoPresidente(interno, inForceOn(sostitutoPresidente, '2025-06-18')).importo).toBe(3990);
  });

  // INPS circ. 6/2026, par. 4
  it('reckons the hourly minimum of a 36-hour week over five days', () => {
    expect(minimaleOrario(inForceOn(minimaleGiornaliero, '2026-01-01'), 5, 3600).importo).toBe(euro('8,07'));
  });

  // formazioneanicia.it and scuolainforma.it 7/2/2023 (ANQUAP table); segreteriasnalslecce.it, rates from 1/9/2010
  it('reckons extra hours from the tabellare as the printed tables do', () => {
    const infanzia = frazioneSostituzione('INFANZIA', '2022-12-31', regole);
    expect(
      oraEccedente(inForceOn(tabellareDi('DOCENTE_INFANZIA_PRIMARIA', '0-8'), '2022-12-31'), infanzia).importo,
    ).toBe(euro('19,35'));
    const secondaria = storica(tariffeOraEccedente.SECONDARIA, '2022-12-31', euro('29,08'));
    expect(tabellareImplicito(secondaria, frazioneSostituzione('SECONDARIA', '2022-12-31', regole)).importo).toSatisfy(
      entro(euro('22.682,40'), 400),
    );
    const basi = (['INFANZIA', 'PRIMARIA'] as const).map(
      (grado) =>
        baseMensileImplicita(
          inForceOn(tariffeOraEccedente[grado], '2010-09-01'),
          frazioneSostituzione(grado, '2010-09-01', regole),
        ).importo,
    );
    expect(basi.every(entro(euro('1.610,30'), 50))).toBe(true);
  });

  // Table derived from the three sets of tabellari
  it.each([
    ['2022-12-31', ['19,35', '20,02', '29,08', '26,79']],
    ['2023-02-01', ['19,54', '20,21', '29,28', '27,05']],
    ['2024-01-01', ['20,76', '21,48', '31,11', '28,74']],
  ] as const)('on %s gives the substitution hour of the derived table', (giorno, stampati) => {
    expect(
      ['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'ITP'].map(
        (grado) => oraSostituzioneColleghi(grado, giorno, regole).importo,
      ),
    ).toEqual(stampati.map(euro));
  });

  // ntpluslavoro.ilsole24ore.com (art. 72-ter DPR 602/1973); brocardi.it (art. 545 c.p.c.)
  it('keeps garnishments within their fractions', () => {
    const agente = inForceOn(pignoramentoAgenteRiscossione, '2026-01-01');
    expect([300000, 600000].map((netto) => quotaAgenteRiscossione(dato('netto', netto), agente).importo)).toEqual([
      42857, 120000,
    ]);
    expect(
      quotaPignorabileOrdinaria(dato('netto', 150000), inForceOn(pignoramentoOrdinario, '2026-01-01')).importo,
    ).toBe(30000);
  });

  // voglioinsegnare.it 27/10/2020
  it('pays four hours out of eighteen 370 € a month', () => {
    const pieno = dato('mensile', 166800);
    expect(retribuzionePerOre(pieno, { oreSettimanali: 400, orePiene: 1800, trentesimi: 30 }, mese).importo).toSatisfy(
      entro(37000, 100),
    );
  });

  // gildavenezia.it 3/9/2020; the third from the 2025 amounts
  it.each([
    ['15-27', '202,00', '6,73'],
    ['28+', '257,50', '8,58'],
    ['15-27', '252,10', '8,40'],
  ] as const)('takes from an RPD %s of %s € a day of %s €', (fascia, mensile, giorno) => {
    expect(
      trattenutaBrunetta(accessorioFissoMensile(storica(rpd[fascia], '2025-01-01', euro(mensile))), 1, mese).importo,
    ).toBe(euro(giorno));
  });

  // ccnl-engine, quoting tab. A1 and A2 of the CCNL 23/12/2025
  it.each([
    ['OPERATORE', 8782, '17.879,93'],
    ['FUNZIONARIO', 12519, '25.488,37'],
    ['DOCENTE_PRIMO_GRADO', 11920, '24.268,28'],
  ] as const)('%s: old tabellare plus twelve increases is the new one', (profilo, a1, nuovo) => {
    expect(tabellareIncrementato(inForceOn(tabellareDi(profilo, '0-8'), '2023-12-31'), a1).importo).toBe(euro(nuovo));
    expect(incrementoTabellareMensile('0-8', inForceOn(incrementiDi(profilo), '2024-01-01')).importo).toBe(a1);
  });

  // cvpremium.it 5/11/2025 prints 2.022,35: it truncates
  it('gives a twelfth of 24.268,28 € a month', () => {
    expect(
      stipendioTabellareMensile(inForceOn(tabellareDi('DOCENTE_PRIMO_GRADO', '0-8'), '2024-01-01')).importo,
    ).toSatisfy(entro(euro('2.022,35'), 1));
  });

  // dailybest.it 5/2025, totals of tabellare and CIA
  it.each([
    ['ASSISTENTE', '19.362,16'],
    ['OPERATORE', '17.778,89'],
  ] as const)('%s: tabellare and CIA of a year', (profilo, totale) => {
    expect(
      retribuzioneAnnua(inForceOn(tabellareDi(profilo, '0-8'), '2023-12-31'), inForceOn(cia[profilo], '2023-12-31'))
        .importo,
    ).toBe(euro(totale));
  });

  // qds.it and liveuniversity.it 1/2026; gildavenezia.it 6/1/2026
  it.each([
    ['COLLABORATORE', '21-27', '113,30'],
    ['COLLABORATORE', '35+', '120,20'],
    ['OPERATORE', '15-20', '109,96'],
    ['OPERATORE', '35+', '122,32'],
    ['DOCENTE_LAUREATO', '0-8', '129,50'],
    ['DOCENTE_PRIMO_GRADO', '0-8', '129,50'],
    ['DOCENTE_INFANZIA_PRIMARIA', '15-20', '144,59'],
    ['DOCENTE_DIPLOMATO', '15-20', '144,65'],
    ['DOCENTE_PRIMO_GRADO', '15-20', '157,22'],
    ['DOCENTE_INFANZIA_PRIMARIA', '35+', '175,38'],
    ['DOCENTE_PRIMO_GRADO', '35+', '192,61'],
  ] as const)('%s %s: the renewal adds %s € a month', (profilo, fascia, totale) => {
    const a1 = incrementoTabellareMensile(fascia, inForceOn(incrementiDi(profilo), '2026-01-01'));
    const regola = accessorioFissoDi(profilo, fascia);
    expect(
      incrementoContrattualeMensile(a1, inForceOn(regola, '2024-12-31'), inForceOn(regola, '2025-01-01')).importo,
    ).toBe(euro(totale));
  });
});
