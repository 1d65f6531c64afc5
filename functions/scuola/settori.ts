import { Settore } from '../../shared/contracts/scuola/settore.ts';
import { eliminazioneProtetta } from '../archivio/casa/eliminazione-protetta.ts';
import { settoreEntita, settoreRepository } from '../archivio/scuola/settore.ts';
import { archivio } from '../platform/data/archivio.ts';
import type { Store } from '../platform/data/dynamo.ts';

export const settori = (store: Store, codmin: string) =>
  archivio(settoreRepository(store, codmin), {
    checkRemove: eliminazioneProtetta<Settore>(
      store,
      settoreEntita.nome,
      ({ codice, descrizione }) => `Il settore ${codice} ${descrizione}`,
    ),
  });
