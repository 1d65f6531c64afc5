import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import { certificatiInVigore } from '#archivio/denunce/annuali/in-vigore.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DaCompletare } from '#shared/contracts/denunce/completa.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { termineDellInvio } from '#shared/denunce/flussi.ts';
import { inviiCu, type InvioCu } from '#shared/domain/denunce/cu.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { cedoliniPerInvio } from '../cu/certificati.ts';
import { isDaCertificare } from '../cu/contenuto-cu.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { diAdempimento, isAperta, isDetta, lordoDi, nominata, personeDi, termineDi } from './mancanti.ts';

interface Letti {
  readonly archivio: Archivio;
  readonly oggi: Giorno;
  readonly anno: number;
  /** The runs that are asked about. */
  readonly processi: readonly Processo[];
  readonly denunce: readonly Denuncia[];
}

/** The certificates in force of a person in a send: the filing that was sent last, and the payslips that all of them tell. */
interface Certificato {
  readonly denuncia: Denuncia;
  readonly cedolini: ReadonlySet<string>;
}

/**
 * The certificates of a tax year that lack something: of who has one, a replacement for each filing that is corrected; of who has none, a further
 * sending. A payment of any month of the year counts: a certificate closes the whole year of its person.
 */
export const cuDaCompletare = async (letti: Letti): Promise<readonly DaCompletare[]> => {
  const { archivio, anno, oggi, denunce } = letti;
  const dellAnno = denunce.filter((una) => diAdempimento('CU')(una) && una.anno === anno);
  const attesi = inviiCu.filter(
    (invio) =>
      dellAnno.some((una) => isDetta(una) && una.dati.invio === invio) ||
      termineDi(termineDellInvio[invio], { anno, mese: 12 }, oggi).scaduta,
  );
  if (attesi.length === 0) return [];
  const processi = (await processiDellAnnoFiscale(archivio, anno)).filter(isDaCertificare);
  const [cedolini, certificati] = await Promise.all([
    rotteDei(archivio, processi),
    certificatiPerPersona(archivio, dellAnno.filter(isDetta)),
  ]);
  const delReddito = cedolini.filter(({ testata }) => testata.annoFiscale === anno);
  const perInvio = cedoliniPerInvio(delReddito, anno);
  const chiesti = new Set<string>(letti.processi.map(({ uid }) => uid));
  const mancantiDi = (invio: InvioCu) =>
    perInvio[invio].filter(
      ({ cedolino, testata }) =>
        chiesti.has(testata.idProcesso) &&
        certificati.get(chiave(testata.uidSubAnagrafe, invio))?.cedolini.has(cedolino) !== true,
    );
  const mancanti = attesi.map((invio) => ({ invio, mancano: mancantiDi(invio) }));
  const codici = await codiciDi(
    archivio,
    mancanti.flatMap(({ mancano }) => mancano),
  );
  return mancanti.flatMap(({ invio, mancano }) =>
    vociDi({ mancano, codici, certificati, dellAnno, processi }, invio, letti),
  );
};

/** The codice fiscale of some people as they are registered now: by it a replacement takes them. */
const codiciDi = async (
  archivio: Archivio,
  mancano: readonly CedolinoContabilizzato[],
): Promise<ReadonlyMap<string, string>> => {
  const uids = [...new Set(mancano.map(({ testata }) => testata.uidSubAnagrafe))];
  return new Map((await personeRepository(archivio).getMany(uids)).map(({ uid, desCf }) => [uid, desCf]));
};

const chiave = (persona: string, invio: string): string => `${persona} ${invio}`;

/** The certificates of a year in force, by person and send. One query a sent filing. */
const certificatiPerPersona = async (
  archivio: Archivio,
  inviate: readonly Denuncia[],
): Promise<ReadonlyMap<string, Certificato>> => {
  const [{ oggi }, ...intere] = await Promise.all([
    readIdentita(archivio),
    ...inviate.map(({ uid }) => denunceRepository(archivio, 'CU').loadIntera(uid)),
  ]);
  const inVigore = certificatiInVigore(intere, oggi);
  return new Map(
    [...Map.groupBy(inVigore, ({ persona, salvata }) => chiave(persona, salvata.denuncia.dati.invio ?? ''))].flatMap(
      ([sua, certificati]) => {
        const ultimo = certificati.at(-1);
        return ultimo === undefined
          ? []
          : [
              [
                sua,
                {
                  denuncia: ultimo.salvata.denuncia,
                  cedolini: new Set(certificati.flatMap(({ cedolini }) => [...cedolini])),
                },
              ] as const,
            ];
      },
    ),
  );
};

interface DaDire {
  readonly mancano: readonly CedolinoContabilizzato[];
  readonly codici: ReadonlyMap<string, string>;
  readonly certificati: ReadonlyMap<string, Certificato>;
  readonly dellAnno: readonly Denuncia[];
  readonly processi: readonly Processo[];
}

/** An entry for each filing to make of a send: that of who has no certificate, and a replacement for each that some have theirs in. */
const vociDi = (
  { mancano, codici, certificati, dellAnno, processi }: DaDire,
  invio: InvioCu,
  { anno, oggi }: Letti,
): readonly DaCompletare[] => {
  const nomi = new Map(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));
  const delloInvio = dellAnno.filter(({ dati }) => dati.invio === invio);
  const correttaDi = ({ testata }: CedolinoContabilizzato) =>
    certificati.get(chiave(testata.uidSubAnagrafe, invio))?.denuncia;
  return [...Map.groupBy(mancano, correttaDi)].map(([corretta, suoi]): DaCompletare => {
    const operazione = corretta === undefined ? 'ORDINARIA' : 'SOSTITUZIONE';
    const persone = personeDi(suoi, nomi).map((una) => ({
      ...una,
      desCf: codici.get(una.uidSubAnagrafe) ?? una.desCf,
    }));
    const aperta = delloInvio.find(
      (una) =>
        isAperta(una) &&
        una.dati.operazione === operazione &&
        (corretta === undefined || una.corregge === corretta.uid),
    );
    return {
      come: 'CU',
      anno,
      mese: 12,
      persone,
      lordo: lordoDi(persone),
      ...termineDi(termineDellInvio[invio], { anno, mese: 12 }, oggi),
      aperta: aperta === undefined ? null : nominata(aperta),
      inviate: delloInvio.filter(isDetta).map(nominata),
      invio,
      operazione,
      corregge: corretta === undefined ? null : nominata(corretta),
    };
  });
};
