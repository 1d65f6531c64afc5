import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { GIA_PAGATO, type Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

type VocePagata = NonNullable<PagamentoSalvato['voci']>[number];

/** The part of a run that payslips of other runs are compared with. */
export type AltraElaborazione = Pick<
  Processo,
  | 'uid'
  | 'ID_ELABORAZIONE'
  | 'DES_ELABORAZIONE'
  | 'STATUS'
  | 'progetto'
  | 'attivita'
  | 'simulazione'
  | 'sostituita'
  | 'contabilizzatoIl'
>;

/** The run being computed: its activity tells apart two payments of the same item and days. */
export type QuestaElaborazione = Pick<Processo, 'uid' | 'simulazione'> &
  Partial<Pick<Processo, 'progetto' | 'attivita' | 'corregge'>>;

/** The items that a payslip pays, and the services of substitutes, each with its days. */
export const vociPagate = ({ voci }: InputCedolino, { servizi }: Pick<Situazione, 'servizi'>): VocePagata[] => [
  ...voci.map((voce) => ({
    codice: voce.codice,
    ...voce.competenza,
    importo: importoVoce(voce),
    ...(voce.basi === undefined ? {} : { basi: voce.basi }),
  })),
  ...servizi.map(({ riferimento, profilo, competenza }) => ({
    codice: riferimento ?? profilo,
    ...competenza,
    importo: null,
  })),
];

/**
 * Tells the items that other runs pay to the same person: same item, days and amount for the same activity, or a service on days in common.
 * A payslip that corrects another says the same things on purpose.
 */
export const avvisiGiaPagato = (
  processo: QuestaElaborazione,
  { voci, nomi }: VociDaPagare,
  pagamenti: readonly PagamentoSalvato[],
  elaborazioni: ReadonlyMap<string, AltraElaborazione>,
): readonly Anomalia[] => {
  if (processo.simulazione) return [];
  return pagamenti.flatMap(({ idProcesso, voci: pagate = [] }) => {
    const altra = elaborazioni.get(idProcesso);
    if (altra === undefined || !isStessaAttivita(processo, altra)) return [];
    const doppie = voci.filter((voce) => pagate.some((pagata) => isStessaVoce(voce, pagata)));
    return doppie.length === 0 ? [] : [avviso(altra, doppie.map(inParole(nomi)))];
  });
};

/** The items of a payslip, and the name of each code. */
interface VociDaPagare {
  readonly voci: readonly VocePagata[];
  readonly nomi: ReadonlyMap<string, string>;
}

const isStessaAttivita = (
  { uid, progetto = '', attivita = '', corregge }: QuestaElaborazione,
  altra: AltraElaborazione,
): boolean =>
  altra.uid !== uid &&
  altra.uid !== corregge?.idProcesso &&
  !altra.simulazione &&
  altra.progetto === progetto &&
  altra.attivita === attivita;

const isStessaVoce = (una: VocePagata, altra: VocePagata): boolean => {
  if (una.codice !== altra.codice || una.importo !== altra.importo) return false;
  return una.importo === null
    ? una.dal <= altra.al && altra.dal <= una.al
    : una.dal === altra.dal && una.al === altra.al;
};

const avviso = ({ ID_ELABORAZIONE, DES_ELABORAZIONE, STATUS }: AltraElaborazione, doppie: readonly string[]) => {
  const quali = doppie.slice(0, 3).join('; ');
  const cosa = `${quali}${doppie.length > 3 ? `; e altre ${doppie.length - 3} voci` : ''}`;
  const dove = `elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}"`;
  return STATUS === 'CONTABILIZZATO'
    ? {
        codice: GIA_PAGATO,
        campo: 'voci',
        messaggio: `Già pagato nell'${dove}, contabilizzata: ${cosa}. Toglierlo da qui, oppure contabilizzare dicendo perché si paga di nuovo.`,
      }
    : {
        codice: 'PAGATO_ANCHE_ALTROVE',
        campo: 'voci',
        messaggio: `È anche nell'${dove}, non ancora contabilizzata: ${cosa}. Pagarlo in una sola delle due.`,
      };
};

const inParole =
  (nomi: ReadonlyMap<string, string>) =>
  ({ codice, dal, al, importo }: VocePagata): string =>
    `${nomi.get(codice) ?? codice} dal ${formatGiorno(dal)} al ${formatGiorno(al)}${importo === null ? '' : `, ${formatEuro(importo)}`}`;
