import { expect, it } from 'vitest';
import {
  compensiCommissione,
  compensoEsamiPreliminari,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import { compensoProgetto, tariffaProgettoDi } from '#shared/calculation/contratto/progetti.ts';
import {
  composizioneCommissione,
  esamiPreliminari,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '#shared/rules/contratto/esami.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta } from './spiegazioni.ts';

it('the explanation of boards and projects', () => {
  const funzioni = inForceOn(funzioniMaturita, giorno);
  const interno = compensoMaturita('COMMISSARIO_INTERNO', 2, funzioni);
  expect(
    [
      interno,
      maggiorazioneSostitutoPresidente(interno, inForceOn(sostitutoPresidente, giorno)),
      quotaTrasferta(45, inForceOn(trasfertaMaturita, giorno)),
      compensoEsamiPreliminari(8, 8, inForceOn(esamiPreliminari, giorno)),
      compensiCommissione(2, funzioni, inForceOn(composizioneCommissione, giorno)),
      compensoProgetto(1500, null, inForceOn(tariffaProgettoDi('PON_ESPERTO'), giorno)).calcolato,
      compensoProgetto(0, 200_000, inForceOn(tariffaProgettoDi('TUTOR_SCOLASTICO'), giorno)).calcolato,
    ].map(letta),
  ).toEqual([
    [
      '399,00 € × 2/1 classi = 798,00 € — Esame di maturità, compenso di funzione (quadro A), DI 24/5/2007, tab. 1; nota MPI 7054/2007',
      'compenso × classi ÷ classi del compenso',
      'contratto.maturita.funzione',
      'funzione: COMMISSARIO_INTERNO · classi: 2',
      '',
    ],
    [
      '10 % di 798,00 € = 79,80 € — Esame di maturità, maggiorazione del sostituto del presidente, DI 24/5/2007, tab. 1; nota MPI 7054/2007',
      'compenso × maggiorazione',
      'contratto.maturita.sostituto-presidente',
      '',
      '399,00 € × 2/1 classi = 798,00 € — Esame di maturità, compenso di funzione (quadro A), DI 24/5/2007, tab. 1; nota MPI 7054/2007',
    ],
    [
      '45 minuti: 568,00 € — Esame di maturità, quota di trasferta (quadro B), DI 24/5/2007, tab. 1; nota MPI 7054/2007',
      'fascia dei minuti di viaggio',
      'contratto.maturita.trasferta',
      'minuti: 45',
      '',
    ],
    [
      '960,00 € ridotti a 840,00 € — massimo per gli esami preliminari',
      'il minore tra importo e limite',
      '',
      '',
      '8 materie × 8 candidati × 15,00 € = 960,00 € — Esami preliminari dei candidati esterni, per materia e candidato, DI 24/5/2007, tab. 1; nota MPI 7054/2007',
    ],
    [
      'Composizione della commissione di maturità = 6.376,00 €',
      '1 × presidente + 3 × commissario esterno + 6 × commissario interno',
      '',
      '1 × presidente: 1.249,00 € · 3 × commissario esterno: 2.733,00 € · 6 × commissario interno: 2.394,00 €',
      '1 × 1.249,00 € = 1.249,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16 | 3 × 911,00 € = 2.733,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16 | 6 × 399,00 € = 2.394,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16',
    ],
    [
      '15 ore × 70,00 € = 1.050,00 € — PON e PN, esperto, per ora, Avvisi PON FSE 2014-20 e PN Scuola e competenze 2021-27, costi unitari standard',
      'ore × tariffa',
      'contratto.progetto.pon-esperto',
      '',
      '',
    ],
    [
      "2.000,00 € — Docente tutor per l'orientamento, per anno, DM 231/2024, art. 3",
      "importo dell'incarico",
      'contratto.progetto.tutor-scolastico',
      '',
      '',
    ],
  ]);
});
