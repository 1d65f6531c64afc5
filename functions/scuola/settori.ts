import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import { settoreEntita, settoreRepository } from '#archivio/scuola/settore.ts';
import { gestione } from '#platform/http/gestione.ts';
import { Settore } from '#shared/contracts/scuola/settore.ts';

export const settori = gestione(settoreRepository, {
  checkRemove: eliminazioneProtetta<Settore>(
    settoreEntita.nome,
    ({ codice, descrizione }) => `Il settore ${codice} ${descrizione}`,
  ),
});
