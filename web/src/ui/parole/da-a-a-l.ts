import type { Parola } from './parola.ts';

/** The words of the glossary from A to L, in alphabetical order. */
export const daAaL: readonly Parola[] = [
  {
    parola: 'Accessori fuori sistema',
    anche: ['SPT'],
    testo:
      'Compensi che la scuola paga a chi ha lo stipendio da NoiPA: si comunicano a NoiPA, che ne tiene conto nel conguaglio e nella CU.',
  },
  {
    parola: 'Addizionali',
    anche: ['Addizionale'],
    testo:
      'Imposte sul reddito della regione e del comune del domicilio fiscale: si trattengono a rate l’anno dopo, l’acconto comunale nell’anno.',
  },
  {
    parola: 'Aliquota massima',
    testo:
      'Lo scaglione IRPEF più alto che tocca il reddito della persona: sui compensi accessori la scuola trattiene a quella. Si legge sul cedolino di NoiPA.',
  },
  {
    parola: 'Capitolo',
    anche: ['Piano gestionale', 'Piano di gestione'],
    testo:
      'Il posto del bilancio dello Stato da cui NoiPA paga un compenso: capitolo e piano gestionale insieme dicono su quale stanziamento va.',
  },
  {
    parola: 'Causale',
    testo: 'La sigla con cui la Certificazione Unica dice a che titolo è pagato un compenso a chi non è dipendente.',
  },
  {
    parola: 'Codice ATECO',
    anche: ['ATECO'],
    testo:
      'L’attività della scuola nella classificazione dell’ISTAT: quella scritta all’Agenzia delle entrate, la chiede UniEmens.',
  },
  {
    parola: 'Codice catastale',
    anche: ['Codice Belfiore', 'Codice del comune'],
    testo:
      'Quattro caratteri che dicono un comune o uno Stato estero: sono anche nel codice fiscale, dal dodicesimo al quindicesimo.',
  },
  {
    parola: 'Codice CUC',
    anche: ['CUC'],
    testo:
      'Otto caratteri con cui le banche italiane riconoscono chi manda gli ordini: stanno nel contratto con la banca.',
  },
  {
    parola: 'Codice fiscale',
    testo:
      'Sedici caratteri di una persona, undici cifre di un ente. Si scrive come sta sulla tessera: dice data e luogo di nascita, e il programma li confronta.',
  },
  {
    parola: 'Codice IPA',
    testo: 'La sigla della scuola nell’indice delle pubbliche amministrazioni (indicepa.gov.it).',
  },
  {
    parola: 'Codice univoco ufficio',
    testo:
      'Sei caratteri dell’ufficio che riceve le fatture elettroniche: stanno nell’indice delle pubbliche amministrazioni.',
  },
  {
    parola: 'Codici NoiPA',
    anche: ['Codice ufficio NoiPA', 'Codice ufficio di servizio NoiPA', 'Codice ente NoiPA'],
    testo: 'Con questi NoiPA riconosce la scuola: si leggono sul suo portale, tra i dati dell’ufficio.',
  },
  {
    parola: 'Comparto',
    testo: 'Il gruppo di contratti pubblici di cui è la scuola: istruzione e ricerca, o funzioni locali per i comuni.',
  },
  {
    parola: 'Competenza',
    testo: 'Il periodo in cui il lavoro è stato fatto. L’anno delle imposte invece è quello del giorno di pagamento.',
  },
  {
    parola: 'Conguaglio',
    testo:
      'Il ricalcolo dell’IRPEF su tutto l’anno: si fa entro il 28 febbraio dell’anno dopo, o alla fine del rapporto.',
  },
  {
    parola: 'CSC',
    anche: ['Codice statistico contributivo'],
    testo:
      'Il settore in cui l’INPS mette la scuola: cinque cifre, scritte nel provvedimento con cui ha aperto la posizione.',
  },
  {
    parola: 'CTPS',
    anche: ['CPDEL', 'Cassa pensione', 'Fondo pensione', 'ex INPDAP', 'ENPDEP'],
    testo:
      'Le casse delle pensioni dei dipendenti pubblici (Stato, enti locali), oggi gestite dall’INPS. Si versano con l’F24 EP.',
  },
  { parola: 'CUP', testo: 'Il codice di un progetto con soldi pubblici: quindici caratteri, li dà il sistema CUP.' },
  {
    parola: 'Data di pagamento',
    testo: 'Il giorno in cui i soldi arrivano: decide l’anno delle imposte, le aliquote e il mese di F24 e UniEmens.',
  },
  {
    parola: 'Deduzioni',
    anche: ['Deduzione'],
    testo:
      'Quello che si toglie dal reddito prima di calcolare l’imposta, come i contributi della previdenza complementare.',
  },
  {
    parola: 'Detrazioni',
    anche: ['Detrazione'],
    testo:
      'Quello che si toglie dall’imposta, non dal reddito: per lavoro e per familiari. Di chi ha lo stipendio da NoiPA le calcola NoiPA.',
  },
  {
    parola: 'Domicilio fiscale',
    testo:
      'Il comune che decide le addizionali: di solito quello della residenza. Cambia dal sessantesimo giorno dopo il trasferimento.',
  },
  {
    parola: 'Dotazione finanziaria',
    anche: ['Dotazione'],
    testo:
      'I soldi che il Ministero mette a disposizione della scuola su NoiPA, codice per codice: una lista non può superarli.',
  },
  { parola: 'Ente versante', testo: 'Chi versa i contributi per conto della scuola, quando non è la scuola stessa.' },
  {
    parola: 'F24 EP',
    anche: ['Modello F24', 'F24'],
    testo: 'Il modello con cui gli enti pubblici versano imposte e contributi, con addebito sul conto di tesoreria.',
  },
  {
    parola: 'Fascia',
    anche: ['Fascia stipendiale'],
    testo: 'Lo scaglione di anzianità del contratto: con il profilo decide lo stipendio tabellare.',
  },
  {
    parola: 'FMOF',
    anche: ['MOF', 'Fondo di istituto'],
    testo:
      'Il fondo per il miglioramento dell’offerta formativa: da lì si pagano ore aggiuntive, funzioni strumentali, incarichi specifici.',
  },
  {
    parola: 'Fondo credito',
    testo: 'Lo 0,35 % che ogni dipendente pubblico versa alla gestione dei prestiti e delle prestazioni sociali.',
  },
  {
    parola: 'Fonte di finanziamento',
    testo:
      'Da dove vengono i soldi: programma annuale, fondi europei, comune. Si legge sulle stampe e sul provvedimento.',
  },
  {
    parola: 'Gestione separata',
    testo:
      'La gestione INPS di collaboratori e di chi ha compensi occasionali oltre 5.000 € l’anno. La classe dice l’aliquota.',
  },
  {
    parola: 'IBAN',
    testo: 'Ventisette caratteri del conto in Italia. Il programma ne controlla le cifre, non di chi sia il conto.',
  },
  {
    parola: 'IRAP',
    testo: 'L’imposta regionale sulle attività produttive: l’8,5 % dei compensi, tutta a carico della scuola.',
  },
  {
    parola: 'IRPEF',
    testo: 'L’imposta sul reddito delle persone: la scuola la trattiene sul compenso e la versa il mese dopo.',
  },
  {
    parola: 'IVA',
    testo: 'L’imposta che chi ha una partita IVA scrive in fattura: la scuola la versa allo Stato, non a chi fattura.',
  },
  {
    parola: 'ListaPosPA',
    testo: 'La parte di UniEmens per le casse dei dipendenti pubblici: una posizione per ogni periodo di servizio.',
  },
  {
    parola: 'Lordo dipendente',
    testo: 'Il compenso prima delle trattenute della persona; la scuola ci aggiunge i suoi oneri.',
  },
  {
    parola: 'Lordo Stato',
    testo: 'Quanto un compenso costa in tutto: il lordo dipendente più contributi e IRAP a carico della scuola.',
  },
];
