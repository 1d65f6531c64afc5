/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/tabelle': [
    'Da qui si aprono le tabelle della scuola. Quello che è usato altrove non si può eliminare: il messaggio dice dove.',
  ],
  '/tabelle/attivitaParticolari': [
    "Le attività che si possono assegnare al personale. Un'attività già assegnata non si elimina: si segna come non più in uso.",
  ],
  '/tabelle/commissioniEsamiStato': [
    'Per ogni commissione si indicano i candidati e i giorni lavorati: negli elenchi NoiPA i compensi non possono superarli.',
    'Di una classe articolata si scrivono le parti, un indirizzo alla volta, con i candidati di ciascuna: insieme non superano quelli della commissione.',
    'Dei membri si scrivono la funzione e la fascia della trasferta, da cui vengono le loro quote; il codice fiscale trova la persona quando la si paga.',
  ],
  '/tabelle/posizioneInps': [
    'La matricola INPS ha 10 cifre ed è unica nella scuola. Ogni sede può avere la sua posizione: si sceglie nella scheda della sede.',
    'Se l’INPS ha sospeso la posizione si scrive da quando, e da quando vale di nuovo: i mesi interi di sospensione non risultano da denunciare nella quadratura, scheda Matricole INPS.',
  ],
  '/tabelle/posizioneInail': ['Posizione e codice di controllo insieme sono unici nella scuola.'],
  '/tabelle/classificazioneInps': [
    'Una classificazione raccoglie i codici con cui un tipo di lavoratore compare nella denuncia mensile e nella certificazione annuale.',
    'Un mese contabilizzato tiene i codici che la classificazione aveva: cambiarli segna i cedolini da sistemare. Se i codici cambiano da un certo giorno, crearne un’altra e indicarla nei servizi che cominciano allora.',
    'Può essere la predefinita di contratti e ruoli, con il suo orario: i servizi che non ne hanno una propria prendono quella. Se due vanno bene per lo stesso servizio, la si sceglie nel servizio.',
  ],
  '/tabelle/vociUtente': [
    "Le voci proprie della scuola. L'unità dice se il valore è un importo, dei giorni o delle ore; ogni periodo ha mese e anno di inizio e, se c'è, di fine.",
    'Compenso NoiPA, capitolo, tipo per SPT e tipo di emolumento dicono come la voce compare nelle liste e nelle denunce: si possono lasciare vuoti finché non servono.',
    'Dalla scheda della persona si dà a ciascuno il suo valore. Una voce che qualcuno usa non si elimina e non cambia unità.',
  ],
  '/tabelle/codiciDenunce': [
    'Con quali codici denunce e liste chiamano i tipi di assenza, le qualifiche e le voci del programma. Dove il programma ne ha uno si legge il suo, da riscontrare; dove non lo conosce lo scrive la scuola.',
    'I codici della scuola hanno un inizio e, se serve, una fine: nei loro giorni prendono il posto di quelli del programma. Un codice lasciato vuoto resta quello del programma.',
    "Per un'assenza il codice dipende da come sono pagati i giorni: interi, ridotti o senza paga. Dove non c'è un codice quei giorni non si denunciano.",
  ],
  '/tabelle/descrizioniRitenute': [
    'Le stampe in conto terzi dividono le ritenute per genere con parole del programma. Qui la scuola scrive le sue: le ritenute con la stessa descrizione e lo stesso tipo stanno in un gruppo solo.',
    'Il tipo, da 55 a 60, è il numero che le ritenute avevano nelle stampe di prima: che cosa vuol dire lo sa la scuola, e si scrive solo se lo usa ancora. Nelle stampe precede la descrizione.',
    'Le descrizioni si leggono solo nelle ritenute in conto terzi, che sono riservate. L’elenco e il riepilogo delle altre trattenute restano con le parole del programma, che non dicono a chi va la somma né perché.',
  ],
  '/tabelle/aliquote': [
    "Le aliquote che i cedolini leggono, con la decorrenza e la norma. Si leggono soltanto: i massimali e i minimali che l'INPS pubblica a gennaio si possono anticipare in Valori annunciati.",
    'Un’aliquota da riscontrare non è ancora stata letta in una fonte pubblica: i cedolini che la usano lo dicono.',
  ],
  '/tabelle/fonti': [
    'Ogni regola che il programma applica (aliquote, scaglioni, tabelle del contratto, termini) ha una norma, un giorno da cui vale e uno stato. «Riscontrato»: qualcuno l’ha letta in una pagina pubblica, e sono scritti quale e quando. «Dedotto»: viene da altre già lette, con un calcolo. «Da riscontrare»: nessuno l’ha ancora letta, ed è scritto quale documento la confermerebbe.',
    'In «Pagate e da riscontrare», mese per mese, stanno le sole regole non lette che hanno deciso un importo pagato, con il numero dei cedolini. Chi ha il documento indicato può confrontare la cifra con quella nella spiegazione del cedolino, e segnalare ciò che non torna a chi mantiene il programma.',
    'In «Novità della legge», anno per anno, stanno i valori che cominciano, cambiano o finiscono: da quale giorno, per quale comma, e di quanto cambiano, calcolati con e senza, i cedolini contabilizzati delle scuole di esempio (da quale pagamento, quanti, di quante persone; la colonna «Scuola per scuola», da scegliere, dice anche chi più di tutti) e i casi della calcolatrice. Le persone delle scuole di esempio sono inventate: quanto cambia per una persona vera lo dice il suo cedolino.',
    'Una legge nuova che tocca l’articolo di una regola le toglie il riscontro dal giorno in cui vale: va letta di nuovo.',
  ],
  '/tabelle/valoriAnnunciati': [
    "All'inizio dell'anno i massimali e i minimali dell'INPS non sono ancora pubblicati. Intanto i cedolini leggono quelli dell'anno prima, con un avviso; chi li supera resta in sospeso, gli altri si pagano.",
    'Quando escono, chi gestisce la scuola li indica qui con la circolare o la pagina in cui li ha letti: i cedolini calcolati da allora li usano e li citano. Le aliquote non si indicano: le cambia la legge.',
    'Quando un aggiornamento del programma porta il valore, vale quello del programma.',
  ],
  '/tabelle/addizionali': [
    'Ogni anno il Ministero pubblica un file per i comuni e uno per le regioni: si caricano così come sono, e il nuovo prende il posto del vecchio dello stesso anno.',
    "Il cedolino dice da quale tabella viene l'aliquota e quando è stata caricata. Chi risiede in un comune senza aliquota non si calcola, e il motivo è accanto al suo nome.",
  ],
};
