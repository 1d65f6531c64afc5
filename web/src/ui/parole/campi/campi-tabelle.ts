import type { Parola } from '../parola.ts';

/** The fields of the tables of the school, of its users, of prints and tools. */
export const campiTabelle: readonly Parola[] = [
  {
    parola: 'Codice scelto dalla scuola',
    testo: 'Una sigla breve, diversa da ogni altra della tabella: con questa si riconosce negli elenchi e nei file.',
  },
  {
    parola: 'In uso',
    testo: 'Tolto il segno, non si propone più dove si sceglie; dove è già scritto resta.',
  },
  {
    parola: 'Unità',
    testo: 'Se la voce si scrive a importo, a ore o a giorni: una volta usata non si cambia.',
  },
  {
    parola: 'Valore di una voce',
    testo: 'Quanto vale un’unità nel periodo: il compenso, o la tariffa di un’ora.',
  },
  {
    parola: 'Periodo del valore',
    anche: ['Valore e validità', 'Dal mese', 'Dell’anno', 'Al mese', 'Dell’anno di fine'],
    testo: 'I mesi in cui il valore vale: un valore nuovo si aggiunge, quello di prima resta per i mesi suoi.',
  },
  {
    parola: 'Tipo di emolumento (Modello M)',
    testo: 'Le parole con cui la voce va nelle righe del Modello M, che la scuola manda alla Ragioneria territoriale.',
  },
  {
    parola: 'Descrizione nelle stampe',
    testo: 'Il nome con cui le ritenute di quel genere sono raggruppate nelle stampe delle altre trattenute.',
  },
  {
    parola: 'Genere della ritenuta',
    testo: 'Cessione, pignoramento, prestito, quota sindacale: ogni voce di trattenuta ha il suo.',
  },
  {
    parola: 'Tipo (55–60)',
    testo:
      'Il numero che le stampe di un programma di prima davano al gruppo: si scrive solo se la scuola lo usa ancora.',
  },
  {
    parola: 'Qualifica 1 (assicurativa)',
    testo:
      'Il primo carattere della qualifica UniEmens: operaio, impiegato, quadro, dirigente, docente. Tabella INPS delle qualifiche.',
  },
  {
    parola: 'Qualifica 2 (orario)',
    testo: 'Il secondo carattere della qualifica UniEmens: tempo pieno, o part time orizzontale, verticale, misto.',
  },
  {
    parola: 'Qualifica 3 (durata)',
    testo: 'Il terzo carattere della qualifica UniEmens: a tempo indeterminato o determinato.',
  },
  {
    parola: 'Tipo contribuzione',
    testo: 'Due caratteri con cui UniEmens dice regole particolari dei contributi: 00 se non ce ne sono.',
  },
  {
    parola: 'Codice contratto',
    testo: 'Il numero con cui l’INPS, o il CNEL, chiama il contratto collettivo applicato: UniEmens lo chiede.',
  },
  {
    parola: 'Tipo lavoratore',
    testo: 'Due caratteri per chi ha una previdenza o un rapporto speciale: 0 o 00 per tutti gli altri.',
  },
  {
    parola: 'Qualifica per la CU',
    testo: 'Il codice della qualifica che la Certificazione Unica vuole nei dati previdenziali.',
  },
  {
    parola: 'Tipo rapporto per la CU',
    testo: 'Il codice del rapporto che la Certificazione Unica vuole nei dati previdenziali.',
  },
  {
    parola: 'Tempo pieno',
    testo: 'Segue la qualifica 2: decide quali contratti prendono questa classificazione.',
  },
  {
    parola: 'Predefinita per i contratti',
    anche: ['Predefinita per i ruoli'],
    testo: 'A quali servizi la classificazione si applica da sé, quando non ne hanno una loro.',
  },
  {
    parola: 'Valore annunciato',
    testo: 'Una cifra che l’INPS o il Ministero comunica ogni anno e che questa versione del programma ancora non ha.',
  },
  {
    parola: 'Tabella delle addizionali',
    testo: 'Quella dei comuni o quella delle regioni, dal sito del Dipartimento delle finanze.',
  },
  {
    parola: 'Preso dal sito il',
    testo:
      'Il giorno in cui il file è stato scaricato: le delibere dei comuni escono durante l’anno, e il file cambia.',
  },
  {
    parola: 'Quali accorpare',
    anche: ['Schede da accorpare', 'Quali', 'Quale resta', 'Scheda che resta'],
    testo:
      'Più schede della stessa cosa diventano una: quello che era delle altre passa a quella che resta, e le altre spariscono dagli elenchi.',
  },
  {
    parola: 'Nome utente',
    testo:
      'Con questo la persona entra: è quello che ha presso chi la fa accedere, di solito il suo indirizzo di posta.',
  },
  {
    parola: 'Ruoli',
    testo: 'Che cosa la persona può fare e vedere. Chi approva non può essere chi chiede.',
  },
  {
    parola: 'Scheda in anagrafe',
    testo: 'Quale persona della scuola è l’utente: da lì vede i suoi cedolini e i suoi dati.',
  },
  {
    parola: 'Chi approva',
    anche: [
      'Contabilizzazione di un’elaborazione',
      'Data di invio di una denuncia, e il suo annullamento',
      'Coordinate di pagamento di una persona, e chi riscuote per lei',
      'Mandati di pagamento di un’elaborazione',
      'Regola delle due persone allentata',
      'Ruolo di chi approva, dato a qualcuno',
    ],
    testo: 'Chi deve dire il secondo sì perché l’atto abbia effetto: nessuno approva quello che ha chiesto da sé.',
  },
  {
    parola: 'Che cosa si dice di una scadenza',
    testo:
      'Che è stata fatta altrove, o che qui non è dovuta: esce dalle cose da fare e resta scritto chi l’ha detto e perché.',
  },
  {
    parola: 'Anche le elaborazioni non ancora contabilizzate',
    testo: 'Mette nella stampa cifre che possono ancora cambiare: su ogni pagina c’è scritto che è provvisoria.',
  },
  {
    parola: 'Contenuto della stampa',
    anche: ['Disposizione', 'Acconto o saldo'],
    testo: 'Che cosa la stampa mette e in quale ordine: le scelte dell’ultima volta sono proposte.',
  },
  {
    parola: 'Con i nomi veri',
    testo: 'Le situazioni salvate portano nomi e codici fiscali veri: solo per prove che restano nella scuola.',
  },
];
