import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { cuDellAnno } from '../cu-service.ts';

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

/** What the filings of certifications of a year hold: which tells of each person last, and the payslips of all. */
export interface Certificati {
  readonly perPersona: ReadonlyMap<string, Denuncia>;
  readonly cedolini: ReadonlySet<string>;
}

/** The certifications of a year that were not refused, sent or in the making. */
export const certificatiDellAnno = async (archivio: Archivio, anno: number): Promise<Certificati> => {
  const denunce = denunceRepository(archivio, 'CU');
  const [tutte, { oggi }] = await Promise.all([cuDellAnno(archivio, anno), readIdentita(archivio)]);
  const vive = tutte.filter(({ esito }) => !isRespinta(esito));
  const intere = await Promise.all(vive.map(({ uid }) => denunce.loadIntera(uid)));
  return {
    perPersona: new Map(
      intere.flatMap(({ denuncia, contenuto }) =>
        contenuto.records.flatMap(({ campi: { uidPersona } }) =>
          typeof uidPersona === 'string' ? [[oggi(asUid(uidPersona)), denuncia] as const] : [],
        ),
      ),
    ),
    cedolini: new Set(intere.flatMap((salvata) => cedoliniDi(salvata, salvata.contenuto.records))),
  };
};
