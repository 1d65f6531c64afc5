import type { BloccoDeiFile } from '#platform/blocco-dei-file.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { denunceRepository } from './denunce-repository.ts';
import { fileDellaDenuncia } from './file-conservati.ts';
import { fineConservazione } from './fine-conservazione.ts';

/** How long a sending can still be undone: what may come back is not locked. */
const RIPENSAMENTO = 24 * 3_600_000;

/** True of a filing that was sent long enough ago to be locked. */
export const isDaBloccare = ({ STATUS, inviatoIl }: Pick<Denuncia, 'STATUS' | 'inviatoIl'>, adesso: Date): boolean =>
  STATUS === 'INVIATO' && inviatoIl !== null && adesso.getTime() - Date.parse(inviatoIl) >= RIPENSAMENTO;

/** The files of a sent filing that are to be locked, and until when; none once their years are over. */
export const fileDaBloccare = (
  denuncia: Denuncia,
  codmin: string,
  adesso: Date,
): { readonly chiavi: readonly string[]; readonly fino: Date } => {
  const fino = new Date(`${fineConservazione(denuncia)}T23:59:59.000Z`);
  const chiavi =
    isDaBloccare(denuncia, adesso) && fino > adesso
      ? fileDellaDenuncia(denuncia, codmin).map(({ chiave }) => chiave)
      : [];
  return { chiavi, fino };
};

/** Locks the files of a sent filing until the end of their years; done again it finds them locked. @returns how many it locked */
export const lockDenuncia = async (
  archivio: Archivio,
  uid: Uid<'DENUNCIA'>,
  blocco: BloccoDeiFile,
  adesso: Date,
): Promise<number> => {
  const denuncia = await denunceRepository(archivio).get(uid);
  if (denuncia === undefined) return 0;
  const { chiavi, fino } = fileDaBloccare(denuncia, archivio.codmin, adesso);
  let bloccati = 0;
  for (const chiave of chiavi) if (await blocco.blocca(chiave, fino)) bloccati += 1;
  return bloccati;
};
