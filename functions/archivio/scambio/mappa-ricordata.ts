import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { nomiTipi, type NomeTipo } from '#shared/domain/scambio.ts';
import { defineEntita } from '../entita.ts';

/** How the school brought in the files of a kind that have these headings: the next one with the same is read alike. */
export const MappaRicordata = z.object({
  uid: z.string().brand<'MAPPA_RICORDATA'>(),
  versione: z.int(),
  tipo: z.enum(nomiTipi),
  /** Headings, not places: columns may come in another order. */
  mappa: z.array(z.object({ campo: z.string(), intestazione: z.string() })),
  fissi: z.array(z.object({ campo: z.string(), valore: z.string() })),
  usataIl: z.string(),
});
export type MappaRicordata = z.infer<typeof MappaRicordata>;

export const mappaRicordataEntita = defineEntita<MappaRicordata>({
  nome: 'MAPPA_RICORDATA',
  posto: 'scuola',
  schema: MappaRicordata,
  shape: 1,
});

/** The record of a kind and a set of headings, accents, case and order aside: one for each. */
export const uidDelleIntestazioni = (tipo: NomeTipo, intestazioni: readonly string[]): MappaRicordata['uid'] =>
  asUid(
    createHash('sha256')
      .update([tipo, ...intestazioni.map(chiaveRicerca).toSorted()].join('\n'))
      .digest('hex')
      .slice(0, 20),
  );

export const mappeRicordate = (archivio: Archivio) => archivio.of(mappaRicordataEntita);
