import type { Parola } from '../parola.ts';

/** The fields of a contract of work and of an activity given to somebody. */
export const campiServizio: readonly Parola[] = [
  {
    parola: 'Tipo di personale',
    testo: 'Docente, educatore o ATA: decide quali qualifiche, orari e voci si possono scegliere sotto.',
  },
  {
    parola: 'Tipo di nomina',
    testo:
      'A tempo indeterminato, annuale fino al 31 agosto, fino al termine delle attività (30 giugno) o breve: è scritto nel contratto, e decide chi paga, le ferie e le tutele delle assenze.',
  },
  {
    parola: 'Tipo di servizio',
    testo:
      'Il posto, oppure qualcosa che gli si aggiunge: ore eccedenti, reggenza, mansioni superiori. Un servizio che non si somma non si mette nelle stesse ore di un altro.',
  },
  {
    parola: 'Autorità che nomina',
    testo:
      'Chi ha firmato la nomina: l’ufficio scolastico per gli incarichi dalle graduatorie provinciali, il dirigente per le supplenze da quelle d’istituto.',
  },
  {
    parola: 'Protocollo del contratto',
    testo:
      'Il numero con cui il contratto è registrato nella scuola: con la data si ritrova tra gli atti e sulla stampa dei servizi.',
  },
  {
    parola: 'Data del protocollo',
    testo:
      'Il giorno in cui il contratto è stato registrato a protocollo: può essere dopo il primo giorno di servizio.',
  },
  {
    parola: 'Qualifica retributiva',
    testo:
      'La riga della tabella degli stipendi del contratto: con fascia e ore dà lo stipendio, la RPD o la CIA e le tariffe orarie.',
  },
  {
    parola: 'Qualifica di servizio',
    testo:
      'Il lavoro che si fa davvero, se non è quello della qualifica retributiva: va nelle statistiche e nelle denunce che la chiedono.',
  },
  {
    parola: 'Fascia di anzianità',
    testo:
      'Lo scaglione di anni di servizio del contratto (0-8, 9-14, 15-20, 21-27, 28-34, da 35): sta nel decreto di ricostruzione di carriera o sul cedolino di NoiPA.',
  },
  {
    parola: 'Profilo ATA',
    testo:
      'Collaboratore, operatore, assistente amministrativo o tecnico, funzionario: i profili del CCNL 2019-2021. Da questo le aree, i limiti delle supplenze e la paga.',
  },
  {
    parola: 'Tipo di posto',
    testo: 'Comune, di sostegno, di potenziamento: come è nell’organico della scuola e nel contratto.',
  },
  {
    parola: 'Tipo di cattedra',
    testo: 'Se le ore sono tutte in questa scuola (interna) o divise con altre (esterna), oppure uno spezzone.',
  },
  {
    parola: 'Tipo di attività',
    testo:
      'Che cosa si insegna o si fa, quando la qualifica da sola non lo dice: per esempio religione o attività alternativa.',
  },
  {
    parola: 'Area di laboratorio',
    testo:
      'Il laboratorio di assistenti tecnici e insegnanti tecnico-pratici, con il codice della tabella ministeriale delle aree.',
  },
  {
    parola: 'Classe di concorso',
    testo:
      'La materia con il suo codice (A-22, B-16…): tabelle del DPR 19/2016 come cambiate dal DM 255/2023. Si propongono quelle in vigore il primo giorno del servizio.',
  },
  {
    parola: 'Orario',
    testo:
      'Tempo pieno, o part time orizzontale, verticale o misto: con le ore decide che parte dello stipendio spetta, e va in UniEmens.',
  },
  {
    parola: 'Ore settimanali',
    testo: 'Le ore del posto o dello spezzone come sono nel contratto, prima di un eventuale part time.',
  },
  {
    parola: 'Ore dell’orario intero',
    testo: 'Quante ore ha chi fa lo stesso lavoro a orario intero: la paga è in proporzione a queste.',
  },
  {
    parola: 'Ore di part time',
    testo: 'Le ore lavorate ogni settimana per il contratto di part time, che sono quelle pagate.',
  },
  {
    parola: 'Ore contribuite',
    testo: 'Un dato di programmi passati, che nessun calcolo e nessuna denuncia usa: si può svuotare.',
  },
  {
    parola: 'Giorni della settimana',
    testo: 'In quanti giorni è distribuito l’orario (cinque o sei): serve a contare ferie e assenze a giorni.',
  },
  {
    parola: 'Assegno personale mensile',
    testo:
      'Somma riconosciuta dal decreto di inquadramento per non diminuire la paga di prima. Si scrive per orario intero: il programma la riduce con le ore.',
  },
  {
    parola: 'Ritenuta ENAM',
    testo:
      'Il contributo dei docenti di ruolo di infanzia e primaria alla gestione dell’assistenza magistrale, oggi presso l’INPS.',
  },
  {
    parola: 'Sentenza che riconosce RPD o CIA',
    testo:
      'Tribunale, numero e data. Fa pagare RPD o CIA anche per supplenze brevi prima di settembre 2022, quando da soli non spettavano.',
  },
  {
    parola: 'Scuola di titolarità',
    testo:
      'Di quale scuola è il posto, se la persona lavora qui ma ne è titolare altrove: il codice meccanografico è nel provvedimento di assegnazione.',
  },
  {
    parola: 'Settore',
    testo:
      'Un raggruppamento che la scuola si dà da sé, per ordinare elenchi e stampe: si scrive in Tabelle, Tipi di settore.',
  },
  {
    parola: 'Sede di servizio',
    anche: ['Sede 1', 'Sedi di servizio'],
    testo:
      'Il plesso in cui la persona lavora. Se sono più d’uno, per ciascuno le ore: la somma è l’orario del contratto.',
  },
  {
    parola: 'Ore della sede',
    testo: 'Quante delle ore settimanali si fanno in questa sede.',
  },
  {
    parola: 'Motivo della deroga',
    testo:
      'Perché si nomina benché per quella assenza il supplente non spetti (L. 190/2014, art. 1 cc. 332-333; L. 662/1996, art. 1 c. 78): resta scritto con il servizio e va sulla scheda per il SIDI.',
  },
  {
    parola: 'Classificazione INPS',
    testo:
      'Come la persona va in UniEmens: tipo di contribuzione, qualifiche, contratto. Vuota vale quella che la tabella propone per contratto e orario.',
  },
  {
    parola: 'Motivo dell’inizio',
    testo:
      'Il codice con cui UniEmens dice perché comincia il periodo: assunzione, trasferimento, ripresa. Vuoto quando basta la data.',
  },
  {
    parola: 'Motivo della fine',
    testo:
      'Il codice con cui UniEmens dice perché il periodo finisce: scadenza, dimissioni, pensione. Dopo questo l’INPS può liquidare TFR o TFS.',
  },
  {
    parola: 'Motivo della fine per la denuncia privata',
    testo:
      'Lo stesso motivo con i codici della gestione privata, che decide la NASpI: si ricava dall’altro, e qui si corregge.',
  },
  {
    parola: 'Codice fiscale dell’ente',
    testo:
      'L’amministrazione presso cui la persona lavora in comando o distacco: undici cifre, dal provvedimento o dall’indice delle amministrazioni.',
  },
  {
    parola: 'Progressivo dell’ente',
    testo: 'Le cinque cifre con cui l’INPS distingue le sedi di quell’ente: le dà l’ente stesso, di solito 00000.',
  },
  {
    parola: 'Attività assegnata',
    testo:
      'Funzione strumentale, incarico specifico, coordinamento: una delle attività che la scuola ha scritto in Tabelle, Attività particolari.',
  },
  {
    parola: 'Ore assegnate',
    testo: 'Le ore che la lettera di incarico riconosce: si confrontano con quelle che si pagano.',
  },
  {
    parola: 'Compenso forfettario',
    testo:
      'La somma intera dell’incarico quando non è a ore, lordo dipendente, come l’ha decisa la contrattazione d’istituto.',
  },
  {
    parola: 'Lettera d’incarico',
    testo: 'Protocollo e data dell’atto con cui il dirigente ha dato l’incarico: si ritrova sulle stampe dei compensi.',
  },
  {
    parola: 'Servizio presso altra amministrazione',
    testo:
      'Comando, distacco o utilizzazione: la persona resta della scuola ma lavora altrove, e UniEmens vuole l’ente.',
  },
];
