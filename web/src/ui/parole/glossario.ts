import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';

/** A word of the office, with what it means here. */
export interface Parola {
  readonly parola: string;
  readonly testo: string;
  /** How a label names it too, when not by the word itself. */
  readonly anche?: readonly string[];
}

/** The words that an office may not know, in alphabetical order. */
export const glossario: readonly Parola[] = [
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
    parola: 'Codice catastale',
    anche: ['Codice Belfiore', 'Codice del comune'],
    testo:
      'Quattro caratteri che dicono un comune o uno Stato estero: sono anche nel codice fiscale, dal dodicesimo al quindicesimo.',
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
    parola: 'CTPS',
    anche: ['CPDEL', 'Cassa pensione', 'Fondo pensione'],
    testo:
      'Le casse delle pensioni dei dipendenti pubblici (Stato, enti locali), oggi gestite dall’INPS. Si versano con l’F24 EP.',
  },
  { parola: 'CUP', testo: 'Il codice di un progetto con soldi pubblici: quindici caratteri, li dà il sistema CUP.' },
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
  {
    parola: 'F24 EP',
    testo: 'Il modello con cui gli enti pubblici versano imposte e contributi, con addebito sul conto di tesoreria.',
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
    parola: 'Gestione separata',
    testo:
      'La gestione INPS di collaboratori e di chi ha compensi occasionali oltre 5.000 € l’anno. La classe dice l’aliquota.',
  },
  {
    parola: 'IRAP',
    testo: 'L’imposta regionale sulle attività produttive: l’8,5 % dei compensi, tutta a carico della scuola.',
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
  {
    parola: 'Mandato',
    anche: ['Mandati'],
    testo:
      'L’ordine con cui la scuola fa pagare la banca. La reversale è l’ordine di incassare, la quietanza dice che è stato pagato.',
  },
  {
    parola: 'Matricola INPS',
    testo: 'I dieci numeri con cui l’INPS conosce la scuola come datore di lavoro: uno per ogni classificazione.',
  },
  {
    parola: 'Omocodia',
    testo: 'Due persone a cui verrebbe lo stesso codice fiscale: l’Agenzia mette lettere al posto di qualche cifra.',
  },
  { parola: 'Percettore', testo: 'Chi riceve un compenso, e a che titolo: decide ritenute, contributi e denunce.' },
  {
    parola: 'Posizione assicurativa',
    testo: 'Gli anni di servizio di una persona come li conosce l’INPS: si sistemano con Passweb prima della pensione.',
  },
  {
    parola: 'Posizione INAIL',
    anche: ['PAT'],
    testo: 'Il numero con cui l’INAIL conosce la scuola, con il suo codice di controllo.',
  },
  {
    parola: 'Provvedimento di liquidazione',
    anche: ['Prospetto di liquidazione'],
    testo: 'L’atto con cui il DSGA dice quanto e a chi si paga, dopo che il lavoro è attestato.',
  },
  {
    parola: 'Quadratura',
    testo: 'Il confronto fra quello che i cedolini devono e quello che è stato denunciato e versato, mese per mese.',
  },
  {
    parola: 'Ravvedimento',
    testo: 'Pagare in ritardo di propria volontà: interessi e una sanzione tanto più bassa quanto prima lo si fa.',
  },
  {
    parola: 'RPD',
    anche: ['CIA', 'Retribuzione professionale'],
    testo:
      'La retribuzione professionale dei docenti; per il personale ATA si chiama compenso individuale accessorio (CIA).',
  },
  {
    parola: 'RTS',
    testo:
      'La Ragioneria territoriale dello Stato: registra i contratti e paga, con NoiPA, il personale della scuola statale.',
  },
  {
    parola: 'Scorporo',
    testo: 'Da un importo lordo Stato si tolgono gli oneri della scuola per trovare il lordo dipendente.',
  },
  { parola: 'SIDI', testo: 'Il portale del Ministero in cui la scuola tiene contratti, assenze e stato giuridico.' },
  {
    parola: 'Split payment',
    anche: ['Scissione'],
    testo: 'L’IVA della fattura la versa la scuola allo Stato, non al fornitore.',
  },
  {
    parola: 'TFR',
    anche: ['TFS', 'Fondo fine servizio'],
    testo: 'Il trattamento di fine rapporto (o di fine servizio, per chi è entrato prima del 2001).',
  },
  {
    parola: 'Trattamento integrativo',
    testo: 'Fino a 1.200 € l’anno in busta a chi ha redditi bassi da lavoro dipendente.',
  },
  { parola: 'UniEmens', testo: 'La denuncia mensile all’INPS di compensi e contributi, persona per persona.' },
];

const chiavi = glossario.map((voce) => ({
  voce,
  dette: [voce.parola, ...(voce.anche ?? [])].map((detta) => ` ${chiaveRicerca(detta)} `),
}));

/** The word that a label names; the longest of those it names, undefined when it names none. */
export const parolaIn = (etichetta: string): Parola | undefined => {
  const cercata = ` ${chiaveRicerca(etichetta)} `;
  return chiavi
    .flatMap(({ voce, dette }) => dette.filter((detta) => cercata.includes(detta)).map((detta) => ({ voce, detta })))
    .toSorted((a, b) => b.detta.length - a.detta.length)[0]?.voce;
};
