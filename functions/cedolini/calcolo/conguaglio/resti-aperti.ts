import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Centesimi } from '#shared/money/centesimi.ts';
import { quoteDi, totale, ultimoConguaglio } from './resti-del-conguaglio.ts';

/** One thing that a settlement left to take, what payslips took of it since, and what is left. */
export interface RestoAperto {
  readonly codice: string;
  /** The year of the tax. */
  readonly anno: number;
  /** The year that was settled, and the day of its payment. */
  readonly annoConguagliato: number;
  readonly conguagliatoIl: Giorno;
  readonly dovuto: Centesimi;
  readonly trattenuto: Centesimi;
  readonly residuo: Centesimi;
}

/** The line that takes each rest, where it has another name than the rest. */
const TRATTENUTO_CON: Readonly<Record<string, string>> = {
  CONGUAGLIO_NON_TRATTENUTO: 'CONGUAGLIO_DIFFERITO',
  TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE: 'RECUPERO_TRATTAMENTO',
  SOMMA_INTEGRATIVA_DA_RECUPERARE: 'RECUPERO_SOMMA',
  ULTERIORE_DETRAZIONE_DA_RECUPERARE: 'RECUPERO_DETRAZIONE',
};

/** In the words of the letter that tells a person of them. */
export const descrizioneResto: Readonly<Record<string, string>> = {
  ADDIZIONALE_REGIONALE: 'Addizionale regionale',
  ADDIZIONALE_COMUNALE: 'Addizionale comunale, saldo',
  ADDIZIONALE_COMUNALE_ACCONTO: 'Addizionale comunale, acconto',
  CONGUAGLIO_NON_TRATTENUTO: 'IRPEF del conguaglio',
  TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE: 'Trattamento integrativo non spettante',
  SOMMA_INTEGRATIVA_DA_RECUPERARE: 'Somma integrativa non spettante',
  ULTERIORE_DETRAZIONE_DA_RECUPERARE: 'Ulteriore detrazione non spettante',
};

/** The rests of the settlements of a person that no payslip has taken yet, from their accounted payments. */
export const restiAperti = (pagamenti: readonly PagamentoSalvato[]): readonly RestoAperto[] => {
  const anni = new Set(pagamenti.filter(({ resti }) => resti !== undefined).map(({ annoFiscale }) => annoFiscale));
  return [...anni]
    .toSorted((a, b) => a - b)
    .flatMap((annoConguagliato) => {
      const conguaglio = ultimoConguaglio(pagamenti, annoConguagliato);
      return (conguaglio?.resti ?? []).map(({ codice, anno, importo }): RestoAperto => {
        const trattenuto = totale(quoteDi(pagamenti, TRATTENUTO_CON[codice] ?? codice, anno));
        return {
          codice,
          anno,
          annoConguagliato,
          conguagliatoIl: conguaglio?.dataPagamento ?? '',
          dovuto: importo,
          trattenuto,
          residuo: Math.max(0, importo - trattenuto),
        };
      });
    })
    .filter(({ residuo }) => residuo > 0);
};
