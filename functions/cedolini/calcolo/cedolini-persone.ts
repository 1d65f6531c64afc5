import { conIncarichi, conTrattenute, fattiDi, type FattiPersona } from '#archivio/cedolini/fatti.ts';
import { readPersoneIntere, type DatiPersona, type PersonaNonLetta } from '#archivio/fascicolo/dati-persona.ts';
import { ereditaDi, type Eredita } from '#archivio/fascicolo/eredita.ts';
import type { PagatoInLista } from '#archivio/noipa/voci-dei-compensi.ts';
import { entiAl, loadDatiVersamenti, type DatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { cedolino as cedolinoDi } from '#shared/calculation/cedolino/cedolino.ts';
import { naturaReddito } from '#shared/calculation/prospetti/prospetto.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { annoDeiDati, contesto, type NaturaReddito } from '#shared/calculation/situazione/contesto.ts';
import { Percettore } from '#shared/calculation/situazione/percettore.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Percettore as PercettoreRegistrato } from '#shared/contracts/anagrafe/percettore.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { partiMetodo, type Voce } from '../../riferimento/voci/voce.ts';
import type { AltraElaborazione } from '../gia-pagato/elaborazioni.ts';
import { listeDaConfrontare } from '../gia-pagato/liste.ts';
import { dizionarioDi } from '../voci/dizionario.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { avvisiDelCedolino } from './avvisi.ts';
import { composeSituazione, type Composta, type ProcessoDaCalcolare, type Registrato } from './composizione.ts';
import { trattenuteLette } from './dati-letti.ts';
import { anomalieSuiRecord } from './dato-registrato.ts';
import { isFineRapporto } from './fine-rapporto.ts';
import { fiscaliRegistrati } from './fiscali-registrati.ts';
import { impedimentiDelCedolino } from './impedimenti-cedolino.ts';
import { contrattoAl, percettoreDi, sedePrincipale, servizioPagato } from './percettore-registrato.ts';
import { processiContabilizzati } from './processi-contabilizzati.ts';
import { storiaAnno } from './progressivi.ts';
import { regoleDellaScuola } from './regole/regole-della-scuola.ts';
import { servizioDaPagare, serviziRegistrati } from './servizi-registrati.ts';

/** One person of a run: what was asked, who they were, and the payslip, or the reasons why there is none (`cedolino` null). */
export interface CedolinoPersona {
  readonly input: InputCedolino;
  readonly storico: Storico;
  readonly fatti: FattiPersona | null;
  readonly percettore: TipoPercettore | null;
  readonly situazione: Situazione | null;
  readonly cedolino: Cedolino | null;
  /** Why there is no payslip; of a computed one, what the records add to its own warnings. */
  readonly anomalie: readonly Anomalia[];
}

/**
 * Payslips of some people of a run, as the archive knows them now: nothing is written. One request for all of them (and one more a megabyte), one for the runs before, one for the surtaxes.
 * `sparisce`: a run whose payslips go away in the same unit of change, and so count for nothing.
 */
export const cedoliniPersone = async (
  archivio: Archivio,
  processo: ProcessoDaCalcolare,
  inputs: readonly InputCedolino[],
  sparisce?: Uid<'PROCESSO'>,
): Promise<CedolinoPersona[]> => {
  const dati = (
    await readPersoneIntere(
      archivio,
      inputs.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
    )
  ).map((persona) => (isLetta(persona) ? senzaPagamentiDi(persona, [sparisce, sostituitaDa(processo)]) : persona));
  const lette = dati.filter(isLetta);
  const eredi = await ereditaDi(
    archivio,
    lette.map(({ persona }) => persona),
  );
  const [{ contabilizzati, elaborazioni, nonLetti }, regole, versamenti, vociScuola, liste] = await Promise.all([
    processiContabilizzati(
      archivio,
      [
        ...lette.map(({ pagamenti }) => pagamenti),
        ...[...eredi.values()].map(({ pagatiInVita }) => pagatiInVita),
      ].flat(),
    ),
    regoleDellaScuola(archivio, processo, lette),
    loadDatiVersamenti(archivio),
    loadVociScuola(archivio),
    listeDaConfrontare(archivio, processo, inputs),
  ]);
  const ambiente = { contabilizzati, elaborazioni, regole, versamenti, vociScuola, liste, eredi };
  return inputs.map((input, indice) => {
    const persona = dati[indice];
    if (persona !== undefined && !isLetta(persona)) return senzaCedolino(input, persona.item, persona.nonLetta);
    const nonLetto = persona?.pagamenti.find(({ idProcesso }) => nonLetti.has(idProcesso));
    return nonLetto === undefined
      ? cedolinoPersona(processo, input, persona, ambiente)
      : senzaCedolino(input, { ...persona?.persona }, nonLetti.get(nonLetto.idProcesso) ?? '');
  });
};

const isLetta = (persona: DatiPersona | PersonaNonLetta | undefined): persona is DatiPersona =>
  persona !== undefined && !('nonLetta' in persona);

/** A person with a record that only a later version of the program can read: nothing is computed without it. */
const senzaCedolino = (input: InputCedolino, chi: Item | undefined, messaggio: string): CedolinoPersona => ({
  input,
  storico: Storico.strip().safeParse(chi).data ?? SENZA_STORICO,
  fatti: null,
  percettore: null,
  situazione: null,
  cedolino: null,
  anomalie: [{ codice: 'VERSIONE_PIU_RECENTE', messaggio }],
});

/** The run whose place one takes: it counts for nothing in what is computed in its stead. */
const sostituitaDa = ({ corregge }: ProcessoDaCalcolare): Uid<'PROCESSO'> | undefined =>
  corregge?.ridata === true ? corregge.idProcesso : undefined;

const senzaPagamentiDi = (dati: DatiPersona, fuori: readonly (Uid<'PROCESSO'> | undefined)[]): DatiPersona => ({
  ...dati,
  pagamenti: dati.pagamenti.filter(({ idProcesso }) => !fuori.includes(idProcesso)),
});

/** What every payslip of a run is computed in: which runs count in the year, the rules in force, whom the school pays to, its own items. */
export interface Ambiente {
  readonly contabilizzati: ReadonlySet<string>;
  /** The runs that paid these people, by their id; only where their items are compared. */
  readonly elaborazioni?: ReadonlyMap<string, AltraElaborazione>;
  /** The compensations of lists of NoiPA; only where items are compared. */
  readonly liste?: readonly PagatoInLista[];
  /** The estates of the heirs among the people. */
  readonly eredi?: ReadonlyMap<Uid<'PERSONA'>, Eredita>;
  readonly regole: Regole;
  readonly versamenti: DatiVersamenti;
  readonly vociScuola: readonly Voce[];
}

/** The payslip of one person, on the tax data of its tax year: sums of the year before paid by 12 January belong to that one. */
export const cedolinoPersona = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona | undefined,
  ambiente: Ambiente,
): CedolinoPersona => {
  if (dati === undefined)
    return {
      input,
      storico: SENZA_STORICO,
      fatti: null,
      percettore: null,
      situazione: null,
      cedolino: null,
      anomalie: [PERSONA_ASSENTE],
    };
  const { elaborazioni, liste } = ambiente;
  const { registrato, composta } = personaComposta(processo, input, dati, ambiente);
  const { ostacoli, pagabile } = impedimentiDelCedolino(processo, input, dati, { registrato, composta });
  const chi = {
    input,
    storico: storicoDi(dati),
    fatti: conIncarichi(fattiDi(dati.persona, processo.dataPagamento), input.voci, dati.incarichi),
    percettore: registrato.percettore?.tipo ?? null,
  };
  if ('anomalie' in pagabile) return { ...chi, situazione: null, cedolino: null, anomalie: pagabile.anomalie };
  const situazione = Situazione.safeParse(pagabile.situazione).data ?? null;
  const esito = cedolinoDi(pagabile.situazione, ambiente.regole);
  if (esito.esito === 'scartato') {
    const servizio = isSupplenza(processo) ? servizioDaPagare(processo, dati) : undefined;
    return { ...chi, situazione, cedolino: null, anomalie: anomalieSuiRecord(esito.anomalie, dati, servizio) };
  }
  return {
    ...chi,
    fatti: conTrattenute(chi.fatti, situazione?.trattenute ?? [], dati.soggettive),
    situazione,
    cedolino: esito.cedolino,
    anomalie: [
      ...ostacoli,
      ...avvisiDelCedolino({ processo, input, dati, registrato, situazione, elaborazioni, liste }),
    ],
  };
};

/** What the payslip of one person is computed from, on the tax data of its tax year. */
export const personaComposta = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona,
  ambiente: Ambiente,
): { readonly registrato: Registrato; readonly composta: Composta } => {
  const annoDelPagamento = annoDeiDati(partiMetodo(processo.idMetodo).tipo, processo.dataPagamento, ambiente.regole);
  const delPagamento = registratoNellAnno(processo, input, dati, ambiente, annoDelPagamento);
  const annoFiscale =
    annoFiscaleDi(composeSituazione(processo, input, delPagamento), ambiente.regole) ?? annoDelPagamento;
  const registrato =
    annoFiscale === annoDelPagamento ? delPagamento : registratoNellAnno(processo, input, dati, ambiente, annoFiscale);
  return { registrato, composta: composeSituazione(processo, input, registrato) };
};

const registratoNellAnno = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona,
  { contabilizzati, versamenti, vociScuola, eredi }: Ambiente,
  anno: number,
): Registrato => {
  const fiscali = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const percettore = percettoreDi(processo, input, dati, fiscali);
  const { uid, dataPagamento } = processo;
  const natura = naturaDelPercettore(percettore);
  const storia = storiaAnno(
    dati.pagamenti,
    { processo: uid, anno, dataPagamento, natura },
    contabilizzati,
    dati.saldiApertura,
    dati.restituzioni,
  );
  return {
    servizi: isSupplenza(processo) ? serviziRegistrati(processo, dati, input.percettore) : null,
    percettore,
    contrattoAl: (giorno) => contrattoAl(input, dati, fiscali, giorno),
    soggetto: dati.persona.tipoSoggetto,
    eredita: eredi?.get(dati.persona.uid) ?? null,
    fiscali: fiscaliRegistrati(dati, fiscali, {
      anno,
      dataPagamento,
      cessazione: input.opzioni?.cessazione === true || input.opzioni?.decesso === true,
      pagamenti: dati.pagamenti.filter(({ idProcesso }) => idProcesso !== uid && contabilizzati.has(idProcesso)),
    }),
    fineRapporto: isFineRapporto(dati, dataPagamento),
    dati: fiscali,
    storia,
    trattenute: trattenuteLette(processo, input, dati, { percettore, giaPagati: storia.giaPagati, contabilizzati }),
    dizionario: dizionarioDi(vociScuola),
    enti: entiAl(versamenti, processo.dataPagamento, sedePrincipale(servizioPagato(processo, input, dati))),
  };
};

/** The kind of income of a payee; of one that nobody knows the payslip is not computed. */
const naturaDelPercettore = (percettore: PercettoreRegistrato | null): NaturaReddito => {
  const { data } = Percettore.safeParse(percettore);
  return data === undefined ? 'DIPENDENTE_O_ASSIMILATO' : naturaReddito(data);
};

/** Only a payment of January may belong to another year; null when the situation does not say, and then the payslip says why. */
const annoFiscaleDi = (composta: Composta, regole: Regole): number | null => {
  if ('anomalie' in composta || !isDellAnnoPrima(composta.situazione)) return null;
  const { success, data } = Situazione.safeParse(composta.situazione);
  if (!success) return null;
  try {
    return contesto(data, regole, naturaReddito(data.percettore)).annoFiscale;
  } catch (causa) {
    if (causa instanceof CalcoloImpossibile || causa instanceof RegolaMancante) return null;
    throw causa;
  }
};

/** Only what is paid in January, or settles, may belong to the year before. */
const isDellAnnoPrima = ({ tipo, dataPagamento }: SituazioneInput): boolean =>
  tipo === 'CON' || dataPagamento.slice(5, 7) === '01';

const isSupplenza = ({ idMetodo }: ProcessoDaCalcolare): boolean => partiMetodo(idMetodo).tipo === 'SUP';

export const storicoDi = ({ persona: { desCognome, desNome, desCf, matricola } }: DatiPersona): Storico => ({
  desCognome,
  desNome,
  desCf,
  matricola,
});

const SENZA_STORICO: Storico = { desCognome: '', desNome: '', desCf: '', matricola: 0 };

const PERSONA_ASSENTE: Anomalia = {
  codice: 'PERSONA_ASSENTE',
  messaggio: "La persona non è nell'anagrafe della scuola: inserirla, oppure toglierla dall'elaborazione.",
};
