/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/servizi': [
    "Si vede chi è in servizio oggi, con contratto, qualifica e ore; togliendo «In servizio oggi», tutti i servizi. Si restringe a un contratto e l'elenco si esporta. Una riga apre il servizio.",
    'Da Tutto il personale si sceglie la persona per cognome e nome, codice fiscale o matricola, anche se non ha servizi, e se ne aprono i servizi o le attività particolari.',
    'Importa porta i servizi da un foglio di calcolo, anche di un altro programma: una riga un servizio, di persone che sono già in anagrafe.',
  ],
  '/servizi/:uid/:dipendente': [
    'Ogni servizio è un contratto o una nomina con il suo periodo: da qui il cedolino legge contratto, profilo, fascia e ore. Accanto al modulo si vede la paga di un mese, voce per voce.',
    'Due servizi negli stessi giorni si accettano solo se insieme non superano un orario intero, oppure se uno è di ore eccedenti, reggenza, mansioni superiori, o un incarico che sospende il posto.',
    'A tempo pieno non ci sono ore di part time né ore contribuite; il part time ha bisogno delle sue ore. I contratti a tempo determinato finiscono entro la scadenza della nomina.',
    "In «Denunce INPS» si scrivono la classificazione, i motivi dell'inizio e della fine e il servizio presso un'altra amministrazione: non cambiano la paga. Le maggiorazioni di servizio sono giorni di un mese e si scrivono nel periodo della denuncia.",
    "Il servizio di un supplente si registra dall'assenza che copre: in alto dice chi sostituisce, e il collegamento si può togliere. Sono scritti anche i giorni per cui la legge non dà un supplente, con la norma: un servizio che comincia prima chiede il motivo della deroga, che resta scritto.",
    'Un servizio in cui cadono assenze non si elimina e non si accorcia oltre quelle: prima si correggono le assenze.',
  ],
  '/attivitapart/:uidSubAnagrafe/:dipendente': [
    'Gli incarichi assegnati alla persona, con ore o compenso forfettario. La stessa attività non si assegna due volte negli stessi giorni.',
  ],
  '/prestato-servizio': [
    'Le supplenze brevi che hanno giorni nel mese, chi sostituiscono e che cosa aspetta il servizio prestato: di essere inserito a SIDI, il DSGA, il dirigente, i fondi. Si apre sul mese passato, che è quello da autorizzare, e dice entro quando.',
    'Si spuntano le righe e si segna lo stato che mostra SIDI: il programma non lo legge da là. Resta scritto il giorno in cui è stato segnato.',
    "Stampa dà l'elenco diviso per stato, da portare a chi deve autorizzare; Schede per SIDI dà, per ogni contratto che comincia nel mese, i dati da inserire: persona, titolare, assenza, classe o profilo, ore, date. Di una supplenza sola si stampa dalla pagina dell'assenza. La scheda dice il tipo dell'assenza: la vede chi lavora ai cedolini.",
  ],
  '/my-servizi': [
    'I servizi come la scuola li ha registrati. Per correggerli rivolgersi alla segreteria. Il dirigente scolastico può disattivare questa pagina.',
  ],
};
