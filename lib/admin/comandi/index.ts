import type { Esegui } from './comando.ts';

/** A command of the administrator. Its code is loaded when it is asked for: each holds in memory what it works with and nothing else. */
export interface Comando {
  /** How it is written, and what it does. */
  readonly uso: readonly (readonly [string, string])[];
  /** The audit trail that it enters: the school's that it changes or copies; of nobody, where no school is changed; a certificate's, where the trail goes with the school. */
  readonly registro: 'scuola' | 'nessuno' | 'certificato';
  readonly load: () => Promise<Esegui>;
}

export const comandi: Readonly<Record<string, Comando>> = {
  stato: {
    uso: [['', "com'è l'installazione: scuole, licenze che scadono, lavori, ultima elaborazione e ultimo accesso"]],
    registro: 'nessuno',
    load: async () => (await import('./stato.ts')).tellStato,
  },
  scuole: {
    uso: [['', 'le scuole registrate']],
    registro: 'nessuno',
    load: async () => (await import('./stato.ts')).listScuole,
  },
  utenti: {
    uso: [['CODICE', 'chi entra in una scuola, con quali ruoli, quando è entrato, e gli inviti aperti']],
    registro: 'nessuno',
    load: async () => (await import('./stato.ts')).listUtenti,
  },
  licenze: {
    uso: [['[CODICE]', 'le licenze di tutte le scuole o di una, dalla prima che scade']],
    registro: 'nessuno',
    load: async () => (await import('./stato.ts')).listLicenze,
  },
  scuola: {
    uso: [
      [
        'CODICE --nome N --citta C --regione R --provincia P [--tipo SCUOLA|AFAM|PARITARIA|COMUNALE]',
        'registra o modifica una scuola',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./scuole.ts')).registerScuola,
  },
  'nuova-scuola': {
    uso: [
      [
        '[CODICE] [--nome N] [--citta C] [--provincia P] [--regione R] [--tipo T] [--scade AAAA-MM-GG] [--gestore N] [--utente LOGIN] [--email E]',
        'una scuola con cui lavorare: registrata, con le licenze e il primo utente; chiede quello che non è scritto',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./nuova-scuola.ts')).beginScuola,
  },
  licenza: {
    uso: [
      ['CODICE SIGLA --scade AAAA-MM-GG [--stato ATTIVA|INATTIVA] [--dettagli TESTO]', 'concede o rinnova una licenza'],
    ],
    registro: 'scuola',
    load: async () => (await import('./scuole.ts')).grantLicenza,
  },
  subentro: {
    uso: [
      [
        'CODICE NUOVO --dal AAAA-MM-GG --cf CODICE-FISCALE [--nome N] [--atto TESTO]',
        'la scuola NUOVO, registrata e vuota, prende il posto di CODICE con tutti i suoi dati, e prova che sono uguali',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./subentro.ts')).subentra,
  },
  unione: {
    uso: [
      [
        'CODICE NUOVO --dal AAAA-MM-GG [--atto TESTO] [--conferma CODICE-LETTO]',
        'CODICE finisce e si unisce a NUOVO, che lavora: senza --conferma dice riga per riga che cosa porterà, con il codice per farlo',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./subentro.ts')).joinScuola,
  },
  manutenzione: {
    uso: [['CODICE si|no', 'sospende o riapre il lavoro della scuola']],
    registro: 'scuola',
    load: async () => (await import('./scuole.ts')).changeManutenzione,
  },
  approvazioni: {
    uso: [
      [
        'CODICE togli',
        'toglie le regole delle due persone, quando nessuno può più approvare: lo legge tutta la scuola',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./scuole.ts')).dropApprovazioni,
  },
  invito: {
    uso: [
      [
        'CODICE --nome N --ruoli GESTORE,CEDOLINI [--utente LOGIN [--email E]] [--persona UID] [--cf CF]',
        'invito da mandare (vale 14 giorni, una volta); con --utente fa anche il conto con cui entrare',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./conti.ts')).inviteSomebody,
  },
  utente: {
    uso: [
      [
        'CODICE LOGIN --email E --nome N --ruoli GESTORE [--persona UID] [--cf CF]',
        'crea il conto di chi entra e il suo invito',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./conti.ts')).createUtenteInvitato,
  },
  conto: {
    uso: [
      ['LOGIN azzera', 'telefono perso: al prossimo accesso si registra un altro secondo fattore'],
      ['LOGIN password', 'password dimenticata: dà modo di sceglierne un’altra'],
      ['LOGIN disabilita|riabilita', 'toglie e ridà l’accesso, in tutte le sue scuole'],
    ],
    registro: 'scuola',
    load: async () => (await import('./conti.ts')).changeContoUtente,
  },
  proteggi: {
    uso: [['', 'con --stack: dopo il primo deploy riuscito, vieta di cancellare gli stack dei dati']],
    registro: 'nessuno',
    load: async () => (await import('./proteggi.ts')).protect,
  },
  lavori: {
    uso: [
      ['', 'i lavori in attesa o in corso, anche a programma chiuso'],
      ['ferma IDENTIFICATIVO', 'ferma un lavoro, anche a programma chiuso'],
    ],
    registro: 'scuola',
    load: async () => (await import('./lavori.ts')).listOrStopLavori,
  },
  copia: {
    uso: [['CODICE FILE [--tabella NOME]', 'tutta la scuola in un file cifrato (chiave nella variabile CHIAVE_COPIA)']],
    registro: 'scuola',
    load: async () => (await import('./copia.ts')).copyScuola,
  },
  esporta: {
    uso: [
      ['CODICE CARTELLA', 'tutta la scuola in una cartella che ogni programma legge: JSON con schema, CSV, documenti'],
    ],
    registro: 'scuola',
    load: async () => (await import('./esportazione.ts')).exportAll,
  },
  riporta: {
    uso: [['CARTELLA', 'rende alla scuola registrata quello che la sua esportazione contiene, o niente']],
    registro: 'scuola',
    load: async () => (await import('./esportazione.ts')).bringBack,
  },
  elimina: {
    uso: [
      [
        'CODICE CARTELLA --conferma CODICE',
        "fine del contratto: toglie tutta la scuola, che sta nell'esportazione della CARTELLA, e vi lascia il certificato",
      ],
    ],
    registro: 'certificato',
    load: async () => (await import('./esportazione.ts')).eraseAll,
  },
  copie: {
    uso: [['[CARTELLA]', 'su questa macchina: dove vanno le copie che il programma fa da solo, e come stanno']],
    registro: 'nessuno',
    load: async () => (await import('./copie.ts')).setCopie,
  },
  ripristina: {
    uso: [
      [
        'FILE',
        'rende alla scuola quello che la copia contiene, o niente (di una copia fatta da sola: frase nella variabile FRASE_COPIA)',
      ],
    ],
    registro: 'scuola',
    load: async () => (await import('./copia.ts')).restoreScuola,
  },
  'prova-ripristino': {
    uso: [['CODICE', 'copia la scuola, la rende a un archivio vuoto di questa macchina, le confronta']],
    registro: 'scuola',
    load: async () => (await import('./copia.ts')).tryRipristino,
  },
  difetto: {
    uso: [
      [
        'NUMERO [--dal AAAA-MM-GG]',
        'che cosa correggere dietro il numero di un messaggio di errore, o di un lavoro: chiamata, record, campo; con --stack cerca nei log di quattordici giorni, o da quello che si dice',
      ],
    ],
    registro: 'nessuno',
    load: async () => (await import('./difetto.ts')).tellDifetto,
  },
  verifica: {
    uso: [['[CODICE]', 'controlla i dati salvati, di tutte le scuole o di una']],
    registro: 'nessuno',
    load: async () => (await import('./archivio.ts')).verifyArchivio,
  },
  forma: {
    uso: [
      [
        '[nuova|precedente]',
        'la forma in cui si salvano i record: la nuova, quando nessuna funzione è più della versione di prima; e che cosa questa non mostrerebbe, a tornarci',
      ],
    ],
    registro: 'nessuno',
    load: async () => (await import('./archivio.ts')).chooseForma,
  },
  indici: {
    uso: [['', 'rimette negli elenchi i record salvati da una versione precedente']],
    registro: 'nessuno',
    load: async () => (await import('./archivio.ts')).refreshElenchi,
  },
};

const LARGHEZZA = 92;

/** What the administrator reads who writes no command, or one that is not read. */
export const usage = (): string =>
  [
    "Uso: npm run admin -- [--stack NOME-REGIONE] COMANDO …   con --stack sull'installazione AWS di quel nome, altrimenti su questa macchina",
    ...Object.entries(comandi).flatMap(([nome, { uso }]) =>
      uso.map(([parole, cosa]) => `  ${`${nome} ${parole}`.trim().padEnd(LARGHEZZA)} ${cosa}`),
    ),
    '',
  ].join('\n');
