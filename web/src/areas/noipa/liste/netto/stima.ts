import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import { ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';

/** Items of the program that are taxed as accessory pay, and not at all. */
const IMPONIBILE = 'MOF_FORF';
const ESENTE = 'MAT_TRASF';

const isEsente = ({ esame }: RigaNoipa): boolean => esame?.quota === 'TRASFERTA' || esame?.quota === 'NON_IMPONIBILE';

/** The day the estimate is made for: that of the payment, when NoiPA said it, or the last of the month of the list. */
export const giornoStima = ({ anno, mese, esito }: Pick<ListaNoipa, 'anno' | 'mese' | 'esito'>): string =>
  esito?.datPagamento ?? ultimoGiornoDelMese({ anno, mese });

/** The dry run whose payslips estimate what a list leaves to its people: each compensation as accessory pay, the exempt part as such. */
export const stimaDi = (
  lista: ListaNoipa,
  pagamenti: readonly PagamentoNoipa[],
): { readonly processo: ProcessoInput; readonly cedolini: InputCedolino[] } => ({
  processo: {
    ANNO: lista.anno,
    MESE: lista.mese,
    DES_ELABORAZIONE: lista.descrizione,
    NOTE_ELABORAZIONE: '',
    idMetodo: 'ACC-LD',
    dataPagamento: giornoStima(lista),
    simulazione: true,
    attivita: '',
    progetto: '',
    fonteFinanziamento: '',
    cup: null,
  },
  cedolini: pagamenti.map(({ persona, righe }) => ({
    uidSubAnagrafe: persona,
    percettore: null,
    voci: righe.map((riga) => ({
      codice: isEsente(riga) ? ESENTE : IMPONIBILE,
      competenza: { dal: riga.datInizio, al: riga.datFine },
      misura: { unita: 'IMPORTO', importo: riga.importo },
    })),
  })),
});
