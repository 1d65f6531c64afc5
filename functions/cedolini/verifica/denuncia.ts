import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileDellaDenuncia } from '#archivio/denunce/file-conservati.ts';
import { isComeInviata } from '#archivio/denunce/sigillo-invio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { isVersionePiuRecente } from '#platform/data/forme/lettura.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Rilievo } from './rilievo.ts';
import { checkSigillati } from './sigillati.ts';

/** That a filing is what it was when it was sent, down to its records. @returns nothing of one that is gone meanwhile */
export const checkInviata = async (archivio: Archivio, uid: Uid<'DENUNCIA'>): Promise<Rilievo[]> => {
  const chiave = `${archivio.codmin} ${uid}`;
  try {
    const salvata = await denunceRepository(archivio).loadIntera(uid);
    if (isComeInviata(salvata)) return [];
    const { descrizione } = salvata.denuncia;
    return [{ invariante: 'invio', chiave, messaggio: `"${descrizione}" non è più quella che fu inviata` }];
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NON_TROVATO' || isVersionePiuRecente(error))) return [];
    const perche = error instanceof Error ? error.message.slice(0, 200) : 'non leggibile';
    return [{ invariante: 'invio', chiave, messaggio: `Il contenuto della denuncia non si legge: ${perche}` }];
  }
};

/** That a filing and its files are as they were sealed. */
export const checkDenuncia = async (
  archivio: Archivio,
  uid: Uid<'DENUNCIA'>,
  files: Pick<Files, 'head'>,
): Promise<Rilievo[]> => {
  const denuncia = await denunceRepository(archivio).get(uid);
  if (denuncia === undefined) return [];
  return [
    ...(await checkInviata(archivio, uid)),
    ...(await checkSigillati(files, archivio, fileDellaDenuncia(denuncia, archivio.codmin))),
  ];
};
