import * as z from 'zod';
import { Festivita } from '../../../shared/contracts/scuola/calendari.ts';
import { formatGiorno, partiDi } from '../../../shared/domain/tempo/date.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import { repository } from '../../platform/data/repository.ts';
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

export const festivitaRepository = (store: Store, codmin: string) => repository(festivitaEntita, store, codmin);

export const festivitaVista = (salvata: FestivitaSalvata): Festivita => ({
  ...salvata,
  anno: partiDi(salvata.datInizio).anno,
});
