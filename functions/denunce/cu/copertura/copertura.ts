import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import type { CedolinoDellAnno } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { consegneDellAnno, giorniConsegna, type ConsegnaCu } from '#archivio/denunce/consegna-cu.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Copertura } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { rotteDei } from '../../denuncia/cedolini-contabilizzati.ts';
import type { CedolinoDaCertificare } from '../da-certificare.ts';
import { coperturaDi, isDellaScuola } from './chi-certifica.ts';
import { cedoliniInSpt, certificatiDellAnno, type CertificatiInviati } from './gia-detti.ts';

/** Payslips of a tax year, whatever their filings. */
const cedoliniDellAnno = async (archivio: Archivio, anno: number): Promise<CedolinoDaCertificare[]> => {
  const processi = await processiDellAnnoFiscale(archivio, anno);
  const tutti = await rotteDei(archivio, processi);
  return tutti.filter(({ testata }) => testata.annoFiscale === anno);
};

const brevi = ({ uid, descrizione, STATUS, dati }: Denuncia) => ({
  uid,
  descrizione,
  STATUS,
  annullata: STATUS === 'INVIATO' && dati.operazione === 'ANNULLAMENTO',
});

/** Of the payslips paid in a year or in the one after, those of its tax year. */
const delloStessoAnno = (pagati: readonly CedolinoDellAnno[], anno: number): CedolinoDaCertificare[] =>
  pagati
    .filter(({ testata }) => testata.annoFiscale === anno)
    .map(({ testata, rotte }) => ({ cedolino: testata.uid, testata, rotte }));

/**
 * Everybody paid in a year, who certifies each, what is missing, where it stands. Two queries a run, one a filing.
 * @param pagati the payslips paid in the year and in the one after, for whom has read them already
 */
export const getCopertura = async (
  anno: number,
  archivio: Archivio,
  pagati?: readonly CedolinoDellAnno[],
): Promise<Copertura> => {
  const [cedolini, inSpt, certificati, consegne] = await Promise.all([
    pagati === undefined ? cedoliniDellAnno(archivio, anno) : delloStessoAnno(pagati, anno),
    cedoliniInSpt(archivio, anno),
    certificatiDellAnno(archivio, anno),
    consegneDellAnno(archivio, anno),
  ]);
  const pagate = coperturaDi(cedolini, { inSpt, inCu: certificati.cedolini });
  const persone = await personeRepository(archivio).getMany(pagate.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const perUid = new Map(persone.map((persona) => [persona.uid, persona]));
  // A certificate is handed over, not a person: one that replaces it is another.
  const consegnate = Map.groupBy(consegne, ({ uidSubAnagrafe }) => uidSubAnagrafe);
  return {
    anno,
    persone: pagate.map((pagata) => {
      const persona = perUid.get(pagata.uidSubAnagrafe);
      const denuncia = certificati.perPersona.get(pagata.uidSubAnagrafe);
      return {
        ...pagata,
        ...(persona === undefined ? {} : { desCf: persona.desCf }),
        mancanti: pagata.parti.some(({ classe }) => isDellaScuola(classe)) ? mancantiDi(persona) : [],
        denuncia: denuncia === undefined ? null : brevi(denuncia),
        consegnata: consegnataDi(
          certificati.inviata.get(pagata.uidSubAnagrafe),
          consegnate.get(pagata.uidSubAnagrafe) ?? [],
        ),
      };
    }),
  };
};

/** The day the last of the certificates in force was handed over; null where one was not. */
const consegnataDi = (inviata: CertificatiInviati | undefined, consegne: readonly ConsegnaCu[]): string | null => {
  if (inviata === undefined) return null;
  const { denuncia, schede } = inviata;
  const giorni = giorniConsegna(
    consegne.filter(({ uidDenuncia }) => uidDenuncia === denuncia.uid),
    schede,
  );
  return giorni.size < schede.length ? null : ([...giorni.values()].toSorted().at(-1) ?? null);
};

type Persona = Awaited<ReturnType<ReturnType<typeof personeRepository>['getMany']>>[number];

/** What the certificate asks of the registry and nobody has written. */
const mancantiDi = (persona: Persona | undefined): string[] => {
  if (persona === undefined) return ['la persona non è più in anagrafe'];
  const { flgSesso, datNascita, codComuneNascita, domicili, codComuneRes, codStatoEstero, tipoSoggetto } = persona;
  if (tipoSoggetto !== 'FISICA') return [];
  return [
    ...(flgSesso === null ? ['sesso'] : []),
    ...(datNascita === null ? ['data di nascita'] : []),
    ...(codComuneNascita === null ? ['comune di nascita'] : []),
    ...(domicili.length === 0 && codComuneRes === null && codStatoEstero === null ? ['domicilio fiscale'] : []),
  ];
};
