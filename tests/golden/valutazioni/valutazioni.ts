import {
  contributiEspero,
  contributiTfr,
  contributiTfs,
  contributoAggiuntivo,
  contributoEnam,
  contributoInpsDs,
  contributoPensionistico,
  contributoPensionisticoScuola,
  imponibileEntroMassimale,
  irapDovuta,
  riduzioneInTfr,
  ritenutaEnpdep,
  ritenutaFondoCredito,
} from '#shared/calculation/contributi/contributi.ts';
import { isSoggettaIrap } from '#shared/calculation/contributi/dovuti.ts';
import { esoneroContributivo, esoneroLavoratriceMadre } from '#shared/calculation/contributi/esoneri.ts';
import {
  contributoGestioneSeparata,
  contributoMinimale,
  eccedenzaFranchigia,
} from '#shared/calculation/contributi/gestione-separata.ts';
import { premioInail } from '#shared/calculation/contributi/inail.ts';
import { tfrDellaRetribuzione } from '#shared/calculation/contributi/tfr.ts';
import { accontoComunale, addizionale } from '#shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { detrazioniPerFamiglia } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { irpefAliquotaMassima, irpefLorda, irpefSeparata } from '#shared/calculation/imposte/irpef.ts';
import {
  addebitiFattura,
  ivaSu,
  ritenutaDAcconto,
  ritenutaDImpostaNonResidenti,
} from '#shared/calculation/imposte/ritenute-autonomi.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { riga } from '#shared/calculation/riga/righe.ts';
import { annoDaConguagliare, contesto } from '#shared/calculation/situazione/contesto.ts';
import { Familiare } from '#shared/calculation/situazione/fiscale.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { occasionale } from '#tests/shared/calculation/situazioni.ts';
import {
  accessorioDellIstituto,
  arretratiDelGiorno,
  avvisi,
  avvisiDellaSocieta,
  collaboratoreDallEstero,
  collaborazioneBreveAConguaglio,
  collaborazionePrimaDelDodici,
  compensoDelRevisore,
  doveriDiOgniScuola,
  pagamentoDi,
  pagamentoSostitutiva,
  pranzoInMissione,
  primaDelDodici,
  professionistaVerificato,
  recuperoAlNetto,
} from './cedolino.ts';
import { bonusDaRestituire, conguaglioDaTrattenere, detrazioneDaRestituire, supplenzaBreve } from './conguaglio.ts';
import { valutazioniContratto } from './contratto.ts';

/** An amount, or several, that a rule decides on a day: any JSON. Reads the rule, and through it only. */
export type Valutazione = (giorno: string, regole: Regole) => unknown;

/** What is decided, or why nothing can be: a limit not printed yet. */
const oMotivo =
  (valutazione: Valutazione): Valutazione =>
  (giorno, regole) => {
    try {
      return valutazione(giorno, regole);
    } catch (causa) {
      if (causa instanceof CalcoloImpossibile) return causa.anomalie.map(({ codice }) => codice);
      throw causa;
    }
  };

const base = dato('base', 100_000);
const alto = dato('base', 20_000_000);
const fratello = Familiare.parse({ tipo: 'ALTRO' });
const figlioDi31 = Familiare.parse({ tipo: 'FIGLIO', nascita: '1991-06-01' });
const milano = { tipo: 'COMUNE', codice: 'F205' } as const;
const lombardia = { tipo: 'REGIONE', codice: 'LOMBARDIA' } as const;
const premioDi = (compenso: number, giorno: string, regole: Regole): readonly number[] => {
  const { totale, collaboratore } = premioInail(
    dato('compenso', compenso),
    [{ dal: giorno, al: giorno }],
    { tasso: 4_000 },
    giorno,
    regole,
  );
  return [totale.importo, collaboratore.importo];
};
const tfrDiUnMese = (codice: string, giorno: string, regole: Regole): number =>
  tfrDellaRetribuzione('ENPAS', [riga(codice, 'competenze', codice, base)], giorno, regole).importo;
const redditoBasso = { redditoComplessivo: 1_200_000, giorni: 365, tempoDeterminato: false, minimo: true };

const fiscali: Readonly<Record<string, Valutazione>> = {
  'irpef.scaglioni': (giorno, regole) => irpefLorda(dato('reddito', 6_000_000), giorno, regole).importo,
  'irpef.tassazione-separata': (giorno, regole) =>
    irpefSeparata(base, [3_000_000, 2_000_000], giorno, regole).imposta.importo,
  'irpef.anni-degli-arretrati': arretratiDelGiorno,
  'irpef.accessorio-di-chi-paga-lo-stipendio': accessorioDellIstituto,
  'irpef.cassa-allargata': primaDelDodici,
  'irpef.conguaglio': (giorno, regole) => annoDaConguagliare(giorno, regole),
  'irpef.conguaglio.differito': conguaglioDaTrattenere,
  'bonus.trattamento-integrativo.recupero': bonusDaRestituire,
  'bonus.cuneo.recupero': bonusDaRestituire,
  'bonus.ulteriore-detrazione.recupero': detrazioneDaRestituire,
  'bonus.cuneo.supplenza-breve': supplenzaBreve,
  'gestione-separata.cassa-allargata': collaborazionePrimaDelDodici,
  'irpef.impatriati': collaboratoreDallEstero,
  'gestione-separata.certificato-a1': collaboratoreDallEstero,
  'irpef.aliquota-massima': (giorno, regole) => irpefAliquotaMassima(base, null, giorno, regole).importo,
  'irpef.sostitutiva-accessorio': pagamentoSostitutiva,
  'detrazioni.lavoro-dipendente': (giorno, regole) => detrazioneLavoro(redditoBasso, giorno, regole).totale.importo,
  'detrazioni.famiglia': (giorno, regole) =>
    detrazioniPerFamiglia([figlioDi31, fratello], 2_000_000, giorno, regole).importo,
  'bonus.trattamento-integrativo.capienza': collaborazioneBreveAConguaglio,
  'bonus.trattamento-integrativo': (giorno, regole) =>
    trattamentoIntegrativo(
      {
        redditoComplessivo: 900_000,
        impostaLorda: 190_000,
        impostaLordaLavoro: 190_000,
        detrazioneLavoro: 195_500,
        detrazioniElencate: 195_500,
        giorni: 365,
      },
      giorno,
      regole,
    ).importo,
  'bonus.cuneo': (giorno, regole) => [
    sommaIntegrativa(
      { redditoComplessivo: 900_000, redditoLavoro: 900_000, redditoPercentuale: 900_000, giorniPagati: 365 },
      giorno,
      regole,
    ).somma.importo,
    ulterioreDetrazione(2_500_000, 365, giorno, regole).importo,
  ],
  'contributi.pensione.dipendente': (giorno, regole) => contributoPensionistico('CTPS', base, giorno, regole).importo,
  'contributi.pensione.amministrazione': (giorno, regole) =>
    contributoPensionisticoScuola('CTPS', base, giorno, regole).importo,
  'contributi.fondo-credito': (giorno, regole) => ritenutaFondoCredito(base, giorno, regole).importo,
  'contributi.aggiuntivo': (giorno, regole) => contributoAggiuntivo(alto, 0, giorno, regole).importo,
  'contributi.irap': (giorno, regole) => irapDovuta(base, giorno, regole).importo,
  'contributi.irap-di-chi': (giorno, regole) =>
    setupTypes.map((scuola) =>
      isSoggettaIrap(
        contesto(Situazione.parse({ ...occasionale({ dataPagamento: giorno }), scuola }), regole, 'AUTONOMO'),
      ),
    ),
  'contributi.inps-ds': (giorno, regole) => contributoInpsDs(base, giorno, regole).importo,
  'contributi.pensione.cpdel.dipendente': (giorno, regole) =>
    contributoPensionistico('CPDEL', base, giorno, regole).importo,
  'contributi.pensione.cpdel.amministrazione': (giorno, regole) =>
    contributoPensionisticoScuola('CPDEL', base, giorno, regole).importo,
  'contributi.enpdep': (giorno, regole) => ritenutaEnpdep(base, giorno, regole).importo,
  'contributi.tfs': (giorno, regole) => contributiTfs('ENPAS', base, giorno, regole).amministrazione.importo,
  'contributi.tfr': (giorno, regole) => contributiTfr('ENPAS', base, giorno, regole).amministrazione.importo,
  'contributi.tfr-tredicesima': (giorno, regole) => tfrDiUnMese('TREDICESIMA', giorno, regole),
  'contributi.tfr-accessorio-fisso': (giorno, regole) =>
    ['RPD', 'INDENNITA_DIREZIONE'].map((voce) => tfrDiUnMese(voce, giorno, regole)),
  'contributi.riduzione-tfr': (giorno, regole) => riduzioneInTfr(base, giorno, regole).importo,
  'contributi.enam': (giorno, regole) => contributoEnam(base, giorno, regole).importo,
  'contributi.espero': (giorno, regole) => contributiEspero(base, giorno, regole).dipendente.importo,
  'contributi.prima-fascia': oMotivo((giorno, regole) => contributoAggiuntivo(alto, 0, giorno, regole).importo),
  'contributi.massimale': oMotivo((giorno, regole) => imponibileEntroMassimale(alto, 0, giorno, regole).importo),
  'esoneri.ivs': (giorno, regole) =>
    [190_000, 260_000].flatMap((retribuzioneMese) =>
      [false, true].map(
        (tredicesima) =>
          esoneroContributivo({ retribuzioneMese, base: 100_000, tredicesima }, giorno, regole).esonero.importo,
      ),
    ),
  'esoneri.madri': (giorno, regole) =>
    esoneroLavoratriceMadre(base, { figli: 2, nascitaFiglioMinore: '2020-01-01', giaFruitoNelMese: 0 }, giorno, regole)
      .importo,
  'gestione-separata.aliquote': (giorno, regole) => [
    contributoGestioneSeparata(base, 'CON_DIS_COLL', giorno, regole).totale.importo,
    contributoMinimale('PROFESSIONISTA', giorno, regole).importo,
  ],
  'gestione-separata.ripartizione': (giorno, regole) =>
    contributoGestioneSeparata(base, 'CON_DIS_COLL', giorno, regole).collaboratore.importo,
  'gestione-separata.franchigia': (giorno, regole) =>
    eccedenzaFranchigia(dato('compenso', 600_000), 0, giorno, regole).importo,
  'inail.limiti-mensili': (giorno, regole) => [premioDi(100, giorno, regole), premioDi(20_000_000, giorno, regole)],
  'inail.ripartizione': (giorno, regole) => premioDi(1_000_000, giorno, regole),
  'inail.addizionale': (giorno, regole) => premioDi(1_000_000, giorno, regole),
  'autonomi.ritenuta-acconto': (giorno, regole) => ritenutaDAcconto(base, giorno, regole).importo,
  'autonomi.ritenuta-non-residenti': (giorno, regole) =>
    ritenutaDImpostaNonResidenti(base, null, giorno, regole).importo,
  'autonomi.iva': (giorno, regole) => addebitiFattura(base, 'NESSUNA', 'ORDINARIA', giorno, regole).iva.importo,
  'autonomi.rivalsa-inps': (giorno, regole) =>
    addebitiFattura(base, 'RIVALSA_INPS', 'ESENTE', giorno, regole).rivalsa.importo,
  'autonomi.contributo-integrativo': (giorno, regole) =>
    (['CASSA_2', 'CASSA_4', 'CASSA_5'] as const).map(
      (cassa) => addebitiFattura(base, cassa, 'ESENTE', giorno, regole).cassa.importo,
    ),
  'autonomi.iva-ridotta': (giorno, regole) => ivaSu(base, 'RIDOTTA_10', giorno, regole).importo,
  'autonomi.scissione-pagamenti': avvisiDellaSocieta,
  'autonomi.scissione-di-chi': doveriDiOgniScuola,
  'autonomi.bollo': avvisi,
  'autonomi.verifica-inadempimenti': avvisi,
  'autonomi.verifica-di-chi': doveriDiOgniScuola,
  'autonomi.verifica-inadempimenti.oltre-soglia': professionistaVerificato(600_000),
  'autonomi.verifica-inadempimenti.durata-esito': professionistaVerificato(0),
  'autonomi.verifica-inadempimenti.termini': professionistaVerificato(600_000),
  'rimborsi.tracciabilita': pranzoInMissione,
  'rimborsi.pasti': pranzoInMissione,
  'recuperi.credito': recuperoAlNetto,
  'compensi.revisori': compensoDelRevisore,
  'compensi.ritenuta-premi': pagamentoDi('percettori.contributi.studente-premio'),
  'compensi.diritti-autore': pagamentoDi('percettori.contributi.autore'),
  'addizionali.calendario': (giorno, regole) => accontoComunale(base, giorno, regole).importo,
  'addizionali.regionale.lombardia': (giorno, regole) => addizionale(alto, 1, lombardia, giorno, regole).importo,
  'addizionali.comunale.f205': (giorno, regole) => addizionale(alto, 1, milano, giorno, regole).importo,
  'adempimenti.codici-tributo': pagamentoDi('percettori.contributi.tempo-indeterminato'),
};

/** The valuation of a rule, by its id. */
export const valutazioneDi = (id: string): Valutazione | undefined =>
  fiscali[id] ??
  (id.startsWith('percettori.') || id.startsWith('adempimenti.') ? pagamentoDi(id) : valutazioniContratto(id));
