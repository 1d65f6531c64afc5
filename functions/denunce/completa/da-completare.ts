import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DaCompletare } from '#shared/contracts/denunce/completa.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { addMesi, type Mese } from '#shared/domain/tempo/mese.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { modelloAl, tipoDelModello } from '../f24/fronte.ts';
import { giorniDiRitardo } from '../f24/ravvedimento/tardivo.ts';
import { contenutoUniemens } from '../uniemens/contenuto-uniemens.ts';
import { codiciGiaDetti } from '../uniemens/gia-detti.ts';
import { cuDaCompletare } from './cu-da-completare.ts';
import { diAdempimento, isAperta, isDetta, lordoDi, nominata, personeDi, termineDi } from './mancanti.ts';

/** The year whose filings are looked at, or those of the one run that is asked about. */
interface Quale {
  readonly anno?: number | undefined;
  readonly processo?: Processo['uid'] | undefined;
}

type ArchivioOggi = Pick<RequestContext, 'archivio' | 'oggi'>;

/** The facts that every kind of filing reads: the runs that count, the filings, the school, the day. */
interface Letti extends ArchivioOggi {
  readonly scuola: Scuola | undefined;
  readonly processi: readonly Processo[];
  readonly denunce: readonly Denuncia[];
  readonly anno: number;
}

/** Runs of one month of an obligation that no sent filing tells of, with their payslips that owe it something. */
interface Gruppo {
  readonly mese: Mese;
  readonly processi: readonly Processo[];
  readonly cedolini: readonly CedolinoContabilizzato[];
  /** Filings of the same month, of the same obligation. */
  readonly delMese: readonly Denuncia[];
}

/**
 * Payments of a year that its sent filings lack, filing by filing, and how each is made: a further one, an integration, a replacement, a payment that is late. A month of which nothing was sent, and whose term is not past, lacks nothing.
 * @throws NON_TROVATO
 */
export const daCompletare = async ({ anno, processo }: Quale, { archivio, oggi }: ArchivioOggi) => {
  const unica = processo === undefined ? undefined : await processiRepository(archivio).load(processo);
  const [scuola, tutti, denunce] = await Promise.all([
    getScuolaPropria(archivio),
    processiContabilizzati(archivio),
    denunceRepository(archivio).listRighe(),
  ]);
  const processi = unica === undefined ? tutti : tutti.filter(({ uid }) => uid === unica.uid);
  const anni = new Set(anno === undefined ? unica?.PERIODI_DEST.map((periodo) => periodo.anno) : [anno]);
  const perAnno = [...anni].map((uno) => vociDellAnno({ archivio, oggi, scuola, processi, denunce, anno: uno }));
  const voci = (await Promise.all(perAnno)).flat();
  const pagamenti = new Set(
    voci.flatMap(({ persone }) => persone.map(({ idProcesso, uidSubAnagrafe }) => `${idProcesso} ${uidSubAnagrafe}`)),
  );
  return { voci, pagamenti: pagamenti.size };
};

const vociDellAnno = async (letti: Letti): Promise<DaCompletare[]> => {
  const perTipo = [f24DaCompletare, uniemensDaCompletare, sptDaCompletare, cuDaCompletare];
  return (await Promise.all(perTipo.map((diTipo) => diTipo(letti)))).flat();
};

/** The months of an obligation in the year that some runs are of and no sent filing tells of. Two queries a run. */
const gruppiDi = async (di: Adempimento, letti: Letti): Promise<readonly Gruppo[]> => {
  const sue = letti.denunce.filter(diAdempimento(di));
  const dette = new Set(sue.filter(isDetta).flatMap((denuncia) => denuncia.processi));
  const mancano = letti.processi.flatMap((processo) => {
    const periodo = processo.PERIODI_DEST.find(({ adempimento, anno }) => adempimento === di && anno === letti.anno);
    return periodo === undefined || dette.has(processo.uid)
      ? []
      : [{ processo, mese: { anno: periodo.anno, mese: periodo.mese } }];
  });
  const perMese = Map.groupBy(mancano, ({ mese }) => meseOrdinato(mese));
  const gruppi = [...perMese.values()].flatMap((suoi) => {
    const mese = suoi[0]?.mese;
    return mese === undefined ? [] : [{ mese, processi: suoi.map(({ processo }) => processo) }];
  });
  return Promise.all(
    gruppi.map(async ({ mese, processi }) => ({
      mese,
      processi,
      cedolini: (await rotteDei(letti.archivio, processi)).filter(({ rotte }) => rotte.some(isDi(di))),
      delMese: sue.filter((una) => tocca(una, mese)),
    })),
  );
};

/** True of a line that a filing tells of; NoiPA is not told of who has the certificate of the school. */
const isDi =
  (di: Adempimento) =>
  ({ adempimenti }: Rotta): boolean =>
    adempimenti[di] !== undefined && !(di === 'SPT' && adempimenti.CU !== undefined);

/** True of a filing that tells of a month, among those of its period. */
const tocca = ({ anno, mese, meseDa = mese }: Denuncia, di: Mese): boolean =>
  anno === di.anno && meseDa <= di.mese && di.mese <= mese;

/** The part of an entry that all have: people, term, filings. Null where nothing of the month was sent and its term is not past. */
const comune = (
  { mese, processi, cedolini, delMese }: Gruppo,
  termine: ReturnType<typeof termineDi>,
  aperta: Denuncia | undefined,
) => {
  const inviate = delMese.filter(isDetta);
  const persone = personeDi(cedolini, nomiDi(processi));
  if (persone.length === 0 || (inviate.length === 0 && !termine.scaduta)) return null;
  return {
    ...mese,
    persone,
    lordo: lordoDi(persone),
    ...termine,
    aperta: aperta === undefined ? null : nominata(aperta),
    inviate: inviate.map(nominata),
  };
};

const nomiDi = (processi: readonly Processo[]): ReadonlyMap<string, string> =>
  new Map(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));

/** One F24 for each open one of the month, and one for the runs that are in none. */
const f24DaCompletare = async (letti: Letti): Promise<readonly DaCompletare[]> => {
  const { oggi, scuola } = letti;
  const modello = modelloAl(scuola, oggi);
  return (await gruppiDi('F24', letti)).flatMap((gruppo) => {
    const { mese, processi, cedolini, delMese } = gruppo;
    const apertaDi = ({ uid }: Processo) =>
      delMese.find((una) => una.tipo === tipoDelModello[modello] && isAperta(una) && una.processi.includes(uid));
    const ravvedimento = giorniDiRitardo(modello, mese, oggi) > 0;
    const termine = termineDi(modello === 'EP' ? 'F24_TRIBUTI' : 'F24_ORDINARIO', mese, oggi);
    return [...Map.groupBy(processi, apertaDi)].flatMap(([aperta, suoi]): DaCompletare[] => {
      const uids = new Set<string>(suoi.map(({ uid }) => uid));
      const parte = { ...gruppo, cedolini: cedolini.filter(({ testata }) => uids.has(testata.idProcesso)) };
      const detto = comune(parte, termine, aperta);
      return detto === null
        ? []
        : [{ come: 'F24', ...detto, modello, processi: suoi.map(({ uid }) => uid), ravvedimento }];
    });
  });
};

/** A further flow of the month; where a sent one names the same staff, a later month takes them. */
const uniemensDaCompletare = async (letti: Letti): Promise<readonly DaCompletare[]> => {
  const gruppi = await gruppiDi('UNIEMENS', letti);
  const voci = await Promise.all(
    gruppi.map(async (gruppo): Promise<readonly DaCompletare[]> => {
      const { mese, delMese } = gruppo;
      const detto = comune(gruppo, termineDi('UNIEMENS', mese, letti.oggi), delMese.find(isAperta));
      if (detto === null) return [];
      return [
        (await areGiaDetti(letti, gruppo))
          ? { come: 'UNIEMENS_DOPO', ...detto, ...versoDi(mese, letti.denunce) }
          : { come: 'UNIEMENS', ...detto },
      ];
    }),
  );
  return voci.flat();
};

const areGiaDetti = async ({ archivio, scuola }: Letti, { mese, processi, delMese }: Gruppo): Promise<boolean> => {
  if (!delMese.some(isDetta)) return false;
  const contenuto = await contenutoUniemens(archivio, { mese, processi, scuola, corretta: undefined });
  return (await codiciGiaDetti(archivio, delMese, contenuto)).length > 0;
};

/** The month that takes what an earlier one cannot tell twice: that of an open UniEmens, or the one after the last sent. */
const versoDi = (mese: Mese, denunce: readonly Denuncia[]) => {
  const dopo = denunce
    .filter((una) => diAdempimento('UNIEMENS')(una) && meseOrdinato(una) > meseOrdinato(mese))
    .toSorted((a, b) => (meseOrdinato(a) < meseOrdinato(b) ? -1 : 1));
  const aperta = dopo.find((una) => isAperta(una) && una.solo === undefined);
  const ultima = dopo.findLast(isDetta);
  const { anno, mese: numero } = aperta ?? addMesi(ultima ?? mese, 1);
  return { verso: { anno, mese: numero }, aperta: aperta === undefined ? null : nominata(aperta) };
};

/** An integration of the month: what NoiPA was not told of. */
const sptDaCompletare = async (letti: Letti): Promise<readonly DaCompletare[]> =>
  (await gruppiDi('SPT', letti)).flatMap((gruppo): DaCompletare[] => {
    const detto = comune(gruppo, termineDi('SPT', gruppo.mese, letti.oggi), gruppo.delMese.find(isAperta));
    return detto === null ? [] : [{ come: 'SPT', ...detto }];
  });
