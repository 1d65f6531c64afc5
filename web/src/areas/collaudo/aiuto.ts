/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/collaudo/cedolini': [
    "Un caso di collaudo congela i cedolini di un'elaborazione quando sono giusti: i dati da cui partono e il risultato. «Conferma» dice che il risultato atteso è stato controllato, da chi e quando.",
    "Un caso si fa da un'elaborazione, anche simulata, da alcuni dei suoi cedolini («Salva per il collaudo» nell'elenco dei cedolini) o da un file di cedolini svolti. Un caso confermato si scarica come file, con nomi inventati: un'altra scuola lo prova, o chi cura il programma lo aggiunge alle sue prove.",
    'Dopo un aggiornamento del programma o il cambio di una tabella (addizionali, valori annunciati) si scelgono i casi e si preme «Prova»: ogni cedolino è ricalcolato con le regole di adesso sugli stessi dati, senza toccare progressivi, numeri e dati delle persone.',
    'La prova dice quali cedolini sono uguali e, degli altri, quale riga è cambiata, da quanto a quanto e per quale regola. Se il nuovo risultato è quello giusto, «Conferma come atteso» ne fa il risultato atteso del caso. Si stampano il confronto e i cedolini trovati con le spiegazioni: ogni pagina dice COLLAUDO.',
    'Un caso si elimina dopo le sue prove; una prova in corso si ferma dalla barra dei messaggi.',
  ],
};
