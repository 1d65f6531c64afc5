import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { defineEntita } from '../entita.ts';
import { effettiProcesso } from './effetti-processo.ts';

const twoDigits = (numero: number): string => String(numero).padStart(2, '0');

/** Hidden runs stand apart in every index, so that the list of the others needs no filter. */
const VISIBILI = 'V#';
const NASCOSTI = 'N#';

const inOrdine = ({ nascosto, ANNO, MESE, ID_ELABORAZIONE }: Processo, prima = ''): string =>
  `${nascosto ? NASCOSTI : VISIBILI}${prima}${ANNO}-${twoDigits(MESE)}#${String(ID_ELABORAZIONE).padStart(7, '0')}`;

/** What lists show of a run. */
export const rigaDi = (processo: Processo): RigaProcesso => ({
  _id: processo._id,
  uid: processo.uid,
  versione: processo.versione,
  COD_MIN: processo.COD_MIN,
  ANNO: processo.ANNO,
  MESE: processo.MESE,
  ID_ELABORAZIONE: processo.ID_ELABORAZIONE,
  STATUS: processo.STATUS,
  DES_ELABORAZIONE: processo.DES_ELABORAZIONE,
  TIPO_ELABORAZIONE: processo.TIPO_ELABORAZIONE,
  idMetodo: processo.idMetodo,
  dataPagamento: processo.dataPagamento,
  ...(typeof processo.annoConguagliato === 'number' ? { annoConguagliato: processo.annoConguagliato } : {}),
  FLG_ESP_WWB: processo.FLG_ESP_WWB,
  FLG_ESP_DIP: processo.FLG_ESP_DIP,
  ...(processo.esposizione === undefined ? {} : { esposizione: processo.esposizione }),
  FLG_RECOMPUTE: processo.FLG_RECOMPUTE,
  FLG_MIG_WS: processo.FLG_MIG_WS,
  nascosto: processo.nascosto,
  simulazione: processo.simulazione,
  numCedolini: processo.numCedolini,
  numScartati: processo.numScartati,
  totali: processo.totali,
  lavoroUid: processo.lavoroUid,
  motivoFallimento: processo.motivoFallimento,
  ...(processo.STATUS === 'CONTABILIZZATO' ? { ADEMPIMENTI: processo.ADEMPIMENTI } : {}),
  ...(processo.corregge === undefined ? {} : { corregge: processo.corregge }),
  ...(processo.progetto === '' ? {} : { progetto: processo.progetto }),
  ...daSistemareDi(processo),
});

const daSistemareDi = ({ daSistemare = [] }: Processo): Pick<RigaProcesso, 'numDaSistemare'> => {
  const numDaSistemare = daSistemare.filter(({ sistemato }) => sistemato === undefined).length;
  return numDaSistemare === 0 ? {} : { numDaSistemare };
};

/** A payslip run: the root of its payslips. */
export const processoEntita = defineEntita<Processo>({
  nome: 'PROCESSO',
  posto: 'radice',
  schema: Processo,
  shape: 2,
  upcast: { 1: (prima) => ({ ...prima, mandati: [] }) },
  indici: {
    indice1: (processo) => inOrdine(processo),
    indice2: (processo) => inOrdine(processo, `${processo.STATUS}#`),
    indice3: (processo) => inOrdine(processo, `${processo.TIPO_ELABORAZIONE}#`),
  },
  riga: (processo) => ({ ...rigaDi(processo) }),
  guardia: effettiProcesso,
});

/** Orders and filters of the list of runs: newest month first. */
export const elencoProcessi: ElencoIndicizzato = {
  nome: 'PROCESSO',
  ordini: { periodo: 'indice1' },
  ordinePredefinito: 'periodo',
  versoPredefinito: 'DESC',
  filtri: {
    anno: { indice: 'indice1', piega: (valore) => `${VISIBILI}${valore}` },
    stato: { indice: 'indice2', piega: (valore) => `${VISIBILI}${valore.toUpperCase()}#`, intero: true },
    tipo: { indice: 'indice3', piega: (valore) => `${VISIBILI}${valore.toUpperCase()}#`, intero: true },
    nascosti: { indice: 'indice1', piega: () => NASCOSTI },
  },
};

export const rigaProcesso = (item: Item): RigaProcesso => readRiga(RigaProcesso, item);
