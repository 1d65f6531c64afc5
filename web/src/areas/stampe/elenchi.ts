import {
  printAttivita,
  printDatiFiscali,
  printDatiSoggettivi,
  printInServizio,
  printModalitaPagamento,
  printRubrica,
  type Disposizione,
} from '#shared/contracts/anagrafe/stampe/personale.ts';
import { printUnilav } from '#shared/contracts/anagrafe/stampe/unilav.ts';
import {
  printCompensiAnnui,
  printFabbisogno,
  printGiornale,
  printRiepilogoAnnuo,
  printTrattamentoAccessorio,
} from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { printAddizionali } from '#shared/contracts/cedolini/stampe/ritenute/addizionali.ts';
import { printAltreTrattenute } from '#shared/contracts/cedolini/stampe/ritenute/altre-trattenute.ts';
import { printRitenuteContoTerzi } from '#shared/contracts/cedolini/stampe/ritenute/conto-terzi.ts';
import { printContributi } from '#shared/contracts/cedolini/stampe/ritenute/contributi.ts';
import { printIrap } from '#shared/contracts/cedolini/stampe/ritenute/irap.ts';
import { printRitenuteIrpef } from '#shared/contracts/cedolini/stampe/ritenute/ritenute-irpef.ts';
import { printUniemensExInpdap, printUniemensInps } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { printAnnualiNoipa, printDotazioneFinanziaria } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { descrizioneFondo, fondi } from '#shared/domain/elaborazione/fondi.ts';
import type { Voce } from '#ui/modulo/campi/campo-scelta.tsx';
import type { SenzaRighe } from './contenuto-stampa.tsx';
import type { StampaDaChiedere } from './modulo-stampa.tsx';

/** A screen that asks for prints. */
interface ElencoDiStampe {
  readonly titolo: string;
  readonly descrizione: string;
  readonly stampe: readonly StampaDaChiedere[];
}

const voce = (codice: string, descrizione: string, dettaglio: string): Voce<string> => ({
  codice,
  descrizione,
  dettaglio,
});
const INDIVIDUALE = voce('dipendente', 'Scheda individuale', 'Mese per mese, di una persona');

const layout: readonly Voce<Disposizione>[] = [
  { codice: 'ALFABETICO', descrizione: 'Alfabetica' },
  { codice: 'QUALIFICA', descrizione: 'Per qualifica' },
  { codice: 'SEDE', descrizione: 'Per sede' },
  { codice: 'RUBRICA', descrizione: 'Rubrica, con i recapiti' },
];

const NIENTE_PAGATO: SenzaRighe = {
  testo:
    'nessuna elaborazione contabilizzata nel periodo ne ha. Cambiare il periodo, oppure spuntare «Anche le elaborazioni non ancora contabilizzate».',
  indirizzo: '#/cedolini',
  nome: 'Elaborazioni',
};
const NIENTE_DENUNCIATO: SenzaRighe = {
  testo: 'nessuna denuncia del periodo ne ha. Cambiare il periodo o il contenuto, oppure preparare la denuncia.',
  indirizzo: '#/uniemens',
  nome: 'UniEmens',
};
const NESSUNO_IN_SERVIZIO: SenzaRighe = {
  testo: 'tra i due giorni nessuno ha un servizio, o un’attività, registrati. Cambiare i giorni, o registrarli.',
  indirizzo: '#/servizi',
  nome: 'Servizi',
};
const NIENTE_DA_COMUNICARE: SenzaRighe = {
  testo: 'nel mese nessun contratto comincia, si proroga o finisce. Cambiare mese, o registrare i servizi.',
  indirizzo: '#/servizi',
  nome: 'Servizi',
};
const NIENTE_NOIPA: SenzaRighe = {
  testo: 'nell’anno non c’è nessuna lista NoiPA. Cambiare anno, o preparare una lista.',
  indirizzo: '#/noipa',
  nome: 'Liste NoiPA',
};
const NIENTE_ASSEGNATO: SenzaRighe = {
  testo: 'nell’anno non è registrata nessuna entrata. Cambiare anno, o registrarla.',
  indirizzo: '#/dotazionefinanziaria',
  nome: 'Dotazione finanziaria',
};
const NIENTE_DA_FINANZIARE: SenzaRighe = {
  testo: 'nel mese non ci sono elaborazioni completate e ancora da contabilizzare. Cambiare mese, o calcolarne una.',
  indirizzo: '#/cedolini',
  nome: 'Elaborazioni',
};
const NIENTE_REGISTRATO: SenzaRighe = {
  testo: 'per il periodo non è registrato niente. Cambiare il periodo, o registrare i dati delle persone.',
  indirizzo: '#/anagrafe',
  nome: 'Tutto il personale',
};

/** The screens of prints by their address: one more is an entry here and a line in `screens.ts`. */
export const elenchiDiStampe: Readonly<Record<string, ElencoDiStampe>> = {
  '/contributi': {
    titolo: 'Contributi',
    descrizione: 'Quote trattenute e quote a carico della scuola, per fondo',
    stampe: [
      {
        contratto: printContributi,
        vuoto: NIENTE_PAGATO,
        scelte: {
          tipo: [
            voce('elenco', 'Elenco', 'Per fondo, persona ed elaborazione'),
            voce('riepilogo', 'Riepilogo', 'Per fondo, mese e codice F24'),
            INDIVIDUALE,
          ],
          fondo: fondi.map((codice) => ({ codice, descrizione: descrizioneFondo[codice] })),
        },
      },
    ],
  },
  '/irpef': {
    titolo: 'IRPEF',
    descrizione: 'Ritenute, imposta sostitutiva e crediti riconosciuti',
    stampe: [
      {
        contratto: printRitenuteIrpef,
        vuoto: NIENTE_PAGATO,
        scelte: {
          tipo: [
            voce('elenco', 'Elenco', 'Per imposta, persona ed elaborazione'),
            voce('riepilogo', 'Riepilogo', 'Per imposta, mese e codice F24'),
          ],
        },
      },
    ],
  },
  '/irap': {
    titolo: 'Stampe IRAP',
    descrizione: "L'imposta a carico della scuola su quanto paga",
    stampe: [
      {
        contratto: printIrap,
        vuoto: NIENTE_PAGATO,
        scelte: {
          tipo: [
            voce('elenco', 'Elenco', 'Per persona ed elaborazione'),
            voce('riepilogo', 'Riepilogo', 'Per mese e codice F24'),
            INDIVIDUALE,
          ],
        },
      },
    ],
  },
  '/addizionali': {
    titolo: 'Addizionali',
    descrizione: 'Regionali e comunali, per ente e persona',
    stampe: [
      {
        contratto: printAddizionali,
        vuoto: NIENTE_PAGATO,
        scelte: {
          ente: [
            { codice: 'REGIONE', descrizione: 'Regioni' },
            { codice: 'COMUNE', descrizione: 'Comuni' },
          ],
          rata: [
            { codice: 'ACCONTO', descrizione: 'Acconto' },
            { codice: 'SALDO', descrizione: 'Saldo' },
          ],
        },
      },
    ],
  },
  '/altreTrattenute': {
    titolo: 'Altre trattenute',
    descrizione: 'Cessioni, delegazioni, quote e somme dovute a terzi, senza il nome di chi le riceve',
    stampe: [
      {
        contratto: printAltreTrattenute,
        vuoto: NIENTE_PAGATO,
        scelte: {
          tipo: [
            voce('elenco', 'Elenco', 'Per genere, persona ed elaborazione'),
            voce('riepilogo', 'Riepilogo', 'Per genere, un mese per colonna'),
          ],
        },
      },
    ],
  },
  '/ritenuteCterzi': {
    titolo: 'Ritenute in conto terzi',
    descrizione: 'Che cosa va pagato a ciascun creditore, con il riferimento della trattenuta',
    stampe: [
      {
        contratto: printRitenuteContoTerzi,
        vuoto: NIENTE_PAGATO,
        scelte: {
          tipo: [
            voce(
              'conto-terzi',
              'Ritenute in conto terzi',
              'Somme dovute per legge o per ordine del giudice, per creditore',
            ),
            voce('altre', 'Altre ritenute', 'Cessioni, delegazioni, quote, premi, prestiti'),
            voce('elenco', 'Elenco delle ritenute', 'Tutte, per genere e persona'),
            voce('riepilogo', 'Riepilogo delle ritenute', 'Per creditore, un mese per colonna'),
          ],
        },
      },
    ],
  },
  '/annue': {
    titolo: 'Stampe annue',
    descrizione: "Quello che è stato pagato nell'anno",
    stampe: [
      { contratto: printRiepilogoAnnuo, vuoto: NIENTE_PAGATO },
      { contratto: printCompensiAnnui, vuoto: NIENTE_PAGATO },
      { contratto: printGiornale, vuoto: NIENTE_PAGATO },
      { contratto: printTrattamentoAccessorio, vuoto: NIENTE_PAGATO },
      { contratto: printAnnualiNoipa, vuoto: NIENTE_NOIPA },
      {
        contratto: printDotazioneFinanziaria,
        vuoto: NIENTE_ASSEGNATO,
        scelte: { tipo: [voce('annue', 'Codice per codice', 'Entrate, liste NoiPA e quello che resta')] },
      },
    ],
  },
  '/altrestampe': {
    titolo: 'Altre stampe',
    descrizione: 'Il denaro che serve e i dati registrati delle persone',
    stampe: [
      { contratto: printFabbisogno, vuoto: NIENTE_DA_FINANZIARE },
      { contratto: printDatiFiscali, vuoto: NIENTE_REGISTRATO },
      { contratto: printDatiSoggettivi, vuoto: NIENTE_REGISTRATO },
    ],
  },
  '/uniemens-stampe-inps': {
    titolo: 'UniEmens, stampe INPS',
    descrizione: 'Quello che le denunce di un mese o di un anno dicono delle posizioni INPS e dei collaboratori',
    stampe: [
      {
        contratto: printUniemensInps,
        vuoto: NIENTE_DENUNCIATO,
        scelte: {
          tipo: [
            voce('riepilogo', 'Riepilogo', 'Posizioni, collaboratori e liste, con le persone e i contributi'),
            voce('individuali', 'Denunce individuali', 'Imponibile e contributo per persona e mese'),
            voce('aziendale', 'Denunce aziendali', 'Per posizione: lavoratori, forza aziendale, totali'),
            voce('collaboratori', 'Collaboratori', 'Imponibile, aliquota e contributo alla Gestione separata'),
            voce('annuale-dipendente', 'Anno per persona', "I mesi dell'anno, di tutti o di una persona"),
          ],
        },
      },
    ],
  },
  '/uniemens-stampe-exinpdap': {
    titolo: 'UniEmens, stampe ex INPDAP',
    descrizione: 'Quello che le denunce di un mese o di un anno dicono alle casse pubbliche',
    stampe: [
      {
        contratto: printUniemensExInpdap,
        vuoto: NIENTE_DENUNCIATO,
        scelte: {
          tipo: [
            voce('retribuzioni', 'Retribuzioni del mese', 'Imponibili per fondo (E0)'),
            voce('contributi', 'Contributi del mese', 'Contributi per fondo (E0)'),
            voce('retribuzioni-trasferite', 'Retribuzioni di periodi precedenti', 'Imponibili per fondo (V1)'),
            voce('contributi-trasferiti', 'Contributi di periodi precedenti', 'Contributi per fondo (V1)'),
            voce('annuale-dipendente', 'Anno per persona', "I mesi dell'anno, di tutti o di una persona"),
            voce('prospetto', 'Prospetto', 'Imponibili e contributi per codice F24'),
            voce('e0', 'Moduli E0', 'Campo per campo'),
            voce('e1', 'Moduli E1', 'Campo per campo'),
            voce('f1', 'Moduli F1', 'Campo per campo'),
            voce('v1', 'Moduli V1', 'Campo per campo'),
          ],
        },
      },
    ],
  },
  '/personaleinservizio': {
    titolo: 'Personale in servizio',
    descrizione:
      'Chi lavora nella scuola tra due giorni: dati, recapiti, attività, pagamento; le schede UNILAV di un mese',
    stampe: [
      ...[printInServizio, printRubrica, printAttivita, printModalitaPagamento].map((contratto) => ({
        contratto,
        scelte: { layout },
        vuoto: NESSUNO_IN_SERVIZIO,
      })),
      { contratto: printUnilav, vuoto: NIENTE_DA_COMUNICARE },
    ],
  },
};
