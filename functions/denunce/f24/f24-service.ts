import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '../../../shared/contracts/denunce/denuncia.ts';
import type { F24Input, Proposta } from '../../../shared/contracts/denunce/f24-chiamate.ts';
import { RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import type { Scuola } from '../../../shared/contracts/scuola/scuola.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { isRespinta, type TipoDenuncia } from '../../../shared/domain/denuncia.ts';
import type { ModelloF24 } from '../../../shared/domain/elaborazione/denuncia.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { addMesi, formatMese, primoGiornoDelMese, type Mese } from '../../../shared/domain/tempo/mese.ts';
import { cedoliniRepository } from '../../archivio/cedolini/cedolini-repository.ts';
import { processiDelMese } from '../../archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '../../archivio/cedolini/processi-repository.ts';
import type { ContenutoDenuncia } from '../../archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '../../archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '../../archivio/denunce/denuncia.ts';
import { mesiInviati } from '../../archivio/denunce/mese-inviato.ts';
import type { ValoreDenuncia } from '../../archivio/denunce/valore.ts';
import { getScuolaPropria } from '../../archivio/scuola/scuola-propria.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { newUid } from '../../platform/data/repository.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';
import { AppError, campoNonValido, nonTrovato } from '../../platform/http/errors.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { catalogo } from '../catalogo.ts';
import { MODIFICABILE, toIntera } from '../denunce-service.ts';
import { valutazioneDi } from '../macchina/stato-denuncia.ts';
import { fronteF24, modelloAl, tipoDelModello } from './fronte.ts';
import { collectF24, type CedolinoInstradato } from './raccolta.ts';
import { totaliDi } from './righe.ts';

type DaFare = F24Input & { readonly versione?: number | undefined };

/** F24 of a month, of whatever runs. */
const f24Del = (archivio: Archivio, mese: Mese) => denunceRepository(archivio).listDel(`F24#${meseOrdinato(mese)}#`);

export const isDelF24 =
  ({ anno, mese }: Mese) =>
  (processo: Processo): boolean =>
    processo.PERIODI_DEST.some((uno) => uno.adempimento === 'F24' && uno.anno === anno && uno.mese === mese);

/** Where the cents of some runs go: two queries a run and a page more for each megabyte. */
export const rotteDei = async (
  archivio: Archivio,
  processi: readonly Uid<'PROCESSO'>[],
): Promise<CedolinoInstradato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const lette = await Promise.all(
    processi.map(async (processo) => cedolini.listRotte(await cedolini.listTestate(processo))),
  );
  return lette.flat().map(({ testata, rotte }) => ({ cedolino: testata.uid, rotte }));
};

/** @throws NON_TROVATO, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
const checkInput = async ({ processi, anno, mese, dataPagamento }: F24Input, archivio: Archivio): Promise<void> => {
  if (dataPagamento < primoGiornoDelMese({ anno, mese }))
    throw campoNonValido('dataPagamento', `La data di pagamento non può precedere ${formatMese({ anno, mese })}.`);
  const trovati = await processiRepository(archivio).getMany(processi);
  if (trovati.length < new Set(processi).size) throw nonTrovato('Una delle elaborazioni');
  const estranea = trovati.find(
    (processo) => processo.STATUS !== 'CONTABILIZZATO' || !isDelF24({ anno, mese })(processo),
  );
  if (estranea)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `L'elaborazione ${estranea.ID_ELABORAZIONE} "${estranea.DES_ELABORAZIONE}" non entra nell'F24 di ${formatMese({ anno, mese })}: ${estranea.STATUS === 'CONTABILIZZATO' ? 'è contabilizzata in un altro mese' : 'non è contabilizzata'}.`,
      { current: { ...estranea } },
    );
};

/** A school pays by one form at a time. @throws STATO_NON_AMMESSO */
const checkModello = (modello: ModelloF24, scuola: Scuola | undefined, dataPagamento: string): void => {
  if (modelloAl(scuola, dataPagamento) !== modello)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `La scuola il ${formatGiorno(dataPagamento)} versa con ${modello === 'EP' ? "l'F24 ordinario" : "l'F24 enti pubblici"}: cambiare il modello negli altri dati della scuola, oppure fare quell'altro.`,
    );
};

/** The unsent F24 of the same runs, which is gathered again; undefined when there is none. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const loadPrecedente = async (
  tipo: TipoDenuncia,
  { processi, versione }: DaFare,
  delMese: readonly Denuncia[],
  archivio: Archivio,
): Promise<DenunciaSalvata | undefined> => {
  const stesse = new Set(processi);
  const stessa = delMese.find(
    (denuncia) =>
      denuncia.tipo === tipo &&
      !isRespinta(denuncia.esito) &&
      denuncia.processi.length === stesse.size &&
      denuncia.processi.every((processo) => stesse.has(processo)),
  );
  if (stessa === undefined) return undefined;
  const denunce = denunceRepository(archivio);
  if (versione === undefined && stessa.STATUS !== 'INVIATO')
    throw new AppError('VERSIONE_MANCANTE', 'Queste elaborazioni hanno già un F24: aprirlo e aggiornarlo.', {
      current: { ...stessa },
    });
  const intera = await denunce.loadIntera(stessa.uid);
  denunce.check(intera.denuncia, versione ?? intera.denuncia.versione, MODIFICABILE);
  return intera;
};

const nuovaTestata = (
  tipo: TipoDenuncia,
  { processi, anno, mese, dataPagamento, descrizione, senzaCodiceFuori }: F24Input,
  dati: Denuncia['dati'],
  corregge: Denuncia['corregge'],
): Denuncia => ({
  uid: newUid<'DENUNCIA'>(),
  versione: 1,
  tipo,
  anno,
  mese,
  descrizione,
  dataPagamento,
  STATUS: 'ATTESA',
  processi: [...new Set(processi)],
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
  corregge,
  senzaCodiceFuori,
  dati,
});

/** Values written over a field whose computed value is still the one they were written over; the others no longer hold. */
const valoriRimasti = (prima: DenunciaSalvata | undefined, { records }: ContenutoDenuncia) => {
  const campi = new Map(records.map((record) => [record.chiave, record.campi]));
  const vale = ({ chiave, campo, calcolato }: ValoreDenuncia) => campi.get(chiave)?.[campo] === calcolato;
  const valori = prima?.valori ?? [];
  return { restano: valori.filter(vale), cadono: valori.filter((valore) => !vale(valore)) };
};

/** The refused F24 of some of these runs, that a new one sends again. */
const respintaDi = (delMese: readonly Denuncia[], scelti: readonly string[]): Denuncia['corregge'] =>
  delMese.find(({ esito, processi }) => isRespinta(esito) && processi.some((processo) => scelti.includes(processo)))
    ?.uid ?? null;

export const f24Service = {
  /** Gathers an F24 from accounted runs, new or again. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    modello: ModelloF24,
    input: DaFare,
    { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
  ): Promise<DenunciaIntera> => {
    const tipo = tipoDelModello[modello];
    const scuola = await getScuolaPropria(archivio);
    const dati = fronteF24(scuola, modello, input.dataPagamento);
    checkModello(modello, scuola, input.dataPagamento);
    await checkInput(input, archivio);
    const denunce = denunceRepository(archivio);
    const delMese = await f24Del(archivio, input);
    const prima = await loadPrecedente(tipo, input, delMese, archivio);
    const [rotte, comuni] = await Promise.all([rotteDei(archivio, [...new Set(input.processi)]), loadArchivioComuni()]);
    const contenuto = collectF24(rotte, { modello, ...input });
    const { restano, cadono } = valoriRimasti(prima, contenuto);
    const base = prima?.denuncia ?? nuovaTestata(tipo, input, dati, respintaDi(delMese, input.processi));
    const { testata } = valutazioneDi(catalogo[tipo], { denuncia: { dati }, contenuto, valori: restano }, { comuni });
    const { dataPagamento, descrizione, senzaCodiceFuori } = input;
    const cambi = { ...testata, dati, dataPagamento, descrizione, senzaCodiceFuori };
    const scrittura = prima === undefined ? denunce.create({ ...base, ...cambi }) : denunce.update(base, cambi);
    const denuncia = modifica.write(scrittura);
    modifica.add(
      ...denunce.putContenuto(denuncia, contenuto, prima?.parti ?? []),
      ...cadono.flatMap((valore) => denunce.valori.remove(valore).operazioni),
    );
    return toIntera({ denuncia, contenuto, valori: restano }, dati);
  },

  /** What the runs of a month that are in no F24 would make. */
  propose: async (mese: Mese, archivio: Archivio): Promise<Proposta> => {
    const dataPagamento = primoGiornoDelMese(addMesi(mese, 1));
    const [scuola, processi, delMese, inviato] = await Promise.all([
      getScuolaPropria(archivio),
      processiDelMese(archivio, mese),
      f24Del(archivio, mese),
      mesiInviati(archivio, 'F24').has(mese),
    ]);
    const diF24 = processi.filter(isDelF24(mese));
    const conF24 = (processo: Processo) =>
      delMese.find(({ esito, processi: suoi }) => !isRespinta(esito) && suoi.includes(processo.uid)) ?? null;
    const liberi = diF24.filter((processo) => conF24(processo) === null);
    const modello = modelloAl(scuola, dataPagamento);
    const { records, escluse } = collectF24(
      await rotteDei(
        archivio,
        liberi.map(({ uid }) => uid),
      ),
      { modello, dataPagamento, senzaCodiceFuori: false },
    );
    const righe = records.map(({ campi: { altroEnte: _, ...campi } }) => RigaF24.parse(campi));
    const { debito, credito } = totaliDi(righe);
    return {
      modello,
      processi: diF24.map((processo) => ({
        uid: processo.uid,
        idElaborazione: processo.ID_ELABORAZIONE,
        descrizione: processo.DES_ELABORAZIONE,
        dataPagamento: processo.dataPagamento,
        numCedolini: processo.numCedolini,
        f24: suoF24(conF24(processo)),
      })),
      righe,
      escluse: escluse.map(({ campo, trovato }) => ({ voce: campo, perche: trovato })),
      debito,
      credito,
      inviato,
    };
  },
};

const suoF24 = (denuncia: Denuncia | null) =>
  denuncia === null ? null : { uid: denuncia.uid, descrizione: denuncia.descrizione, datInvio: denuncia.datInvio };
