/** What each version brought, the latest first. */
export const versioni: readonly { readonly versione: string; readonly novita: readonly string[] }[] = [
  {
    versione: '0.6.0',
    novita: [
      'Le differenze di un rinnovo si scaricano come foglio e si stampano.',
      'Le pagine di stampa dicono prima di stampare righe, persone e totali, e riaprono le ultime stampe; l’elaborazione ha la scheda «Stampe», che porta a quelle del suo mese.',
      'Accanto a ogni campo «Info» dice che cos’è, dove si trova e che cosa cambia; gli aiuti sono tutti nel manuale, al capitolo «I campi, uno per uno».',
      'Le novità della legge si leggono anche sui cedolini delle scuole di esempio: da quale pagamento, di quante persone, di quanto.',
      'Dei giorni di malattia pagati in parte i contributi di pensione, credito e TFR sono sulla retribuzione intera (circ. INPDAP 13/2009), nel cedolino e nell’UniEmens; quanto è già contabilizzato non cambia.',
      'I giorni del congedo straordinario di due anni non sono più nella base del TFR (D.Lgs. 151/2001, art. 42 c. 5-quinquies).',
      'La tredicesima e la paga di un mese pagato da due cedolini tengono conto delle assenze di tutto il mese; ciò che non c’è paga da cui togliere si dice.',
      'Dei permessi che si contano in giorni lavorativi (L. 104, lutto, motivi personali, esami, paternità) domeniche e festività in mezzo non consumano il limite e non si trattengono (ARAN CIRS117).',
      'L’indennità di maternità oltre la fine del contratto è l’80 % anche del rateo di tredicesima (D.Lgs. 151/2001, art. 23); quanto è già contabilizzato non cambia. Dei contributi pagati in ritardo da gennaio a settembre 2023 si stima la sanzione.',
      'Gli arretrati di un rinnovo, di mesi con malattia pagata in parte, hanno i contributi sulla retribuzione intera come i mesi stessi.',
      'Il menu ha due livelli e un nome solo per ogni cosa; accanto ai codici delle denunce ci sono le parole dell’ufficio. Fra le scadenze ci sono solo le cose da fare, con il prestato servizio da autorizzare entro il 16.',
      'Sotto gli elenchi ci sono i totali degli importi; al telefono la scheda aperta è sempre in vista.',
      'Il file dei bonifici dice quanti sono, la somma, il giorno e a chi; una lista NoiPA segna nel foglio chi è pagato anche altrove; i dati da completare dicono se firma chi non è più in servizio.',
      'Le stampe che escono dalla scuola (prospetto di liquidazione, decreto delle ferie, lettera del resto, CU) portano numero e data di protocollo: si scrivono con «Protocollo», nell’anteprima.',
      'Il logo della scuola, scelto nei Dati della scuola, sta nell’intestazione di ogni stampa.',
      'Il manuale ha figure: il foglio delle voci, una cifra spiegata, gli omonimi, le colonne di un file, come le disegna il programma.',
      'Di due correzioni della stessa certificazione parte solo la prima, e una CU che un’altra corregge resta inviata; la stampa di quella sostituita o annullata dice da che cosa.',
      'Accanto a classi di concorso, attività, gestioni, tributi ed enti c’è la parola; dell’elaborazione è in evidenza il passo che viene; al telefono ogni riga di un elenco è una scheda, con le sue azioni.',
    ],
  },
  {
    versione: '0.5.0',
    novita: [
      'Un’elaborazione ricalcolata non resta segnata come da ricalcolare.',
      'Un supplente comincia dal primo giorno che la legge consente; prima, si scrive il motivo della deroga. I primi passi portano al foglio unico del personale.',
      'Arretrati da rinnovo: quando un contratto è conosciuto dopo i giorni da cui vale, ogni cedolino contabilizzato è confrontato con le nuove tabelle, riga per riga, e la differenza diventa un’elaborazione; alla scuola statale la lista attesa da NoiPA.',
      'Dei giorni pagati in parte anche la tredicesima è pagata in parte (art. 80, comma 6 del contratto del 29/11/2007); una seconda correzione comincia da ciò che la prima ha pagato.',
      'Certificazione Unica: di ogni persona si consegna solo l’ultima; sostituita o annullata, la prima dice dove è. La ricevuta dà il numero che serve a sostituirla.',
      'L’ordine di pagamento di una scuola con una banca sua si scarica anche nel formato CBI.',
      'Ogni mese l’elenco dei supplenti con lo stato del loro prestato servizio, e la scheda da riportare in SIDI; l’elenco degli assenti dice chi li sostituisce.',
      'Un familiare a carico oltre il 100 % fra due dipendenti, e un codice di NoiPA su due liste, si dicono dove si scrivono e prima di contabilizzare o inviare.',
      'La quadratura è una figura, mese per adempimento; i filtri di un elenco si salvano con un nome, e la riga scelta si legge accanto all’elenco. «Novità della legge» in Fonti.',
      'Nelle stampe una tabella che continua lo dice, e le firme non restano sole su una pagina.',
    ],
  },
  {
    versione: '0.4.0',
    novita: [
      'Le righe del foglio di un’elaborazione restano nello stesso ordine (cognome, nome, codice fiscale) anche dopo aver ricaricato la pagina: ciò che si incolla va alle persone che si vedono.',
      'Più righe incollate senza nomi si vedono prima con la persona a cui vanno, e si prendono dopo un sì; prima di contabilizzare si legge che cosa cambia dal mese prima.',
      'Chi ha cambiato codice fiscale si trova e si importa anche con quello di prima; i nomi stanno nello stesso ordine in ogni elenco, foglio e stampa.',
      'Una riga di un file di ore, o incollata, che nomina due persone diverse è un errore da correggere; una percentuale scritta in Excel vale quanto si legge nella cella.',
      'Due file della stessa Certificazione Unica hanno due nomi; unire due schede pagate dalla stessa elaborazione non elimina più un pagamento.',
      'Una scuola ripristinata, o salvata mentre si preparano le scuole dimostrative, resta anche dopo un arresto improvviso.',
      'Ciò che scrive una versione più recente si legge, si modifica e si copia senza perdere nulla.',
      'Un pagamento trovato tardi entra nel suo mese: da «Da completare» si prepara ogni denuncia che manca; il conguaglio nomina il suo anno, e il resto passa al cedolino dopo.',
      'Ciò che è stato contabilizzato o inviato dice per sempre quello che diceva quel giorno; ciò che è scaduto resta in elenco finché non è fatto o messo da parte con un motivo.',
      'La tredicesima dei contratti annuali di conservatori e accademie è pagata a dicembre o alla fine; gli F24EP tardivi lasciano fuori le sanzioni di cui non si conosce il codice, e lo dicono.',
      'Dall’assenza si registra il supplente; la CU di chi lascia si stampa lo stesso giorno; il foglio UNILAV, le colonne ST e SV del 770, la stima delle sanzioni civili.',
      'Due prove guidate, le parole dell’ufficio spiegate accanto ai campi, il tema scuro e le righe strette.',
    ],
  },
  {
    versione: '0.3.0',
    novita: [
      'Conguaglio di fine anno dell’IRPEF per chi è pagato dalla scuola, con ciò che non si è potuto trattenere rinviato o rateizzato; chiusura guidata dell’anno, a passi che si riprendono dove erano.',
      'Certificazioni e 770 confrontati punto per punto con i cedolini chiusi e con gli F24; ravvedimento dell’F24 in ritardo, con interessi e sanzione ridotta; scarti di INPS persona per persona.',
      'Quadratura: i mesi di ogni posizione INPS, le comunicazioni a NoiPA, le celle che non tornano aperte fino alle persone e ai file.',
      'Operazioni che il programma fa da solo: denunce del mese preparate, cedolini ricontrollati ogni notte, file di stampe ed esportazioni tolti dopo novanta giorni.',
      'Utenti da un foglio di calcolo, tutti insieme o nessuno; gli interventi di chi amministra il programma sono nel registro della scuola.',
      'Pagamento del minore a chi lo rappresenta, guide e tutor dei percorsi, ore eccedenti del personale ausiliario, bonus a rate.',
      'Una nuova versione arriva per gradi e torna indietro da sola; ciò che è in corso finisce con la versione con cui è cominciato.',
    ],
  },
  {
    versione: '0.2.0',
    novita: [
      'Denunce e versamenti: F24, IRAP, Certificazione Unica, UniEmens, accessori fuori sistema, Modello M; quadratura di quanto è contabilizzato con quanto è denunciato.',
      'Elenchi per NoiPA: fondo per il miglioramento dell’offerta formativa, esami, dotazioni e disponibilità.',
      'Scadenze avvisate ogni mattina, approvazioni di due persone dove la scuola le vuole, utenti e inviti gestiti dalla scuola.',
      'Casi di collaudo: cedolini congelati e riprovati a ogni versione.',
      'Tutti i dati personali di una persona in un archivio, con i tempi di conservazione; una scuola si copia e si ripristina da sola.',
    ],
  },
  {
    versione: '0.1.0',
    novita: [
      'Cedolini dal 1° gennaio 2023 per accessori al personale, formatori, esterni, collaborazioni, arretrati, ferie non godute e supplenze; importi inseriti come lordo dipendente o lordo Stato.',
      "Ogni cifra si spiega: formula, dati usati, aliquota, norma e giorno della verifica, sullo schermo e nell'allegato del cedolino.",
      'Chi non si può calcolare non ferma gli altri: si corregge il dato e si ricalcola solo lui.',
      'Anagrafe con nucleo familiare, dati fiscali, voci soggettive e particolarità; servizi, assenze e attività con le loro regole.',
      'Importazione ed esportazione in fogli di calcolo con anteprima, errori riga per riga e annullamento.',
      'Registro di chi ha cambiato che cosa e quando, su ogni dato.',
    ],
  },
];

/** Public data that ships with the program, and its licence. */
export const fontiDati: readonly { readonly testo: string; readonly licenza: string; readonly url: string }[] = [
  {
    testo: "Comuni e province: archivio dei comuni ANPR, Ministero dell'Interno, rielaborato.",
    licenza: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.it',
  },
  {
    testo: 'Stati esteri: Agenzia delle Entrate, rielaborati.',
    licenza: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.it',
  },
  {
    testo: 'Nomi ISTAT degli Stati esteri: Istituto nazionale di statistica.',
    licenza: 'CC BY 3.0',
    url: 'https://creativecommons.org/licenses/by/3.0/it/',
  },
  {
    testo: "Scuole d'Italia: dati aperti del Ministero dell'istruzione e del merito, importati dalla scuola.",
    licenza: 'Portale unico dei dati della scuola',
    url: 'https://dati.istruzione.it/opendata/',
  },
];

/** What the pages and the documents are made with, by licence. */
export const componenti: readonly { readonly licenza: string; readonly nomi: readonly string[] }[] = [
  {
    licenza: 'MIT',
    nomi: [
      'React',
      'React Router',
      'TanStack Query',
      'React Hook Form',
      'Zod',
      'date-fns',
      'Middy',
      'pdf-lib',
      'Papa Parse',
      'write-excel-file',
      'fflate',
      'codice-fiscale-utils',
      'belfiore-connector',
    ],
  },
  {
    licenza: 'Apache 2.0',
    nomi: [
      'Cloudscape Design System',
      'AWS SDK for JavaScript',
      'AWS Amplify',
      'aws-jwt-verify',
      'oidc-client-ts',
      'PDF.js',
    ],
  },
  { licenza: 'MIT o MPL 2.0', nomi: ['ibantools'] },
  { licenza: 'ISC', nomi: ['saxes'] },
  { licenza: 'SIL Open Font License 1.1', nomi: ['Source Sans 3'] },
];
