/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/invia-F24': [
    "L'F24 di un mese si fa dalle elaborazioni contabilizzate in quel mese: si scelgono il mese e le elaborazioni, poi data di pagamento e descrizione. Prima di crearlo si leggono le righe che avrà.",
    'Il modello è quello scelto negli altri dati della scuola: enti pubblici per chi è in tesoreria unica, altrimenti ordinario, con i suoi codici e le sue sezioni.',
    'Ogni riga somma le righe dei cedolini con lo stesso codice, ente e riferimenti. Con «Da dove viene» si leggono persona per persona: la somma è quella della riga.',
    'Un valore si può scrivere sopra quello calcolato, con il motivo: i due restano affiancati, con chi lo ha scritto e quando, e il calcolato si rimette con un comando.',
    "«Rilievi» dice che cosa l'Agenzia rifiuterebbe: che cosa c'è, che cosa era atteso, che cosa fare. «Porta al campo» apre il punto da correggere. Con un rilievo bloccante il file si può guardare, il suo nome comincia con BOZZA e non si invia.",
    'Se cambiano i dati della scuola (nome, IBAN di tesoreria) l’F24 dice di aggiornarlo: «Aggiorna» lo raccoglie di nuovo e tiene i valori scritti a mano il cui calcolato non è cambiato.',
    "Il prospetto si stampa, o si scarica come foglio di calcolo: le righe con i loro importi e, dove l'ufficio ha scritto sopra, il valore calcolato, chi e perché.",
    "Ogni file fatto resta nell'elenco e si scarica. DA-RISCONTRARE nel nome dice che il tracciato non è stato confrontato con il testo ufficiale: provarlo con il controllo dell'Agenzia prima di inviarlo.",
    'Con «Verifica un file» si legge un file fatto altrove, F24 o UniEmens, con gli stessi controlli: niente di quel file resta nel programma.',
    "Dopo l'invio si scrivono la data e il protocollo: da lì il contenuto non cambia e il mese non prende altre elaborazioni. Entro 24 ore un gestore può togliere una data messa per errore. Poi si scrive l'esito: un F24 scartato o stralciato libera le sue elaborazioni per un altro.",
  ],
  '/uniemens': [
    'UniEmens di un mese si fa da tutte le elaborazioni contabilizzate in quel mese: basta scegliere il mese. Se una elaborazione si contabilizza dopo, la denuncia dice di aggiornarla; una volta inviata, il mese non prende altre elaborazioni.',
    '«Denunce individuali»: chi è supplente dello Stato e ha il contributo di disoccupazione sugli accessori, una volta per persona e matricola, nel mese del pagamento, senza settimane. La classificazione viene da quella INPS del servizio, il comune dalla sede.',
    '«Posizioni INPS»: quello che la scuola dichiara per ogni matricola; i totali sono la somma delle denunce individuali e si scrivono con il file. «Collaboratori»: imponibile, aliquota, tipo di rapporto e date dell’incarico.',
    "Quello che nessuno ha indicato è un campo vuoto: «Rilievi» dice che cosa manca, con il codice di controllo dell'INPS dove è noto, e «Porta al campo» apre il punto. Un valore si può scrivere sopra quello calcolato, con il motivo: i due restano affiancati.",
    'ListaPosPA (accademie, scuole comunali e paritarie) non si raccoglie ancora: i contributi che ci andrebbero bloccano la denuncia e sono detti uno per uno. Con «Verifica un file» si controlla una ListaPosPA fatta altrove.',
    "DA-RISCONTRARE nel nome del file dice che lo schema ufficiale non è pubblico e nessuno lo ha confrontato: passarlo al programma di controllo dell'INPS prima di inviarlo. Dopo l'invio si scrivono data, protocollo ed esito; una denuncia scartata lascia il mese a un'altra.",
  ],
  '/wir': [
    "La tabella di lavoro per la dichiarazione IRAP: per ogni mese la base, divisa tra dipendenti, assimilati e autonomi occasionali, l'imposta delle righe dei cedolini e quella versata con gli F24 inviati e non respinti.",
    'Il mese è quello in cui l’elaborazione si versa. "Da dove viene" elenca le elaborazioni di ogni mese.',
    "I dati della dichiarazione (aliquota della regione, deduzioni, firmatario) si scrivono una volta l'anno e si stampano con la tabella. I righi del modello e il file non sono pubblici: si riportano a mano.",
  ],
  '/quadratura': [
    'Per ogni mese e codice mette a fianco quello che i cedolini contabilizzati devono versare con F24 e quello che è scritto nei file inviati, letti byte per byte. Se le due somme sono uguali la differenza è zero.',
    'Una differenza dice quale riga guardare: un importo non ancora inviato, una riga tolta o cambiata a mano, un codice, un ente o un mese diverso. Un F24 scartato o stralciato non conta.',
    "Tre denunce: F24, per codice, ente e riferimenti; IRAP, per mese di pagamento, contro le righe IRAP degli F24 inviati; UniEmens, contributi di disoccupazione per matricola INPS e imponibili dei collaboratori in euro interi. Un codice o un mese sbagliato in un file si vede nella sua denuncia e in nessun'altra.",
    'Le somme senza codice di versamento sono elencate con il motivo: nessun file le può contenere.',
  ],
};
