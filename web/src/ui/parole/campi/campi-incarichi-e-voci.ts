import type { Parola } from '../parola.ts';

/** The fields of a contract of work with somebody outside, of what is taken or paid each month, of what was paid before. */
export const campiIncarichiEVoci: readonly Parola[] = [
  {
    parola: 'Data dell’incarico',
    testo: 'Il giorno della firma del contratto o della lettera: deve essere prima dell’inizio del lavoro.',
  },
  {
    parola: 'Numero dell’incarico',
    testo:
      'Il numero del contratto nel registro della scuola: con questo il pagamento e le comunicazioni ritrovano l’incarico.',
  },
  {
    parola: 'Oggetto',
    testo:
      'La prestazione in una riga, come nel contratto: va sull’atto di liquidazione e nell’anagrafe delle prestazioni.',
  },
  {
    parola: 'Importo pattuito',
    testo:
      'La somma del contratto al lordo delle ritenute di chi è pagato, senza gli oneri della scuola: il programma dice quanto ne resta.',
  },
  {
    parola: 'Progetto',
    testo: 'La scheda del programma annuale che paga, con il suo nome: raggruppa le stampe per progetto.',
  },
  {
    parola: 'CIG',
    testo:
      'Il codice della gara o dell’affidamento, dalla piattaforma degli appalti: dieci caratteri, obbligatori per servizi e forniture (L. 136/2010, art. 3).',
  },
  {
    parola: 'Perché senza CIG',
    testo:
      'La ragione per cui quell’incarico non ne ha bisogno: di solito è un contratto con una persona, non un appalto (D.Lgs. 165/2001, art. 7 c. 6).',
  },
  {
    parola: 'Data del DURC',
    testo:
      'Il giorno del documento di regolarità contributiva: vale centoventi giorni (DM 30/1/2015), e si controlla prima di pagare un’impresa o un professionista.',
  },
  {
    parola: 'Causale della CU',
    testo:
      'La lettera con cui la Certificazione Unica dice a che titolo si paga chi non è dipendente: A per il lavoro abituale, M per l’occasionale, altre nelle istruzioni del modello.',
  },
  {
    parola: 'Partita IVA',
    testo: 'Le undici cifre di chi lavora abitualmente in proprio: con questa paga la fattura, non la ricevuta.',
  },
  {
    parola: 'Ha dichiarato il regime forfettario',
    testo:
      'Chi è in regime forfettario non subisce ritenuta né IVA (L. 190/2014, art. 1 cc. 54-89). Si scrive nei dati fiscali della persona, qui nessun cedolino lo legge.',
  },
  {
    parola: 'Tipo di rapporto INPS',
    testo:
      'Il codice con cui la parte dei collaboratori di UniEmens dice di che rapporto si tratta: si sceglie dall’elenco dell’INPS secondo il contratto firmato.',
  },
  {
    parola: 'Codice attività INPS',
    testo: 'Due cifre della tabella INPS delle attività dei collaboratori: dicono che cosa fa la persona.',
  },
  {
    parola: 'Altra assicurazione',
    testo:
      'Tre cifre per chi ha un’altra previdenza o è in pensione: sono la ragione dell’aliquota ridotta della Gestione separata.',
  },
  {
    parola: 'Ente che autorizza',
    testo:
      'L’amministrazione di cui la persona è dipendente: senza la sua autorizzazione l’incarico non si può pagare (D.Lgs. 165/2001, art. 53 c. 8).',
  },
  {
    parola: 'Data dell’autorizzazione',
    testo:
      'Quella dell’atto con cui l’amministrazione di appartenenza ha autorizzato: deve essere prima dell’inizio dell’incarico.',
  },
  {
    parola: 'Protocollo dell’autorizzazione',
    testo:
      'Il numero dell’atto con cui l’amministrazione di appartenenza ha autorizzato: va nell’anagrafe delle prestazioni.',
  },
  {
    parola: 'Codice UNILAV',
    testo:
      'Il numero che il portale del lavoro dà alla comunicazione obbligatoria di inizio della collaborazione: sta sulla ricevuta.',
  },
  {
    parola: 'Data UNILAV',
    testo:
      'Il giorno della comunicazione obbligatoria: prima dell’inizio, o entro il 20 del mese dopo per le pubbliche amministrazioni.',
  },
  {
    parola: 'Codice anagrafe delle prestazioni',
    testo:
      'Quello che il portale PerlaPA assegna all’incarico quando lo si comunica (D.Lgs. 165/2001, art. 53 cc. 11-14).',
  },
  {
    parola: 'Data anagrafe delle prestazioni',
    testo: 'Il giorno in cui l’incarico è stato comunicato a PerlaPA.',
  },
  {
    parola: 'Compensi avuti da altri',
    testo:
      'Quanto la persona dichiara di avere avuto come occasionale nell’anno: oltre la franchigia dell’anno si paga la Gestione separata.',
  },
  {
    parola: 'Dichiarata il',
    testo: 'Il giorno della dichiarazione della persona: ne serve una nuova quando le somme cambiano.',
  },
  {
    parola: 'Comunicato il',
    testo:
      'Quando la scuola ha detto all’amministrazione di appartenenza quanto ha pagato: va fatto entro quindici giorni (D.Lgs. 165/2001, art. 53 c. 11).',
  },
  {
    parola: 'Compenso comunicato',
    testo: 'La somma lorda erogata che è stata comunicata all’amministrazione di appartenenza.',
  },
  {
    parola: 'Voce',
    testo:
      'La riga del cedolino che si paga o si trattiene: decide come la somma si tassa, quali contributi paga e in quali denunce va.',
  },
  {
    parola: 'Importo mensile',
    testo:
      'Quanto si paga o si trattiene ogni mese, dal decreto o dall’atto: se la paga del mese non basta, si trattiene quello che si può.',
  },
  {
    parola: 'Riferimento',
    testo: 'Il documento da cui viene la voce e di chi è: per l’ufficio, sul cedolino non compare.',
  },
  {
    parola: 'Totale dovuto',
    testo: 'Il debito intero. La trattenuta si ferma da sé quando i cedolini contabilizzati lo raggiungono.',
  },
  {
    parola: 'Nome del creditore',
    testo:
      'A chi la somma trattenuta va girata: finanziaria, banca, altro coniuge, agente della riscossione. È il beneficiario del bonifico.',
  },
  {
    parola: 'IBAN del creditore',
    testo: 'Il conto scritto nell’atto o comunicato dal creditore: quello della persona non c’entra.',
  },
  {
    parola: 'Atto',
    testo:
      'Quello da cui nasce la trattenuta: ordinanza di assegnazione con tribunale e numero, o contratto di cessione notificato alla scuola.',
  },
  {
    parola: 'Data dell’atto',
    testo: 'Decide chi viene prima: tra più trattenute della stessa natura si soddisfa quella notificata prima.',
  },
  {
    parola: 'Tipo di piano',
    testo:
      'Riscatto, ricongiunzione, prestito o mutuo: dal provvedimento dell’INPS. UniEmens lo comunica con il suo codice.',
  },
  {
    parola: 'Fondo del piano',
    testo: 'La gestione INPS a cui va la rata, dal provvedimento: UniEmens la vuole con il piano.',
  },
  {
    parola: 'Prima rata',
    testo: 'Il mese della prima trattenuta, dal piano di ammortamento che l’INPS ha mandato.',
  },
  {
    parola: 'Ultima rata',
    testo: 'Il mese dell’ultima trattenuta, dal piano di ammortamento.',
  },
  {
    parola: 'Rate in tutto',
    testo: 'Il numero di rate del piano: con la prima dice a che punto si è.',
  },
  {
    parola: 'Ripristino',
    testo: 'Il giorno da cui un piano che era stato sospeso si paga di nuovo: UniEmens lo comunica.',
  },
  {
    parola: 'Particolarità',
    testo: 'Una condizione della persona che cambia il calcolo per un periodo: per esempio un esonero dai contributi.',
  },
  {
    parola: 'Inizio della voce',
    anche: ['Mese di inizio', 'Anno di inizio'],
    testo: 'Il primo mese in cui la voce va sul cedolino.',
  },
  {
    parola: 'Fine della voce',
    anche: ['Mese di fine', 'Anno di fine'],
    testo: 'L’ultimo mese in cui la voce va sul cedolino: vuoto, finché non si scrive.',
  },
  {
    parola: 'Valore della voce',
    testo: 'Importo, ore o giorni che ogni mese la voce porta sul cedolino, nella sua unità.',
  },
  {
    parola: 'Mese pagato prima',
    testo: 'Il mese in cui l’altro programma ha pagato: le somme entrano nel conguaglio e nella CU di quell’anno.',
  },
  {
    parola: 'Lordo',
    anche: ['Lordo non dovuto'],
    testo: 'Prima di ogni trattenuta della persona, senza gli oneri della scuola.',
  },
  {
    parola: 'Netto',
    testo: 'Quello che la persona ha ricevuto sul conto.',
  },
  {
    parola: 'Imponibile contributivo',
    testo: 'La parte del lordo su cui si sono pagati i contributi: dal cedolino di allora.',
  },
  {
    parola: 'Imponibile IRPEF',
    testo: 'Il lordo meno i contributi della persona: su questo si è calcolata l’imposta.',
  },
  {
    parola: 'IRPEF trattenuta',
    anche: ['IRPEF o ritenuta trattenuta'],
    testo: 'L’imposta che il cedolino di allora ha tolto, dopo le detrazioni.',
  },
  {
    parola: 'Imponibile con imposta sostitutiva',
    testo: 'La parte di paga che è stata tassata con la sostitutiva al posto dell’IRPEF: conta per il tetto dell’anno.',
  },
  {
    parola: 'Imponibile Gestione separata',
    testo: 'La parte del compenso su cui si sono pagati i contributi alla Gestione separata: conta per il massimale.',
  },
  {
    parola: 'Giorni pagati',
    testo: 'I giorni per cui il cedolino di allora ha dato detrazioni: con i nostri non passano 365 nell’anno.',
  },
  {
    parola: 'Già comunicati in',
    testo: 'Le denunce in cui l’altro programma ha già messo queste somme: qui non ci vanno una seconda volta.',
  },
  {
    parola: 'Fondo dei contributi',
    anche: ['Contributi per fondo'],
    testo: 'La gestione a cui i contributi sono andati: una riga per ciascuna, come sul cedolino di allora.',
  },
  {
    parola: 'Trattenuti',
    anche: ['Contributi trattenuti'],
    testo: 'I contributi che il cedolino di allora ha tolto alla persona.',
  },
  {
    parola: 'A carico della scuola',
    testo: 'I contributi che la scuola ha versato oltre a quelli tolti alla persona.',
  },
  {
    parola: 'Restituita il',
    testo:
      'Il giorno in cui la somma è tornata alla scuola, dalla reversale: decide l’anno in cui si toglie dai redditi.',
  },
  {
    parola: 'Anno in cui fu pagata',
    testo:
      'L’anno del pagamento non dovuto: se è un anno passato la somma si restituisce al netto delle ritenute (art. 10 c. 2-bis TUIR).',
  },
  {
    parola: 'Come è restituita',
    testo:
      'Al netto delle ritenute subite, come la legge vuole per le somme di anni passati, o al lordo: cambia quanto si recupera dall’F24.',
  },
  {
    parola: 'Addizionali trattenute',
    testo: 'Le addizionali che erano state tolte sulla somma restituita: tornano con lei.',
  },
  {
    parola: 'Causale della restituzione',
    testo: 'Perché la somma non spettava e con quale atto è stata chiesta indietro: resta scritto con la restituzione.',
  },
];
