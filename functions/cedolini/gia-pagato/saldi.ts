import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { GIA_PAGATO, type Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { formatMese, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';

type VocePagata = NonNullable<PagamentoSalvato['voci']>[number];

/** A payslip as the balances of another program are compared with it. */
export interface DaConfrontare {
  readonly percettore: TipoPercettore | null;
  readonly voci: readonly VocePagata[];
  /** The month that its run pays. */
  readonly liquidazione: Mese;
}

/**
 * Tells what another program has already paid for the same months, by the opening balances, whether written or imported: the salary of a service on
 * days of a paid month, or the same gross in it, is accounted only with the reason; another payment of the same month is told.
 */
export const avvisiSaldi = (
  { percettore, voci, liquidazione }: DaConfrontare,
  saldi: readonly SaldoApertura[],
): readonly Anomalia[] => {
  if (voci.length === 0) return [];
  const lordo = somma(voci.map(({ importo }) => importo ?? 0));
  return saldi
    .filter((saldo) => saldo.percettore === percettore && saldo.numLordo > 0)
    .flatMap((saldo): readonly Anomalia[] => {
      const mese = { anno: saldo.numAnno, mese: saldo.numMese };
      const sue = voci.filter(({ dal, al }) => dal <= ultimoGiornoDelMese(mese) && al >= primoGiornoDelMese(mese));
      const delMese = isStesso(mese, liquidazione);
      if (sue.some(({ importo }) => importo === null) || ((sue.length > 0 || delMese) && lordo === saldo.numLordo))
        return [{ codice: GIA_PAGATO, campo: 'voci', messaggio: `${pagato(saldo, mese)} ${TOGLIERE}` }];
      return delMese
        ? [{ codice: 'PAGATO_ANCHE_ALTROVE', campo: 'voci', messaggio: `${pagato(saldo, mese)} ${CONTROLLARE}` }]
        : [];
    });
};

const isStesso = (uno: Mese, altro: Mese): boolean => uno.anno === altro.anno && uno.mese === altro.mese;

const pagato = ({ numLordo }: SaldoApertura, mese: Mese): string =>
  `I saldi di apertura dicono che un altro programma ha già pagato alla persona ${formatEuro(numLordo)} lordi in ${formatMese(mese)}.`;

const TOGLIERE =
  'Togliere da qui quello che è già pagato, correggere il saldo, oppure contabilizzare dicendo perché si paga di nuovo.';
const CONTROLLARE = 'Controllare che non sia lo stesso lavoro.';
