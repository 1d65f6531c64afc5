import { elaborazioniDiAltraScuola } from '#archivio/cedolini/pagamento.ts';
import { contateInOrdine } from '#archivio/cedolini/processi-del-mese.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { avvisiIncarichi } from '#archivio/incarichi/avvisi-incarichi.ts';
import type { PagatoInLista } from '#archivio/noipa/voci-dei-compensi.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { avvisiGiaPagato, vociPagate, type AltraElaborazione } from '../gia-pagato/elaborazioni.ts';
import { avvisiListeNoipa } from '../gia-pagato/liste.ts';
import { avvisiGiaRestituito } from '../gia-pagato/restituzioni.ts';
import { avvisiSaldi } from '../gia-pagato/saldi.ts';
import { avvisiEredita } from './avvisi-eredita.ts';
import { avvisiPagatiDopo } from './avvisi-pagati-dopo.ts';
import { avvisiProfilo } from './avvisi-profilo.ts';
import type { ProcessoDaCalcolare, Registrato } from './composizione.ts';
import { avvisiAddizionali } from './conguaglio/avvisi-addizionali.ts';
import { avvisiConguaglio } from './conguaglio/avvisi-conguaglio.ts';
import { avvisiUltimoCedolino } from './conguaglio/avvisi-ultimo-cedolino.ts';
import { datiNonLetti } from './dati-letti.ts';
import { isUltimoCedolino } from './fine-rapporto.ts';
import { avvisiRecuperiAperti } from './recuperi-aperti.ts';

/** A payslip that was computed, with the records it was computed from. */
interface Calcolato {
  readonly processo: ProcessoDaCalcolare;
  readonly input: InputCedolino;
  readonly dati: DatiPersona;
  readonly registrato: Registrato;
  readonly situazione: Situazione | null;
  readonly regole: Regole;
  /** The runs that paid the person; absent where items are not compared. */
  readonly elaborazioni: ReadonlyMap<string, AltraElaborazione> | undefined;
  /** The compensations of lists of NoiPA that runs may pay too. */
  readonly liste: readonly PagatoInLista[] | undefined;
}

/** The warnings that the records add to those of the calculation; the ones that accounting asks about come first. */
export const avvisiDelCedolino = ({
  processo,
  input,
  dati,
  registrato: { anno, storia, percettore, dizionario, eredita, fineRapporto },
  situazione,
  regole,
  elaborazioni,
  liste = [],
}: Calcolato): readonly Anomalia[] => [
  ...(elaborazioni === undefined || situazione === null
    ? []
    : giaPagati({ processo, input, dati, percettore, situazione, eredita }, elaborazioni, liste)),
  ...(percettore?.tipo === 'EREDE' ? avvisiEredita(eredita) : []),
  ...altriCedolini(storia.nonContabilizzati),
  ...recuperi(processo, input, dati, { anno, elaborazioni }),
  ...(isUltimoCedolino(processo, dati) ? avvisiUltimoCedolino(situazione) : []),
  ...avvisiConguaglio(situazione, fineRapporto),
  ...(processo.simulazione ? [] : avvisiAddizionali(situazione, regole)),
  ...avvisiPagatiDopo(processo.dataPagamento, storia.pagatiDopo),
  ...avvisiIncarichi(processo.uid, input, dati),
  ...avvisiProfilo(processo, input, percettore, dizionario),
  ...datiNonLetti(processo, dati, percettore),
];

/** Warnings on what other payslips of fixed pay left to take back, and this one does not ask as it is. */
const recuperi = (
  { uid, simulazione, idMetodo }: ProcessoDaCalcolare,
  { voci }: InputCedolino,
  { pagamenti }: DatiPersona,
  { anno, elaborazioni }: Pick<Registrato, 'anno'> & Pick<Calcolato, 'elaborazioni'>,
): readonly Anomalia[] => {
  if (partiMetodo(idMetodo).tipo !== 'SUP' || simulazione || elaborazioni === undefined) return [];
  const altre = [...elaborazioni.values()].filter((altra) => altra.uid !== uid);
  const contate = new Set<string>([
    ...elaborazioniDiAltraScuola(pagamenti),
    ...contateInOrdine(altre).map((altra) => altra.uid),
  ]);
  return avvisiRecuperiAperti(voci, pagamenti, contate, anno);
};

/** Warnings on what other runs, lists of NoiPA and another program pay of the same work, and on what is taken back and was given back already. */
const giaPagati = (
  { processo, input, dati, percettore, situazione, eredita }: DaConfrontare,
  elaborazioni: ReadonlyMap<string, AltraElaborazione>,
  liste: readonly PagatoInLista[],
): readonly Anomalia[] => {
  const voci = vociPagate(input, situazione);
  const nomi = new Map(situazione.voci.map(({ codice, descrizione }) => [codice, descrizione]));
  const { liquidazione } = situazione;
  const tipo = percettore?.tipo ?? null;
  return [
    ...avvisiGiaPagato(processo, { voci, nomi }, dati.pagamenti, elaborazioni),
    ...(tipo === 'EREDE' ? avvisiGiaPagato(processo, { voci, nomi }, eredita?.pagatiInVita ?? [], elaborazioni) : []),
    ...(processo.simulazione ? [] : avvisiGiaRestituito(tipo, situazione, dati.restituzioni)),
    ...(processo.simulazione || processo.corregge
      ? []
      : [
          ...avvisiSaldi({ percettore: tipo, voci, liquidazione }, dati.saldiApertura),
          ...avvisiListeNoipa(input.uidSubAnagrafe, voci, nomi, liste),
        ]),
  ];
};

interface DaConfrontare
  extends Pick<Calcolato, 'processo' | 'input' | 'dati'>, Pick<Registrato, 'percettore' | 'eredita'> {
  readonly situazione: Situazione;
}

const altriCedolini = (numero: number): readonly Anomalia[] =>
  numero === 0
    ? []
    : [
        {
          codice: 'CEDOLINI_NON_CONTABILIZZATI',
          messaggio: `La persona ha ${numero === 1 ? 'un altro cedolino' : `altri ${numero} cedolini`} dell'anno in elaborazioni non ancora contabilizzate, che non ${numero === 1 ? 'conta' : 'contano'} nei progressivi e nelle soglie di questo.`,
        },
      ];
