import { expect, it } from 'vitest';
import { riduzioneAssenza, trattenutaBrunetta } from '#shared/calculation/contratto/assenze/assenze.ts';
import { ferieNonGodute } from '#shared/calculation/contratto/assenze/ferie.ts';
import { accessorioFissoDi } from '#shared/calculation/contratto/inquadramento.ts';
import { accessorioFissoMensile } from '#shared/calculation/contratto/stipendio.ts';
import {
  minimaleOrario,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  trattenutaGiornaliera,
  trattenutaScioperoOrarioDocenti,
} from '#shared/calculation/contratto/tempo.ts';
import {
  frazioneTredicesima,
  minimaleGiornaliero,
  scioperoOrario,
  tredicesima,
} from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta, mese, stipendio } from './spiegazioni.ts';

it('the explanation of time', () => {
  expect(
    [
      rateoTredicesima(stipendio, 3, inForceOn(frazioneTredicesima, giorno)),
      rateoTredicesimaGiornaliero(stipendio, 12, inForceOn(tredicesima, giorno)),
      trattenutaGiornaliera(stipendio, 1, mese),
      trattenutaScioperoOrarioDocenti(stipendio, 200, 1800, inForceOn(scioperoOrario, giorno)),
      minimaleOrario(inForceOn(minimaleGiornaliero, giorno), 5, 3600),
      ferieNonGodute(stipendio, 848, mese),
      riduzioneAssenza(stipendio, { giorni: 10, aliquota: 500_000 }, mese),
      trattenutaBrunetta(
        accessorioFissoMensile(inForceOn(accessorioFissoDi('DOCENTE_PRIMO_GRADO', '0-8'), giorno)),
        10,
        mese,
      ),
    ].map(letta),
  ).toEqual([
    [
      '2.022,36 € × 3/12 = 505,59 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7',
      'mensile × mesi ÷ 12',
      'contratto.tredicesima.frazione',
      '',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '2.022,36 € × 12/365 = 66,49 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7; CCNL comparto Scuola 29/11/2007, art. 80',
      'mensile × giorni ÷ 365',
      'contratto.tredicesima',
      '',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      "2.022,36 € × 1/30 = 67,41 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × giorni ÷ 30',
      'contratto.mese-retributivo',
      '',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '2.022,36 € × 2 ore ÷ 77,94 = 51,90 €, L. 146/1990; Accordo ARAN 2/12/2020 sul diritto di sciopero nel comparto Istruzione e Ricerca',
      'mensile × ore ÷ ore del mese',
      'contratto.sciopero.orario',
      '',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '57,32 € × 5 ÷ 36 ore = 7,96 € — Minimale orario, INPS circ. 26/2025',
      'minimale giornaliero × giorni ÷ ore',
      'contratto.minimale-giornaliero',
      '',
      '',
    ],
    [
      "8,48 giorni × 1/30 di 2.022,36 € = 571,65 € — Ferie non godute, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'giorni × retribuzione mensile ÷ 30',
      'contratto.mese-retributivo',
      'giorni: 8,48',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      "10/30 di 2.022,36 € × 50,00 % = 337,06 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × giorni ÷ 30 × (1 − percentuale)',
      'contratto.mese-retributivo',
      '',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      "10/30 di 205,10 € = 68,37 € — primi dieci giorni di malattia (DL 112/2008, art. 71), Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'accessorio fisso mensile × giorni ÷ 30',
      'contratto.mese-retributivo',
      '',
      '205,10 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella RPD',
    ],
  ]);
});
