import type { Capitolo } from './capitoli.tsx';

/** The tools of every job of the office. */
export const strumenti: readonly Capitolo[] = [
  {
    titolo: 'Calcolatrice dei compensi',
    paragrafi: [
      'Quanto costa e quanto resta di un compenso, per ogni persona che una scuola paga: si apre senza accedere, anche dal telefono. Niente di quello che si scrive lascia la pagina.',
      "Quello che manca ferma il conto e viene detto. Quello che non paga la scuola è detto con chi lo paga. Non tiene conto di quanto la persona ha già avuto nell'anno, se non dove lo chiede: il cedolino di un'elaborazione sì.",
    ],
    passi: [
      {
        titolo: 'Rispondere',
        testo:
          'Una domanda alla volta: chi si paga, quanto, quando. Si parte dal lordo dipendente, dal lordo Stato o dal netto; per le ore bastano le ore. Ogni risposta si cambia toccandola, e il risultato la segue.',
        pagina: { href: '/calcola/index.html', nome: 'Calcolatrice dei compensi' },
      },
      {
        titolo: 'Leggere le ragioni',
        testo: 'Ogni cifra si apre: formula, dati, regola con la sua data, norma. In fondo le fonti di tutto il conto.',
      },
      {
        titolo: 'Confrontare e condividere',
        testo:
          "Due casi uno accanto all'altro, voce per voce. Il collegamento contiene le risposte: chi lo apre vede lo stesso conto. La stampa porta risposte, cifre e ragioni.",
      },
      {
        titolo: 'Metterla nel sito della scuola',
        testo:
          "La pagina si può mostrare dentro un'altra: il sito della scuola la inserisce in un riquadro (iframe) con il suo indirizzo.",
      },
    ],
  },
  {
    titolo: 'Elenchi, file e tastiera',
    paragrafi: [
      "In alto, o con Ctrl+K, si cerca da qualunque pagina: una persona per cognome e nome, codice fiscale o matricola; un'elaborazione per parole della descrizione o mese; una schermata per nome.",
      "Ogni elenco si ordina, si filtra e si esporta in XLSX o CSV; le colonne e le righe per pagina si scelgono con l'ingranaggio e restano così per l'utente.",
      'Tutto si fa anche da tastiera: Tab e Maiuscole+Tab per spostarsi, Invio per aprire o confermare, Esc per chiudere una finestra. Chi lascia una pagina con modifiche non salvate riceve una domanda.',
      'Se due persone modificano lo stesso dato, la seconda vede le due versioni a confronto e sceglie quale tenere.',
      'I messaggi già spariti si rileggono nel pannello di aiuto, in "Messaggi recenti".',
    ],
  },
  {
    titolo: 'Accessibilità',
    paragrafi: [
      'In fondo a ogni pagina, anche in quella di accesso, «Accessibilità» dice che cosa è conforme, che cosa non è provato, dove si legge la dichiarazione e a chi si segnala una barriera. Si apre senza accedere.',
      'Le scuole pubbliche rivedono la loro dichiarazione ogni anno entro il 23 settembre su form.agid.gov.it: la scadenza è fra quelle del cruscotto, e si segna quando è fatta. Il suo indirizzo lo scrive nelle impostazioni chi gestisce il programma, della scuola o di tutte insieme: il piede delle pagine porta a quello della propria.',
    ],
    passi: [
      {
        titolo: 'Leggere la pagina',
        testo: 'È la stessa per tutti, e non chiede di essere riconosciuti.',
        pagina: { href: '/accessibilita.html', nome: 'Accessibilità' },
      },
    ],
  },
];
