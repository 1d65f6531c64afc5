import type { Parola } from '../parola.ts';

/** The fields of a person: who it is, where it lives, how it is paid. */
export const campiPersona: readonly Parola[] = [
  {
    parola: 'Tipo di soggetto',
    testo:
      'Persona fisica o ente: decide quali dati si chiedono e a che titolo si può pagare. Un ente non ha sesso né nascita, e il suo codice fiscale è di undici cifre.',
  },
  {
    parola: 'Comune o Stato di nascita',
    testo:
      'Come sta sul codice fiscale: il comune di allora, anche se oggi non c’è più, o lo Stato estero. Il programma lo confronta con i caratteri dal dodicesimo al quindicesimo.',
  },
  {
    parola: 'Data di nascita',
    testo:
      'Si confronta con il codice fiscale. Da questa dipendono la maggiore età di chi riscuote e le età dei congedi.',
  },
  {
    parola: 'Confermo il codice fiscale così com’è',
    testo:
      'Da segnare quando il codice non torna con nome, nascita o sesso ma sulla tessera sanitaria è proprio quello. Senza conferma resta tra i codici da controllare.',
  },
  {
    parola: 'Codici fiscali precedenti',
    testo:
      'Quelli che la persona ha avuto prima: un codice provvisorio, o quello di prima di una rettifica dell’Agenzia delle entrate. Con questi la si trova ancora nei file e nelle denunce passate.',
  },
  {
    parola: 'Cittadinanza estera',
    testo: 'Lo Stato di cui la persona è cittadina, se non è italiana: UniEmens lo chiede con il suo codice catastale.',
  },
  {
    parola: 'Risulta deceduta',
    testo:
      'Da quel momento non le si paga più niente: quello che le era dovuto si paga agli eredi, che si inseriscono ciascuno con la sua quota.',
  },
  {
    parola: 'Data del decesso',
    testo:
      'Quella dell’atto di morte del comune. Finché non si conosce si lascia vuota: il pagamento è fermo lo stesso.',
  },
  {
    parola: 'Codice fiscale di chi è deceduto',
    testo:
      'Di chi era la somma che si paga all’erede: le ritenute seguono il suo rapporto di lavoro, la certificazione va all’erede.',
  },
  {
    parola: 'Quota dell’eredità',
    testo:
      'La parte che spetta a questo erede, dalla dichiarazione di successione o dall’atto notorio: di ogni voce dovuta gli si paga questa percentuale.',
  },
  {
    parola: 'Comune di residenza',
    testo:
      'Dove la persona è iscritta all’anagrafe. Le addizionali seguono il domicilio fiscale, che è una riga a parte: di solito è lo stesso comune.',
  },
  {
    parola: 'Stato estero di residenza',
    testo:
      'Per chi risiede fuori d’Italia: decide come si tassa il compenso e quali dati esteri chiede la Certificazione Unica.',
  },
  {
    parola: 'Codice fiscale estero',
    testo:
      'Il numero con cui il fisco del Paese di residenza conosce la persona (TIN): va nella Certificazione Unica di chi risiede all’estero.',
  },
  {
    parola: 'Stato federato, provincia o regione estera',
    testo:
      'La parte del Paese estero in cui la persona risiede, come sta sui suoi documenti: va nella Certificazione Unica.',
  },
  {
    parola: 'Località estera',
    testo: 'La città del Paese estero in cui la persona risiede: va nella Certificazione Unica con l’indirizzo.',
  },
  {
    parola: 'Modalità di pagamento',
    testo:
      'Bonifico, carta prepagata, bonifico domiciliato o libretto: decide se serve un IBAN. Oltre la soglia di legge un ente pubblico paga solo con strumenti tracciabili (DL 201/2011, art. 12).',
  },
  {
    parola: 'Conto',
    testo: 'Se il conto è in Italia o all’estero: cambia quali coordinate si chiedono.',
  },
  {
    parola: 'Paese del conto',
    testo: 'La sigla di due lettere del Paese della banca: è l’inizio dell’IBAN, e decide se bastano bonifici SEPA.',
  },
  {
    parola: 'Cifre di controllo estere',
    testo: 'Le due cifre che seguono la sigla del Paese nell’IBAN: dicono se il resto è stato copiato bene.',
  },
  {
    parola: 'Numero di conto estero (BBAN)',
    testo:
      'L’IBAN senza sigla del Paese e cifre di controllo. Dei Paesi che non hanno IBAN è il numero di conto, e serve anche il BIC.',
  },
  {
    parola: 'BIC',
    testo:
      'Il codice con cui le banche si riconoscono tra loro, detto anche SWIFT: otto o undici caratteri, scritti sull’estratto conto accanto all’IBAN.',
  },
  {
    parola: 'Intestatario del conto',
    testo:
      'A nome di chi è il conto, se non è della persona pagata: per un minorenne il genitore, per chi è in tutela il tutore. Il compenso resta della persona.',
  },
  {
    parola: 'Intestatario nominato dal giudice',
    testo:
      'Tutore o amministratore di sostegno: il decreto di nomina resta agli atti della scuola. Senza, il conto di un altro vale solo per un minorenne.',
  },
  {
    parola: 'Prima assicurazione',
    testo:
      'Il giorno del primo contributo a una cassa di pensione obbligatoria, dall’estratto contributivo dell’INPS. Chi comincia dal 1996 paga contributi fino al massimale (L. 335/1995, art. 2 c. 18).',
  },
  {
    parola: 'Ferie e festività soppresse residue',
    testo:
      'I giorni non goduti dell’anno scolastico prima, dai registri delle assenze: si sommano a quelli dell’anno in corso quando si contano le ferie.',
  },
  {
    parola: 'Partita NoiPA',
    testo:
      'Il numero di iscrizione con cui NoiPA conosce chi ha da lei lo stipendio: è in alto sul cedolino, e gli elenchi dei compensi accessori lo chiedono.',
  },
  {
    parola: 'Ufficio pagatore NoiPA',
    testo:
      'La direzione o ragioneria che paga lo stipendio, se non è quella della scuola: si legge sul cedolino di NoiPA.',
  },
  {
    parola: 'Data di adesione',
    testo: 'Il giorno in cui la persona ha aderito al fondo Espero, dalla sua domanda di adesione.',
  },
  {
    parola: 'Si versa dal',
    testo: 'Il primo mese per cui il contributo al fondo pensione si trattiene e si denuncia: lo comunica il fondo.',
  },
  {
    parola: 'Fino al',
    testo: 'L’ultimo giorno per cui si versa al fondo pensione: vuoto finché l’adesione dura.',
  },
  {
    parola: 'Codice fondo',
    testo:
      'Il codice con cui UniEmens riconosce il fondo pensione: lo comunica il fondo stesso con le istruzioni per i datori.',
  },
  {
    parola: 'Comparto di Espero',
    testo: 'In quale comparto del fondo la persona investe, come lo ha scelto nella domanda di adesione.',
  },
  {
    parola: 'Contributo aggiuntivo dell’aderente',
    testo:
      'La parte della paga che la persona versa al fondo per sua scelta, oltre a quella dovuta: si toglie dal reddito entro il limite di legge.',
  },
  {
    parola: 'Quota del TFR',
    testo:
      'La parte del TFR che va al fondo pensione. Per i dipendenti pubblici la accantona e la conferisce l’INPS: qui nessun calcolo la usa.',
  },
  {
    parola: 'Parentela',
    testo:
      'Il legame con la persona: coniuge o unito civilmente, figlio, altro familiare. Decide quale detrazione spetta (art. 12 TUIR) e le età dei congedi.',
  },
  {
    parola: 'Convivente',
    testo:
      'Se il familiare vive con la persona. Dal 2025 degli altri familiari danno detrazione solo genitori e altri ascendenti conviventi (art. 12 c. 1 lett. d TUIR).',
  },
  {
    parola: 'Decorrenza',
    testo: 'Il giorno da cui vale questa riga: quelle di prima restano per i mesi già pagati.',
  },
  {
    parola: 'A carico',
    testo:
      'Fiscalmente a carico: nell’anno il suo reddito non passa il limite dell’art. 12 c. 2 TUIR, più alto per un figlio fino a 24 anni. Lo dichiara la persona.',
  },
  {
    parola: 'Misura',
    testo:
      'La percentuale della detrazione che prende la persona: per i figli di solito metà per uno tra i genitori, tutta a chi ha il reddito più alto se sono d’accordo.',
  },
  {
    parola: 'Con disabilità',
    testo:
      'Riconosciuta dalla commissione medica (L. 104/1992, art. 3). Per un figlio così la detrazione non finisce a trent’anni.',
  },
];
