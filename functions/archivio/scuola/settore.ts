import { Settore } from '../../../shared/contracts/scuola/settore.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import { repository } from '../../platform/data/repository.ts';
import { defineEntita } from '../entita.ts';

/** Sector types of the school: a small table, listed whole. Services use it: see `riferimenti`. */
export const settoreEntita = defineEntita<Settore>({
  nome: 'SETTORE',
  posto: 'scuola',
  schema: Settore,
  shape: 1,
  unici: ({ codice }) => [
    { campo: 'codice', valore: codice.toUpperCase(), messaggio: `Esiste già un settore con codice ${codice}.` },
  ],
  tenutaDalBrowser: true,
});

export const settoreRepository = (store: Store, codmin: string) => repository(settoreEntita, store, codmin);

export const listSettori = async (store: Store, codmin: string): Promise<Settore[]> =>
  (await settoreRepository(store, codmin).listAll()).toSorted((a, b) => a.codice.localeCompare(b.codice, 'it'));
