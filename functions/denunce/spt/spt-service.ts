import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { ContenutoDenuncia, RecordTolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { flussoDopo } from '#archivio/denunce/denuncia.ts';
import { opzioniSpt } from '#archivio/scuola/opzioni-scuola.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { SptInput } from '#shared/contracts/denunce/spt-chiamate.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { loadDaRaccogliere, respintaDi, storeRaccolta } from '../denuncia/denuncia-raccolta.ts';
import { daRimandare, ultimaDi } from '../denuncia/rimando.ts';
import { QUADRI } from '../formati/spt/composizione.ts';
import { contenutoSpt } from './contenuto-spt.ts';
import { fronteSpt, ultimoGiorno, type PeriodoSpt } from './fronte.ts';
import { dice, inviateDi, periodoDella, sptDellAnno } from './processi-inviati.ts';
import { restituiteNel } from './restituzioni.ts';

type DaFare = SptInput & { readonly versione?: number | undefined };

/** The accounted runs that a period tells of, but those that others, already sent, tell of. */
const processiDi = async (
  archivio: Archivio,
  { anno, meseDa, meseA }: PeriodoSpt,
  altre: readonly Denuncia[],
): Promise<Processo[]> => {
  const detti = new Set(altre.flatMap(({ processi }) => processi));
  return (await processiContabilizzati(archivio)).filter(
    ({ uid, PERIODI_DEST }) =>
      !detti.has(uid) &&
      PERIODI_DEST.some(
        (uno) => uno.adempimento === 'SPT' && uno.anno === anno && uno.mese >= meseDa && uno.mese <= meseA,
      ),
  );
};

const siToccano = (a: PeriodoSpt, b: PeriodoSpt): boolean => a.meseDa <= b.meseA && b.meseDa <= a.meseA;

const nomePeriodo = ({ anno, meseDa, meseA }: PeriodoSpt): string =>
  meseDa === meseA
    ? formatMese({ anno, mese: meseA })
    : `${formatMese({ anno, mese: meseDa })} – ${formatMese({ anno, mese: meseA })}`;

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
  if (anno < annoMinimo || anno > annoMassimo)
    throw campoNonValido('anno', `Si comunicano gli anni dal ${annoMinimo} al ${annoMassimo}.`);
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
  datiDi: async ({ archivio }: Pick<RequestContext, 'archivio'>, denuncia: Denuncia): Promise<Denuncia['dati']> => {
    const periodo = periodoDella(denuncia);
    const inviate = inviateDi(await sptDellAnno(archivio, periodo.anno));
    const [scuola, processi, restituzioni] = await Promise.all([
      getScuolaPropria(archivio),
      processiDella(archivio, denuncia, inviate),
      restituiteNel(
        archivio,
        periodo,
        inviate.filter(({ uid }) => !dice(denuncia, uid)),
      ),
    ]);
    return fronteSpt(scuola, periodo, processi, restituzioni);
  },

  /** Gathers the process of a period, new or again, or that of who was refused. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    { versione, createEmpty, ...periodo }: DaFare,
    context: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
  ): Promise<DenunciaIntera> => {
    const { archivio } = context;
    await checkAnno(periodo.anno, context);
    const { processi, prima, corregge, solo, flusso, altre } = await invioDi(archivio, periodo, versione);
    const [scuola, restituzioni] = await Promise.all([
      getScuolaPropria(archivio),
      restituiteNel(archivio, periodo, altre),
    ]);
    const dati = fronteSpt(scuola, periodo, processi, restituzioni);
    if (processi.length === 0 && !createEmpty && prima === undefined)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Nessuna elaborazione contabilizzata di ${nomePeriodo(periodo)} va negli accessori fuori sistema: scegliere altri mesi, oppure creare il periodo vuoto.`,
      );
    const tutto = createEmpty ? VUOTO : await contenutoSpt(archivio, processi, restituzioni);
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
          ...(flusso === undefined ? {} : { flusso }),
          descrizione: `Accessori fuori sistema, ${nomePeriodo(periodo)}${comeDetta({ solo, flusso })}`,
          dataPagamento: ultimoGiorno(periodo),
          senzaCodiceFuori: false,
          elaborataIl: context.oggi,
          flgMigrato: processi.some(({ FLG_MIG_WS }) => FLG_MIG_WS),
        },
      },
      context,
    );
  },
};

const comeDetta = ({ solo, flusso }: Pick<Invio, 'solo' | 'flusso'>): string => {
  if (solo !== null) return ', respinti';
  return flusso === undefined ? '' : ', integrazione';
};

/** Which sending of a period is to be made: the open one again, that of who was refused, what a sent one lacks, or the first. */
interface Invio {
  readonly processi: readonly Processo[];
  readonly prima: DenunciaSalvata | undefined;
  readonly corregge: Denuncia['corregge'];
  /** The people it is limited to; null for all. */
  readonly solo: string[] | null;
  readonly flusso: number | undefined;
  /** Those already sent that tell of some of the same months, this one apart. */
  readonly altre: readonly Denuncia[];
}

/** @throws DUPLICATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const invioDi = async (archivio: Archivio, periodo: PeriodoSpt, versione: number | undefined): Promise<Invio> => {
  const dellAnno = await sptDellAnno(archivio, periodo.anno);
  const stesse = dellAnno.filter((una) => una.mese === periodo.meseA && periodoDella(una).meseDa === periodo.meseDa);
  const vive = stesse.filter(({ esito }) => !isRespinta(esito));
  const aperta = vive.find(({ STATUS }) => STATUS !== 'INVIATO');
  const inviate = inviateDi(dellAnno).filter((una) => siToccano(periodoDella(una), periodo));
  const ultima = aperta ?? ultimaDi(vive);
  const respinti = ultima === undefined ? null : daRimandare(ultima);
  if (ultima !== undefined && respinti !== null)
    return {
      ...NUOVO,
      processi: await processiDella(archivio, ultima, []),
      corregge: ultima.uid,
      solo: respinti,
      altre: [],
    };
  if (aperta !== undefined)
    return {
      ...(await diNuovo(archivio, aperta, versione)),
      processi: await processiDella(archivio, aperta, inviate),
      altre: inviate.filter(({ uid }) => !dice(aperta, uid)),
    };
  const processi = await processiDi(archivio, periodo, inviate);
  if (ultima !== undefined && processi.length === 0)
    return { ...(await diNuovo(archivio, ultima, versione)), processi, altre: inviate };
  refuseAperte(dellAnno, periodo);
  const corregge = respintaDi(
    stesse,
    processi.map(({ uid }) => uid),
  );
  const flusso = processi.length === 0 ? undefined : flussoDopo(inviate);
  return { ...NUOVO, processi, corregge, flusso, altre: inviate };
};

const NUOVO = { prima: undefined, solo: null, flusso: undefined } as const;

/** The runs of a process that is there: of one that sends refused people again, those it was made of. */
const processiDella = async (
  archivio: Archivio,
  questa: Denuncia,
  inviate: readonly Denuncia[],
): Promise<Processo[]> => {
  const processi = await processiDi(
    archivio,
    periodoDella(questa),
    inviate.filter(({ uid }) => !dice(questa, uid)),
  );
  const isDiRespinti = questa.solo !== undefined || daRimandare(questa) !== null;
  return isDiRespinti ? processi.filter(({ uid }) => questa.processi.includes(uid)) : processi;
};

/** A process gathered again. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const diNuovo = async (archivio: Archivio, questa: Denuncia, versione: number | undefined) => ({
  prima: await loadDaRaccogliere(
    archivio,
    questa,
    versione,
    `Gli accessori fuori sistema di ${nomePeriodo(periodoDella(questa))} ci sono già: aprirli e aggiornarli.`,
  ),
  corregge: questa.corregge,
  solo: await soloDi(archivio, questa.corregge),
  flusso: questa.flusso,
});

/** Two processes that are not sent do not tell of one month. @throws DUPLICATO */
const refuseAperte = (dellAnno: readonly Denuncia[], periodo: PeriodoSpt): void => {
  const altra = dellAnno.find(
    (una) => una.STATUS !== 'INVIATO' && !isRespinta(una.esito) && siToccano(periodoDella(una), periodo),
  );
  if (altra === undefined) return;
  const mese = Math.max(periodo.meseDa, periodoDella(altra).meseDa);
  throw new AppError(
    'DUPLICATO',
    `Di ${formatMese({ anno: periodo.anno, mese })} c'è già una denuncia dello stesso tipo: aprirla e aggiornarla.`,
    { current: { ...altra } },
  );
};

const VUOTO: ContenutoDenuncia = { cedolini: [], records: [], escluse: [] };
