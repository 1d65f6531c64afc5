/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/assenze': [
    'Si vede chi è assente oggi, nella settimana o nel mese, senza il motivo. Una riga apre la sua assenza; «Supplente» dice chi la copre e fino a quando.',
    'Da Tutto il personale si sceglie la persona per cognome e nome, codice fiscale o matricola, e se ne aprono le assenze.',
    'Importa porta le assenze da un foglio di calcolo, anche di un altro programma: una riga una assenza.',
  ],
  '/assenze/:uid/:dipendente': [
    "L'anno scolastico a colpo d'occhio: i giorni di ogni tipo, quello che resta dei limiti del contratto, il calendario. I giorni si contano come prevede ciascun tipo: di calendario, lavorativi o a ore.",
    "Gli elenchi non dicono il motivo: si vede aprendo l'assenza. Eliminare un'assenza può cambiare la paga di quelle dopo.",
  ],
  '/assenze/:uid/:dipendente/tipoassenza': [
    "Prima si sceglie il tipo: accanto a ciascuno c'è che cosa fa alla paga con il contratto della persona, e quanto ne resta. Poi si indicano i giorni o le ore.",
    'Due assenze non possono avere giorni in comune, e ogni giorno deve cadere in un servizio. Della malattia ordinaria i primi dieci giorni di ogni evento sono senza RPD o CIA; ricovero, day hospital e convalescenza no.',
    "«Chi sostituisce» dice chi copre l'assenza e fino a quando. Registra supplente chiede solo la persona e ne apre il servizio, dal primo giorno che la legge consente (il secondo per i docenti, l'ottavo per i collaboratori, il trentesimo per assistenti amministrativi e tecnici; prima serve il motivo di una deroga) alla fine dell'assenza, con il posto, la classe o il profilo e le ore di chi è assente. Se l'assenza si allunga, Proroga aggiunge un servizio dal giorno dopo. Scheda per SIDI stampa i dati del contratto da inserire là. Un'assenza coperta non si elimina: prima si toglie il collegamento dal servizio.",
    "Oltre un limite l'assenza si registra lo stesso, con un avviso: i giorni in più non sono pagati.",
    'Se i giorni sono già stati pagati o dichiarati, prima di salvare si vede quali cedolini e denunce direbbero altro e che cosa fare: si può salvare lo stesso o rinunciare. Lo vede chi lavora ai cedolini.',
  ],
  '/my-assenze': [
    'Le assenze come la scuola le ha registrate, con i limiti del contratto. Per correggerle rivolgersi alla segreteria. Il dirigente scolastico può disattivare questa pagina.',
  ],
};
