import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { StatoImportazione } from '#shared/contracts/scambio/scambio.ts';
import { FOGLIO_DI_ORE, nomiTipi, TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { defineEntita } from '../entita.ts';

/** The long work that an import goes through: reading and checking, applying, putting back. */
export const FaseImportazione = z.enum(['CONTROLLO', 'APPLICAZIONE', 'RIPRISTINO']);
export type FaseImportazione = z.infer<typeof FaseImportazione>;

/** An import as it is stored. What its file holds is in the bucket: see `fileImportazione`. */
export const ImportazioneSalvata = z.object({
  uid: z.string().brand<'IMPORTAZIONE'>(),
  versione: z.int(),
  tipo: z.enum([...nomiTipi, TUTTA_LA_SCUOLA, FOGLIO_DI_ORE]),
  stato: StatoImportazione,
  fase: FaseImportazione,
  nomeFile: z.string(),
  dimensione: z.int(),
  lavoro: z.string().nullable(),
  motivo: z.string().nullable(),
  /** Absent where nobody was asked: empty cells of those files erased. */
  vuoteCancellano: z.boolean().optional(),
  /** Hidden rows of the file are left out; absent where nobody was asked: they were read. */
  senzaNascoste: z.boolean().optional(),
  /** Only the right rows are applied: the others are kept by `resto`. */
  soloGiuste: z.boolean().optional(),
  resto: z.string().brand<'IMPORTAZIONE'>().optional(),
  righe: z.int(),
  nuove: z.int(),
  modificate: z.int(),
  uguali: z.int(),
  errate: z.int(),
  utente: z.string(),
  avviatoDa: z.string(),
  creataIl: z.string(),
  applicataIl: z.string().nullable(),
});
export type ImportazioneSalvata = z.infer<typeof ImportazioneSalvata>;

export const importazioneEntita = defineEntita<ImportazioneSalvata>({
  nome: 'IMPORTAZIONE',
  posto: 'radice',
  schema: ImportazioneSalvata,
  shape: 1,
  indici: { indice1: ({ creataIl, uid }) => `${creataIl}#${uid}` },
});

export const importazioniRepository = (archivio: Archivio) => archivio.of(importazioneEntita);
