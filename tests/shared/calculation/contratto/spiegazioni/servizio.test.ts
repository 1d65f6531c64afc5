import { expect, it } from 'vitest';
import { retribuzioneServizio } from '#shared/calculation/contratto/servizio.ts';
import { letta, regole } from './spiegazioni.ts';

it('the explanation of a month of service with absences', () => {
  const servizio = {
    competenza: { dal: '2025-07-01', al: '2025-07-31' },
    profilo: 'ASSISTENTE',
    fascia: '9-14',
    oreSettimanali: 1800,
    oreCattedra: 3600,
    sentenzaRpdCia: null,
    assegnoPersonaleMensile: 10_000,
    assenze: [
      { tipo: 'MALATTIA', dal: '2025-07-07', al: '2025-07-18' },
      { tipo: 'SCIOPERO', dal: '2025-07-21', al: '2025-07-21' },
    ],
  };
  const { competenze } = retribuzioneServizio(servizio, 'TI', regole);
  expect(
    competenze.map(({ codice, descrizione, competenza: { dal, al }, calcolato }) => [
      codice,
      descrizione,
      dal,
      al,
      ...letta(calcolato),
    ]),
  ).toEqual([
    [
      'STIPENDIO',
      'Stipendio tabellare luglio 2025',
      '2025-07-01',
      '2025-07-31',
      "890,16 € − 29,67 € per assenze = 860,49 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30',
      'contratto.mese-retributivo',
      'giorni persi: 1',
      "1.780,32 € × 18/36 ore × 30/30 giorni = 890,16 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 29,67 €, L. 146/1990; L. 312/1980, art. 171",
    ],
    [
      'VACANZA_CONTRATTUALE',
      'Indennità di vacanza contrattuale luglio 2025',
      '2025-07-01',
      '2025-07-31',
      "8,90 € − 0,30 € per assenze = 8,60 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30',
      'contratto.mese-retributivo',
      'giorni persi: 1',
      "17,80 € × 18/36 ore × 30/30 giorni = 8,90 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 0,30 €, L. 146/1990; L. 312/1980, art. 171",
    ],
    [
      'ASSEGNO_PERSONALE',
      'Assegno personale luglio 2025',
      '2025-07-01',
      '2025-07-31',
      "50,00 € − 1,67 € per assenze = 48,33 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30',
      'contratto.mese-retributivo',
      'giorni persi: 1',
      "100,00 € × 18/36 ore × 30/30 giorni = 50,00 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 1,67 €, L. 146/1990; L. 312/1980, art. 171",
    ],
    [
      'CIA',
      'CIA luglio 2025',
      '2025-07-01',
      '2025-07-31',
      "48,90 € − 17,93 € per assenze = 30,97 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
      'mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30',
      'contratto.mese-retributivo',
      'giorni persi: 11',
      "97,80 € × 18/36 ore × 30/30 giorni = 48,90 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 07/07/2025 al 18/07/2025: 10 giorni di paga persi, 16,30 €, CCNL comparto Scuola 29/11/2007, art. 17; CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 35 (già CCNL 29/11/2007, art. 19); DL 112/2008, art. 71; Corte cost. 120/2012 | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 1,63 €, L. 146/1990; L. 312/1980, art. 171",
    ],
    [
      'TREDICESIMA',
      'Rateo di tredicesima luglio 2025',
      '2025-07-01',
      '2025-07-31',
      '949,06 € × 1/12 = 79,09 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7',
      'mensile × mesi ÷ 12',
      'contratto.tredicesima.frazione',
      '',
      "1.898,12 € × 18/36 ore × 30/30 giorni = 949,06 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
    ],
  ]);
});
