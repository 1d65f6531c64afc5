import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { flussoDopo, meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { TransferInput, UniemensInput } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { formatMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { loadDaRaccogliere, respintaDi, storeRaccolta } from '../denuncia/denuncia-raccolta.ts';
import { refuseDaDecidere } from '../denuncia/giorno-da-decidere.ts';
import { rifiuto } from '../denuncia/invio-service.ts';
import { daRimandare, ultimaDi } from '../denuncia/rimando.ts';
import { contenutoUniemens } from './contenuto-uniemens.ts';
import { fronteUniemens } from './fronte.ts';
import { refuseGiaDetti } from './gia-detti.ts';

type DaFare = UniemensInput & { readonly versione?: number | undefined };

const isDiUniemens =
  ({ anno, mese }: Mese) =>
  ({ PERIODI_DEST }: Processo): boolean =>
    PERIODI_DEST.some((uno) => uno.adempimento === 'UNIEMENS' && uno.anno === anno && uno.mese === mese);

/** Months whose runs are told in the filing of another: '2026-01 2026-02'. */
const mesiTrasferiti = (trasferiti: string): Mese[] =>
  trasferiti
    .split(' ')
    .flatMap((uno) => (uno === '' ? [] : [{ anno: Number(uno.slice(0, 4)), mese: Number(uno.slice(5)) }]));

/** The filing that runs are looked for, by its month; the month they are looked for in, and those brought into it. */
interface Cercata {
  readonly per: Mese;
  readonly mese: Mese;
  readonly trasferiti: string;
  /** The filing itself, and the one that it sends again; neither of a new one. */
  readonly questa?: Pick<Denuncia, 'uid' | 'solo'> | undefined;
  readonly corretta?: Denuncia['uid'] | undefined;
}

/**
 * The accounted runs that a filing tells of: of its month and of those brought into it, that the filings of no other month have, nor another
 * of its month that was sent: what is accounted after it goes in a further one.
 */
const processiDi = async (archivio: Archivio, cercata: Cercata): Promise<Processo[]> => {
  const { per, mese, trasferiti } = cercata;
  const [processi, denunce] = await Promise.all([
    processiContabilizzati(archivio),
    denunceRepository(archivio).listDel('UNIEMENS#'),
  ]);
  const altrove = new Set(
    denunce
      .filter(
        (altra) =>
          !isRespinta(altra.esito) && (meseOrdinato(altra) !== meseOrdinato(per) || isGiaInviata(altra, cercata)),
      )
      .flatMap((altra) => altra.processi),
  );
  const mesi = [mese, ...mesiTrasferiti(trasferiti)];
  return processi.filter((processo) => !altrove.has(processo.uid) && mesi.some((uno) => isDiUniemens(uno)(processo)));
};

/** A sent filing of the same month that tells of its runs for good. A sending of people who were refused tells of the runs of the first again. */
const isGiaInviata = (altra: Denuncia, { questa, corretta }: Cercata): boolean =>
  corretta === undefined &&
  questa?.solo === undefined &&
  altra.STATUS === 'INVIATO' &&
  altra.solo === undefined &&
  altra.uid !== questa?.uid;

const conTrasferiti = (dati: Denuncia['dati'], trasferiti: string): Denuncia['dati'] =>
  trasferiti === '' ? dati : { ...dati, trasferiti };

export const uniemensService = {
  /** The front as it would be gathered now. @throws STATO_NON_AMMESSO */
  datiDi: async (
    { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
    questa: Denuncia,
  ): Promise<Denuncia['dati']> => {
    const { dati, ...mese } = questa;
    const trasferiti = dati.trasferiti ?? '';
    const [scuola, processi] = await Promise.all([
      getScuolaPropria(archivio),
      processiDi(archivio, { per: mese, mese, trasferiti, questa }),
    ]);
    return conTrasferiti(fronteUniemens(scuola, { mese, oggi }, processi), trasferiti);
  },

  /** Brings into an open filing the runs of an earlier month that no filing has. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  transfer: async (
    { uniemensIdDest: uid, versione, annoProv, meseProv }: TransferInput,
    context: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
  ): Promise<DenunciaIntera> => {
    const { archivio } = context;
    const prima = await loadDaRaccogliere(
      archivio,
      await denunceRepository(archivio, 'UNIEMENS').load(uid),
      versione,
      '',
    );
    const { anno, mese, dati, solo } = prima.denuncia;
    if (solo !== undefined)
      throw rifiuto(
        prima.denuncia,
        "manda di nuovo soltanto chi è stato respinto e non prende altri mesi: portarli in un'altra UniEmens.",
      );
    const da = { anno: annoProv, mese: meseProv };
    if (meseOrdinato(da) >= meseOrdinato({ anno, mese }))
      throw campoNonValido('meseProv', 'Si portano qui le elaborazioni di un mese precedente.');
    const trasferiti = [...new Set([...(dati.trasferiti ?? '').split(' '), meseOrdinato(da)])]
      .filter(Boolean)
      .join(' ');
    const libere = (await processiDi(archivio, { per: { anno, mese }, mese: da, trasferiti: '' })).filter(
      (processo) => !prima.denuncia.processi.includes(processo.uid),
    );
    if (libere.length === 0)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Nessuna elaborazione di ${formatMese(da)} è fuori da una denuncia: se ce n'è una non inviata, eliminarla prima.`,
        { current: { ...prima.denuncia } },
      );
    return gather({ anno, mese }, { prima, corretta: undefined, trasferiti }, context);
  },

  /** Gathers the UniEmens of a month, new or again. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    { versione, allowEmpty, ...mese }: DaFare,
    context: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
  ): Promise<DenunciaIntera> => {
    const { archivio, oggi } = context;
    if (mese.anno > partiDi(oggi).anno)
      throw campoNonValido(
        'anno',
        `Il ${mese.anno} non è ancora cominciato: si denunciano i mesi di quest'anno e di quelli prima.`,
      );
    const delMese = await denunceRepository(archivio).listDel(`UNIEMENS#${meseOrdinato(mese)}#`);
    const invio = await invioDi(archivio, mese, delMese, versione);
    const trasferiti = (invio.prima ?? invio.corretta)?.denuncia.dati.trasferiti ?? '';
    return gather(mese, { ...invio, trasferiti, allowEmpty }, context);
  },
};

/** Which sending of a month is to be made: the open one again, that of who was refused, or the first. */
interface Invio {
  readonly prima: DenunciaSalvata | undefined;
  /** The filing whose refused people it sends again; undefined when it tells of everybody. */
  readonly corretta: DenunciaSalvata | undefined;
}

/** True of a sending that was refused in part and that no other has sent again. */
const isDaRimandare =
  (delMese: readonly Denuncia[]) =>
  (denuncia: Denuncia): boolean =>
    daRimandare(denuncia) !== null && !delMese.some(({ corregge }) => corregge === denuncia.uid);

/** The open sending of a month, else one that was refused in part, else the last. */
const daFareDi = (vive: readonly Denuncia[]): Denuncia | undefined =>
  vive.find(({ STATUS }) => STATUS !== 'INVIATO') ?? vive.find(isDaRimandare(vive)) ?? ultimaDi(vive);

/** The sending to make: the open one, that of people who were refused, a further one of what a sent month lacks. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const invioDi = async (
  archivio: Archivio,
  mese: Mese,
  delMese: readonly Denuncia[],
  versione: number | undefined,
): Promise<Invio> => {
  const denunce = denunceRepository(archivio, 'UNIEMENS');
  const vive = delMese.filter(({ esito }) => !isRespinta(esito));
  const ultima = daFareDi(vive);
  if (ultima === undefined) return { prima: undefined, corretta: undefined };
  if (isDaRimandare(vive)(ultima)) return { prima: undefined, corretta: await denunce.loadIntera(ultima.uid) };
  if (ultima.STATUS === 'INVIATO' && (await processiDi(archivio, { per: mese, mese, trasferiti: '' })).length > 0)
    return { prima: undefined, corretta: undefined };
  const prima = await loadDaRaccogliere(
    archivio,
    ultima,
    versione,
    `UniEmens di ${formatMese(mese)} c'è già: aprirla e aggiornarla.`,
  );
  const { corregge, solo } = ultima;
  return {
    prima,
    corretta: corregge === null || solo === undefined ? undefined : await denunce.loadIntera(corregge),
  };
};

/** The place of a filing among the flows of its month: a new one comes after those that were sent. */
const flussoDi = (prima: Denuncia | undefined, delMese: readonly Denuncia[]): number | undefined =>
  prima === undefined ? flussoDopo(delMese) : prima.flusso;

/** The name of a sending, and what tells it apart from the others of its month. */
const comeInviata = (
  mese: Mese,
  { prima, corretta }: Invio,
  delMese: readonly Denuncia[],
): Pick<Denuncia, 'descrizione' | 'solo' | 'flusso'> => {
  const nome = `UniEmens di ${formatMese(mese)}`;
  const solo = corretta === undefined ? null : daRimandare(corretta.denuncia);
  if (solo !== null) return { solo, descrizione: `${nome}, respinti` };
  const flusso = corretta === undefined ? flussoDi(prima?.denuncia, delMese) : undefined;
  return flusso === undefined ? { descrizione: nome } : { flusso, descrizione: `${nome}, ulteriore flusso` };
};

interface DaRaccogliere extends Invio {
  readonly trasferiti: string;
  readonly allowEmpty?: boolean;
}

/** The runs of a month and of those brought into it, stored as its filing. @throws STATO_NON_AMMESSO, DUPLICATO */
const gather = async (
  mese: Mese,
  { prima, corretta, trasferiti, allowEmpty = true }: DaRaccogliere,
  { archivio, modifica, oggi }: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
): Promise<DenunciaIntera> => {
  const [scuola, processi, delMese] = await Promise.all([
    getScuolaPropria(archivio),
    processiDi(archivio, {
      per: mese,
      mese,
      trasferiti,
      questa: prima?.denuncia,
      corretta: corretta?.denuncia.uid,
    }),
    denunceRepository(archivio).listDel(`UNIEMENS#${meseOrdinato(mese)}#`),
  ]);
  const dati = conTrasferiti(fronteUniemens(scuola, { mese, oggi }, processi), trasferiti);
  if (processi.length === 0 && !allowEmpty)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Nessuna elaborazione contabilizzata di ${formatMese(mese)} va in UniEmens: scegliere un altro mese, oppure crearla vuota.`,
    );
  await refuseDaDecidere(archivio, processi);
  const uids = processi.map(({ uid }) => uid);
  const contenuto = await contenutoUniemens(archivio, { mese, processi, scuola, corretta });
  const come = comeInviata(mese, { prima, corretta }, delMese);
  if (come.flusso !== undefined) await refuseGiaDetti(archivio, mese, delMese, contenuto);
  return storeRaccolta(
    {
      prima,
      contenuto,
      nuova: {
        tipo: 'uniemens',
        ...mese,
        processi: uids,
        dati,
        corregge: corretta?.denuncia.uid ?? respintaDi(delMese, uids),
        ...come,
        dataPagamento: ultimoGiornoDelMese(mese),
        senzaCodiceFuori: false,
      },
    },
    { archivio, modifica },
  );
};
