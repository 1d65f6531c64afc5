import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Eredita } from '#archivio/fascicolo/eredita.ts';
import type { PagatoInLista } from '#archivio/noipa/voci-dei-compensi.ts';
import { entiAl, type DatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import { naturaReddito } from '#shared/calculation/prospetti/prospetto.ts';
import { annoDeiDati, contesto, type NaturaReddito } from '#shared/calculation/situazione/contesto.ts';
import { Percettore } from '#shared/calculation/situazione/percettore.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Percettore as PercettoreRegistrato } from '#shared/contracts/anagrafe/percettore.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { partiMetodo, type Voce } from '../../riferimento/voci/voce.ts';
import type { AltraElaborazione } from '../gia-pagato/elaborazioni.ts';
import { dizionarioDi } from '../voci/dizionario.ts';
import { composeSituazione, type Composta, type ProcessoDaCalcolare, type Registrato } from './composizione.ts';
import { trattenuteLette } from './dati-letti.ts';
import { isFineRapporto } from './fine-rapporto.ts';
import { fiscaliRegistrati } from './fiscali-registrati.ts';
import { contrattoAl, percettoreDi, sedePrincipale, servizioPagato } from './percettore-registrato.ts';
import { storiaAnno } from './progressivi.ts';
import { serviziRegistrati } from './servizi-registrati.ts';
import { conTredicesima } from './tredicesima-dei-servizi.ts';

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
  /** The INPS classifications that services name; only where their work is kept or compared. */
  readonly classificazioni?: readonly CodiceInps[];
  readonly vociScuola: readonly Voce[];
}

/** What the payslip of one person is computed from, on the tax data of its tax year. */
export const personaComposta = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona,
  ambiente: Ambiente,
): { readonly registrato: Registrato; readonly composta: Composta } => {
  const annoDelPagamento = annoDelProcesso(processo, ambiente.regole);
  const delPagamento = registratoNellAnno(processo, input, dati, ambiente, annoDelPagamento);
  const annoFiscale =
    annoFiscaleDi(composeSituazione(processo, input, delPagamento), ambiente.regole) ?? annoDelPagamento;
  const registrato =
    annoFiscale === annoDelPagamento ? delPagamento : registratoNellAnno(processo, input, dati, ambiente, annoFiscale);
  return { registrato, composta: composeSituazione(processo, input, registrato) };
};

/** The year that a run is of by its day, or by its name when it settles one; that of a payslip may be the one before. */
export const annoDelProcesso = (
  { idMetodo, dataPagamento, annoConguagliato }: ProcessoDaCalcolare,
  regole?: Regole,
): number => annoDeiDati({ tipo: partiMetodo(idMetodo).tipo, dataPagamento, annoConguagliato }, regole);

const registratoNellAnno = (
  processo: ProcessoDaCalcolare,
  input: InputCedolino,
  dati: DatiPersona,
  { contabilizzati, versamenti, vociScuola, eredi, regole }: Ambiente,
  anno: number,
): Registrato => {
  const fiscali = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const percettore = percettoreDi(processo, input, dati, fiscali);
  const { uid, dataPagamento } = processo;
  const natura = naturaDelPercettore(percettore);
  const storia = storiaAnno(
    dati.pagamenti,
    { processo: uid, mese: { anno: processo.ANNO, mese: processo.MESE }, anno, dataPagamento, natura },
    contabilizzati,
    dati.saldiApertura,
    dati.restituzioni,
  );
  return {
    anno,
    servizi: isSupplenza(processo)
      ? conTredicesima(serviziRegistrati(processo, dati, input.percettore), {
          contratto: processo.setupType === 'SCUOLA' ? null : percettore,
          servizi: dati.servizi,
          pagamenti: contati(dati, processo, { contabilizzati }),
          regole,
        })
      : null,
    percettore,
    contrattoAl: (giorno) => contrattoAl(input, dati, fiscali, giorno),
    soggetto: dati.persona.tipoSoggetto,
    eredita: eredi?.get(dati.persona.uid) ?? null,
    fiscali: fiscaliRegistrati(dati, fiscali, {
      anno,
      dataPagamento,
      cessazione: input.opzioni?.cessazione === true || input.opzioni?.decesso === true,
      pagamenti: contati(dati, processo, { contabilizzati }),
    }),
    fineRapporto: isFineRapporto(dati, dataPagamento),
    dati: fiscali,
    storia,
    trattenute: trattenuteLette(processo, input, dati, { percettore, giaPagati: storia.giaPagati, contabilizzati }),
    dizionario: dizionarioDi(vociScuola),
    enti: entiAl(versamenti, processo.dataPagamento, sedePrincipale(servizioPagato(processo, input, dati))),
  };
};

/** The accounted payslips of a person, less that of the run that is being computed. */
export const contati = (
  { pagamenti }: DatiPersona,
  { uid }: ProcessoDaCalcolare,
  { contabilizzati }: Pick<Ambiente, 'contabilizzati'>,
): DatiPersona['pagamenti'] =>
  pagamenti.filter(({ idProcesso }) => idProcesso !== uid && contabilizzati.has(idProcesso));

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

export const isSupplenza = ({ idMetodo }: ProcessoDaCalcolare): boolean => partiMetodo(idMetodo).tipo === 'SUP';
