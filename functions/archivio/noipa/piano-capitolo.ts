import type { Archivio } from '#platform/data/archivio.ts';
import { PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { defineEntita } from '../entita.ts';

/** Codes and the money given for them: no screen shows one without the other. */
export const DOTAZIONE = 'DOTAZIONE_NOIPA';

/** A code by which NoiPA pays the school's people. */
export const pianoCapitoloEntita = defineEntita<PianoCapitolo>({
  nome: 'PIANO_CAPITOLO',
  posto: 'scuola',
  insieme: DOTAZIONE,
  schema: PianoCapitolo,
  shape: 1,
  unici: (piano) => [
    {
      campo: 'sottocompenso',
      valore: chiaveNoipa(piano),
      messaggio: `Il codice ${chiaveNoipa(piano)} è già tra quelli della scuola.`,
    },
  ],
});

export const pianiCapitoliRepository = (archivio: Archivio) => archivio.of(pianoCapitoloEntita);
