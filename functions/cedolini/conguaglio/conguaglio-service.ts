import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { sottoAnagrafe } from '#archivio/cedolini/intestatario.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Conguaglio, RigaConguaglio } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { quota } from '#shared/money/arrotondamenti.ts';
import { formatEuro, somma, type Centesimi } from '#shared/money/centesimi.ts';
import { cedoliniPersone, type CedolinoPersona } from '../calcolo/cedolini-persone.ts';

/** An accounted payslip of the year with its ordinary tax; one of a settlement run has no base of its own. */
interface Tassato {
  readonly testata: CedolinoSalvato;
  readonly pagatoIl: string;
  readonly imponibile: Centesimi;
  readonly trattenuto: Centesimi;
  /** What it settled and could not withhold: told to the payee, or in instalments. */
  readonly resta: Centesimi;
  /** Rate it was withheld at; null where the tax is by brackets. */
  readonly aliquota: number | null;
}

/** The school of a check, its kind and what its calculations assume. */
export interface ContestoConguaglio extends Pick<Processo, 'setupType' | 'opzioni'> {
  readonly archivio: Archivio;
}

/** What is taken from the payee: the tax less the bonus that came with the pay. */
const netta = (righe: readonly { readonly codice: string; readonly importo: Centesimi }[]): Centesimi =>
  somma(righe.filter(({ codice }) => codice === 'IRPEF').map(({ importo }) => importo)) -
  somma(righe.filter(({ codice }) => codice === 'TRATTAMENTO_INTEGRATIVO').map(({ importo }) => importo));

const RESTA: readonly string[] = ['CONGUAGLIO_NON_TRATTENUTO', 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE'];
const restaDi = (righe: readonly { readonly codice: string; readonly importo: Centesimi }[]): Centesimi =>
  somma(righe.filter(({ codice }) => RESTA.includes(codice)).map(({ importo }) => importo));

const isConguaglio = ({ TIPO_ELABORAZIONE }: Processo): boolean => TIPO_ELABORAZIONE === 'CON';

/** `resta` is of a settlement, which may withhold nothing and still be one; null of any other payslip. */
const tassatoDi = (testata: CedolinoSalvato, pagatoIl: string, resta: Centesimi | null): Tassato[] => {
  const righe = righeBrevi(testata);
  const imposta = righe.filter(({ codice }) => codice === 'IRPEF');
  if (imposta.length === 0 && resta === null) return [];
  return [
    {
      testata,
      pagatoIl,
      trattenuto: netta(righe),
      resta: resta ?? 0,
      imponibile: resta !== null ? 0 : somma(imposta.map(({ base }) => base ?? 0)),
      aliquota: imposta[0]?.aliquota ?? null,
    },
  ];
};

/** What each payslip of a settlement run could not withhold, by its uid: the heads have no summary, so each is read whole. */
const restiDi = async (
  testate: readonly CedolinoSalvato[],
  archivio: Archivio,
): Promise<ReadonlyMap<string, Centesimi>> => {
  const interi = await cedoliniRepository(archivio).getInteri(testate.map(({ uid }) => uid));
  return new Map(
    interi.map(({ testata, dettaglio }) => [
      testata.uid,
      restaDi(readContenuto(dettaglio.contenuto).cedolino?.righe ?? []),
    ]),
  );
};

/** The accounted payslips of a tax year that hold ordinary tax, under the people of today: two requests a run. */
const tassatiDellAnno = async (anno: number, archivio: Archivio): Promise<readonly Tassato[]> => {
  const anni = [anno, anno + 1].map(String);
  const processi = (await processiContabilizzati(archivio)).filter(({ dataPagamento }) =>
    anni.includes(dataPagamento.slice(0, 4)),
  );
  const cedolini = cedoliniRepository(archivio);
  const letti = await Promise.all(
    processi.map(async (processo) => {
      const testate = await cedolini.listTestate(processo.uid);
      const delAnno = testate.filter(({ annoFiscale }) => annoFiscale === anno);
      const sue = await sottoAnagrafe(archivio, delAnno);
      const resti = isConguaglio(processo) ? await restiDi(sue, archivio) : null;
      return sue.flatMap((testata) =>
        tassatoDi(testata, processo.dataPagamento, resti === null ? null : (resti.get(testata.uid) ?? 0)),
      );
    }),
  );
  return letti.flat().toSorted((a, b) => (a.pagatoIl < b.pagatoIl ? -1 : 1));
};

/** Taxed by brackets, and of those whom a run of the school settles. */
const isConElaborazione = ({ testata: { percettore }, aliquota }: Tassato): boolean =>
  aliquota === null && percettore !== null && percettoriAmmessi.CON.includes(percettore);

/** What a settlement run of the last day for it would say of some people. */
const conguagliDi = async (
  anno: number,
  persone: readonly Uid<'PERSONA'>[],
  { archivio, setupType, opzioni }: ContestoConguaglio,
): Promise<ReadonlyMap<string, CedolinoPersona>> => {
  if (persone.length === 0) return new Map();
  const processo = {
    ...({ uid: asUid<'PROCESSO'>(''), ANNO: anno + 1, MESE: 2, idMetodo: 'CON-LD', simulazione: true } as const),
    dataPagamento: `${anno + 1}-02-28`,
    annoConguagliato: anno,
    setupType,
    opzioni,
  };
  const inputs = persone.map((uidSubAnagrafe) => ({ uidSubAnagrafe, percettore: null, voci: [] }));
  const calcolati = await cedoliniPersone(archivio, processo, inputs);
  return new Map(calcolati.map((una) => [una.input.uidSubAnagrafe, una]));
};

type Giudizio = Pick<RigaConguaglio, 'modo' | 'dovuto' | 'differenza' | 'esito' | 'nota'>;

/** What the settlement takes or gives back, and what it would take if something allowed it. */
const saldoDi = ({ righe }: Cedolino): Centesimi => netta(righe) + restaDi(righe);

const IN_CEDOLINO: Giudizio = {
  modo: 'CEDOLINO',
  dovuto: null,
  differenza: null,
  esito: 'NEL_CEDOLINO',
  nota: 'L’imposta è a scaglioni: si conguaglia nell’ultimo cedolino dell’anno, o del contratto, con la sua opzione.',
};

/** What the last settlement of the year left, when it is all that the next one would ask: nothing is to be done again. */
const rinviato = (ultimo: Tassato | undefined, differenza: Centesimi): Pick<Giudizio, 'esito' | 'nota'> | null =>
  ultimo === undefined || ultimo.resta === 0 || ultimo.resta !== differenza
    ? null
    : {
        esito: 'RINVIATO',
        nota: `Già conguagliato il ${formatGiorno(ultimo.pagatoIl)}: restano ${formatEuro(differenza)}, comunicati al percipiente o, se l'ha chiesto, trattenuti nei pagamenti del ${Number(ultimo.testata.annoFiscale) + 1} dai suoi dati fiscali.`,
      };

const byElaborazione = (tassati: readonly Tassato[], calcolato: CedolinoPersona | undefined): Giudizio => {
  const trattenuto = somma(tassati.map((uno) => uno.trattenuto));
  const modo = 'ELABORAZIONE';
  if (calcolato?.anomalie.some(({ codice }) => codice === 'PERCETTORE_NON_AMMESSO') === true) return IN_CEDOLINO;
  if (calcolato?.cedolino == null) {
    const nota = (calcolato?.anomalie ?? []).map(({ messaggio }) => messaggio).join(' ');
    return { modo, dovuto: null, differenza: null, esito: 'NON_CALCOLABILE', nota: accorciato(nota, 1000) };
  }
  const differenza = saldoDi(calcolato.cedolino);
  const nota = calcolato.cedolino.avvisi.map(({ messaggio }) => messaggio).join(' ');
  return {
    modo,
    dovuto: trattenuto + differenza,
    differenza,
    nota: accorciato(nota, 1000),
    esito: differenza === 0 ? 'PARI' : 'DA_FARE',
    ...rinviato(tassati.at(-1), differenza),
  };
};

/** At the rate of the last payslip, on the sum: each payslip rounds its own tax, so that a cent each is no difference. */
const byAliquota = (tassati: readonly Tassato[], imponibile: Centesimi, trattenuto: Centesimi): Giudizio => {
  const dovuto = quota(imponibile, tassati.at(-1)?.aliquota ?? 0);
  const differenza = dovuto - trattenuto;
  const pari = Math.abs(differenza) <= tassati.length;
  return {
    modo: 'ALIQUOTA',
    dovuto,
    differenza,
    esito: pari ? 'PARI' : 'DIVERSO',
    nota: pari ? '' : 'L’aliquota è cambiata nell’anno: i cedolini di prima l’hanno applicata com’era.',
  };
};

const rigaDi = (
  [primo, ...altri]: readonly [Tassato, ...Tassato[]],
  conguagli: ReadonlyMap<string, CedolinoPersona>,
): RigaConguaglio => {
  const tassati = [primo, ...altri];
  const { uidSubAnagrafe, storico } = (altri.at(-1) ?? primo).testata;
  const imponibile = somma(tassati.map((uno) => uno.imponibile));
  const trattenuto = somma(tassati.map((uno) => uno.trattenuto));
  const giudizio = (): Giudizio => {
    if (tassati.some(isConElaborazione)) return byElaborazione(tassati, conguagli.get(uidSubAnagrafe));
    return tassati.some(({ aliquota }) => aliquota === null)
      ? IN_CEDOLINO
      : byAliquota(tassati, imponibile, trattenuto);
  };
  return {
    uidSubAnagrafe,
    desCf: storico.desCf,
    cedolini: tassati.length,
    imponibile,
    trattenuto,
    nominativo: `${storico.desCognome} ${storico.desNome}`.trim(),
    ...giudizio(),
  };
};

const isGruppo = (tassati: readonly Tassato[]): tassati is readonly [Tassato, ...Tassato[]] => tassati.length > 0;

/**
 * Of each person taxed in a year, what was withheld against what is due on the sum: of who is taxed by brackets as the settlement run would
 * compute it now, of who has a rate at that rate. Nothing is written.
 */
export const getConguaglio = async (anno: number, contesto: ContestoConguaglio): Promise<Conguaglio> => {
  const tassati = await tassatiDellAnno(anno, contesto.archivio);
  const conElaborazione = new Set(tassati.filter(isConElaborazione).map(({ testata }) => testata.uidSubAnagrafe));
  const conguagli = await conguagliDi(anno, [...conElaborazione], contesto);
  const gruppi = [...Map.groupBy(tassati, ({ testata }) => testata.uidSubAnagrafe).values()];
  return {
    anno,
    righe: gruppi.flatMap((gruppo) => (isGruppo(gruppo) ? [rigaDi(gruppo, conguagli)] : [])).toSorted(byNomeIntero),
  };
};
