/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    '«Da fare» elenca le elaborazioni di ogni mese che aspettano qualcosa, prima quelle dei mesi passati, ciascuna con il pulsante del suo prossimo passo: calcolare, correggere gli scartati, riprendere, ricalcolare, contabilizzare.',
    '«Scadenze» dice che cosa le elaborazioni contabilizzate, gli incarichi e l’anno scolastico chiedono nei prossimi 60 giorni, con la norma. Quello che è rimasto indietro resta, in rosso, finché non è fatto o qualcuno lo segna: «È fatta, fuori dal programma», oppure «Non è dovuta», con il motivo. Resta scritto chi l’ha detto e quando, e per 30 giorni si può togliere. Dove lo stipendio lo paga la scuola ci sono anche i mesi di servizio che nessuno ha pagato o certificato e i rapporti finiti senza i loro atti (motivo della cessazione, ultimo stipendio, ferie, conguaglio): si contano ogni notte, e i nomi sono nella Quadratura, in «Mesi di servizio».',
    'Le scadenze non dovute da una scuola del suo tipo non ci sono: Modello M e accessori fuori sistema sono delle scuole statali, IRAP e anagrafe delle prestazioni delle amministrazioni pubbliche. Conguaglio e certificazioni degli autonomi o dei soli redditi esenti si contano la notte: se non riguardano nessuno spariscono.',
    'Il resto è del mese scelto in alto: quante elaborazioni, quanti cedolini, quanto si paga, e a che punto sono, da preparate a esposte ai dipendenti. Le barre dicono quanto si è pagato nei dodici mesi che finiscono lì, per tipo di elaborazione; sotto ci sono le stesse cifre in tabella.',
    'Seguono i contratti e gli incarichi che finiscono entro trenta giorni, con i giorni che restano, e chi oggi è assente.',
    '«Dati da completare» dice che cosa manca per pagare, stampare e denunciare, della scuola e delle persone (anche IBAN e aliquota massima di chi è in servizio), e porta alla pagina dove inserirlo. Quando non manca niente non compare.',
    'Le simulazioni non si pagano: sono contate a parte.',
    '«I miei accessi aperti», nel menu con il proprio nome, dice dove si è entrati e fino a quando: un accesso dimenticato altrove si chiude da lì. Un accesso finisce dopo 12 ore, o dopo 8 senza uso; quello di chi ha chiesto di essere ricordato dopo 30 giorni.',
  ],
  '/notifications': [
    'Quando cambiano cognome, nome, data di nascita o codice fiscale di chi ha già cedolini arriva una notifica con i dati vecchi e nuovi. I cedolini tengono i dati di allora finché chi gestisce gli utenti non li sincronizza.',
    "Le notifiche che chiedono un intervento non si eliminano: spariscono quando l'intervento è fatto. Segnarle come lette vale solo su questo computer.",
    'I tentativi di cambiare o eliminare dati in uso lasciano una notifica con quello che è stato chiesto.',
    'Le novità del programma si tolgono quando non servono più; altrimenti spariscono da sole alla loro data di fine.',
  ],
  '/approvazioni': [
    'La scuola può volere due persone per contabilizzare un’elaborazione, per i suoi mandati di pagamento, per scrivere o annullare la data di invio di una denuncia e per cambiare le coordinate di pagamento di una persona o chi riscuote per lei: si sceglie in «Chi approva», e all’inizio ne basta una. Vale per ogni strada: anche un’importazione, il suo annullamento e un accorpamento si chiedono interi, prima di cominciare. Una regola la aggiunge una persona sola; per allentarla serve l’accordo di un’altra, del ruolo che la regola nomina, e così per dare quel ruolo a qualcuno. Se nessuno può più approvare, chi amministra il programma toglie le regole, e tutta la scuola lo legge.',
    'Chi fa una di queste operazioni legge che la richiesta è stata registrata: finché un’altra persona, del ruolo scelto, non l’approva, non cambia niente. Chi deve approvare legge che cosa cambia, prima e dopo, chi è pagato e quanto, e chi lo è per la prima volta; trova una notifica nella campanella in alto, che sparisce con la decisione. Approvata, chi l’ha chiesta la ripete. Se intanto i dati sono cambiati, si chiede di nuovo.',
    'Richieste e decisioni restano nel registro delle modifiche.',
  ],
  '/blank': ['Scegliere una voce dal menu.'],
};
