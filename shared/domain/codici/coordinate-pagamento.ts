import { richiedeConto, type ModalitaPagamento } from '../persona/pagamento.ts';
import { erroreContoEstero, ibanEstero, isPaeseIban } from './conto-estero.ts';
import { erroreIban, joinIban, splitIban } from './iban.ts';

/** How and where a person is paid, by the spec's names; the Italian account in parts, the foreign one as check digits, BBAN and BIC. */
export interface CoordinatePagamento {
  readonly codModPagamento: ModalitaPagamento | null;
  readonly codPaese: string | null;
  readonly codCinEuro: string | null;
  readonly codCin: string | null;
  readonly codAbi: string | null;
  readonly codCab: string | null;
  readonly codCc: string | null;
  readonly codCinEuroEstero: string | null;
  readonly codBban: string | null;
  readonly codBic: string | null;
}

export interface ErroreCoordinata {
  readonly campo: keyof CoordinatePagamento;
  readonly messaggio: string;
}

/** The fields of the account, Italian and foreign. */
export const campiConto = [
  'codPaese',
  'codCinEuro',
  'codCin',
  'codAbi',
  'codCab',
  'codCc',
  'codCinEuroEstero',
  'codBban',
  'codBic',
] as const;

export const SENZA_CONTO = {
  codPaese: null,
  codCinEuro: null,
  codCin: null,
  codAbi: null,
  codCab: null,
  codCc: null,
  codCinEuroEstero: null,
  codBban: null,
  codBic: null,
} as const;

/** ABI of Poste Italiane: BancoPosta accounts and postal books. */
const ABI_POSTE = '07601';
/** Countries whose accounts have the Italian structure. */
const isItaliano = (codPaese: string | null): boolean => codPaese === 'IT' || codPaese === 'SM';

/** The whole IBAN of the coordinates, Italian or foreign; null when there is none or it is not complete. */
export const ibanDi = (coordinate: CoordinatePagamento): string | null => {
  const { codPaese, codCinEuro, codCin, codAbi, codCab, codCc, codCinEuroEstero, codBban, codBic } = coordinate;
  if (codPaese === null) return null;
  if (!isItaliano(codPaese))
    return codBban === null ? null : ibanEstero({ codPaese, codCinEuroEstero, codBban, codBic });
  if (codCinEuro === null || codCin === null || codAbi === null || codCab === null || codCc === null) return null;
  return joinIban({ codPaese, codCinEuro, codCin, codAbi, codCab, codCc });
};

/** The coordinates of an Italian IBAN as typed; null when its form is another. The checks are those of `erroriPagamento`. */
export const coordinateDaIban = (iban: string): Omit<CoordinatePagamento, 'codModPagamento'> | null => {
  const parti = splitIban(iban);
  return parti && { ...SENZA_CONTO, ...parti };
};

/** Everything wrong with the coordinates for the way the person is paid, each on its field; empty when they can be used. */
export const erroriPagamento = (coordinate: CoordinatePagamento): readonly ErroreCoordinata[] => {
  const { codModPagamento: modalita } = coordinate;
  if (modalita === null || !richiedeConto[modalita]) return hasCoordinate(coordinate) ? [senzaConto(modalita)] : [];
  if (coordinate.codPaese === null)
    return [{ campo: 'codPaese', messaggio: 'Per questa modalità di pagamento servono le coordinate del conto.' }];
  if (isItaliano(coordinate.codPaese)) return erroriContoItaliano(coordinate, modalita);
  if (modalita === 'L' || modalita === 'P')
    return [{ campo: 'codPaese', messaggio: "Un libretto o un conto postale è italiano: indicarne l'IBAN." }];
  return erroriContoEstero(coordinate, coordinate.codPaese);
};

const senzaConto = (modalita: ModalitaPagamento | null): ErroreCoordinata => ({
  campo: 'codModPagamento',
  messaggio:
    modalita === null
      ? 'Ci sono le coordinate di un conto: indicare la modalità di pagamento.'
      : 'Il bonifico domiciliato si riscuote allo sportello: togliere le coordinate del conto.',
});

const hasCoordinate = (coordinate: CoordinatePagamento): boolean =>
  campiConto.some((campo) => coordinate[campo] !== null);

const erroriContoItaliano = (
  coordinate: CoordinatePagamento,
  modalita: ModalitaPagamento,
): readonly ErroreCoordinata[] => {
  const mancanti = (['codCinEuro', 'codCin', 'codAbi', 'codCab', 'codCc'] as const).filter(
    (campo) => coordinate[campo] === null,
  );
  if (mancanti.length > 0) return mancanti.map((campo) => ({ campo, messaggio: "Manca questa parte dell'IBAN." }));
  if (coordinate.codBban !== null || coordinate.codCinEuroEstero !== null)
    return [{ campo: 'codBban', messaggio: 'Il conto è italiano: togliere le coordinate estere.' }];
  const errore = erroreIban(ibanDi(coordinate) ?? '');
  if (errore !== null) return [{ campo: /CIN non/.test(errore) ? 'codCin' : 'codCinEuro', messaggio: errore }];
  if ((modalita === 'P' || modalita === 'L') && coordinate.codAbi !== ABI_POSTE) {
    return [
      {
        campo: 'codAbi',
        messaggio: `Un libretto o un conto postale ha ABI ${ABI_POSTE}: per un conto di banca scegliere il bonifico.`,
      },
    ];
  }
  return [];
};

const erroriContoEstero = (coordinate: CoordinatePagamento, codPaese: string): readonly ErroreCoordinata[] => {
  const { codBban, codCinEuroEstero, codBic } = coordinate;
  if (
    [coordinate.codCinEuro, coordinate.codCin, coordinate.codAbi, coordinate.codCab, coordinate.codCc].some(
      (parte) => parte !== null,
    )
  ) {
    return [{ campo: 'codPaese', messaggio: 'Il conto è estero: togliere CIN, ABI, CAB e numero di conto italiani.' }];
  }
  if (codBban === null) return [{ campo: 'codBban', messaggio: 'Manca il numero del conto estero (BBAN).' }];
  const errore = erroreContoEstero({ codPaese, codCinEuroEstero, codBban, codBic });
  if (errore === null) return [];
  return [{ campo: campoDellErrore(errore, codPaese), messaggio: errore }];
};

const campoDellErrore = (errore: string, codPaese: string): ErroreCoordinata['campo'] => {
  if (/BIC/.test(errore)) return 'codBic';
  return /cifre di controllo/.test(errore) && isPaeseIban(codPaese) ? 'codCinEuroEstero' : 'codBban';
};
