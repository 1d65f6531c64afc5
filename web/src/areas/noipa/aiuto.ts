/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/noipa': [
    'Una lista dice a NoiPA chi pagare, per quale codice e quanto: fondo, maturità, altri esami. Gli importi sono lordo dipendente.',
    'Nel foglio ogni riga è una persona e ogni colonna un compenso. Dove il codice segue una tariffa si scrivono le ore, altrove l’importo. Si incolla un blocco intero da un foglio di calcolo, anche con il codice fiscale nella prima colonna, e si salva tutto insieme.',
    '«Importa» legge un foglio XLSX o CSV, anche fatto altrove: si abbinano le colonne, si correggono sul posto le righe sbagliate, si scrive tutto insieme. «Annulla l’importazione» rimette la lista com’era, finché non si salva altro.',
    'In una lista di maturità «Aggiungi una commissione» prende i membri dalle commissioni d’esame e propone compenso, trasferta esente ed esami preliminari, ciascuno con il suo codice: si scelgono classi, sostituzione del presidente e, per le classi articolate, la frazione con il motivo. Chi è in due commissioni ha i compensi di tutte e due.',
    'In una lista di altri esami «Aggiungi una commissione» prende i membri con i candidati e i giorni della commissione; l’importo lo scrive l’ufficio, perché nessuna tabella pubblica lo dice. «Commissioni» mostra chi è pagato per quale commissione: da lì i compensi si modificano o si tolgono.',
    'Sopra il foglio, mentre si scrive, si legge quanto resta di ogni codice. Oltre la dotazione lo dice subito; la lista si può salvare ma non inviare.',
    '«Compensi» mostra ogni importo con la tariffa, la norma e il conto da cui viene; quello calcolato resta accanto a quello scritto. Da lì si spostano i pagamenti di alcune persone in una nuova lista, o si cambia il loro piano e capitolo.',
    'Chi è già pagato per lo stesso compenso e gli stessi giorni in un’altra lista, o per la stessa attività da un’elaborazione della scuola, è elencato in alto con l’una e l’altra.',
    'Con la data di invio la lista non cambia più e si può esporre ai dipendenti. Entro 24 ore un gestore può togliere una data messa per errore.',
    '«Scrivi l’esito» registra quello che risponde NoiPA: accettata, scartata in parte con chi, pagata con la rata. Le somme di chi è scartato tornano disponibili e si possono mettere in un’altra lista; di una lista pagata si dice chi è stato pagato per errore, e la sua somma torna disponibile quando è restituita.',
    '«Che cosa è cambiato» confronta la lista con i dati di adesso: nomi, codici fiscali, tariffe, codici, commissioni. «Dividi la lista» fa una lista nuova di ogni commissione o di ogni capitolo scelto, al centesimo.',
    '«Stampa» fa l’elenco, i dettagli da firmare e i file per il portale: il tracciato di caricamento non è pubblico, perciò nome, XML e fogli dicono «da riscontrare»; le colonne sono i campi di quello che NoiPA restituisce.',
    '«Duplica» fa una nuova lista con le stesse persone e gli stessi compensi: le tariffe sono quelle dei nuovi giorni.',
  ],
  '/dotazionefinanziaria': [
    'Quanto lo Stato ha assegnato alla scuola per i compensi che paga NoiPA, e quanto ne resta: un codice è fatto di capitolo, piano gestionale, compenso e sottocompenso.',
    'I codici si aggiungono in «Piani e capitoli», leggendoli sul portale: non esiste un elenco pubblico. Quelli visti in pagine pubbliche sono elencati sotto, con l’avvertenza che nessuno li ha riscontrati.',
    'Ogni assegnazione si scrive in «Entrate» con la data, il codice e la causale; un importo negativo è una somma ritirata. L’anno della data è quello di bilancio.',
    '«Riporta i residui» scrive nell’anno scelto, al primo gennaio, quello che resta di ogni codice dell’anno prima: una volta sola per codice.',
    '«Portale NoiPA» confronta la disponibilità letta sul portale in un giorno con quella della scuola nello stesso giorno: assegnato meno inviato, perché le liste ancora da inviare il portale non le conosce. Dove le due non sono uguali la differenza è in evidenza.',
    '«Tariffe» elenca, con la norma di ognuna, le tariffe con cui il programma propone gli importi.',
    'Un’entrata non si abbassa e non si elimina sotto quello che le liste inviate hanno già speso.',
    'Un residuo negativo è rosso: le liste superano l’assegnazione.',
    'Quando un codice ha delle entrate i suoi quattro codici non cambiano più, la descrizione sì.',
  ],
};
