import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';

/** The findings of the reader of files, whatever their kind: the rule of each code, and whether the receiver is known to refuse it. */
const REGOLE = {
  'denuncia.record': ['BLOCCANTE', 'I record sono quelli del tracciato, nel loro ordine.'],
  'denuncia.lunghezza': ['BLOCCANTE', 'Ogni record ha i caratteri che vuole il tracciato.'],
  'denuncia.codifica': ['BLOCCANTE', 'Il file è nella codifica che vuole il tracciato.'],
  'denuncia.valore-fisso': ['BLOCCANTE', 'Quello che il tracciato vuole sempre uguale è scritto così.'],
  'denuncia.ripetuto': ['BLOCCANTE', 'Un elemento che il tracciato ha una volta è scritto una volta.'],
  // No source says that a receiver refuses them.
  'denuncia.riscrittura': ['AVVISO', 'Letto e scritto di nuovo, il file ha gli stessi byte.'],
  'denuncia.scrittura': ['AVVISO', 'Il file finisce, e chiude le sue righe, come vuole il tracciato.'],
} as const satisfies Readonly<Record<string, readonly [Rilievo['gravita'], string]>>;
type CodiceLettura = keyof typeof REGOLE;

type Detto = Pick<Rilievo, 'campo' | 'atteso' | 'trovato' | 'rimedio'> & { readonly codice: CodiceLettura };

/** A finding of the reader, about nobody. */
export const difettoDiLettura = ({ codice, ...detto }: Detto): Rilievo => {
  const [gravita, regola] = REGOLE[codice];
  return { codice, gravita, regola, persona: null, ...detto };
};

/** A finding about a record by its place in the file, and about one of its characters. */
export const difettoDiRecord = (
  numero: number,
  { posizione, ...detto }: Omit<Detto, 'campo'> & { readonly posizione?: number },
): Rilievo =>
  difettoDiLettura({ ...detto, campo: posizione === undefined ? `record.${numero}` : `record.${numero}.${posizione}` });
