import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { consegnaCuEntita } from '#archivio/denunce/consegna-cu.ts';
import { readDatiPersona, readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { partiDegliEredi } from '#archivio/fascicolo/eredita.ts';
import { ferieRegistrate } from '#archivio/fascicolo/ferie-registrate.ts';
import { pagateDi, type Pagata, type PassoDelRapporto } from '#archivio/fascicolo/fine-rapporto.ts';
import { erediDellaScuola } from '#archivio/persone/eredi.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { compensoFerie, ferieRimaste } from '#shared/calculation/righe/ferie-da-pagare.ts';
import { FerieDaPagare } from '#shared/calculation/situazione/ferie.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { somma, type Centesimi, type PartiPerMilione } from '#shared/money/centesimi.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { restiAperti, type RestoAperto } from '../calcolo/conguaglio/resti-aperti.ts';
import { fineDi } from './fine-rapporto-service.ts';

/** An assignment, what was agreed and what accounted payslips have paid of it. */
export interface IncaricoPagato {
  readonly incarico: Incarico;
  readonly pagato: Centesimi;
}

/** The leave left on the last day of a fixed-term contract, in hundredths of a day; no amount where the tables have no pay for it. */
export interface FerieRimaste {
  readonly cessazione: Giorno;
  readonly giorni: number;
  readonly importo: Centesimi | null;
}

/** An heir, with the share of the estate as recorded and the net that runs have paid them. */
export interface EredePagato {
  readonly erede: Persona;
  readonly quota: PartiPerMilione;
  readonly netto: Centesimi;
}

/** Everything of the engagements of a person, as they stand today. */
export interface FascicoloDelRapporto {
  readonly dati: DatiPersona;
  readonly fine: Giorno | null;
  readonly passi: readonly PassoDelRapporto[];
  readonly incarichi: readonly IncaricoPagato[];
  readonly pagate: readonly Pagata[];
  /** The runs that would pay them and are not accounted. */
  readonly aperte: readonly { readonly processo: Processo; readonly pagamento: PagamentoSalvato }[];
  readonly ferie: FerieRimaste | null;
  readonly resti: readonly RestoAperto[];
  /** Tax years that a certificate tells of, and when it was handed over. */
  readonly cu: readonly { readonly anno: number; readonly consegnata: Giorno | null }[];
  readonly eredi: readonly EredePagato[];
  /** The sum of the shares of the heirs, in parts per million. */
  readonly quote: PartiPerMilione;
}

/** The dossiers of some people, in the order asked for; nothing of who is not of the school. */
export const fascicoliDelRapporto = async (
  uids: readonly Uid<'PERSONA'>[],
  contesto: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<readonly FascicoloDelRapporto[]> => {
  const eredi = await erediDellaScuola(contesto.archivio);
  const letti: FascicoloDelRapporto[] = [];
  for (const uid of uids) {
    const dati = await readDatiPersona(contesto.archivio, uid);
    if (dati !== undefined) letti.push(await fascicoloDi(dati, eredi, contesto));
  }
  return letti;
};

const fascicoloDi = async (
  dati: DatiPersona,
  eredi: readonly Persona[],
  contesto: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<FascicoloDelRapporto> => {
  const { archivio } = contesto;
  const suoi = eredi.filter(({ cfDeceduto }) => cfDeceduto === dati.persona.desCf);
  const pagate = await pagateDi(archivio, dati);
  const [{ fine, passi }, aperte, consegne, netti] = await Promise.all([
    fineDi(dati, pagate, contesto),
    aperteDi(archivio, dati),
    archivio.of(consegnaCuEntita).listAll(dati.persona.uid),
    nettiPagati(archivio, suoi),
  ]);
  const pagamenti = pagate.map(({ pagamento }) => pagamento);
  const anni = pagate
    .filter(({ processo }) => processo.ADEMPIMENTI.includes('CU'))
    .map(({ pagamento }) => pagamento.annoFiscale);
  return {
    dati,
    fine,
    passi,
    pagate,
    aperte,
    incarichi: dati.incarichi.map((incarico) => ({ incarico, pagato: pagatoDi(incarico, pagamenti) })),
    ferie: ferieDi(dati, pagate),
    resti: restiAperti(pagamenti),
    cu: [...new Set([...anni, ...consegne.map(({ anno }) => anno)])]
      .toSorted((a, b) => a - b)
      .map((anno) => ({ anno, consegnata: consegne.find((una) => una.anno === anno)?.giorno ?? null })),
    ...quoteDegli(suoi, netti),
  };
};

const quoteDegli = (
  eredi: readonly Persona[],
  netti: ReadonlyMap<string, Centesimi>,
): Pick<FascicoloDelRapporto, 'eredi' | 'quote'> => ({
  eredi: eredi.map((erede) => ({ erede, quota: erede.quotaEredita ?? 0, netto: netti.get(erede.uid) ?? 0 })),
  quote: partiDegliEredi(eredi)[0]?.quote ?? 0,
});

const pagatoDi = ({ uid, accorpati = [] }: Incarico, pagamenti: readonly PagamentoSalvato[]): Centesimi => {
  const nomi = new Set([uid, ...accorpati]);
  return somma(
    pagamenti.flatMap(({ incarichi = [] }) =>
      incarichi.filter(({ uidIncarico }) => nomi.has(uidIncarico)).map(({ importo }) => importo),
    ),
  );
};

const aperteDi = async (archivio: Archivio, { pagamenti }: DatiPersona): Promise<FascicoloDelRapporto['aperte']> => {
  const processi = await processiRepository(archivio).getMany([
    ...new Set(pagamenti.map(({ idProcesso }) => idProcesso)),
  ]);
  const aperti = new Map(
    processi
      .filter(({ STATUS, simulazione }) => STATUS !== 'CONTABILIZZATO' && !simulazione)
      .map((processo) => [processo.uid, processo]),
  );
  return pagamenti.flatMap((pagamento) => {
    const processo = aperti.get(pagamento.idProcesso);
    return processo === undefined ? [] : [{ processo, pagamento }];
  });
};

/** The net that accounted runs have paid to some people. */
const nettiPagati = async (
  archivio: Archivio,
  persone: readonly Persona[],
): Promise<ReadonlyMap<string, Centesimi>> => {
  if (persone.length === 0) return new Map();
  const letti = (
    await readDatiPersone(
      archivio,
      persone.map(({ uid }) => uid),
    )
  ).flatMap((dati) => dati ?? []);
  const pagamenti = letti.flatMap((dati) => dati.pagamenti);
  const processi = await processiRepository(archivio).getMany([
    ...new Set(pagamenti.map(({ idProcesso }) => idProcesso)),
  ]);
  const contati = new Set(processi.filter(isContata).map(({ uid }) => uid));
  return new Map(
    letti.map(({ persona, pagamenti: suoi }) => [
      persona.uid,
      somma(suoi.filter(({ idProcesso }) => contati.has(idProcesso)).map(({ netto }) => netto)),
    ]),
  );
};

/** The leave that the last fixed-term contract left, unless a run of leave has paid it. */
const ferieDi = (dati: DatiPersona, pagate: readonly Pagata[]): FerieRimaste | null => {
  const ultima = dati.servizi
    .filter(({ contratto }) => contratto !== 'TI')
    .flatMap(({ datFine }) => datFine ?? [])
    .toSorted()
    .at(-1);
  if (ultima === undefined) return null;
  const { anno, mese } = partiDi(ultima);
  const registrate = ferieRegistrate({ ANNO: anno, MESE: mese }, dati);
  const liquidate = pagate.some(
    ({ processo, pagamento }) => processo.TIPO_ELABORAZIONE === 'FER' && pagamento.dataPagamento >= ultima.slice(0, 7),
  );
  if (registrate === null || liquidate) return null;
  const ferie = FerieDaPagare.parse(registrate);
  const regole = regoleCorrenti();
  try {
    return {
      cessazione: ultima,
      giorni: ferieRimaste(ferie, regole),
      importo: compensoFerie(ferie, regole).importo,
    };
  } catch (error) {
    if (!(error instanceof CalcoloImpossibile || error instanceof RegolaMancante)) throw error;
    return { cessazione: ultima, giorni: ferieRimaste(ferie, regole), importo: null };
  }
};
