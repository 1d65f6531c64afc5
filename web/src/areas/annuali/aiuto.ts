/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/operazioniAnnuali': [
    "Chiudere l'anno: i passi nell'ordine in cui si fanno, ognuno con quello che manca, il termine e la schermata dove si fa. I conti sono letti ogni volta da elaborazioni, denunce e certificazioni: nessuno li scrive.",
    "Il Modello M e le dichiarazioni si fanno anche fuori dal programma: è l'ufficio a segnare quando sono fatti, e resta scritto chi e quando. Il segno si può togliere. Il conguaglio di collaboratori e revisori è contato dalle elaborazioni di conguaglio contabilizzate; se è fatto altrove, si segna.",
    "Si sceglie l'anno scolastico da preparare, si guarda l'anteprima, si conferma. L'anteprima non scrive niente.",
    "Si duplicano i servizi che proseguono senza un contratto nuovo: tempo indeterminato e incarichi confermati per legge. Per gli altri l'elenco dice perché restano fuori.",
    "Le festività di legge, Pasqua e i patroni sono calcolati; le chiusure della scuola si spostano di un anno e sono da controllare. Ripetere l'operazione non crea doppioni.",
    'La stampa dice per ogni servizio e per ogni festività che cosa è già stato portato nell’anno, che cosa resta da portare e che cosa no, con il motivo.',
  ],
};
