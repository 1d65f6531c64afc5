import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { instant } from '#platform/clock.ts';
import { newUid } from '#platform/data/repository.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { startControllo } from '../../avvio.ts';
import { contestoDi } from '../../contesto.ts';
import { fileImportazione, type FileImportazione } from '../../importazione.ts';
import type { MezziImportazione } from './fase.ts';

/**
 * Keeps the rows that were not applied in an import of their own, of the same file read in the same way: it is checked by itself, mended in its preview, applied, undone apart.
 * Returns its uid; null when every row was applied.
 */
export const openResto = async (
  mezzi: MezziImportazione,
  importazione: ImportazioneSalvata,
  file: FileImportazione,
  context: PassoContext,
): Promise<ImportazioneSalvata['uid'] | null> => {
  const { soloGiuste: _solo, resto: _resto, stato: _stato, fase: _fase, lavoro: _lavoro, ...come } = importazione;
  const errate = importazione.soloGiuste === true ? await file.loadErrate() : [];
  if (errate.length === 0) return null;
  const nuova = {
    ...come,
    uid: newUid<'IMPORTAZIONE'>(),
    versione: 1,
    creataIl: instant(context.adesso),
    applicataIl: null,
  };
  const suoi = fileImportazione(mezzi.files, context.archivio, nuova.uid);
  await mezzi.files.copy(file.caricato, suoi.caricato);
  await suoi.putCorrezioni(await file.loadCorrezioni());
  await suoi.putSole(errate);
  const { sezioni } = await file.loadStruttura();
  const [sezione] = sezioni;
  const letta = sezione !== undefined && sezioni.length === 1 && sezione.rigaIntestazioni !== null;
  startControllo(
    mezzi,
    { ...nuova, motivo: null, righe: errate.length, nuove: 0, modificate: 0, uguali: 0, errate: 0 },
    contestoDi(context, context.modifica),
    letta ? { mappa: sezione.mappa, fissi: sezione.fissi, rigaIntestazioni: sezione.rigaIntestazioni } : {},
  );
  return nuova.uid;
};
