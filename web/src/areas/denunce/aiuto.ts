const LISTA = '/uniemens/exInpdap/:anno/:mese/:id/:disabledMod/:uidPosPa/:cfAzienda';

const UNA_UNIEMENS: readonly string[] = [
  'La denuncia di un mese: posizioni INPS con le denunce individuali, collaboratori, ListaPosPA. Ogni valore calcolato si può scrivere sopra, con il motivo; «Da dove viene» dice le righe dei cedolini.',
  'L’indirizzo dice la parte che si apre, anche quando è vuota, e con «true» apre la denuncia in sola lettura.',
  '«Rilievi» dice che cosa l’INPS rifiuterebbe e «Porta al campo» apre il punto da correggere. Con un rilievo bloccante il file si può guardare, il suo nome comincia con BOZZA e non si invia.',
  '«Porta qui un altro mese» prende le elaborazioni di un mese precedente che non sono in nessuna denuncia. «Stampa» dà riepilogo, denunce individuali e aziendali, collaboratori, prospetto.',
];

const MODULO: readonly string[] = [
  'Un modulo di un lavoratore: i campi sono gli elementi del file, con le parole delle loro tabelle. Senza «facoltativo» un campo non può restare vuoto.',
  'Se viene dai cedolini, quello che si scrive sta sopra al calcolato, con il motivo; se è scritto a mano, «Aggiorna» lo lascia com’è.',
  '«Proponi l’inquadramento» e «Calcola i contributi» leggono il servizio e le regole del periodo scritto sopra (E0 e V1).',
];

const CONTROLLI_DI_OGGI =
  'I controlli crescono con il programma. Una denuncia inviata tiene i rilievi con cui è partita: «Oggi bloccherebbe» accanto a loro dice che cosa un controllo di oggi non lascerebbe passare, e che cosa fare alla prossima correzione; non cambia il suo stato, né la quadratura. Una non inviata si giudica di nuovo quando si apre e quando si invia: i suoi rilievi dicono quale controllo è nuovo.';

const STATI =
  'Lo stato: «Da completare» finché qualcosa blocca, «Completa» quando si può inviare, «In invio» da quando c’è il file di quel contenuto a quando si scrive la data di invio, poi «Inviata» con l’esito, o «Fallita» se è stata respinta. L’elenco si filtra per stato, o per anno.';

/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/invia-F24': [
    "L'F24 di un mese si fa dalle elaborazioni contabilizzate in quel mese: si scelgono il mese e le elaborazioni, poi data di pagamento e descrizione. Prima di crearlo si leggono le righe che avrà; quelle di un’elaborazione lasciata fuori restano in vista, segnate, e si rimettono.",
    'Il modello è quello scelto negli altri dati della scuola: enti pubblici per chi è in tesoreria unica, altrimenti ordinario, con i suoi codici e le sue sezioni.',
    '«Entro il» è il giorno di legge, spostato se gli uffici sono chiusi; per gli enti pubblici quello dei tributi, che viene prima dei contributi. Passato quel giorno senza data di invio, lo stato dice «Scaduta».',
    STATI,
    'Ogni riga somma le righe dei cedolini con lo stesso codice, ente e riferimenti. Con «Da dove viene» si leggono persona per persona: la somma è quella della riga.',
    'Un valore si può scrivere sopra quello calcolato, con il motivo: i due restano affiancati, con chi lo ha scritto e quando, e il calcolato si rimette con un comando.',
    "«Rilievi» dice che cosa l'Agenzia rifiuterebbe: che cosa c'è, che cosa era atteso, che cosa fare. «Porta al campo» apre il punto da correggere. Con un rilievo bloccante il file si può guardare, il suo nome comincia con BOZZA e non si invia.",
    'Dopo il termine il modello dice di quanti giorni è in ritardo. «Pagamento», o la casella del ravvedimento mentre lo si crea, aggiunge ai tributi gli interessi legali, dentro la riga, e le sanzioni ridotte, in righe loro, come vogliono i giorni di ritardo. I codici delle sanzioni degli enti pubblici vanno controllati sulla tabella dell’Agenzia; per i contributi le sanzioni le calcola l’ente. IRAP e Modello 770 contano il solo tributo.',
    'Se cambiano i dati della scuola (nome, IBAN del conto) l’F24 dice di aggiornarlo: «Aggiorna» lo raccoglie di nuovo e tiene i valori scritti a mano il cui calcolato non è cambiato.',
    "Il prospetto si stampa, o si scarica come foglio di calcolo: le righe con i loro importi e, dove l'ufficio ha scritto sopra, il valore calcolato, chi e perché.",
    "Ogni file fatto resta nell'elenco e si scarica. Se nessuno ha confrontato il tracciato con il testo ufficiale lo dice prima di scaricarlo: provarlo con il controllo dell'Agenzia prima di inviarlo.",
    '«Tracciato» dice da dove si sa come il file è scritto. Un gestore che lo ha confrontato con il testo ufficiale lo conferma, con il documento: prima di scaricare un file non lo si chiede più.',
    "Il credito che i debiti del mese non bastano a usare (un conguaglio che rimborsa) resta per l'F24 successivo, che lo riprende da sé con i suoi riferimenti. Il mese che rende soltanto si raccoglie lo stesso: non c'è niente da inviare ed è a posto.",
    'Con «Verifica un file» si legge un file fatto altrove, F24 o UniEmens, con gli stessi controlli: niente di quel file resta nel programma.',
    "Dopo l'invio si scrivono la data e il protocollo: da lì il contenuto non cambia, e le elaborazioni contabilizzate dopo vanno in un altro F24 del mese. Entro 24 ore un gestore può togliere una data messa per errore. Poi si scrive l'esito, con la ricevuta se c'è: un F24 scartato o stralciato libera le sue elaborazioni per un altro.",
    'Un F24 inviato non si rifà: se una riga ha un codice, un ente o un riferimento sbagliato la correzione si chiede a chi lo ha ricevuto (Agenzia delle entrate con CIVIS per i tributi, INPS per i contributi, anche quelli ex INPDAP, INAIL). «Correzioni» ne tiene nota: riga inviata e riga giusta, importo, giorno, protocollo, esito. Quello che è stato versato in più si scrive come credito, con il mese dell’F24 che lo ha usato.',
    CONTROLLI_DI_OGGI,
    'La quadratura legge le correzioni: una differenza che una correzione chiesta o accolta spiega diventa «Correzione chiesta» e dice quale; una correzione respinta non conta. IRAP e Modello 770 leggono le righe come sono state inviate.',
  ],
  '/uniemens': [
    'UniEmens di un mese si fa da tutte le elaborazioni contabilizzate in quel mese: basta scegliere il mese. Se una elaborazione si contabilizza dopo, la denuncia dice di aggiornarla; una volta inviata, quello che si contabilizza dopo va in un ulteriore flusso dello stesso mese, che dice solo di chi manca. Se del personale qualcuno è già nel flusso inviato, il programma lo dice: si apre la denuncia di un mese seguente e ci si porta questo con «Porta qui un altro mese».',
    'Se di chi vi è nominato cambiano codice fiscale, nome o nascita, o la sua scheda è accorpata a un’altra, i rilievi lo dicono con i dati di prima e di oggi: una denuncia non inviata è da aggiornare e fino ad allora non si invia; una inviata è da correggere presso chi l’ha ricevuta.',
    STATI,
    CONTROLLI_DI_OGGI,
    '«Denunce individuali»: chi è supplente dello Stato e ha il contributo di disoccupazione sugli accessori, una volta per persona e matricola, nel mese del pagamento, senza settimane; e chi ha lo stipendio dalla scuola, con le settimane e i giorni del mese. La classificazione viene da quella INPS del servizio, il comune dalla sede.',
    'Le settimane vanno da domenica a sabato e vengono da servizi e assenze: «10:X» è la settimana 10 pagata per intero, «2» in parte, «1» senza paga per un evento che l’INPS conosce (il codice segue: «11:1:MAL»), «0» senza paga. I giorni lavorati si leggono come «3-8 10-14». Chi è a tempo parziale ha le ore al posto dei giorni contribuiti.',
    '«Mesi precedenti diminuiti»: il contributo che un cedolino restituisce di un mese passato non è di questo mese e lo diminuisce. Se torna con la correzione di un cedolino, il mese è quello in cui quel cedolino fu dichiarato. La causale la sceglie l’ufficio dall’elenco, secondo il documento tecnico dell’INPS. Gli arretrati degli accessori sono invece del mese in cui si pagano.',
    '«Posizioni INPS»: quello che la scuola dichiara per ogni matricola; i totali sono la somma delle denunce individuali e si scrivono con il file; la composizione è completa, se l’ufficio non ne sceglie un’altra. «Collaboratori»: imponibile, aliquota, tipo di rapporto e date dell’incarico.',
    "Quello che nessuno ha indicato è un campo vuoto: «Rilievi» dice che cosa manca, con il codice di controllo dell'INPS dove è noto, e «Porta al campo» apre il punto. Un valore si può scrivere sopra quello calcolato, con il motivo: i due restano affiancati.",
    'ListaPosPA è di chi versa alle casse pubbliche (accademie, scuole comunali): un periodo del mese (E0) per persona; la paga fissa di un mese passato pagata adesso è un periodo precedente (V1, causale 1) con chi ha versato e quando. Tipo di impiego, contratto e tabellare vengono dal servizio. La rata trattenuta di un prestito INPS è un modulo F1, dal piano scritto nella voce soggettiva; chi è iscritto al fondo pensione ha un modulo E1, dalla sua adesione.',
    '«ListaPosPA» apre le liste: i lavoratori con i loro moduli (E0, E1, F1, V1), il frontespizio con il quadro Z2, il prospetto per gestione contro gli F24 inviati. Un modulo che i cedolini non dicono si aggiunge a mano, anche di un periodo passato o nella lista delle variazioni, e «Aggiorna» lo lascia; un V1 si ripete nei mesi dopo. «Proponi l’inquadramento» e «Calcola i contributi» leggono servizio e regole del periodo.',
    '«Importa una lista» legge la ListaPosPA di un file, fatto con questo o con un altro programma, e ne porta lavoratori e moduli nella denuncia aperta, come scritti a mano: serve per le regolarizzazioni e per i periodi fino al 2019, quando anche le scuole statali la inviavano.',
    '«Porta qui un altro mese» prende le elaborazioni di un mese precedente che non sono in nessuna denuncia: la paga fissa diventa un V1 con il mese in cui è stata pagata. La denuncia di quel mese non le prenderà più.',
    '«Tracciato» dice da dove si sa come il file è scritto, e che cosa ne dice la scuola: un gestore può caricare una mappatura (altri nomi degli elementi, un altro ordine, quali non scrivere) e confermarla, con il documento da cui l’ha letta.',
    "Prima di scaricare il file il programma dice se nessuno ne ha confrontato lo schema, che non è pubblico: passarlo al programma di controllo dell'INPS prima di inviarlo. Dopo l'invio si scrivono data, protocollo, esito e, se c'è, la ricevuta; una denuncia scartata lascia il mese a un'altra.",
    'Se l’INPS respinge qualcuno e prende gli altri, «L’INPS l’ha respinto» lo registra, con il motivo della ricevuta. Corretto quello che non andava, «Rimanda i respinti» fa un invio nuovo con loro soltanto; la quadratura non li conta finché non è inviato.',
  ],
  '/uniemens/inps/:anno/:mese/:id/:disabledMod': UNA_UNIEMENS,
  '/uniemens/collaboratori/:anno/:mese/:id/:disabledMod': UNA_UNIEMENS,
  '/uniemens/exinpdap/:anno/:mese/:id/:disabledMod': UNA_UNIEMENS,
  [LISTA]: [
    'I lavoratori della lista, ognuno con i suoi moduli: E0 il periodo del mese, E1 il fondo pensione, F1 i piani di ammortamento, V1 i periodi precedenti. «Frontespizio» è il dichiarante, con il quadro Z2; «Prospetto» mette i contributi per codice a fianco degli F24 inviati.',
    'Chi i cedolini non dicono si aggiunge dall’anagrafe, con il motivo: «Aggiorna» lo lascia.',
    'Le stampe sono del mese della denuncia: retribuzioni e contributi del mese, e di periodi precedenti.',
  ],
  [`${LISTA}/e0/:nominativo/:cf/:denunciaId`]: MODULO,
  [`${LISTA}/e1/:nominativo/:cf/:denunciaId`]: MODULO,
  [`${LISTA}/f1/:nominativo/:cf/:denunciaId`]: MODULO,
  [`${LISTA}/v1/:nominativo/:cf/:denunciaId`]: MODULO,
  '/accessori-fuori-sistema': [
    'Un periodo è «Da inviare», anche mentre qualcosa blocca, finché non si scrive la data di invio; poi «Inviata», con l’esito.',
    'Quello che la scuola ha pagato da sé al personale con lo stipendio da NoiPA si comunica a NoiPA, che ne fa il conguaglio e lo mette nella Certificazione Unica. Si sceglie un periodo di uno o più mesi di un anno: due periodi non si sovrappongono. Quello che si contabilizza dopo l’invio va in un’integrazione, che dice solo di quello.',
    'Entrano le elaborazioni contabilizzate del periodo. I supplenti brevi e chi ha la Certificazione Unica dalla scuola restano fuori, e sono detti uno per uno.',
    '«Tracciato» carica lo schema del portale, quando la scuola lo ha: altri nomi degli elementi, un altro ordine, quali non scrivere; e ne conferma il documento.',
    "La data da rispettare è la chiusura dell'anno fiscale, che NoiPA dice ogni anno (circa il 12 gennaio): conviene comunicare subito dopo ogni pagamento.",
  ],
  '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod': [
    '«Dipendenti»: una riga per persona, con imponibile e imposta dell’anno corrente e degli anni precedenti. Si apre sui suoi compensi. Una persona si può aggiungere o togliere, con il motivo: chi è tolto resta fuori anche dopo «Aggiorna», e torna aggiungendolo.',
    '«Rilievi» dice che cosa il portale scarterebbe: mese di liquidazione non successivo alla competenza, anno di liquidazione diverso da quello del pagamento, TFR e TFS insieme, estranei e supplenti brevi. Con un rilievo bloccante non si invia: una riga che il portale non prende da file si toglie da qui e si comunica con «Gestione singolo beneficiario».',
    CONTROLLI_DI_OGGI,
    'Lo schema del file e i titoli del foglio del portale non sono pubblici: si confrontano con quelli che il portale mostra. Il foglio va salvato come Excel 97-2003 (.xls): il portale non accetta .xlsx.',
    'Dopo l’invio, «Il portale l’ha respinto» registra una persona respinta e il motivo. «Rimanda i respinti» fa un invio nuovo con loro soltanto.',
  ],
  '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod/:id_dip/:nominativo/:cf': [
    'Una riga per tipo di compenso, capitolo, mese di competenza e di liquidazione. Gli arretrati a tassazione separata hanno due righe: AC con la previdenza, AP con IRPEF e IRAP.',
    'Se un cedolino paga più compensi nello stesso mese, le ritenute si dividono in proporzione al lordo, al centesimo. «Da dove viene» elenca le righe dei cedolini.',
    'Un valore si scrive sopra quello calcolato, con il motivo. Un compenso pagato con un altro programma si aggiunge a mano; uno da non comunicare si toglie, e resta tra i tolti.',
  ],
  '/cu': [
    STATI,
    '«Chi va certificato» elenca chi è stato pagato nell’anno e dice chi lo certifica e perché: la scuola, NoiPA con gli accessori fuori sistema, nessuno. Dice che cosa manca in anagrafe, in quale CU è ognuno e quando gli è stata consegnata. «CU a chi ha finito», dal menu di una riga, stampa la certificazione dell’anno in corso di una persona sola, firmata oggi da chi firma quelle dell’anno (o le ha firmate l’anno prima), per chi la chiede alla fine del rapporto (entro 12 giorni): dice che cosa è ancora da sistemare, non si invia, e la segue quella di tutti.',
    '«Chi firma» si scrive una volta l’anno: cognome, nome, codice fiscale, carica e data. Ogni invio ha la sua firma: propone quel giorno, o oggi se è passato, e quel firmatario, o il dirigente in carica quel giorno se nei dati della scuola il firmatario ha cessato. «Firma», nella CU aperta, la cambia; una CU inviata dice chi l’ha firmata.',
    'Una CU è di un anno dei redditi e di un invio: 16 marzo dipendenti, assimilati e occasionali; 30 aprile autonomi abituali (dai redditi 2025); 31 ottobre soli redditi esenti. Si raccoglie da tutte le elaborazioni contabilizzate dell’anno. Dopo l’invio, una nuova dello stesso invio certifica solo chi manca; chi c’è già si corregge.',
    'Imposta lorda, detrazioni, imposta netta, giorni, trattamento integrativo e addizionali dovute vengono dal conguaglio. Chi è tassato a scaglioni e non è conguagliato, o è stato pagato dopo il conguaglio, blocca la CU: si fa il conguaglio e si aggiorna, oppure si scrivono i punti a mano con il motivo. Un avviso dice quali elaborazioni non sono in un F24 inviato e chi non è comunicato a NoiPA. La somma integrativa della L. 207/2024 non ha ancora un punto certo: ferma l’invio finché l’ufficio non sceglie di lasciarla fuori dal file, e di certificarla con il programma dell’Agenzia. La consegna è di una certificazione: una sostitutiva va consegnata di nuovo. Chi ha redditi di lavoro dipendente o assimilati trova nella stampa anche il facsimile della scheda per l’otto, il cinque e il due per mille.',
    'Ogni punto ha il suo numero; «(?)» dice che nessun documento letto lo conferma. Con «Da dove viene» si leggono le righe dei cedolini. Un valore si può scrivere sopra quello calcolato, con il motivo.',
    '«Rilievi» dice che cosa manca o non torna. Le somme senza un punto conosciuto sono elencate con il motivo e non sono nel file. Prima di scaricare il file il programma dice se nessuno ne ha confrontato il tracciato con quello dell’anno: passarlo al controllo dell’Agenzia.',
    CONTROLLI_DI_OGGI,
    '«Stampa» fa il PDF di tutte le certificazioni, o di una dalla sua riga: punti numerati, firmatario, data. Prima dell’invio dice che è una bozza.',
    'Dopo l’invio si scrivono data e protocollo (17 cifre). Con «Consegna» si scrive quando le certificazioni sono state date: da allora ognuno trova la sua nei propri dati contabili; con «Correggi o annulla» si fa il file che sostituisce o annulla quelle di alcune persone, con protocollo e progressivo della ricevuta della prima. Di ognuno vale l’ultima: è quella che si consegna e si corregge, e i rilievi di quella di prima dicono dov’è.',
    '«Passa a un altro programma», in «Chi va certificato», prepara il pacchetto delle CU dell’anno che hanno il loro file: il file com’è e gli stessi dati in JSON. Lo apre un codice che vale 15 minuti e una volta sola; se intanto una CU cambia, il codice non vale più. Il registro delle modifiche dice chi lo ha chiesto e chi ha ritirato.',
  ],
  '/wir': [
    "La tabella di lavoro per la dichiarazione IRAP: per ogni mese la base, divisa tra dipendenti, assimilati e autonomi occasionali, l'imposta delle righe dei cedolini e quella versata con gli F24 inviati e non respinti.",
    'Il mese è quello in cui l’elaborazione si versa. "Da dove viene" elenca le elaborazioni di ogni mese.',
    'Una somma pagata nell’anno e restituita nello stesso anno toglie base e imposta dal mese in cui è rientrata, per quanto i cedolini della persona ne avevano portata: quello che fu versato in più si legge nella differenza. Quello che torna di un anno prima non cambia la base di allora.',
    "I dati della dichiarazione (aliquota della regione, deduzioni, firmatario) si scrivono una volta l'anno e si stampano con la tabella. I righi del modello e il file non sono pubblici: si riportano a mano.",
  ],
  '/modello-m': [
    'Il Modello M è l’allegato al conto consuntivo con le spese di personale e i contratti d’opera. Una riga per mese di liquidazione e tipo di emolumento, o di contratto: quello che è liquidato conta anche se non è ancora pagato.',
    'Docenti, ATA ed esterni sono contati a parte, ogni persona una volta per riga. Lordo = netto + contributi, imposte e altre trattenute; il totale è il lordo con gli oneri della scuola.',
    'Un cedolino che paga più emolumenti è in una riga sola, con i loro nomi insieme: il suo netto è uno. Il nome di un emolumento si cambia in Tabelle, codici delle denunce.',
    'Le colonne del modello ufficiale non sono state lette: la stampa lo dice. Mandati e F24 inviati sono quelli delle elaborazioni della riga.',
    '«Esponi al bilancio» consegna le righe dell’anno, senza nomi, al programma di bilancio; se poi qualcosa cambia la pagina lo dice, e si espone di nuovo. Quello che è stato consegnato resta anche se si toglie.',
  ],
  '/quadratura': [
    'Per ogni mese e codice mette a fianco quello che i cedolini contabilizzati devono versare con F24 e quello che è scritto nei file inviati, letti byte per byte. Se le due somme sono uguali la differenza è zero.',
    'Una somma che non quadra si apre dal suo menu: le persone e le elaborazioni che la devono e i file inviati che la contengono, ciascuno con il suo importo.',
    'Una differenza dice quale riga guardare: una riga tolta o cambiata a mano, un codice, un ente o un mese diverso. Un F24 scartato o stralciato non conta.',
    '«Correzione chiesta»: la differenza è quella di una correzione scritta nell’F24 inviato, e aprendo la riga si legge quale, a chi, quando e con quale esito. La differenza resta in vista, perché il file inviato non cambia.',
    '«Da inviare» è la somma di elaborazioni che nessuna denuncia inviata contiene ancora, con il giorno entro cui inviarla; passato quel giorno diventa «Non inviata, scaduta». Il giorno è quello delle scadenze della pagina iniziale, spostato se gli uffici sono chiusi.',
    "Quattro denunce: F24, per codice, ente e riferimenti; IRAP, per mese di pagamento, contro le righe IRAP degli F24 inviati; UniEmens, contributi di disoccupazione per matricola INPS e imponibili dei collaboratori in euro interi; accessori fuori sistema, per mese di liquidazione: lordo, ritenute e IRAP comunicati a NoiPA. Un codice o un mese sbagliato in un file si vede nella sua denuncia e in nessun'altra.",
    'Le somme senza codice di versamento sono elencate con il motivo: nessun file le può contenere.',
    'Da completare: i pagamenti contabilizzati che nessuna denuncia inviata dice, persona per persona, dove di quel mese o anno qualcosa è già inviato o il termine è passato. Un pulsante per denuncia prepara quella che serve con loro soltanto: un ulteriore flusso UniEmens (o un mese seguente, se il personale c’è già), un’integrazione degli accessori fuori sistema, una CU di chi non l’ha o la sostitutiva di chi l’ha, un F24 con il ravvedimento se è tardi. La CU chiude tutto l’anno della persona: conta un pagamento di qualunque mese. Ci si arriva dall’elaborazione e dalle scadenze.',
    'Matricole INPS: mese per mese, se la denuncia di ogni posizione è stata inviata, non è dovuta perché la posizione è sospesa (da quando, si scrive nella posizione), o manca perché i cedolini devono contributi e il termine è passato. Un mese senza contributi lo dice: il programma non sa se l’INPS aspetta lo stesso una denuncia senza lavoratori.',
    'Conguaglio: per ogni persona l’IRPEF trattenuta nell’anno, meno il trattamento integrativo dato, contro quella dovuta sulla somma dei suoi cedolini. Di collaboratori e revisori è quello che direbbe adesso l’elaborazione di conguaglio; di chi ha un’aliquota, quella del suo ultimo cedolino, con un centesimo di scarto per cedolino. «Rinviato» è chi è già conguagliato: quello che nessun pagamento permetteva di trattenere gli è stato comunicato, o si trattiene nei pagamenti dell’anno dopo. Non scrive niente; «Stampa» ne fa l’elenco, esito per esito, da tenere agli atti.',
    'Modello 770: le ritenute operate nei cedolini di un anno contro quelle versate con gli F24 inviati, mese per mese, quadro per quadro. I confronti in alto dicono se tutto è versato, e se CU e accessori fuori sistema inviati raccontano le stesse ritenute.',
    'Le addizionali stanno nell’anno in cui si trattengono, le altre ritenute in quello del reddito. La tabella serve a compilare la dichiarazione, perché il file ufficiale non è pubblico: stampa e foglio di calcolo hanno le colonne con i numeri dei punti di ST e SV. Il punto 7 comprende gli interessi di un ravvedimento, che il punto 8 dice a parte e la differenza non conta; la nota B è di quanto è pagato dal 1° al 12 gennaio.',
    'Riscontro annuale: l’anno che chiude al centesimo, per i revisori. Otto confronti: cedolini con F24, UniEmens, accessori, CU e IRAP; F24 con UniEmens; F24, CU e accessori con il 770; liquidato con il Modello M. Ogni somma dice i due lati, quello che è riconciliato per nome (pagato dal 1° al 12 gennaio, conguaglio versato l’anno dopo, liquidato e non pagato, respinto, da inviare nei termini, arrotondamento) e la differenza che resta. Un confronto si apre sulle sue somme, una somma sulle sue righe: le persone e i file che la fanno. La stampa è da firmare, con il posto per il numero del verbale; «Foglio di calcolo» ha le stesse righe.',
    'Mesi di servizio: per chi ha lo stipendio dalla scuola (istituti di alta formazione, scuole comunali), mese per mese di ogni servizio a tempo determinato, l’elaborazione che l’ha pagato, l’UniEmens e la CU inviati che lo dicono. In rosso quello che nessuno ha pagato e quello che manca in una denuncia scaduta; l’elenco si esporta in XLSX, e la CU di marzo lo ricorda con un avviso. Sotto, chi ha finito il rapporto nell’anno e gli atti che gli mancano: motivo della cessazione, ultimo stipendio, ferie, conguaglio; quello che manca sta anche nelle Scadenze della pagina iniziale.',
    'Incarichi: quelli affidati o pagati in un semestre, con che cosa va comunicato e se è stato fatto. Ai dipendenti della scuola e agli esterni serve l’anagrafe delle prestazioni, alle collaborazioni l’UNILAV, entro il 20 del mese dopo; di chi lavora per un’altra amministrazione si comunica a quella ogni compenso pagato. Codici, date e somme comunicate si scrivono nell’incarico della persona; quello che manca è anche tra le scadenze della pagina iniziale.',
  ],
};
