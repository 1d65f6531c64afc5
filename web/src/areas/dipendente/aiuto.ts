/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/my-anagrafe': [
    'I dati che la scuola ha di chi è entrato nel programma, con le coordinate di pagamento e il domicilio fiscale. Si leggono soltanto: per correggerli serve la segreteria.',
  ],
  '/my-datiContabili': [
    "In alto l'ultimo cedolino: il netto, quanto e che cosa è cambiato rispetto a quello prima, il suo PDF, e da chi viene la Certificazione Unica.",
    'Quello che la scuola ha pagato a chi è entrato nel programma, un anno alla volta: i totali, il netto di ogni mese, un cedolino per riquadro. Compaiono solo i cedolini che la segreteria ha mostrato ai dipendenti.',
    'Aprendo un cedolino si legge come dal lordo si arriva al netto: ogni riga si apre e dice il conto, i dati da cui parte e la norma. "PDF" lo stampa, anche con le spiegazioni; "Elenco dei compensi" stampa tutto quello che è stato pagato nell\'anno.',
    "In fondo a un cedolino, «Domande su questo cedolino» risponde: perché il netto è cambiato, quando mi pagano, dove vanno le trattenute, perché queste aliquote, quanto vale un'ora in più, quanto resta del mio incarico, chi mi dà la Certificazione Unica, che cosa cambia a gennaio. Le cifre sono quelle del conto e dei cedolini mostrati; dove non bastano è scritto a chi chiedere.",
    'La campanella in alto dice quali cedolini e certificazioni la scuola ha mostrato da poco e non sono ancora stati aperti su questo dispositivo: una voce ciascuno, che porta lì.',
    'La Certificazione Unica dei redditi di un anno compare in quell’anno, da quando la scuola la consegna: «PDF» la stampa. Quella dello stipendio la fa NoiPA.',
    'I pagamenti NoiPA sono quelli che la scuola ha chiesto a NoiPA: per quale attività, quanto al lordo, quando sono stati inviati, a che punto sono e con quale rata arrivano.',
  ],
};
