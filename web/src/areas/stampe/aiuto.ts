/** Help of every preview. */
export const anteprima: readonly string[] = [
  'La stampa si può sfogliare, ingrandire, cercare, scaricare e mandare alla stampante. Il collegamento al file vale cinque minuti: poi la pagina ne chiede un altro.',
  'Un foglio di calcolo non si sfoglia qui: quando è pronto si scarica.',
];

/** Help of the screens that ask for prints, by their path. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/contributi': [
    "L'elenco dice per ogni fondo che cosa è dovuto per ciascuna persona in ciascuna elaborazione: imponibile, quota trattenuta, quota a carico della scuola. Il riepilogo somma per mese e per codice F24. La stampa di una persona serve per la sua posizione assicurativa.",
    "Il mese è quello in cui l'elaborazione si versa con F24: di solito il mese del pagamento, un altro se la contabilizzazione lo ha spostato. Il totale di un mese e di un codice è quello della riga di F24.",
    'Contano le elaborazioni contabilizzate. Chiedendo anche le altre la stampa è provvisoria e lo dice; le simulazioni non ci sono mai.',
    'Lo stesso contenuto si ha come foglio di calcolo, senza le righe dei totali.',
  ],
  '/irpef': [
    "L'elenco dice di ogni persona e di ogni elaborazione l'imponibile, l'aliquota e quanto è stato trattenuto, imposta per imposta; i crediti riconosciuti stanno in sezioni loro. Il riepilogo somma per mese e per codice F24.",
    "Le addizionali e l'IVA versata dalla scuola non sono qui.",
  ],
  '/irap': [
    "L'IRAP si calcola su quanto la scuola paga: l'elenco la dice per persona ed elaborazione, il riepilogo per mese, come si versa, la scheda individuale per una persona.",
    "Il mese è quello in cui l'elaborazione si versa con F24.",
  ],
  '/ferie-non-godute': [
    "Il decreto liquida le ferie che il personale a tempo determinato non ha potuto prendere. Si sceglie l'anno scolastico e il contratto, si spuntano le persone, poi si dicono i giorni di sospensione delle lezioni e se c'è stato l'invito scritto a prendere le ferie in quei giorni.",
    "I giorni si calcolano dai servizi e dalle assenze: quelli senza paga che non maturano ferie sono esclusi, le ferie prese si tolgono dalle più vecchie. Si possono usare invece i giorni residui scritti nell'anagrafe della persona.",
    'Senza invito scritto i giorni di sospensione non si detraggono: la questione è controversa, il decreto cita le norme e le sentenze. Il compenso delle scuole statali non si paga da qui.',
  ],
};
