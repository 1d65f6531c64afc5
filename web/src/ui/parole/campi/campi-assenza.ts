import type { Parola } from '../parola.ts';

/** The fields of an absence and of the supplente that covers it. */
export const campiAssenza: readonly Parola[] = [
  {
    parola: 'Tipo di assenza',
    testo:
      'La causa, con il nome che ha nel contratto: decide paga, riduzione delle ferie, tredicesima e quanto ne resta. Quelli che si possono scegliere dipendono dal contratto della persona quel giorno.',
  },
  {
    parola: 'Motivo sanitario',
    testo:
      'Di che malattia si tratta, dal certificato: per ricovero, day hospital e convalescenza la trattenuta dei primi dieci giorni (DL 112/2008, art. 71) non si fa.',
  },
  {
    parola: 'Nascita del figlio',
    testo:
      'Per chi si prende il congedo: i giorni si contano figlio per figlio e finiscono a un’età. Di un figlio adottato o affidato conta l’ingresso in famiglia.',
  },
  {
    parola: 'Mancato recupero',
    testo:
      'Perché un permesso breve non è stato recuperato entro i due mesi: se per fatto della persona le ore si trattengono, se per fatto della scuola no (CCNL 29/11/2007, art. 16).',
  },
  {
    parola: 'Numero del certificato',
    testo:
      'Il numero di protocollo che il medico lascia alla persona, o quello del documento che giustifica l’assenza.',
  },
  {
    parola: 'Data del certificato',
    testo: 'Il giorno in cui il certificato è stato rilasciato, che può non essere il primo dell’assenza.',
  },
  {
    parola: 'Chi prende il congedo',
    testo:
      'Madre, padre o genitore solo: i mesi che spettano a ciascuno e alla coppia sono diversi (D.Lgs. 151/2001, art. 32).',
  },
  {
    parola: 'Fine del congedo obbligatorio',
    testo:
      'L’ultimo giorno di maternità o paternità obbligatoria: quanti mesi di congedo sono pagati di più dipende dall’anno in cui è finita (D.Lgs. 151/2001, art. 34).',
  },
  {
    parola: 'Giorni già presi dall’altro genitore',
    testo:
      'Dalla dichiarazione di chi chiede il congedo: i mesi sono della coppia, e quelli dell’altro li consumano anche se presi presso un altro datore.',
  },
  {
    parola: 'Di cui pagati all’80 % o per intero',
    testo:
      'Quanti di quei giorni l’altro genitore ha avuto con la paga più alta: i mesi pagati di più si hanno una volta sola per figlio.',
  },
  {
    parola: 'L’altro genitore ha avuto i trenta giorni a paga intera',
    testo:
      'I primi trenta giorni pagati per intero li dà il contratto, a uno solo dei genitori se tutti e due sono della scuola: lo dichiara chi li chiede.',
  },
  {
    parola: 'Reddito sotto la soglia',
    testo:
      'La persona dichiara che il suo reddito non passa due volte e mezzo il trattamento minimo di pensione: allora anche gli ultimi mesi sono pagati al 30 %.',
  },
  {
    parola: 'Supplente',
    testo:
      'Chi copre l’assenza: il servizio nasce con le date, le ore e la materia di chi manca, e si cambia come ogni altro.',
  },
  {
    parola: 'Giorni di sospensione delle lezioni',
    testo:
      'I giorni del contratto in cui non c’era lezione e le ferie si potevano prendere, dal calendario della regione: chi è stato invitato a prenderle lì non le ha in denaro (DL 95/2012, art. 5 c. 8; L. 228/2012, art. 1 cc. 54-56).',
  },
  {
    parola: 'Invito a fruire delle ferie',
    testo:
      'Se il dirigente ha scritto alla persona di prendere le ferie avvertendola che altrimenti le perde: senza l’invito i giorni si pagano.',
  },
  {
    parola: 'Anni di servizio per le ferie',
    testo:
      'Trenta giorni l’anno nei primi tre anni di servizio, trentadue dopo (CCNL 29/11/2007, art. 13): contano anche gli anni in altre scuole.',
  },
  {
    parola: 'Giorni da liquidare',
    testo:
      'Da dove si prendono: contati da servizi e assenze scritti qui, o quelli che l’ufficio ha scritto come residui sulla scheda della persona.',
  },
];
