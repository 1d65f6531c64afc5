import type { Parola } from '../parola.ts';

/** The fields of a run of payslips and of the payees in it. */
export const campiElaborazione: readonly Parola[] = [
  {
    parola: 'Tipo di elaborazione e importi',
    testo:
      'Che cosa si paga, e se gli importi che si scrivono sono lordo dipendente o lordo Stato: decide le voci che si possono scegliere.',
  },
  {
    parola: 'Anno da conguagliare',
    testo:
      'Di quale anno si rifà il conto dell’IRPEF: fino al 28 febbraio di solito quello prima, poi quello del pagamento.',
  },
  {
    parola: 'Attività pagata',
    testo:
      'Il lavoro per cui si paga, con le parole dell’incarico: è sul provvedimento di liquidazione e raggruppa le stampe.',
  },
  {
    parola: 'Somma disponibile',
    testo:
      'Quanto c’è per questo pagamento, oneri della scuola compresi: dalla scheda del programma annuale o dalla contrattazione.',
  },
  {
    parola: 'Anche le voci',
    testo: 'La copia porta con sé ore e importi; senza, porta solo le persone e si scrivono da capo.',
  },
  {
    parola: 'Un altro periodo',
    testo:
      'Il mese che sta sui cedolini, se non è quello del pagamento. Le denunce restano nel mese che la legge dice.',
  },
  {
    parola: 'Aggiorna il periodo di riferimento',
    testo: 'Anche i cedolini portano il mese scelto sopra, al posto di quello con cui sono stati calcolati.',
  },
  {
    parola: 'Numero del mandato',
    testo: 'Quello del registro dei mandati dell’anno, uno per mandato: dal programma di contabilità della scuola.',
  },
  {
    parola: 'Data del mandato',
    testo: 'Il giorno in cui il mandato è stato emesso: il pagamento è quello della quietanza.',
  },
  {
    parola: 'Importo del mandato',
    testo: 'Quanto il mandato fa pagare: la somma dei mandati si confronta con quella dei cedolini.',
  },
  {
    parola: 'Creditore',
    testo:
      'A chi va il mandato quando non è alle persone dell’elaborazione: finanziaria, Stato per le ritenute, ente di previdenza.',
  },
  {
    parola: 'Contratto',
    testo: 'Se il rapporto è a tempo indeterminato o determinato: cambia contributi e TFR.',
  },
  {
    parola: 'Ruolo del dipendente',
    anche: ['Ruolo'],
    testo: 'Docente, ATA, dirigente: decide le tariffe e le voci che le spettano.',
  },
  {
    parola: 'Cassa o rivalsa',
    anche: ['Previdenza in fattura'],
    testo:
      'Quello che il professionista aggiunge in fattura per la sua previdenza: il contributo integrativo della sua cassa, o la rivalsa della Gestione separata.',
  },
  {
    parola: 'Bollo addebitato in fattura (forfettari)',
    testo:
      'L’imposta di bollo che chi non mette IVA aggiunge in fattura oltre la soglia di legge: si paga insieme al compenso.',
  },
  {
    parola: 'Convenzione contro le doppie imposizioni con certificato',
    testo:
      'Chi risiede in un altro Stato ha chiesto la convenzione e ha dato il certificato di residenza fiscale: l’Italia tassa meno, o niente.',
  },
  {
    parola: 'Aliquota ridotta della convenzione',
    testo: 'Quella dell’articolo della convenzione con il Paese di residenza, al posto della ritenuta intera.',
  },
  {
    parola: 'Certificato A1, numero',
    anche: ['Certificato A1, valido fino al'],
    testo:
      'Il documento con cui l’ente di un altro Stato europeo dice che la persona è assicurata là (Reg. CE 883/2004): fino alla sua scadenza qui non si pagano contributi.',
  },
  {
    parola: 'Personale di un’altra scuola statale',
    testo: 'Chi ha lo stipendio da NoiPA ma lavora in un’altra scuola: il codice meccanografico di quella.',
  },
  {
    parola: 'Lavoratore impatriato dal 2024',
    testo:
      'Chi è tornato in Italia e lo ha chiesto per iscritto paga le imposte su una parte del reddito (D.Lgs. 209/2023, art. 5).',
  },
  {
    parola: 'Tasso INAIL dell’attività',
    testo:
      'Il tasso della voce di tariffa, dal certificato di assicurazione: si paga per i collaboratori assicurati, un terzo a loro carico.',
  },
  {
    parola: 'Già pagato per gli stessi mesi',
    testo:
      'Quanto lo stesso collaboratore ha avuto prima per quei mesi: la base INAIL ha un minimo e un massimo mensili.',
  },
  {
    parola: 'Trattamento',
    anche: ['Regime'],
    testo:
      'Come si tassa il compenso di questo percettore tra i modi che la legge ammette per lui, per esempio il regime forfettario.',
  },
  {
    parola: 'Esito della verifica',
    anche: ['Esito del', 'Numero della verifica'],
    testo:
      'Prima di pagare a una persona più della soglia di legge si chiede all’Agenzia delle entrate-Riscossione se ha debiti (DPR 602/1973, art. 48-bis): data e numero sono sulla risposta.',
  },
  {
    parola: 'Debito risultante',
    testo:
      'Quanto la persona deve secondo la risposta: fino a quella somma il pagamento si ferma e l’agente può pignorarlo.',
  },
  {
    parola: 'Descrizione sul cedolino',
    testo: 'Le parole che la persona legge accanto alla somma: di un rimborso, il documento di spesa.',
  },
  {
    parola: 'Tariffa oraria',
    anche: ['Tariffa giornaliera'],
    testo:
      'Quella del contratto per la qualifica della persona, proposta con la sua norma; di un esterno, quella del suo contratto.',
  },
  {
    parola: 'Incarico che si paga',
    testo:
      'Il contratto a cui la voce si riferisce: il programma toglie la somma da quella pattuita e dice quanto resta.',
  },
  {
    parola: 'Come è stato sistemato',
    testo:
      'Che cosa è stato fatto perché il cedolino pagato e il lavoro corretto tornino d’accordo: resta scritto con l’elaborazione.',
  },
  {
    parola: 'Arrotondamento del netto',
    testo:
      'I centesimi tolti o aggiunti perché il netto sia quello voluto: il cedolino dopo della stessa persona li rende.',
  },
  {
    parola: 'Come per il progetto',
    testo:
      'Si parte dall’ultima elaborazione dello stesso progetto: persone, voci, ore e importi sono già scritti e si correggono.',
  },
  {
    parola: 'Fine servizio',
    testo:
      'Se la persona è in regime di TFS (di ruolo prima del 2001) o di TFR: cambia il contributo che le si toglie.',
  },
];
