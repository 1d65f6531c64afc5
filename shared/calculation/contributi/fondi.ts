import { fondiDelloStato, gestioni, type FondoFineServizio, type FondoPensione } from '../../rules/fondi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Situazione } from '../situazione/situazione.ts';

/** Lines of the pension fund, of the end-of-service fund and of the credit fund: the kind of contribution after the management. */
const DI_PENSIONE = [
  'PENSIONE_DIPENDENTE',
  'PENSIONE_AMMINISTRAZIONE',
  'CONTRIBUTO_AGGIUNTIVO',
  'ESONERO_IVS',
  'ESONERO_MADRE',
] as const;
const DI_FINE_SERVIZIO: Readonly<Record<string, string>> = {
  TFS_DIPENDENTE: '07',
  TFS_AMMINISTRAZIONE: '07',
  TFR: '08',
};

/** The fund a line belongs to, its code, and what the school has not said. */
export interface FondoDellaRiga {
  readonly fondo: FondoPensione | FondoFineServizio | 'CREDITO';
  /** Null while the school has not said its fund. */
  readonly codice: string | null;
  readonly mancante: 'fondoPensione' | 'fondoFineServizio' | null;
}

/** Fund of a line of contributions; null for every other line. The staff of the State has its funds by law. */
export const fondoDellaRiga = (
  codice: string,
  { scuola, enti, dataPagamento }: Pick<Situazione, 'scuola' | 'enti' | 'dataPagamento'>,
  regole: Regole,
): FondoDellaRiga | null => {
  if (codice === 'FONDO_CREDITO') return { fondo: 'CREDITO', codice: 'P909', mancante: null };
  const tipoFineServizio = DI_FINE_SERVIZIO[codice];
  if (!DI_PENSIONE.some((voce) => voce === codice) && tipoFineServizio === undefined) return null;
  const delloStato = regole.inVigore(fondiDelloStato, dataPagamento).valore;
  const numeri = regole.inVigore(gestioni, dataPagamento).valore;
  if (tipoFineServizio !== undefined) {
    const scelto = enti.fondoFineServizio ?? (scuola === 'SCUOLA' ? delloStato.fineServizio : null);
    return scelto === null
      ? { fondo: delloStato.fineServizio, codice: null, mancante: 'fondoFineServizio' }
      : { fondo: scelto, codice: `P${numeri[scelto] ?? ''}${tipoFineServizio}`, mancante: null };
  }
  const scelto = enti.fondoPensione ?? (scuola === 'SCUOLA' ? delloStato.pensione : null);
  if (scelto === null) return { fondo: delloStato.pensione, codice: null, mancante: 'fondoPensione' };
  const numero = numeri[scelto];
  return { fondo: scelto, codice: numero === null ? 'DM10' : `P${numero}01`, mancante: null };
};
