import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
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

/** The certificates of a person that were handed over and hold, of every year. Requests: 3, and one for each filing that annuls some of those sends. */
export const listCertificazioniEsposte = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
): Promise<CertificazioneEsposta[]> => {
  const consegne = perDenuncia(await archivio.of(consegnaCuEntita).listAll(persona));
  const denunce = await denunceRepository(archivio, 'CU').getMany([...consegne.keys()]);
  const inVigore = denunce.filter(isInVigore);
  const annullate = await annullateDi(archivio, persona, inVigore);
  return inVigore
    .filter(({ uid }) => !annullate.has(uid))
    .map((denuncia) => {
      const sue = consegne.get(denuncia.uid) ?? [];
      return {
        denuncia,
        consegne: sue,
        giorno:
          sue
            .map(({ giorno }) => giorno)
            .toSorted()
            .at(-1) ?? '',
      };
    });
};

/** The deliveries of each filing: a person of two records that were merged may have two certificates in one. */
const perDenuncia = (consegne: readonly ConsegnaCu[]): ReadonlyMap<Denuncia['uid'], readonly ConsegnaCu[]> =>
  Map.groupBy(consegne, ({ uidDenuncia }) => uidDenuncia);

/** Of some filings that certify a person, those whose certificate of that person a later filing of the same send annuls. */
const annullateDi = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  inVigore: readonly Denuncia[],
): Promise<ReadonlySet<Denuncia['uid']>> => {
  if (inVigore.length === 0) return new Set();
  const annullamenti = (await denunceRepository(archivio).listRighe()).filter(
    (una) =>
      una.tipo === 'cu' &&
      una.STATUS === 'INVIATO' &&
      !isRespinta(una.esito) &&
      una.dati.operazione === 'ANNULLAMENTO' &&
      inVigore.some((denuncia) => isDopo(una, denuncia)),
  );
  if (annullamenti.length === 0) return new Set();
  const { oggi } = await readIdentita(archivio);
  const suoi = (await Promise.all(annullamenti.map(({ uid }) => loadCertificati(archivio, uid)))).filter(
    ({ certificati }) => certificati.some(({ persona: { uidPersona } }) => oggi(asUid(String(uidPersona))) === persona),
  );
  return new Set(
    inVigore.filter((denuncia) => suoi.some((uno) => isDopo(uno.denuncia, denuncia))).map(({ uid }) => uid),
  );
};

/** True of a filing of the same year and send that was sent later. */
const isDopo = (una: Denuncia, altra: Denuncia): boolean =>
  una.anno === altra.anno && una.dati.invio === altra.dati.invio && (una.inviatoIl ?? '') > (altra.inviatoIl ?? '');

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
