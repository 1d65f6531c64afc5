import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { loadCertificati, type Certificato } from '../denunce/certificati.ts';
import { consegnaCuEntita } from '../denunce/consegna-cu.ts';
import { denunceRepository } from '../denunce/denunce-repository.ts';
import { readIdentita } from '../persone/identita.ts';

/** A certificate that was handed over to its payee, and the day. */
export interface CertificazioneEsposta {
  readonly denuncia: Denuncia;
  readonly giorno: string;
}

const isInVigore = ({ STATUS, esito, dati }: Denuncia): boolean =>
  STATUS === 'INVIATO' && !isRespinta(esito) && dati.operazione !== 'ANNULLAMENTO';

/** The certificates of a person that were handed over and hold, of every year. Requests: 2. */
export const listCertificazioniEsposte = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
): Promise<CertificazioneEsposta[]> => {
  const consegne = await archivio.of(consegnaCuEntita).listAll(persona);
  const denunce = await denunceRepository(archivio, 'CU').getMany(consegne.map(({ uidDenuncia }) => uidDenuncia));
  const perUid = new Map(denunce.filter(isInVigore).map((denuncia) => [denuncia.uid, denuncia]));
  return consegne.flatMap(({ uidDenuncia, giorno }) => {
    const denuncia = perUid.get(uidDenuncia);
    return denuncia === undefined ? [] : [{ denuncia, giorno }];
  });
};

/** One certificate for its payee. What is another's, or was not handed over, is absent in the same words. @throws NON_TROVATO */
export const loadCertificazioneEsposta = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  uid: Denuncia['uid'],
): Promise<{ readonly denuncia: Denuncia; readonly certificati: readonly Certificato[] }> => {
  const esposte = await listCertificazioniEsposte(archivio, persona);
  if (!esposte.some(({ denuncia }) => denuncia.uid === uid)) throw nonTrovato('La certificazione');
  const [{ denuncia, certificati }, { oggi }] = await Promise.all([
    loadCertificati(archivio, uid),
    readIdentita(archivio),
  ]);
  return {
    denuncia,
    certificati: certificati.filter(({ persona: { uidPersona } }) => oggi(asUid(String(uidPersona))) === persona),
  };
};
