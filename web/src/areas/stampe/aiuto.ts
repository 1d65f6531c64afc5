/** Help of every preview. */
export const anteprima: readonly string[] = [
  'La stampa si può sfogliare, ingrandire, cercare, scaricare e mandare alla stampante. Il collegamento al file vale cinque minuti: poi la pagina ne chiede un altro.',
  'Un foglio di calcolo non si sfoglia qui: quando è pronto si scarica.',
  'Prospetto di liquidazione, decreto delle ferie non godute, fascicolo e lettera del rapporto, Certificazione Unica escono dalla scuola: con «Protocollo» si scrivono numero e data, e la stampa si rifà con «Prot. n. … del …» nell’intestazione. Lo stesso numero va su tutti i fogli della stampa: per darne uno a ciascuno si stampa una persona alla volta.',
  'Una stampa chiesta di nuovo lo stesso giorno, se nel frattempo i dati della scuola non sono cambiati, non si rifà: si riapre quella già fatta, e un messaggio lo dice.',
];

const PRIMA_DI_STAMPARE =
  'Accanto al modulo, prima di stampare, si legge quante righe e quante persone avrà la stampa e quanto fa il totale: gli importi sono quelli che la carta porterà. Sotto stanno le ultime volte che la stessa stampa è stata fatta, e si riapre da lì.';

/** Help of the screens that ask for prints, by their path. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/contributi': [
    PRIMA_DI_STAMPARE,
    "L'elenco dice per ogni fondo che cosa è dovuto per ciascuna persona in ciascuna elaborazione: imponibile, quota trattenuta, quota a carico della scuola. Il riepilogo somma per mese e per codice F24. La stampa di una persona serve per la sua posizione assicurativa.",
    "Il mese è quello in cui l'elaborazione si versa con F24: di solito il mese del pagamento, un altro se la contabilizzazione lo ha spostato. Il totale di un mese e di un codice è quello della riga di F24.",
    'Contano le elaborazioni contabilizzate. Chiedendo anche le altre la stampa è provvisoria e lo dice; le simulazioni non ci sono mai.',
    'Lo stesso contenuto si ha come foglio di calcolo, senza le righe dei totali.',
  ],
  '/irpef': [
    PRIMA_DI_STAMPARE,
    "L'elenco dice di ogni persona e di ogni elaborazione l'imponibile, l'aliquota e quanto è stato trattenuto, imposta per imposta; i crediti riconosciuti stanno in sezioni loro. Il riepilogo somma per mese e per codice F24.",
    "Le addizionali e l'IVA versata dalla scuola non sono qui.",
  ],
  '/irap': [
    PRIMA_DI_STAMPARE,
    "L'IRAP si calcola su quanto la scuola paga: l'elenco la dice per persona ed elaborazione, il riepilogo per mese, come si versa, la scheda individuale per una persona.",
    "Il mese è quello in cui l'elaborazione si versa con F24.",
  ],
  '/personaleinservizio': [
    PRIMA_DI_STAMPARE,
    "Chi ha un servizio tra i due giorni, una volta sola, con l'ultimo servizio. La disposizione dice come sono messe le persone: in ordine alfabetico, per qualifica, per sede, o come rubrica con telefoni e indirizzi.",
    'Le modalità di pagamento mettono prima chi non le ha ancora indicate. Le attività particolari sono divise per tipo.',
    'Le schede UNILAV sono quelle di un mese: una pagina per ogni contratto iniziato, prorogato o finito, di personale e collaboratori, con i dati da riportare nel portale della regione e il giorno entro cui comunicarli. Un contratto che comincia il giorno dopo un altro uguale è una proroga. Codice e data della comunicazione di un collaboratore si scrivono nel suo incarico.',
  ],
  '/addizionali': [
    PRIMA_DI_STAMPARE,
    "Le addizionali trattenute, per ente a cui vanno e per persona: l'acconto e il saldo hanno righe loro, con l'anno del reddito a cui si riferiscono.",
    'Si possono chiedere solo le regionali o solo le comunali, solo gli acconti o solo i saldi.',
    "Il mese è quello in cui l'elaborazione si versa con F24.",
  ],
  '/altreTrattenute': [
    PRIMA_DI_STAMPARE,
    'Cessioni, delegazioni, quote, premi, prestiti e somme dovute a terzi: per genere e persona, oppure per genere con un mese per colonna.',
    'La stampa non dice a chi vanno né perché: per questo ci sono le ritenute in conto terzi.',
    'Il mese è quello di liquidazione.',
  ],
  '/ritenuteCterzi': [
    PRIMA_DI_STAMPARE,
    'Serve a chi paga i creditori: dice il riferimento scritto nella trattenuta, quanto è stato trattenuto e, dove è registrato, quanto è dovuto in tutto.',
    'Le somme dovute per legge o per ordine del giudice sono divise per creditore; quelle che ha scelto la persona sono tra le altre ritenute.',
    'I gruppi hanno le parole della tabella «Descrizioni delle ritenute», dove la scuola ne ha scritte.',
    'È una stampa riservata: non va consegnata alle persone a cui si trattiene.',
  ],
  '/annue': [
    PRIMA_DI_STAMPARE,
    "Il riepilogo dice l'anno di ogni persona: lordo, contributi, imposte, netto, costo per la scuola. I compensi sono voce per voce, con un mese per colonna.",
    'Il giornale degli emolumenti mette i pagamenti uno dopo l’altro, con il netto che si somma. Il trattamento accessorio divide per mese di servizio quello che è soggetto al fondo pensione.',
    'I mesi sono quelli di liquidazione; contano le elaborazioni contabilizzate.',
  ],
  '/altrestampe': [
    PRIMA_DI_STAMPARE,
    'Il fabbisogno finanziario somma le elaborazioni completate del mese che non sono ancora contabilizzate: per progetto, finanziamento e tipo di percettore. Dopo la contabilizzazione non ci sono più.',
    "I dati fiscali dell'anno e i dati soggettivi sono quelli scritti in anagrafe: servono a controllarli tutti insieme. I creditori delle trattenute non ci sono.",
  ],
  '/uniemens-stampe-inps': [
    PRIMA_DI_STAMPARE,
    'Quello che è scritto nelle denunce UniEmens, con i valori che l’ufficio ha scritto sopra: denunce individuali, posizioni INPS, collaboratori. Senza il mese la stampa è di tutto l’anno; «Anno per persona» lo è sempre.',
    'Una denuncia scartata non conta. Se una delle denunce non è ancora inviata, ogni pagina dice NON INVIATA; lo stato di ognuna è in testa alla stampa.',
  ],
  '/uniemens-stampe-exinpdap': [
    PRIMA_DI_STAMPARE,
    'Le casse pubbliche: imponibili e contributi dei periodi del mese (E0) e, a parte, dei periodi precedenti pagati adesso (V1). Il prospetto somma per codice F24; i moduli si stampano campo per campo, con le parole delle loro tabelle.',
    'Senza il mese la stampa è di tutto l’anno. Una denuncia scartata non conta; se una non è ancora inviata ogni pagina dice NON INVIATA.',
  ],
  '/ferie-non-godute': [
    "Il decreto liquida le ferie che il personale a tempo determinato non ha potuto prendere. Si sceglie l'anno scolastico e il contratto, si spuntano le persone, poi si dicono i giorni di sospensione delle lezioni e se c'è stato l'invito scritto a prendere le ferie in quei giorni.",
    "I giorni si calcolano dai servizi e dalle assenze: quelli senza paga che non maturano ferie sono esclusi, le ferie prese si tolgono dalle più vecchie. Si possono usare invece i giorni residui scritti nell'anagrafe della persona.",
    'Senza invito scritto i giorni di sospensione non si detraggono: la questione è controversa, il decreto cita le norme e le sentenze. Il compenso delle scuole statali non si paga da qui.',
  ],
};
