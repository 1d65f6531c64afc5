import type { Eredita } from '#archivio/fascicolo/eredita.ts';
import type { Enti } from '#shared/calculation/situazione/enti.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { percheNon, percheNonSiPaga } from '#shared/domain/elaborazione/tipo-scuola.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { erroreTitolo, type TipoSoggetto } from '#shared/domain/persona/soggetto.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';
import { partiMetodo, type Voce } from '../../riferimento/voci/voce.ts';
import type { Dizionario } from '../voci/dizionario.ts';
import { altriDatori } from './fiscali-registrati.ts';
import type { StoriaAnno } from './progressivi.ts';
import type { ServiziRegistrati, ServizioRegistrato } from './servizi-registrati.ts';

/** What the calculation needs of a run. */
export type ProcessoDaCalcolare = Pick<
  Processo,
  'uid' | 'ANNO' | 'MESE' | 'idMetodo' | 'dataPagamento' | 'simulazione' | 'setupType' | 'opzioni'
> &
  Partial<Pick<Processo, 'progetto' | 'attivita' | 'corregge' | 'annoConguagliato'>>;

export type Composta = { readonly situazione: SituazioneInput } | { readonly anomalie: readonly Anomalia[] };

/** What the records say of a person for one payslip: to what title, tax data of the year, what was paid before. */
export interface Registrato {
  /** Year of the tax data. */
  readonly anno: number;
  readonly servizi: ServiziRegistrati | null;
  readonly percettore: Percettore | null;
  /** The contract that the work of a day is of; null where the title of the payment was chosen, or nobody served. */
  readonly contrattoAl: (giorno: string) => ContrattoDipendente | null;
  readonly soggetto: TipoSoggetto;
  /** The claim of the person on an estate; null of who is no heir. */
  readonly eredita: Eredita | null;
  readonly fiscali: NonNullable<SituazioneInput['fiscali']>;
  readonly dati: Fiscali | undefined;
  readonly storia: StoriaAnno;
  readonly trattenute: NonNullable<SituazioneInput['trattenute']>;
  readonly dizionario: Dizionario;
  readonly enti: Enti;
  /** Everything the person was engaged for is over by the month of the payment. */
  readonly fineRapporto: boolean;
}

/** The situation of one person in a run: inputs of the office, items of the dictionary, what the records say. */
export const composeSituazione = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  registrato: Registrato,
): Composta => {
  const { tipo, base } = partiMetodo(processo.idMetodo);
  const { percettore, storia } = registrato;
  const servizi = serviziDi(input, registrato);
  const anomalie = [
    ...vociSconosciute(processo, input.voci, registrato.dizionario),
    ...(percettore === null && servizi.anomalie.length === 0 ? [senzaPercettore(registrato.anno)] : []),
    ...titoloSbagliato(registrato),
    ...quoteOltreIntero(registrato),
    ...nonDellaScuola(processo, registrato),
    ...servizi.anomalie,
  ];
  if (percettore === null || anomalie.length > 0) return { anomalie };
  const opzioni = opzioniDi(processo, input, registrato);
  return {
    situazione: {
      tipo,
      base,
      scuola: processo.setupType,
      liquidazione: { anno: processo.ANNO, mese: processo.MESE },
      dataPagamento: processo.dataPagamento,
      ...(tipo === 'CON' && typeof processo.annoConguagliato === 'number'
        ? { annoConguagliato: processo.annoConguagliato }
        : {}),
      enti: registrato.enti,
      percettore: conParte(percettore, registrato.eredita),
      fiscali: datiFiscali(input, registrato),
      voci: input.voci.flatMap((voce) => vociSituazione(processo, voce, registrato)),
      servizi: servizi.servizi,
      trattenute: registrato.trattenute,
      ...(input.ferie ? { ferie: input.ferie } : {}),
      ...(input.verifica ? { verifica: input.verifica } : {}),
      progressivi: storia.progressivi,
      ...(storia.giaPagati.length === 0 ? {} : { giaPagati: [...storia.giaPagati] }),
      ...pagatoDaAltri(tipo, opzioni, registrato),
      opzioni,
    },
  };
};

/** The part of the year paid by another program, the sums given back and, where the payslip settles the year, those certified by other employers. */
const pagatoDaAltri = (
  tipo: SituazioneInput['tipo'],
  { conguaglio, cessazione, decesso }: NonNullable<SituazioneInput['opzioni']>,
  { dati, storia: { altroProgramma, sommeRestituite } }: Registrato,
): Pick<SituazioneInput, 'altroProgramma' | 'altriDatori' | 'sommeRestituite'> => ({
  ...(sommeRestituite ? { sommeRestituite } : {}),
  ...(altroProgramma ? { altroProgramma } : {}),
  ...(tipo === 'CON' || conguaglio || cessazione || decesso ? altriDatori(dati) : {}),
});

/** How the run rounds and settles, first what was said for this payslip. A settlement of who is engaged no more takes the surtaxes at once. */
const opzioniDi = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  { storia: { arrotondamentoPrecedente }, fineRapporto }: Registrato,
): NonNullable<SituazioneInput['opzioni']> => {
  const { tipo } = partiMetodo(processo.idMetodo);
  const {
    conguaglio = false,
    cessazione = tipo === 'CON' && fineRapporto,
    ...opzioni
  } = { ...processo.opzioni, ...input.opzioni };
  return {
    ...opzioni,
    arrotondamentoPrecedente,
    conguaglio,
    cessazione,
    ...(tipo === 'SUP' && processo.setupType !== 'SCUOLA' ? { addizionali: true } : {}),
    simulazione: processo.simulazione,
  };
};

/** Services of the records, unless the office entered its own. */
const serviziDi = (
  { servizi }: InputCedolino,
  registrato: Registrato,
): { readonly servizi: ServizioRegistrato[]; readonly anomalie: readonly Anomalia[] } => {
  if (servizi !== undefined || registrato.servizi === null) return { servizi: servizi ?? [], anomalie: [] };
  return 'anomalie' in registrato.servizi
    ? { servizi: [], anomalie: registrato.servizi.anomalie }
    : { servizi: [...registrato.servizi.servizi], anomalie: [] };
};

const senzaPercettore = (anno: number): Anomalia => ({
  codice: 'PERCETTORE_SCONOSCIUTO',
  campo: 'percettore',
  messaggio: `Non si sa a che titolo la persona è pagata: indicare il tipo di percettore (e il contratto, se è un dipendente), oppure completare i suoi dati fiscali del ${anno}.`,
});

/**
 * The runs and the staff that a school of this kind does not pay here. A municipal school said that it applies the national contract when the run was made; a
 * correction is of what was paid, whoever it was.
 */
const nonDellaScuola = (
  { idMetodo, setupType, corregge }: ProcessoDaCalcolare,
  { percettore }: Registrato,
): readonly Anomalia[] => {
  if (percettore === null || corregge !== undefined) return [];
  const scuola = { setupType, flgCcnlIstruzione: true };
  const messaggio = percheNon(partiMetodo(idMetodo).tipo, scuola) ?? percheNonSiPaga(percettore.tipo, scuola);
  return messaggio === null ? [] : [{ codice: 'PERCETTORE_NON_AMMESSO', campo: 'percettore', messaggio }];
};

/** A company is paid as one and what was of who died goes to an heir of record. */
const titoloSbagliato = ({ percettore, soggetto }: Registrato): readonly Anomalia[] => {
  const messaggio = percettore && erroreTitolo(percettore.tipo, soggetto);
  return messaggio === null ? [] : [{ codice: 'PERCETTORE_NON_AMMESSO', campo: 'percettore', messaggio }];
};

/** An heir is paid their part of what is entered, which is what the deceased was owed. */
const conParte = (percettore: Percettore, eredita: Eredita | null): SituazioneInput['percettore'] =>
  percettore.tipo === 'EREDE' && eredita !== null ? { ...percettore, parte: eredita.parte } : percettore;

/** Shares that make more than the whole would pay more than is owed: nobody's part is known until they are corrected. */
const quoteOltreIntero = ({ percettore, eredita }: Registrato): readonly Anomalia[] =>
  percettore?.tipo !== 'EREDE' || eredita === null || eredita.quote <= UNO
    ? []
    : [
        {
          codice: 'QUOTE_EREDI',
          campo: 'percettore',
          messaggio: `Le quote degli eredi di ${eredita.cfDeceduto} fanno insieme ${formatAliquota(eredita.quote)}, più dell'intero: correggerle nell'anagrafe degli eredi.`,
        },
      ];

const vociSconosciute = (
  { idMetodo }: ProcessoDaCalcolare,
  voci: readonly VoceCedolino[],
  { voceDiMetodo, rifiutoDi }: Dizionario,
): readonly Anomalia[] =>
  voci.flatMap(({ codice, competenza }, indice) => {
    const voce = voceDiMetodo(codice, idMetodo);
    const messaggio = voce === undefined ? rifiutoDi(codice, idMetodo) : (voce.nonSpetta?.(competenza.al) ?? null);
    return messaggio === null ? [] : [{ codice: 'VOCE_NON_AMMESSA', campo: `voci.${indice}.codice`, messaggio }];
  });

const vociSituazione = (
  { idMetodo }: ProcessoDaCalcolare,
  { codice, descrizione, competenza, misura, basi }: VoceCedolino,
  registrato: Registrato,
): NonNullable<SituazioneInput['voci']> => {
  const voce = registrato.dizionario.voceDiMetodo(codice, idMetodo);
  if (voce === undefined) return [];
  return [
    {
      codice,
      descrizione: descrizione ?? voce.descrizione,
      competenza,
      misura,
      trattamento: voce.trattamento,
      canale: voce.canale,
      ...delDizionario(voce),
      ...(basi === undefined ? {} : { basi }),
      ...diAltroContratto(registrato, competenza.al),
    },
  ];
};

/** What only some items of the dictionary say. */
const delDizionario = ({ utileFineServizio, spesa, recupero, iva }: Voce) => ({
  ...(utileFineServizio ? { utileFineServizio: true } : {}),
  ...(spesa ? { spesa } : {}),
  ...(recupero ? { recupero } : {}),
  ...(iva ? { iva } : {}),
});

/** The contract that the work of a day is of, when it is not the payee's. */
const diAltroContratto = ({ percettore, contrattoAl }: Registrato, giorno: string) => {
  const contratto = percettore?.tipo === 'DIPENDENTE' ? contrattoAl(giorno) : null;
  return contratto === null || (percettore?.tipo === 'DIPENDENTE' && percettore.contratto === contratto)
    ? {}
    : { contratto };
};

/** Tax data of the year, those of this payslip first; what this school already paid is added to what others did. */
const datiFiscali = (
  { fiscali: propri = {} }: InputCedolino,
  { fiscali, dati, storia: { progressivi, compensiOccasionali } }: Registrato,
): SituazioneInput['fiscali'] => {
  const { compensiOccasionaliAltri = dati?.numCompensiOccasionaliAltri ?? 0, redditiBiennio, ...scelti } = propri;
  return {
    ...fiscali,
    ...scelti,
    ...(redditiBiennio ? { redditiBiennio: [redditiBiennio.annoPrecedente, redditiBiennio.dueAnniPrima] } : {}),
    compensiOccasionaliAnno: compensiOccasionaliAltri + compensiOccasionali,
    imponibileGestioneSeparataAnno:
      (dati?.numImponibileGestSeparataAltri ?? 0) + progressivi.imponibileGestioneSeparata,
    imponibileContributivoAnno: (dati?.numImponibileContributivoAltri ?? 0) + progressivi.imponibileContributivo,
  };
};
