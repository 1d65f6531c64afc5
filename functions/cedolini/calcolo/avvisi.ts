import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { avvisiGiaPagato, vociPagate, type AltraElaborazione } from './avvisi-gia-pagato.ts';
import { avvisiIncarichi } from './avvisi-incarichi.ts';
import { avvisiPagatiDopo } from './avvisi-pagati-dopo.ts';
import { avvisiProfilo } from './avvisi-profilo.ts';
import type { ProcessoDaCalcolare, Registrato } from './composizione.ts';
import { datiNonLetti } from './dati-letti.ts';

/** A payslip that was computed, with the records it was computed from. */
interface Calcolato {
  readonly processo: ProcessoDaCalcolare;
  readonly input: InputCedolino;
  readonly dati: DatiPersona;
  readonly registrato: Registrato;
  readonly situazione: Situazione | null;
  /** The runs that paid the person; absent where items are not compared. */
  readonly elaborazioni: ReadonlyMap<string, AltraElaborazione> | undefined;
}

/** The warnings that the records add to those of the calculation; the ones that accounting asks about come first. */
export const avvisiDelCedolino = ({
  processo,
  input,
  dati,
  registrato: { storia, percettore, dizionario },
  situazione,
  elaborazioni = new Map(),
}: Calcolato): readonly Anomalia[] => [
  ...avvisiGiaPagato(
    processo,
    {
      voci: situazione === null ? [] : vociPagate(input, situazione),
      nomi: new Map(situazione?.voci.map(({ codice, descrizione }) => [codice, descrizione])),
    },
    dati.pagamenti,
    elaborazioni,
  ),
  ...altriCedolini(storia.nonContabilizzati),
  ...avvisiPagatiDopo(processo.dataPagamento, storia.pagatiDopo),
  ...avvisiIncarichi(processo.uid, input, dati),
  ...avvisiProfilo(processo, input, percettore, dizionario),
  ...datiNonLetti(processo, dati, percettore),
];

const altriCedolini = (numero: number): readonly Anomalia[] =>
  numero === 0
    ? []
    : [
        {
          codice: 'CEDOLINI_NON_CONTABILIZZATI',
          messaggio: `La persona ha ${numero === 1 ? 'un altro cedolino' : `altri ${numero} cedolini`} dell'anno in elaborazioni non ancora contabilizzate, che non ${numero === 1 ? 'conta' : 'contano'} nei progressivi e nelle soglie di questo.`,
        },
      ];
