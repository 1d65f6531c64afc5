import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';

interface Pagina {
  readonly nome: string;
  readonly indirizzo: `#/${string}`;
}
interface DelMese {
  readonly mese: Mese;
  readonly pagine: readonly Pagina[];
}

/** The pages that print what a run is part of, opened on its months: that of payment, by which the sums are paid with F24, and that of liquidation. */
export const stampeDelMese = ({
  dataPagamento,
  PERIODO_RIF,
  ANNO,
  MESE,
  STATUS,
}: Pick<Processo, 'dataPagamento' | 'PERIODO_RIF' | 'ANNO' | 'MESE' | 'STATUS'>): {
  readonly pagamento: DelMese;
  readonly liquidazione: DelMese;
} => {
  const [anno = ANNO, mese = MESE] = dataPagamento.split('-').map(Number);
  const pagata = { anno, mese };
  const liquidata = PERIODO_RIF ?? { anno: ANNO, mese: MESE };
  const provvisorie = STATUS === 'CONTABILIZZATO' ? '' : '&provvisori=1';
  const pagina = (nome: string, percorso: string, di: Mese): Pagina => ({
    nome: `${nome}, ${formatMese(di)}`,
    indirizzo: `#/${percorso}?anno=${di.anno}&meseDa=${di.mese}&meseA=${di.mese}${provvisorie}`,
  });
  return {
    pagamento: {
      mese: pagata,
      pagine: [
        pagina('Contributi', 'contributi', pagata),
        pagina('IRPEF', 'irpef', pagata),
        pagina('Addizionali', 'addizionali', pagata),
        pagina('IRAP', 'irap', pagata),
      ],
    },
    liquidazione: {
      mese: liquidata,
      pagine: [
        pagina('Altre trattenute', 'altreTrattenute', liquidata),
        pagina('Ritenute in conto terzi', 'ritenuteCterzi', liquidata),
      ],
    },
  };
};
