import { expect, it } from 'vitest';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  giorniAssenza,
  giorniPerAliquota,
  giorniSenzaAccessorio,
  riduzioneAssenza,
  tipoAssenzaDi,
  trattamentoAssenza,
  trattenutaBrunetta,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import {
  ferieNonGodute,
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieFruiti,
  giorniFerieSpettanti,
  maturazioneFerie,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import { compensoEsamiPreliminari, compensoMaturita, quotaTrasferta } from '#shared/calculation/contratto/esami.ts';
import { fasciaAnzianita, oreOrarioIntero, tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  compensoOrario,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '#shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '#shared/calculation/contratto/progetti.ts';
import { arretratoTabellare } from '#shared/calculation/contratto/rinnovo.ts';
import { retribuzionePerOre } from '#shared/calculation/contratto/stipendio.ts';
import {
  minimaleOrario,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  trattenutaGiornaliera,
  trattenutaScioperoOrarioAta,
  trattenutaScioperoOrarioDocenti,
  trentesimi,
  trentesimiDiPeriodi,
} from '#shared/calculation/contratto/tempo.ts';
import { trattenuteEntroILimiti } from '#shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import { quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '#shared/calculation/contratto/trattenute-terzi.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { esamiPreliminari, funzioniMaturita, trasfertaMaturita } from '#shared/rules/contratto/esami.ts';
import { arrotondamentoFerie, giornoSettimanaCorta, sospensioneLezioni } from '#shared/rules/contratto/ferie.ts';
import {
  anzianita,
  frazioneTredicesima,
  meseRetributivo,
  minimaleGiornaliero,
  oreCattedra,
  scioperoOrario,
  tredicesima,
} from '#shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '#shared/rules/contratto/trattenute-terzi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const giorno = '2025-07-01';
const regole = regoleCorrenti();
const mese = inForceOn(meseRetributivo, giorno);
const mensile = dato('mensile', 200_000);
const effetto = (codice: string) => inForceOn(tipoAssenzaDi(codice).effetto, giorno);
const sciopero = inForceOn(scioperoOrario, giorno);
const tariffa = dato('tariffa', 1_000);

/** Code, field and message of what stops an action; what a person reads. */
const letta = (azione: () => unknown): string => {
  try {
    azione();
    return 'nessuna anomalia';
  } catch (causa) {
    if (!(causa instanceof CalcoloImpossibile)) throw causa;
    return causa.anomalie.map(({ codice, campo, messaggio }) => `${codice} [${campo ?? ''}] ${messaggio}`).join(' ');
  }
};

it('every bad datum is named in Italian, with what to do', () => {
  const ore = (oreSettimanali: number, orePiene: number, giorni: number) => () =>
    retribuzionePerOre(mensile, { oreSettimanali, orePiene, trentesimi: giorni }, mese);
  expect(
    [
      () => tabellareDi('PRESIDE', '0-8'),
      () => tabellareDi('OPERATORE', '3-8'),
      () => oreOrarioIntero('LICEO', inForceOn(oreCattedra, giorno)),
      () => fasciaAnzianita(61, inForceOn(anzianita, giorno)),
      ore(-1, 1800, 30),
      ore(900, 0, 30),
      ore(1900, 1800, 30),
      ore(900, 1800, 31),
      () => retribuzionePerOre(dato('mensile', -1), { oreSettimanali: 1, orePiene: 1, trentesimi: 1 }, mese),
      () => trentesimi('2025-01-02', '2025-01-01', mese),
      () => trentesimi('2025-13-01', '2025-01-01', mese),
      () =>
        trentesimiDiPeriodi(
          [
            { dal: '2025-01-01', al: '2025-01-02' },
            { dal: '2025-01-02', al: '2025-01-03' },
          ],
          mese,
        ),
      () => rateoTredicesima(mensile, 13, inForceOn(frazioneTredicesima, giorno)),
      () => rateoTredicesimaGiornaliero(mensile, 367, inForceOn(tredicesima, giorno)),
      () => trattenutaGiornaliera(mensile, 31, mese),
      () => trattenutaScioperoOrarioAta(mensile, -1, sciopero),
      () => trattenutaScioperoOrarioDocenti(mensile, -1, 1800, sciopero),
      () => trattenutaScioperoOrarioDocenti(mensile, 1, 0, sciopero),
      () => minimaleOrario(inForceOn(minimaleGiornaliero, giorno), 8, 3600),
      () => minimaleOrario(inForceOn(minimaleGiornaliero, giorno), 5, 0),
      () => retribuzioneOrariaDocenti('GITA', giorno, regole),
      () => retribuzioneOrariaAta('BIDELLO', 'DIURNO', giorno, regole),
      () => retribuzioneOrariaAta('DSGA', 'SERALE', giorno, regole),
      () => compensoOrario(tariffa, -1),
      () => compensoOrario(dato('tariffa', -1), 100),
      () => oraSostituzioneColleghi('LICEO', giorno, regole),
      () => compensoMaturita('BIDELLO', 1, inForceOn(funzioniMaturita, giorno)),
      () => compensoMaturita('PRESIDENTE', 3, inForceOn(funzioniMaturita, giorno)),
      () => quotaTrasferta(-1, inForceOn(trasfertaMaturita, giorno)),
      () => compensoEsamiPreliminari(-1, 1, inForceOn(esamiPreliminari, giorno)),
      () => compensoEsamiPreliminari(1, -1, inForceOn(esamiPreliminari, giorno)),
      () => tariffaProgettoDi('ERASMUS'),
      () => compensoProgetto(100, null, inForceOn(tariffaProgettoDi('TUTOR_SCOLASTICO'), giorno)),
      () => compensoProgetto(100, 1, inForceOn(tariffaProgettoDi('PON_TUTOR'), giorno)),
      () => compensoProgetto(-1, null, inForceOn(tariffaProgettoDi('PON_TUTOR'), giorno)),
      () => arretratoTabellare(mensile, [], 601),
      () => maturazioneFerie(-1),
      () => giorniFerieSpettanti(-1, inForceOn(maturazioneFerie(0), giorno)),
      () => giorniFerieConcessi(-1, inForceOn(arrotondamentoFerie, '2026-06-30')),
      () => giorniFerieFruiti(-1, false, inForceOn(giornoSettimanaCorta, giorno)),
      () =>
        giorniFerieDaPagare(
          { spettanti: -1, fruiti: 0, giorniSospensione: 0, invitatoAFruirne: true },
          inForceOn(sospensioneLezioni, giorno),
        ),
      () =>
        giorniFerieDaPagare(
          { spettanti: 0, fruiti: -1, giorniSospensione: 0, invitatoAFruirne: true },
          inForceOn(sospensioneLezioni, giorno),
        ),
      () =>
        giorniFerieDaPagare(
          { spettanti: 0, fruiti: 0, giorniSospensione: 367, invitatoAFruirne: true },
          inForceOn(sospensioneLezioni, giorno),
        ),
      () => ferieNonGodute(mensile, -1, mese),
      () => ferieNonGodute(dato('mensile', -1), 1, mese),
      () => tipoAssenzaDi('GITA'),
      () => trattamentoAssenza(tipoAssenzaDi('ASPETTATIVA'), 'SUPPLENTE_BREVE', effetto('ASPETTATIVA')),
      () => giorniAssenza('2025-01-01', '2025-01-02', effetto('SCIOPERO_ORARIO')),
      () => giorniPerAliquota(-1, 0, trattamentoAssenza(tipoAssenzaDi('FERIE'), 'TI', effetto('FERIE'))),
      () => giorniPerAliquota(1, -1, trattamentoAssenza(tipoAssenzaDi('FERIE'), 'TI', effetto('FERIE'))),
      () => riduzioneAssenza(mensile, { giorni: 31, aliquota: 0 }, mese),
      () => riduzioneAssenza(mensile, { giorni: 1, aliquota: 1_000_001 }, mese),
      () => trattenutaBrunetta(mensile, -1, mese),
      () => giorniSenzaAccessorio(-1, 0, effetto('MALATTIA')),
      () => giorniSenzaAccessorio(1, -1, effetto('MALATTIA')),
      () =>
        assenzeValutate(
          [
            { tipo: 'FERIE', dal: '2025-01-01', al: '2025-01-02' },
            { tipo: 'FERIE', dal: '2025-01-02', al: '2025-01-02' },
          ],
          'TI',
          regole,
        ),
      () => assenzeValutate([{ tipo: 'SCIOPERO_ORARIO', dal: '2025-01-02', al: '2025-01-02' }], 'TI', regole),
      () =>
        trattenuteEntroILimiti(
          mensile,
          [{ tipo: 'ALIMENTI', riferimento: 'ordinanza di esempio', importo: null, residuo: null }],
          giorno,
          regole,
        ),
      () =>
        trattenuteEntroILimiti(
          mensile,
          [{ tipo: 'ALIMENTI', riferimento: 'ordinanza di esempio', importo: -1, residuo: null }],
          giorno,
          regole,
        ),
      () =>
        trattenuteEntroILimiti(
          mensile,
          [{ tipo: 'ALIMENTI', riferimento: 'ordinanza di esempio', importo: 1, residuo: -1 }],
          giorno,
          regole,
        ),
      () => quotaPignorabileOrdinaria(dato('netto', -1), inForceOn(pignoramentoOrdinario, giorno)),
      () => quotaAgenteRiscossione(dato('netto', -1), inForceOn(pignoramentoAgenteRiscossione, giorno)),
    ].map(letta),
  ).toEqual([
    'PROFILO_SCONOSCIUTO [profilo] Profilo: "PRESIDE" non è tra i valori ammessi (COLLABORATORE, OPERATORE, ASSISTENTE, FUNZIONARIO, DOCENTE_INFANZIA_PRIMARIA, DOCENTE_DIPLOMATO, DOCENTE_PRIMO_GRADO, DOCENTE_LAUREATO).',
    'PROFILO_SCONOSCIUTO [fascia] Fascia: "3-8" non è tra i valori ammessi (0-8, 9-14, 15-20, 21-27, 28-34, 35+).',
    'SITUAZIONE_NON_VALIDA [ordine di scuola] Ordine di scuola: "LICEO" non è tra i valori ammessi (INFANZIA, PRIMARIA, SECONDARIA, EDUCATORI, ATA).',
    'SITUAZIONE_NON_VALIDA [anni di servizio] Anni di servizio: trovato 61, ammesso da 0 a 60. Correggi il dato.',
    'ORE_FUORI_LIMITI [ore settimanali] Ore settimanali: trovato -0,01, ammesso da 0 a 10000. Correggi il dato.',
    "ORE_FUORI_LIMITI [ore dell'orario intero] Ore dell'orario intero: trovato 0, ammesso da 0,01 a 10000. Correggi il dato.",
    "ORE_FUORI_LIMITI [oreSettimanali] Ore settimanali (19) oltre l'orario intero (18): correggi il servizio; le ore in più si pagano come ore eccedenti.",
    'SITUAZIONE_NON_VALIDA [trentesimi] Trentesimi: trovato 31, ammesso da 0 a 30. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [retribuzione mensile] Retribuzione mensile: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'PERIODO_INVERTITO [al] Il periodo finisce (01/01/2025) prima di cominciare (02/01/2025). Correggi le date.',
    'SITUAZIONE_NON_VALIDA [dal] "2025-13-01" non è un giorno del calendario. Scrivi la data come AAAA-MM-GG.',
    'PERIODI_SOVRAPPOSTI [dal] Due periodi hanno in comune il 02/01/2025: lo stesso giorno non può essere pagato due volte.',
    'SITUAZIONE_NON_VALIDA [mesi di tredicesima] Mesi di tredicesima: trovato 13, ammesso da 0 a 12. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di tredicesima] Giorni di tredicesima: trovato 367, ammesso da 0 a 366. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni] Giorni: trovato 31, ammesso da 0 a 30. Correggi il dato.',
    'ORE_FUORI_LIMITI [ore di sciopero] Ore di sciopero: trovato -0,01, ammesso da 0 a 10000. Correggi il dato.',
    'ORE_FUORI_LIMITI [ore di sciopero] Ore di sciopero: trovato -0,01, ammesso da 0 a 10000. Correggi il dato.',
    'ORE_FUORI_LIMITI [ore settimanali] Ore settimanali: trovato 0, ammesso da 0,01 a 10000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni della settimana] Giorni della settimana: trovato 8, ammesso da 0 a 7. Correggi il dato.',
    'ORE_FUORI_LIMITI [ore settimanali] Ore settimanali: trovato 0, ammesso da 0,01 a 10000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [attività] Attività: "GITA" non è tra i valori ammessi (INSEGNAMENTO, FUNZIONALE, RECUPERO).',
    'PROFILO_SCONOSCIUTO [profilo] Profilo: "BIDELLO" non è tra i valori ammessi (COLLABORATORE, ASSISTENTE, COORDINATORE, DSGA).',
    'SITUAZIONE_NON_VALIDA [orario] Orario: "SERALE" non è tra i valori ammessi (DIURNO, NOTTURNO_O_FESTIVO, NOTTURNO_E_FESTIVO).',
    'ORE_FUORI_LIMITI [ore] Ore: trovato -0,01, ammesso da 0 a 10000. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [tariffa oraria] Tariffa oraria: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [grado di scuola] Grado di scuola: "LICEO" non è tra i valori ammessi (INFANZIA, PRIMARIA, SECONDARIA, ITP).',
    'SITUAZIONE_NON_VALIDA [funzione in commissione] Funzione in commissione: "BIDELLO" non è tra i valori ammessi (PRESIDENTE, COMMISSARIO_ESTERNO, COMMISSARIO_INTERNO).',
    'SITUAZIONE_NON_VALIDA [classi] Classi: trovato 3, ammesso da 1 a 2. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [minuti di viaggio] Minuti di viaggio: trovato -1, ammesso da 0 a 10000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [materie] Materie: trovato -1, ammesso da 0 a 100. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [candidati] Candidati: trovato -1, ammesso da 0 a 10000. Correggi il dato.',
    'VOCE_NON_AMMESSA [progetto] Progetto "ERASMUS" non riconosciuto. Valori ammessi: PON_ESPERTO, PON_TUTOR, PNRR_ESPERTO, PNRR_TUTOR, PNRR_MENTORING, PNRR_FORMATORE, FORMAZIONE_DOCENZA, FORMAZIONE_TUTORAGGIO, ORIENTATORE, TUTOR_SCOLASTICO.',
    "DATO_MANCANTE [tariffa] Docente tutor per l'orientamento, per anno: indica l'importo dell'incarico, tra 1.589,68 € e 2.725,16 €.",
    "IMPORTO_FUORI_LIMITI [tariffa] PON e PN, tutor, per ora: importo ammesso 30,00 €. Correggi l'importo.",
    'ORE_FUORI_LIMITI [ore] Ore: trovato -0,01, ammesso da 0 a 10000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [mesi di arretrato] Mesi di arretrato: trovato 601, ammesso da 0 a 600. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [anni di servizio] Anni di servizio: trovato -1, ammesso da 0 a 60. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di servizio] Giorni di servizio: trovato -1, ammesso da 0 a 36600. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di ferie] Giorni di ferie: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di ferie fruiti] Giorni di ferie fruiti: trovato -1, ammesso da 0 a 36600. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di ferie spettanti] Giorni di ferie spettanti: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di ferie fruiti] Giorni di ferie fruiti: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di sospensione] Giorni di sospensione: trovato 367, ammesso da 0 a 366. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di ferie] Giorni di ferie: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [retribuzione mensile] Retribuzione mensile: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'ASSENZA_SCONOSCIUTA [tipo] Tipo di assenza "GITA" non riconosciuto: scegli un tipo dell\'elenco delle assenze.',
    'VOCE_NON_AMMESSA [tipo] L\'assenza "Aspettativa per motivi di famiglia, personali, di studio o di lavoro" non è prevista per il contratto di supplenza breve: scegli un altro tipo.',
    'ORE_FUORI_LIMITI [ore] Effetto sulla paga: Sciopero orario — si conta a ore, non a giorni: indica le ore.',
    'SITUAZIONE_NON_VALIDA [giorni di assenza] Giorni di assenza: trovato -1, ammesso da 0 a 36600. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni già goduti] Giorni già goduti: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di assenza] Giorni di assenza: trovato 31, ammesso da 0 a 30. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [percentuale di retribuzione] Percentuale di retribuzione: trovato 1000001, ammesso da 0 a 1000000. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di malattia] Giorni di malattia: trovato -1, ammesso da 0 a 30. Correggi il dato.',
    'SITUAZIONE_NON_VALIDA [giorni di assenza] Giorni di assenza: trovato -1, ammesso da 0 a 1000000. Correggi il dato.',
    "SITUAZIONE_NON_VALIDA [giorni dell'evento] Giorni dell'evento: trovato -1, ammesso da 0 a 1000000. Correggi il dato.",
    'PERIODI_SOVRAPPOSTI [assenze.2025-01-02] Due assenze hanno in comune il 02/01/2025: correggi le date di una delle due.',
    'DATO_MANCANTE [assenze.2025-01-02] L\'assenza "Sciopero orario" dal 02/01/2025 si trattiene a ore: inseriscila come voce con il numero di ore.',
    "DATO_MANCANTE [trattenute] Trattenuta ordinanza di esempio: la legge non ne fissa la quota, indica l'importo.",
    'IMPORTO_FUORI_LIMITI [ordinanza di esempio] Ordinanza di esempio: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [ordinanza di esempio] Ordinanza di esempio: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [netto] Netto: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
    'IMPORTO_FUORI_LIMITI [netto] Netto: trovato -0,01 €, ammesso da 0,00 € a 9.999.999,99 €. Correggi il dato.',
  ]);
});
