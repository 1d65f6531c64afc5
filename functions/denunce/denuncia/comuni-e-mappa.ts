import { mappaConservata } from '#archivio/denunce/file-conservati.ts';
import { tracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import { Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { catalogo } from '../formati/catalogo.ts';
import type { Riferimenti } from '../macchina/denuncia.ts';
import { improntaFile } from './stato-denuncia.ts';

/** What a filing of the school is judged, written and read with: towns, and the mapping of the school where a layout takes one. */
export const riferimentiDi = async (archivio: Archivio, tipo: TipoDenuncia): Promise<Riferimenti> => {
  const comuni = await loadArchivioComuni();
  if (catalogo[tipo].radice === undefined) return { comuni };
  return { comuni, mappa: (await tracciatoScuola(tipo, archivio).load()).mappa };
};

export const bytesMappa = (mappa: Mappa): Uint8Array => Buffer.from(JSON.stringify(mappa), 'utf8');
export const improntaMappa = (mappa: Mappa): string => improntaFile(bytesMappa(mappa));

/** The mapping that a kept file was written with; ours when it names none. @throws FILE_ALTERATO; Error when it is no longer kept */
export const mappaDelFile = async (
  { mappa }: { readonly mappa?: string | undefined },
  archivio: Archivio,
  files: Files,
): Promise<Mappa> => {
  if (mappa === undefined) return [];
  const bytes = await files.getSealed(mappaConservata(archivio.codmin, mappa));
  if (bytes === undefined) throw new Error(`The mapping ${mappa} is not kept`);
  return Mappa.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
};
