import * as z from 'zod';
import { codiceFiscale, numero } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { ListaIntera, MASSIMO_PAGAMENTI, RigaNoipaInput } from './lista.ts';
import { diUnaLista, RiferimentoLista } from './liste.ts';
import { comuneNoipa } from './piani-capitoli.ts';

/** A compensation as a row of a file says it: whose it is by codice fiscale, and which row it was. */
const RigaFileMof = RigaNoipaInput.safeExtend({
  desCf: codiceFiscale(),
  /** As the spreadsheet numbers it. */
  numero: numero(1, 1_048_576),
});
export type RigaFileMof = z.infer<typeof RigaFileMof>;

export const importazioneMofRoutes = {
  /** The file itself is read by the importer of the product, as every file that somebody sends is; its rows arrive here mended. */
  importMof: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/mof/import',
    cosa: 'LISTE_NOIPA',
    summary:
      'Writes the rows of a file as one: each in the place of what the person had of that code and those days, the rest stays; every row that is wrong is told',
    effect: 'write',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({
      ...RiferimentoLista.shape,
      righe: z
        .array(RigaFileMof)
        .min(1, 'Il file non ha righe.')
        .max(MASSIMO_PAGAMENTI * 6),
    }),
    response: ListaIntera,
  }),
  undoImportMof: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/mof/import',
    summary:
      'Takes back the last file written in a list: who it named is paid what they were before; refused, by name, when one of them changed since',
    effect: 'write',
    errors: [...diUnaLista, 'IN_USO'],
    body: RiferimentoLista,
    response: ListaIntera,
  }),
} as const;
