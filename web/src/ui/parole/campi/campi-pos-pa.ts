import type { Parola } from '../parola.ts';

/** The fields of ListaPosPA, the part of UniEmens of the public funds. */
export const campiPosPa: readonly Parola[] = [
  {
    parola: 'Cessazione',
    testo:
      'Perché il rapporto, o l’iscrizione al fondo, è finito alla fine del periodo. Vuota se continua: si scrive nel servizio, alla sua fine.',
  },
  {
    parola: 'Tipo di impiego',
    testo:
      'Se il rapporto è a tempo indeterminato o determinato, intero o parziale, con i codici dell’INPS. Viene dal contratto e dall’orario del servizio.',
  },
  {
    parola: 'Tipo di part time',
    anche: ['Percentuale di part time per mille'],
    testo:
      'Come l’orario è ridotto, e di quanto: 500 vuol dire metà dell’orario intero. Vengono dalle ore del servizio; vuoti a tempo pieno.',
  },
  {
    parola: 'Percentuale di retribuzione per mille',
    testo: 'Quanto della paga spetta nel periodo: 1000 è tutta, meno nei giorni di assenza pagati in parte.',
  },
  {
    parola: 'Regime di fine servizio',
    testo:
      'Se alla fine del rapporto la persona avrà il TFR o il TFS: il TFS solo di chi è di ruolo da prima del 2001 e non ha scelto il TFR.',
  },
  {
    parola: 'Progressivo dell’amministrazione',
    anche: [
      'Altra amministrazione: progressivo',
      'Progressivo del dichiarante',
      'Ente di appartenenza: progressivo',
      'Sede di servizio: progressivo',
    ],
    testo: 'Cinque cifre con cui l’INPS distingue le sedi di uno stesso codice fiscale: si leggono nei suoi archivi.',
  },
  {
    parola: 'Codice gestione',
    anche: [
      'Pensione: codice gestione',
      'Fine servizio: codice gestione',
      'Fondo credito: codice gestione',
      'ENPDEP: codice gestione',
      'ENAM: codice gestione',
      'Gestione',
      'Z2: gestione',
    ],
    testo:
      'Il numero della cassa a cui va il contributo: sotto al campo c’è il suo nome. Viene dai fondi della scuola e dal regime della persona.',
  },
  {
    parola: 'Imponibile della pensione',
    anche: ['Imponibile del credito', 'Imponibile ENAM', 'Retribuzione soggetta'],
    testo: 'La parte della paga del periodo su cui si calcola il contributo di quella cassa: viene dai cedolini.',
  },
  {
    parola: 'Contributo della pensione',
    anche: ['Contributo del credito', 'Contributo ENAM', 'Contributo del lavoratore', 'Contributo della scuola'],
    testo:
      'Quanto va a quella cassa per il periodo: quello che i cedolini hanno trattenuto, più la parte della scuola.',
  },
  {
    parola: 'Contributo 1 %',
    testo: 'Il contributo in più sulla parte di paga oltre la prima fascia pensionabile dell’anno.',
  },
  {
    parola: 'Imponibile oltre il massimale',
    testo: 'La paga oltre il massimale dell’anno, di chi ha il primo contributo dal 1996: non dà pensione.',
  },
  {
    parola: 'Stipendio tabellare, per intero',
    anche: ['Retribuzione individuale di anzianità'],
    testo: 'La voce della paga di un mese intero e a tempo pieno, come la dice il contratto: serve alla pensione.',
  },
  {
    parola: 'Giorni utili (a giornata)',
    testo: 'Solo di chi è pagato a giornata: i giorni del periodo che valgono per la pensione.',
  },
  {
    parola: 'Maggiorazione di servizio',
    anche: ['Maggiorazione: giorni'],
    testo: 'Il servizio che vale più della sua durata, con i giorni che si aggiungono: lo dice il suo decreto.',
  },
  {
    parola: 'Recupero sgravi',
    anche: ['Recupero sgravi: anno', 'Recupero sgravi: mese', 'Recupero sgravi: codice', 'Recupero sgravi: importo'],
    testo: 'Uno sgravio dei contributi di un mese passato che si riprende adesso: mese, codice dell’INPS e importo.',
  },
  {
    parola: 'Atto del motivo',
    anche: ['Numero dell’atto', 'Numero di registro', 'Codice dell’organo', 'Sede dell’organo'],
    testo: 'Gli estremi della sentenza o dell’atto per cui il periodo cambia: sono scritti nella sua prima pagina.',
  },
  {
    parola: 'Codice del fondo',
    testo: 'Il numero del fondo pensione in UniEmens: sta nella domanda di adesione della persona.',
  },
  {
    parola: 'Domanda sottoscritta il',
    anche: ['Contributi dal mese (AAAA-MM)', 'Periodo dal', 'Periodo al', 'Cessazione o sospensione dal'],
    testo: 'Quando la persona ha aderito al fondo e da quando, o fino a quando, vi si versa: sono nella sua domanda.',
  },
  {
    parola: 'Aliquota del lavoratore per mille',
    anche: ['Aliquota della scuola per mille'],
    testo: 'Quanto della paga va al fondo pensione: 10 vuol dire l’1 %. Viene dall’adesione della persona.',
  },
  {
    parola: 'Contributo aggiuntivo del fondo',
    anche: ['Quota di iscrizione del lavoratore', 'Quota di iscrizione della scuola'],
    testo: 'Quello che si versa al fondo pensione oltre al contributo: è nelle regole del fondo.',
  },
  {
    parola: 'Mese di riferimento (AAAA-MM)',
    anche: ['Z2: mese (AAAA-MM)'],
    testo: 'Il mese a cui la somma si riferisce: anno, trattino, due cifre del mese.',
  },
  {
    parola: 'Inizio del piano',
    anche: ['Scadenza del piano', 'Ripreso il'],
    testo: 'I giorni del piano di riscatto o di prestito: sono nella lettera con cui l’INPS l’ha concesso.',
  },
  {
    parola: 'Operazione',
    testo: 'Che cosa succede al piano in questo mese: la rata che continua, la prima, l’ultima o una ripresa.',
  },
  {
    parola: 'Forma giuridica',
    testo: 'Quattro cifre che dicono che ente è la scuola, come negli archivi dell’INPS.',
  },
  {
    parola: 'Altri importi dovuti (Z2)',
    anche: ['Z2: tipologia', 'Z2: importo'],
    testo: 'Una somma dovuta a una cassa che non è di una persona: di che tipo è, con i codici dell’INPS, e quanto.',
  },
  {
    parola: 'Sede di lavoro',
    anche: ['Comune della sede di lavoro', 'CAP della sede di lavoro'],
    testo: 'Il comune in cui la persona lavora: quello della sede di servizio, con il codice catastale.',
  },
];
