import { conIncarichi, conTrattenute, fattiDi, type FattiPersona } from '#archivio/cedolini/fatti.ts';
import { lavoroDi, type LavoroTenuto } from '#archivio/cedolini/lavoro.ts';
import { classificazioniPer } from '#archivio/cedolini/nominati-dal-servizio.ts';
import { readPersoneIntere, type DatiPersona, type PersonaNonLetta } from '#archivio/fascicolo/dati-persona.ts';
import { ereditaDi } from '#archivio/fascicolo/eredita.ts';
import { loadDatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { cedolino as cedolinoDi } from '#shared/calculation/cedolino/cedolino.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { listeDaConfrontare } from '../gia-pagato/liste.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { attesaDelCedolino } from './attesa-della-verifica.ts';
import { avvisiDelCedolino } from './avvisi.ts';
import type { ProcessoDaCalcolare } from './composizione.ts';
import { giaConguagliato } from './conguaglio/gia-conguagliato.ts';
import { anomalieSuiRecord } from './dato-registrato.ts';
import { impedimentiDelCedolino } from './impedimenti-cedolino.ts';
import { annoDelProcesso, contati, isSupplenza, personaComposta, type Ambiente } from './persona-composta.ts';
import { processiContabilizzati } from './processi-contabilizzati.ts';
import { regoleDellaScuola } from './regole/regole-della-scuola.ts';
import { servizioDaPagare } from './servizi-registrati.ts';

/** One person of a run: what was asked, who they were, and the payslip, or the reasons why there is none (`cedolino` null). */
export interface CedolinoPersona {
  readonly input: InputCedolino;
  readonly storico: Storico;
  readonly fatti: FattiPersona | null;
  /** The services and absences that a computed payslip was computed with; null where the payee has none. */
  readonly lavoro?: LavoroTenuto | null;
  readonly percettore: TipoPercettore | null;
  /** Year of the tax data that it reads. */
  readonly anno: number;
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
  const [{ contabilizzati, elaborazioni, nonLetti }, regole, versamenti, classificazioni, vociScuola, liste] =
    await Promise.all([
      processiContabilizzati(
        archivio,
        [
          ...lette.map(({ pagamenti }) => pagamenti),
          ...[...eredi.values()].map(({ pagatiInVita }) => pagatiInVita),
        ].flat(),
      ),
      regoleDellaScuola(archivio, processo, lette),
      loadDatiVersamenti(archivio),
      classificazioniPer(archivio, lette),
      loadVociScuola(archivio),
      listeDaConfrontare(archivio, processo, inputs),
    ]);
  const ambiente = { contabilizzati, elaborazioni, regole, versamenti, classificazioni, vociScuola, liste, eredi };
  return inputs.map((input, indice) => {
    const persona = dati[indice];
    const senza = (chi: Item | undefined, messaggio: string): CedolinoPersona =>
      senzaCedolino({ processo, input, chi }, messaggio);
    if (persona !== undefined && !isLetta(persona)) return senza(persona.item, persona.nonLetta);
    const nonLetto = persona?.pagamenti.find(({ idProcesso }) => nonLetti.has(idProcesso));
    return nonLetto === undefined
      ? cedolinoPersona(processo, input, persona, ambiente)
      : senza({ ...persona?.persona }, nonLetti.get(nonLetto.idProcesso) ?? '');
  });
};

const isLetta = (persona: DatiPersona | PersonaNonLetta | undefined): persona is DatiPersona =>
  persona !== undefined && !('nonLetta' in persona);

/** A person with a record that only a later version of the program can read: nothing is computed without it. */
const senzaCedolino = (
  {
    processo,
    input,
    chi,
  }: {
    readonly processo: ProcessoDaCalcolare;
    readonly input: InputCedolino;
    readonly chi: Item | undefined;
  },
  messaggio: string,
): CedolinoPersona => ({
  input,
  anno: annoDelProcesso(processo),
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

/** The payslip of one person, on the tax data of its tax year: sums of the year before paid by 12 January belong to that one. */
export const cedolinoPersona = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona | undefined,
  ambiente: Ambiente,
): CedolinoPersona => {
  if (dati === undefined) return assente(processo, input);
  const { elaborazioni, liste } = ambiente;
  const { registrato, composta } = personaComposta(processo, input, dati, ambiente);
  const { ostacoli, pagabile } = impedimentiDelCedolino(processo, input, dati, { registrato, composta });
  const chi = {
    input,
    storico: storicoDi(dati),
    fatti: conIncarichi(fattiDi(dati.persona, processo.dataPagamento), input.voci, dati.incarichi),
    percettore: registrato.percettore?.tipo ?? null,
    anno: registrato.anno,
  };
  if ('anomalie' in pagabile) return { ...chi, situazione: null, cedolino: null, anomalie: pagabile.anomalie };
  const situazione = Situazione.safeParse(pagabile.situazione).data ?? null;
  const esito = cedolinoDi(pagabile.situazione, ambiente.regole);
  if (esito.esito === 'scartato') {
    const anomalie = anomalieSuiRecord(esito.anomalie, dati, servizioDi(processo, dati));
    return { ...chi, situazione, cedolino: null, anomalie };
  }
  const gia = giaConguagliato(situazione, esito.cedolino, contati(dati, processo, ambiente));
  if (gia !== null) return { ...chi, situazione, cedolino: null, anomalie: [gia] };
  return {
    ...chi,
    fatti: conTrattenute(chi.fatti, situazione?.trattenute ?? [], dati.soggettive),
    lavoro: lavoroTenuto(processo, dati, ambiente),
    situazione,
    cedolino: esito.cedolino,
    anomalie: [
      ...ostacoli,
      ...attesaDelCedolino(esito.cedolino),
      ...avvisiDelCedolino({
        processo,
        input,
        dati,
        registrato,
        situazione,
        regole: ambiente.regole,
        elaborazioni,
        liste,
      }),
    ],
  };
};

/** The work of a person as the payslip of a run keeps it. */
export const lavoroTenuto = (
  processo: ProcessoDaCalcolare,
  dati: DatiPersona,
  { versamenti: { scuole }, classificazioni = [] }: Pick<Ambiente, 'versamenti' | 'classificazioni'>,
): LavoroTenuto | null =>
  lavoroDi(dati, {
    dataPagamento: processo.dataPagamento,
    stipendiato: isSupplenza(processo),
    tabelle: { classificazioni, scuole },
  });

/** The service that a run of substitutes pays; none in the others. */
const servizioDi = (processo: ProcessoDaCalcolare, dati: DatiPersona) =>
  isSupplenza(processo) ? servizioDaPagare(processo, dati) : undefined;

export const storicoDi = ({ persona: { desCognome, desNome, desCf, matricola } }: DatiPersona): Storico => ({
  desCognome,
  desNome,
  desCf,
  matricola,
});

const SENZA_STORICO: Storico = { desCognome: '', desNome: '', desCf: '', matricola: 0 };

/** A person who is not in the registry. */
const assente = (processo: ProcessoDaCalcolare, input: InputCedolino): CedolinoPersona => ({
  input,
  storico: SENZA_STORICO,
  fatti: null,
  percettore: null,
  anno: annoDelProcesso(processo),
  situazione: null,
  cedolino: null,
  anomalie: [PERSONA_ASSENTE],
});

const PERSONA_ASSENTE: Anomalia = {
  codice: 'PERSONA_ASSENTE',
  messaggio: "La persona non è nell'anagrafe della scuola: inserirla, oppure toglierla dall'elaborazione.",
};
