import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { readIdentita } from '../../persone/identita.ts';
import { denunceRepository } from '../denunce-repository.ts';
import { isCorrezione, storiaDeiCertificati, type CertificatoSuperato } from './in-vigore.ts';

/**
 * The certificates of a sent filing that later ones of the same send replaced or took back: only the last of a person is in force. Requests: one
 * (none where the filings are given), and where something was corrected later one more and one a sent filing.
 */
export const certificatiSuperati = async (
  archivio: Archivio,
  { uid, anno, dati, inviatoIl }: Denuncia,
  lette?: readonly Denuncia[],
): Promise<readonly CertificatoSuperato[]> => {
  const denunce = denunceRepository(archivio, 'CU');
  const inviate = (lette ?? (await denunce.listDel(`CU#${anno}-`))).filter(
    (una) =>
      una.tipo === 'cu' &&
      una.anno === anno &&
      una.STATUS === 'INVIATO' &&
      !isRespinta(una.esito) &&
      una.dati.invio === dati.invio,
  );
  const isDopo = (una: Denuncia): boolean => (una.inviatoIl ?? '') > (inviatoIl ?? '');
  if (!inviate.some((una) => isCorrezione(una.dati.operazione) && isDopo(una))) return [];
  const [{ oggi }, ...intere] = await Promise.all([
    readIdentita(archivio),
    ...inviate.map((una) => denunce.loadIntera(una.uid)),
  ]);
  return storiaDeiCertificati(intere, oggi).superati.filter(({ salvata }) => salvata.denuncia.uid === uid);
};
