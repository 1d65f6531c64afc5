import { isContata, processiDelMese } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { mesiInviati } from '#archivio/denunce/mese-inviato.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { F24Input, Proposta } from '#shared/contracts/denunce/f24-chiamate.ts';
import { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, formatMese, primoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { loadDaRaccogliere, respintaDi, storeRaccolta } from '../denuncia/denuncia-raccolta.ts';
import { refuseDaDecidere } from '../denuncia/giorno-da-decidere.ts';
import { improntaRestituzioni } from '../denuncia/somme-restituite.ts';
import { totaliDi } from '../formati/f24/righe.ts';
import { fronteF24, modelloAl, modelloDelTipo, tipoDelModello } from './fronte.ts';
import { giorniDiRitardo, inRitardoDal, scadenzaContributi, scadenzaTributi } from './ravvedimento/tardivo.ts';
import { restituiteIn, restituzioniPer, withRestituite } from './restituzioni.ts';
import { collectF24, type ComeRaccogliere, type Ritardo } from './righe-dai-cedolini.ts';
import {
  creditiAperti,
  improntaRiporti,
  listF24,
  refuseCreditoPreso,
  withCrediti,
  withoutEccedenza,
} from './riporti.ts';

/** A month, and the runs left out of what is proposed of it. */
type DaProporre = Mese & { readonly lasciati?: readonly Uid<'PROCESSO'>[] | undefined };
type DaFare = F24Input & { readonly versione?: number | undefined };

/** F24 of a month, of whatever runs. */
const f24Del = (archivio: Archivio, mese: Mese) => denunceRepository(archivio).listDel(`F24#${meseOrdinato(mese)}#`);

const isDelF24 =
  ({ anno, mese }: Mese) =>
  (processo: Processo): boolean =>
    processo.PERIODI_DEST.some((uno) => uno.adempimento === 'F24' && uno.anno === anno && uno.mese === mese);

/** @throws NON_TROVATO, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
const checkInput = async (
  { processi, anno, mese, dataPagamento }: F24Input,
  archivio: Archivio,
): Promise<readonly Processo[]> => {
  if (dataPagamento < primoGiornoDelMese({ anno, mese }))
    throw campoNonValido('dataPagamento', `La data di pagamento non può precedere ${formatMese({ anno, mese })}.`);
  const trovati = await processiRepository(archivio).getMany(processi);
  if (trovati.length < new Set(processi).size) throw nonTrovato('Una delle elaborazioni');
  const estranea = trovati.find((processo) => !isContata(processo) || !isDelF24({ anno, mese })(processo));
  if (estranea)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `L'elaborazione ${estranea.ID_ELABORAZIONE} "${estranea.DES_ELABORAZIONE}" non entra nell'F24 di ${formatMese({ anno, mese })}: ${perche(estranea)}.`,
      { current: { ...estranea } },
    );
  await refuseDaDecidere(archivio, trovati);
  return trovati;
};

const perche = ({ STATUS, sostituita, PERIODI_DEST }: Processo): string => {
  if (sostituita !== undefined)
    return `al suo posto c'è "${sostituita.DES_ELABORAZIONE}", pagata il giorno dei mandati: scegliere quella`;
  const suo = PERIODI_DEST.find(({ adempimento }) => adempimento === 'F24');
  if (STATUS !== 'CONTABILIZZATO') return 'non è contabilizzata; contabilizzarla prima';
  return suo === undefined
    ? 'non deve niente a un F24; toglierla'
    : `è contabilizzata in un altro mese; metterla nell'F24 di ${formatMese(suo)}`;
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
  return stessa === undefined
    ? undefined
    : loadDaRaccogliere(archivio, stessa, versione, 'Queste elaborazioni hanno già un F24: aprirlo e aggiornarlo.');
};

/** How late the taxes are paid; undefined in time. @throws RICHIESTA_NON_VALIDA */
const ritardoDi = (modello: ModelloF24, input: F24Input): Ritardo | undefined => {
  const { anno, mese, dataPagamento, ravvedimento: ravvede = false } = input;
  const giorni = giorniDiRitardo(modello, { anno, mese }, dataPagamento);
  if (giorni > 0)
    return {
      giorni,
      ravvede,
      scadenza: scadenzaTributi(modello, { anno, mese }, dataPagamento),
      scadenzaContributi: scadenzaContributi(modello, { anno, mese }, dataPagamento),
    };
  if (ravvede)
    throw campoNonValido(
      'ravvedimento',
      `Il ${formatGiorno(dataPagamento)} i tributi di ${formatMese({ anno, mese })} non sono in ritardo: non c'è niente da ravvedere.`,
    );
  return undefined;
};

export const f24Service = {
  /** The front as it would be gathered now, with the credits that it would take. @throws STATO_NON_AMMESSO */
  datiDi: async ({ archivio }: Pick<RequestContext, 'archivio'>, denuncia: Denuncia): Promise<Denuncia['dati']> => {
    const [scuola, f24] = await Promise.all([getScuolaPropria(archivio), listF24(archivio)]);
    return {
      ...fronteF24(scuola, modelloDelTipo(denuncia.tipo), denuncia.dataPagamento),
      ...improntaRiporti(creditiAperti(f24, denuncia)),
      ...improntaRestituzioni(await restituzioniPer(archivio, f24, denuncia)),
    };
  },

  /** Gathers an F24 from accounted runs, new or again. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    modello: ModelloF24,
    input: DaFare,
    { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
  ): Promise<DenunciaIntera> => {
    const tipo = tipoDelModello[modello];
    const scuola = await getScuolaPropria(archivio);
    checkModello(modello, scuola, input.dataPagamento);
    const trovati = await checkInput(input, archivio);
    const delMese = await f24Del(archivio, input);
    const prima = await loadPrecedente(tipo, input, delMese, archivio);
    if (prima !== undefined) await refuseCreditoPreso(archivio, prima.denuncia.uid);
    const processi = [...new Set(input.processi)];
    const ritardo = ritardoDi(modello, input);
    const { crediti, impronte, withDovuti, restituite } = await dovutiAllaScuola(
      archivio,
      { ...input, tipo, uid: prima?.denuncia.uid },
      { modello, dataPagamento: input.dataPagamento },
    );
    const dati = { ...fronteF24(scuola, modello, input.dataPagamento), ...impronte };
    const contenuto = withDovuti(collectF24(await rotteDei(archivio, trovati), { modello, ...input, ritardo }));
    const { anno, mese, dataPagamento, descrizione, senzaCodiceFuori, ravvedimento } = input;
    const corregge = respintaDi(delMese, processi);
    return storeRaccolta(
      {
        prima,
        contenuto,
        nuova: {
          tipo,
          anno,
          mese,
          dataPagamento,
          descrizione,
          senzaCodiceFuori,
          ravvedimento,
          dati,
          processi,
          ...(crediti.length === 0 ? {} : { riportati: crediti.map(({ uid }) => uid) }),
          restituite: [...restituite],
          corregge,
        },
      },
      { archivio, modifica },
    );
  },

  /** What the runs of a month that are in no F24 would make: together, and each of those left out by itself. */
  propose: async ({ lasciati = [], ...mese }: DaProporre, archivio: Archivio): Promise<Proposta> => {
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
    const cedolini = await rotteDei(archivio, liberi);
    const fuori = new Set(liberi.map(({ uid }) => uid).filter((uid) => lasciati.includes(uid)));
    const come = { modello, dataPagamento, senzaCodiceFuori: false };
    const { withDovuti } = await dovutiAllaScuola(archivio, { ...mese, tipo: tipoDelModello[modello] }, come);
    const { righe, escluse } = proposteDi(
      cedolini.filter(({ testata }) => !fuori.has(testata.idProcesso)),
      come,
      withDovuti,
    );
    const { debito, credito } = totaliDi(righe);
    return {
      modello,
      scadenza: scadenzaTributi(modello, mese, dataPagamento),
      inRitardoDal: inRitardoDal(mese, dataPagamento),
      processi: diF24.map((processo) => ({
        uid: processo.uid,
        idElaborazione: processo.ID_ELABORAZIONE,
        descrizione: processo.DES_ELABORAZIONE,
        dataPagamento: pagataIl(processo),
        numCedolini: processo.numCedolini,
        f24: suoF24(conF24(processo)),
      })),
      righe,
      lasciati: [...fuori].map((processo) => {
        const suoi = cedolini.filter(({ testata }) => testata.idProcesso === processo);
        return { processo, righe: proposteDi(suoi, come).righe };
      }),
      escluse: escluse.map(({ campo, trovato }) => ({ voce: campo, perche: trovato })),
      debito,
      credito,
      inviato,
    };
  },
};

/** The sums that an F24 takes back: credits left by earlier ones, taxes of sums that people gave back. Three requests. */
const dovutiAllaScuola = async (
  archivio: Archivio,
  questo: Pick<Denuncia, 'tipo' | 'anno' | 'mese'> & { readonly uid?: Denuncia['uid'] | undefined },
  { modello, dataPagamento }: Pick<ComeRaccogliere, 'modello' | 'dataPagamento'>,
) => {
  const f24 = await listF24(archivio);
  const crediti = creditiAperti(f24, questo);
  const restituzioni = await restituzioniPer(archivio, f24, questo);
  const restituite = restituiteIn(modello, dataPagamento, restituzioni);
  return {
    crediti,
    restituite,
    impronte: { ...improntaRiporti(crediti), ...improntaRestituzioni(restituzioni) },
    withDovuti: (contenuto: ContenutoDenuncia): ContenutoDenuncia =>
      withoutEccedenza(withRestituite(withCrediti(contenuto, crediti), restituite, restituzioni)),
  };
};

/** The rows that some payslips would make, and what would stay out of them. */
const proposteDi = (
  cedolini: readonly CedolinoContabilizzato[],
  come: ComeRaccogliere,
  withDovuti: (contenuto: ContenutoDenuncia) => ContenutoDenuncia = withoutEccedenza,
) => {
  const { records, escluse } = withDovuti(collectF24(cedolini, come));
  return { righe: records.map(({ campi: { altroEnte: _, ...campi } }) => RigaF24.parse(campi)), escluse };
};

const suoF24 = (denuncia: Denuncia | null) =>
  denuncia === null ? null : { uid: denuncia.uid, descrizione: denuncia.descrizione, datInvio: denuncia.datInvio };
