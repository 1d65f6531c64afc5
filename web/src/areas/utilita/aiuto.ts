/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/utilita': [
    'Codici fiscali non conformi: chi ha un codice che non corrisponde ai suoi dati, confermato o no, e che cosa non torna.',
    "Persone con lo stesso nome: se due schede sono della stessa persona si accorpano. I dati passano alla scheda che resta; l'operazione non si annulla. Se sono persone diverse, «Sono persone diverse» le toglie dall'elenco finché non arriva un'altra persona con quel nome.",
    "Sincronizzazione: porta nei cedolini aperti il nome e il codice fiscale che l'anagrafe ha oggi. La esegue solo chi gestisce gli utenti.",
  ],
  '/test-page': [
    "Serve a capire un problema insieme all'assistenza: dice se i servizi rispondono e in quanto tempo, con quale utente e quale scuola si sta lavorando.",
  ],
};
