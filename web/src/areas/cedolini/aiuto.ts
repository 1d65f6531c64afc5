/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/cedolini': [
    "Un'elaborazione paga i compensi di un mese a un gruppo di persone: si scelgono tipo e date, poi le persone e le voci, infine si avvia il calcolo.",
    'Nella scheda «Voci di calcolo» ogni riga è una persona e ogni colonna una voce, come in un foglio di calcolo: frecce, Invio, Tab, F2, Ctrl+C, Ctrl+V, Ctrl+D per riempire in giù, Ctrl+Z per annullare. Si incolla da un foglio per posizione, oppure con il codice fiscale, la matricola o il nome nella prima colonna: le righe non riconosciute sono elencate con il motivo e si correggono lì. Sotto si leggono il lordo Stato e, se la somma disponibile è indicata fra i dati, quanto ne resta.',
    "Lo stato di ogni persona è quello del calcolo: «Pronto» vuol dire che il cedolino riesce così com'è. Un compenso d'insegnamento a chi non insegna è segnalato, non rifiutato.",
    'Le voci di «Rimborsi e missioni» restituiscono vitto, alloggio e taxi di una missione a personale e collaboratori: dal 2025 quanto è speso in Italia senza mezzi tracciabili è reddito, e il cedolino lo tassa dicendolo. I pasti di un giorno hanno un massimo: oltre, la persona è scartata con il limite. Nella descrizione si scrive il documento di spesa.',
    "Prima di pagare un professionista, qualunque sia l'importo, e gli altri oltre la soglia, si verificano i debiti verso l'agente della riscossione: l'esito (giorno, numero, debito) si scrive nei dati del cedolino della persona. Quanto spetta all'agente compare fra le altre trattenute; dove la legge sospende il pagamento, il cedolino lo dice.",
    "«Duplica…» fra le azioni di un'elaborazione ne crea un'altra con le stesse persone e, se si vuole, con le stesse voci spostate di mese.",
    'Persone e voci si salvano da sé mentre si scrivono («bozza salvata 10:32»): si può chiudere la pagina e continuare più tardi, anche da un altro computer. Chi ha aperta la stessa elaborazione vede le righe degli altri dopo pochi secondi; se due scrivono insieme la stessa riga, il programma chiede quale tenere.',
    "Chi fa supplenze è pagato dai servizi e dalle assenze registrati: si scelgono solo le persone. Se poi cambiano servizi, assenze, nucleo o dati fiscali, l'elaborazione segnala che cosa è cambiato e si ricalcola.",
    'Fra le voci ci sono anche quelle della scuola (Tabelle, Voci utente), con il valore del mese. «Aggiungi le voci registrate» porta nelle righe i valori di ogni persona e le sue attività particolari: ore e importi si possono correggere.',
    'Chi non si può calcolare è elencato con il motivo e il collegamento al dato da correggere: gli altri cedolini sono comunque pronti. Corretto il dato, si ricalcola la sola persona dal menu della sua riga, o tutti gli scartati con «Ricalcola gli scartati».',
    'Un cedolino ha una pagina sua, con un indirizzo: «Precedente» e «Successivo» portano agli altri della stessa elaborazione. Ogni riga dice di che giorni è e, scegliendola, da dove viene la cifra: formula, dati usati, norma e data della verifica. Le trattenute hanno il segno meno.',
    "Due elaborazioni si confrontano selezionandole nell'elenco, oppure con «Confronta con…» fra le azioni di una: persona per persona e riga per riga si legge che cosa cambia e perché.",
    "Contabilizzando, i cedolini diventano definitivi. La finestra mostra i totali e permette di spostare gli adempimenti in un mese successivo dello stesso anno del pagamento; se l'accesso non è recente, il programma richiede le credenziali.",
    'In «Versamenti» si legge dove va ogni importo trattenuto o dovuto: codice, ente, riferimenti, mese. La somma è quella dei cedolini. Una riga «Codice da stabilire» non ferma niente: va risolta prima di versare.',
    'In «Mandati di pagamento» si scrivono numero, data e importo dei mandati, anche dopo la contabilizzazione: la somma è messa accanto al netto. I cedolini non cambiano.',
    "Un'elaborazione contabilizzata si può consegnare al bilancio (azione «Esponi al bilancio», con la licenza del programma di bilancio) e togliere.",
    "«Esponi ai dipendenti…» dice prima quante persone vedranno il cedolino e per quale netto; con degli scartati bisogna scegliere di esporre solo gli altri. Poi l'elenco e l'elaborazione dicono che è esposta, da chi e quando; «Nascondi ai dipendenti» torna indietro.",
    "Un'elaborazione esposta ai dipendenti o contabilizzata non si modifica più.",
  ],
};
