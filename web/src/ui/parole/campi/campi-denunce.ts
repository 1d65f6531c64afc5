import type { Parola } from '../parola.ts';

/** The fields of what is declared and paid to the State. */
export const campiDenunce: readonly Parola[] = [
  {
    parola: 'Mese della denuncia',
    testo: 'Il mese di paga di cui la denuncia parla: si manda entro la fine del mese dopo.',
  },
  {
    parola: 'Anno della denuncia',
    testo: 'L’anno del mese di cui la denuncia parla.',
  },
  {
    parola: 'Anche vuoto',
    testo:
      'Fa nascere la denuncia anche se nessun cedolino del mese ci va: serve per scriverci a mano, o per una variazione di mesi passati.',
  },
  {
    parola: 'Mesi di SPT',
    anche: ['Dal mese dello SPT', 'Al mese dello SPT'],
    testo: 'I mesi di pagamento che la comunicazione a NoiPA raccoglie: non si mettono due volte gli stessi.',
  },
  {
    parola: 'SPT vuoto',
    testo:
      'La comunicazione nasce senza nessuno: persone e compensi si aggiungono a mano. Serve per mesi di un altro programma.',
  },
  {
    parola: 'Lista UniEmens',
    testo:
      'Una scuola può mandare più elenchi di dipendenti pubblici, ciascuno con il suo frontespizio: qui quale si aggiunge.',
  },
  {
    parola: 'File UniEmens',
    testo:
      'La denuncia della scuola in XML, fatta con questo o con un altro programma: se ne leggono le posizioni dei dipendenti pubblici.',
  },
  {
    parola: 'Quanti mesi',
    testo: 'In quanti mesi si ripete il periodo, ciascuno con i suoi giorni, senza uscire dall’anno.',
  },
  {
    parola: 'Ravvedimento operoso',
    testo:
      'Si paga dopo il termine di propria volontà: interessi legali e sanzione ridotta secondo i giorni di ritardo (D.Lgs. 472/1997, art. 13). Nell’F24 degli enti gli interessi vanno nella riga del tributo.',
  },
  {
    parola: 'Somme senza codice',
    testo:
      'Quelle per cui il programma non conosce un codice tributo o causale: lasciarle fuori è una scelta dell’ufficio, che le versa a parte.',
  },
  {
    parola: 'Riga inviata',
    testo:
      'La riga dell’F24 già pagato in cui c’è l’errore: la correzione la cambia nei conti, non nel modello inviato.',
  },
  {
    parola: 'Che cosa si chiede',
    testo:
      'Se erano sbagliati i dati (codice, ente, anno) o si è versato in più: dei tributi si chiede all’Agenzia con CIVIS, dei contributi all’ente.',
  },
  {
    parola: 'Credito usato in F24',
    anche: ['Usato nell’F24 di: mese', 'Usato nell’F24 di: anno'],
    testo:
      'In quale F24 la somma versata in più è stata compensata: finché non lo è, il credito resta aperto nella quadratura.',
  },
  {
    parola: 'Codice della riga F24',
    anche: ['Codice giusto', 'Codice della riga che lo usa'],
    testo:
      'Il codice tributo, o la causale del contributo, com’era giusto scriverlo: dalle risoluzioni dell’Agenzia delle entrate.',
  },
  {
    parola: 'Chiesta il',
    testo: 'Il giorno in cui la richiesta di correzione è stata mandata.',
  },
  {
    parola: 'Risposta del',
    testo: 'Il giorno della risposta di chi ha ricevuto la richiesta: se è respinta, la quadratura torna come prima.',
  },
  {
    parola: 'Esito della correzione',
    testo: 'Che cosa ha risposto l’Agenzia o l’ente: in attesa, accolta, respinta.',
  },
  {
    parola: 'Aliquota della regione',
    testo: 'Solo se la regione ha per le amministrazioni pubbliche un’aliquota sua (D.Lgs. 446/1997, art. 16 c. 2).',
  },
  {
    parola: 'Deduzioni IRAP',
    testo:
      'Somme che non contano per l’imposta, come quelle pagate a persone con disabilità: si scrivono in tutto per l’anno.',
  },
  {
    parola: 'Firmatario',
    testo: 'Chi firma la dichiarazione per la scuola: il dirigente scolastico che la rappresenta quel giorno.',
  },
  {
    parola: 'Data della firma',
    testo: 'Il giorno che sta sul documento: non può essere dopo quello dell’invio.',
  },
  {
    parola: 'Codice della carica',
    testo:
      'In che veste firma, con il numero della tabella in coda alle istruzioni del modello: 1 è il rappresentante legale.',
  },
  {
    parola: 'Anno dei redditi',
    testo: 'L’anno in cui le somme sono state pagate: la Certificazione Unica porta nel nome l’anno dopo.',
  },
  {
    parola: 'Invio della CU',
    testo:
      'Quale delle scadenze: 16 marzo per dipendenti, assimilati e occasionali, 30 aprile per il lavoro autonomo abituale, 31 ottobre per i soli redditi esenti.',
  },
  {
    parola: 'Che cosa fare della CU',
    testo:
      'Sostituire una certificazione inviata con quella giusta, o annullarla: tutte e due portano il numero di protocollo della prima.',
  },
  {
    parola: 'Consegnate il',
    testo:
      'Il giorno in cui la certificazione è stata data alla persona: entro il 16 marzo, o dodici giorni dalla richiesta di chi ha finito (DPR 322/1998, art. 4 c. 6-quater).',
  },
  {
    parola: 'Esito della denuncia',
    testo:
      'Accolta, respinta o accolta in parte, dalla ricevuta: finché è respinta, il mese risulta ancora da mandare.',
  },
  {
    parola: 'Ricevuta',
    testo:
      'Il file che il portale ha restituito: si conserva tale e quale accanto alla denuncia, e il protocollo si copia da lì.',
  },
  {
    parola: 'Inviato il',
    testo:
      'Il giorno in cui il file è stato mandato con il portale: da qui il contenuto non cambia, si corregge con un’altra denuncia.',
  },
  {
    parola: 'Compenso di SPT',
    testo: 'Il nome del compenso come lo si comunica a NoiPA: ore aggiuntive, funzione strumentale, esami.',
  },
  {
    parola: 'Tipo per SPT',
    testo: 'Il codice dei compensi nella comunicazione degli accessori fuori sistema: lo mostra il portale di NoiPA.',
  },
  {
    parola: 'Esente',
    testo: 'La parte del compenso che non paga imposte, come i rimborsi documentati.',
  },
  {
    parola: 'Imponibile pensione',
    testo: 'La parte del compenso su cui si pagano i contributi di pensione.',
  },
  {
    parola: 'Ritenuta pensione',
    testo: 'Il contributo di pensione tolto alla persona sul compenso.',
  },
  {
    parola: 'Opera di previdenza (TFS)',
    testo: 'Il contributo tolto a chi è in regime di TFS: sui compensi accessori non è dovuto, e di solito è zero.',
  },
  {
    parola: 'Imponibile IRAP',
    testo: 'La parte del compenso su cui la scuola ha versato l’IRAP.',
  },
  {
    parola: 'Chi trasmette UniEmens',
    testo:
      'La scuola con le sue credenziali, oppure una persona o un consulente abilitato: il file lo dice nella prima riga.',
  },
  {
    parola: 'Codice fiscale di chi trasmette',
    testo: 'Di chi entra nel portale INPS per mandare il file: deve essere abilitato per la matricola della scuola.',
  },
  {
    parola: 'Codice fiscale della casa di software',
    testo: 'Undici cifre di chi fa il programma: UniEmens lo chiede nella testata.',
  },
  {
    parola: 'Progressivo azienda (ListaPosPA)',
    testo:
      'Le cinque cifre che distinguono la scuola tra le sedi dello stesso codice fiscale: dal profilo INPS gestione pubblica, di solito 00000.',
  },
  {
    parola: 'Forma giuridica (ListaPosPA)',
    testo:
      'Quattro cifre della classificazione ISTAT delle forme giuridiche: la scuola statale ha quella degli istituti di istruzione.',
  },
  {
    parola: 'Ente versante MEF (ListaPosPA)',
    testo:
      'Si riempie se i contributi li versa il Ministero per la scuola: di regola sui compensi accessori versa la scuola stessa.',
  },
  {
    parola: 'Mappatura',
    testo:
      'I nomi degli elementi con cui il file è scritto: quelli del programma, o quelli letti da un documento ufficiale più nuovo.',
  },
  {
    parola: 'Documento del tracciato',
    testo:
      'Titolo, versione e data delle specifiche da cui i nomi sono stati letti: chi scarica il file sa su che cosa è fatto.',
  },
  {
    parola: 'Il tracciato è quello del documento',
    testo: 'L’ufficio dice di avere confrontato i nomi con il documento: resta scritto chi e quando.',
  },
  {
    parola: 'Codici del periodo',
    anche: [
      'Tipo servizio dei giorni a paga intera',
      'Tipo servizio dei giorni a paga ridotta',
      'Tipo servizio dei giorni senza paga',
    ],
    testo:
      'Come UniEmens dice quei giorni di assenza nella posizione dei dipendenti pubblici: due cifre della tabella INPS dei tipi di servizio.',
  },
  {
    parola: 'Qualifica del conto annuale',
    testo:
      'Il codice con cui la qualifica va nel conto annuale e in UniEmens: dalla tabella della Ragioneria generale per la scuola.',
  },
  {
    parola: 'Qualifica NoiPA',
    testo: 'Il codice della qualifica negli archivi di NoiPA: sta sul cedolino dello stipendio, in alto.',
  },
];
