import type { Archivio } from '#platform/data/archivio.ts';
import { Entrata } from '#shared/contracts/noipa/dotazione.ts';
import { defineEntita } from '../entita.ts';
import { DOTAZIONE } from './piano-capitolo.ts';

/** Money given to the school for a code; what is left of a year is carried once. */
export const entrataEntita = defineEntita<Entrata>({
  nome: 'ENTRATA_NOIPA',
  posto: 'scuola',
  insieme: DOTAZIONE,
  schema: Entrata,
  shape: 1,
  unici: ({ riporto, anno, chiave }) =>
    riporto
      ? [{ campo: 'chiave', valore: `${anno}#${chiave}`, messaggio: `Il residuo di ${chiave} è già riportato.` }]
      : [],
});

export const entrateRepository = (archivio: Archivio) => archivio.of(entrataEntita);
