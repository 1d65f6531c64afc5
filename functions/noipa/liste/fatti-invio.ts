import type { FattiLista } from '#archivio/noipa/fatti-lista.ts';
import type { ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { fattiScuolaAl } from '#archivio/scuola/intestazione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';

/** The facts that a list sent on a day says from then on, as the records have it now. Requests: 3, and one a hundred people. */
export const fattiDellInvio = async (
  { lista, pagamenti }: Pick<ListaSalvata, 'lista' | 'pagamenti'>,
  giorno: string,
  archivio: Archivio,
): Promise<FattiLista> => {
  const [{ scuola, firme }, piani, persone] = await Promise.all([
    fattiScuolaAl(archivio, giorno),
    pianiCapitoliRepository(archivio).listAll(),
    personeRepository(archivio).getMany(pagamenti.map(({ persona }) => persona)),
  ]);
  const pagati = new Set(lista.somme.map(({ chiave }) => chiave));
  return {
    scuola,
    firme,
    codici: piani
      .map((piano) => ({ chiave: chiaveNoipa(piano), descrizione: piano.descrizione }))
      .filter(({ chiave }) => pagati.has(chiave)),
    persone: persone.map(({ uid, numPartitaNoipa, codUfficioNoipa }) => ({
      persona: uid,
      numPartitaNoipa,
      codUfficioNoipa,
    })),
  };
};
