import type { Archivio } from '#platform/data/archivio.ts';
import { DescrizioneRitenuta } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { descrizioneGenereRitenuta } from '#shared/domain/elaborazione/ritenute.ts';
import { defineEntita } from '../entita.ts';

/** How the school calls a kind of withholding on its prints. */
export const descrizioneRitenutaEntita = defineEntita<DescrizioneRitenuta>({
  nome: 'DESCRIZIONE_RITENUTA',
  posto: 'scuola',
  schema: DescrizioneRitenuta,
  shape: 1,
  unici: ({ genere }) => [
    {
      campo: 'genere',
      valore: genere,
      messaggio: `"${descrizioneGenereRitenuta[genere]}" ha già una descrizione della scuola: modificare quella.`,
    },
  ],
});

export const descrizioniRitenuteRepository = (archivio: Archivio) => archivio.of(descrizioneRitenutaEntita);

/** The words of the school for a kind, with its number before them: '57 Prestiti'. */
export const gruppoDi = ({ tipo, DESCRIZIONE }: Pick<DescrizioneRitenuta, 'tipo' | 'DESCRIZIONE'>): string =>
  tipo === null ? DESCRIZIONE : `${tipo} ${DESCRIZIONE}`;
