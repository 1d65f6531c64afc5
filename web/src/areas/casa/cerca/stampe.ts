/** A print that a screen asks for: its title, and the screen. */
interface StampaCercata {
  readonly titolo: string;
  readonly indirizzo: `/${string}`;
}

/** The prints that the search offers, without the contracts that they are asked with. */
export const stampe: readonly StampaCercata[] = [
  { titolo: 'Contributi', indirizzo: '/contributi' },
  { titolo: 'Ritenute IRPEF', indirizzo: '/irpef' },
  { titolo: 'IRAP', indirizzo: '/irap' },
  { titolo: 'Addizionali', indirizzo: '/addizionali' },
  { titolo: 'Altre trattenute', indirizzo: '/altreTrattenute' },
  { titolo: 'Ritenute in conto terzi', indirizzo: '/ritenuteCterzi' },
  { titolo: 'Riepilogo annuo', indirizzo: '/annue' },
  { titolo: 'Compensi annui', indirizzo: '/annue' },
  { titolo: 'Giornale degli emolumenti', indirizzo: '/annue' },
  { titolo: 'Trattamento accessorio', indirizzo: '/annue' },
  { titolo: "Pagamenti NoiPA dell'anno", indirizzo: '/annue' },
  { titolo: 'Dotazione finanziaria', indirizzo: '/annue' },
  { titolo: 'Fabbisogno finanziario', indirizzo: '/altrestampe' },
  { titolo: 'Dati fiscali', indirizzo: '/altrestampe' },
  { titolo: 'Dati soggettivi', indirizzo: '/altrestampe' },
  { titolo: 'UniEmens, posizioni INPS e collaboratori', indirizzo: '/uniemens-stampe-inps' },
  { titolo: 'UniEmens, casse ex INPDAP', indirizzo: '/uniemens-stampe-exinpdap' },
  { titolo: 'Personale in servizio', indirizzo: '/personaleinservizio' },
  { titolo: 'Rubrica', indirizzo: '/personaleinservizio' },
  { titolo: 'Attività particolari', indirizzo: '/personaleinservizio' },
  { titolo: 'Modalità di pagamento', indirizzo: '/personaleinservizio' },
  { titolo: 'Schede UNILAV', indirizzo: '/personaleinservizio' },
];
