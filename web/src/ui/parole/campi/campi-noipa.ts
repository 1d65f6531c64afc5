import type { Parola } from '../parola.ts';

/** The fields of the lists sent to NoiPA, of what they may spend, of the boards of the exams. */
export const campiNoipa: readonly Parola[] = [
  {
    parola: 'Che cosa paga',
    testo:
      'Fondo dell’offerta formativa, esami di maturità o altri esami: decide con quali codici e da quale stanziamento si paga.',
  },
  {
    parola: 'Codice sul portale',
    testo: 'Il numero che NoiPA dà alla lista quando la si inserisce: serve a ritrovarla e a non mandarla due volte.',
  },
  {
    parola: 'Anno di bilancio',
    testo: 'L’esercizio della dotazione da cui la lista prende i soldi, che può non essere quello del lavoro.',
  },
  {
    parola: 'Mese della lista',
    testo: 'Il mese in cui la lista si autorizza sul portale: NoiPA paga di solito nel mese dopo.',
  },
  {
    parola: 'Attività dal',
    testo: 'Il primo giorno del lavoro pagato, per i compensi che non hanno una data loro.',
  },
  {
    parola: 'Attività al',
    testo: 'L’ultimo giorno del lavoro pagato: le tariffe orarie sono quelle in vigore quel giorno.',
  },
  {
    parola: 'Inviata il',
    testo:
      'Il giorno in cui la lista è stata autorizzata sul portale: da qui le sue somme sono impegnate nella dotazione.',
  },
  {
    parola: 'Esito della lista',
    testo:
      'Che cosa ne ha fatto NoiPA: accettata, accettata in parte, scartata, pagata. Scartati e stornati fanno tornare disponibile la loro somma.',
  },
  {
    parola: 'Rata di NoiPA',
    testo: 'Il mese del cedolino NoiPA con cui la lista è stata pagata, scritto in alto sul cedolino.',
  },
  {
    parola: 'Pagata il',
    testo: 'Il giorno dell’accredito di NoiPA: di solito il 23 o un’emissione speciale, sta sul cedolino.',
  },
  {
    parola: 'Scartati',
    testo:
      'Le persone che NoiPA non ha pagato, dall’elenco degli scarti del portale: si correggono e si rimandano con una lista nuova.',
  },
  {
    parola: 'Pagati per errore, da restituire',
    testo: 'Chi ha avuto somme che non gli spettavano: restano spese finché non tornano allo Stato.',
  },
  {
    parola: 'Pagati per errore, già restituiti',
    testo: 'Chi le ha rese: la somma torna nella disponibilità della scuola.',
  },
  {
    parola: 'Codice di adesso',
    testo: 'Il codice con cui questi compensi sono nella lista: si cambia per tutti insieme.',
  },
  {
    parola: 'Nuovo codice',
    testo: 'Il codice che i compensi avranno: deve essere tra quelli che pagano questa lista.',
  },
  {
    parola: 'Codice della dotazione',
    testo:
      'Capitolo, piano gestionale e compenso su cui il Ministero ha assegnato la somma: è nella nota di assegnazione e sul portale.',
  },
  {
    parola: 'Causale dell’entrata',
    testo: 'Con quale nota o decreto la somma è stata assegnata: per ritrovarla tra gli atti.',
  },
  {
    parola: 'Compenso di NoiPA',
    anche: ['Compenso NoiPA', 'Sottocompenso'],
    testo: 'Come il portale chiama quello che si paga: un codice e un sottocodice, nel menu della lista.',
  },
  {
    parola: 'Liste che lo pagano',
    testo: 'In quali liste il codice si può scegliere: offerta formativa, maturità, altri esami.',
  },
  {
    parola: 'Tariffa della voce',
    testo: 'Se il compenso è a ore, la voce che ha la tariffa: il programma propone ore per tariffa di chi è pagato.',
  },
  {
    parola: 'Dove è stato letto',
    testo: 'Il documento o la pagina da cui viene il dato, con il suo giorno: chi controlla lo riapre lì.',
  },
  {
    parola: 'Letto il',
    testo: 'Il giorno in cui il dato è stato letto sul portale o sul documento: dopo può essere cambiato.',
  },
  {
    parola: 'Commissione',
    testo: 'Quella dell’esame, con il codice che le dà il Ministero: i suoi membri e le classi danno i compensi.',
  },
  {
    parola: 'Esame',
    testo: 'Maturità, idoneità, integrativi, preliminari: decide quali compensi spettano e a chi.',
  },
  {
    parola: 'Classi',
    testo:
      'Su quante classi la commissione o il membro lavora: il compenso di funzione della maturità è in proporzione alle classi.',
  },
  {
    parola: 'Classe della parte',
    testo: 'Il nome della classe articolata: quella in cui studenti di indirizzi diversi hanno commissari diversi.',
  },
  {
    parola: 'Indirizzo della parte',
    testo: 'L’indirizzo di studio di questa parte della classe articolata, dal decreto delle commissioni.',
  },
  {
    parola: 'Candidati',
    testo: 'Quanti candidati ha esaminato la commissione o il membro: per gli esami pagati a candidato è la quantità.',
  },
  {
    parola: 'Candidati della parte',
    testo: 'Quanti candidati della classe sono di questa parte: il compenso del commissario si divide in proporzione.',
  },
  {
    parola: 'Classe articolata: candidati suoi',
    anche: ['su quanti della classe'],
    testo:
      'Di una classe divisa tra più commissari della stessa materia, quanti candidati sono suoi e quanti in tutto: il compenso è in proporzione.',
  },
  {
    parola: 'Motivo della frazione',
    testo: 'Perché il compenso non è intero: resta scritto con il pagamento, per chi controlla.',
  },
  {
    parola: 'Fascia della trasferta',
    testo:
      'Quanto la sede è lontana, in minuti con il mezzo pubblico più veloce: la quota aggiuntiva cambia per fasce (DM 24/5/2007).',
  },
  {
    parola: 'Materie dei preliminari',
    anche: ['Candidati ai preliminari'],
    testo: 'Esami preliminari dei candidati privatisti: si pagano per candidato e materia, fino a un massimo.',
  },
  {
    parola: 'Sostituisce il presidente',
    testo: 'Il commissario che il presidente ha scelto come suo sostituto: ha una maggiorazione.',
  },
  {
    parola: 'Non imponibile',
    testo: 'La somma è un rimborso che non paga imposte né contributi.',
  },
  {
    parola: 'Giorni lavorati',
    testo: 'I giorni di lavoro della commissione, dai verbali: per gli esami pagati a giorno sono la quantità.',
  },
  {
    parola: 'Presidente',
    testo: 'Chi presiede la commissione, come nel decreto di nomina.',
  },
  {
    parola: 'Funzione',
    testo: 'Che cosa è nella commissione: presidente, commissario interno o esterno, esperto. Decide il compenso.',
  },
  {
    parola: 'Nominativo del membro',
    testo: 'Cognome e nome come nel decreto di nomina; il codice fiscale accanto è quello con cui lo si paga.',
  },
  {
    parola: 'Scuola paritaria',
    testo:
      'Se l’esame si svolge in una scuola paritaria: serve a riconoscere la commissione, il calcolo del compenso è lo stesso.',
  },
  {
    parola: 'Codice del compenso',
    testo: 'Il codice della dotazione da cui si paga il compenso di funzione.',
  },
  {
    parola: 'Codice della trasferta',
    testo: 'Il codice della dotazione da cui si paga la quota per la distanza, che è esente.',
  },
  {
    parola: 'Codice degli esami preliminari',
    testo: 'Il codice della dotazione da cui si pagano i preliminari dei privatisti.',
  },
  {
    parola: 'Codice del non imponibile',
    testo: 'Il codice della dotazione da cui si paga la parte che non paga imposte.',
  },
  {
    parola: 'Sede della commissione',
    testo: 'La scuola in cui la commissione lavora: la distanza da qui decide la quota di trasferta.',
  },
];
