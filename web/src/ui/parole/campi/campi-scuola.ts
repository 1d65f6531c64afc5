import type { Parola } from '../parola.ts';

/** The fields of the school, of its sites, calendars and signatures. */
export const campiScuola: readonly Parola[] = [
  {
    parola: 'Protocollata il',
    testo: 'Il giorno in cui la stampa che esce è registrata a protocollo: si legge dopo il numero, «del …».',
  },
  {
    parola: 'Numero di protocollo',
    testo:
      'Il numero che il registro di protocollo della scuola dà all’atto o alla lettera che esce, con il suo giorno: si legge sotto l’intestazione della stampa, «Prot. n. … del …». Senza, la stampa non ne parla.',
  },
  {
    parola: 'Codice meccanografico',
    testo:
      'I dieci caratteri con cui il Ministero conosce la scuola o il plesso: sono su Scuola in Chiaro, e dicono provincia e tipo.',
  },
  {
    parola: 'Codice ministeriale',
    testo: 'Il codice della scuola in altri archivi del Ministero, se non è il meccanografico.',
  },
  {
    parola: 'Tipo di scuola',
    testo:
      'Infanzia, primaria, primo o secondo grado, istituto comprensivo: vuoto, si ricava dal codice meccanografico.',
  },
  {
    parola: 'Gestione della scuola',
    testo:
      'Statale, paritaria privata o comunale: decide chi paga lo stipendio, quali casse, quali denunce e scadenze ci sono.',
  },
  {
    parola: 'Applica al personale il CCNL Istruzione e Ricerca',
    testo:
      'Una scuola comunale di solito applica il contratto delle funzioni locali, le cui tabelle qui non ci sono: si segna solo se il comune ha scelto quello della scuola.',
  },
  {
    parola: 'Posizione INPS',
    testo:
      'La matricola con cui la scuola denuncia collaboratori e dipendenti alla gestione privata: si scrive in Tabelle, Posizioni INPS.',
  },
  {
    parola: 'Codici di autorizzazione',
    testo: 'Due caratteri ciascuno, dal cassetto previdenziale: dicono all’INPS regole particolari della posizione.',
  },
  {
    parola: 'Sospesa dal',
    testo:
      'La data della lettera o del cassetto con cui l’INPS ha sospeso la posizione: i mesi interi da lì non si denunciano.',
  },
  {
    parola: 'Riattivata dal',
    testo: 'Il giorno da cui l’INPS ha ripreso la posizione: da quel mese si denuncia di nuovo.',
  },
  {
    parola: 'Posizione',
    testo: 'La posizione assicurativa territoriale (PAT): otto o nove cifre, sul certificato di assicurazione INAIL.',
  },
  {
    parola: 'Codice di controllo',
    testo: 'Le due cifre che seguono il numero della posizione INAIL: dicono se è stato copiato bene.',
  },
  {
    parola: 'Sede INAIL',
    testo: 'Le cinque cifre della sede che ha emesso la posizione: vanno nell’F24.',
  },
  {
    parola: 'Numero di riferimento',
    testo:
      'Sei cifre del documento che si paga: 902 e l’anno per l’autoliquidazione. Vanno nella sezione INAIL dell’F24.',
  },
  {
    parola: 'CAP per l’INPS',
    testo: 'Del luogo in cui si lavora: UniEmens lo chiede con la sede.',
  },
  {
    parola: 'Comune per l’INPS',
    testo: 'Il comune in cui si lavora, per la parte di UniEmens che lo chiede.',
  },
  {
    parola: 'Provincia ex INPDAP',
    testo: 'La sigla della sede provinciale che era dell’INPDAP: va nell’F24 con i contributi dei dipendenti pubblici.',
  },
  {
    parola: 'Personale iscritto a ENPDEP',
    testo:
      'L’assicurazione sociale dei dipendenti di enti di diritto pubblico, con un piccolo contributo loro e della scuola. Le scuole statali non ci sono iscritte.',
  },
  {
    parola: 'Tracciato dei bonifici',
    testo: 'La forma del file per la banca: SEPA è quella europea, CBI quella italiana. È la banca a dire quale legge.',
  },
  {
    parola: 'Santo patrono',
    testo: 'Il nome della festa del comune: se cade in un giorno di lavoro è festivo per chi lavora nella sede.',
  },
  {
    parola: 'Giorno del patrono',
    testo: 'Il giorno e il mese della festa del patrono, ogni anno gli stessi.',
  },
  {
    parola: 'Sede di organico',
    testo: 'Un plesso che ha posti propri nell’organico: nei contratti si può scegliere.',
  },
  {
    parola: 'Sede in uso',
    anche: ['Attiva'],
    testo: 'Una sede non più attiva resta sui contratti fatti e non si propone per i nuovi.',
  },
  {
    parola: 'Enti di appartenenza e servizio',
    anche: ['CF ente di appartenenza', 'Progressivo di appartenenza', 'CF sede di servizio', 'Progressivo di servizio'],
    testo:
      'Scritti quando ListaPosPA li prendeva da qui: oggi si scrivono nel frontespizio del mese, e questi si possono togliere.',
  },
  {
    parola: 'Firmatario della scuola',
    testo: 'Dirigente, DSGA o chi li sostituisce: le stampe portano il nome di chi era in carica il loro giorno.',
  },
  {
    parola: 'Dicitura del dirigente',
    anche: ['Dicitura del DSGA'],
    testo: 'La riga sopra la firma, per esempio «Il dirigente scolastico»: va su tutte le stampe da quel giorno.',
  },
  {
    parola: 'Firma del dirigente',
    anche: ['Firma del DSGA'],
    testo: 'Cognome e nome come vanno stampati sotto la dicitura: vuoto, quelli di chi è in carica.',
  },
  {
    parola: 'Frase sotto le firme',
    testo: 'Per i documenti senza firma di pugno: la frase che dice perché manca (D.Lgs. 39/1993, art. 3 c. 2).',
  },
  {
    parola: 'Dal giorno',
    testo: 'Il primo giorno in cui la scuola ha questi dati: le denunce dei mesi prima portano quelli di allora.',
  },
  {
    parola: 'Per effetto di',
    anche: ['Diventata un’altra per effetto di'],
    testo:
      'L’atto che ha cambiato la scuola: di solito il decreto di dimensionamento della regione, con numero e data.',
  },
  {
    parola: 'Che cosa era sbagliato',
    testo: 'L’errore che si corregge, in una riga: resta nel registro delle modifiche.',
  },
  {
    parola: 'Arrotonda il netto all’euro',
    testo: 'Il netto si paga a euro interi; i centesimi passano al cedolino dopo della stessa persona.',
  },
  {
    parola: 'Centesimi di differenza del lordo Stato',
    testo:
      'Scorporando una somma onnicomprensiva, la somma delle parti può non tornare di qualche centesimo: qui si sceglie dove va.',
  },
  {
    parola: 'Regione del calendario',
    testo: 'Di quale regione è il calendario delle lezioni: lo stabilisce la sua delibera ogni anno.',
  },
  {
    parola: 'Inizio delle lezioni',
    anche: ['Fine delle lezioni'],
    testo:
      'Dalla delibera della regione, come cambiata dal consiglio d’istituto: fuori da questi giorni le ferie si possono prendere.',
  },
  {
    parola: 'Sospensione',
    anche: ['Sospensioni'],
    testo:
      'Un periodo senza lezioni: vacanze di Natale, di Pasqua, ponti. In quei giorni i supplenti possono prendere le ferie.',
  },
  {
    parola: 'Tipo di festività',
    testo: 'Nazionale, patrono, chiusura decisa dalla scuola: decide come il giorno conta per ferie e assenze.',
  },
  {
    parola: 'Sedi della festività',
    testo: 'In quali sedi vale: senza scelta, in tutte.',
  },
  {
    parola: 'Avvisi ai dipendenti',
    anche: ['Ai dipendenti, di un cedolino esposto'],
    testo:
      'Un messaggio di posta quando un cedolino è visibile: dice il mese, mai gli importi. Va a chi ha un accesso.',
  },
  {
    parola: 'Avvisi a chi approva',
    anche: ['A chi deve approvare, di una richiesta che aspetta'],
    testo: 'Un messaggio di posta quando qualcosa aspetta il secondo sì.',
  },
  {
    parola: 'Avvisi delle scadenze',
    anche: ['A chi può inviare denunce, ogni lunedì, delle scadenze'],
    testo:
      'Un messaggio di posta ogni lunedì a chi ha il ruolo per inviare: le scadenze della settimana e quelle passate.',
  },
  {
    parola: 'Servizi visibili in linea',
    anche: ['Assenze visibili in linea', 'Cedolini visibili in linea'],
    testo: 'Se ciascuno vede i propri dalla sua pagina: lo decide il dirigente. Spento, la pagina lo dice.',
  },
  {
    parola: 'Importi dei cedolini modificabili',
    testo: 'Se l’ufficio può cambiare a mano una cifra calcolata: il motivo resta scritto e la riga si vede cambiata.',
  },
];
