import type { Supplente } from '#shared/contracts/assenze/supplenti.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { uncoveredBy, type Periodo } from '#shared/domain/tempo/periodo.ts';

interface Coperta {
  readonly uid: string;
  readonly datInizio: string;
  readonly datFine: string;
}

/** Returns who covers one absence. */
export const supplentiDi = ({ uid }: Pick<Coperta, 'uid'>, tutti: readonly Supplente[]): readonly Supplente[] =>
  tutti.filter(({ uidAssenza }) => uidAssenza === uid);

/** Returns the days of an absence that nobody covers. */
export const giorniScoperti = ({ datInizio, datFine }: Coperta, supplenti: readonly Supplente[]): readonly Periodo[] =>
  uncoveredBy(
    { dal: datInizio, al: datFine },
    supplenti.map((uno) => ({ dal: uno.datInizio, al: uno.datFine })),
  );

/** Returns periods in the words of a sentence. */
export const periodiInParole = (periodi: readonly Periodo[]): string =>
  periodi
    .map(({ dal, al }) =>
      dal === al
        ? `il ${formatGiorno(dal)}`
        : `dal ${formatGiorno(dal)}${al === null ? '' : ` al ${formatGiorno(al)}`}`,
    )
    .join(', ');
