import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { CuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { inviiCu, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { rotteDei } from '../denuncia/cedolini-contabilizzati.ts';
import { lavoroDiOggi } from '../denuncia/lavoro/lavoro-di-oggi.ts';
import { withVociPerIncarico } from '../denuncia/voci-rilette.ts';
import { loadDatiPersone } from '../uniemens/raccolta/persone.ts';
import { anniConguagliati } from './anni-conguagliati.ts';
import { collectCu } from './certificati.ts';
import { fronteCu } from './fronte.ts';

/** True of a run that the certification tells of; a settlement is one whatever it came to: without a difference it says the tax of the year too. */
export const isDaCertificare = ({ ADEMPIMENTI, TIPO_ELABORAZIONE }: Processo): boolean =>
  ADEMPIMENTI.includes('CU') || TIPO_ELABORAZIONE === 'CON';

const isOperazione = (scritta: string | undefined): OperazioneCu =>
  scritta === 'SOSTITUZIONE' || scritta === 'ANNULLAMENTO' ? scritta : 'ORDINARIA';
const isInvio = (scritto: string | undefined): InvioCu => inviiCu.find((uno) => uno === scritto) ?? 'MARZO';

const PROTOCOLLO = /^\d{17}$/;

/** The agent of a filing, the filing that it corrects, and the people that other filings have certified. */
interface DaCertificare {
  readonly corretta: Denuncia | null;
  readonly certificati: ReadonlySet<string>;
  readonly codFiscale: string;
  readonly senzaPuntoFuori: boolean;
  /** Only this person. */
  readonly di?: Uid<'PERSONA'>;
}

/** Gathers the payslips of the year that a send certifies: those of everybody, or of the people of a correction. */
export const contenutoCu = async (
  archivio: Archivio,
  { anno, invio, operazione, persone: soli }: Pick<CuInput, 'anno' | 'invio' | 'operazione' | 'persone'>,
  processi: readonly Processo[],
  { corretta, certificati, codFiscale, senzaPuntoFuori, di }: DaCertificare,
) => {
  const cedolini = await withVociPerIncarico(
    archivio,
    (await rotteDei(archivio, processi.filter(isDaCertificare), di)).filter(
      ({ testata }) => testata.annoFiscale === anno && !certificati.has(testata.uidSubAnagrafe),
    ),
  );
  const protocollo = corretta?.protocollo ?? '';
  const persone = cedolini.map(({ testata }) => testata.uidSubAnagrafe);
  return collectCu(cedolini, {
    anno,
    invio,
    soli: operazione === 'ORDINARIA' ? null : soli,
    senzaPuntoFuori,
    codFiscale,
    protocollo: PROTOCOLLO.test(protocollo) ? protocollo : '',
    dati: await loadDatiPersone(
      archivio,
      persone,
      `${anno}-12-31`,
      lavoroDiOggi(archivio, new Set(persone), `${anno}-01-01`),
    ),
    comuni: await loadArchivioComuni(),
    rappresentanti: await rappresentantiDi(archivio, persone, anno),
    restituzioni: await listRestituzioni(archivio, anno),
    conguagliati: await anniConguagliati(archivio, anno, processi),
  });
};

/** The parts that the front of a filing is written from, besides the school. */
interface DelFronte extends Pick<Parameters<typeof fronteCu>[1], 'opzioni' | 'corretta' | 'oggi'> {
  readonly processi: readonly Processo[];
  readonly restituzioni: Parameters<typeof fronteCu>[3];
}

/** The front of a filing that is there. @throws STATO_NON_AMMESSO */
export const fronteDellaCu = (
  scuola: Scuola | undefined,
  { anno, dati }: Pick<Denuncia, 'anno' | 'dati'>,
  { opzioni, corretta, oggi, processi, restituzioni }: DelFronte,
): Denuncia['dati'] => {
  const quale = {
    anno,
    opzioni,
    oggi,
    prima: dati,
    invio: isInvio(dati.invio),
    operazione: isOperazione(dati.operazione),
  };
  return fronteCu(scuola, { ...quale, corretta }, processi, restituzioni);
};

/** Who represents some people, by person, as the tax data of the year say; those of whom nothing is said are not there. */
const rappresentantiDi = async (archivio: Archivio, persone: readonly Uid<'PERSONA'>[], anno: number) => {
  const fiscali = await archivio.of(fiscaliEntita).getMany([...new Set(persone)].map((uid) => uidFiscali(uid, anno)));
  return new Map(
    fiscali.flatMap(({ uidSubAnagrafe, cfRappresentante }) =>
      cfRappresentante === null ? [] : [[uidSubAnagrafe, cfRappresentante] as const],
    ),
  );
};

/** The certifications of a person in a filing, gathered now from the runs that it tells of and from what was settled since. */
export const collectCertificati = async (
  archivio: Archivio,
  { anno, dati, corregge, processi: uids, senzaCodiceFuori }: Denuncia,
  di: Uid<'PERSONA'>,
): Promise<ContenutoDenuncia> => {
  const corretta = corregge === null ? null : await denunceRepository(archivio, 'CU').load(corregge);
  const processi = (await processiDellAnnoFiscale(archivio, anno)).filter(
    ({ uid, ADEMPIMENTI }) => uids.includes(uid) || !ADEMPIMENTI.includes('CU'),
  );
  const come = { anno, invio: isInvio(dati.invio), operazione: 'ORDINARIA' as const, persone: [] };
  return contenutoCu(archivio, come, processi, {
    corretta,
    certificati: new Set(),
    codFiscale: dati.codFiscale ?? '',
    senzaPuntoFuori: senzaCodiceFuori,
    di,
  });
};
