/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/utilita': [
    'Codici fiscali non conformi: chi ha un codice che non corrisponde ai suoi dati, confermato o no, e che cosa non torna.',
    "Persone con lo stesso nome: se due schede sono della stessa persona si accorpano. I dati passano alla scheda che resta, con tutti i pagamenti; le elaborazioni aperte che pagano la persona passano con lei e sono da ricalcolare; l'esito elenca le denunce già inviate con l'altro codice, da correggere. L'operazione non si annulla. Se sono persone diverse, «Sono persone diverse» le toglie dall'elenco finché non arriva un'altra persona con quel nome.",
    "Sincronizzazione: porta nei cedolini aperti il nome e il codice fiscale che l'anagrafe ha oggi. La esegue solo chi gestisce gli utenti.",
  ],
  '/utenti': [
    "Chi entra nel programma per questa scuola, con quali ruoli, e chi è stato invitato. «Invita» prepara un indirizzo da mandare alla persona: vale una volta sola e per quattordici giorni; chi lo apre e accede entra con i ruoli scelti e, se è indicata, con la sua scheda in anagrafe. A chi ha già accesso alla scuola l'invito aggiunge i ruoli: non ne toglie. Non lo può usare chi l'ha fatto; gli inviti ancora aperti di chi non è più gestore, o è tolto dalla scuola, decadono con lui.",
    'Un cambio di ruoli vale subito, anche per chi sta lavorando: il suo menu cambia, con un avviso, alla prima operazione che non gli è più permessa, altrimenti al prossimo accesso; quello che stava scrivendo resta nella pagina. «Elimina» toglie la scuola a chi l’aveva e chiude le sue sessioni: i dati che ha scritto restano, con il suo nome nel registro.',
    'Nessuno cambia i propri ruoli: lo fa un altro gestore, così la scuola non resta mai senza. Il ruolo di collaudatore lo dà solo un collaudatore o chi amministra il programma.',
    '«Da un file» fa lo stesso per molti utenti insieme: si scarica il foglio da compilare, che ha già chi c’è, si scrivono nome utente e ruoli (con virgole tra l’uno e l’altro), per chi è del personale il codice fiscale. Prima si vede che cosa farebbe ogni riga; se una è da correggere non si salva niente. Chi non c’è è invitato, chi ha altri ruoli li cambia; nella colonna Azione «Revoca» toglie l’accesso, «Invita» rifà un invito ancora aperto. Un file porta fino a 300 utenti e ne cambia o toglie fino a 20; gli indirizzi degli inviti si scaricano subito dopo, una volta sola. Per tornare indietro si ricarica l’elenco esportato prima.',
    '«Interventi dell’amministrazione» dice che cosa ha fatto in questa scuola chi amministra il programma: licenze, manutenzioni, inviti, copie e ripristini dei dati, lavori fermati.',
    'Ogni invito e ogni cambio restano nel registro delle modifiche. Chi non accede da prima che questa pagina esistesse compare al suo prossimo accesso.',
  ],
  '/lavori': [
    'Quello che il programma fa da solo, un giorno dopo l’altro, in questa scuola: quando è cominciato, com’è finito, quanti record ha trattato. Gli ultimi sessanta giorni.',
    'Avvisi degli adempimenti in scadenza: ogni mattina, dalle 7, chi riceve le notifiche è avvisato una volta sola di ciò che scade entro cinque giorni e di ciò il cui giorno è passato senza che risulti inviato.',
    'Denunce del mese passato: il primo del mese, dalle 6, dove qualcuno è stato pagato prepara la UniEmens del mese prima (se nessuno l’ha già cominciata) e avvisa una volta sola di quanti errori ha e di che cosa resta da versare con F24. Niente è inviato.',
    'Verifica di cedolini e denunce salvati: ogni notte, dalle 2, controlla che i cedolini delle elaborazioni aperte siano come furono calcolati, e una volta ogni quattro settimane ogni elaborazione contabilizzata (somme, impronte, ricalcolo, destinazione di ogni importo) e ogni denuncia inviata: il contenuto che fu inviato, i suoi file e le sue ricevute. Se qualcosa non torna il lavoro è non riuscito, dice che cosa, e chi amministra il programma riceve un allarme.',
    'Eliminazione dei file scaduti: ogni notte, dalle 3, toglie i file di stampe ed esportazioni (anche quelle dei dati di una persona) chieste più di novanta giorni prima. Si rifanno chiedendole di nuovo. Non scadono mai i file delle denunce, le ricevute, i cedolini chiusi, i documenti consegnati e ciò che serve ad annullare un’importazione.',
    'Un lavoro non riuscito dice il motivo e non ferma quelli delle altre scuole: il giorno dopo ricomincia da capo.',
  ],
  '/test-page': [
    "Serve a capire un problema insieme all'assistenza: dice se i servizi rispondono e in quanto tempo, con quale utente e quale scuola si sta lavorando.",
  ],
};
