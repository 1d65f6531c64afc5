import type { Capitolo } from './capitoli.tsx';
import { capitoliParole } from './parole/capitolo-parole.ts';
import { annoScolastico } from './testi-anno-scolastico.ts';
import { stampe } from './testi-stampe.ts';
import { strumenti } from './testi-strumenti.ts';

const cedolini = { path: '/cedolini', nome: 'Elaborazioni della scuola' } as const;

/** The work of the office, job by job. */
export const manuale: readonly Capitolo[] = [
  {
    titolo: 'Pagare i compensi di un mese',
    paragrafi: [
      "Un'elaborazione è un gruppo di cedolini dello stesso tipo e della stessa data di pagamento. L'anno fiscale è quello della data di pagamento, non quello della competenza.",
    ],
    passi: [
      {
        titolo: 'Creare',
        testo:
          'Scegliere il tipo (accessori al personale, esterni, collaborazioni…), se gli importi sono lordo dipendente o lordo Stato, il mese, la data di pagamento, il progetto e la fonte.',
        schermata: cedolini,
      },
      {
        titolo: 'Scegliere persone e voci',
        testo:
          "Una persona alla volta, un gruppo (chi è in servizio un giorno, per ruolo, contratto e qualifica) o gli stessi di un'altra elaborazione. Poi le voci, in un foglio: una riga a persona, una colonna a voce, si scrive e si incolla come in un foglio di calcolo. Tutto si salva da sé: si può smettere e continuare da un altro computer, anche in due. Intanto si legge chi il calcolo scarterebbe e quanto costa in lordo Stato.",
        figura: 'foglioDelleVoci',
      },
      {
        titolo: 'Prendere le ore da un file',
        testo:
          'Le ore arrivano spesso in un foglio di altri: si carica così com’è, si dice di ogni colonna che cosa contiene, e prima di prenderle si legge riga per riga a chi vanno. Una riga che può essere di due persone è un errore, e non si indovina.',
        figura: 'colonneDelFile',
      },
      {
        titolo: 'Calcolare',
        testo:
          'Il calcolo continua anche lasciando la pagina; i messaggi in alto dicono a che punto è. Si può fermare e riprendere.',
      },
      {
        titolo: 'Correggere gli scartati',
        testo:
          'Chi non si può calcolare è elencato con il motivo. Corretto il dato, "Ricalcola solo gli scartati" rifà soltanto quelli.',
      },
      {
        titolo: 'Controllare',
        testo:
          "Aprire i cedolini, leggere le spiegazioni, stampare i prospetti. Se dopo il calcolo cambiano i dati dell'elaborazione, o quelli registrati di chi è pagato, lo segnala: dice che cosa è cambiato, e va ricalcolata. «Domande su questo cedolino», in fondo alla sua pagina, risponde a chi chiede: perché il netto è cambiato, quando si paga, dove vanno le trattenute, quanto costa un'ora in più, che cosa cambia a gennaio. Il dipendente trova le stesse domande nel suo, anche dal telefono.",
        figura: 'cifraSpiegata',
      },
      {
        titolo: 'Esporre e contabilizzare',
        testo:
          "Esporre mostra il cedolino al dipendente, a cui la scuola può anche far scrivere che c'è (Pannello di controllo, «Avvisi per posta»). Contabilizzare chiude: da lì in poi non cambia più niente, e gli importi entrano nelle denunce. Le correzioni si fanno con un'altra elaborazione.",
      },
      {
        titolo: 'Leggere i versamenti',
        testo:
          "Nella pagina dell'elaborazione: per ogni codice, ente, riferimento e mese, quanto è trattenuto, quanto è a carico della scuola, per quante persone. Quello che non ha ancora un codice è segnalato una volta sola, in alto.",
      },
      {
        titolo: 'Scrivere i mandati',
        testo:
          "Numero, data e importo dei mandati di pagamento, nella pagina dell'elaborazione: anche dopo la contabilizzazione, perché il mandato arriva spesso più tardi. La somma è accanto al netto, così si vede che cosa manca, e «Mandati da sistemare» elenca ciò che non ne ha. Se il tesoriere ha pagato in un altro mese o anno, il programma chiede che cosa fare prima della denuncia seguente.",
      },
    ],
  },
  {
    titolo: 'Che cosa non si paga da qui',
    paragrafi: [
      "Quello che paga NoiPA (fondo d'istituto, ore eccedenti, esami di maturità, supplenze delle scuole statali) non si contabilizza una seconda volta: il programma lo rifiuta, o lo permette solo come simulazione.",
      'Per i pagamenti che passano da NoiPA ci sono le liste NoiPA, che si inviano e non si contabilizzano.',
    ],
    passi: [
      {
        titolo: 'Liste NoiPA',
        testo: "Commissioni d'esame, maturità e altri esami, con piani gestionali e capitoli.",
        schermata: { path: '/noipa', nome: 'Liste NoiPA' },
      },
      {
        titolo: 'Dotazione finanziaria',
        testo:
          'Le somme assegnate alla scuola, codice per codice, e quello che ne resta; i residui si riportano con un comando.',
        schermata: { path: '/dotazionefinanziaria', nome: 'Dotazione finanziaria' },
      },
    ],
  },
  {
    titolo: "Tenere l'anagrafe",
    paragrafi: [
      'Il codice fiscale si confronta con cognome, nome, sesso, data e luogo di nascita. Uno che non torna si salva solo dopo averlo confermato, e resta elencato tra le utilità.',
      'Se cambiano i dati di chi ha già cedolini, questi tengono i dati di allora: arriva una notifica, e chi gestisce gli utenti esegue la sincronizzazione, che tocca soltanto i cedolini aperti.',
      'Due schede della stessa persona si accorpano dalle utilità: si sceglie quella che resta, si guarda che cosa si sposta, si conferma. A chi chiede i propri dati il gestore li dà in un archivio, dalla scheda Documenti della persona, in Dati personali.',
    ],
    passi: [
      {
        titolo: 'Cercare',
        testo: "Per cognome e nome, codice fiscale o matricola, anche solo l'inizio.",
        schermata: { path: '/anagrafe', nome: 'Anagrafe' },
        figura: 'omonimi',
      },
      {
        titolo: 'Incarichi',
        testo:
          "Dalle azioni di una persona: il contratto, il progetto, l'importo pattuito. Una voce di un cedolino può riferirsi a un incarico: accanto alla scelta si vede quanto ne resta, e oltre quello c'è un avviso.",
        schermata: { path: '/anagrafe', nome: 'Anagrafe' },
      },
      {
        titolo: 'Cominciare a metà anno',
        testo:
          "I saldi di apertura dicono quanto ha pagato nell'anno un altro programma: si scrivono o si importano prima di contabilizzare la prima elaborazione. Chi ridà una somma non dovuta si scrive in Restituzioni.",
        schermata: { path: '/anagrafe/saldi-apertura', nome: 'Saldi di apertura' },
      },
      {
        titolo: 'Controllare e accorpare',
        testo: 'Codici fiscali non conformi, persone con lo stesso nome, dati da sincronizzare.',
        schermata: { path: '/utilita', nome: 'Utilità' },
      },
      {
        titolo: 'Far entrare una persona',
        testo:
          'Chi gestisce la scuola invita, sceglie i ruoli e li cambia, uno per volta o tutti insieme da un foglio: un indirizzo che vale una volta sola, da mandare a chi deve entrare.',
        schermata: { path: '/utenti', nome: 'Utenti' },
      },
      {
        titolo: 'Che cosa fa il programma da solo',
        testo: 'Avvisi, verifiche, denunce preparate, file vecchi tolti: il collaudatore vede com’è andata.',
        schermata: { path: '/lavori', nome: 'Lavori programmati' },
      },
    ],
  },
  {
    titolo: 'Servizi e assenze',
    paragrafi: [
      'I periodi di servizio della stessa persona non si sovrappongono oltre un orario intero. A tempo pieno le ore di part time restano vuote; nel part time servono.',
      "Ogni tipo di assenza dice che effetto ha sullo stipendio e quanti giorni restano nell'anno.",
      "Di un permesso breve non recuperato si dice di chi è il fatto: le ore si trattengono solo se è della persona. Il congedo parentale chiede chi lo prende, la fine del congedo obbligatorio e i giorni dell'altro genitore: ne vengono i mesi all'80 %, fino ai 6 anni, e quanto ne resta. Uno scritto senza questi dati tiene la paga che aveva, e il cedolino lo dice.",
    ],
    passi: [
      {
        titolo: 'Servizi',
        testo: 'Contratto, profilo, fascia, ore, sedi.',
        schermata: { path: '/servizi', nome: 'Servizi' },
      },
      {
        titolo: 'Assenze',
        testo: 'Dal tipo al periodo, con il calendario; il supplente e le sue schede per SIDI.',
        schermata: { path: '/assenze', nome: 'Assenze' },
      },
    ],
  },
  stampe,
  {
    titolo: 'Denunce e versamenti',
    paragrafi: [
      "Nelle denunce entrano soltanto gli importi contabilizzati. Prima di esportare, i controlli dicono che cosa l'ente rifiuterebbe: che cosa si aspettava, che cosa ha trovato, che cosa fare. Quello che è stato inviato non si modifica più.",
    ],
    passi: [
      {
        titolo: 'UniEmens',
        testo: 'Il mese dopo il pagamento: posizioni INPS, collaboratori, ListaPosPA dove dovuta.',
        schermata: { path: '/uniemens', nome: 'UniEmens' },
      },
      {
        titolo: 'Stampe INPS',
        testo:
          'Riepilogo, denunce individuali e aziendali, collaboratori, anno per persona: quello che è nelle denunce UniEmens.',
        schermata: { path: '/uniemens-stampe-inps', nome: 'UniEmens, stampe INPS' },
      },
      {
        titolo: 'Stampe ex INPDAP',
        testo: 'Retribuzioni e contributi per fondo, periodi precedenti, prospetto per codice F24, moduli.',
        schermata: { path: '/uniemens-stampe-exinpdap', nome: 'UniEmens, stampe ex INPDAP' },
      },
      {
        titolo: 'Accessori fuori sistema',
        testo: 'Quello che la scuola ha pagato al personale dello Stato, da comunicare a NoiPA per il conguaglio.',
        schermata: { path: '/accessori-fuori-sistema', nome: 'Accessori fuori sistema' },
      },
      {
        titolo: 'F24',
        testo:
          'I tributi e i contributi del mese, dalle elaborazioni contabilizzate: righe, rilievi, file T24, data di invio, esito, correzioni chieste dopo l’invio. Quello inviato tiene i rilievi con cui è partito; accanto, che cosa i controlli di oggi bloccherebbero.',
        schermata: { path: '/invia-F24', nome: 'Invia dati a F24' },
      },
      {
        titolo: 'Certificazione Unica',
        testo:
          'A inizio anno: chi va certificato e da chi, i punti di ognuno con le righe dei cedolini, il file, la consegna, le correzioni.',
        schermata: { path: '/cu', nome: 'Certificazione Unica' },
      },
      {
        titolo: 'Quadratura',
        testo:
          'Quello che i cedolini devono contro i file inviati, codice per codice: che cosa non quadra, che cosa è ancora da inviare ed entro quando, che cosa è scaduto. E i mesi di ogni matricola INPS.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Un pagamento trovato tardi',
        testo:
          'Si contabilizza nel suo mese. «Da completare», seconda scheda della quadratura, dice quali denunce inviate non lo dicono e prepara quella che serve a ognuna: ulteriore flusso, integrazione, CU o CU sostitutiva, F24 con il ravvedimento.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Conguaglio',
        testo:
          'Prima della CU: quanto è stato trattenuto a ogni persona contro quanto doveva sull’anno. È la quarta scheda della quadratura; chi è pagato dalla scuola si conguaglia con un’elaborazione di tipo Conguaglio, che dice il suo anno: si crea da qui, entro febbraio.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Modello 770',
        testo: 'Ritenute operate e versate mese per mese, con i confronti. È la quinta scheda della quadratura.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Riscontro annuale per i revisori',
        testo: 'L’anno al centesimo, confronto per confronto. È la sesta scheda della quadratura; la stampa si firma.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Mesi di servizio',
        testo:
          'Dove lo stipendio lo paga la scuola: ogni mese di ogni servizio, da quale elaborazione è pagato, in quale UniEmens e in quale CU è; i mesi che nessuno ha pagato, e gli atti che mancano a chi ha finito il rapporto.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'Incarichi: anagrafe delle prestazioni e UNILAV',
        testo: 'Per semestre, che cosa va comunicato di ogni incarico, a chi, entro quando: è l’ultima scheda.',
        schermata: { path: '/quadratura', nome: 'Quadratura' },
      },
      {
        titolo: 'IRAP',
        testo: "La base e l'imposta di ogni mese, quello che gli F24 ne hanno versato, la tabella di lavoro.",
        schermata: { path: '/wir', nome: 'IRAP' },
      },
      {
        titolo: 'Modello M',
        testo: 'Con il conto consuntivo: il liquidato dell’anno a personale ed esterni, mese per mese.',
        schermata: { path: '/modello-m', nome: 'Modello M' },
      },
    ],
  },
  annoScolastico,
  ...strumenti,
  ...capitoliParole,
];
