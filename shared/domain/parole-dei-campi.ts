import type * as z from 'zod';

type Problema = z.core.$ZodRawIssue;

/** A field of one of these kinds that came as something else. */
const ATTESO: Readonly<Record<string, string>> = {
  string: 'Testo atteso.',
  number: 'Numero atteso.',
  int: 'Numero intero atteso.',
  boolean: 'Sì o no.',
  array: 'Elenco atteso.',
  object: 'Gruppo di campi atteso.',
  record: 'Gruppo di campi atteso.',
};

const QUANTI: Readonly<Record<string, readonly [uno: string, molti: string]>> = {
  string: ['carattere', 'caratteri'],
  array: ['elemento', 'elementi'],
};

const quantita = (origine: string, numero: number | bigint): string => {
  const parole = QUANTI[origine];
  return parole === undefined ? `${numero}` : `${numero} ${Number(numero) === 1 ? parole[0] : parole[1]}`;
};

const frase = (problema: Problema): string => {
  switch (problema.code) {
    case 'invalid_type':
      return problema.input === undefined || problema.input === null
        ? 'Campo obbligatorio.'
        : (ATTESO[problema.expected] ?? 'Valore non valido.');
    case 'too_big':
      return `Al massimo ${quantita(problema.origin, problema.maximum)}.`;
    case 'too_small':
      return `Almeno ${quantita(problema.origin, problema.minimum)}.`;
    case 'invalid_value':
    case 'invalid_union':
      return 'Valore non previsto.';
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return 'Valore non valido.';
  }
};

/** The words of a field that its contract refuses without words of its own. */
export const paroleDeiCampi = { localeError: frase };
