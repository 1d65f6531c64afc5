import { cedolino as cedolinoDi, type EsitoCedolino } from '../../shared/calculation/cedolino.ts';
import { Situazione } from '../../shared/calculation/situazione.ts';
import { regoleCorrenti, type Regole } from '../../shared/rules/regole.ts';
import { repository } from '../platform/repository.ts';
import { readDatiPersona, type DatiPersona } from './dati-persona.ts';
import { processoEntita } from './processo.ts';
import { serviziRegistrati } from './servizi-registrati.ts';
import { partiMetodo } from './voci/voce.ts';
import { storiaAnno } from './progressivi.ts';
import { fiscaliRegistrati } from './fiscali-registrati.ts';
import { percettoreDi } from './percettore-registrato.ts';
import { componiSituazione, type ProcessoDaCalcolare } from './situazione.ts';
import type { Anomalia } from '../../shared/contracts/cedolino-calcolato.ts';
import type { Storico } from '../../shared/contracts/cedolino.ts';
import type { InputCedolino } from '../../shared/contracts/cedolino-input.ts';
import type { Cedolino } from '../../shared/calculation/cedolino-tipi.ts';
import type { TipoPercettore } from '../../shared/domain/percettore.ts';
import type { Store } from '../platform/dynamo.ts';

/** One person of a run: what was asked, who they were, and the payslip, or the reasons why there is none (`cedolino` null). */
export interface CedolinoPersona {
  readonly input: InputCedolino;
  readonly storico: Storico;
  readonly percettore: TipoPercettore | null;
  readonly situazione: Situazione | null;
  readonly cedolino: Cedolino | null;
  /** Why there is no payslip; of a computed one, what the records add to its own warnings. */
  readonly anomalie: readonly Anomalia[];
}

/** Payslips of some people of a run, as the archive knows them now: nothing is written. One query a person, one request for the runs before. */
export const cedoliniPersone = async (store: Store, codmin: string, processo: ProcessoDaCalcolare, inputs: readonly InputCedolino[], regole: Regole = regoleCorrenti()): Promise<CedolinoPersona[]> => {
  const dati = await Promise.all(inputs.map(({ uidSubAnagrafe }) => readDatiPersona(store, codmin, uidSubAnagrafe)));
  const contabilizzati = await processiContabilizzati(store, codmin, dati.flatMap((persona) => persona?.pagamenti ?? []));
  return inputs.map((input, indice) => cedolinoPersona(processo, input, dati[indice], contabilizzati, regole));
};

/** Runs, among those that paid somebody, that are accounted: only they count in the year. */
const processiContabilizzati = async (store: Store, codmin: string, pagamenti: readonly { readonly idProcesso: string }[]): Promise<ReadonlySet<string>> => {
  const processi = await repository(processoEntita, store, codmin).getMany([...new Set(pagamenti.map(({ idProcesso }) => idProcesso))]);
  return new Set(processi.filter(({ STATUS }) => STATUS === 'CONTABILIZZATO').map(({ uid }) => uid));
};

/** The payslip of one person. The tax year is known once it is computed: sums of the year before paid by 12 January belong to that one. */
export const cedolinoPersona = (processo: ProcessoDaCalcolare, input: InputCedolino, dati: DatiPersona | undefined, contabilizzati: ReadonlySet<string>, regole: Regole): CedolinoPersona => {
  if (dati === undefined) return { input, storico: SENZA_STORICO, percettore: null, situazione: null, cedolino: null, anomalie: [PERSONA_ASSENTE] };
  const annoPagamento = Number(processo.dataPagamento.slice(0, 4));
  const primo = nellAnno(processo, input, dati, contabilizzati, regole, annoPagamento);
  const annoFiscale = primo.cedolino?.annoFiscale ?? annoPagamento;
  return annoFiscale === annoPagamento ? primo : nellAnno(processo, input, dati, contabilizzati, regole, annoFiscale);
};

const nellAnno = (processo: ProcessoDaCalcolare, input: InputCedolino, dati: DatiPersona, contabilizzati: ReadonlySet<string>, regole: Regole, anno: number): CedolinoPersona => {
  const fiscali = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const storia = storiaAnno(dati.pagamenti, anno, processo.uid, contabilizzati);
  const percettore = percettoreDi(processo, input, dati, fiscali);
  const chi = { input, storico: storicoDi(dati), percettore: percettore?.tipo ?? null };
  const composta = componiSituazione(processo, input, { servizi: isSupplenza(processo) ? serviziRegistrati(processo, dati) : null, percettore, fiscali: fiscaliRegistrati(dati, fiscali, anno, processo.dataPagamento), dati: fiscali, storia });
  if ('anomalie' in composta) return { ...chi, situazione: null, cedolino: null, anomalie: composta.anomalie };
  const completa = Situazione.safeParse(composta.situazione);
  return { ...chi, situazione: completa.success ? completa.data : null, ...esitoDi(cedolinoDi(composta.situazione, regole), storia.nonContabilizzati) };
};

const isSupplenza = ({ idMetodo }: ProcessoDaCalcolare): boolean => partiMetodo(idMetodo).tipo === 'SUP';

const esitoDi = (esito: EsitoCedolino, nonContabilizzati: number): Pick<CedolinoPersona, 'cedolino' | 'anomalie'> => {
  if (esito.esito === 'scartato') return { cedolino: null, anomalie: esito.anomalie };
  return { cedolino: esito.cedolino, anomalie: nonContabilizzati === 0 ? [] : [altriCedolini(nonContabilizzati)] };
};

export const storicoDi = ({ persona: { desCognome, desNome, desCf, matricola } }: DatiPersona): Storico => ({ desCognome, desNome, desCf, matricola });

const SENZA_STORICO: Storico = { desCognome: '', desNome: '', desCf: '', matricola: 0 };

const PERSONA_ASSENTE: Anomalia = { codice: 'PERSONA_ASSENTE', messaggio: 'La persona non è nell\'anagrafe della scuola: inserirla, oppure toglierla dall\'elaborazione.' };

const altriCedolini = (numero: number): Anomalia => ({
  codice: 'CEDOLINI_NON_CONTABILIZZATI',
  messaggio: `La persona ha ${numero === 1 ? 'un altro cedolino' : `altri ${numero} cedolini`} dell'anno in elaborazioni non ancora contabilizzate, che non ${numero === 1 ? 'conta' : 'contano'} nei progressivi e nelle soglie di questo.`,
});
