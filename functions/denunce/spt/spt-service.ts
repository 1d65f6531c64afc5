import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { ContenutoDenuncia, RecordTolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { opzioniSpt } from '#archivio/scuola/opzioni-scuola.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RequestContext } from '#platform/http/api-handler.ts';
import { AppError, campoNonValido } from '#platform/http/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { PRIMO_ANNO_DENUNCE, type Denuncia, type DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { SptInput } from '#shared/contracts/denunce/spt-chiamate.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { loadDaRaccogliere, respintaDi, rotteDei, storeRaccolta } from '../denuncia/raccolta.ts';
import { daRimandare, ultimaDi } from '../denuncia/rimando.ts';
import { QUADRI } from '../formati/spt/composizione.ts';
import { fronteSpt, ultimoGiorno, type PeriodoSpt } from './fronte.ts';
import { loadNomiVoci } from './nomi-voci.ts';
import { collectSpt } from './raccolta.ts';

type DaFare = SptInput & { readonly versione?: number | undefined };

/** The accounted runs that a period tells of. */
const processiDi = async (archivio: Archivio, { anno, meseDa, meseA }: PeriodoSpt): Promise<Processo[]> =>
  (await processiContabilizzati(archivio)).filter(({ PERIODI_DEST }) =>
    PERIODI_DEST.some(
      (uno) => uno.adempimento === 'SPT' && uno.anno === anno && uno.mese >= meseDa && uno.mese <= meseA,
    ),
  );

export const periodoDella = ({ anno, mese, meseDa = mese }: Denuncia): PeriodoSpt => ({ anno, meseDa, meseA: mese });

const nomePeriodo = ({ anno, meseDa, meseA }: PeriodoSpt): string =>
  meseDa === meseA
    ? formatMese({ anno, mese: meseA })
    : `${formatMese({ anno, mese: meseDa })} – ${formatMese({ anno, mese: meseA })}`;

const contenutoDi = async (archivio: Archivio, processi: readonly Processo[]): Promise<ContenutoDenuncia> => {
  const perUid = new Map(processi.map((processo) => [processo.uid, processo]));
  const uids = processi.map(({ uid }) => uid);
  const cedolini = (await rotteDei(archivio, uids)).flatMap((cedolino) => {
    const processo = perUid.get(cedolino.testata.idProcesso);
    const interessa = cedolino.rotte.some(({ adempimenti }) => adempimenti.SPT !== undefined);
    return processo === undefined || !interessa ? [] : [{ ...cedolino, processo }];
  });
  return collectSpt(cedolini, await loadNomiVoci(archivio));
};

/** Only the people that some keys name, with what they were paid. */
const onlyDi = (contenuto: ContenutoDenuncia, solo: readonly string[]): ContenutoDenuncia => {
  const persone = new Set(solo);
  return {
    ...contenuto,
    records: contenuto.records.filter(({ campi }) => persone.has(`${QUADRI.dipendente}|${campi.IdDipendente}`)),
    escluse: [],
  };
};

/** Who was left out stays out with what is gathered of them since. */
const withPersoneTolte = (prima: DenunciaSalvata, { records }: ContenutoDenuncia): DenunciaSalvata => {
  const tolte = prima.contenuto.tolte ?? [];
  const persone = new Map(
    tolte.flatMap(({ record: { campi }, ...motivo }) =>
      campi.quadro === QUADRI.dipendente ? [[campi.IdDipendente, motivo] as const] : [],
    ),
  );
  const note = new Set(tolte.map(({ record }) => record.chiave));
  const altre = records.flatMap((record): RecordTolto[] => {
    const motivo = persone.get(record.campi.IdDipendente);
    return motivo === undefined || note.has(record.chiave) ? [] : [{ record, ...motivo }];
  });
  return altre.length === 0 ? prima : { ...prima, contenuto: { ...prima.contenuto, tolte: [...tolte, ...altre] } };
};

/** A year that the portal takes, and that the program knows. @throws RICHIESTA_NON_VALIDA */
const checkAnno = async (anno: number, context: Pick<RequestContext, 'archivio' | 'oggi'>): Promise<void> => {
  const { annoMinimo, annoMassimo } = await opzioniSpt(context);
  const dal = Math.max(annoMinimo, PRIMO_ANNO_DENUNCE);
  if (anno < dal || anno > annoMassimo)
    throw campoNonValido('anno', `Si comunicano gli anni dal ${dal} al ${annoMassimo}.`);
};

/** The people a filing is limited to, when it sends again those that another had refused. */
const soloDi = async (archivio: Archivio, corregge: Denuncia['corregge']): Promise<string[] | null> => {
  if (corregge === null) return null;
  return daRimandare(await denunceRepository(archivio, 'SPT').load(corregge));
};

/** Records that the office had added to a filing whose people are sent again. */
const aManoDi = async (archivio: Archivio, corregge: Denuncia['corregge'], contenuto: ContenutoDenuncia) => {
  if (corregge === null) return contenuto;
  const { contenuto: corretto } = await denunceRepository(archivio, 'SPT').loadIntera(corregge);
  const note = new Set(contenuto.records.map(({ chiave }) => chiave));
  const aggiunti = corretto.records.filter(({ aMano, chiave }) => aMano === true && !note.has(chiave));
  return { ...contenuto, records: [...contenuto.records, ...aggiunti] };
};

export const sptService = {
  /** The front as it would be gathered now. @throws STATO_NON_AMMESSO */
  datiDi: async (archivio: Archivio, denuncia: Denuncia): Promise<Denuncia['dati']> => {
    const periodo = periodoDella(denuncia);
    const [scuola, processi] = await Promise.all([getScuolaPropria(archivio), processiDi(archivio, periodo)]);
    return fronteSpt(scuola, periodo, processi);
  },

  /** Gathers the process of a period, new or again, or that of who was refused. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    { versione, createEmpty, ...periodo }: DaFare,
    context: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
  ): Promise<DenunciaIntera> => {
    const { archivio } = context;
    await checkAnno(periodo.anno, context);
    const [scuola, processi] = await Promise.all([getScuolaPropria(archivio), processiDi(archivio, periodo)]);
    const dati = fronteSpt(scuola, periodo, processi);
    const { prima, corregge, solo } = await invioDi(archivio, periodo, processi, versione);
    if (processi.length === 0 && !createEmpty && prima === undefined)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Nessuna elaborazione contabilizzata di ${nomePeriodo(periodo)} va negli accessori fuori sistema: scegliere altri mesi, oppure creare il periodo vuoto.`,
      );
    const tutto = createEmpty ? VUOTO : await contenutoDi(archivio, processi);
    const contenuto = solo === null ? tutto : onlyDi(await aManoDi(archivio, corregge, tutto), solo);
    return storeRaccolta(
      {
        prima: prima === undefined ? undefined : withPersoneTolte(prima, contenuto),
        contenuto,
        nuova: {
          tipo: 'spt',
          anno: periodo.anno,
          mese: periodo.meseA,
          meseDa: periodo.meseDa,
          processi: createEmpty ? [] : processi.map(({ uid }) => uid),
          dati,
          corregge,
          ...(solo === null ? {} : { solo }),
          descrizione: `Accessori fuori sistema, ${nomePeriodo(periodo)}${solo === null ? '' : ', respinti'}`,
          dataPagamento: ultimoGiorno(periodo),
          senzaCodiceFuori: false,
        },
      },
      context,
    );
  },
};

/** Which sending of a period is to be made: the open one again, that of who was refused, or the first. */
interface Invio {
  readonly prima: DenunciaSalvata | undefined;
  readonly corregge: Denuncia['corregge'];
  /** The people it is limited to; null for all. */
  readonly solo: string[] | null;
}

/** @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const invioDi = async (
  archivio: Archivio,
  periodo: PeriodoSpt,
  processi: readonly Processo[],
  versione: number | undefined,
): Promise<Invio> => {
  const dellAnno = await denunceRepository(archivio, 'SPT').listDel(`SPT#${periodo.anno}-`);
  const stesse = dellAnno.filter((una) => una.mese === periodo.meseA && periodoDella(una).meseDa === periodo.meseDa);
  const ultima = ultimaDi(stesse.filter(({ esito }) => !isRespinta(esito)));
  if (ultima === undefined) {
    const uids = processi.map(({ uid }) => uid);
    return { prima: undefined, corregge: respintaDi(stesse, uids), solo: null };
  }
  const respinti = daRimandare(ultima);
  if (respinti !== null) return { prima: undefined, corregge: ultima.uid, solo: respinti };
  const prima = await loadDaRaccogliere(
    archivio,
    ultima,
    versione,
    `Gli accessori fuori sistema di ${nomePeriodo(periodo)} ci sono già: aprirli e aggiornarli.`,
  );
  return { prima, corregge: ultima.corregge, solo: await soloDi(archivio, ultima.corregge) };
};

const VUOTO: ContenutoDenuncia = { cedolini: [], records: [], escluse: [] };
