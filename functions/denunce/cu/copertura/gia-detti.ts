import { certificatiInVigore } from '#archivio/denunce/annuali/in-vigore.ts';
import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { cuDellAnno } from '../cu-dell-anno.ts';

/** Payslips that some records of a filing sum. */
const cedoliniDi = ({ contenuto }: DenunciaSalvata, records: readonly RecordRaccolto[]): readonly string[] =>
  records.flatMap(({ origini }) => origini.flatMap(([posto]) => contenuto.cedolini[posto] ?? []));

/** Payslips that a communication tells NoiPA of: not those of who was left out, or refused by the portal. */
const comunicati = (salvata: DenunciaSalvata): readonly string[] => {
  const { respinti = [] } = salvata.denuncia;
  const { records } = salvata.contenuto;
  const fuori = new Set(
    records
      .filter((record) => respinti.some(({ chiave }) => chiave === record.chiave))
      .map(({ campi: { IdDipendente } }) => IdDipendente),
  );
  return cedoliniDi(
    salvata,
    records.filter(({ campi: { IdDipendente } }) => !fuori.has(IdDipendente)),
  );
};

/** Payslips that the sent communications to NoiPA hold. */
export const cedoliniInSpt = async (archivio: Archivio, anno: number): Promise<ReadonlySet<string>> => {
  const denunce = denunceRepository(archivio);
  const inviate = (await denunce.listDel(`SPT#${anno}-`)).filter(
    ({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito),
  );
  const intere = await Promise.all(inviate.map(({ uid }) => denunce.loadIntera(uid)));
  return new Set(intere.flatMap(comunicati));
};

/** The filings of certifications of a year by person: the one that tells of each last, and the payslips that are told. */
export interface Certificati {
  readonly perPersona: ReadonlyMap<string, Denuncia>;
  /** The last sent filing that tells of each person: theirs is the certificate to hand over, or are, where it names several records of one person. */
  readonly inviata: ReadonlyMap<string, CertificatiInviati>;
  /** The payslips that a certificate in force tells, or one in the making. */
  readonly cedolini: ReadonlySet<string>;
}

/** The sent certificates of a person: their filing, and the records that it names. */
export interface CertificatiInviati {
  readonly denuncia: Denuncia;
  readonly schede: readonly string[];
}

/** The people that a sent filing certifies, as they are registered today, each with the records that it names. */
const inviatiDi =
  (oggi: (uid: Uid<'PERSONA'>) => string) =>
  ({ denuncia, contenuto }: DenunciaSalvata): readonly (readonly [string, CertificatiInviati])[] => {
    const schede = new Set(
      contenuto.records.flatMap(({ campi: { uidPersona } }) => (typeof uidPersona === 'string' ? [uidPersona] : [])),
    );
    return [...Map.groupBy(schede, (scheda) => oggi(asUid(scheda)))].map(([persona, sue]) => [
      persona,
      { denuncia, schede: sue },
    ]);
  };

/** The people of a filing, as they are registered today, each with it. */
const personeDi =
  (oggi: (uid: Uid<'PERSONA'>) => string) =>
  ({ denuncia, contenuto }: DenunciaSalvata): readonly (readonly [string, Denuncia])[] =>
    contenuto.records.flatMap(({ campi: { uidPersona } }) =>
      typeof uidPersona === 'string' ? [[oggi(asUid(uidPersona)), denuncia] as const] : [],
    );

/** The certifications of a year that were not refused, sent or in the making. */
export const certificatiDellAnno = async (archivio: Archivio, anno: number): Promise<Certificati> => {
  const denunce = denunceRepository(archivio, 'CU');
  const [tutte, { oggi }] = await Promise.all([cuDellAnno(archivio, anno), readIdentita(archivio)]);
  const vive = tutte.filter(({ esito }) => !isRespinta(esito));
  // In the order they were sent; those in the making come last.
  const inOrdine = vive.toSorted((a, b) => ((a.inviatoIl ?? '~') < (b.inviatoIl ?? '~') ? -1 : 1));
  const intere = await Promise.all(inOrdine.map(({ uid }) => denunce.loadIntera(uid)));
  const inviate = intere.filter(({ denuncia }) => denuncia.STATUS === 'INVIATO');
  const inPreparazione = intere.filter(
    ({ denuncia: { STATUS, dati } }) => STATUS !== 'INVIATO' && dati.operazione !== 'ANNULLAMENTO',
  );
  return {
    perPersona: new Map(intere.flatMap(personeDi(oggi))),
    inviata: new Map(inviate.flatMap(inviatiDi(oggi))),
    cedolini: new Set([
      ...certificatiInVigore(inviate, oggi).flatMap(({ cedolini }) => [...cedolini]),
      ...inPreparazione.flatMap((salvata) => cedoliniDi(salvata, salvata.contenuto.records)),
    ]),
  };
};
