import * as z from 'zod';
import { FaseImportazione, importazioniRepository, type ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Cambi } from '#platform/data/repository.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { fileImportazione, type FileImportazione } from '../../importazione.ts';

export interface MezziImportazione {
  readonly store: Store;
  readonly files: Files;
  readonly workflows: Workflows;
}

/** The steps of one phase of an import. */
export type Fase = TipoLavoro;

const Parametri = z.object({ importazione: z.string(), fase: FaseImportazione });
export const parametriDi = ({ lavoro }: PassoContext): z.infer<typeof Parametri> => Parametri.parse(lavoro.parametri);

/** The import that the work is about, and its files. */
export const loadImportazione = async (
  { files }: MezziImportazione,
  context: PassoContext,
): Promise<{ readonly importazione: ImportazioneSalvata; readonly file: FileImportazione }> => {
  const { importazione: uid } = parametriDi(context);
  return {
    importazione: await importazioniRepository(context.archivio).load(asUid(uid)),
    file: fileImportazione(files, context.archivio, uid),
  };
};

/** Adds a change of the import to the unit of change; a change of state leaves its trace. */
export const changeImportazione = (
  { archivio, modifica }: PassoContext,
  prima: ImportazioneSalvata,
  cambi: Cambi<ImportazioneSalvata>,
): ImportazioneSalvata => {
  const scrittura = importazioniRepository(archivio).update(prima, cambi);
  const dopo = scrittura.record;
  if (prima.stato === dopo.stato) modifica.add(...scrittura.operazioni);
  else
    modifica.write(scrittura, {
      azione: 'stato',
      prima: { stato: prima.stato },
      dopo: { stato: dopo.stato },
      motivo: dopo.motivo,
    });
  return dopo;
};
