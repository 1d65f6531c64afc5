import { describe, expect, it } from 'vitest';
import { dato } from '../../../../shared/calculation/calcolato.ts';
import { riduzioneAssenza, trattenutaBrunetta } from '../../../../shared/calculation/contratto/assenze.ts';
import { compensiCommissione, compensoEsamiPreliminari, compensoMaturita, maggiorazioneSostitutoPresidente, quotaTrasferta } from '../../../../shared/calculation/contratto/esami.ts';
import { ferieNonGodute } from '../../../../shared/calculation/contratto/ferie.ts';
import { accessorioFissoDi, tabellareDi } from '../../../../shared/calculation/contratto/inquadramento.ts';
import { baseMensileImplicita, compensoOrario, frazioneSostituzione, oraEccedente, oraSostituzioneColleghi, retribuzioneOrariaAta, tabellareImplicito } from '../../../../shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '../../../../shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo, arretratoTabellare, emolumentoAccessorioMensile, emolumentoUnaTantum, incrementiDi, incrementoContrattualeMensile, incrementoTabellareMensile, tabellareIncrementato,
} from '../../../../shared/calculation/contratto/rinnovo.ts';
import { accessorioFissoMensile, indennitaDirezioneMensile, indennitaVacanzaContrattuale, retribuzioneAnnua, retribuzionePerOre, stipendioTabellareMensile } from '../../../../shared/calculation/contratto/stipendio.ts';
import { minimaleOrario, rateoTredicesima, rateoTredicesimaGiornaliero, trattenutaGiornaliera, trattenutaScioperoOrarioDocenti } from '../../../../shared/calculation/contratto/tempo.ts';
import { nettoPignorabile, quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '../../../../shared/calculation/contratto/trattenute-terzi.ts';
import { trattenuteEntroILimiti } from '../../../../shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import { retribuzioneServizio } from '../../../../shared/calculation/contratto/servizio.ts';
import type { Trattenuta } from '../../../../shared/calculation/situazione-trattenute.ts';
import type { Calcolato } from '../../../../shared/calculation/spiegazione.ts';
import { composizioneCommissione, esamiPreliminari, funzioniMaturita, sostitutoPresidente, trasfertaMaturita } from '../../../../shared/rules/contratto/esami.ts';
import { indennitaDirezione, unaTantum } from '../../../../shared/rules/contratto/indennita.ts';
import { oraEccedentePermanente, tariffeOraEccedente } from '../../../../shared/rules/contratto/ore-eccedenti.ts';
import { frazioneTredicesima, meseRetributivo, minimaleGiornaliero, scioperoOrario, tredicesima } from '../../../../shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '../../../../shared/rules/contratto/trattenute-terzi.ts';
import { accontoRinnovo, emolumentoAccessorio2023, vacanzaContrattuale } from '../../../../shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn } from '../../../../shared/rules/regola.ts';
import { regoleCorrenti } from '../../../../shared/rules/regole.ts';

const giorno = '2025-07-01';
const regole = regoleCorrenti();
const mese = inForceOn(meseRetributivo, giorno);
const stipendio = stipendioTabellareMensile(inForceOn(tabellareDi('DOCENTE_PRIMO_GRADO', '0-8'), giorno));

/** What a person reads of a figure: its line, its formula, the inputs, the figures below it. */
const letta = (calcolato: Calcolato): readonly string[] => {
  const { testo, formula, ingressi, figli, regola, importo } = calcolato.spiega();
  expect(importo).toBe(calcolato.importo);
  return [testo, formula, regola?.id ?? '', ingressi.map(({ nome, valore }) => `${nome}: ${valore}`).join(' · '), figli.map((figlio) => figlio.testo).join(' | ')];
};

describe('explanations', () => {
  it('of monthly pay', () => {
    const tabellare = inForceOn(tabellareDi('ASSISTENTE', '0-8'), giorno);
    expect([
      stipendio, indennitaVacanzaContrattuale(stipendio, inForceOn(vacanzaContrattuale, giorno)), accessorioFissoMensile(inForceOn(accessorioFissoDi('ASSISTENTE', '0-8'), giorno)),
      indennitaDirezioneMensile(inForceOn(indennitaDirezione, giorno)), retribuzioneAnnua(tabellare, inForceOn(accessorioFissoDi('ASSISTENTE', '0-8'), giorno)),
      retribuzionePerOre(stipendio, { oreSettimanali: 950, orePiene: 1800, trentesimi: 12 }, mese),
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
          "importo annuo ÷ 12",
          "contratto.tabellare.docente-primo-grado.0-8",
          "",
          "",
        ],
        [
          "1,00 % di 2.022,36 € = 20,22 € — Indennità di vacanza contrattuale sul tabellare, L. 207/2024, art. 1 c. 128",
          "imponibile × aliquota",
          "contratto.vacanza-contrattuale",
          "imponibile: 2.022,36 € · aliquota: 1,00 %",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "97,80 € al mese — Compenso individuale accessorio mensile, assistenti, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella CIA",
          "importo mensile del contratto",
          "contratto.cia.assistente",
          "",
          "",
        ],
        [
          "2.972,00 € ÷ 12 = 247,67 € — Indennità di direzione del DSGA, parte fissa annua, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella indennità di direzione",
          "importo annuo ÷ 12",
          "contratto.indennita-direzione",
          "",
          "",
        ],
        [
          "19.459,12 € + 97,80 € × 12 = 20.632,72 € — Stipendio tabellare annuo, assistente, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
          "tabellare annuo + accessorio fisso mensile × 12",
          "contratto.tabellare.assistente.0-8",
          "",
          "97,80 € al mese — Compenso individuale accessorio mensile, assistenti, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella CIA",
        ],
        [
          "2.022,36 € × 9,5/18 ore × 12/30 giorni = 426,94 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × ore ÷ ore intere × giorni ÷ 30",
          "contratto.mese-retributivo",
          "ore settimanali: 9,5 · ore dell'orario intero: 18 · giorni pagati: 12",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
      ]
    `);
  });

  it('of time', () => {
    expect([
      rateoTredicesima(stipendio, 3, inForceOn(frazioneTredicesima, giorno)), rateoTredicesimaGiornaliero(stipendio, 12, inForceOn(tredicesima, giorno)),
      trattenutaGiornaliera(stipendio, 1, mese), trattenutaScioperoOrarioDocenti(stipendio, 200, 1800, inForceOn(scioperoOrario, giorno)),
      minimaleOrario(inForceOn(minimaleGiornaliero, giorno), 5, 3600), ferieNonGodute(stipendio, 848, mese),
      riduzioneAssenza(stipendio, { giorni: 10, aliquota: 500_000 }, mese), trattenutaBrunetta(accessorioFissoMensile(inForceOn(accessorioFissoDi('DOCENTE_PRIMO_GRADO', '0-8'), giorno)), 10, mese),
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "2.022,36 € × 3/12 = 505,59 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7",
          "mensile × mesi ÷ 12",
          "contratto.tredicesima.frazione",
          "",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "2.022,36 € × 12/365 = 66,49 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7; CCNL comparto Scuola 29/11/2007, art. 80",
          "mensile × giorni ÷ 365",
          "contratto.tredicesima",
          "",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "2.022,36 € × 1/30 = 67,41 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × giorni ÷ 30",
          "contratto.mese-retributivo",
          "",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "2.022,36 € × 2 ore ÷ 77,94 = 51,90 €, L. 146/1990; Accordo ARAN 2/12/2020 sul diritto di sciopero nel comparto Istruzione e Ricerca",
          "mensile × ore ÷ ore del mese",
          "contratto.sciopero.orario",
          "",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "57,32 € × 5 ÷ 36 ore = 7,96 € — Minimale orario, INPS circ. 26/2025",
          "minimale giornaliero × giorni ÷ ore",
          "contratto.minimale-giornaliero",
          "",
          "",
        ],
        [
          "8,48 giorni × 1/30 di 2.022,36 € = 571,65 € — Ferie non godute, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "giorni × retribuzione mensile ÷ 30",
          "contratto.mese-retributivo",
          "giorni: 8,48",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "10/30 di 2.022,36 € × 50,00 % = 337,06 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × giorni ÷ 30 × (1 − percentuale)",
          "contratto.mese-retributivo",
          "",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "10/30 di 205,10 € = 68,37 € — primi dieci giorni di malattia (DL 112/2008, art. 71), Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "accessorio fisso mensile × giorni ÷ 30",
          "contratto.mese-retributivo",
          "",
          "205,10 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella RPD",
        ],
      ]
    `);
  });

  it('of hours', () => {
    const sostituzione = frazioneSostituzione('SECONDARIA', giorno, regole);
    const tariffa = inForceOn(tariffeOraEccedente.SECONDARIA, '2022-01-01');
    expect([
      compensoOrario(retribuzioneOrariaAta('ASSISTENTE', 'DIURNO', giorno, regole), 1250), oraSostituzioneColleghi('SECONDARIA', giorno, regole), oraSostituzioneColleghi('ITP', '2022-01-01', regole),
      oraEccedente(inForceOn(tabellareDi('DOCENTE_LAUREATO', '35+'), giorno), inForceOn(oraEccedentePermanente, giorno)),
      baseMensileImplicita(tariffa, sostituzione), tabellareImplicito(tariffa, sostituzione),
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "12,5 ore × 15,95 € = 199,38 €",
          "ore × tariffa oraria",
          "",
          "ore: 12,5",
          "15,95 € per ora — Compenso orario ATA, assistenti, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), tab. E1.6",
        ],
        [
          "24.268,28 € ÷ 12 ÷ 78 × 1,2 = 31,11 € — Ora eccedente in sostituzione di colleghi assenti, CCNL comparto Scuola 29/11/2007, art. 30; CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
          "tabellare annuo ÷ 12 ÷ divisore × maggiorazione",
          "contratto.ore-eccedenti.sostituzione",
          "",
          "24.268,28 € — Stipendio tabellare annuo, docente laureato di secondo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "26,79 € per ora — Tariffa pubblicata dell'ora eccedente in sostituzione, insegnanti tecnico-pratici, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
          "importo orario del contratto",
          "contratto.ore-eccedenti.tariffa.itp",
          "",
          "",
        ],
        [
          "37.729,19 € ÷ 12 ÷ 78 × 1,2 = 48,37 € — Ora eccedente permanente, fino a 24 ore settimanali, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
          "tabellare annuo ÷ 12 ÷ divisore × maggiorazione",
          "contratto.ore-eccedenti.permanente",
          "",
          "37.729,19 € — Stipendio tabellare annuo, docente laureato di secondo grado, fascia 35+, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "29,08 € × 78 ÷ 1,2 = 1.890,20 € — mensile da cui viene la tariffa, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
          "tariffa × divisore ÷ maggiorazione",
          "contratto.ore-eccedenti.tariffa.secondaria",
          "",
          "",
        ],
        [
          "29,08 € × 78 ÷ 1,2 × 12 = 22.682,40 € — annuo da cui viene la tariffa, CCNL comparto Scuola 4/8/1995, art. 70; DPR 399/1988, art. 3 c. 10; DPR 417/1974, art. 88 c. 4; MEF circ. 12/2011",
          "tariffa × divisore ÷ maggiorazione × 12",
          "contratto.ore-eccedenti.tariffa.secondaria",
          "",
          "",
        ],
      ]
    `);
  });

  it('of boards and projects', () => {
    const funzioni = inForceOn(funzioniMaturita, giorno);
    const interno = compensoMaturita('COMMISSARIO_INTERNO', 2, funzioni);
    expect([
      interno, maggiorazioneSostitutoPresidente(interno, inForceOn(sostitutoPresidente, giorno)), quotaTrasferta(45, inForceOn(trasfertaMaturita, giorno)),
      compensoEsamiPreliminari(8, 8, inForceOn(esamiPreliminari, giorno)), compensiCommissione(2, funzioni, inForceOn(composizioneCommissione, giorno)),
      compensoProgetto(1500, null, inForceOn(tariffaProgettoDi('PON_ESPERTO'), giorno)).calcolato, compensoProgetto(0, 300_000, inForceOn(tariffaProgettoDi('TUTOR_SCOLASTICO'), giorno)).calcolato,
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "399,00 € × 2/1 classi = 798,00 € — Esame di maturità, compenso di funzione (quadro A), DI 24/5/2007, tab. 1; nota MPI 7054/2007",
          "compenso × classi ÷ classi del compenso",
          "contratto.maturita.funzione",
          "funzione: COMMISSARIO_INTERNO · classi: 2",
          "",
        ],
        [
          "10 % di 798,00 € = 79,80 € — Esame di maturità, maggiorazione del sostituto del presidente, DI 24/5/2007, tab. 1; nota MPI 7054/2007",
          "compenso × maggiorazione",
          "contratto.maturita.sostituto-presidente",
          "",
          "399,00 € × 2/1 classi = 798,00 € — Esame di maturità, compenso di funzione (quadro A), DI 24/5/2007, tab. 1; nota MPI 7054/2007",
        ],
        [
          "45 minuti: 568,00 € — Esame di maturità, quota di trasferta (quadro B), DI 24/5/2007, tab. 1; nota MPI 7054/2007",
          "fascia dei minuti di viaggio",
          "contratto.maturita.trasferta",
          "minuti: 45",
          "",
        ],
        [
          "960,00 € ridotti a 840,00 € — massimo per gli esami preliminari",
          "il minore tra importo e limite",
          "",
          "",
          "8 materie × 8 candidati × 15,00 € = 960,00 € — Esami preliminari dei candidati esterni, per materia e candidato, DI 24/5/2007, tab. 1; nota MPI 7054/2007",
        ],
        [
          "Composizione della commissione di maturità = 6.376,00 €",
          "1 × presidente + 3 × commissario esterno + 6 × commissario interno",
          "",
          "1 × presidente: 1.249,00 € · 3 × commissario esterno: 2.733,00 € · 6 × commissario interno: 2.394,00 €",
          "1 × 1.249,00 € = 1.249,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16 | 3 × 911,00 € = 2.733,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16 | 6 × 399,00 € = 2.394,00 €, L. 1/2007, art. 1; D.Lgs. 62/2017, art. 16",
        ],
        [
          "15 ore × 70,00 € = 1.050,00 € — PON e PN, esperto, per ora, Avvisi PON FSE 2014-20 e PN Scuola e competenze 2021-27, costi unitari standard",
          "ore × tariffa",
          "contratto.progetto.pon-esperto",
          "",
          "",
        ],
        [
          "3.000,00 € — Docente tutor per l'orientamento, per anno, DM 328/2022; circ. MIM 958/2023",
          "importo dell'incarico",
          "contratto.progetto.tutor-scolastico",
          "",
          "",
        ],
      ]
    `);
  });

  it('of renewals', () => {
    const vecchio = inForceOn(tabellareDi('DOCENTE_PRIMO_GRADO', '0-8'), '2023-12-31');
    const regolaRpd = accessorioFissoDi('DOCENTE_PRIMO_GRADO', '0-8');
    const a1 = incrementoTabellareMensile('0-8', inForceOn(incrementiDi('DOCENTE_PRIMO_GRADO'), giorno));
    expect([
      a1, tabellareIncrementato(vecchio, a1.importo), incrementoContrattualeMensile(a1, inForceOn(regolaRpd, '2024-12-31'), inForceOn(regolaRpd, giorno)),
      accontoSulRinnovo(stipendioTabellareMensile(vecchio), inForceOn(accontoRinnovo, '2023-12-01')), arretratoTabellare(stipendio, [stipendioTabellareMensile(vecchio)], 3),
      emolumentoAccessorioMensile(stipendio, inForceOn(emolumentoAccessorio2023, '2023-01-01')), emolumentoUnaTantum(inForceOn(unaTantum.ATA, '2023-01-01')),
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "119,20 € al mese, fascia 0-8 — Incremento mensile del tabellare per tredici mensilità, docente di primo grado, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A1",
          "incremento mensile del contratto",
          "contratto.incremento.docente-primo-grado",
          "",
          "",
        ],
        [
          "22.837,88 € + 119,20 € × 12 = 24.268,28 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 6/12/2022 (2019-21, parte economica), tab. C1",
          "tabellare precedente + incremento mensile × 12",
          "contratto.tabellare.docente-primo-grado.0-8",
          "",
          "",
        ],
        [
          "Incremento contrattuale mensile = 129,50 €",
          "incremento del tabellare + Retribuzione professionale docenti mensile, anzianità 0-14 − importo precedente",
          "",
          "incremento del tabellare: 119,20 € · Retribuzione professionale docenti mensile, anzianità 0-14: 205,10 € · importo precedente: − 194,80 €",
          "119,20 € al mese, fascia 0-8 — Incremento mensile del tabellare per tredici mensilità, docente di primo grado, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A1 | 205,10 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella RPD | 194,80 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 73-74, tab. E1.2",
        ],
        [
          "9,52 € × 6,7 × 13 mensilità = 829,19 € — Acconto sul rinnovo 2022-24, multiplo della vacanza contrattuale, DL 145/2023, art. 3",
          "vacanza contrattuale × moltiplicatore × mensilità",
          "contratto.acconto-rinnovo",
          "",
          "0,50 % di 1.903,16 € = 9,52 € — Vacanza contrattuale di base dell'acconto, DL 145/2023, art. 3",
        ],
        [
          "119,20 € × 3 mesi = 357,60 €",
          "(dovuto mensile − percepito mensile) × mesi",
          "",
          "",
          "Differenza mensile = 119,20 €",
        ],
        [
          "1,50 % di 2.022,36 € = 30,34 € — Emolumento accessorio una tantum 2023 sullo stipendio, L. 197/2022, art. 1 c. 330",
          "imponibile × aliquota",
          "contratto.emolumento-accessorio-2023",
          "imponibile: 2.022,36 € · aliquota: 1,50 %",
          "24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2",
        ],
        [
          "44,11 € — Emolumento una tantum ATA in servizio nel 2022/23, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 75",
          "importo del contratto",
          "contratto.una-tantum.ata",
          "",
          "",
        ],
      ]
    `);
  });

  it('of shares for third parties', () => {
    const netto = dato('Netto', 300_000);
    expect([
      quotaPignorabileOrdinaria(netto, inForceOn(pignoramentoOrdinario, giorno)), quotaAgenteRiscossione(netto, inForceOn(pignoramentoAgenteRiscossione, giorno)),
    ].map(letta)).toMatchInlineSnapshot(`
      [
        [
          "1/5 di 3.000,00 € = 600,00 € — Pignoramento per crediti ordinari e tributi, art. 545 c. 4 c.p.c.",
          "netto × frazione, troncato al centesimo",
          "terzi.pignoramento.ordinario",
          "",
          "Netto: 3.000,00 €",
        ],
        [
          "1/7 di 3.000,00 € = 428,57 € — Pignoramento dell'agente della riscossione, art. 72-ter DPR 602/1973 (DL 16/2012)",
          "netto × frazione, troncato al centesimo",
          "terzi.pignoramento.agente-riscossione",
          "",
          "Netto: 3.000,00 €",
        ],
      ]
    `);
  });

  it('of a month of service with absences', () => {
    const servizio = {
      competenza: { dal: '2025-07-01', al: '2025-07-31' }, profilo: 'ASSISTENTE', fascia: '9-14', oreSettimanali: 1800, oreCattedra: 3600, sentenzaRpdCia: null, assegnoPersonaleMensile: 10_000,
      assenze: [{ tipo: 'MALATTIA', dal: '2025-07-07', al: '2025-07-18' }, { tipo: 'SCIOPERO', dal: '2025-07-21', al: '2025-07-21' }],
    };
    const { competenze } = retribuzioneServizio(servizio, 'TI', regole);
    expect(competenze.map(({ codice, descrizione, competenza: { dal, al }, calcolato }) => [codice, descrizione, dal, al, ...letta(calcolato)])).toMatchInlineSnapshot(`
      [
        [
          "STIPENDIO",
          "Stipendio tabellare luglio 2025",
          "2025-07-01",
          "2025-07-31",
          "890,16 € − 29,67 € per assenze = 860,49 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30",
          "contratto.mese-retributivo",
          "giorni persi: 1",
          "1.780,32 € × 18/36 ore × 30/30 giorni = 890,16 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 29,67 €, L. 146/1990; L. 312/1980, art. 171",
        ],
        [
          "VACANZA_CONTRATTUALE",
          "Indennità di vacanza contrattuale luglio 2025",
          "2025-07-01",
          "2025-07-31",
          "8,90 € − 0,30 € per assenze = 8,60 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30",
          "contratto.mese-retributivo",
          "giorni persi: 1",
          "17,80 € × 18/36 ore × 30/30 giorni = 8,90 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 0,30 €, L. 146/1990; L. 312/1980, art. 171",
        ],
        [
          "ASSEGNO_PERSONALE",
          "Assegno personale luglio 2025",
          "2025-07-01",
          "2025-07-31",
          "50,00 € − 1,67 € per assenze = 48,33 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30",
          "contratto.mese-retributivo",
          "giorni persi: 1",
          "100,00 € × 18/36 ore × 30/30 giorni = 50,00 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 1,67 €, L. 146/1990; L. 312/1980, art. 171",
        ],
        [
          "CIA",
          "CIA luglio 2025",
          "2025-07-01",
          "2025-07-31",
          "48,90 € − 17,93 € per assenze = 30,97 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
          "mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ 30",
          "contratto.mese-retributivo",
          "giorni persi: 11",
          "97,80 € × 18/36 ore × 30/30 giorni = 48,90 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79) | assenza dal 07/07/2025 al 18/07/2025: 10 giorni di paga persi, 16,30 €, CCNL comparto Scuola 29/11/2007, art. 17; CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 35 (già CCNL 29/11/2007, art. 19); DL 112/2008, art. 71; Corte cost. 120/2012 | assenza dal 21/07/2025 al 21/07/2025: 1 giorni di paga persi, 1,63 €, L. 146/1990; L. 312/1980, art. 171",
        ],
        [
          "TREDICESIMA",
          "Rateo di tredicesima luglio 2025",
          "2025-07-01",
          "2025-07-31",
          "949,06 € × 1/12 = 79,09 € — Rateo di tredicesima, D.Lgs.C.P.S. 263/1946, art. 7",
          "mensile × mesi ÷ 12",
          "contratto.tredicesima.frazione",
          "",
          "1.898,12 € × 18/36 ore × 30/30 giorni = 949,06 €, Prassi dell'anno commerciale: trentesimi della retribuzione mensile (CCNL comparto Scuola 29/11/2007, art. 79)",
        ],
      ]
    `);
  });

  it('of deductions cut by their limits', () => {
    const chieste: readonly Trattenuta[] = [
      { tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'rif. 1', importo: 50_000, residuo: 45_000 }, { tipo: 'PIGNORAMENTO_TRIBUTI', riferimento: 'rif. 2', importo: null, residuo: null },
      { tipo: 'CESSIONE_QUINTO', riferimento: 'rif. 3', importo: 30_000, residuo: null }, { tipo: 'ASSICURAZIONE', riferimento: 'rif. 4', importo: 90_000, residuo: null },
    ];
    const netto = nettoPignorabile(dato('Lordo', 200_000), dato('Contributi', 18_000), dato('Imposte', 32_000));
    const applicate = trattenuteEntroILimiti(netto, chieste, giorno, regole);
    expect(letta(netto)).toMatchInlineSnapshot(`
      [
        "Netto su cui si misurano le quote = 1.500,00 €",
        "lordo − contributi − imposte",
        "",
        "lordo: 2.000,00 € · contributi: − 180,00 € · imposte: − 320,00 €",
        "Lordo: 2.000,00 € | Contributi: 180,00 € | Imposte: 320,00 €",
      ]
    `);
    expect(applicate.map(({ ridotta, calcolato }) => [ridotta, ...letta(calcolato)])).toMatchInlineSnapshot(`
      [
        [
          true,
          "450,00 € ridotti a 300,00 € — limite di legge della trattenuta",
          "il minore tra importo e limite",
          "",
          "",
          "500,00 € ridotti a 450,00 € — residuo dovuto di 450,00 €",
        ],
        [
          false,
          "1/5 di 1.500,00 € = 300,00 € — Pignoramento per crediti ordinari e tributi, art. 545 c. 4 c.p.c.",
          "netto × frazione, troncato al centesimo",
          "terzi.pignoramento.ordinario",
          "",
          "Netto su cui si misurano le quote = 1.500,00 €",
        ],
        [
          true,
          "300,00 € ridotti a 150,00 € — metà del netto per concorso di cause",
          "il minore tra importo e limite",
          "",
          "",
          "Importo indicato, rif. 3: 300,00 €",
        ],
        [
          true,
          "900,00 € ridotti a 750,00 € — netto disponibile",
          "il minore tra importo e limite",
          "",
          "",
          "Importo indicato, rif. 4: 900,00 €",
        ],
      ]
    `);
  });
});
