import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { renameOperazioni } from '#archivio/servizi/nominativi.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { TUTTA_LA_SCUOLA, type NomeTipo } from '#shared/domain/scambio.ts';
import { loadImportazione, type MezziImportazione } from './fase.ts';

/** The kinds whose rows change the name of a person. */
const CON_NOME: ReadonlySet<string> = new Set(['persone', 'personale'] satisfies NomeTipo[]);

/**
 * Brings the names that an import changed, or put back, to the records that carry a copy of them, as saving the form does. A name may be in
 * more records than fit the transaction of its row, so they follow; called again it does what is left.
 */
export const alignNomiCopiati = async (mezzi: MezziImportazione, context: PassoContext): Promise<void> => {
  const { importazione, file } = await loadImportazione(mezzi, context);
  if (!CON_NOME.has(importazione.tipo) && importazione.tipo !== TUTTA_LA_SCUOLA) return;
  const { blocchi } = await file.loadBlocchi();
  for (const { nome } of blocchi) {
    const [righe, provate] = [await file.loadRighe(nome), await file.loadProvate(nome)];
    const uids = righe.flatMap(({ tipo }, indice) =>
      CON_NOME.has(tipo) && provate[indice]?.esito === 'MODIFICATA' ? (provate[indice].visto?.uid ?? []) : [],
    );
    for (const persona of await personeRepository(context.archivio).getMany(uids.map((uid) => asUid(uid)))) {
      for (
        let operazioni = await renameOperazioni(context.archivio, persona);
        operazioni.length > 0;
        operazioni = await renameOperazioni(context.archivio, persona)
      ) {
        await sendOperazioni(mezzi.store, operazioni);
      }
    }
  }
};
