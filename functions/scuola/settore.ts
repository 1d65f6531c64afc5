import { Settore } from '../../shared/contracts/scuola.ts';
import { defineEntita } from '../platform/entita.ts';

/** Sector types of the school: a small table, listed whole. */
export const settoreEntita = defineEntita<Settore>({
  nome: 'SETTORE', posto: 'scuola', schema: Settore, shape: 1,
  unici: ({ codice }) => [{ campo: 'codice', valore: codice.toUpperCase(), messaggio: `Esiste già un settore con codice ${codice}.` }],
});
