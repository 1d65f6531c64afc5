import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { catalogo } from '../formati/catalogo.ts';
import { mappaDelFile } from './comuni-e-mappa.ts';

/** The records of the bytes of the file that was sent; undefined of a filing without one. */
export const recordsInviati = async (denuncia: Denuncia, archivio: Archivio, files: Files): Promise<unknown> => {
  const file = denuncia.files.findLast(({ hash }) => hash === denuncia.hashInviato);
  const bytes =
    file === undefined ? undefined : await files.get(fileConservato(archivio.codmin, denuncia.uid, file).chiave);
  if (file === undefined || bytes === undefined) return undefined;
  const mappa = await mappaDelFile(file, archivio, files);
  return catalogo[denuncia.tipo].readIntera(bytes, { comuni: await loadArchivioComuni(), mappa }).records;
};
