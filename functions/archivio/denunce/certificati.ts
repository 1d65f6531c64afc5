import type { Archivio } from '#platform/data/archivio.ts';
import { QUADRI } from '#shared/domain/denunce/cu.ts';
import { campiVigenti, type RecordRaccolto } from './contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from './denunce-repository.ts';

type Campi = RecordRaccolto['campi'];

/** The certificate of a person: who, and what they had under each module, as it is filed. */
export interface Certificato {
  readonly persona: Campi;
  readonly moduli: readonly Campi[];
}

/** The certificate that a record is of: of whom, and under which title when they have two. */
const certificatoDi = ({ codFiscale, titolo = '' }: Campi): string => `${String(codFiscale)}|${String(titolo)}`;

/** The certificates of a filing, in the order of its records. */
export const certificatiDi = ({
  contenuto,
  valori,
}: Pick<DenunciaSalvata, 'contenuto' | 'valori'>): readonly Certificato[] => {
  const perRiga = Map.groupBy(valori, ({ chiave }) => chiave);
  const tutti = contenuto.records.map((record) => campiVigenti(record, perRiga.get(record.chiave) ?? []));
  const moduli = Map.groupBy(
    tutti.filter(({ quadro }) => quadro !== QUADRI.persona),
    certificatoDi,
  );
  return tutti
    .filter(({ quadro }) => quadro === QUADRI.persona)
    .map((persona) => ({ persona, moduli: moduli.get(certificatoDi(persona)) ?? [] }));
};

/** A filing of certifications with its certificates: one query. @throws NON_TROVATO */
export const loadCertificati = async (archivio: Archivio, uid: DenunciaSalvata['denuncia']['uid']) => {
  const salvata = await denunceRepository(archivio, 'CU').loadIntera(uid);
  return { denuncia: salvata.denuncia, certificati: certificatiDi(salvata) };
};
