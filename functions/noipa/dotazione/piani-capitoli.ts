import { entrateRepository } from '#archivio/noipa/entrata.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { compensiVisti } from '../../riferimento/noipa/compensi-visti.ts';
import { vociNoipa } from '../../riferimento/voci/noipa.ts';

/** @throws IN_USO when money was given for the code, or a list pays it */
const refuseIfUsed = async (piano: PianoCapitolo, archivio: Archivio, cosa: string): Promise<void> => {
  const chiave = chiaveNoipa(piano);
  const [entrate, liste] = await Promise.all([
    entrateRepository(archivio).listAll(),
    listeRepository(archivio).listDell(null),
  ]);
  const sue = entrate.filter((entrata) => entrata.chiave === chiave);
  const paga = liste.find(({ somme }) => somme.some((somma) => somma.chiave === chiave));
  if (paga !== undefined)
    throw new AppError(
      'IN_USO',
      `Il codice ${chiave} (${piano.descrizione}) non si può ${cosa}: lo paga la lista "${paga.descrizione}" del ${paga.anno}. Aggiungere un codice nuovo.`,
    );
  if (sue.length > 0)
    throw new AppError(
      'IN_USO',
      `Il codice ${chiave} (${piano.descrizione}) non si può ${cosa}: ha ${sue.length === 1 ? "un'entrata" : `${sue.length} entrate`} di bilancio, la prima del ${sue[0]?.anno ?? ''}. Aggiungere un codice nuovo.`,
    );
};

/** The codes of the school: once money was given for one, its four codes stay. */
export const pianiCapitoli = gestione(pianiCapitoliRepository, {
  check: async (dopo, { archivio }, prima) => {
    if (prima !== undefined && chiaveNoipa(prima) !== chiaveNoipa(dopo))
      await refuseIfUsed(prima, archivio, 'cambiare');
    return dopo;
  },
  checkRemove: (prima, { archivio }) => refuseIfUsed(prima, archivio, 'eliminare'),
});

/** Codes of the school in their order, codes seen in public pages, items whose rate one may follow. */
export const getPianiCapitoli = async (archivio: Archivio) => ({
  propri: (await pianiCapitoliRepository(archivio).listAll()).toSorted((a, b) =>
    compareCodici(chiaveNoipa(a), chiaveNoipa(b)),
  ),
  visti: [...compensiVisti],
  voci: vociNoipa.map(({ codice, descrizione }) => ({ codice, descrizione })),
});
