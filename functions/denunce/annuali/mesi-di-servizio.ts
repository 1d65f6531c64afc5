import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { certificatiInVigore } from '#archivio/denunce/annuali/in-vigore.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { MeseDiServizio } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { isBuco, type StatoMeseServizio } from '#shared/domain/denunce/mesi-di-servizio.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { isStipendioDellaScuola } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { somma } from '#shared/money/centesimi.ts';
import { diAdempimento, termineDi } from '../completa/mancanti.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { STIPENDIO } from '../uniemens/raccolta/paga-fissa.ts';

/** The salary of a month of a person: run, payslips, cents. */
interface Pagato {
  readonly processo: Processo;
  readonly cedolini: readonly string[];
  readonly stipendio: number;
}

/** Filings that say the months: by run those of INPS, by payslip those of certification. */
interface Dette {
  readonly uniemens: ReadonlyMap<string, Denuncia>;
  readonly cu: ReadonlyMap<string, Denuncia>;
}

/**
 * The months of a year in which each fixed-term service was given, and who paid, declared and certified each. One query for the services, two a run
 * that pays salaries of those months, one for each sent filing of certifications, a request for each hundred people.
 */
export const mesiDiServizio = async (
  anno: number,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<{ paga: boolean; righe: MeseDiServizio[]; buchi: number }> => {
  const scuola = await getScuolaPropria(archivio);
  const paga = isStipendioDellaScuola(scuola?.dati);
  if (!paga) return { paga, righe: [], buchi: 0 };
  const [servizi, pagati, dette] = await Promise.all([
    serviziDi(archivio, anno),
    pagatiPerMese(archivio, anno),
    detteDi(archivio, anno),
  ]);
  const uids = [...new Set(servizi.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
  const codici = new Map((await personeRepository(archivio).getMany(uids)).map(({ uid, desCf }) => [uid, desCf]));
  const righe = servizi.flatMap((servizio) =>
    mesiDel(servizio, anno, oggi).map((mese) => ({
      ...rigaDel(servizio, mese, pagati, dette, oggi),
      desCf: codici.get(servizio.uidSubAnagrafe) ?? '',
    })),
  );
  return { paga, righe, buchi: righe.filter(({ stato }) => isBuco(stato)).length };
};

/** Fixed-term services with days in a year, by name and start. */
const serviziDi = async (archivio: Archivio, anno: number): Promise<RigaServizio[]> => {
  const trovati = await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: `${anno}-01-01` });
  return archivio
    .leggi(trovati, rigaServizio)
    .filter(({ contratto, datInizio }) => contratto !== 'TI' && datInizio <= `${anno}-12-31`)
    .toSorted(
      (a, b) => compareTesti(nomeDi(a), nomeDi(b)) || a.matricola - b.matricola || (a.datInizio < b.datInizio ? -1 : 1),
    );
};

const nomeDi = ({ desCognome, desNome }: RigaServizio): string => `${desCognome} ${desNome}`.trim();

/** Months of a service in a year, that of today the last. */
const mesiDel = ({ datInizio, datFine }: RigaServizio, anno: number, oggi: Giorno): Mese[] =>
  Array.from({ length: 12 }, (_, indice) => ({ anno, mese: indice + 1 })).filter(
    (mese) =>
      primoGiornoDelMese(mese) <= oggi &&
      overlaps({ dal: datInizio, al: datFine }, { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) }),
  );

const chiave = (persona: string, { anno, mese }: Mese): string => `${persona} ${anno}-${mese}`;

/** The salary that accounted runs pay of each month of a year, by person and month. */
const pagatiPerMese = async (archivio: Archivio, anno: number): Promise<ReadonlyMap<string, Pagato>> => {
  const processi = (await processiContabilizzati(archivio)).filter(
    ({ TIPO_ELABORAZIONE, dataPagamento }) => TIPO_ELABORAZIONE === 'SUP' && dataPagamento >= `${anno}-01-01`,
  );
  const perUid = new Map<string, Processo>(processi.map((processo) => [processo.uid, processo]));
  const pagati = new Map<string, Pagato>();
  for (const cedolino of await rotteDei(archivio, processi)) {
    const processo = perUid.get(cedolino.testata.idProcesso);
    if (processo === undefined) continue;
    for (const { mese, importo } of stipendiDi(cedolino, anno)) {
      const sua = chiave(cedolino.testata.uidSubAnagrafe, mese);
      const prima = pagati.get(sua);
      pagati.set(sua, {
        processo: prima?.processo ?? processo,
        cedolini: [...(prima?.cedolini ?? []), cedolino.cedolino],
        stipendio: (prima?.stipendio ?? 0) + importo,
      });
    }
  }
  return pagati;
};

/** The salary lines of a payslip, by month of the year. */
const stipendiDi = ({ rotte }: CedolinoContabilizzato, anno: number) => {
  const sue = rotte.flatMap(({ codice, competenza, importo }) =>
    codice === STIPENDIO && competenza?.anno === anno ? [{ mese: competenza, importo }] : [],
  );
  return [...Map.groupBy(sue, ({ mese }) => mese.mese).values()].flatMap((delMese) => {
    const [prima] = delMese;
    return prima === undefined ? [] : [{ mese: prima.mese, importo: somma(delMese.map(({ importo }) => importo)) }];
  });
};

/** The sent filings of a year and of the next that say runs, and payslips. */
const detteDi = async (archivio: Archivio, anno: number): Promise<Dette> => {
  const denunce = denunceRepository(archivio);
  const inviate = (await denunce.listRighe()).filter(({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito));
  const certificazioni = inviate.filter((una) => diAdempimento('CU')(una) && una.anno >= anno && una.anno <= anno + 1);
  const [{ oggi }, ...intere] = await Promise.all([
    readIdentita(archivio),
    ...certificazioni.map(({ uid }) => denunce.loadIntera(uid)),
  ]);
  const perAnno = Map.groupBy(intere, ({ denuncia }) => denuncia.anno);
  const inVigore = [...perAnno.values()].flatMap((delAnno) => certificatiInVigore(delAnno, oggi));
  return {
    uniemens: new Map(
      inviate
        .filter(diAdempimento('UNIEMENS'))
        .flatMap((denuncia) => denuncia.processi.map((processo) => [processo, denuncia] as const)),
    ),
    cu: new Map(
      inVigore.flatMap(({ salvata: { denuncia }, cedolini }) =>
        [...cedolini].map((cedolino) => [cedolino, denuncia] as const),
      ),
    ),
  };
};

const detta = (denuncia: Denuncia | undefined) =>
  denuncia?.datInvio == null
    ? null
    : { uid: denuncia.uid, descrizione: denuncia.descrizione, datInvio: denuncia.datInvio };

const rigaDel = (
  servizio: RigaServizio,
  mese: Mese,
  pagati: ReadonlyMap<string, Pagato>,
  { uniemens, cu }: Dette,
  oggi: Giorno,
): Omit<MeseDiServizio, 'desCf'> => {
  const { uid, uidSubAnagrafe, contratto, datInizio, datFine } = servizio;
  const pagato = pagati.get(chiave(uidSubAnagrafe, mese));
  const processo = pagato?.processo;
  const dichiarata = detta(uniemens.get(processo?.uid ?? ''));
  const certificata = detta(pagato?.cedolini.map((cedolino) => cu.get(cedolino)).find((una) => una !== undefined));
  return {
    uidSubAnagrafe,
    nominativo: nomeDi(servizio),
    uidServizio: uid,
    contratto,
    datInizio,
    datFine,
    mese: mese.mese,
    stato: statoDi({ processo, dichiarata: dichiarata !== null, certificata: certificata !== null }, mese, oggi),
    elaborazione:
      processo === undefined
        ? null
        : { uid: processo.uid, descrizione: processo.DES_ELABORAZIONE, pagata: pagataIl(processo) },
    stipendio: pagato?.stipendio ?? 0,
    uniemens: dichiarata,
    cu: certificata,
  };
};

interface Fatti {
  readonly processo: Processo | undefined;
  readonly dichiarata: boolean;
  readonly certificata: boolean;
}

/** The first thing that is missing and late; its certificate is of the year of its payment. */
const statoDi = ({ processo, dichiarata, certificata }: Fatti, mese: Mese, oggi: Giorno): StatoMeseServizio => {
  if (processo === undefined) return ultimoGiornoDelMese(mese) < oggi ? 'NON_PAGATO' : 'IN_TEMPO';
  if (!dichiarata) return termineDi('UNIEMENS', mese, oggi).scaduta ? 'NON_DICHIARATO' : 'IN_TEMPO';
  const cu = processo.PERIODI_DEST.find(({ adempimento }) => adempimento === 'CU');
  const redditi = { anno: cu?.anno ?? partiDi(processo.dataPagamento).anno, mese: 12 };
  if (!certificata) return termineDi('CU', redditi, oggi).scaduta ? 'NON_CERTIFICATO' : 'IN_TEMPO';
  return 'COMPLETO';
};
