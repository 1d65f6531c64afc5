import { expect, it } from 'vitest';
import { tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  baseMensileImplicita,
  compensoOrario,
  frazioneSostituzione,
  oraEccedente,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  tabellareImplicito,
} from '#shared/calculation/contratto/ore.ts';
import { oraEccedentePermanente, tariffeOraEccedente } from '#shared/rules/contratto/ore-eccedenti.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta, regole } from './spiegazioni.ts';

it('the explanation of hours', () => {
  const sostituzione = frazioneSostituzione('SECONDARIA', giorno, regole);
  const tariffa = inForceOn(tariffeOraEccedente.SECONDARIA, '2022-01-01');
  expect(
    [
      compensoOrario(retribuzioneOrariaAta('ASSISTENTE', 'DIURNO', giorno, regole), 1250),
      oraSostituzioneColleghi('SECONDARIA', giorno, regole),
      oraSostituzioneColleghi('ITP', '2022-01-01', regole),
      oraEccedente(
        inForceOn(tabellareDi('DOCENTE_LAUREATO', '35+'), giorno),
        inForceOn(oraEccedentePermanente, giorno),
      ),
      baseMensileImplicita(tariffa, sostituzione),
      tabellareImplicito(tariffa, sostituzione),
    ].map(letta),
  ).toEqual([
    [
      '12,5 ore × 15,95 € = 199,38 €',
      'ore × tariffa oraria',
      '',
      'ore: 12,5',
      '15,95 € per ora — Compenso orario ATA, assistenti, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), tab. E1.6',
    ],
    [
      '24.268,28 € ÷ 12 ÷ 78 × 1,2 = 31,11 € — Ora eccedente in sostituzione di colleghi assenti, CCNL comparto Scuola 29/11/2007, art. 30; CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011',
      'tabellare annuo ÷ 12 ÷ divisore × maggiorazione',
      'contratto.ore-eccedenti.sostituzione',
      '',
      '24.268,28 € — Stipendio tabellare annuo, docente laureato di secondo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      "26,79 € per ora — Tariffa pubblicata dell'ora eccedente in sostituzione, insegnanti tecnico-pratici, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
      'importo orario del contratto',
      'contratto.ore-eccedenti.tariffa.itp',
      '',
      '',
    ],
    [
      '37.729,19 € ÷ 12 ÷ 78 × 1,2 = 48,37 € — Ora eccedente permanente, fino a 24 ore settimanali, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011',
      'tabellare annuo ÷ 12 ÷ divisore × maggiorazione',
      'contratto.ore-eccedenti.permanente',
      '',
      '37.729,19 € — Stipendio tabellare annuo, docente laureato di secondo grado, fascia 35+, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '29,08 € × 78 ÷ 1,2 = 1.890,20 € — mensile da cui viene la tariffa, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011',
      'tariffa × divisore ÷ maggiorazione',
      'contratto.ore-eccedenti.tariffa.secondaria',
      '',
      '',
    ],
    [
      '29,08 € × 78 ÷ 1,2 × 12 = 22.682,40 € — annuo da cui viene la tariffa, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011',
      'tariffa × divisore ÷ maggiorazione × 12',
      'contratto.ore-eccedenti.tariffa.secondaria',
      '',
      '',
    ],
  ]);
});
