import type { Capitolo } from './capitoli.tsx';

const scuola = { path: '/scuola', nome: 'Dati della scuola' } as const;
const anagrafe = { path: '/anagrafe', nome: 'Anagrafe' } as const;
const cedolini = { path: '/cedolini', nome: 'Elaborazioni della scuola' } as const;

/** How to begin, in the order in which it is best done. */
export const perIniziare: readonly Capitolo[] = [
  {
    titolo: 'Preparare la scuola',
    paragrafi: [
      'Al primo accesso il programma prepara la scheda della scuola con quello che sa: va completata prima di pagare e di denunciare. La Dashboard dice in ogni momento che cosa manca ancora e porta alla pagina giusta.',
    ],
    passi: [
      {
        titolo: 'Dati della scuola',
        testo: 'Codice fiscale, indirizzo, recapiti. Il nome non deve avere caratteri che F24 rifiuta.',
        schermata: scuola,
      },
      {
        titolo: 'Altri dati',
        testo:
          'Regione fiscale, conto da cui si paga, sede INPS, codici NoiPA, dirigente e direttore con il periodo in cui sono in carica. Ogni dato vale dalla sua decorrenza.',
        schermata: { path: '/scuola/altriDati', nome: 'Altri dati' },
      },
      {
        titolo: 'Posizioni',
        testo: 'Le posizioni INPS e INAIL si inseriscono tra le tabelle, poi si scelgono nella scheda della scuola.',
        schermata: { path: '/tabelle', nome: 'Tabelle' },
      },
      {
        titolo: 'Firme',
        testo: "Le etichette e i nomi da stampare sotto i prospetti: senza, un'elaborazione non si contabilizza.",
        schermata: { path: '/pannellocontrollo/personalizzaFirme', nome: 'Personalizza firme' },
      },
      {
        titolo: 'Festività',
        testo:
          'Le feste di legge e il patrono si calcolano da soli; le chiusure decise dalla scuola si aggiungono a mano.',
        schermata: { path: '/operazioniAnnuali', nome: 'Operazioni annuali', vista: 'scolastico' },
      },
    ],
  },
  {
    titolo: 'Inserire le persone',
    paragrafi: [
      "Le persone si inseriscono una per una oppure da un foglio di calcolo, con un'anteprima riga per riga: finché una riga è da correggere non viene scritto niente.",
    ],
    passi: [
      {
        titolo: 'Il personale in un solo foglio',
        testo:
          "Anagrafica, domicilio fiscale, contratto e dati fiscali entrano insieme, una riga per persona, dal foglio che l'ufficio ha già: il programma trova le intestazioni sotto i titoli, riconosce le colonne e dice quello che ha inteso. Le righe giuste entrano subito, le altre restano da parte da correggere; tutto si può annullare.",
        schermata: { path: '/scambio/importa/personale', nome: 'Importa il personale' },
      },
      {
        titolo: 'Importare',
        testo:
          "Un foglio XLSX, ODS o CSV: si abbinano le colonne, si guarda l'anteprima, si applica. Un'importazione appena fatta si può annullare.",
        schermata: { path: '/anagrafe/importa', nome: 'Importa persone' },
      },
      {
        titolo: 'Completare',
        testo:
          "Pagamento, domicilio fiscale al 1° gennaio, nucleo familiare, dati fiscali dell'anno: quelli che mancano sono segnalati prima del calcolo.",
        schermata: anagrafe,
      },
      {
        titolo: 'Servizi e assenze',
        testo: "Il contratto, il profilo e l'orario di ciascuno decidono ritenute e contributi.",
        schermata: { path: '/servizi', nome: 'Servizi' },
      },
    ],
  },
  {
    titolo: 'Fare la prima prova',
    paragrafi: [
      "Prima di pagare davvero conviene una simulazione: si calcola come un'elaborazione vera, ma non si può contabilizzare.",
    ],
    passi: [
      {
        titolo: "Creare l'elaborazione",
        testo:
          'Tipo, mese, data di pagamento; poi le persone e le voci. "Simula" mostra il risultato senza scrivere niente.',
        schermata: cedolini,
      },
      {
        titolo: 'Leggere un cedolino',
        testo: 'Scegliendo una riga si vede da dove viene la cifra: formula, dati usati, aliquota, norma.',
        schermata: cedolini,
      },
    ],
  },
  {
    titolo: 'Chi può fare che cosa',
    paragrafi: [
      'Ogni utente vede le voci di menu dei suoi ruoli. Gestore: tutto. Cedolini: elaborazioni, liste NoiPA, stampe, anagrafe, tabelle. Servizi: servizi e anagrafe. Assenze: assenze. Adempimenti: denunce, F24, Certificazione Unica, IRAP, stampe. Dirigente: il proprio pannello e le notifiche. Dipendente: i propri dati.',
      'Ruoli e accessi li assegna il gestore della scuola in «Utenti», con un invito che vale una volta sola e con cui chi è nuovo sceglie la password; il primo gestore lo invita chi amministra il programma. Chi perde il telefono dei codici lo dice al gestore, che azzera il secondo fattore.',
    ],
  },
  {
    titolo: 'Le copie dei dati su questo computer',
    paragrafi: [
      'Quando il programma lavora su un computer della scuola con dati veri, al primo avvio chiede dove tenere le copie: un altro disco o una cartella di rete, mai dentro i dati. Mostra una volta sola una frase di recupero e la fa riscrivere: va tenuta su carta, lontana dal computer, perché senza le copie non si aprono.',
      'Da allora fa da solo una copia cifrata di ogni scuola, nella prima ora in cui è acceso dopo venti ore senza, mentre tutti continuano a lavorare; la tiene trentacinque giorni e una volta al mese prova a ripristinarla. Se per tre giorni non ci riesce, il gestore lo legge in rosso in cima a ogni pagina. Chi cura il computer rende i dati di una scuola con il comando ripristina e la frase.',
    ],
  },
];
