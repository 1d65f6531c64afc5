/** Errors of a step that did not fail but was ended: by what it took, or with the process that ran it. Names as the state machine reports them. */
const MORTI: Readonly<Record<string, string>> = {
  'Runtime.ExitError': 'chiede più memoria di quella che può avere',
  'Runtime.OutOfMemory': 'chiede più memoria di quella che può avere',
  'Lambda.Unknown': 'chiede più memoria o più tempo di quelli che può avere',
  'Sandbox.Timedout': 'chiede più tempo di quello che può avere',
  'States.Timeout': 'chiede più tempo di quello che può avere',
  'Programma.Aggiornato':
    'il programma è stato aggiornato mentre lo eseguiva e le sue regole non sono più quelle di quando era cominciato',
  'Process.Died': 'il programma si è chiuso due volte mentre lo eseguiva',
};

/** Why a step was ended, in words that follow "perché"; undefined when it failed by itself. */
export const causaDiMorte = (errore: string): string | undefined => MORTI[errore];
