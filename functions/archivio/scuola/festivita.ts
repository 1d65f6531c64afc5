import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { Festivita } from '#shared/contracts/scuola/calendari.ts';
import { formatGiorno, partiDi } from '#shared/domain/tempo/date.ts';
import { defineEntita } from '../entita.ts';

/** The solar year is derived from the first day: it is not stored. */
const Salvata = Festivita.omit({ anno: true }).strict();

export type FestivitaSalvata = z.infer<typeof Salvata>;

export const festivitaEntita = defineEntita<FestivitaSalvata>({
  nome: 'FESTIVITA',
  posto: 'scuola',
  schema: Salvata,
  shape: 1,
  unici: ({ datInizio, descrizione }) => [
    {
      campo: 'descrizione',
      valore: `${datInizio}#${descrizione.toUpperCase()}`,
      messaggio: `"${descrizione}" del ${formatGiorno(datInizio)} è già in elenco.`,
    },
  ],
  tenutaDalBrowser: true,
});

export const festivitaRepository = (archivio: Archivio) => archivio.of(festivitaEntita);

export const festivitaVista = (salvata: FestivitaSalvata): Festivita => ({
  ...salvata,
  anno: partiDi(salvata.datInizio).anno,
});
