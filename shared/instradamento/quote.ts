import type { RigaImporto } from '../calculation/riga/cedolino-tipi.ts';
import { ANNI_PRECEDENTI } from '../calculation/riga/righe.ts';
import { quoteMensili } from '../calculation/righe/quote-mensili.ts';
import type { Situazione } from '../calculation/situazione/situazione.ts';
import type { Mese } from '../domain/tempo/mese.ts';
import type { Centesimi } from '../money/centesimi.ts';

/** A line's part of one month, signed as money that leaves the school for its destination. */
export interface QuotaInstradata {
  readonly mese: Mese | null;
  readonly parte: { readonly importo: Centesimi; readonly base: Centesimi | null };
}

/**
 * The competence shares of each line: those kept at calculation; for payslips sealed before they were kept, split on
 * reading by the same rule. A line that no month can be named for keeps its whole.
 */
export const quoteDelleRighe = (
  righe: readonly RigaImporto[],
  situazione: Situazione,
): readonly (readonly QuotaInstradata[])[] => {
  const ripartite = isDaRipartire(righe) ? quoteMensili(righe.map((riga) => daSigillo(riga, situazione))) : null;
  return righe.map((riga, indice) => {
    const segno = riga.gruppo === 'somme_fuori_reddito' ? -1 : 1;
    const quote = ripartite === null ? (riga.quote ?? []) : (ripartite[indice] ?? []);
    if (quote.length === 0) return [{ mese: null, parte: { importo: segno * riga.importo, base: riga.base } }];
    return quote.map(({ anno, mese, importo, base }) => ({
      mese: { anno, mese },
      parte: { importo: segno * importo, base },
    }));
  });
};

/** True for the lines of a payslip computed before the competence shares were kept. */
const isDaRipartire = (righe: readonly RigaImporto[]): boolean => righe.every(({ quote }) => quote === undefined);

const daSigillo = (riga: RigaImporto, { percettore }: Situazione) => ({
  ...riga,
  competenza: riga.gruppo === 'riepilogo' ? null : riga.competenza,
  anniPrecedenti:
    riga.codice === 'IRPEF_SEPARATA' ||
    riga.descrizione.endsWith(ANNI_PRECEDENTI) ||
    (percettore.tipo === 'EREDE' && riga.gruppo === 'competenze'),
});
