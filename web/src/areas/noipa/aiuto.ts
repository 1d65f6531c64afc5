/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/noipa': [
    'Una lista dice a NoiPA chi pagare, per quale codice e quanto: fondo, maturità, altri esami. Gli importi sono lordo dipendente.',
    'Nel foglio ogni riga è una persona e ogni colonna un compenso. Dove il codice segue una tariffa si scrivono le ore, altrove l’importo. Si incolla un blocco intero da un foglio di calcolo, anche con il codice fiscale nella prima colonna, e si salva tutto insieme.',
    'In una lista di maturità «Aggiungi una commissione» prende i membri dalle commissioni d’esame e propone compenso, trasferta esente ed esami preliminari, ciascuno con il suo codice: si scelgono classi, sostituzione del presidente e, per le classi articolate, la frazione con il motivo. Chi è in due commissioni ha i compensi di tutte e due.',
    'Sopra il foglio, mentre si scrive, si legge quanto resta di ogni codice. Oltre la dotazione lo dice subito; la lista si può salvare ma non inviare.',
    '«Compensi» mostra ogni importo con la tariffa, la norma e il conto da cui viene; quello calcolato resta accanto a quello scritto. Da lì si spostano i pagamenti di alcune persone in una nuova lista, o si cambia il loro piano e capitolo.',
    'Chi è già pagato per lo stesso compenso e gli stessi giorni in un’altra lista è elencato in alto.',
    'Con la data di invio la lista non cambia più e si può esporre ai dipendenti. Entro 24 ore un gestore può togliere una data messa per errore.',
    '«Scrivi l’esito» registra quello che risponde NoiPA: accettata, scartata in parte con chi, pagata con la rata. Le somme di chi è scartato tornano disponibili e si possono mettere in un’altra lista.',
    '«Duplica» fa una nuova lista con le stesse persone e gli stessi compensi: le tariffe sono quelle dei nuovi giorni.',
  ],
  '/dotazionefinanziaria': [
    'Quanto lo Stato ha assegnato alla scuola per i compensi che paga NoiPA, e quanto ne resta: un codice è fatto di capitolo, piano gestionale, compenso e sottocompenso.',
    'I codici si aggiungono in «Piani e capitoli», leggendoli sul portale: non esiste un elenco pubblico. Quelli visti in pagine pubbliche sono elencati sotto, con l’avvertenza che nessuno li ha riscontrati.',
    'Ogni assegnazione si scrive in «Entrate» con la data, il codice e la causale; un importo negativo è una somma ritirata. L’anno della data è quello di bilancio.',
    '«Riporta i residui» scrive nell’anno scelto, al primo gennaio, quello che resta di ogni codice dell’anno prima: una volta sola per codice.',
    'Un residuo negativo è rosso: le liste superano l’assegnazione.',
    'Quando un codice ha delle entrate i suoi quattro codici non cambiano più, la descrizione sì.',
  ],
};
