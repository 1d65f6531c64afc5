import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { isTuttoConguagliato, type PagatoNellAnno } from '#archivio/cedolini/conguaglio-saputo.ts';
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
import { imponibile } from '#shared/instradamento/imponibile.ts';
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

/** The payments of a person in a tax year, and those of them that hold ordinary tax. */
interface DellaPersona {
  readonly pagati: readonly PagatoNellAnno[];
  readonly tassati: readonly Tassato[];
}

/** The accounted payslips of a tax year of each person of today: two requests a run. */
const dellAnno = async (anno: number, archivio: Archivio): Promise<readonly DellaPersona[]> => {
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
      return sue.map((testata) => ({
        persona: testata.uidSubAnagrafe,
        pagato: pagatoDi(testata, processo.dataPagamento),
        tassato: tassatoDi(testata, processo.dataPagamento, resti === null ? null : (resti.get(testata.uid) ?? 0)),
      }));
    }),
  );
  const perPersona = Map.groupBy(letti.flat(), ({ persona }) => persona);
  return [...perPersona.values()].map((suoi) => ({
    pagati: suoi.map(({ pagato }) => pagato),
    tassati: suoi.flatMap(({ tassato }) => tassato).toSorted((a, b) => (a.pagatoIl < b.pagatoIl ? -1 : 1)),
  }));
};

/** A payslip as a settlement of its year looks at it, taxed or not. */
const pagatoDi = (testata: CedolinoSalvato, il: string): PagatoNellAnno => {
  const righe = righeBrevi(testata);
  const aScaglioni = righe.every(({ codice, aliquota }) => codice !== 'IRPEF' || aliquota === null);
  const { conguagliato } = testata;
  return { il, conguagliato, conguaglia: conguagliato !== undefined, imponibile: aScaglioni ? imponibile(righe) : 0 };
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

const NON_SAPUTO =
  "Il conguaglio fatto non sa di un pagamento contabilizzato poi: rifarlo, perché la certificazione dica tutto l'anno.";

/** True of a year that was settled before all its payments were known, be what is left to take nothing. */
const isDaRifare = (pagati: readonly PagatoNellAnno[]): boolean =>
  pagati.some(({ conguaglia }) => conguaglia) && !isTuttoConguagliato(pagati);

const esitoDi = (differenza: Centesimi): Pick<Giudizio, 'esito'> => ({ esito: differenza === 0 ? 'PARI' : 'DA_FARE' });

const byElaborazione = (
  tassati: readonly Tassato[],
  calcolato: CedolinoPersona | undefined,
  daRifare: boolean,
): Giudizio => {
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
    ...(daRifare
      ? { esito: 'DA_FARE', nota: accorciato(`${NON_SAPUTO} ${nota}`.trim(), 1000) }
      : { ...esitoDi(differenza), nota: accorciato(nota, 1000), ...rinviato(tassati.at(-1), differenza) }),
  };
};

/** At the rate of the last payslip, on the sum: each payslip rounds its own tax, so that a cent each is no difference. */
const byAliquota = (tassati: readonly Tassato[], trattenuto: Centesimi): Giudizio => {
  const dovuto = quota(somma(tassati.map((uno) => uno.imponibile)), tassati.at(-1)?.aliquota ?? 0);
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
  { tassati, pagati }: DellaPersona,
  conguagli: ReadonlyMap<string, CedolinoPersona>,
): readonly RigaConguaglio[] => {
  const ultimo = tassati.at(-1);
  if (ultimo === undefined) return [];
  const { uidSubAnagrafe, storico } = ultimo.testata;
  const trattenuto = somma(tassati.map((uno) => uno.trattenuto));
  const giudizio = (): Giudizio => {
    if (tassati.some(isConElaborazione))
      return byElaborazione(tassati, conguagli.get(uidSubAnagrafe), isDaRifare(pagati));
    return tassati.some(({ aliquota }) => aliquota === null) ? IN_CEDOLINO : byAliquota(tassati, trattenuto);
  };
  return [
    {
      uidSubAnagrafe,
      desCf: storico.desCf,
      cedolini: tassati.length,
      imponibile: somma(tassati.map((uno) => uno.imponibile)),
      trattenuto,
      nominativo: `${storico.desCognome} ${storico.desNome}`.trim(),
      ...giudizio(),
    },
  ];
};

/**
 * Of each person taxed in a year, what was withheld against what is due on the sum: of who is taxed by brackets as the settlement run would
 * compute it now, of who has a rate at that rate. Nothing is written.
 */
export const getConguaglio = async (anno: number, contesto: ContestoConguaglio): Promise<Conguaglio> => {
  const persone = await dellAnno(anno, contesto.archivio);
  const conElaborazione = persone.flatMap(({ tassati }) =>
    tassati.filter(isConElaborazione).map(({ testata }) => testata.uidSubAnagrafe),
  );
  const conguagli = await conguagliDi(anno, [...new Set(conElaborazione)], contesto);
  return { anno, righe: persone.flatMap((una) => rigaDi(una, conguagli)).toSorted(byNomeIntero) };
};
