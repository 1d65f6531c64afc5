/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/operazioniAnnuali': [
    "Si sceglie l'anno scolastico da preparare, si guarda l'anteprima, si conferma. L'anteprima non scrive niente.",
    "Si duplicano i servizi che proseguono senza un contratto nuovo: tempo indeterminato e incarichi confermati per legge. Per gli altri l'elenco dice perché restano fuori.",
    "Le festività di legge, Pasqua e i patroni sono calcolati; le chiusure della scuola si spostano di un anno e sono da controllare. Ripetere l'operazione non crea doppioni.",
  ],
  '/utilita': [
    'Codici fiscali non conformi: chi ha un codice che non corrisponde ai suoi dati, confermato o no, e che cosa non torna.',
    "Persone con lo stesso nome: se due schede sono della stessa persona si accorpano. I dati passano alla scheda che resta; l'operazione non si annulla.",
    "Sincronizzazione: porta nei cedolini aperti il nome e il codice fiscale che l'anagrafe ha oggi. La esegue solo chi gestisce gli utenti.",
  ],
  '/my-anagrafe': [
    'I dati che la scuola ha di chi è entrato nel programma, con le coordinate di pagamento e il domicilio fiscale. Si leggono soltanto: per correggerli serve la segreteria.',
  ],
  '/test-page': [
    "Serve a capire un problema insieme all'assistenza: dice se i servizi rispondono e in quanto tempo, con quale utente e quale scuola si sta lavorando.",
  ],
};
