import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { mappeRicordate, uidDelleIntestazioni } from '#archivio/scambio/mappa-ricordata.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { isNomeTipo } from '#shared/domain/scambio.ts';
import type { FileImportazione } from './importazione.ts';

/** Keeps how the columns of a file were read, when it is applied: that is when somebody has found it right. */
export const rememberMappa = async (
  { tipo }: Pick<ImportazioneSalvata, 'tipo'>,
  file: FileImportazione,
  { archivio, modifica, oggi }: RequestContext,
): Promise<void> => {
  const [sezione, ...altre] = (await file.getStruttura())?.sezioni ?? [];
  if (!isNomeTipo(tipo) || sezione === undefined || altre.length > 0 || sezione.rigaIntestazioni === null) return;
  const records = mappeRicordate(archivio);
  const uid = uidDelleIntestazioni(
    tipo,
    sezione.colonne.map(({ intestazione }) => intestazione),
  );
  const lettura = {
    mappa: sezione.mappa.map(({ campo, colonna }) => ({
      campo,
      intestazione: sezione.colonne[colonna]?.intestazione ?? '',
    })),
    fissi: sezione.fissi,
    usataIl: oggi,
  };
  const prima = await records.get(uid);
  modifica.write(
    prima === undefined ? records.create({ uid, versione: 1, tipo, ...lettura }) : records.update(prima, lettura),
  );
};
