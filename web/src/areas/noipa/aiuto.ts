/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/dotazionefinanziaria': [
    'Quanto lo Stato ha assegnato alla scuola per i compensi che paga NoiPA, e quanto ne resta: un codice è fatto di capitolo, piano gestionale, compenso e sottocompenso.',
    'I codici si aggiungono in «Piani e capitoli», leggendoli sul portale: non esiste un elenco pubblico. Quelli visti in pagine pubbliche sono elencati sotto, con l’avvertenza che nessuno li ha riscontrati.',
    'Ogni assegnazione si scrive in «Entrate» con la data, il codice e la causale; un importo negativo è una somma ritirata. La data è nell’anno di bilancio.',
    '«Riporta i residui» scrive nell’anno scelto, al primo gennaio, quello che resta di ogni codice dell’anno prima: una volta sola per codice.',
    'Un residuo negativo è rosso: le liste superano l’assegnazione.',
    'Quando un codice ha delle entrate i suoi quattro codici non cambiano più, la descrizione sì.',
  ],
};
