/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/scuola': [
    'I dati della scuola che compaiono su stampe, denunce e versamenti. Codici, denominazione e sede, una volta scritto il codice fiscale, si cambiano in «La scuola nel tempo», che chiede da quale giorno.',
    "Il comune si sceglie dall'elenco: un comune estinto non è accettato. Il modello F24 ammette nella denominazione solo lettere, cifre, spazi, punti, trattini e la e commerciale.",
    'Il logo, un’immagine PNG o JPEG fino a 100 KB, sta nell’intestazione di ogni stampa, accanto al nome; senza, restano nome e codici. Le stampe di quando la scuola aveva un altro codice non lo portano.',
    'La «Gestione» decide che cosa la scuola fa qui, e sotto si legge che cosa non fa e perché: elaborazioni, denunce, stampe e scadenze che non sono sue non stanno nei menu e sono rifiutate con lo stesso motivo. Una scuola paritaria paga esperti esterni e collaboratori, con il loro conguaglio: il suo personale lo paga il programma di chi tiene i libri paga, l’IRAP la versa con la propria dichiarazione. Una scuola comunale paga il personale solo se dichiara di applicargli il CCNL Istruzione e Ricerca.',
  ],
  '/scuola/altriDati': [
    'Ogni dato ha una decorrenza: le denunce di un mese usano quelli che valevano allora. Per un cambiamento si aggiunge una nuova decorrenza, senza modificare la precedente.',
    'Fondo pensione e fondo di fine servizio decidono i contributi e i codici con cui si versano. Una scuola statale li lascia vuoti: il suo personale è iscritto per legge a CTPS ed ENPAS. Le altre scuole pubbliche li indicano: senza, le elaborazioni si calcolano ma non si contabilizzano. Una scuola paritaria non ne ha: può scrivere FPLD, che è vero, ma qui non paga dipendenti.',
    'Cambiare questi dati segna da ricalcolare le elaborazioni aperte che versano a un altro ente.',
    'I periodi di due dirigenti, o di due direttori, non possono sovrapporsi.',
  ],
  '/scuola/nelTempo': [
    'Quando la scuola cambia codice, denominazione o sede si usa «Cambia da un giorno»: quello che parla di giorni prima resta come era. Vale per stampe, elenchi, denunce e certificazioni: ognuna porta la scuola del giorno di cui parla, e quello che è contabilizzato o inviato porta la scuola tenuta allora.',
    'Se era sbagliato quello che era scritto, si usa «Correggi» sul suo periodo, dicendo che cosa: la correzione vale per tutti i giorni del periodo e resta nel registro delle modifiche.',
    'L’UniEmens di un mese di prima è della scuola di allora e la trasmette quella di oggi. Una CU che ne corregge un’altra resta del sostituto che l’ha mandata. L’F24 è della scuola del giorno in cui si paga.',
    '«Che cosa tocca» elenca, di un anno, le elaborazioni contabilizzate e le denunce inviate che dicono della scuola, di chi firma o del conto altro da quello che i dati dicono oggi di quei giorni, con quello che c’è da fare. Restano comunque come erano.',
    'Quando la scuola finisce e un’altra ne prende il posto, chi amministra il programma porta di là persone, saldi e totali dell’anno: qui resta scritto chi è subentrato e da quando.',
  ],
  '/scuola/subentro': [
    'Qui si legge che cosa passa quando la scuola finisce e un’altra ne prende il posto, e che cosa conviene finire prima. Il passaggio lo fa chi amministra il programma, a scuola chiusa: in una scuola nuova e ancora vuota va tutto, com’è; a una scuola che lavora si uniscono le persone, con i loro dati e le somme pagate.',
    'In un’unione lo stesso codice fiscale è la stessa persona: niente si raddoppia e niente di quello che c’è cambia. L’anteprima dice, persona per persona, chi è nuova, quanti dati porta e che cosa resta com’è; le righe «Da decidere prima» si sistemano in una delle due scuole, poi si rifà l’anteprima. Si fa solo quello che l’anteprima ha detto.',
    'La prova mette le stesse somme delle due scuole una accanto all’altra: persone, pagamenti, lordo, imponibile, imposta e netto di ogni anno. Le soglie, i giorni, i debiti e i resti dell’anno continuano da lì.',
    'In un’unione elaborazioni e denunce restano della scuola che finisce: quelle da inviare le trasmette quella che subentra, entrando in quella scuola. Gli utenti non passano: si invitano di nuovo.',
  ],
  '/scuola/sediOrganico': [
    'Le sedi della scuola. Una sede usata da servizi, calendari o festività non si elimina: il messaggio dice dove è usata. Si può invece segnare come non attiva.',
  ],
  '/tabelle/altreScuole': [
    'Le scuole con cui la nostra ha rapporti. Il codice meccanografico ha 10 caratteri ed è unico tra scuole e sedi.',
  ],
  '/tabelle/altreScuole/scuoleItalia': [
    "L'anagrafe nazionale delle scuole, dagli open data del Ministero. Si cerca per inizio della denominazione, del codice o del comune; la scuola trovata si aggiunge alle altre scuole.",
  ],
  '/tabelle/calendarioScolastico': [
    'Inizio e fine delle lezioni e le sospensioni, che stanno dentro quel periodo e non si sovrappongono. Un calendario seguito da qualche sede non si elimina.',
  ],
  '/tabelle/calendarioScolastico/assegnaSedi': [
    "Una sede segue un solo calendario in un anno scolastico. Per spostarla va prima tolta dall'altro calendario.",
  ],
  '/tabelle/festivitaChiusure': [
    "Prepara l'anno propone le festività di legge (Pasqua è calcolata), il santo patrono delle sedi e le chiusure dell'anno prima. Si può ripetere: aggiunge solo quello che manca.",
    'Una festività senza sedi vale per tutte.',
  ],
  '/tabelle/tipiSettore': [
    'I settori raggruppano il personale della scuola: didattico, amministrativo, un laboratorio, un plesso.',
    'Il codice è unico nella scuola. Un settore usato nei servizi del personale non si può eliminare: prima va tolto dai servizi.',
  ],
  '/pannellocontrollo': ['Le opzioni del calcolo valgono per le elaborazioni che si calcolano dopo averle salvate.'],
  '/pannellocontrollo/personalizzaFirme': [
    'Le firme hanno una decorrenza: una stampa porta quelle che valevano nel giorno a cui si riferisce.',
  ],
  '/pannellocontrollo/avvisiPosta': [
    "Con l'avviso dei cedolini, chi espone un'elaborazione fa scrivere a ognuno dei suoi dipendenti che il cedolino si può consultare: il messaggio dice il mese, mai gli importi. Si scrive all'indirizzo di posta che è in anagrafe, una volta per cedolino: nascondere ed esporre di nuovo non riscrive, se il cedolino non è cambiato.",
    "Chi non ha un indirizzo, o ne ha uno che il servizio di posta non accetta, è nominato nell'esito del lavoro, che si apre dalla pagina dell'elaborazione: corretto l'indirizzo, «Riprova» scrive solo a chi manca.",
    "Con l'avviso delle approvazioni si scrive a chi può approvare, meno chi ha chiesto, entro un paio di minuti: all'indirizzo della scheda a cui l'utente è collegato, altrimenti al nome con cui accede, se è un indirizzo.",
    "Le risposte vanno all'indirizzo di posta scritto nei dati della scuola.",
    'Di lunedì chi può inviare denunce riceve le scadenze della settimana e quelle rimaste indietro, se la scuola lo sceglie.',
  ],
};
