import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { intestatariDi } from '#archivio/denunce/intestatari.ts';
import type { ValoreDenuncia } from '#archivio/denunce/valore.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { catalogo } from '../formati/catalogo.ts';
import { riferimentiDi } from './comuni-e-mappa.ts';
import { MODIFICABILE } from './denunce-service.ts';
import { toIntera } from './denuncia-intera.ts';
import { valutazioneDi } from './stato-denuncia.ts';

/** What a new filing says of itself before anything is gathered. */
type Nuova = Pick<Denuncia, 'tipo' | 'anno' | 'mese' | 'meseDa' | 'processi' | 'corregge' | 'solo' | 'flusso'> &
  DaSeguire;
/** What may change each time it is gathered. */
type DaSeguire = Pick<
  Denuncia,
  | 'descrizione'
  | 'dataPagamento'
  | 'senzaCodiceFuori'
  | 'ravvedimento'
  | 'dati'
  | 'processi'
  | 'riportati'
  | 'restituite'
  | 'flgMigrato'
  | 'elaborataIl'
>;

const nuovaTestata = (nuova: Nuova): Denuncia => ({
  ...nuova,
  uid: newUid<'DENUNCIA'>(),
  versione: 1,
  STATUS: 'ATTESA',
  persone: 0,
  righe: 0,
  debito: 0,
  credito: 0,
  bloccanti: 0,
  avvisi: 0,
  files: [],
  datInvio: null,
  protocollo: '',
  inviatoIl: null,
  hashInviato: null,
  esito: null,
  motivoEsito: '',
});

/** An unsent filing that is gathered again, in the version that who asks has seen. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
export const loadDaRaccogliere = async (
  archivio: Archivio,
  stessa: Denuncia,
  versione: number | undefined,
  mancante: string,
): Promise<DenunciaSalvata> => {
  if (versione === undefined && stessa.STATUS !== 'INVIATO')
    throw new AppError('VERSIONE_MANCANTE', mancante, { current: { ...stessa } });
  const denunce = denunceRepository(archivio);
  const intera = await denunce.loadIntera(stessa.uid);
  denunce.check(intera.denuncia, versione ?? intera.denuncia.versione, MODIFICABILE);
  return intera;
};

/** The refused filing of some of these runs, that a new one sends again. */
export const respintaDi = (delMese: readonly Denuncia[], scelti: readonly string[]): Denuncia['corregge'] =>
  delMese.find(({ esito, processi }) => isRespinta(esito) && processi.some((processo) => scelti.includes(processo)))
    ?.uid ?? null;

/** Values written over a field whose computed value is still the one they were written over; the others no longer hold. */
const valoriRimasti = (prima: DenunciaSalvata | undefined, { records }: ContenutoDenuncia) => {
  const campi = new Map(records.map((record) => [record.chiave, record.campi]));
  const vale = ({ chiave, campo, calcolato }: ValoreDenuncia) => {
    const suoi = campi.get(chiave);
    return suoi !== undefined && (suoi[campo] ?? '') === calcolato;
  };
  const valori = prima?.valori ?? [];
  return { restano: valori.filter(vale), cadono: valori.filter((valore) => !vale(valore)) };
};

/** What was gathered with what the office did to it before: records added stay, those left out stay out as long as they are gathered. */
const withMano = (prima: ContenutoDenuncia | undefined, contenuto: ContenutoDenuncia): ContenutoDenuncia => {
  const raccolti = new Map(contenuto.records.map((record) => [record.chiave, record]));
  const aMano = (prima?.records ?? []).filter((record) => record.aMano && !raccolti.has(record.chiave));
  const tolte = (prima?.tolte ?? []).flatMap((tolto) => {
    const record = raccolti.get(tolto.record.chiave);
    return record === undefined ? [] : [{ ...tolto, record }];
  });
  if (aMano.length === 0 && tolte.length === 0) return contenuto;
  const fuori = new Set(tolte.map(({ record }) => record.chiave));
  return {
    ...contenuto,
    records: [...contenuto.records.filter(({ chiave }) => !fuori.has(chiave)), ...aMano],
    ...(tolte.length === 0 ? {} : { tolte }),
  };
};

/** The parts that accessory pay alone says of itself. */
const accessoriDi = ({ flgMigrato, elaborataIl }: Nuova): Pick<Nuova, 'flgMigrato' | 'elaborataIl'> => ({
  ...(flgMigrato === undefined ? {} : { flgMigrato }),
  ...(elaborataIl === undefined ? {} : { elaborataIl }),
});

interface Raccolta {
  /** The filing that is gathered again; undefined for a new one. */
  readonly prima: DenunciaSalvata | undefined;
  readonly nuova: Nuova;
  readonly contenuto: ContenutoDenuncia;
}

/** Writes what was gathered, judged, in one change: a new filing, or the same one with the values written over that still hold. */
export const storeRaccolta = async (
  { prima, nuova, contenuto: raccolto }: Raccolta,
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): Promise<DenunciaIntera> => {
  const denunce = denunceRepository(archivio);
  const conMano = withMano(prima?.contenuto, raccolto);
  const intestatari = flussi[nuova.tipo].adempimento === 'F24' ? [] : await intestatariDi(archivio, conMano);
  const contenuto = intestatari.length === 0 ? conMano : { ...conMano, intestatari };
  const { restano, cadono } = valoriRimasti(prima, contenuto);
  const {
    dati,
    dataPagamento,
    descrizione,
    senzaCodiceFuori,
    ravvedimento,
    processi,
    riportati,
    restituite = [],
  } = nuova;
  const { testata } = valutazioneDi(
    catalogo[nuova.tipo],
    { denuncia: { dati }, contenuto, valori: restano },
    await riferimentiDi(archivio, nuova.tipo),
  );
  const { riporti } = contenuto;
  const riprese = { riportati, riporti, ...(restituite.length === 0 ? {} : { restituite }) };
  const daSeguire = { dati, dataPagamento, descrizione, senzaCodiceFuori, ravvedimento, processi, ...riprese };
  const cambi = {
    ...testata,
    ...daSeguire,
    ...accessoriDi(nuova),
  };
  const scrittura =
    prima === undefined ? denunce.create({ ...nuovaTestata(nuova), ...cambi }) : denunce.update(prima.denuncia, cambi);
  const denuncia = modifica.write(scrittura);
  modifica.add(
    ...denunce.putContenuto(denuncia, contenuto, prima?.parti ?? []),
    ...cadono.flatMap((valore) => denunce.valori.remove(valore).operazioni),
  );
  return toIntera(archivio, { denuncia, contenuto, valori: restano }, dati);
};
