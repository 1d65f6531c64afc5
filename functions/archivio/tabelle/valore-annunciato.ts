import type { Archivio } from '#platform/data/archivio.ts';
import { ValoreAnnunciato } from '#shared/contracts/tabelle/valori-annunciati.ts';
import { descrizioneAnnunciabile } from '#shared/domain/elaborazione/valore-annunciato.ts';
import { defineEntita } from '../entita.ts';

/** Figures of INPS that the school has entered for the years the program does not know yet. */
export const valoreAnnunciatoEntita = defineEntita<ValoreAnnunciato>({
  nome: 'VALORE_ANNUNCIATO',
  posto: 'scuola',
  schema: ValoreAnnunciato,
  shape: 1,
  unici: ({ quale, anno }) => [
    {
      campo: 'quale',
      valore: `${quale}#${anno}`,
      messaggio: `La scuola ha già indicato per il ${anno} "${descrizioneAnnunciabile[quale]}": modificare quel valore.`,
    },
  ],
});

export const valoriAnnunciatiRepository = (archivio: Archivio) => archivio.of(valoreAnnunciatoEntita);
