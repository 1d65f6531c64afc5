/** Errors of a step that was ended by what it took. Names as the state machine reports them. */
const ESAUSTI: Readonly<Record<string, string>> = {
  'Runtime.ExitError': 'chiede più memoria di quella che può avere',
  'Runtime.OutOfMemory': 'chiede più memoria di quella che può avere',
  'Lambda.Unknown': 'chiede più memoria o più tempo di quelli che può avere',
  'Sandbox.Timedout': 'chiede più tempo di quello che può avere',
  'States.Timeout': 'chiede più tempo di quello che può avere',
};

/** Name of the failure of a step that met a record of a later version of the program. */
export const VERSIONE_PIU_RECENTE = 'Archivio.PiuRecente';

/** Errors of a step that was ended with who performed it, whatever it was doing. */
const INTERROTTI: Readonly<Record<string, string>> = {
  'Programma.Aggiornato':
    'il programma è stato aggiornato mentre lo eseguiva e le sue regole non sono più quelle di quando era cominciato',
  [VERSIONE_PIU_RECENTE]:
    "una registrazione da leggere è stata scritta da una versione più recente del programma: chiedere a chi lo cura di completare l'aggiornamento, poi riprovare",
  'Esecuzione.Interrotta': 'chi amministra il programma lo ha interrotto',
  'Esecuzione.SenzaFine': 'i suoi passi sono finiti senza chiuderlo',
  'Esecuzione.Assente': 'chi lo eseguiva non ne ha più traccia, come dopo il ripristino di una copia',
  'Process.Died': 'il programma si è chiuso due volte mentre lo eseguiva',
};

/** What a step took more than it may have, in words that follow "perché"; undefined when that is not what ended it. */
export const causaDiEsaurimento = (errore: string): string | undefined => ESAUSTI[errore];

/** Why a step was ended, in words that follow "perché"; undefined when it failed by itself. */
export const causaDiMorte = (errore: string): string | undefined => ESAUSTI[errore] ?? INTERROTTI[errore];
