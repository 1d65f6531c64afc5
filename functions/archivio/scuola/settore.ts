import type { Archivio } from '#platform/data/archivio.ts';
import { Settore } from '#shared/contracts/scuola/settore.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
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

export const settoreRepository = (archivio: Archivio) => archivio.of(settoreEntita);

export const listSettori = async (archivio: Archivio): Promise<Settore[]> =>
  (await settoreRepository(archivio).listAll()).toSorted((a, b) => compareTesti(a.codice, b.codice));
