/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/anagrafe': [
    'Le persone della scuola: personale, esperti esterni, collaboratori, società, eredi. Si cercano per cognome e nome o denominazione, per codice fiscale o per matricola.',
    'Il tipo di soggetto decide i dati che si chiedono: di una società bastano denominazione e codice fiscale o partita IVA; un erede indica chi è deceduto e la sua quota. Si paga come società o come erede solo chi in anagrafe lo è.',
    "L'elenco dice di ciascuno contratto, qualifica e sede di oggi, se è assente e che cosa manca per pagarlo. Nella pagina di una persona, e in ogni schermata che la riguarda, una riga ripete che cosa fa oggi e che cosa manca, e le schede portano a tutto il resto: servizi, assenze, attività, nucleo, dati fiscali, voci, cedolini, incarichi. In Documenti si aprono e si stampano i suoi cedolini e i riepiloghi degli anni; in Modifiche si legge chi ha cambiato che cosa.",
    'Prima di salvare un cambiamento raro (codice fiscale, nome, nascita, domicilio fiscale, un incarico, i dati fiscali di un anno) o di registrare un’assenza o un servizio su giorni già pagati, il programma mostra i cedolini contabilizzati, le denunce e le liste NoiPA inviate che direbbero altro, uno per uno, con quello che c’è da fare: si può salvare lo stesso o rinunciare. In «Che cosa tocca» c’è l’elenco di oggi.',
    '«Fine del rapporto»: di chi finisce entro trenta giorni tutti i servizi e gli incarichi, o li ha finiti, i passi che restano (motivo della cessazione, ultimo stipendio, ferie, conguaglio e addizionali, UniEmens, CU), ognuno con il posto dove si fa. Ci si arriva anche da «Contratti e incarichi che finiscono», nella pagina iniziale. «Fascicolo del rapporto» stampa in una pagina servizi e incarichi, pagamenti, ferie rimaste, resto dei conguagli, CU, eredi con le quote e quello che resta da pagare, per chi lascia, per chi è deceduto e per un esperto; se un conguaglio ha lasciato qualcosa da trattenere c’è anche la lettera alla persona, che si stampa pure da sola.',
    "Il codice fiscale si chiede per primo: appena è intero riempie sesso, data e luogo di nascita, che si possono correggere. Chi non l'ha scrive i dati, e il codice si calcola da essi. Mentre si scrive, il programma dice quale parte del codice non torna. Un codice che non torna si può salvare dopo averlo confermato: resta segnalato nell'elenco.",
    "Chi ha meno di diciotto anni si paga sul conto di chi lo rappresenta: tra i dati di pagamento si indica l'intestatario. L'elenco e il file dei bonifici pagano a lui e dicono di chi è la somma; cedolino e certificazione restano del minorenne, con il suo codice fiscale. Dal giorno in cui compie diciotto anni l'intestatario non vale più, e il programma lo dice, salvo che sia stato nominato dal giudice.",
    'Chi è deceduto si segna tra i dati personali, con la data se si conosce; lo segna da sé anche il salvataggio di un suo erede. Da allora nessuna elaborazione, lista o bonifico paga nelle sue mani: quanto è dovuto si paga agli eredi, con il titolo Erede. Nel cedolino di un erede si scrivono le voci dovute a chi è deceduto, intere: il programma ne paga la sua quota, e le parti di tutti gli eredi fanno al centesimo il dovuto. Le quote degli eredi della stessa persona non superano il 100 %; finché fanno meno, ogni cedolino lo dice.',
    'Un comune estinto si accetta solo per date in cui esisteva. Il domicilio fiscale ha una decorrenza: le addizionali seguono quello del 1° gennaio.',
    'Del Fondo Espero si indicano le adesioni con le loro date: il contributo si trattiene sui compensi utili di quei giorni. Codice del fondo, comparto e partita NoiPA servono alle denunce e agli elenchi.',
    'In Documenti, Dati personali, il gestore raccoglie in un archivio ZIP tutto quello che la scuola conserva di una persona, per chi lo chiede: i suoi dati e di nessun altro, con i tempi di conservazione e le norme da cui vengono.',
    'Se cambiano cognome, nome, data di nascita o codice fiscale di chi ha già cedolini, il gestore riceve la richiesta di sincronizzarli.',
  ],
  '/anagrafe/nucleo-familiare/:id/:dipendente': [
    'I familiari della persona. Da ciascuno si aprono i suoi dati fiscali: carico, misura della detrazione, disabilità, con la loro decorrenza.',
    'Un familiare con dati fiscali non si può modificare né eliminare: prima si eliminano i dati fiscali. Il tentativo viene segnalato a chi gestisce la scuola.',
  ],
  '/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali': [
    'Ogni riga vale dalla sua decorrenza fino alla successiva. Un familiare a carico ha una misura maggiore di zero: per il coniuge 100 %, per un figlio 50 % o 100 %.',
    'La detrazione spetta per i mesi in cui il familiare è stato a carico, anche per un giorno solo.',
    'Lo stesso familiare a carico di più persone della scuola per più del 100 % è detto qui, nell’anteprima di un foglio e prima di contabilizzare chi ne ha la detrazione, con da quale mese e di chi: si riduce la misura di uno con una nuova decorrenza, oppure si contabilizza scrivendo il motivo.',
  ],
  '/anagrafe/dati-soggettivi/:uid/:dipendente': [
    'Importi mensili della persona con un periodo: assegni che si pagano e trattenute a favore di terzi. Senza data di fine valgono fino a nuovo ordine.',
    "Di pignoramenti, assegni alimentari, cessioni e delegazioni si indica il creditore: nome, IBAN, atto e la sua data. È a lui che si paga quanto si trattiene, e il cedolino chiuso conserva il creditore di allora. Un IBAN cambiato chiede la seconda persona, dove la scuola l'ha voluta per le coordinate di pagamento.",
    'La ritenuta del 20 % sulle somme pignorate (art. 21 c. 15 L. 449/1997) il programma non la calcola: vale se il credito è per somme soggette a ritenuta, e lo dicono l’ordinanza o la dichiarazione del creditore. Decide il DSGA.',
    'Di un prestito INPS si può registrare il piano di ammortamento (tipo, fondo, rate e date): lo chiede la denuncia mensile.',
    "Quello che si scrive si applica, oppure si rifiuta dicendo perché: dipende dal tipo di scuola e dal titolo a cui la persona è pagata (servizi e dati fiscali dell'anno). Una scuola statale non trattiene sullo stipendio, che paga NoiPA; trattiene invece sui compensi di esterni e collaboratori.",
    "A un professionista il debito risultato dalla verifica (art. 48-bis) si versa all'agente della riscossione fino al netto, una volta sola; l'esito di una nuova verifica scritto nel cedolino prende il suo posto.",
    'I periodi di una stessa voce non si sovrappongono. Sul cedolino le trattenute a favore di terzi compaiono senza il nome del creditore.',
  ],
  '/anagrafe/importa': [
    "Il file si sceglie, si abbinano le colonne, si guarda l'anteprima riga per riga. Le righe da correggere si correggono nell'anteprima, o si tengono da parte importando le altre.",
    "Chi è già in anagrafe si riconosce dal codice fiscale e viene aggiornato. Un'importazione appena fatta si può annullare finché nessuno ha cambiato le persone importate.",
  ],
  '/anagrafe/voci/:uidSubAnagrafe/:dipendente': [
    'Il valore che la persona ha per le voci proprie della scuola, da un mese a un altro: importo, ore o giorni secondo la voce. I periodi di una stessa voce non si sovrappongono.',
  ],
  '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente': [
    "Condizioni che cambiano contributi o imposte in un periodo. Gli esoneri del 2 % e del 3 % non si hanno insieme; per gli occasionali esteri si sceglie una sola opzione; l'esonero per le madri è uno solo.",
    "L'esonero per le madri chiede che i figli siano nel nucleo familiare.",
    'Una condizione che non cambia alcun cedolino di chi è pagato a quel titolo si rifiuta, con il motivo.',
  ],
  '/anagrafe/saldi-apertura': [
    'Per chi comincia a usare il programma a metà anno: quanto ha già pagato un altro programma, persona per persona e mese per mese. Si scrive qui o si importa da un file (Importa ed esporta, Saldi di apertura).',
    'I cedolini li contano nei progressivi, nel conguaglio, nei massimali e nei 5.000 € dei compensi occasionali; la spiegazione di ogni cifra dice quanto viene da un altro programma. Non si ripetono nei dati fiscali: lì vanno solo i compensi avuti da altri.',
    "Alla prima elaborazione contabilizzata dell'anno i saldi si chiudono. Finché sono aperti, un cambiamento segna da ricalcolare le elaborazioni che pagano la persona.",
  ],
  '/anagrafe/restituzioni': [
    'Chi ha avuto più del dovuto ridà la somma, anche quando la scuola non lo paga più: qui se ne scrivono il giorno, la parte della paga che non spettava e quanto ne era stato trattenuto. È altra cosa dal recupero su una paga successiva, che si fa con una voce del cedolino.',
    "Della somma pagata nello stesso anno diminuiscono i progressivi, il conguaglio, i 5.000 € dei compensi occasionali e la certificazione; se è restituita al netto, la scuola riprende l'imposta che aveva versato.",
    "Di un anno prima, al netto: non si deduce niente e alla scuola spetta il credito d'imposta del 30 % (art. 10 c. 2-bis TUIR). Al lordo: il conguaglio dell'anno in cui rientra la deduce dal reddito (art. 10 c. 1 lett. d-bis).",
    'Le elaborazioni aperte che pagano la persona sono segnate da ricalcolare; la CU e gli accessori fuori sistema non ancora inviati, da aggiornare. I contributi si riprendono correggendo la denuncia contributiva.',
    "La ritenuta che torna entra da sé a credito nel primo F24 non ancora inviato (155E, 156E). Il credito del 30 % e le addizionali non hanno un codice noto: restano una scadenza aperta, finché la scuola non la segna come fatta. Salvata la restituzione, le denunce già inviate che tocca sono elencate una per una, con che cosa fare; l'azione «Denunce già inviate» le mostra di nuovo.",
  ],
  '/anagrafe/incarichi/:uidSubAnagrafe/:dipendente': [
    "I contratti e le lettere di incarico della persona: numero, data, oggetto, periodo, importo pattuito. Numero e data distinguono un incarico dall'altro.",
    'Il resto si può completare dopo: lo chiede la denuncia che ne ha bisogno (CUP e CIG, causale della certificazione, tipo di rapporto INPS, autorizzazione, comunicazioni).',
    'Il CIG e il motivo per cui manca si escludono. La dichiarazione sui 5.000 € è una per anno: dice quanto la persona ha già avuto da altri come lavoro occasionale.',
    'Un elenco di codici che nessuno ha ancora confrontato con quello ufficiale è detto "da riscontrare".',
  ],
};
