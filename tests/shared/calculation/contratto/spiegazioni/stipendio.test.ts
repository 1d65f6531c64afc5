import { expect, it } from 'vitest';
import { accessorioFissoDi, tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  retribuzioneAnnua,
  retribuzionePerOre,
} from '#shared/calculation/contratto/stipendio.ts';
import { indennitaDirezione } from '#shared/rules/contratto/indennita.ts';
import { vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta, mese, stipendio } from './spiegazioni.ts';

it('the explanation of monthly pay', () => {
  const tabellare = inForceOn(tabellareDi('ASSISTENTE', '0-8'), giorno);
  expect(
    [
      stipendio,
      indennitaVacanzaContrattuale(stipendio, inForceOn(vacanzaContrattuale, giorno)),
      accessorioFissoMensile(inForceOn(accessorioFissoDi('ASSISTENTE', '0-8'), giorno)),
      indennitaDirezioneMensile(inForceOn(indennitaDirezione, giorno)),
      retribuzioneAnnua(tabellare, inForceOn(accessorioFissoDi('ASSISTENTE', '0-8'), giorno)),
      retribuzionePerOre(stipendio, { oreSettimanali: 950, orePiene: 1800, trentesimi: 12 }, mese),
    ].map(letta),
  ).toEqual([
    [
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
      'importo annuo ÷ 12',
      'contratto.tabellare.docente-primo-grado.0-8',
      '',
      '',
    ],
    [
      '1,00 % di 2.022,36 € = 20,22 € — Indennità di vacanza contrattuale sul tabellare, L. 207/2024, art. 1 c. 128',
      'imponibile × aliquota',
      'contratto.vacanza-contrattuale',
      'imponibile: 2.022,36 € · aliquota: 1,00 %',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '97,80 € al mese — Compenso individuale accessorio mensile, assistenti, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella CIA',
      'importo mensile del contratto',
      'contratto.cia.assistente',
      '',
      '',
    ],
    [
      '2.972,00 € ÷ 12 = 247,67 € — Indennità di direzione del DSGA, parte fissa annua, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella indennità di direzione',
      'importo annuo ÷ 12',
      'contratto.indennita-direzione',
      '',
      '',
    ],
    [
      '19.459,12 € + 97,80 € × 12 = 20.632,72 € — Stipendio tabellare annuo, assistente, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
      'tabellare annuo + accessorio fisso mensile × 12',
      'contratto.tabellare.assistente.0-8',
      '',
      '97,80 € al mese — Compenso individuale accessorio mensile, assistenti, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella CIA',
    ],
    [
      "2.022,36 € × 9,5/18 ore × 12/30 giorni = 426,94 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × ore ÷ ore intere × giorni ÷ 30',
      'contratto.mese-retributivo',
      "ore settimanali: 9,5 · ore dell'orario intero: 18 · giorni pagati: 12",
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
  ]);
});
