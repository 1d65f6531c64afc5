import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { certificatiSuperati } from '../denunce/annuali/superati.ts';
import { loadCertificati, type Certificato } from '../denunce/certificati.ts';
import { consegnaCuEntita, giorniConsegna, type ConsegnaCu } from '../denunce/consegna-cu.ts';
import { denunceRepository } from '../denunce/denunce-repository.ts';
import { readIdentita } from '../persone/identita.ts';

/** The certificates of a filing that were handed over to their payee, and the day of the last. */
export interface CertificazioneEsposta {
  readonly denuncia: Denuncia;
  readonly consegne: readonly ConsegnaCu[];
  readonly giorno: string;
}

const isInVigore = ({ STATUS, esito, dati }: Denuncia): boolean =>
  STATUS === 'INVIATO' && !isRespinta(esito) && dati.operazione !== 'ANNULLAMENTO';

/** The certificates of a person that were handed over and hold, of every year: of a chain only the last. Requests: 3, and of a send that was corrected one a filing. */
export const listCertificazioniEsposte = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
): Promise<CertificazioneEsposta[]> => {
  const consegne = perDenuncia(await archivio.of(consegnaCuEntita).listAll(persona));
  const denunce = denunceRepository(archivio, 'CU');
  const inVigore = (await denunce.getMany([...consegne.keys()])).filter(isInVigore);
  const lette = inVigore.length === 0 ? [] : await denunceRepository(archivio).listRighe();
  const esposte = await Promise.all(
    inVigore.map(async (denuncia): Promise<CertificazioneEsposta | null> => {
      const superati = (await certificatiSuperati(archivio, denuncia, lette)).filter((uno) => uno.persona === persona);
      const schede = new Set(superati.flatMap(({ records }) => records.map(({ campi }) => campi.uidPersona)));
      const sue = (consegne.get(denuncia.uid) ?? []).filter(({ di = persona }) => !schede.has(di));
      const giorni = sue.map(({ giorno }) => giorno).toSorted();
      return sue.length === 0 ? null : { denuncia, consegne: sue, giorno: giorni.at(-1) ?? '' };
    }),
  );
  return esposte.filter((una) => una !== null);
};

/** The deliveries of each filing: a person of two records that were merged may have two certificates in one. */
const perDenuncia = (consegne: readonly ConsegnaCu[]): ReadonlyMap<Denuncia['uid'], readonly ConsegnaCu[]> =>
  Map.groupBy(consegne, ({ uidDenuncia }) => uidDenuncia);

/** The certificates of a filing that their payee was handed. What is another's, or was not handed over, is absent in the same words. @throws NON_TROVATO */
export const loadCertificazioneEsposta = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  uid: Denuncia['uid'],
): Promise<{ readonly denuncia: Denuncia; readonly certificati: readonly Certificato[] }> => {
  const esposte = await listCertificazioniEsposte(archivio, persona);
  const esposta = esposte.find(({ denuncia }) => denuncia.uid === uid);
  if (esposta === undefined) throw nonTrovato('La certificazione');
  const [{ denuncia, certificati }, { oggi }] = await Promise.all([
    loadCertificati(archivio, uid),
    readIdentita(archivio),
  ]);
  const suoi = certificati.filter(({ persona: { uidPersona } }) => oggi(asUid(String(uidPersona))) === persona);
  const consegnati = giorniConsegna(
    esposta.consegne,
    suoi.map(({ persona: { uidPersona } }) => String(uidPersona)),
  );
  return { denuncia, certificati: suoi.filter(({ persona: { uidPersona } }) => consegnati.has(String(uidPersona))) };
};
