/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/scambio': [
    'I tipi di dati sono raccolti per argomento, nello stesso ordine in cui vanno importati in una scuola nuova: prima la scuola, poi le persone, poi quello che è di ognuna.',
    'Ogni tipo di dati si esporta in Excel, CSV o JSON e si importa dagli stessi file, o da quelli di altri programmi abbinando le colonne.',
    'Personale in un solo foglio porta insieme anagrafica, domicilio fiscale, contratto e dati fiscali, una riga per persona: è il foglio che un ufficio ha già. Ogni parte segue le regole della sua importazione; di una parte senza celle non si scrive niente.',
    'Tutta la scuola sta in una cartella Excel o in un file JSON: importata in una scuola vuota la ricostruisce.',
    "Ultimi 90 giorni elenca importazioni, esportazioni e stampe: chi, quando, quale file, com'è finita. Da lì si scarica di nuovo un file, si leggono gli errori, si annulla un'importazione. Dopo 90 giorni i file di esportazioni e stampe sono eliminati: per averli di nuovo si rifanno.",
    'Chi può importare un tipo di dati è chi può modificarlo dalla sua scheda; chi può esportarlo è chi può leggerlo.',
  ],
  '/scambio/importa/:tipo': [
    "Si sceglie il file, si controlla quale colonna contiene ciascun campo, si guarda l'anteprima riga per riga, si conferma.",
    "Le righe di titolo sopra le intestazioni si saltano da sole; se le intestazioni sono in un'altra riga si sceglie quale. Le colonne si riconoscono dai nomi che usano anche altri programmi e, se il nome non dice niente, da quello che contengono. Quelle non abbinate sono elencate. Un campo che il file non ha può avere un valore per tutte le righe.",
    'Un file importato insegna: il prossimo con le stesse intestazioni si abbina nello stesso modo.',
    "Una riga da correggere si corregge nell'anteprima, cella per cella, e si controlla di nuovo; il file resta com'è. Gli errori dicono la cella e si scaricano in Excel.",
    'Con qualche riga da correggere si possono importare subito quelle giuste: le altre restano da parte, si correggono dopo e si importano da sole. Chiudendo la pagina non si perde niente: si riprende da Importa ed esporta, Ultimi 90 giorni, Riprendi.',
    "Una colonna che il file non ha, o una cella vuota, lascia com'è il dato di chi c'è già. Per svuotare i dati con le celle vuote si sceglie, tra le colonne, Le celle vuote cancellano.",
    "L'anteprima dice di ogni riga che modifica il dato com'è e come sarebbe; quelli che verrebbero cancellati sono in rosso.",
    "Se un record cambia tra l'anteprima e la conferma, tutto torna com'era. Un'importazione riuscita si può annullare finché nessuno ha modificato i suoi record.",
  ],
};
